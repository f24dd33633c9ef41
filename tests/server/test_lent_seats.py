"""Lent seats: what is given while somebody is lost is theirs again once back (Rules 6.6)."""

from __future__ import annotations

import pytest

from doublesix.protocol.answers import ANSWERS
from doublesix.rules.seat import Seat
from doublesix_server.log import Sitting
from doublesix_server.seating import Seating
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, FakeStaff, House
from tests.server.tables import (
    act,
    all_agree,
    do,
    do_now,
    ended,
    guest,
    number_of,
    peer_in_turn,
    proposed,
    several,
    to_the_end,
    told_seat,
    until_turn_of,
)
from tests.server.test_seating import come

# In the seating


def test_a_seat_that_is_given_takes_nothing_else_of_a_device() -> None:
    seating = Seating()
    device = come(seating, "Ana", Seat.ONE, Seat.THREE, here=False)
    ben = come(seating, "Ben")
    seating.hand_over(Seat.THREE, ben)
    assert device.seats == {Seat.ONE: "Ana"}
    assert ben.seats == {Seat.THREE: "Ben"}
    assert device.lent == {Seat.THREE: "Ana"}
    seating.hand_over(Seat.ONE, come(seating, "Eva"))
    assert seating.member(device.identity) is device
    assert (device.seats, sorted(device.lent)) == ({}, [Seat.ONE, Seat.THREE])


def test_a_seat_left_on_purpose_is_given_for_good_and_a_lost_one_is_lent() -> None:
    seating = Seating()
    come(seating, "Ana", Seat.ONE)
    ivo = come(seating, "Ivo", Seat.TWO)
    eva = come(seating, "Eva", Seat.THREE, here=False)
    seating.leave(ivo, keeps_seat=True)
    for seat, name in ((Seat.TWO, "Ben"), (Seat.THREE, "Zoe")):
        seating.hand_over(seat, come(seating, name))
    assert seating.member(ivo.identity) is None
    assert seating.member(eva.identity) is eva
    assert (eva.seats, eva.lent) == ({}, {Seat.THREE: "Eva"})
    assert not eva.is_seated


def test_who_takes_a_lent_seat_back_has_it_under_the_old_name_and_its_holder_has_none() -> None:
    seating = Seating()
    eva = come(seating, "Eva", Seat.THREE, here=False)
    zoe = come(seating, "Zoe")
    seating.hand_over(Seat.THREE, zoe)
    zoe.holds = True
    assert seating.take_back(Seat.THREE, eva) is zoe
    assert (eva.seats, eva.lent) == ({Seat.THREE: "Eva"}, {})
    assert (zoe.seats, zoe.lent, zoe.holds) == ({}, {}, False)
    assert seating.person_in(Seat.THREE) is eva


def test_a_holder_who_is_lost_is_forgotten_when_the_seat_is_taken_back() -> None:
    seating = Seating()
    eva = come(seating, "Eva", Seat.THREE, here=False)
    zoe = come(seating, "Zoe")
    seating.hand_over(Seat.THREE, zoe)
    zoe.unlink()
    seating.take_back(Seat.THREE, eva)
    assert seating.member(zoe.identity) is None


def test_a_lent_seat_that_is_given_on_is_still_its_first_person_s() -> None:
    seating = Seating()
    eva = come(seating, "Eva", Seat.THREE, here=False)
    zoe, ben = come(seating, "Zoe"), come(seating, "Ben")
    seating.hand_over(Seat.THREE, zoe)
    zoe.unlink()
    seating.hand_over(Seat.THREE, ben)
    assert seating.member(zoe.identity) is None
    assert eva.lent == {Seat.THREE: "Eva"}
    ben.unlink()
    seating.hand_over(Seat.THREE, eva)
    assert (eva.seats, eva.lent) == ({Seat.THREE: "Eva"}, {})
    assert seating.member(ben.identity) is None


def test_who_is_given_another_seat_takes_no_lent_one_back() -> None:
    seating = Seating()
    eva = come(seating, "Eva", Seat.THREE, here=False)
    come(seating, "Ivo", Seat.TWO, here=False)
    seating.hand_over(Seat.THREE, come(seating, "Zoe"))
    seating.hand_over(Seat.TWO, eva)
    assert (eva.seats, eva.lent) == ({Seat.TWO: "Eva"}, {})


