"""A server joins its club, lets go what it cannot keep, and hands all over when it leaves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from doublesix.protocol.errors import Refusal
from doublesix_server.club import joining
from doublesix_server.club.joining import STORE_SECONDS, Joined, JoinError, boot_clock, joined
from doublesix_server.refusal import Refused
from tests.nats_server import NatsServer, free_port, nats_server, needs_nats
from tests.server.club.fakes import ClubNode, FakeFence, Plaza, club
from tests.server.fakes import FakeClock
from tests.server.running import until

CODE = "K7QM2XV0"


class FakeStore(FakeFence):
    """A store that may fail."""

    is_failing = False
    refused = 3
    name = "one of all"

    def __init__(self, plaza: Plaza) -> None:
        super().__init__(plaza)
        self.lost = lambda code: None

    async def identity(self) -> str:
        return self.name


class FakeHall:
    """A hall that notes what it is asked."""

    def __init__(self) -> None:
        self.dropped: list[str] = []
        self.handed_over: list[str] = []
        self.codes = [CODE, "AT0NCE00"]
        self.is_slow = False

    def drop(self, code: str) -> None:
        self.dropped.append(code)

    async def hand_over(self, code: str) -> None:
        if self.is_slow:
            await asyncio.get_running_loop().create_future()
        self.handed_over.append(code)

    async def is_kept(self, code: str) -> bool:
        return True


def joined_on(node: ClubNode, plaza: Plaza, clock: FakeClock) -> tuple[Joined, FakeStore, FakeHall]:
    """Return a server of a club on fakes."""
    store, hall = FakeStore(plaza), FakeHall()
    directory: Any = node.directory
    seat = Joined(directory, node.membership, node.ownership, store, clock)
    seat.keep(hall, lambda: None)
    return seat, store, hall


@pytest.mark.logs
async def test_tables_are_let_go_when_nothing_can_be_kept_for_too_long() -> None:
    plaza, clock, [one] = await club("one")
    seat, store, hall = joined_on(one, plaza, clock)
    await seat.ownership.claim(CODE)
    store.is_failing = True
    seat.watch()
    clock.now += STORE_SECONDS - 1.5
    await one.membership.renew()
    seat.watch()
    assert hall.dropped == []
    clock.now += 2
    await one.membership.renew()
    seat.watch()
    seat.watch()
    assert hall.dropped == [CODE]
    assert plaza.tables == {}
    store.is_failing = False
    seat.watch()
    await seat.ownership.claim(CODE)
    store.is_failing = True
    seat.watch()
    assert hall.dropped == [CODE]


async def test_a_server_that_leaves_hands_its_tables_over() -> None:
    plaza, clock, [one, _] = await club("one", "two")
    seat, _, hall = joined_on(one, plaza, clock)
    await seat.leave()
    assert sorted(hall.handed_over) == sorted(hall.codes)


async def test_the_last_server_keeps_its_tables_until_it_stops() -> None:
    plaza, clock, [one] = await club("one")
    seat, _, hall = joined_on(one, plaza, clock)
    await seat.leave()
    assert hall.handed_over == []


@pytest.mark.logs
async def test_a_server_does_not_stay_for_a_table_that_cannot_be_handed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(joining, "DRAIN_SECONDS", 0.0)
    plaza, clock, [one, _] = await club("one", "two")
    seat, _, hall = joined_on(one, plaza, clock)
    hall.is_slow = True
    await seat.leave()
    assert hall.handed_over == []


async def test_how_a_server_stands_is_told() -> None:
    plaza, clock, [one, _] = await club("one", "two")
    seat, *_ = joined_on(one, plaza, clock)
    await seat.ownership.claim(CODE)
    standing = seat.standing()
    assert (standing.nodes, standing.tables, standing.fenced) == (2, 1, 3)
    assert (standing.lease_age, standing.claims) == (0, {"owned": 1})
    assert seat.why_not_ready() is None
    clock.now += 10
    assert seat.why_not_ready() == "the club's directory does not hear of it"


def test_the_clock_goes_on() -> None:
    assert boot_clock() <= boot_clock()


async def test_without_a_directory_nobody_joins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doublesix_server.club.directory._OPEN_SECONDS", 0.3)
    with pytest.raises(JoinError, match="nats-server with JetStream"):
        async with joined(f"nats://127.0.0.1:{free_port()}", FakeStore(Plaza()), _begin):
            pass


@pytest.fixture(scope="module")
def nats() -> Iterator[NatsServer]:
    with nats_server() as server:
        yield server


@asynccontextmanager
async def member(
    server: NatsServer, plaza: Plaza, name: str
) -> AsyncIterator[tuple[Joined, FakeHall]]:
    async with joined(server.url, FakeStore(plaza), _begin) as seat:
        hall = FakeHall()
        seat.keep(hall, lambda: None)
        await seat.be_found_at(f"wss://{name}.example", None)
        running = asyncio.create_task(seat.run())
        try:
            yield seat, hall
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


@needs_nats
async def test_two_servers_find_each_other_in_a_real_directory(nats: NatsServer) -> None:
    plaza = Plaza()
    async with member(nats, plaza, "one") as (one, _):
        await _two_comes_and_goes(nats, plaza, one)
        await until(lambda: one.standing().nodes == 1)
        await one.ownership.claim(CODE)
        assert plaza.epochs[CODE] == 2


@needs_nats
async def test_a_server_with_another_database_does_not_join(nats: NatsServer) -> None:
    plaza = Plaza()
    async with member(nats, plaza, "one") as (one, _):
        odd = FakeStore(plaza)
        odd.name = "another"
        async with joined(nats.url, odd, _begin) as other:
            with pytest.raises(JoinError, match=r"wss://one\.example keeps its tables in another"):
                await other.be_found_at("wss://two.example", None)
        assert one.standing().nodes == 1


@needs_nats
async def test_a_server_at_the_address_of_another_does_not_join(nats: NatsServer) -> None:
    plaza = Plaza()
    async with (
        member(nats, plaza, "one") as (one, _),
        joined(nats.url, FakeStore(plaza), _begin) as other,
    ):
        with pytest.raises(JoinError, match=r"two servers at wss://one\.example"):
            await other.be_found_at("wss://one.example", None)
        assert one.standing().nodes == 1


async def test_a_server_that_cannot_ask_its_store_does_not_join() -> None:
    plaza, clock, [one] = await club("one")
    seat, store, _ = joined_on(one, plaza, clock)

    async def refuse() -> str:
        raise Refused(Refusal.CANNOT_KEEP)

    store.identity = refuse  # type: ignore[method-assign]
    with pytest.raises(JoinError, match="cannot be asked"):
        await seat.be_found_at("wss://one.example", None)


@pytest.mark.logs
@pytest.mark.parametrize(
    ("address", "is_far", "is_warned"),
    [
        ("ws://127.0.0.1:6006", True, True),
        ("ws://127.0.0.1:6006", False, False),
        ("wss://one.example", True, False),
    ],
)
async def test_an_address_that_leads_nowhere_from_other_machines_is_warned_of(
    caplog: pytest.LogCaptureFixture, address: str, *, is_far: bool, is_warned: bool
) -> None:
    plaza, clock, [one] = await club("one")
    seat, _, _ = joined_on(one, plaza, clock)
    one.directory.is_far = is_far
    await seat.be_found_at(address, None)
    assert ("tell a --node-address" in caplog.text) == is_warned


async def _two_comes_and_goes(nats: NatsServer, plaza: Plaza, one: Joined) -> None:
    async with member(nats, plaza, "two") as (two, hall):
        await until(lambda: one.standing().nodes == two.standing().nodes == 2)
        await two.ownership.claim(CODE)
        two.list_tables([{"code": CODE}])
        await until(lambda: one.ownership.listed() == [{"code": CODE}])
        two.watch()
        await two.leave()
        assert sorted(hall.handed_over) == sorted(hall.codes)


_TASKS: set[asyncio.Task[None]] = set()


def _begin(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.create_task(work)
    _TASKS.add(task)
    task.add_done_callback(_TASKS.discard)
