"""Stand-ins and given seats: a table goes on whoever is lost, and nobody loses a seat unasked."""

from __future__ import annotations

import pytest

from doublesix.protocol.codec import pack
from doublesix.rules.seat import Seat
from tests.server.fakes import FakeStaff
from tests.server.tables import (
    act,
    agree,
    all_agree,
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
    to_the_end,
    told_seat,
    until_turn_of,
    worker_in,
)

# A stand-in


def test_thinking_link_lost_and_stood_in_for_are_three_things_to_see() -> None:  # S5
    at, people = several(3)
    watching = people[Seat.ONE]

    def seen() -> tuple[str, str | None]:
        told = told_seat(watching, 2)
        return told["state"], told["stand_in"]

    until_turn_of(at, Seat.TWO)
    assert seen() == ("here", None)
    at.detach(people[Seat.TWO])
    assert seen() == ("lost", None)
    do(at, watching, "stand_in", seat=2)
    all_agree(at)
    assert seen() == ("lost", "club")
    guest(at, "Ivo")
    assert seen() == ("here", "club")


@pytest.mark.parametrize("how", ["lost", "left", "silent"])
def test_for_somebody_lost_gone_or_silent_all_others_agree_on_a_stand_in(how: str) -> None:  # S5
    staff = FakeStaff()
    at, people = several(3, staff=staff)
    one, two, three = people.values()
    match how:
        case "lost":
            at.detach(two)
        case "left":
            do(at, two, "leave")
        case _:
            pass
    told = do(at, one, "stand_in", seat=2)["proposal"]
    assert (told["kind"], told["seat"], told["missing"]) == ("stand_in", 2, [3])
    assert Seat.TWO not in at.seating.bots
    staff.wanted.clear()
    assert agree(at, three)["seats"][1]["stand_in"] == "club"
    assert staff.wanted == [(Seat.TWO, "club")]
    assert told_seat(one, 2)["name"] == "Ivo"
    if how == "silent":
        assert told_seat(two, 2)["stand_in"] == "club"


def test_the_table_names_the_level_of_its_stand_ins() -> None:
    at, people = several(2)
    to_the_end(at)
    do(at, people[Seat.ONE], "set_policies", policies={"stand_in": "novice"})
    assert do(at, people[Seat.ONE], "stand_in", seat=2)["seats"][1]["stand_in"] == "novice"
    refused = do(at, people[Seat.ONE], "set_policies", policies={"stand_in": "wizard"})
    assert refused["reason"] == "no_such_level"


def test_a_stand_in_is_not_for_a_computer_player_s_seat_or_twice() -> None:
    at, people = several(2)
    assert do(at, people[Seat.ONE], "stand_in", seat=3)["reason"] == "seat_open"
    do(at, people[Seat.ONE], "stand_in", seat=2)
    assert do(at, people[Seat.ONE], "stand_in", seat=2)["reason"] == "stood_in"


def test_one_who_declines_keeps_a_person_from_being_stood_in_for() -> None:
    at, people = several(3)
    do(at, people[Seat.ONE], "stand_in", seat=2)
    assert decline(at, people[Seat.TWO])["reason"] == "not_asked"
    decline(at, people[Seat.THREE])
    assert ended(people[Seat.ONE]) == ("stand_in", "declined")
    assert told_seat(people[Seat.ONE], 2)["stand_in"] is None


def test_a_watcher_asks_for_no_stand_in() -> None:
    at, _ = several(2)
    assert do(at, guest(at, "Ben"), "stand_in", seat=2)["reason"] == "not_seated"


def test_a_stand_in_that_is_asked_for_is_not_outrun_by_coming_and_going() -> None:  # S5
    at, people = several(3)
    at.detach(people[Seat.TWO])
    number = do(at, people[Seat.ONE], "stand_in", seat=2)["proposal"]["proposal"]
    for _ in range(2):
        back = guest(at, "Ivo")
        told = proposed(back)
        assert told is not None
        assert (told["proposal"], told["missing"]) == (number, [3])
        at.detach(back)
    back = guest(at, "Ivo")
    assert agree(at, people[Seat.THREE])["seats"][1]["stand_in"] == "club"
    assert do(at, back, "reclaim", seat=2)["seats"][1]["stand_in"] is None


