"""A worker works at every server of the club that its first one belongs to."""

from __future__ import annotations

import asyncio

import pytest

from doublesix.link import LinkError, LinkLost, NoTrust, OtherCertificate, Place, Refused
from doublesix_server.crew import Crew, Told
from tests.server.fakes import FakeClock

HOME, ONE, TWO = Place("wss://home"), Place("wss://one", "ab"), Place("wss://two", "ab")


class Work:
    """What the crew does, as the test says."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.told: dict[Place, Told] = {}
        self.ends: dict[Place, asyncio.Future[None]] = {}
        self.visits: list[Place] = []
        self.slept: list[float] = []
        self.gone: set[Place] = set()
        self.strangers: set[Place] = set()
        self.heard: list[str] = []
        self.crew = Crew(self.stay, clock=self.clock, sleep=self.sleep, find=self.find)

    async def stay(self, place: Place, told: Told) -> None:
        self.visits.append(place)
        if place in self.gone:
            raise LinkError(f"{place.url}: no server answers there")
        if place in self.strangers:
            raise OtherCertificate(f"{place.url}: another certificate")
        self.told[place] = told
        told(())
        end = self.ends[place] = asyncio.get_running_loop().create_future()
        await end

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.clock.now += seconds
        await asyncio.sleep(0)

    async def find(self, fingerprint: str, not_at: str) -> str:
        assert fingerprint == "ab"
        elsewhere = [one for one in self.heard if one != not_at]
        return elsewhere[0] if elsewhere else await asyncio.get_running_loop().create_future()

    async def tell(self, place: Place, *nodes: Place) -> bool:
        may_go = self.told[place](nodes)
        if may_go:
            self.ends[place].set_result(None)
        await self.turns()
        return may_go

    async def lose(self, place: Place) -> None:
        self.ends[place].set_exception(LinkLost(None))
        await self.turns()

    async def turns(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture
async def work() -> Work:
    return Work()


async def begun(work: Work, home: Place = HOME) -> asyncio.Task[None]:
    running = asyncio.create_task(work.crew.run(home))
    await work.turns()
    return running


async def ended(running: asyncio.Task[None]) -> None:
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_at_a_server_by_itself_it_stays_at_home(work: Work) -> None:
    running = await begun(work)
    assert not await work.tell(HOME)
    assert (work.visits, work.crew.places) == ([HOME], [])
    await ended(running)


async def test_in_a_club_it_goes_to_each_server_and_leaves_home(work: Work) -> None:
    running = await begun(work)
    assert await work.tell(HOME, ONE, TWO)
    assert work.visits == [HOME, ONE, TWO]
    assert not await work.tell(ONE, ONE, TWO)
    assert work.visits == [HOME, ONE, TWO]
    await ended(running)
    assert work.crew.places == []


async def test_the_token_of_a_club_under_tls_is_shown_to_no_server_in_the_open(work: Work) -> None:
    running = await begun(work)
    assert await work.tell(HOME, Place("ws://one"), TWO)
    assert work.visits == [HOME, TWO]
    await ended(running)


@pytest.mark.logs
async def test_a_new_server_is_come_to_and_one_that_is_no_more_is_left(work: Work) -> None:
    running = await begun(work)
    await work.tell(HOME, ONE)
    await work.tell(ONE, ONE, TWO)
    assert work.crew.places == [ONE, TWO]
    await work.tell(ONE, ONE)
    await work.lose(TWO)
    assert work.crew.places == [ONE]
    await ended(running)


@pytest.mark.logs
async def test_a_server_whose_link_is_lost_is_come_back_to(work: Work) -> None:
    running = await begun(work)
    await work.tell(HOME, ONE)
    await work.lose(ONE)
    await work.turns()
    assert work.visits == [HOME, ONE, ONE]
    await ended(running)


@pytest.mark.logs
async def test_when_all_are_gone_for_long_it_begins_at_home_again(work: Work) -> None:
    running = await begun(work)
    await work.tell(HOME, ONE)
    work.gone.add(ONE)
    await work.lose(ONE)
    for _ in range(200):
        await asyncio.sleep(0)
    assert work.crew.places == []
    assert (work.visits[0], work.visits[-1]) == (HOME, HOME)
    assert max(work.slept) <= 2.0
    await ended(running)


@pytest.mark.logs
async def test_home_is_tried_again_and_again_with_longer_rests(work: Work) -> None:
    work.gone.add(HOME)
    running = await begun(work)
    for _ in range(60):
        await asyncio.sleep(0)
    assert len(work.visits) > 10
    assert 10 < max(work.slept) <= 30
    await ended(running)


@pytest.mark.parametrize("error", [NoTrust("another certificate"), Refused("wrong_token", {})])
async def test_what_cannot_be_mended_at_home_ends_it(work: Work, error: Exception) -> None:
    running = await begun(work)
    work.ends[HOME].set_exception(error)
    with pytest.raises(type(error)):
        await running


@pytest.mark.logs
async def test_a_home_with_another_address_is_heard_by_its_certificate(work: Work) -> None:
    running = await begun(work, ONE)
    work.gone.add(ONE)
    for where in (TWO, Place("wss://three", "ab")):
        work.heard = [where.url]
        await work.lose(work.visits[-1])
        await work.turns()
        assert work.visits[-1] == where
    await ended(running)


@pytest.mark.logs
async def test_a_rumour_ends_no_worker_and_makes_none_hurry(work: Work) -> None:
    running = await begun(work, ONE)
    work.strangers.add(TWO)
    work.gone.add(ONE)
    work.heard = [TWO.url, "wss://three"]
    work.strangers.add(Place("wss://three", "ab"))
    await work.lose(ONE)
    for _ in range(20):
        await work.turns()
    assert not running.done()
    assert TWO in work.visits
    assert len(work.slept) * 2 >= len(work.visits) - 2
    work.gone.clear()
    while work.visits[-1] != ONE or ONE not in work.ends or work.ends[ONE].done():
        await work.turns()
    await ended(running)
