"""The directory in a real NATS JetStream: who is there, and who has which table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress

import nats.errors
import pytest

from doublesix_server.club.directory import (
    LISTED,
    NODES,
    TABLES,
    Assignment,
    NatsDirectory,
    Taken,
    Unreachable,
)
from doublesix_server.club.node import Node, Word, word_of
from tests.nats_server import NatsServer, free_port, nats_cluster, nats_server, needs_nats
from tests.server.running import until

pytestmark = needs_nats

CODE = "K7QM2XV0"
SECONDS = 60.0
"""How long is waited for what must come; three servers may take ten to choose who leads."""
ONE = Word(Node("one", "wss://one.example", "ab"), 1)


@pytest.fixture(scope="module")
def module_nats() -> Iterator[NatsServer]:
    with nats_server() as server:
        yield server


class Ear:
    """What was heard."""

    def __init__(self) -> None:
        self.words: dict[str, bytes | None] = {}
        self.lists: dict[str, bytes | None] = {}

    def hear(self, key: str, kept: bytes | None) -> None:
        self.words[key] = kept

    def hear_list(self, key: str, kept: bytes | None) -> None:
        self.lists[key] = kept


@asynccontextmanager
async def opened(server: NatsServer) -> AsyncIterator[tuple[NatsDirectory, Ear]]:
    directory, ear = NatsDirectory(server.url), Ear()
    await directory.open(ear.hear, ear.hear_list)
    try:
        yield directory, ear
    finally:
        await directory.close()


async def test_what_one_node_says_the_others_hear_and_late_ones_find(
    module_nats: NatsServer,
) -> None:
    async with opened(module_nats) as (one, _), opened(module_nats) as (_, ear):
        await one.announce(ONE)
        await one.list_tables("one", b"[]")
        await until(lambda: "one" in ear.words and "one" in ear.lists)
        assert word_of("one", ear.words["one"] or b"") == ONE
        async with opened(module_nats) as (late, late_ear):
            assert late_ear.words.keys() == {"one"}
            assert late_ear.lists == {"one": b"[]"}
            assert await late.look_up("one") == ONE
        await one.withdraw("one")
        await until(lambda: ear.words["one"] is None and ear.lists["one"] is None)
        assert await one.look_up("one") is None
        assert one.is_reachable


async def test_a_table_is_given_to_who_knows_the_latest_revision(module_nats: NatsServer) -> None:
    async with opened(module_nats) as (one, _), opened(module_nats) as (two, _):
        assert await one.assignment(CODE) is None
        given = await one.assign(CODE, "one", 1, 0)
        assert await two.assignment(CODE) == given == Assignment("one", 1, given.revision)
        with pytest.raises(Taken):
            await two.assign(CODE, "two", 2, 0)
        again = await two.assign(CODE, "two", 2, given.revision)
        with pytest.raises(Taken):
            await one.assign(CODE, "one", 3, given.revision)
        await one.unassign(CODE, given.revision)
        assert await two.assignment(CODE) == again
        await two.unassign(CODE, again.revision)
        assert await two.assignment(CODE) is None
        third = await one.assign(CODE, "one", 3, 0)
        assert third.revision > again.revision
        await one.unassign(CODE, third.revision)


async def test_a_table_that_was_let_go_leaves_nothing_behind(module_nats: NatsServer) -> None:
    async with opened(module_nats) as (one, _):
        for number in range(20):
            given = await one.assign(f"T{number}", "one", 1, 0)
            await one.unassign(f"T{number}", given.revision)
        status = await one._tables.status()
        assert (status.bucket, status.values) == (TABLES, 0)


async def test_of_many_who_claim_at_once_one_gets_the_table(module_nats: NatsServer) -> None:
    async with opened(module_nats) as (one, _), opened(module_nats) as (two, _):
        claims = [one.assign("AT0NCE00", f"n{n}", 1, 0) for n in range(10)]
        claims += [two.assign("AT0NCE00", f"m{n}", 1, 0) for n in range(10)]
        ends = await asyncio.gather(*claims, return_exceptions=True)
        assert sum(isinstance(end, Assignment) for end in ends) == 1
        assert sum(isinstance(end, Taken) for end in ends) == 19


def test_a_directory_is_far_where_any_of_its_servers_is() -> None:
    assert not NatsDirectory("nats://127.0.0.1:4222, nats://ana:hush@localhost").is_far
    assert NatsDirectory("nats://127.0.0.1:4222,nats://ana:hush@directory:4222").is_far


async def test_where_nobody_answers_the_directory_is_unreachable() -> None:
    directory = NatsDirectory(f"nats://127.0.0.1:{free_port()}", open_seconds=0.5)
    with pytest.raises(Unreachable):
        await directory.open(_ignore, _ignore)


@pytest.mark.slow
@pytest.mark.logs
async def test_a_directory_that_lets_one_in_by_no_such_name_says_so() -> None:
    with nats_server("--user", "ana", "--pass", "hush") as server:
        for login in ("", "ana:wrong@"):
            url = server.url.replace("//", f"//{login}")
            with pytest.raises(Unreachable, match="refuses the name and password") as told:
                await NatsDirectory(url, open_seconds=1).open(_ignore, _ignore)
            assert "wrong" not in str(told.value)
        directory = NatsDirectory(server.url.replace("//", "//ana:hush@"))
        await directory.open(_ignore, _ignore)
        await directory.close()


@pytest.mark.slow
@pytest.mark.logs
async def test_a_restart_of_the_directory_is_outlived() -> None:
    with nats_server() as server:
        async with opened(server) as (one, _), opened(server) as (two, ear):
            given = await one.assign(CODE, "one", 1, 0)
            server.stop()
            await until(lambda: not one.is_reachable and not two.is_reachable)
            with pytest.raises(Unreachable):
                await one.announce(ONE)
            server.start()
            await until(lambda: one.is_reachable and two.is_reachable)
            assert await two.assignment(CODE) == given
            await _soon(lambda: one.announce(ONE))
            await until(lambda: "one" in ear.words)


@pytest.mark.slow
@pytest.mark.logs
async def test_a_directory_that_was_set_up_anew_is_made_again() -> None:
    with nats_server() as server:
        async with opened(server) as (one, _):
            await one.assign(CODE, "one", 1, 0)
            for bucket in (one._nodes, one._tables, one._listed):
                await one._jetstream.delete_key_value(bucket._name)
            await _soon(lambda: one.announce(ONE))
            assert await one.look_up("one") == ONE
            assert await one.assignment(CODE) is None
            await one.assign(CODE, "one", 2, 0)


@pytest.mark.slow
@pytest.mark.logs
async def test_a_node_that_hears_words_itself_makes_the_directory_again_meanwhile() -> None:
    """Who listens to a bucket that is gone is taken for one that answers, and nobody does."""
    with nats_server() as server:
        async with opened(server) as (one, ear):
            await one.announce(ONE)
            await one._jetstream.delete_key_value(NODES)
            lost = asyncio.create_task(one.announce(ONE))
            await _soon(lambda: one.announce(ONE))
            with pytest.raises(Unreachable):
                await lost
            assert await one.look_up("one") == ONE
            assert "one" in ear.words


@pytest.mark.slow
@pytest.mark.logs
async def test_a_directory_on_three_servers_outlives_each_of_them() -> None:
    async with clustered() as (servers, _, one, given):
        for bucket in (NODES, TABLES):
            leader = await _leader_of(one, bucket)
            servers[leader].stop()
            await _soon(lambda: one.announce(ONE))
            assert await _kept(one) == given
            servers[leader].start()
            await _until_spread(one, bucket)


@pytest.mark.slow
@pytest.mark.logs
async def test_a_directory_that_was_on_one_server_of_three_is_spread_over_all() -> None:
    async with clustered() as (_, urls, one, given):
        for name in (NODES, TABLES, LISTED):
            config = (await one._jetstream.stream_info(f"KV_{name}")).config
            await one._jetstream.update_stream(config.evolve(num_replicas=1))
        async with opened_in_the_end(urls):
            for name in (NODES, TABLES, LISTED):
                await _until_spread(one, name)
        assert await _kept(one) == given


@asynccontextmanager
async def clustered() -> AsyncIterator[
    tuple[dict[str, NatsServer], str, NatsDirectory, Assignment]
]:
    """Open a directory on three servers; with their addresses, and a table that is given there."""
    with nats_cluster() as servers:
        urls = ",".join(server.url for server in servers.values())
        async with opened_in_the_end(urls) as one:
            yield servers, urls, one, await one.assign(CODE, "one", 1, 0)


@asynccontextmanager
async def opened_in_the_end(urls: str) -> AsyncIterator[NatsDirectory]:
    """Open a directory whose servers may still be choosing who leads."""
    directories: list[NatsDirectory] = []

    async def open_anew() -> None:
        directories.append(NatsDirectory(urls))
        await directories[-1].open(_ignore, _ignore)

    await _soon(open_anew)
    try:
        yield directories[-1]
    finally:
        await directories[-1].close()


async def _leader_of(directory: NatsDirectory, bucket: str) -> str:
    """Return the name of the server that answers for a bucket."""
    cluster = (await directory._jetstream.stream_info(f"KV_{bucket}")).cluster
    assert cluster is not None
    assert cluster.leader is not None
    return cluster.leader


async def _kept(directory: NatsDirectory) -> Assignment | None:
    found: list[Assignment | None] = []

    async def look() -> None:
        found.append(await directory.assignment(CODE))

    await _soon(look)
    return found[-1]


async def _until_spread(directory: NatsDirectory, bucket: str) -> None:
    """Wait until all copies of a bucket are as new as that of its leader."""
    async with asyncio.timeout(SECONDS):
        while True:
            with suppress(nats.errors.Error):
                cluster = (await directory._jetstream.stream_info(f"KV_{bucket}")).cluster
                copies = (cluster.replicas if cluster else None) or []
                if len(copies) == 2 and all(one.current for one in copies):
                    return
            await asyncio.sleep(0.1)


async def _soon(ask: Callable[[], object]) -> None:
    """Ask until it is answered."""
    async with asyncio.timeout(SECONDS):
        while True:
            try:
                await ask()  # type: ignore[misc]
            except Unreachable:
                await asyncio.sleep(0.05)
            else:
                return


def _ignore(key: str, kept: bytes | None) -> None:
    pass
