"""The roll: whom a handle means, what they are called, and how they are sent off."""

from __future__ import annotations

import pytest

from doublesix.protocol.errors import Closing
from doublesix_server.log import Identity
from doublesix_server.people import identity_of
from doublesix_server.refusal import NotDone
from doublesix_server.roll import Roll
from tests.server.fakes import House, drive
from tests.server.operator import FakeRegister, handle


def roll_of(house: House) -> Roll:
    return Roll(house.hall, FakeRegister(house.log), lambda: house.guests)


def found(roll: Roll, digits: str) -> Identity:
    one: list[Identity] = []

    async def find() -> None:
        one.append(await roll.find(digits))

    drive(find())
    return one[0]


def test_somebody_is_found_at_a_table_at_the_door_and_in_what_was_kept() -> None:
    house = House()
    ana, _ = house.begun()
    zoe = house.person("Zoe")
    roll = roll_of(house)
    assert found(roll, handle(ana).upper()) == ana.identity
    assert found(roll, zoe.identity.hex()) == zoe.identity
    house.asleep("Eva")
    assert found(roll, identity_of(b"Eva".ljust(16, b".")).hex()[:4])


def test_who_begins_like_somebody_else_is_not_guessed() -> None:
    house = House()
    ana, ivo = house.person("Ana"), house.person("Ivo")
    ana.identity, ivo.identity = (Identity(bytes.fromhex("abcdef" + n * 58)) for n in "01")
    with pytest.raises(NotDone, match=r"abcdef: several begin so: abcdef0+, abcdef1+$"):
        found(roll_of(house), "abcdef")
    assert found(roll_of(house), "abcdef1") == ivo.identity


def test_a_name_is_that_at_the_table_or_the_one_told_at_the_door() -> None:
    house = House()
    ana, _ = house.begun()
    zoe = house.person("Zoe")
    roll = roll_of(house)
    assert [roll.name_of(one.identity) for one in (ana, zoe)] == ["Ana", "Zoe"]
    assert roll.name_of(Identity(b"?" * 32)) == ""


def test_strangers_and_workers_are_no_guests() -> None:
    house = House()
    worker, zoe = house.worker(), house.person("Zoe")
    stranger = house.person("Sam", code="K7QM2XV0")
    house.guests.append(worker)
    assert not stranger.is_known
    assert roll_of(house).guests() == [zoe]


def test_a_person_is_sent_away_from_every_table_also_while_lost() -> None:
    house = House()
    ana, code = house.begun()
    house.lobby.gone(ana)
    roll = roll_of(house)
    assert roll.send_away(ana.identity, Closing.REMOVED) == [code]
    assert code not in house.hall.tables  # nobody is left who could come back
    assert roll.send_away(ana.identity, Closing.REMOVED) == []
