"""The roster: which levels can be had from the workers that are here."""

from __future__ import annotations

import pytest

from tests.server.fakes import House, offers
from tests.server.test_posts import begun, prepared


def test_levels_are_those_of_the_workers_here_or_of_the_last_who_were() -> None:
    house = House()
    assert house.staff.levels == []
    worker, other = house.worker(("novice", "club")), house.worker(("club", "magic"))
    assert house.staff.levels == ["novice", "club", "magic"]
    house.lobby.gone(other)
    assert house.staff.levels == ["novice", "club"]
    house.lobby.gone(worker)
    assert house.staff.levels == ["novice", "club"]


def test_everybody_is_told_when_other_levels_can_be_had() -> None:
    house = House()
    worker = house.worker(("novice", "club"))
    prepared(house, worker, ["novice", "club"], ["master"])
    assert house.levels_told == [["novice", "club"]]
    prepared(house, worker, ["novice", "club", "master"], [])
    assert house.levels_told == [["novice", "club"], ["novice", "club", "master"]]
    assert house.person("Ana").latest("welcome")["levels"] == ["novice", "club", "master"]


def test_a_level_that_a_worker_makes_ready_once_more_can_still_be_chosen() -> None:
    """A worker was started again; the seats wait for it."""
    house = House()
    house.lobby.gone(house.worker(("club", "master")))
    again = house.worker(("club",), coming=("expert", "master"))
    assert house.staff.levels == ["club", "master"]
    ana, _ = begun(house, level="master")
    assert house.says(ana, "fill", "f", seat=2, level="expert")["reason"] == "no_such_level"
    assert offers(again) == []
    prepared(house, again, ["club"], [])
    assert house.staff.levels == ["club"]


def test_a_first_start_stands_in_the_log_once_and_by_quarters(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    house = House()
    worker, other = house.worker(), house.worker()
    for ready in (0, 3, 9, 10, 11, 25, 39):
        for one in (worker, other):
            prepared(house, one, ["club"], ["master"], ready)
    for one in (worker, other):
        prepared(house, one, ["club", "master"], [])
    once, *told = [line for line in caplog.messages if "play" in line]
    assert once == (
        "compiling the players that search, once on this machine: a minute or two;"
        " the other levels play already"
    )
    assert told == [
        "compiling the players: 10 of 40",
        "compiling the players: 25 of 40",
        "compiling the players: 39 of 40",
        "a worker plays club, master",
        "a worker plays club, master",
    ]


def test_players_that_come_from_disk_are_not_said_to_be_compiled(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    house = House()
    worker = house.worker()
    prepared(house, worker, ["club"], ["master"], of=0)
    prepared(house, worker, ["club", "master"], [], of=0)
    assert not [line for line in caplog.messages if "compiling" in line]
