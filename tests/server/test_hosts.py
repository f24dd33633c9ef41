"""Hosts: who is host, who inherits a table, and what no passer-by ever gets (Rules 6.7)."""

from __future__ import annotations

import pytest

from doublesix.rules.seat import SEATS, Seat
from doublesix_server.refusal import Refused
from doublesix_server.seating import Seating
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, House
from tests.server.tables import (
    NAMES,
    all_go_on,
    do,
    do_now,
    four_persons,
    guest,
    number_of,
    several,
    step,
    to_the_end,
)
from tests.server.test_seating import come

# In the seating


def test_the_host_is_who_made_the_table_or_else_who_has_sat_longest() -> None:
    seating = Seating()
    ana, ben = come(seating, "Ana"), come(seating, "Ben")
    ivo, eva = come(seating, "Ivo", Seat.TWO), come(seating, "Eva", Seat.ONE)
    assert seating.host is ana
    ana.unlink()
    assert seating.host is ivo
    ivo.unlink()
    assert seating.host is eva
    eva.unlink()
    assert seating.watchers() == [ben]
    with pytest.raises(Refused):
        seating.check_host(ben)
    seating.come(FakePeer("Ana"))
    assert seating.host is ana


def test_a_passer_by_is_no_host_while_anybody_has_a_seat_left_or_not() -> None:
    seating = Seating()
    ana, ivo = come(seating, "Ana", Seat.ONE), come(seating, "Ivo", Seat.TWO)
    ben = come(seating, "Ben")
    for person in (ana, ivo):
        seating.leave(person, keeps_seat=True)
    assert seating.host is None
    assert seating.deciders() == []
    zoe = come(seating, "Zoe")
    for passer_by in (ben, zoe):
        assert seating.host is not passer_by
        with pytest.raises(Refused):
            seating.check_host(passer_by)
    seating.come(FakePeer("Ivo"))
    assert seating.host is ivo


def test_a_passer_by_is_host_where_nobody_has_a_seat() -> None:
    seating = Seating()
    ana, ben = come(seating, "Ana"), come(seating, "Ben")
    ana.unlink()
    assert seating.host is ben
    seating.leave(ana, keeps_seat=False)
    assert seating.maker == ben.identity


def test_whoever_inherits_the_table_has_sat_longest_linked_or_not() -> None:
    seating = Seating()
    ana, ben = come(seating, "Ana", Seat.ONE), come(seating, "Ben")
    ivo = come(seating, "Ivo", Seat.TWO, here=False)
    eva = come(seating, "Eva", Seat.THREE)
    seating.leave(ana, keeps_seat=True)
    assert seating.maker == ivo.identity
    assert seating.host is eva
    eva.unlink()
    assert seating.watchers() == [ben]
    with pytest.raises(Refused):
        seating.check_host(ben)
    seating.come(FakePeer("Ivo"))
    assert seating.host is ivo


def test_whoever_leaves_as_host_is_no_host_when_back() -> None:
    seating = Seating()
    ana, ivo = come(seating, "Ana", Seat.ONE), come(seating, "Ivo", Seat.TWO)
    seating.leave(ana, keeps_seat=True)
    assert seating.host is ivo
    seating.come(FakePeer("Ana"))
    assert seating.host is ivo
    with pytest.raises(Refused):
        seating.check_host(ana)


# At a table


def test_the_host_is_a_person_at_the_table_and_who_comes_first() -> None:
    at, people = several(2)
    told = people[Seat.TWO].latest("table")
    assert told["host"] == number_of(people[Seat.ONE])
    assert (told["you"]["host"], people[Seat.ONE].latest("table")["you"]["host"]) == (False, True)
    assert at.seating.host is at.seating.person_in(Seat.ONE)


def test_who_sits_longest_becomes_host_when_the_host_goes() -> None:
    at, people = four_persons()
    do(at, people[Seat.ONE], "leave")
    assert people[Seat.TWO].latest("table")["you"]["host"] is True
    assert people[Seat.THREE].latest("table")["host"] == number_of(people[Seat.TWO])
    assert guest(at, "Ana").latest("table")["you"]["host"] is False


def test_while_the_host_is_lost_who_sits_longest_is_host_and_then_no_more() -> None:  # S6
    at, people = several(3)
    at.detach(people[Seat.ONE])
    assert people[Seat.TWO].latest("table")["you"]["host"] is True
    assert do(at, people[Seat.TWO], "fill", seat=4, level="novice")["type"] == "table"
    assert guest(at, "Ana").latest("table")["you"]["host"] is True
    assert people[Seat.TWO].latest("table")["you"]["host"] is False


