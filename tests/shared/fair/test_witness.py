"""A client gives its shares by itself, and finds out every way to cheat it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

import pytest

from doublesix.fair.judge import Fault
from doublesix.fair.witness import Ruling, Verdict, Witness
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.shuffle import seeded_hands
from tests.shared.fair.servers import FakeServer, Message

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
    at.dealt()
    at.over()
    at.opened()
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
    at.dealt()
    at.over()
    at.opened()
    assert found(at) == {Fault.NOT_ASKED}


def test_commitments_told_before_one_s_own_was_asked_for_are_found() -> None:
    at = server()
    at.deal, at.secret = 1, bytes(32)
    at.draw = type(at.draw)(at.draw.table, 1, 1, 1)
    at.reveal()
    assert at.shares == {}
    at.dealt()
    at.over()
    at.opened()
    assert Fault.NOT_ASKED in found(at)


def test_a_server_that_skips_what_must_come_before_is_found() -> None:
    at = server()
    at.commit()
    at.dealt()
    at.over()
    at.opened()
    assert Fault.NOT_ASKED in found(at)


# Attempts


def test_whoever_is_named_for_nothing_says_so() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.name(Seat.ONE)
    at.commit(attempt=2)
    at.reveal()
    at.dealt()
    at.over()
    at.opened()
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
    at.dealt()
    at.over()
    at.opened()
    assert (found(at), verdict_of(at).ruling) == (set(), Ruling.WATCHED)


def test_an_attempt_that_was_given_up_is_no_fault() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.named.append({"attempt": 1, "why": "given_up", "seat": None, "name": ""})
    at.commit(attempt=2)
    at.reveal()
    at.dealt()
    at.over()
    at.opened()
    assert (verdict_of(at).ruling, verdict_of(at).attempt) == (Ruling.SURE, 2)


def test_one_who_comes_back_after_the_draw_still_judges_it() -> None:
    at = server()
    at.commit()
    at.reveal()
    at.dealt()
    late = at.clients[Seat.ONE] = Witness()
    at.update(Seat.ONE, hand=[])
    at.dealt()
    at.over()
    at.opened()
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
    at.dealt()
    at.over()
    at.opened()
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
    at.play()
    assert (verdict_of(at).deal, verdict_of(at).ruling) == (2, Ruling.SURE)
