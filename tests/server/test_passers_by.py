"""Passers-by: who has no seat asks for one and for nothing else, and is in nobody's way (A4)."""

from __future__ import annotations

import pytest

from doublesix.rules.seat import Seat
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, Message
from tests.server.tables import (
    People,
    act,
    agree,
    alone,
    decline,
    do,
    do_now,
    ended,
    guest,
    number_of,
    peer_in_turn,
    proposed,
    several,
    step,
)
from tests.server.test_agreement import NEW, TAKEBACKS, with_something_to_redo


def test_a_passer_by_who_leaves_concludes_nothing_for_a_lost_person() -> None:  # A4, Rules 5.4
    at, people = several(2)
    ana, ivo = people[Seat.ONE], people[Seat.TWO]
    while not at.session or not at.session.can_undo:
        act(at, peer_in_turn(at))
    do_now(at, ana, "undo")
    at.detach(ivo)
    stranger = guest(at, "Zoe")
    version = at.version
    do(at, stranger, "leave")
    assert at.version == version
    assert proposed(ana) is not None
    ivo = guest(at, "Ivo")
    assert agree(at, ivo)["type"] == "update"


def test_who_watches_is_not_asked_and_asks_for_nothing() -> None:
    at, people = with_something_to_redo()
    watcher = guest(at, "Ben")
    for kind in TAKEBACKS + NEW:
        assert do_now(at, watcher, kind)["reason"] == "not_seated"
    do_now(at, people[Seat.ONE], "undo")
    assert agree(at, watcher)["reason"] == "not_asked"
    assert decline(at, watcher)["reason"] == "not_asked"


def test_who_watches_stops_nobody() -> None:
    at, _ = alone()
    assert do(at, guest(at, "Ben"), "stop")["reason"] == "not_seated"


def claim(at: Table, who: FakePeer, seat: int = 2) -> Message:
    """Have somebody ask for a seat for themselves."""
    return do(at, who, "give_seat", seat=seat, person=number_of(who))


def with_a_claim() -> tuple[Table, People, FakePeer]:
    """Return a table of three persons, the second lost, and a passer-by who asks for that seat."""
    at, people = several(3)
    step(at)
    at.detach(people[Seat.TWO])
    ben = guest(at, "Ben")
    assert claim(at, ben)["type"] == "table"
    return at, people, ben


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("stop", {}), ("stand_in", {"seat": 2}), ("new_session", None), ("restart", None)],
    ids=str,
)
def test_what_a_passer_by_asks_makes_room_for_what_somebody_with_a_seat_asks(
    kind: str, fields: dict[str, int] | None
) -> None:
    at, people, ben = with_a_claim()
    claimed = (proposed(ben) or {})["proposal"]
    ana = people[Seat.ONE]
    told = do_now(at, ana, kind) if fields is None else do(at, ana, kind, **fields)
    assert told["proposal"]["kind"] == kind
    assert do(at, people[Seat.THREE], "agree", proposal=claimed)["reason"] == "no_such_proposal"
    assert claim(at, ben)["reason"] == "proposal_open"
    assert claim(at, guest(at, "Zoe"))["reason"] == "proposal_open"


def test_a_passer_by_s_wish_makes_no_room_for_another_passer_by_s() -> None:
    at, _, ben = with_a_claim()
    assert claim(at, guest(at, "Zoe"))["reason"] == "proposal_open"
    assert (proposed(ben) or {})["by"] == number_of(ben)


def test_a_claim_is_still_granted_when_nobody_asks_for_anything_else() -> None:
    at, people, ben = with_a_claim()
    agree(at, people[Seat.ONE])
    agree(at, people[Seat.THREE])
    assert ben.latest("table")["you"]["seat"] == 2


def test_a_declined_claim_is_not_asked_again_under_a_new_number() -> None:  # A4
    at, people, ben = with_a_claim()
    decline(at, people[Seat.ONE])
    number = number_of(ben)
    assert claim(at, ben)["reason"] == "declined_before"
    do(at, ben, "leave")
    again = guest(at, "Ben")
    assert number_of(again) != number
    assert claim(at, again)["reason"] == "declined_before"
    assert claim(at, guest(at, "Zoe"))["type"] == "table"


def test_a_declined_claim_may_be_asked_again_when_the_position_has_changed() -> None:  # A4
    at, people = several(2)
    at.detach(people[Seat.TWO])
    do(at, people[Seat.ONE], "stand_in", seat=2)
    ben = guest(at, "Ben")
    claim(at, ben)
    decline(at, people[Seat.ONE])
    step(at)
    assert claim(at, ben)["type"] == "table"


@pytest.mark.parametrize("how", ["leave", "lost"])
def test_what_a_passer_by_asked_goes_with_them(how: str) -> None:
    at, people, ben = with_a_claim()
    if how == "leave":
        do(at, ben, "leave")
    else:
        at.detach(ben)
    assert ended(people[Seat.ONE]) == ("give_seat", "moved_on")
    assert proposed(people[Seat.ONE]) is None


def test_what_is_asked_for_a_passer_by_goes_with_them_too() -> None:
    at, people = several(2)
    at.detach(people[Seat.TWO])
    ben = guest(at, "Ben")
    do(at, people[Seat.ONE], "give_seat", seat=2, person=number_of(ben))
    at.detach(ben)
    assert ended(people[Seat.ONE]) == ("give_seat", "moved_on")
