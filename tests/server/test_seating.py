"""Seating: who is there, in which seat, who is present and who decides."""

from __future__ import annotations

import pytest

from doublesix.protocol.errors import Refusal
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.log import Sitting
from doublesix_server.people import Bot, Person, identity_of
from doublesix_server.refusal import Refused
from doublesix_server.seating import MOST_PEOPLE, Seating
from tests.server.fakes import FakePeer


def come(seating: Seating, name: str, *seats: Seat, here: bool = True) -> Person:
    """Have somebody come and take seats."""
    person, _ = seating.come(FakePeer(name))
    for seat in seats:
        seating.share(person, seat, name)
    if not here:
        person.unlink()
    return person


def stand_in_for(seating: Seating, seat: Seat) -> None:
    seating.bots[seat] = Bot(seat, "club")


def test_each_state_of_a_seat_is_told() -> None:  # S5
    seating = Seating()
    here = Bot(Seat.TWO, "novice", peer=FakePeer("worker"))
    seating.bots = {Seat.ONE: Bot(Seat.ONE, "club"), Seat.TWO: here}
    ana = come(seating, "Ana", Seat.THREE)
    calm = {"stand_in": None, "ready": False, "holds": False}
    nobody = {"person": None, "name": None}
    somebody = {"person": 1, "name": "Ana", "level": None}
    assert seating.plain_seats(5) == [
        {"seat": 1, "kind": "bot", **nobody, "level": "club", "state": "waiting", **calm},
        {"seat": 2, "kind": "bot", **nobody, "level": "novice", "state": "here", **calm},
        {"seat": 3, "kind": "person", **somebody, "state": "here", **calm},
        {"seat": 4, "kind": "open", **nobody, "level": None, "state": "open", **calm},
    ]
    ana.unlink()
    assert seating.plain_seats(5)[2]["state"] == "lost"
    ana.left = True
    assert seating.plain_seats(5)[2]["state"] == "left"


def test_a_stand_in_is_told_beside_the_person_whose_seat_it_plays() -> None:  # S5
    seating = Seating()
    ana = come(seating, "Ana", Seat.THREE)
    stand_in_for(seating, Seat.THREE)
    told = seating.plain_seats(1)[2]
    assert (told["kind"], told["name"], told["state"]) == ("person", "Ana", "here")
    assert (told["stand_in"], told["level"]) == ("club", None)
    assert seating.person_in(Seat.THREE) is ana
    assert seating.sitter(Seat.THREE) is seating.bots[Seat.THREE]
    assert seating.is_stood_in(Seat.THREE)
    assert not seating.is_stood_in(Seat.TWO)


def test_who_is_ready_or_holds_is_told() -> None:
    seating = Seating()
    ana = come(seating, "Ana", Seat.ONE)
    ana.ready_at, ana.holds = 5, True
    assert (seating.plain_seats(5)[0]["ready"], seating.plain_seats(5)[0]["holds"]) == (True, True)
    assert seating.plain_seats(6)[0]["ready"] is False
    ana.ready_at = 0
    assert seating.plain_seats(0)[0]["ready"] is False


def test_present_is_who_has_a_seat_and_a_link_and_no_stand_in() -> None:  # Rules 5.4
    seating = Seating()
    ana = come(seating, "Ana", Seat.ONE)
    come(seating, "Ivo", Seat.TWO, here=False)
    eva = come(seating, "Eva", Seat.THREE)
    come(seating, "Ben")
    assert seating.present() == [ana, eva]
    stand_in_for(seating, Seat.THREE)
    assert seating.present() == [ana]


def test_the_people_at_one_device_are_one_and_present_while_one_of_them_plays() -> None:
    seating = Seating()
    device = come(seating, "Ana", Seat.ONE, Seat.THREE)
    assert seating.present() == [device]
    stand_in_for(seating, Seat.ONE)
    assert seating.present() == [device]
    stand_in_for(seating, Seat.THREE)
    assert seating.present() == []


def test_where_nobody_is_present_those_decide_who_watch_their_stand_ins() -> None:  # S6
    seating = Seating()
    ana = come(seating, "Ana", Seat.ONE)
    come(seating, "Ivo", Seat.TWO, here=False)
    come(seating, "Ben")
    stand_in_for(seating, Seat.ONE)
    assert seating.deciders() == [ana]
    ana.unlink()
    assert seating.deciders() == []


def test_a_table_of_computer_players_is_its_host_s_to_decide() -> None:
    seating = Seating()
    assert seating.deciders() == []
    ana = come(seating, "Ana")
    come(seating, "Ivo")
    assert seating.deciders() == [ana]


def test_the_second_person_sits_opposite_the_first() -> None:
    for first in SEATS:
        seating = Seating()
        come(seating, "Ana", first)
        assert seating.default_seat() is first.partner


