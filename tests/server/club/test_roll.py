"""Who is alive is measured with the observer's clock, by what is new."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from doublesix_server.club.node import Node
from doublesix_server.club.roll import DEAD_AFTER, DOUBTED_AFTER, LEASE_SECONDS, Lease, Roll
from tests.server.fakes import FakeClock

ONE = Node("one", "wss://one.example")
TWO = Node("two", "wss://two.example")


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def roll(clock: FakeClock) -> Roll:
    return Roll(clock)


def test_a_node_that_was_heard_is_alive(roll: Roll) -> None:
    roll.heard(ONE, 1)
    assert roll.alive("one") == ONE
    assert roll.nodes == [ONE]
    assert roll.alive("two") is None


def test_a_node_that_is_silent_for_long_enough_is_dead(roll: Roll, clock: FakeClock) -> None:
    roll.heard(ONE, 1)
    clock.now += DEAD_AFTER
    assert roll.alive("one") == ONE
    clock.now += 0.1
    assert roll.alive("one") is None
    assert roll.nodes == []
    assert roll.latest == [ONE]


def test_an_old_word_is_no_sign_of_life(roll: Roll, clock: FakeClock) -> None:
    roll.heard(ONE, 5)
    clock.now += DEAD_AFTER + 1
    roll.heard(ONE, 5)
    roll.heard(ONE, 4)
    assert roll.alive("one") is None
    roll.heard(ONE, 6)
    assert roll.alive("one") == ONE


def test_who_begins_at_an_address_comes_in_place_of_who_was_there(roll: Roll) -> None:
    again = replace(ONE, id="again")
    roll.heard(ONE, 5)
    roll.heard(again, 1)
    assert roll.alive("one") is None
    assert roll.nodes == [again]
    roll.heard(ONE, 5)
    assert roll.nodes == [again]
    roll.heard(ONE, 6)
    assert roll.nodes == [again, ONE]


async def test_who_waits_for_a_node_is_told_once_another_is_at_its_address(
    roll: Roll, clock: FakeClock
) -> None:
    roll.heard(ONE, 1)
    clock.now += DOUBTED_AFTER + 0.1
    waiting = asyncio.create_task(roll.decided("one"))
    await asyncio.sleep(0)
    roll.heard(replace(ONE, id="again"), 1)
    await asyncio.sleep(0)
    assert waiting.done()
    assert await waiting is None


def test_a_node_that_said_good_bye_is_gone_at_once(roll: Roll) -> None:
    roll.heard(ONE, 1)
    roll.gone("one")
    roll.gone("one")
    assert roll.latest == []


def test_a_change_is_told_once(roll: Roll, clock: FakeClock) -> None:
    told: list[list[Node]] = []
    roll.changed = lambda: told.append(roll.nodes)
    roll.heard(ONE, 1)
    roll.heard(ONE, 2)
    roll.heard(TWO, 1)
    clock.now += 3
    roll.heard(ONE, 3)
    clock.now += 3
    roll.watch()
    roll.watch()
    assert told == [[ONE], [ONE, TWO], [ONE]]


def test_a_node_of_long_ago_is_forgotten(roll: Roll, clock: FakeClock) -> None:
    roll.heard(ONE, 1)
    clock.now += 1000
    roll.watch()
    assert roll.latest == []


async def test_a_node_in_doubt_is_decided_by_its_next_word(roll: Roll, clock: FakeClock) -> None:
    roll.heard(ONE, 1)
    assert await roll.decided("one") == ONE
    clock.now += DOUBTED_AFTER + 0.1
    assert roll.silent() == ["one"]
    waiting = asyncio.create_task(roll.decided("one"))
    await asyncio.sleep(0)
    assert not waiting.done()
    roll.heard(ONE, 2)
    assert await waiting == ONE


async def test_a_node_in_doubt_is_decided_by_its_death(roll: Roll, clock: FakeClock) -> None:
    roll.heard(ONE, 1)
    clock.now += DOUBTED_AFTER + 0.1
    waiting = asyncio.create_task(roll.decided("one"))
    await asyncio.sleep(0)
    clock.now += DEAD_AFTER
    roll.watch()
    assert await waiting is None


async def test_who_waits_for_a_node_and_goes_harms_nobody(roll: Roll, clock: FakeClock) -> None:
    roll.heard(ONE, 1)
    clock.now += DOUBTED_AFTER + 0.1
    waiting = asyncio.create_task(roll.decided("one"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    roll.heard(ONE, 2)
    assert roll.alive("one") == ONE


def test_a_lease_is_held_from_when_the_word_was_sent(clock: FakeClock) -> None:
    lease = Lease(clock)
    assert (lease.age, lease.is_held) == (None, False)
    lease.renewed(clock.now - 1)
    assert (lease.age, lease.is_held) == (1, True)
    clock.now += LEASE_SECONDS - 1
    assert not lease.is_held
    lease.renewed(clock.now)
    lease.end()
    assert (lease.age, lease.is_held) == (None, False)


def test_a_node_stops_before_the_others_take_it_for_dead() -> None:
    assert LEASE_SECONDS < DEAD_AFTER