def test_an_heir_whose_link_is_down_is_host_when_back() -> None:
    at, people = four_persons()
    for seat in (Seat.TWO, Seat.THREE, Seat.FOUR):
        at.detach(people[seat])
    do(at, people[Seat.ONE], "leave")
    assert guest(at, "Eva").latest("table")["you"]["host"] is True
    ivo = guest(at, "Ivo")
    assert ivo.latest("table")["you"]["host"] is True
    assert guest(at, "Ana").latest("table")["host"] == number_of(ivo)


def four_at_a_house() -> tuple[House, str, dict[Seat, FakePeer]]:
    """A house with a table of four persons that has begun, and its code."""
    house = House()
    people = {Seat.ONE: house.person("Ana")}
    code: str = house.says(people[Seat.ONE], "create", "c", profile="chiva", pause=0)["code"]
    for seat in (Seat.TWO, Seat.THREE, Seat.FOUR):
        people[seat] = house.person(NAMES[seat], code=code)
    for seat, peer in people.items():
        house.says(peer, "sit", "sit", seat=int(seat))
    house.says(people[Seat.ONE], "start", "start")
    return house, code, people


def test_a_table_whose_maker_leaves_while_the_others_are_lost_sleeps_and_is_played_on() -> None:
    house, code, people = four_at_a_house()
    for seat in (Seat.TWO, Seat.THREE, Seat.FOUR):
        house.lobby.gone(people[seat])
    house.says(people[Seat.ONE], "leave", "l")
    assert code in house.lobby.tables
    house.sleep()
    assert code not in house.lobby.tables
    back = [house.person(NAMES[seat], code=code) for seat in (Seat.FOUR, Seat.THREE, Seat.TWO)]
    assert [peer.latest("table")["you"]["host"] for peer in back] == [False, False, True]
    assert [peer.view["seat"] for peer in back] == [4, 3, 2]
    at = house.lobby.tables[code]
    ana = house.person("Ana", code=code)
    assert ana.latest("table")["you"] == {
        "person": 1,
        "seat": 1,
        "seats": [1],
        "lent": [],
        "host": False,
    }
    version = at.version
    step(at)
    assert at.version == version + 1


def with_all_gone(how: str) -> tuple[Table, FakePeer]:
    """Return a table of four persons who are all lost or have left, and a passer-by."""
    at, people = four_persons()
    to_the_end(at)
    ben = guest(at, "Ben")
    for peer in people.values():
        if how == "lost":
            at.detach(peer)
        else:
            do(at, peer, "leave")
    return at, ben


@pytest.mark.parametrize("how", ["lost", "left"])
def test_a_passer_by_decides_nothing_while_anybody_has_a_seat(how: str) -> None:  # S1
    at, ben = with_all_gone(how)
    version = at.version
    for passer_by in (ben, guest(at, "Zoe")):
        assert passer_by.latest("table")["you"]["host"] is False
        answers = [
            do(at, passer_by, "close_table"),
            do(at, passer_by, "set_policies", policies={"talk": "never"}),
            do(at, passer_by, "fill", seat=1, level="club"),
        ]
        assert [answer["reason"] for answer in answers] == ["host_only"] * 3
        for kind in ("new_session", "new_match", "go_on", "undo", "restart"):
            assert do_now(at, passer_by, kind)["reason"] == "not_seated"
        answers = [
            do(at, passer_by, "stop"),
            do(at, passer_by, "stand_in", seat=1),
            do(at, passer_by, "give_seat", seat=1, person=number_of(passer_by)),
        ]
        assert [answer["reason"] for answer in answers] == ["not_seated"] * 3
    assert (at.version, at.is_over) == (version, False)
    assert at.policies.talk == "between"


@pytest.mark.parametrize("how", ["lost", "left"])
def test_four_lost_people_come_back_to_their_table_whoever_passed_by(how: str) -> None:
    at, ben = with_all_gone(how)
    do(at, ben, "close_table")
    back = [guest(at, NAMES[seat]) for seat in SEATS]
    assert [peer.latest("table")["you"]["seat"] for peer in back] == [1, 2, 3, 4]
    assert back[0].latest("table")["you"]["host"] is True
    assert at.seating.bots == {}
    all_go_on(at)
    assert back[0].view["deal"] == 2


def test_who_acts_as_host_while_the_host_is_lost_does_not_close_the_table() -> None:
    at, people = several(2)
    at.detach(people[Seat.ONE])
    assert people[Seat.TWO].latest("table")["you"]["host"] is True
    assert do(at, people[Seat.TWO], "close_table")["reason"] == "host_only"
    assert not at.is_over
    ana = guest(at, "Ana")
    do(at, ana, "leave")
    assert do(at, people[Seat.TWO], "close_table")["type"] == "left"
    assert at.is_over
