"""Going on: the next deal begins when all who are present are ready, and never twice (A3)."""

from __future__ import annotations

import pytest

from doublesix.rules.seat import SEATS, Seat
from tests.server.tables import (
    agree,
    all_agree,
    all_go_on,
    do,
    do_now,
    four_persons,
    guest,
    number_of,
    several,
    to_the_end,
    told_seat,
)


def test_the_next_deal_begins_when_all_persons_are_ready() -> None:
    at, people = several(3)
    to_the_end(at)
    one, two, three = people.values()
    assert do_now(at, one, "go_on")["type"] == "table"
    assert (told_seat(two, 1)["ready"], told_seat(two, 2)["ready"]) == (True, False)
    do_now(at, three, "go_on")
    assert one.view["deal"] == 1
    assert do_now(at, two, "go_on")["type"] == "update"
    assert one.view["deal"] == 2
    assert not any(told_seat(one, seat)["ready"] for seat in SEATS)


def test_going_on_twice_begins_one_deal() -> None:  # A3
    at, people = several(2)
    to_the_end(at)
    version = at.version
    for _ in range(3):
        assert do(at, people[Seat.ONE], "go_on", version=version)["type"] == "table"
    do(at, people[Seat.TWO], "go_on", version=version)
    assert do(at, people[Seat.TWO], "go_on", version=version)["reason"] == "stale"
    assert do(at, people[Seat.ONE], "go_on", version=version)["reason"] == "stale"
    assert people[Seat.ONE].view["deal"] == 2
    assert at.version == version + 1


@pytest.mark.parametrize("how", ["leave", "lost"])
def test_who_is_gone_is_not_waited_for(how: str) -> None:  # S6
    at, people = several(3)
    to_the_end(at)
    do_now(at, people[Seat.ONE], "go_on")
    do_now(at, people[Seat.TWO], "go_on")
    if how == "leave":
        do(at, people[Seat.THREE], "leave")
    else:
        at.detach(people[Seat.THREE])
        assert people[Seat.ONE].view["deal"] == 1
        do_now(at, people[Seat.ONE], "go_on")
    assert people[Seat.ONE].view["deal"] == 2


def test_an_undo_between_deals_ends_that_somebody_was_ready() -> None:
    at, people = several(2)
    to_the_end(at)
    do_now(at, people[Seat.ONE], "go_on")
    do_now(at, people[Seat.ONE], "undo")
    agree(at, people[Seat.TWO])
    assert told_seat(people[Seat.TWO], 1)["ready"] is False


def test_a_new_match_after_one_was_won_is_going_on() -> None:
    at, people = several(2)
    while True:
        to_the_end(at)
        if people[Seat.ONE].view["result"]["match_winner"] is not None:
            break
        all_go_on(at)
    do(at, people[Seat.ONE], "set_policies", policies={"new_matches": False})
    assert do_now(at, people[Seat.ONE], "new_match")["type"] == "table"
    assert told_seat(people[Seat.TWO], 1)["ready"] is True
    do_now(at, people[Seat.TWO], "go_on")
    assert people[Seat.ONE].view["match"] == 2


@pytest.mark.parametrize("profile", ["chiva", "six-love"])
def test_a_whole_session_is_played_by_four_persons(profile: str) -> None:
    at, people = four_persons(profile=profile)
    for _ in range(400):
        to_the_end(at)
        if people[Seat.ONE].view["result"]["match_winner"] is not None:
            return
        all_go_on(at)
    pytest.fail("nobody wins")


@pytest.mark.parametrize("how", ["asked by who is ready", "agreed to by the last who is ready"])
def test_a_stand_in_that_leaves_only_people_who_are_ready_begins_the_next_deal(how: str) -> None:
    at, people = several(3)
    to_the_end(at)
    one, two, three = people.values()
    if how == "asked by who is ready":
        do(at, three, "leave")
    do_now(at, one, "go_on")
    if how == "agreed to by the last who is ready":
        do_now(at, three, "go_on")
    assert one.view["deal"] == 1
    do(at, one, "stand_in", seat=2)
    if how == "agreed to by the last who is ready":
        assert agree(at, three)["type"] == "table"
    assert (one.view["deal"], two.view["deal"]) == (2, 2)
    assert not any(told_seat(one, seat)["ready"] for seat in SEATS)


def test_a_stand_in_begins_no_deal_while_somebody_is_not_ready() -> None:
    at, people = several(3)
    to_the_end(at)
    do_now(at, people[Seat.ONE], "go_on")
    do(at, people[Seat.ONE], "stand_in", seat=2)
    agree(at, people[Seat.THREE])
    assert people[Seat.ONE].view["deal"] == 1
    do_now(at, people[Seat.THREE], "go_on")
    assert people[Seat.ONE].view["deal"] == 2


def test_a_stand_in_in_mid_deal_begins_nothing() -> None:
    at, people = several(2)
    version = at.version
    do(at, people[Seat.ONE], "stand_in", seat=2)
    assert at.version == version


@pytest.mark.parametrize("is_ready", [True, False])
def test_a_seat_that_is_given_to_somebody_who_is_ready_begins_the_next_deal(
    is_ready: bool,
) -> None:
    at, people = several(2)
    to_the_end(at)
    ana, ivo = people[Seat.ONE], people[Seat.TWO]
    if is_ready:
        do_now(at, ivo, "go_on")
    at.detach(ivo)
    ben = guest(at, "Ben")
    do(at, ana, "give_seat", seat=2, person=number_of(ben))
    all_agree(at)
    do_now(at, ana, "go_on")
    assert ana.view["deal"] == 1
    at.detach(ben)
    back = guest(at, "Ivo")
    do(at, ana, "give_seat", seat=2, person=number_of(back))
    all_agree(at)
    assert back.latest("table")["you"]["seat"] == 2
    assert ana.view["deal"] == (2 if is_ready else 1)
