"""Whoever is lost, wherever and whatever was asked: the table goes on by its own means (S6)."""

from __future__ import annotations

from itertools import combinations

import pytest

from doublesix.rules.seat import SEATS, Seat
from doublesix_server.table import Table
from tests.server.fakes import FakePeer
from tests.server.tables import (
    NAMES,
    agree,
    all_agree,
    all_go_on,
    do,
    do_now,
    four_persons,
    guest,
    here,
    one_device,
    proposed,
    several,
    step,
    to_the_end,
    until_turn_of,
)


def carry_on(at: Table, deals: int) -> None:
    """Have those who are here go on by the table's own means until so many deals are over."""
    assert at.session is not None
    until = at.session.chapter.number + deals
    for _ in range(400):
        turn = at.session.deal.turn
        if at.session.chapter.number == until and turn is None:
            return
        if turn is None:
            all_go_on(at)
        elif turn not in at.seating.bots and at.seating.person_in(turn) not in at.seating.present():
            asking = at.seating.deciders()[0].peer
            assert isinstance(asking, FakePeer)
            assert do(at, asking, "stand_in", seat=int(turn))["type"] == "table"
            all_agree(at)
            assert turn in at.seating.bots
        elif step(at).get("reason") == "held":
            end_holds(at)
    pytest.fail("the table does not go on")


def end_holds(at: Table) -> None:
    """Have the others end whatever holds there are (Rules 5.6)."""
    for holder in [one for one in at.seating.persons.values() if one.holds]:
        asking = next(one.peer for one in at.seating.deciders() if one is not holder)
        assert isinstance(asking, FakePeer)
        do(at, asking, "release", person=holder.number)
        all_agree(at)
        assert not holder.holds


SOME_LOST = [lost for size in (1, 2, 3) for lost in combinations(SEATS, size)]


@pytest.mark.parametrize("lost", SOME_LOST, ids=str)
@pytest.mark.parametrize("how", ["lost", "left"])
@pytest.mark.parametrize("played", [0, 5, 60])
def test_the_table_goes_on_whoever_is_lost_and_wherever(  # S6
    lost: tuple[Seat, ...], how: str, played: int
) -> None:
    at, people = four_persons(profile="six-love")
    assert at.session is not None
    for _ in range(played):
        if at.session.deal.turn is not None:
            step(at)
    for seat in lost:
        if how == "lost":
            at.detach(people[seat])
        else:
            do(at, people[seat], "leave")
    carry_on(at, 1)
    back = guest(at, NAMES[lost[0]])
    assert back.latest("table")["you"]["seat"] == lost[0]
    if lost[0] in at.seating.bots:
        do(at, back, "reclaim", seat=int(lost[0]))
    assert at.seating.sitter(lost[0]) is at.seating.person_in(lost[0])


@pytest.mark.parametrize("asked", ["undo", "go_on", "stop", "stand_in", "hold"])
@pytest.mark.parametrize("lost", SEATS)
def test_the_table_goes_on_whoever_is_lost_while_something_is_asked(  # S6
    lost: Seat, asked: str
) -> None:
    at, people = four_persons()
    if asked == "go_on":
        to_the_end(at)
    else:
        step(at)
    if asked in ("undo", "go_on"):
        do_now(at, people[Seat.ONE], asked)
    else:
        do(at, people[Seat.ONE], asked, **({"seat": 2} if asked == "stand_in" else {}))
    agreeing = here(at)[1]
    if proposed(agreeing) is not None and agreeing is not people[Seat.TWO]:
        agree(at, agreeing)
    at.detach(people[lost])
    for peer in here(at):
        if proposed(peer) is not None:
            do(at, peer, "decline", proposal=(proposed(peer) or {})["proposal"])
    carry_on(at, 1)


def test_the_last_who_is_here_goes_on_though_stood_in_for() -> None:  # S6
    at, people = several(2)
    do(at, people[Seat.TWO], "stand_in", seat=1)
    at.detach(people[Seat.TWO])
    carry_on(at, 1)
    assert at.seating.bots.keys() == set(SEATS)


def test_where_everybody_was_lost_whoever_comes_back_goes_on_alone() -> None:  # S6
    at, people = four_persons()
    step(at)
    for peer in people.values():
        at.detach(peer)
    guest(at, "Eva")
    carry_on(at, 1)


def test_where_a_device_is_lost_the_others_go_on_for_both_its_seats() -> None:  # S6
    at, device, _ = one_device(others=2)
    at.detach(device)
    carry_on(at, 2)
    assert set(at.seating.bots) == {Seat.ONE, Seat.THREE}
    back = guest(at, "Ana")
    for seat in (1, 3):
        do(at, back, "reclaim", seat=seat)
    carry_on(at, 1)
    assert at.seating.bots == {}


def test_a_table_goes_on_where_no_worker_is_to_be_had() -> None:  # C1, S6
    at, people = several(2)
    at.detach(people[Seat.TWO])
    do(at, people[Seat.ONE], "stand_in", seat=2)
    until_turn_of(at, Seat.TWO)
    at.dealing.act_for(Seat.TWO)
    assert all_here_know(at)


def all_here_know(at: Table) -> bool:
    return all(peer.latest("update")["version"] == at.version for peer in here(at))