def test_a_table_is_not_abandoned_while_somebody_may_take_a_lent_seat_back() -> None:
    seating = Seating()
    eva = come(seating, "Eva", Seat.THREE, here=False)
    zoe = come(seating, "Zoe")
    seating.hand_over(Seat.THREE, zoe)
    seating.leave(zoe, keeps_seat=True)
    assert seating.is_deserted()
    assert not seating.is_abandoned()
    seating.leave(eva, keeps_seat=True)
    assert seating.is_abandoned()


def test_what_the_log_kept_of_lent_seats_is_as_it_was_and_in_its_order() -> None:
    seating = Seating()
    come(seating, "Ana", Seat.ONE)
    come(seating, "Ivo", Seat.TWO)
    eva = come(seating, "Eva", Seat.THREE, here=False)
    seating.hand_over(Seat.THREE, come(seating, "Zoe"))
    rows = seating.sittings()
    assert Sitting(Seat.THREE, eva.identity, "Eva", None, False, eva.number, True) in rows
    again = Seating()
    for _ in range(2):
        again.restore(seating.maker, rows)
        assert again.sittings() == rows
    assert again.persons[eva.identity].lent == {Seat.THREE: "Eva"}
    assert {one.name: one.number for one in again.persons.values()} == {
        "Ana": 1,
        "Ivo": 2,
        "Eva": 3,
        "Zoe": 4,
    }
    assert come(again, "Ben").number > 4


# At a table


def given_away(at: Table, seat: Seat, to: str) -> FakePeer:
    """Have a seat given to somebody who comes for it, and return their link."""
    receiver = guest(at, to)
    do(at, here_with_a_seat(at), "give_seat", seat=int(seat), person=number_of(receiver))
    all_agree(at)
    assert receiver.latest("table")["you"]["seat"] == seat
    return receiver


def here_with_a_seat(at: Table) -> FakePeer:
    peer = at.seating.present()[0].peer
    assert isinstance(peer, FakePeer)
    return peer


def lent(peer: FakePeer) -> list[int]:
    """Return the seats that somebody was told they may take back."""
    seats: list[int] = peer.latest("table")["you"]["lent"]
    return seats


@pytest.mark.parametrize("phase", ["playing", "over"])
def test_a_lost_seat_that_is_given_is_taken_back_at_once_and_nobody_is_asked(phase: str) -> None:
    at, people = several(3)
    until_turn_of(at, Seat.TWO)
    at.detach(people[Seat.TWO])
    ben = given_away(at, Seat.TWO, "Ben")
    assert lent(ben) == lent(people[Seat.ONE]) == []
    if phase == "over":
        to_the_end(at)
    ivo = guest(at, "Ivo")
    you = ivo.latest("table")["you"]
    assert (you["seat"], you["seats"], you["lent"]) == (None, [], [2])
    assert ANSWERS.validate_python(ivo.latest("table")).type == "table"
    assert ivo.view.get("hand") is None
    do(at, people[Seat.ONE], "stop")
    told = do(at, ivo, "reclaim", seat=2)
    assert (told["you"]["seat"], told["you"]["lent"]) == (2, [])
    assert told["seats"][1]["name"] == "Ivo"
    assert at.session is not None
    assert ivo.view["hand"] == [tile.name for tile in at.session.deal.hand(Seat.TWO)]
    assert ben.latest("table")["you"]["seats"] == []
    assert "seat" not in ben.view
    assert "hand" not in ben.view
    assert told_seat(people[Seat.ONE], 2)["name"] == "Ivo"


def test_whoever_had_a_lent_seat_acts_no_more_and_its_person_does() -> None:
    at, people = several(2)
    until_turn_of(at, Seat.TWO)
    at.detach(people[Seat.TWO])
    ben = given_away(at, Seat.TWO, "Ben")
    ivo = guest(at, "Ivo")
    assert do_now(at, ivo, "pass")["reason"] == "not_seated"
    do(at, ivo, "reclaim", seat=2)
    assert do_now(at, ben, "pass")["reason"] == "not_seated"
    assert do(at, ben, "reclaim", seat=2)["reason"] == "not_yours"
    assert act(at, ivo)["type"] == "update"


