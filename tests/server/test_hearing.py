"""Hearing: what is asked of a table, and its one answer."""

from __future__ import annotations

from doublesix.rules.seat import Seat
from tests.server.fakes import FakePeer, FakeStaff
from tests.server.tables import (
    act,
    alone,
    do,
    four_persons,
    guest,
    peer_in_turn,
    to_the_end,
    until_turn_of,
)


def test_every_request_has_exactly_one_answer() -> None:
    at, ana = alone()
    to_the_end(at)
    do(at, ana, "go_on", version=at.version, id="on")
    do(at, ana, "undo", version=at.version, id="back")
    do(at, ana, "redo", version=0, id="stale")
    for request_id in ("on", "back", "stale"):
        assert len(ana.answers_to(request_id)) == 1


def test_a_repeated_id_gets_its_first_answer_and_does_nothing() -> None:  # A1
    at, people = four_persons()
    peer = peer_in_turn(at)
    view = peer.view
    tile = view["legal"][0][0]
    do(at, peer, "play", version=at.version, tile=tile, id="once")
    first = peer.answers_to("once")
    version = at.version
    assert act(at, peer_in_turn(at))["type"] == "update"
    do(at, peer, "play", version=1, tile=tile, id="once")
    do(at, peer, "play", version=version, tile="64", end="left", id="once")
    assert peer.answers_to("once") == first * 3
    assert at.version == version + 1
    assert people


def test_an_id_is_not_used_again_for_something_else() -> None:
    at, people = four_persons()
    ana = people[Seat.ONE]
    do(at, ana, "get_record", id="x")
    refused = do(at, ana, "pass", version=at.version, id="x")
    assert (refused["reason"], refused["values"]) == ("id_used", {"by": "get_record"})
    assert do(at, ana, "get_record", id="x")["type"] == "record"


def test_a_refusal_is_repeated_too() -> None:
    at, people = four_persons()
    other = next(peer for peer in people.values() if not peer.view["legal"])
    do(at, other, "pass", version=at.version, id="x")
    do(at, other, "pass", version=at.version, id="x")
    first, again = other.answers_to("x")
    assert first == again


def test_a_stale_act_is_refused_and_harms_nothing() -> None:  # S4
    at, people = four_persons()
    first = peer_in_turn(at)
    act(at, first)
    session, version = at.session, at.version
    second = peer_in_turn(at)
    tile = second.view["legal"][0][0]
    refused = do(at, second, "play", version=version - 1, tile=tile, end="left")
    assert (refused["reason"], refused["values"]) == ("stale", {"version": version})
    assert at.session is session
    assert at.version == version
    assert people


def test_a_refused_act_names_the_rule() -> None:
    at, people = four_persons()
    waiting = next(peer for peer in people.values() if not peer.view["legal"])
    refused = do(at, waiting, "pass", version=at.version)
    assert (refused["reason"], refused["values"]) == ("not_your_turn", {"rule": "1.2"})


def test_who_watches_acts_for_nobody() -> None:
    at, _ = alone()
    eva = guest(at, "Eva")
    for kind in ("pass", "go_on", "undo", "new_session"):
        assert do(at, eva, kind, version=at.version)["reason"] == "not_seated"


def test_a_worker_may_only_act() -> None:
    staff = FakeStaff()
    at, _ = alone(staff=staff)
    worker = at.seating.bots[Seat.TWO].peer
    assert isinstance(worker, FakePeer)
    for kind, fields in (
        ("undo", {"version": at.version}),
        ("get_record", {}),
        ("leave", {}),
    ):
        assert do(at, worker, kind, **fields)["reason"] == "not_for_workers"
    assert staff.failures == [Seat.TWO] * 3


def test_a_worker_that_breaks_the_rules_fails_and_one_that_is_late_does_not() -> None:  # C1
    staff = FakeStaff()
    at, _ = alone(staff=staff)
    until_turn_of(at, Seat.TWO)
    worker = at.seating.bots[Seat.TWO].peer
    assert isinstance(worker, FakePeer)
    assert do(at, worker, "pass", version=0)["reason"] == "stale"
    assert staff.failures == []
    assert do(at, worker, "play", version=at.version, tile="66", end="left")["type"] == "refused"
    assert staff.failures == [Seat.TWO]
