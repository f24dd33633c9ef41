"""A client gives its shares by itself, and finds out every way to cheat it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

import pytest

from doublesix.fair.judge import Fault
from doublesix.fair.verdict import Ruling, Verdict
from doublesix.fair.witness import Witness
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.shuffle import seeded_hands
from tests.shared.fair.servers import TABLE, FakeServer, Message

OTHER = seeded_hands("another deal", 1)


def server(**options: Any) -> FakeServer:
    made = FakeServer(**options)
    made.sit()
    return made


def verdict_of(at: FakeServer, seat: Seat = Seat.ONE) -> Verdict:
    verdict = at.clients[seat].verdict
    assert verdict is not None
    return verdict


def found(at: FakeServer, seat: Seat = Seat.ONE) -> set[Fault]:
    return {finding.fault for finding in verdict_of(at, seat).findings}


def test_an_honest_deal_could_not_have_been_chosen() -> None:
    at = server()
    at.play()
    for seat in SEATS:
        verdict = verdict_of(at, seat)
        assert (verdict.ruling, verdict.findings) == (Ruling.SURE, ())
        assert (verdict.session, verdict.deal, verdict.attempt) == (1, 1, 1)
        assert verdict.shares == (1, 2, 3, 4)


def test_every_deal_of_a_session_is_judged() -> None:
    at = server()
    for deal in range(1, 6):
        at.play()
        assert (verdict_of(at).deal, verdict_of(at).ruling) == (deal, Ruling.SURE)


def test_each_share_is_fresh() -> None:
    at = server()
    at.play()
    first = dict(at.shares)
    at.play()
    assert not set(first.values()) & set(at.shares.values())


def test_a_draw_is_under_way_until_it_is_dealt() -> None:
    at = server()
    dealing = []
    for stage in (at.commit, at.reveal, at.dealt, at.over, at.opened):
        stage()
        dealing.append(at.clients[Seat.ONE].is_dealing)
    assert dealing == [True, True, False, False, False]


def test_one_without_a_seat_sees_what_went_in_and_gives_nothing() -> None:
    at = server()
    watcher = at.clients[Seat.FOUR]
    at.seats = SEATS[:3]
    watcher.hear({"type": "table", "seats": [], "you": {"seats": []}})
    at.play()
    assert set(at.shares) == set(SEATS[:3])
    assert verdict_of(at, Seat.FOUR).ruling is Ruling.WATCHED


def test_a_deal_without_shares_is_the_server_s_alone() -> None:
    at = server(seats=())
    for client in at.clients.values():
        client.hear({"type": "table", "seats": [], "you": {"seats": []}})
    at.play()
    assert verdict_of(at).ruling is Ruling.UNSHARED


# A server that cheats


def changing(field: str, value: Callable[[Any], Any]) -> Callable[[Message], None]:
    def change(message: Message) -> None:
        message[field] = value(message[field])

    return change


def without(seat: str) -> Callable[[dict[str, bytes]], dict[str, bytes]]:
    return lambda given: {key: one for key, one in given.items() if key != seat}


def swapped(given: dict[str, bytes]) -> dict[str, bytes]:
    return {**given, "1": given["2"], "2": given["1"]}


@pytest.mark.parametrize(
    ("stage", "field", "value", "fault"),
    [
        ("opened", "secret", lambda _: bytes(32), Fault.SECRET_DIFFERS),
        ("opened", "secret", lambda _: b"short", Fault.MALFORMED),
        ("opened", "secret", lambda _: None, Fault.MALFORMED),
        ("opened", "commitment", lambda _: bytes(32), Fault.COMMITMENT_CHANGED),
        ("reveal", "commitment", lambda _: bytes(32), Fault.COMMITMENT_CHANGED),
        ("dealt", "commitment", lambda _: bytes(32), Fault.COMMITMENT_CHANGED),
        ("opened", "shares", swapped, Fault.SHARE_DIFFERS),
        ("opened", "shares", without("1"), Fault.SHARE_DROPPED),
        ("opened", "shares", without("3"), Fault.SHARE_DROPPED),
        ("opened", "shares", lambda given: {**given, "1": bytes(32)}, Fault.OWN_SHARE_DIFFERS),
        ("opened", "shares", lambda given: {**given, "2": b"short"}, Fault.MALFORMED),
        ("reveal", "commitments", without("1"), Fault.OWN_COMMITMENT_CHANGED),
        ("dealt", "commitments", without("2"), Fault.OWN_COMMITMENT_CHANGED),
        ("reveal", "commitments", swapped, Fault.OWN_COMMITMENT_CHANGED),
        ("commit", "yours", lambda _: [], Fault.NOT_ASKED),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_does_not_match_is_found(
    stage: str, field: str, value: Callable[[Any], Any], fault: Fault
) -> None:
    at = server()
    at.change[stage] = changing(field, value)
    at.play()
    assert verdict_of(at).ruling is Ruling.BROKEN
    assert fault in found(at)


def test_nothing_is_shown_to_a_server_that_changed_its_word() -> None:
    at = server()
    at.change["reveal"] = changing("commitments", without("1"))
    at.commit()
    at.reveal()
    assert Seat.ONE not in at.shares


def test_a_share_of_which_nothing_was_said_is_found() -> None:
    at = server(seats=SEATS[:3])
    at.clients[Seat.FOUR].hear({"type": "table", "seats": [], "you": {"seats": []}})
    at.change["opened"] = changing("shares", lambda given: {**given, "4": bytes(32)})
    at.play()
    assert Fault.SHARE_ADDED in found(at)


def test_another_deal_than_was_drawn_is_found_by_whoever_got_other_tiles() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.dealt(OTHER)
    at.over()
    at.opened()
    assert {Fault.HAND_DIFFERS, Fault.SHOWN_DIFFERS} == found(at)


def test_other_hands_shown_at_the_end_are_found() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.dealt()
    at.over(OTHER)
    at.opened()
    assert found(at) == {Fault.SHOWN_DIFFERS}


def test_a_draw_that_comes_again_is_found() -> None:
    at = server()
    at.play()
    at.deal = 0
    at.play()
    assert Fault.AGAIN in found(at)


def test_a_server_that_asks_for_shares_a_second_time_gets_none() -> None:
    at = server()
    at.commit()
    at.reveal()
    given, at.shares = at.shares, {}
    at.reveal()
    assert at.shares == {}
    at.shares = given
    at.end()
    assert found(at) == {Fault.AGAIN}


def test_a_secret_that_is_told_when_the_next_deal_begins_is_too_late() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.dealt()
    at.over()
    at.commit()
    assert found(at) == {Fault.NOT_OPENED}
    assert verdict_of(at).deal == 1


def test_a_deal_for_which_nobody_was_asked_is_found() -> None:
    at = server()
    at.play()
    at.deal, at.secret = 2, bytes(32)
    at.draw = type(at.draw)(at.draw.table, 1, 2, 1)
    at.commitments, at.shares = {}, {}
    at.end()
    assert found(at) == {Fault.NOT_ASKED}


def test_commitments_told_before_one_s_own_was_asked_for_are_found() -> None:
    at = server()
    at.deal, at.secret = 1, bytes(32)
    at.draw = type(at.draw)(at.draw.table, 1, 1, 1)
    at.reveal()
    assert at.shares == {}
    at.end()
    assert Fault.NOT_ASKED in found(at)


def test_a_server_that_skips_what_must_come_before_is_found() -> None:
    at = server()
    at.commit()
    at.end()
    assert Fault.NOT_ASKED in found(at)


# Attempts


def test_whoever_is_named_for_nothing_says_so() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.name(Seat.ONE)
    at.commit(attempt=2)
    at.reveal()
    at.end()
    assert found(at) == {Fault.WRONGLY_NAMED}
    assert found(at, Seat.TWO) == set()
    assert verdict_of(at, Seat.TWO).ruling is Ruling.SURE


def test_whoever_lost_the_link_is_named_rightly() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.clients[Seat.ONE].lost()
    at.name(Seat.ONE, "lost")
    at.commit(attempt=2)
    at.reveal()
    at.end()
    assert (found(at), verdict_of(at).ruling) == (set(), Ruling.WATCHED)


def test_an_attempt_that_a_restarted_server_gave_up_is_no_fault_and_counts() -> None:
    at = server()
    at.commit()
    at.reveal()
    for client in at.clients.values():
        client.lost()
    at.sit()
    at.give_up()
    at.commit(attempt=2)
    at.reveal()
    at.end()
    verdict = verdict_of(at)
    assert (verdict.ruling, verdict.attempt, verdict.given_up) == (Ruling.SURE, 2, 1)
    at.play()
    assert verdict_of(at).given_up == 1


def test_an_attempt_that_is_given_up_before_the_eyes_of_its_clients_is_found() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.give_up()
    at.commit(attempt=2)
    at.reveal()
    assert at.shares == {}
    at.end()
    assert Fault.UNEXPLAINED in found(at)


def never(_: FakeServer) -> None:
    pass


def name_before_it_could_be_late(at: FakeServer) -> None:
    at.name(Seat.THREE)
    at.named[-1]["attempt"] = 2


def name_twice(at: FakeServer) -> None:
    at.name(Seat.THREE)
    at.name(Seat.THREE)


def name_for_the_second_alone(at: FakeServer) -> None:
    at.name(Seat.TWO)
    at.named[-1]["attempt"] = 0


@pytest.mark.parametrize(
    "explain", [never, name_before_it_could_be_late, name_twice, name_for_the_second_alone]
)
def test_an_attempt_that_nothing_explains_is_found(explain: Callable[[FakeServer], None]) -> None:
    at = server()
    at.commit()
    at.reveal()
    explain(at)
    at.commit(attempt=2)
    at.reveal()
    at.end()
    assert Fault.UNEXPLAINED in found(at)
    assert verdict_of(at).ruling is Ruling.BROKEN


@pytest.mark.parametrize("stage", ["reveal", "dealt", "opened"])
def test_another_who_is_named_for_the_same_afterwards_is_found(stage: str) -> None:
    at = server()
    at.commit()
    at.name(Seat.TWO)
    at.commit(attempt=2)
    at.change[stage] = changing("named", lambda named: [{**named[0], "seat": 3, "name": "Eva"}])
    at.reveal()
    at.end()
    assert Fault.UNEXPLAINED in found(at)


@pytest.mark.parametrize("stage", ["reveal", "dealt", "opened"])
def test_whoever_is_named_once_it_is_too_late_to_be_missed_is_found(stage: str) -> None:
    at = server()
    at.commit()
    told = {"attempt": 1, "why": "late", "seat": 1, "name": "Ana"}
    at.change[stage] = changing("named", lambda named: [*named, told])
    at.reveal()
    at.end()
    assert {Fault.UNEXPLAINED, Fault.WRONGLY_NAMED} <= found(at)


def test_a_share_of_one_who_was_named_does_not_go_in() -> None:
    at = server()
    at.commit()
    at.named.append({"attempt": 1, "why": "late", "seat": 2, "name": "Ivo"})
    at.commit(attempt=2)
    at.reveal()
    at.end()
    assert Fault.SHARE_ADDED in found(at)


def test_one_whose_link_was_lost_in_another_attempt_is_not_named_for_the_first() -> None:
    at = server()
    at.commit()
    at.name(Seat.TWO)
    at.commit(attempt=2)
    at.clients[Seat.ONE].lost()
    at.sit()
    told = {"attempt": 1, "why": "lost", "seat": 1, "name": "Ana"}
    at.named.append(told)
    at.name(Seat.THREE)
    at.commit(attempt=3)
    at.reveal()
    at.end()
    assert {Fault.UNEXPLAINED, Fault.WRONGLY_NAMED} <= found(at)


def test_whoever_withholds_since_something_is_wrong_does_not_say_that_it_gave() -> None:
    at = server()
    at.change["reveal"] = changing("commitments", without("1"))
    at.commit()
    at.reveal()
    at.change.clear()
    at.name(Seat.ONE)
    at.commit(attempt=2)
    at.reveal()
    at.end()
    assert found(at) == {Fault.OWN_COMMITMENT_CHANGED}


def test_those_who_withhold_are_counted_under_the_names_that_they_had() -> None:
    at = server()
    for why in ("late", "malformed"):
        at.commit()
        at.name(Seat.TWO, why)
        at.commit(attempt=2)
        at.reveal()
        at.end()
        at.seats = SEATS
    assert verdict_of(at).withheld == ((2, 2, ""),)
    seats = [{"seat": 2, "stand_in": None, "name": None, "level": "club"}]
    at.tell(Seat.ONE, {"type": "table", "seats": seats, "you": {"seats": []}})
    at.play()
    assert verdict_of(at).withheld == ((2, 2, "Ivo"),)


def test_one_who_comes_back_after_the_draw_still_judges_it() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.dealt()
    late = at.clients[Seat.ONE] = Witness()
    at.update(Seat.ONE, hand=[])
    at.end()
    assert late.verdict is not None
    assert late.verdict.ruling is Ruling.WATCHED
    at.change["opened"] = changing("secret", lambda _: bytes(32))
    at.opened()
    assert Fault.SECRET_DIFFERS in found(at)


def test_a_deal_that_is_gone_back_into_is_judged_again_when_it_ends_again() -> None:
    at = server()
    at.play()
    at.update(Seat.ONE, hand=[])
    at.over()
    at.opened()
    assert (verdict_of(at).ruling, verdict_of(at).deal) == (Ruling.SURE, 1)
    at.play()
    assert (verdict_of(at).ruling, verdict_of(at).deal) == (Ruling.SURE, 2)


def test_a_deal_that_was_left_is_not_missed() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.dealt()
    at.play()
    assert (verdict_of(at).ruling, verdict_of(at).deal) == (Ruling.SURE, 2)


def test_the_evidence_is_all_that_was_heard_and_can_be_kept_as_json() -> None:
    at = server()
    at.change["opened"] = changing("secret", lambda _: bytes(32))
    at.play()
    evidence = json.loads(json.dumps(verdict_of(at).evidence))
    assert ["secret_differs", None] in evidence["findings"]
    assert [one["stage"] for one in evidence["messages"]] == [
        *("commit", "reveal", "dealt", "opened"),
    ]
    assert evidence["messages"][0]["commitment"] != bytes(32).hex()
    assert evidence["own_shares"] == {"1": at.shares[Seat.ONE].hex()}
    assert len(evidence["own_hands"]["1"]) == 7
    assert len(evidence["hands_shown"]) == 4


def test_shares_come_from_the_operating_system_unless_told() -> None:
    assert Witness()._random_bytes is os.urandom


def test_what_is_remembered_is_bounded() -> None:
    at = server()
    for _ in range(510):
        at.play()
    assert len(at.clients[Seat.ONE]._heard) == 500
    assert verdict_of(at).ruling is Ruling.SURE


def test_one_who_comes_in_mid_draw_finds_nothing_wrong() -> None:
    at = server()
    at.play()
    back = at.clients[Seat.ONE]
    back.lost()
    at.seats = SEATS[1:]
    at.clients[Seat.ONE] = Witness()
    at.commit()
    at.clients[Seat.ONE] = back
    at.sit()
    at.update(Seat.ONE, deal=1, hand=[])
    at.reveal()
    at.end()
    assert (found(at), verdict_of(at).ruling) == (set(), Ruling.WATCHED)
    at.play()
    assert found(at) == {Fault.NOT_ASKED}  # but the next begins before one's eyes


def test_a_secret_that_was_told_while_the_link_was_lost_is_not_missed() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.dealt()
    at.over()
    back = at.clients[Seat.ONE]
    back.lost()
    at.clients[Seat.ONE] = Witness()
    at.opened()
    at.clients[Seat.ONE] = back
    at.sit()
    at.commit()
    assert back.verdict is None
    at.reveal()
    at.end()
    assert (verdict_of(at).deal, verdict_of(at).ruling) == (2, Ruling.SURE)


def test_a_server_that_cuts_the_link_when_it_should_open_a_deal_has_to_open_it_then() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.dealt()
    at.over()
    at.clients[Seat.ONE].lost()
    at.sit()
    at.update(Seat.ONE, hand=[])
    at.dealt()
    at.over()
    at.commit()
    assert found(at) == {Fault.NOT_OPENED}


def test_whoever_leaves_before_a_deal_was_opened_finds_that() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.dealt()
    at.over()
    at.tell(Seat.ONE, {"type": "left"})
    assert found(at) == {Fault.NOT_OPENED}


def test_an_answer_of_before_that_is_told_again_changes_nothing() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.dealt()
    at.over()
    client = at.clients[Seat.ONE]
    client.lost()
    at.sit()
    shown: Message = {"hands": {str(int(seat)): [] for seat in SEATS}}
    again = {"deal": 1, "seat": 1, "hand": [], "plays": [], "result": shown}
    at.commit()
    at.reveal()
    at.dealt()
    client.hear({"type": "update", "version": 60, "view": {"deal": 2, "hand": [], "plays": []}})
    client.hear({"type": "update", "version": 50, "view": again})
    at.over()
    assert client.verdict is None
    at.opened()
    assert found(at) == set()
    assert verdict_of(at).deal == 2


# Deals that are not what was drawn


def begin_undrawn(at: FakeServer, deal: int, **fields: Any) -> None:
    at.deal = deal
    for seat in SEATS:
        at.update(seat, hand=[], **fields)


def test_a_deal_that_was_not_drawn_is_found_where_it_begins() -> None:
    at = server()
    at.sit(started=False)
    begin_undrawn(at, 1)
    assert (found(at), verdict_of(at).deal) == ({Fault.NOT_ASKED}, 1)
    assert verdict_of(at).ruling is Ruling.BROKEN


def test_the_next_deal_must_be_drawn_too() -> None:
    at = server()
    at.play()
    begin_undrawn(at, 2)
    assert (found(at), verdict_of(at).deal) == ({Fault.NOT_ASKED}, 2)


def test_a_deal_that_was_drawn_under_another_number_is_not_the_one_that_is_dealt() -> None:
    at = server()
    at.sit(started=False)
    at.deal = 7
    at.commit()
    at.reveal()
    at.deal = 1
    at.dealt()
    assert (found(at), verdict_of(at).deal) == ({Fault.NOT_ASKED}, 1)


def test_a_seed_needs_no_draw() -> None:
    at = server()
    at.sit(started=False, seeded=True)
    begin_undrawn(at, 1)
    begin_undrawn(at, 2)
    assert at.clients[Seat.ONE].verdict is None


def test_a_server_that_is_too_old_draws_nothing() -> None:
    at = server()
    at.clients[Seat.ONE].gives_shares = False
    at.sit(started=False)
    begin_undrawn(at, 1)
    assert at.clients[Seat.ONE].verdict is None


def test_deals_of_before_are_gone_back_to_and_on_from_without_a_word() -> None:
    at = server()
    begin_undrawn(at, 3)
    at.deal = 3
    at.play()
    for deal, can_redo in ((3, True), (2, True), (3, True), (4, False)):
        begin_undrawn(at, deal, can_redo=can_redo)
    assert found(at) == set()


def test_whoever_gets_a_seat_in_mid_deal_misses_no_draw() -> None:
    at = server()
    client = at.clients[Seat.ONE]
    client.hear({"type": "table", "seats": [], "you": {"seats": []}})
    at.play()
    at.deal = 4
    at.sit(started=True)
    at.update(Seat.ONE, hand=[])
    at.draw = type(at.draw)(at.draw.table, 2, 4, 1)  # of a session that one did not see
    at.say("dealt")
    at.say("opened", secret=at.secret)
    assert Fault.UNEXPLAINED not in found(at)


def test_other_tiles_in_a_deal_of_the_same_number_are_found_at_once() -> None:
    at = server()
    at.play()
    tiles = [tile.name for tile in OTHER[0]]
    at.update(Seat.ONE, hand=tiles)
    assert found(at) == {Fault.HAND_DIFFERS}


def test_a_new_session_may_be_dealt_without_any_share_after_attempts_that_failed() -> None:
    at = server()
    at.play()
    at.clients[Seat.ONE].lost()
    at.sit()
    at.over()
    at.opened()
    at.commitments, at.shares = {}, {}
    at.draw = type(at.draw)(at.draw.table, 2, 1, 1)
    for seat in SEATS:
        at.name(seat, "lost")
    at.draw = type(at.draw)(at.draw.table, 2, 1, 2)
    at.end()
    assert found(at) == set()
    assert (verdict_of(at).session, verdict_of(at).ruling) == (2, Ruling.UNSHARED)


# Draws that are not of this deal


def test_a_draw_that_is_dropped_for_another_is_found() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.play()
    assert verdict_of(at).deal == 2
    assert Fault.UNEXPLAINED in found(at)


def test_a_draw_under_another_name_of_the_table_is_found() -> None:
    at = server()
    at.play()
    at.table = "00" * 16
    at.play()
    assert Fault.UNEXPLAINED in found(at)


def test_another_table_has_another_name() -> None:
    at = server()
    at.sit(code="ABCD")
    at.play()
    at.table, at.deal = "00" * 16, 0
    at.sit(code="EFGH")
    at.play()
    assert (verdict_of(at).ruling, verdict_of(at).deal) == (Ruling.SURE, 1)


def test_a_draw_of_a_deal_before_is_found() -> None:
    at = server()
    at.deal = 5
    at.play()
    at.deal = 3
    at.play()
    assert Fault.AGAIN in found(at)


@pytest.mark.parametrize(("session", "attempt"), [(1, 2), (2, 1)])
def test_a_secret_of_another_draw_does_not_open_this_one(session: int, attempt: int) -> None:
    at = server()
    at.commit()
    at.reveal()
    at.dealt(OTHER)
    at.over()
    at.secret, at.commitments, at.shares = bytes(32), {}, {}
    at.draw = type(at.draw)(at.draw.table, session, 1, attempt)
    if attempt > 1:
        at.named.append({"attempt": 1, "why": "late", "seat": 2, "name": "Ivo"})
    at.opened()
    assert (Fault.UNEXPLAINED if session > 1 else Fault.AGAIN) in found(at)


def test_what_is_kept_of_one_deal_is_bounded() -> None:
    at = server()
    at.commit()
    for number in range(1000):
        at.say("reveal", commitments={"1": number.to_bytes(32, "big")})
    assert len(at.clients[Seat.ONE]._heard[TABLE, 1, 1].messages) == 100