def test_a_lent_seat_is_taken_back_from_a_stand_in_for_its_holder_too() -> None:
    staff = FakeStaff()
    at, people = several(2, staff=staff)
    at.detach(people[Seat.TWO])
    ben = given_away(at, Seat.TWO, "Ben")
    do(at, people[Seat.ONE], "stand_in", seat=2)
    ivo = guest(at, "Ivo")
    told = do(at, ivo, "reclaim", seat=2)["seats"][1]
    assert (told["name"], told["stand_in"]) == ("Ivo", None)
    assert staff.released[-1] == Seat.TWO
    assert ben.latest("table")["you"]["seats"] == []


def test_a_device_takes_back_each_seat_that_was_given_and_keeps_the_other() -> None:
    at, people = several(2)
    at.detach(people[Seat.TWO])
    at.seating.share(at.seating.persons[people[Seat.TWO].identity], Seat.THREE, "Eva")
    at.seating.bots.pop(Seat.THREE)
    given_away(at, Seat.THREE, "Ben")
    back = guest(at, "Ivo")
    you = back.latest("table")["you"]
    assert (you["seats"], you["lent"]) == ([2], [3])
    assert do(at, back, "reclaim", seat=3)["you"]["seats"] == [2, 3]
    assert told_seat(back, 3)["name"] == "Eva"
    assert "hand" not in back.view


@pytest.mark.parametrize("how", ["left", "never theirs"])
def test_nobody_takes_back_what_was_not_lent(how: str) -> None:
    at, people = several(2)
    if how == "left":
        do(at, people[Seat.TWO], "leave")
    else:
        at.detach(people[Seat.TWO])
    ben = given_away(at, Seat.TWO, "Ben")
    who = guest(at, "Ivo" if how == "left" else "Zoe")
    assert lent(who) == []
    assert do(at, who, "reclaim", seat=2)["reason"] == "not_yours"
    assert ben.latest("table")["you"]["seat"] == 2


def test_who_leaves_while_a_seat_is_lent_takes_it_back_no_more() -> None:
    at, people = several(2)
    at.detach(people[Seat.TWO])
    given_away(at, Seat.TWO, "Ben")
    ivo = guest(at, "Ivo")
    do(at, ivo, "leave")
    assert lent(guest(at, "Ivo")) == []


def test_what_is_asked_about_a_seat_is_over_when_its_person_takes_it_back() -> None:  # S1
    at, people = several(3)
    at.detach(people[Seat.TWO])
    ben = given_away(at, Seat.TWO, "Ben")
    at.detach(ben)
    ivo, zoe = guest(at, "Ivo"), guest(at, "Zoe")
    do(at, people[Seat.ONE], "give_seat", seat=2, person=number_of(zoe))
    do(at, ivo, "reclaim", seat=2)
    assert proposed(zoe) is None
    assert ended(zoe) == ("give_seat", "moved_on")
    assert ivo.view["seat"] == 2


def test_what_the_holder_of_a_lent_seat_asked_goes_with_the_seat() -> None:
    at, people = several(3)
    at.detach(people[Seat.TWO])
    ben = given_away(at, Seat.TWO, "Ben")
    until_turn_of(at, Seat.TWO)
    act(at, peer_in_turn(at))
    assert do_now(at, ben, "undo")["type"] == "table"
    ivo = guest(at, "Ivo")
    do(at, ivo, "reclaim", seat=2)
    assert ended(ivo) == ("undo", "moved_on")


def test_a_lent_seat_survives_sleep_and_a_restart() -> None:  # R4
    house = House()
    house.worker()
    ana, code = house.begun()
    for name in ("Ivo", "Ben"):
        who = house.person(name, code=code)
        house.says(ana, "give_seat", f"give {name}", seat=2, person=number_of(who))
        proposal = who.latest("table")["proposal"]["proposal"]
        house.says(who, "agree", "agree", proposal=proposal)
        assert who.latest("table")["you"]["seat"] == 2
        house.lobby.gone(who)
    house.lobby.gone(ana)
    house.sleep()
    assert code not in house.lobby.tables
    ana = house.person("Ana", code=code)
    house.lobby.gone(ana)
    house.sleep()
    house = House(log=house.log)
    ivo = house.person("Ivo", code=code)
    assert lent(ivo) == [2]
    assert "hand" not in ivo.view
    house.says(ivo, "reclaim", "back", seat=2)
    assert ivo.latest("table")["you"]["seat"] == 2
    assert ivo.view["seat"] == 2
