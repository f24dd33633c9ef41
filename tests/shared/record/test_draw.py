"""A record says how its deals were drawn, and what of that does not match."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from doublesix.fair.draw import DrawId, Drawn, Named, hands_of
from doublesix.record.draw import check_draws, draw_told, draws_told, plain_draw, read_draw
from doublesix.record.errors import RecordError, RecordFormError, RecordRuleError
from doublesix.record.form import RecordedDraw
from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import dumps, write
from doublesix.rules.acts import Actor, GoOn, Kind, Step
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session

TABLE = "5e" * 16
NAMED = (Named(1, "late", 3, "Ivo"), Named(2, "given_up"))
Plain = dict[str, Any]


def drawn(number: int, *, seats: tuple[Seat, ...] = SEATS, named: tuple[Named, ...] = ()) -> Drawn:
    shares = tuple((seat, bytes([number, seat]) * 16) for seat in seats)
    draw = DrawId(TABLE, 1, number, 1 + len(named))
    return Drawn(draw, bytes([number]) * 32, shares, named)


DRAWS = {1: drawn(1), 2: drawn(2, seats=SEATS[:2], named=NAMED), 3: drawn(3, seats=())}


def played() -> Session:
    """Return a session of three drawn deals."""
    actor = Actor(Kind.PERSON, name="Ana")
    session, _ = Session.start(PROFILES["chiva"], lambda number: hands_of(DRAWS[number]))
    while session.chapter.result is None or session.chapter.number < len(DRAWS):
        turn = session.deal.turn
        step = Step(None, GoOn(), actor)
        if turn is not None:
            step = Step(turn, session.deal.legal()[0], actor)
        session, _ = session.apply(step, lambda number: hands_of(DRAWS[number]))
    return session


SESSION = played()
RECORD: Plain = write(SESSION, draws=DRAWS)


def changed(change: Callable[[list[Plain]], None]) -> str:
    record = deepcopy(RECORD)
    change(record["deals"])
    return dumps(record)


def test_a_record_carries_how_its_deals_were_drawn_and_is_verified() -> None:
    record = read(dumps(RECORD))
    assert [deal.draw for deal in record.deals] == [RecordedDraw.of(one) for one in DRAWS.values()]
    verify(record)
    assert json.loads(dumps(RECORD)) == RECORD


def test_a_draw_is_written_as_it_was_read() -> None:
    for deal in RECORD["deals"]:
        assert plain_draw(read_draw(deal["draw"], "")) == deal["draw"]
    assert "named" not in RECORD["deals"][0]["draw"]
    assert RECORD["deals"][1]["draw"]["named"] == [[1, "late", 3, "Ivo"], [2, "given_up"]]


def test_a_deal_of_which_nothing_is_known_says_nothing_of_its_draw() -> None:
    assert all("draw" not in deal for deal in write(SESSION)["deals"])  # type: ignore[attr-defined]


def put(*path: Any, value: Any) -> Callable[[list[Plain]], None]:
    def change(deals: list[Plain]) -> None:
        at: Any = deals
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value

    return change


def drop(deals: list[Plain]) -> None:
    del deals[0]["draw"]["shares"]["3"]


def add(deals: list[Plain]) -> None:
    deals[1]["draw"]["shares"]["4"] = "00" * 32


def reorder(deals: list[Plain]) -> None:
    shares = deals[0]["draw"]["shares"]
    shares["1"], shares["2"] = shares["2"], shares["1"]


def replay_the_first(deals: list[Plain]) -> None:
    deals[1] = {**deals[0], "match": deals[1]["match"]}
    del deals[1]["opening"], deals[1]["result"]
    del deals[2:]


def deal_otherwise(deals: list[Plain]) -> None:
    deals[0]["draw"]["secret"], deals[0]["draw"]["commitment"] = (
        "03" * 32,
        drawn_with(bytes([3]) * 32),
    )


def without_later_draws(deals: list[Plain]) -> None:
    for deal in deals[1:]:
        del deal["draw"]


def drawn_with(secret: bytes) -> str:
    return Drawn(DRAWS[1].draw, secret, ()).commitment.hex()


@pytest.mark.parametrize(
    ("change", "place", "said"),
    [
        (put(0, "draw", "secret", value="00" * 32), "deal 1, draw", "secret is another"),
        (put(1, "draw", "commitment", value="00" * 32), "deal 2, draw", "secret is another"),
        (put(0, "draw", "shares", "2", value="00" * 32), "deal 1, draw", "share of seat 2"),
        (put(0, "draw", "attempt", value=2), "deal 1, draw", "secret is another"),
        (reorder, "deal 1, draw", "the share of seat 1 is another"),
        (drop, "deal 1, draw", "share of seat 3, which had committed itself, is missing"),
        (add, "deal 2, draw", "seat 4, which had committed itself to none"),
        (deal_otherwise, "deal 1, draw", "seat 1 was dealt other tiles"),
        (put(1, "draw", "table", value="00" * 16), "deal 2, draw", "another table or session"),
        (put(1, "draw", "session", value=2), "deal 2, draw", "another table or session"),
        (put(1, "draw", "deal", value=1), "deal 2, draw, deal", "used twice"),
        (put(1, "draw", "named", value=[]), "deal 2, draw, named", "each attempt before 3 why"),
        (put(1, "draw", "named", value=[[2, "given_up"]]), "deal 2, draw, named", "before 3"),
        (put(0, "draw", "named", value=[[1, "given_up"]]), "deal 1, draw, named", "before 1"),
        (put(1, "draw", "named", 0, 2, value=1), "deal 2, draw, named", "seat 1 is named, and"),
    ],
)
def test_what_does_not_match_is_named_with_its_place(
    change: Callable[[list[Plain]], None], place: str, said: str
) -> None:
    with pytest.raises(RecordRuleError, match=said) as error:
        verify(read(changed(change)))
    assert error.value.place == place


def test_a_deal_that_is_used_twice_is_found() -> None:
    with pytest.raises(RecordError):
        verify(read(changed(replay_the_first)))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (put(0, "draw", value=[]), "deal 1, draw"),
        (put(0, "draw", "secret", value="00"), "deal 1, draw, secret"),
        (put(0, "draw", "secret", value="0G" * 32), "deal 1, draw, secret"),
        (put(0, "draw", "secret", value=7), "deal 1, draw, secret"),
        (put(0, "draw", "table", value="5E" * 16), "deal 1, draw, table"),
        (put(0, "draw", "deal", value=0), "deal 1, draw, deal"),
        (put(0, "draw", "shares", value={"5": "00" * 32}), "deal 1, draw, shares"),
        (put(0, "draw", "shares", "1", value="00"), "deal 1, draw, shares, seat 1"),
        (put(0, "draw", "seed", value="s"), "deal 1, draw"),
        (put(1, "draw", "named", value=[[1]]), "deal 2, draw, named, entry 1"),
        (put(1, "draw", "named", value=[[1, "rain"]]), "deal 2, draw, named, entry 1"),
        (put(1, "draw", "named", value=[[1, "late", 5, "Ivo"]]), "deal 2, draw, named, entry 1"),
    ],
)
def test_what_is_no_draw_is_told_with_its_place(
    change: Callable[[list[Plain]], None], place: str
) -> None:
    with pytest.raises(RecordFormError) as error:
        read(changed(change))
    assert error.value.place == place


def test_records_without_draws_are_verified_as_ever() -> None:
    check_draws(read(dumps(write(SESSION))))


def test_a_reader_is_told_whether_a_deal_can_be_proved() -> None:
    one, two, three = (list(draw_told(deal)) for deal in read(dumps(RECORD)).deals)
    assert one == ["It was drawn with a share of every seat: see docs/fair-deals.md for the proof."]
    assert two == [
        "Attempt 1 to draw it came to nothing: seat 3 gave no share in time.",
        "Attempt 2 to draw it came to nothing: it was given up.",
        "It was drawn with shares of seats 1, 2: see docs/fair-deals.md for the proof.",
    ]
    assert three == [
        "It was drawn without a share of any seat: the server alone could have chosen it."
    ]
    [before] = draw_told(read(dumps(write(SESSION))).deals[0])
    assert before == "How it was drawn is not recorded: whoever dealt it could have chosen it."


def test_what_verify_checked_of_the_draws_is_said_in_a_few_words() -> None:
    records = (RECORD, write(SESSION), write(SESSION, seeded=True))
    some = changed(without_later_draws)
    assert [draws_told(read(text)) for text in (*map(dumps, records), some)] == [
        "3 of 3 deals follow from how they were drawn",
        "how it was dealt is not recorded",
        "dealt from a seed",
        "1 of 3 deals follows from how it was drawn",
    ]


def test_deals_of_a_seed_are_marked_as_known_to_whoever_set_it() -> None:
    record = read(dumps(write(SESSION, seeded=True)))
    assert record.is_seeded
    assert verify(record).record.is_seeded
    told = [*draw_told(record.deals[0], is_seeded=True)]
    assert told == ["It comes from a seed: whoever set the seed knew it."]
    assert "seeded" not in RECORD