def test_a_stand_in_sees_what_the_person_sees_and_no_other_seat() -> None:  # C3, Rules 4.3
    at, people = several(2)
    until_turn_of(at, Seat.TWO)
    do(at, people[Seat.ONE], "stand_in", seat=2)
    stand_in = worker_in(at, Seat.TWO)
    assert pack(stand_in.view) == pack(people[Seat.TWO].view)
    while at.session is not None and at.session.deal.turn is not None:
        step(at)
        frames = stand_in.frames[-1], people[Seat.TWO].frames[-1]
        if "re" not in stand_in.last:
            assert frames[0] == frames[1]
    assert all(
        message["view"]["seat"] == 2 for message in stand_in.messages if message["type"] == "update"
    )


def test_one_who_is_stood_in_for_sees_it_and_does_not_act() -> None:  # S5
    at, people = several(2)
    until_turn_of(at, Seat.TWO)
    do(at, people[Seat.ONE], "stand_in", seat=2)
    assert told_seat(people[Seat.TWO], 2)["stand_in"] == "club"
    assert act(at, people[Seat.TWO])["reason"] == "stood_in"
    assert do_now(at, people[Seat.TWO], "undo")["reason"] == "stood_in"
    assert do_now(at, people[Seat.TWO], "hint")["reason"] == "stood_in"


def test_a_seat_is_taken_back_with_one_press_also_between_two_acts_of_the_stand_in() -> None:  # S5
    staff = FakeStaff()
    at, people = several(2, staff=staff)
    do(at, people[Seat.ONE], "stand_in", seat=2)
    until_turn_of(at, Seat.TWO)
    step(at)
    until_turn_of(at, Seat.TWO)
    stand_in = peer_in_turn(at)
    told = do(at, people[Seat.TWO], "reclaim", seat=2)
    assert (told["seats"][1]["stand_in"], told["seats"][1]["state"]) == (None, "here")
    assert staff.released[-1] == Seat.TWO
    assert at.seating.member(stand_in.identity) is None
    assert act(at, people[Seat.TWO])["type"] == "update"


@pytest.mark.parametrize("phase", ["playing", "over"])
def test_a_seat_is_taken_back_at_any_time_and_nobody_is_asked(phase: str) -> None:  # S5
    at, people = several(3)
    at.detach(people[Seat.TWO])
    do(at, people[Seat.ONE], "stand_in", seat=2)
    all_agree(at)
    if phase == "over":
        to_the_end(at)
    do(at, people[Seat.ONE], "stop")
    back = guest(at, "Ivo")
    assert do(at, back, "reclaim", seat=2)["seats"][1]["stand_in"] is None


def test_nobody_takes_back_another_s_seat() -> None:  # S1
    at, people = several(2)
    assert do(at, people[Seat.TWO], "reclaim", seat=2)["reason"] == "not_stood_in"
    do(at, people[Seat.ONE], "stand_in", seat=2)
    watcher = guest(at, "Ben")
    for peer in (people[Seat.ONE], watcher):
        assert do(at, peer, "reclaim", seat=2)["reason"] == "not_yours"


# A seat that is given


def test_a_left_seat_is_given_to_another_person_when_all_agree_and_they_too() -> None:
    at, people = several(3)
    one, _, three = people.values()
    do(at, people[Seat.TWO], "leave")
    ben = guest(at, "Ben")
    told = do(at, one, "give_seat", seat=2, person=number_of(ben))["proposal"]
    assert (told["kind"], told["seat"]) == ("give_seat", 2)
    assert told["missing"] == [3, number_of(ben)]
    agree(at, three)
    assert ben.latest("table")["you"]["seat"] is None
    assert "hand" not in ben.view
    assert agree(at, ben)["you"]["seat"] == 2
    assert at.session is not None
    assert ben.view["hand"] == [tile.name for tile in at.session.deal.hand(Seat.TWO)]
    assert told_seat(one, 2)["name"] == "Ben"