def test_who_has_no_wish_sits_in_an_open_seat_before_a_computer_player_s() -> None:
    seating = Seating()
    assert seating.default_seat() is Seat.ONE
    stand_in_for(seating, Seat.ONE)
    assert seating.default_seat() is Seat.TWO
    come(seating, "Ana", Seat.THREE)
    assert seating.default_seat() is Seat.TWO
    for seat in (Seat.TWO, Seat.FOUR):
        stand_in_for(seating, seat)
    assert seating.default_seat() is Seat.ONE
    come(seating, "Device", Seat.ONE, Seat.TWO, Seat.FOUR)
    with pytest.raises(Refused):
        seating.default_seat()


def test_only_persons_keep_a_table_alive() -> None:  # C2
    seating = Seating()
    for seat in (Seat.ONE, Seat.TWO):
        seating.bots[seat] = Bot(seat, "club", peer=FakePeer("worker"))
    assert seating.is_deserted()
    assert seating.is_abandoned()
    ana = come(seating, "Ana")
    assert not seating.is_abandoned()
    ana.unlink()
    assert not seating.is_abandoned()  # who made the table may come back
    seating.leave(ana, keeps_seat=False)
    assert seating.is_abandoned()
    ivo = come(seating, "Ivo", Seat.THREE, here=False)
    assert seating.is_deserted()
    assert not seating.is_abandoned()
    seating.leave(ivo, keeps_seat=True)
    assert seating.is_abandoned()


def test_a_member_is_found_by_identity_whether_person_or_computer() -> None:
    seating = Seating()
    ana = come(seating, "Ana", Seat.THREE)
    bot = seating.bots[Seat.ONE] = Bot(Seat.ONE, "club", identity=identity_of(b"ticket"))
    assert seating.member(ana.identity) is ana
    assert seating.member(identity_of(b"ticket")) is bot
    assert seating.member(identity_of(b"somebody")) is None
    assert seating.sitter(Seat.ONE) is bot
    assert seating.sitter(Seat.FOUR) is None
    assert seating.knows(ana.identity)
    assert not seating.knows(identity_of(b"somebody"))
    assert seating.everybody() == [ana, bot]


def test_who_has_a_seat_has_it_also_when_lost_and_a_watcher_has_none() -> None:
    seating = Seating()
    come(seating, "Ana", Seat.ONE, here=False)
    come(seating, "Ben")
    seating.bots[Seat.TWO] = Bot(Seat.TWO, "club", identity_of(b"ticket"))
    having = [seating.has_seat(FakePeer(name).identity) for name in ("Ana", "Ben", "nobody")]
    assert having == [True, False, False]
    assert seating.has_seat(identity_of(b"ticket"))


def test_a_person_is_found_by_number_and_a_number_is_never_given_twice() -> None:
    seating = Seating()
    ana, ivo = come(seating, "Ana"), come(seating, "Ivo")
    assert seating.numbered(ivo.number) is ivo
    seating.leave(ivo, keeps_seat=False)
    with pytest.raises(Refused) as refused:
        seating.numbered(ivo.number)
    assert refused.value.reason is Refusal.NO_SUCH_PERSON
    assert come(seating, "Ivo").number not in (ana.number, ivo.number)


def test_one_comes_back_to_ones_seat_under_a_new_name_and_a_shared_one_keeps_its_names() -> None:
    seating = Seating()
    come(seating, "Ana", Seat.ONE)
    again = FakePeer("Ana")
    again.name = "Ana María"
    person, older = seating.come(again)
    assert older is not None
    assert person.seats == {Seat.ONE: "Ana María"}
    seating.share(person, Seat.TWO, "Ben")
    person, _ = seating.come(FakePeer("Ana"))
    assert person.seats == {Seat.ONE: "Ana María", Seat.TWO: "Ben"}


def test_too_many_people_are_turned_away_and_nobody_who_was_there() -> None:
    seating = Seating()
    for number in range(MOST_PEOPLE):
        come(seating, f"guest {number}")
    with pytest.raises(Refused):
        seating.come(FakePeer("one more"))
    seating.come(FakePeer("guest 7"))


def test_what_the_log_kept_seats_everybody_again_stand_ins_and_devices_too() -> None:
    seating = Seating()
    come(seating, "Ana", Seat.ONE, Seat.THREE)
    ivo = come(seating, "Ivo", Seat.TWO)
    stand_in_for(seating, Seat.TWO)
    stand_in_for(seating, Seat.FOUR)
    ivo.left = True
    rows = seating.sittings()
    assert Sitting(Seat.TWO, ivo.identity, "Ivo", "club", True, ivo.number) in rows
    assert Sitting(Seat.FOUR, None, "", "club", False) in rows
    again = Seating()
    again.restore(seating.maker, rows)
    assert again.sittings() == rows
    assert again.is_stood_in(Seat.TWO)
    assert again.is_deserted()
    assert [one.name for one in again.seated()] == ["Ana"]
    assert {one.name: one.number for one in again.persons.values()} == {"Ana": 1, "Ivo": 2}


def test_no_number_is_given_again_to_somebody_else_once_it_is_counted_on() -> None:
    seating = Seating()
    seating.count_on(40)
    seating.count_on(7)
    assert come(seating, "Ana").number == 41
