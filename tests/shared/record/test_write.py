"""What is written is read again, replays to itself and is pleasant to read."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import dumps, plain, write, written_deals, written_head
from doublesix.rules.acts import Actor, GoOn, Kind, NewMatch, Redo, RestartDeal, Step, Undo
from doublesix.rules.opening import OpeningRule
from doublesix.rules.profile import Profile
from tests.positions import CHIVA, OUT_BY_TWO, SIX_LOVE, Sitting, acts_in, block_led_by, sitting
from tests.shared.record.samples import (
    BOTH,
    PEOPLE,
    VECTORS,
    Plain,
    bare,
    full,
    random_session,
    vector,
)

KEYS = {
    "record": ["format", "version", "profile", "strict", "seeded", "seats", "deals"],
    "seat": ["seat", "name", "kind", "level"],
    "deal": [
        *("match", "hands", "opening", "plays", "result"),
        *("takebacks", "stand_ins", "persons", "draw"),
    ],
    "opening": ["rule", "opener", "by"],
    "result": [
        *("kind", "winner", "leader", "pips", "key_tile", "points"),
        *("streak_broken", "score", "match_winner"),
    ],
}


@pytest.mark.parametrize("profile", BOTH, ids=repr)
@given(seed=st.integers(0, 10_000), acts=st.integers(0, 600))
def test_a_random_session_is_written_read_and_verified(
    profile: Profile, seed: int, acts: int
) -> None:
    session = random_session(profile, seed, acts)
    written = write(session, PEOPLE)
    again = read(dumps(written).encode())
    assert again.seats == PEOPLE
    assert plain(again) == written
    replayed = verify(again)
    assert plain(replayed.record) == written
    finished = list(session.finished())
    assert [chapter.result for chapter in replayed.chapters] == [
        chapter.result for chapter in finished
    ]
    assert [chapter.deal for chapter in replayed.chapters] == [chapter.deal for chapter in finished]


def test_random_sessions_come_to_every_kind_of_record() -> None:
    records = [
        plain(verify(read(dumps(write(random_session(profile, seed, 900))))).record)
        for profile in BOTH
        for seed in range(6)
    ]
    deals = [deal for record in records for deal in deals_of(record)]
    assert {deal["opening"]["rule"] for deal in deals} == {rule.value for rule in OpeningRule}
    assert {deal["result"]["kind"] for deal in deals} == {"out", "block"}
    assert any(deal["match"] > 2 for deal in deals)
    assert any("takebacks" in deal for deal in deals)


def deals_of(record: dict[str, object]) -> list[Plain]:
    deals: list[Plain] = json.loads(json.dumps(record["deals"]))
    return deals


def test_a_deal_still_open_is_in_no_record() -> None:
    table = sitting(CHIVA, OUT_BY_TWO, block_led_by(2, 3))
    table.play(OUT_BY_TWO.line)
    table.do(GoOn())
    table.play("2:66")
    assert len(read(dumps(write(table.session))).deals) == 1


def test_a_match_in_which_no_deal_was_finished_is_not_counted() -> None:
    blocked = block_led_by(opener=1, leader=3)
    table = sitting(SIX_LOVE, OUT_BY_TWO, blocked, OUT_BY_TWO, OUT_BY_TWO)
    table.do(NewMatch())
    table.play(blocked.line)
    table.do(GoOn(), NewMatch())
    table.play("3:name1")
    assert [deal.match for deal in read(dumps(write(table.session))).deals] == [1]
    table = sitting(CHIVA, OUT_BY_TWO, OUT_BY_TWO, OUT_BY_TWO)
    table.play(OUT_BY_TWO.line)
    table.do(NewMatch(), NewMatch())
    table.play(OUT_BY_TWO.line)
    record = read(dumps(write(table.session)))
    assert [deal.match for deal in record.deals] == [1, 2]
    assert plain(verify(record).record) == write(table.session)


def test_acts_taken_back_are_counted_and_not_written() -> None:
    table = sitting(CHIVA, OUT_BY_TWO)
    table.play("2:66 3:64r")
    table.do(Undo())
    table.do(RestartDeal())
    table.play(OUT_BY_TWO.line)
    [deal] = read(dumps(write(table.session))).deals
    assert deal.takebacks == 2
    assert len(deal.plays) == len(OUT_BY_TWO.line.split())


def test_no_takebacks_are_not_mentioned() -> None:
    table = sitting(CHIVA, OUT_BY_TWO)
    table.play(OUT_BY_TWO.line)
    assert "takebacks" not in dumps(write(table.session))


EVA = Actor(Kind.PERSON, name="Eva")
NOVICE = Actor(Kind.BOT, "novice")


def played_by(table: Sitting, line: str, **actors: Actor) -> None:
    """Play a line; the acts of `one` to `four` are made by these actors."""
    for seat, act in acts_in(line):
        table.step(Step(seat, act, actors.get(seat.name.lower(), Actor(Kind.PERSON))))


def test_a_deal_says_who_acted_for_a_seat_of_somebody_else() -> None:
    table = sitting(SIX_LOVE, OUT_BY_TWO, block_led_by(opener=4, leader=1))
    played_by(table, OUT_BY_TWO.line, one=NOVICE, two=EVA)
    table.do(GoOn())
    played_by(table, f"2:name4 {block_led_by(opener=4, leader=1).line}", two=NOVICE, three=EVA)
    one, two = deals_of(write(table.session, PEOPLE))
    assert one["stand_ins"] == [[4, 24, 1, "novice"]]
    assert one["persons"] == [[1, 25, 2, "Eva"]]
    assert two["stand_ins"] == [[0, 11, 2, "novice"]]
    assert two["persons"] == [[4, 12, 3, "Eva"]]


def test_strict_is_written_where_it_is_so() -> None:
    table = sitting(CHIVA, OUT_BY_TWO)
    table.play(OUT_BY_TWO.line)
    assert "strict" not in write(table.session, PEOPLE)
    strict = write(table.session, PEOPLE, strict=True)
    assert strict == {**write(table.session, PEOPLE), "strict": True}
    assert plain(verify(read(dumps(strict))).record) == strict


def test_without_seats_nobody_is_somebody_else() -> None:
    table = sitting(CHIVA, OUT_BY_TWO)
    played_by(table, OUT_BY_TWO.line, one=NOVICE, two=EVA)
    [deal] = deals_of(write(table.session))
    assert not {"stand_ins", "persons"} & set(deal)


def test_who_made_an_act_that_was_taken_back_is_not_told() -> None:
    line = OUT_BY_TWO.line.split()
    table = sitting(CHIVA, OUT_BY_TWO)
    played_by(table, line[0], two=EVA)
    table.do(Undo())
    played_by(table, " ".join(line[:2]), two=NOVICE, three=EVA)
    table.do(Undo(), Redo())
    played_by(table, " ".join(line[2:]))
    [deal] = deals_of(write(table.session, PEOPLE))
    assert deal["stand_ins"] == [[1, 1, 2, "novice"]]
    assert deal["persons"] == [[2, 2, 3, "Eva"]]
    table.do(RestartDeal())
    played_by(table, OUT_BY_TWO.line)
    [deal] = deals_of(write(table.session, PEOPLE))
    assert not {"stand_ins", "persons"} & set(deal)


def test_a_record_written_deal_after_deal_is_the_same() -> None:
    table = sitting(CHIVA, OUT_BY_TWO)
    table.play(OUT_BY_TWO.line)
    head, deals = written_head(table.session, strict=True), list(written_deals(table.session))
    whole = write(table.session, strict=True)
    assert {**head, "deals": deals} == whole
    assert list(head) == list(whole)
    assert len(deals) == 1


def test_a_session_that_did_nothing_is_a_record_of_no_deals() -> None:
    record = write(sitting(CHIVA, OUT_BY_TWO).session)
    assert record == {
        "format": "doublesix-record",
        "version": 1,
        "profile": "chiva",
        "deals": [],
    }
    assert verify(read(dumps(record))).chapters == ()


def test_keys_stand_in_the_order_of_the_contract() -> None:
    record = plain(read(json.dumps(full(), sort_keys=True)))
    assert list(record) == KEYS["record"]
    found = json.loads(json.dumps(record))
    assert list(found["seats"][1]) == KEYS["seat"]
    for deal in found["deals"]:
        assert [key for key in KEYS["deal"] if key in deal] == list(deal)
        assert [key for key in KEYS["opening"] if key in deal["opening"]] == list(deal["opening"])
        assert list(deal["result"]) == KEYS["result"]
        assert list(deal["hands"]) == list(deal["result"]["pips"]) == ["1", "2", "3", "4"]
    assert found == full()


def test_what_a_record_does_not_say_is_not_written() -> None:
    record = bare(full())
    assert plain(read(json.dumps(record))) == record


@pytest.mark.parametrize("name", VECTORS)
def test_a_file_is_json_in_lines_of_a_hand_or_a_few_plays(name: str) -> None:
    text = dumps(vector(name))
    assert json.loads(text) == vector(name)
    assert text.endswith("}\n")
    lines = text.splitlines()
    assert max(len(line) for line in lines) <= 96
    assert len(lines) < 20 * len(vector(name)["deals"]) + 5


READABLE = """\
{"format": "doublesix-record", "version": 1, "profile": "six-love", "strict": true,
 "seeded": true,
 "seats": [
  {"seat": 1, "name": "Ana María", "kind": "person"},
  {"seat": 2, "name": "Beto", "kind": "bot", "level": "club"},
  {"seat": 3, "name": "Carla", "kind": "person"},
  {"seat": 4, "name": "Dora", "kind": "bot"}],
 "deals": [
  {"match": 1,
   "hands": {"1": ["30", "11", "51", "43", "64", "65", "66"],
    "2": ["10", "60", "52", "62", "53", "54", "55"],
    "3": ["00", "40", "21", "31", "42", "33", "63"],
    "4": ["20", "50", "41", "61", "22", "32", "44"]},
   "opening": {"rule": "named", "opener": 3, "by": 1},
   "plays": [
    [3, "31"], [4, "32", "left"], [1, "51", "right"], [2, "53", "right"], [3, "42", "left"],
    [4, "41", "left"], [1, "11", "left"], [2, "10", "left"], [3, "00", "left"],
    [4, "20", "left"], [1, "30", "right"], [2, "62", "left"], [3, "40", "right"],
    [4, "44", "right"], [1, "64", "right"], [2, "60", "left"], [3, "63", "right"],
    [4, "50", "left"], [1, "65", "left"], [2, "pass"], [3, "33", "right"], [4, "61", "left"],
    [1, "43", "right"], [2, "54", "right"], [3, "21", "left"]],
   "result": {"kind": "out", "winner": "1/3", "leader": 3,
    "pips": {"1": 12, "2": 17, "3": 0, "4": 4}, "key_tile": false, "points": 1,
    "streak_broken": false, "score": {"1/3": 2, "2/4": 0}, "match_winner": null},
   "takebacks": 3, "persons": [[0, 11, 1, "Eva"], [24, 24, 2, ""]]}]}
"""


def test_a_deal_is_a_page_that_people_can_read() -> None:
    record = full()
    record["deals"] = record["deals"][1:2]
    assert dumps(plain(read(json.dumps(record)))) == READABLE


def test_names_are_written_as_they_are() -> None:
    record = full()
    assert '{"seat": 1, "name": "Ana María", "kind": "person"}' in dumps(record)
