"""How a server stands: tables, seats by kind and state, persons who are here."""

from __future__ import annotations

import os

import pytest

from doublesix_server.standing import load_of_machine, standing_of
from tests.server.fakes import House


def test_tables_seats_and_persons_are_counted() -> None:
    house = House()
    house.worker()
    ana, ivo = house.person("Ana"), house.person("Ivo")
    code = house.says(ana, "create", "c", profile="chiva")["code"]
    house.says(ana, "sit", "s", seat=1)
    house.says(ana, "fill", "f", seat=2, level="club")
    house.says(ivo, "create", "c", profile="chiva")
    eva = house.person("Eva", code=code)
    house.says(eva, "sit", "s", seat=3)
    house.lobby.gone(eva)
    seatings = [table.seating for table in house.lobby.tables.values()]
    standing = standing_of(seatings, workers=1, unsent=[5, 0, 7], unwritten=3)
    assert (standing.tables, standing.persons, standing.workers) == (2, 2, 1)
    assert standing.seats == {
        ("person", "here"): 1,
        ("person", "lost"): 1,
        ("bot", "waiting"): 1,
        ("open", "open"): 5,
    }
    assert (standing.unsent, standing.unwritten) == ((5, 0, 7), 3)


def test_an_empty_server_has_nothing() -> None:
    standing = standing_of([], workers=0, unsent=[], unwritten=0)
    assert (standing.tables, standing.persons, standing.unsent) == (0, 0, ())


def test_a_machine_says_how_busy_it_is_or_that_it_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getloadavg", lambda: (0.123, 1.0, 2.5))
    assert load_of_machine() == [0.12, 1.0, 2.5]
    monkeypatch.delattr(os, "getloadavg")
    assert load_of_machine() is None