def test_nobody_sits_for_good_without_being_asked() -> None:
    at, people = several(2)
    do(at, people[Seat.TWO], "leave")
    ben = guest(at, "Ben")
    do(at, people[Seat.ONE], "give_seat", seat=2, person=number_of(ben))
    assert ben.latest("table")["you"]["seat"] is None
    decline(at, ben)
    assert ended(people[Seat.ONE]) == ("give_seat", "declined")
    assert told_seat(people[Seat.ONE], 2)["name"] == "Ivo"


def test_a_lost_person_s_new_device_gets_the_seat_and_the_old_one_is_a_watcher() -> None:
    at, people = several(2)
    at.detach(people[Seat.TWO])
    new = guest(at, "Ivo's telephone")
    do(at, new, "give_seat", seat=2, person=number_of(new))
    told = agree(at, people[Seat.ONE])
    assert told["seats"][1]["name"] == "Ivo's telephone"
    assert new.view["seat"] == 2
    old = guest(at, "Ivo")
    assert old.latest("table")["you"]["seat"] is None
    assert "hand" not in old.view


def test_a_stood_in_seat_and_a_computer_player_s_are_given_with_no_bot_left() -> None:
    staff = FakeStaff()
    at, people = several(2, staff=staff)
    do(at, people[Seat.TWO], "leave")
    do(at, people[Seat.ONE], "stand_in", seat=2)
    for seat in (2, 3):
        newcomer = guest(at, f"New {seat}")
        do(at, people[Seat.ONE], "give_seat", seat=seat, person=number_of(newcomer))
        all_agree(at)
        assert told_seat(newcomer, seat)["state"] == "here"
        assert staff.released[-1] == seat
    assert list(at.seating.bots) == [Seat.FOUR]


def test_a_seat_whose_person_is_here_is_not_given() -> None:  # S5
    at, people = several(2)
    ben = guest(at, "Ben")
    refused = do(at, people[Seat.ONE], "give_seat", seat=2, person=number_of(ben))
    assert refused["reason"] == "not_lost"
    assert do(at, people[Seat.ONE], "give_seat", seat=2, person=77)["reason"] == "no_such_person"
    refused = do(at, ben, "give_seat", seat=3, person=number_of(people[Seat.ONE]))
    assert refused["reason"] == "already_seated"


def test_whoever_is_back_keeps_the_seat_that_was_about_to_be_given() -> None:  # S5
    at, people = several(3)
    at.detach(people[Seat.TWO])
    ben = guest(at, "Ben")
    do(at, people[Seat.ONE], "give_seat", seat=2, person=number_of(ben))
    agree(at, people[Seat.THREE])
    number = proposed(ben)
    assert number is not None
    back = guest(at, "Ivo")
    assert proposed(back) is None
    assert ended(back) == ("give_seat", "moved_on")
    assert do(at, ben, "agree", proposal=number["proposal"])["reason"] == "no_such_proposal"
    assert back.view["seat"] == 2
    assert "hand" not in ben.view


@pytest.mark.parametrize("how", ["leave", "lost"])
def test_a_watcher_is_given_no_seat_when_nobody_is_left_to_agree(how: str) -> None:  # S1
    at, people = several(2)
    at.detach(people[Seat.TWO])
    ben = guest(at, "Ben")
    do(at, ben, "give_seat", seat=2, person=number_of(ben))
    number = proposed(ben)
    assert number is not None
    if how == "leave":
        do(at, people[Seat.ONE], "leave")
    else:
        at.detach(people[Seat.ONE])
    do(at, ben, "agree", proposal=number["proposal"])
    assert ben.latest("table")["you"]["seat"] is None
    assert "hand" not in ben.view
    assert do(at, ben, "give_seat", seat=2, person=number_of(ben))["type"] == "refused"
