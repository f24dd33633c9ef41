"""The fault run strikes, measures and overhears as it should, and a short run finds nothing.

The long form is `python -m tests.club`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from nats.aio.msg import Msg

from tests.club.__main__ import SHOWN_BY, trial
from tests.club.diary import Diary, Gap, kept
from tests.club.engines import DIRECTORY, STORE, lacking
from tests.club.forwarder import HOST, Way
from tests.club.nodes import Held
from tests.club.overhearing import Overheard
from tests.club.report import LEFT, away, endings, is_flat, is_soon, late, let_go
from tests.club.run import Club, Plan, club
from tests.club.strikes import ALONE, WEIGHTS, Strikes, Struck
from tests.club.test_judge import played
from tests.club.tiles import told_in_files


async def test_a_tile_that_passes_the_directory_is_found() -> None:
    overheard = Overheard()
    bucket = Msg(cast(Any, None), "$KV.lists.n1", "", b'[{"code":"K7QM2XV0","seats":[1,"10:64"]}]')
    await overheard.take(replace(bucket, headers={"Nats-Expected-Last-Subject-Sequence": "64"}))
    assert not overheard.naming
    await overheard.take(replace(bucket, data=b'{"hand":["64"]}'))
    assert (overheard.heard, dict(overheard.naming)) == (2, {"$KV.lists.n1": 1})


def test_a_tile_in_a_log_is_found(tmp_path: Path) -> None:
    log = tmp_path / "log-1"
    log.write_text('{"at": "2026-10-04T06:21:10.64", "code": "K7QM2XV0"}\n')
    assert not [*told_in_files([log])]
    log.write_text("table K7QM2XV0: made\ntable K7QM2XV0: 6-4 played\n")
    assert [*told_in_files([log])] == [f"{tmp_path.name}/log-1, line 2: names a tile"]


def test_what_is_left_of_people_who_have_gone_is_found() -> None:
    before = Held(blocks=500_000, tables=0, links=2)
    assert let_go(before, before._replace(blocks=500_000 + LEFT))
    assert not let_go(before, before._replace(blocks=500_001 + LEFT))
    assert not let_go(before, before._replace(tables=1))


def test_memory_that_rises_to_the_end_is_not_flat() -> None:
    assert is_flat([70_000, *[90_000] * 89])
    assert is_flat([70_000 + 200 * second for second in range(90)])
    assert not is_flat([70_000 + 1000 * second for second in range(90)])


def gap(seconds: float, node: str = "n1", lost: float = 100.0) -> Diary:
    return Diary("Ana", 1, b"", gaps=[Gap(lost, lost + seconds, node, "n2")])


def test_people_who_play_on_late_after_a_kill_are_found() -> None:
    struck = [Struck(ALONE, "n1", "n1", 99.5, 120.0)]
    soon, late_one = [gap(6.0)] * 99, gap(10.5)
    assert is_soon(away(soon, struck))
    assert is_soon(away([*soon, late_one], struck))
    assert not is_soon(away([*soon, late_one, late_one], struck))
    assert late(away([*soon, late_one], struck)) == (1, 100)


def test_tables_that_were_given_up_before_do_not_count_as_ended_late() -> None:
    _, diaries = played()
    assert endings([replace(diaries[0], leaves=True)], since=10.0) == []


def test_what_several_strikes_did_is_not_held_against_a_kill() -> None:
    struck = [Struck(ALONE, "n1", "n1", 99.5, 120.0), Struck("kill", "n2", "n2", 90.0, 101.0)]
    assert is_soon(away([gap(30.0)] * 9, struck))
    assert late(away([gap(30.0)] * 9, struck)) == (0, 0)


def test_how_long_tables_take_to_end_is_counted_from_the_last_strike() -> None:
    _, diaries = played()
    assert endings(diaries, since=10.0) == [diaries[0].told[-1].at - 10]


class Severable:
    """Ground on which everything can be cut."""

    def can_cut(self, one: str, other: str) -> bool:
        return True


@dataclass
class Place:
    """A program that only has a place."""

    place: str = ""
    name: str = ""
    address: str = ""


def test_a_pause_within_the_lease_is_extra() -> None:
    one = SimpleNamespace(nodes=[Place(name="n1")], plan=Plan(tables=1))
    strikes = Strikes(cast(Club, one))
    strikes.done += [Struck(kind, "n1", "", 0.0, 1.0) for kind in ("kill", "short pause")]
    assert strikes.kills_and_pauses == 1


async def test_what_is_no_kill_and_no_pause_is_not_counted_as_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kinds = iter(["kill", "drain", *["kill"] * 29])

    async def wait(_: Strikes, turns: int = 3) -> None:
        for _turn in range(turns):
            await asyncio.sleep(0)

    def choose(strikes: Strikes) -> Coroutine[Any, Any, None] | None:
        if strikes._struck:
            return None
        return strikes._during(next(kinds), "n1", wait(strikes, 30 if strikes.done else 1))

    async def kill_alone(strikes: Strikes) -> None:
        await strikes._during(ALONE, "n1", wait(strikes))

    monkeypatch.setattr(Strikes, "_kill_alone", kill_alone)
    monkeypatch.setattr(Strikes, "_wait", wait)
    monkeypatch.setattr(Strikes, "_choose", choose)
    strikes = Strikes(cast(Club, SimpleNamespace(nodes=[Place(name="n1")], plan=Plan(tables=1))))
    await strikes.until(12)
    assert strikes.kills_and_pauses >= 12
    assert strikes.counts[ALONE] == 2


async def test_answers_can_be_lost_while_what_is_asked_gets_through() -> None:
    async with asyncio.timeout(20):
        await lose_answers()


async def lose_answers() -> None:
    asked: list[bytes] = []

    async def answer(reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        while came := await reads.read(100):
            asked.append(came)
            writes.write(came)
            got.set()
        writes.close()

    got = asyncio.Event()
    async with await asyncio.start_server(answer, HOST, 0) as server:
        way = Way(server.sockets[0].getsockname()[1])
        async with await asyncio.start_server(way.take, HOST, 0) as front:
            port = front.sockets[0].getsockname()[1]
            reads, writes = await asyncio.open_connection(HOST, port)
            writes.write(b"one")
            assert await reads.readexactly(3) == b"one"
            got.clear()
            way.lose_answers()
            writes.write(b"two")
            await got.wait()
            writes.write(b"three")
            while b"".join(asked) != b"onetwothree" or not way._maimed:  # noqa: ASYNC110 (untold)
                await asyncio.sleep(0)
            way.keep_answers()
            with suppress(ConnectionResetError):
                assert await reads.read() == b""
            writes.close()
            with suppress(ConnectionResetError):
                await writes.wait_closed()
            reads, writes = await asyncio.open_connection(HOST, port)
            writes.write(b"four")
            assert await reads.readexactly(4) == b"four"
            writes.close()
            await writes.wait_closed()
            await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))


def test_everything_that_is_to_happen_to_a_club_can_happen() -> None:
    one = SimpleNamespace(
        ground=Severable(),
        nodes=[Place(name="n1"), Place(name="n2")],
        store=Place(STORE),
        directory=Place(DIRECTORY),
        plan=Plan(tables=1),
    )
    strikes = Strikes(cast(Club, one))
    assert {*strikes._ways, *strikes._engines} == set(WEIGHTS)


ENGINES = pytest.mark.skipif(lacking() is not None, reason=str(lacking()))


@pytest.mark.slow
@ENGINES
async def test_a_club_loses_nothing_whatever_happens_to_its_nodes() -> None:
    with club(Plan(tables=9, workers=1, think=0.3, restless=1.5)) as one:
        kinds = ["kill", "long pause", "directory restarted", "store restarted"]
        found, striking = await trial(one, lambda strikes: strikes.each(kinds), pace=0.5)
    assert found["faults"] == []
    assert found["acts"] > 200
    assert found["closed"] > 0
    assert found["tables"] > 9
    assert let_go(*found["held"])
    assert striking.counts == dict.fromkeys(kinds, 1)


@pytest.mark.slow
@ENGINES
async def test_a_rolling_restart_is_a_reconnect_and_no_more() -> None:
    with club(Plan(tables=6, workers=1, think=0.3)) as one:
        found, striking = await trial(one, lambda strikes: strikes.drain_each(3), pace=0.5)
        waits = away(kept(one.crowd.file), striking.done)
    assert found["faults"] == []
    assert striking.counts == {"drain": 3}
    assert found["moved"] > 0
    assert len(waits["drain"]) > 0


@pytest.mark.slow
@ENGINES
@pytest.mark.parametrize(("planted", "kind"), [*SHOWN_BY.items()])
async def test_a_club_with_a_fault_planted_is_found_out(planted: str, kind: str) -> None:
    with club(Plan(tables=9, workers=1, think=0.3, planted=planted)) as one:
        found, _ = await trial(one, lambda strikes: strikes.each([kind]), pace=2)
    assert found["fault_count"] > 0
