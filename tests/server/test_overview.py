"""The overview: what an operator sees of tables, people and workers, and what never."""

from __future__ import annotations

from doublesix_server.overview import plain_persons, plain_table, plain_workers
from doublesix_server.restraints import Kind, Restraint, Restraints
from doublesix_server.roster import Worker
from tests.server.fakes import FakePeer, House
from tests.server.operator import handle
from tests.server.tables import four_persons


def test_a_table_is_shown_as_everybody_there_sees_it() -> None:
    house = House()
    house.worker()
    ana, code = house.begun(policies={"listed": True})
    house.person("Ivo", code=code)
    house.lobby.gone(ana)
    seats = [{"seat": 1, "person": handle(ana), "name": "Ana", "level": None, "state": "lost"}]
    bot = {"person": None, "name": None, "level": "club", "state": "waiting"}
    assert plain_table(house.hall.tables[code]) == {
        "table": code,
        "profile": "chiva",
        "host": None,
        "people": 1,
        "watchers": 1,
        "listed": True,
        "deal": 1,
        "score": [0, 0],
        "seats": [*seats, *({"seat": seat, **bot} for seat in (2, 3, 4))],
    }


def test_a_table_that_has_not_begun_has_no_score() -> None:
    house = House()
    ana = house.person("Ana")
    code = house.says(ana, "create", "c", profile="chiva")["code"]
    shown = plain_table(house.hall.tables[code])
    assert (shown["deal"], shown["score"], shown["host"]) == (None, None, handle(ana))
    assert {seat["state"] for seat in shown["seats"]} == {"open"}


def test_people_at_tables_come_first_and_those_at_none_last() -> None:
    at, people = four_persons()
    zoe = FakePeer("Zoe")
    restraints = Restraints()
    restraints.add(Restraint(Kind.MUTE, zoe.identity.hex(), "Zoe", 0))
    *seated, last = plain_persons([at], [*people.values(), zoe][-1:], restraints)
    assert [(one["name"], one["seats"], one["table"]) for one in seated] == [
        (peer.name, [int(seat)], at.code) for seat, peer in people.items()
    ]
    assert (last["person"], last["table"], last["muted"]) == (handle(zoe), None, True)
    assert {one["address"] for one in seated} == {"203.0.113.7"}


def test_a_lost_person_comes_from_nowhere() -> None:
    house = House()
    ana, _ = house.begun()
    house.lobby.gone(ana)
    [one] = plain_persons(house.hall.tables.values(), [], house.restraints)
    assert (one["state"], one["address"]) == ("lost", None)


def test_a_worker_is_shown_by_where_it_runs_and_what_it_plays() -> None:
    worker = Worker(FakePeer(), ("novice", "club"), 8, is_own=False, coming=("master",))
    assert plain_workers([worker]) == [
        {
            "address": "203.0.113.7",
            "own": False,
            "playing": 0,
            "seats": 8,
            "levels": ["novice", "club"],
            "coming": ["master"],
        }
    ]
