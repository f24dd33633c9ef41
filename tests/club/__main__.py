"""Strike a club of nodes again and again and see that nothing told is lost, and nothing done twice.

    python -m tests.club [--strikes 200] [--tables 120] [--seed 1] [--planted [FAULT]] [--rolling]

PostgreSQL, a NATS server and three nodes, each at a host of its own, workers, and people at tables.
Nodes are killed, paused and cut off until there were so many kills and pauses; with `--rolling`
each is drained and begun again in turn instead, until there were so many drains. At the end what
people were told is held against the log, and what the node that was never killed holds when all
have gone against what it held before they came. `--planted` takes the fence from before the log,
`--planted repeat` has nodes keep again what was kept while the answer was lost, `--planted leak`
keep every link: the run must find that.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.club.diary import kept
from tests.club.engines import lacking
from tests.club.nodes import Held
from tests.club.report import away, is_flat, is_soon, let_go, lines_of
from tests.club.run import SETTLE_SECONDS, Club, Plan, club
from tests.club.strikes import Strikes

SHOWN_BY = {"fence": "pause with entries in hand", "repeat": "answers of the store lost"}
"""By which strike a planted fault comes to light that is the judge's to find."""


async def trial(
    one: Club,
    strike: Callable[[Strikes], Coroutine[Any, Any, None]],
    *,
    pace: float,
    show: bool = False,
) -> tuple[dict[str, Any], Strikes]:
    """Have people play while the club is struck, and return what was found.

    `held` is what the node holds that is never killed, before people come and when they have gone.
    """
    spared = one.nodes[-1]
    before = spared.held()
    one.gather()
    following = asyncio.create_task(one.crowd.follow())
    striking = Strikes(one, pace=pace, spared=frozenset({spared.name}))
    showing = asyncio.create_task(_show(one, striking, show=show))
    try:
        tables = one.plan.tables
        await one.crowd.until(lambda told: told["playing"] >= tables, SETTLE_SECONDS)
        await strike(striking)
        striking.ended = time.monotonic()
        await one.crowd.finish()
    finally:
        showing.cancel()
    await following
    after = await asyncio.to_thread(spared.held_at_rest)
    return {**one.judge(), "held": (before, after)}, striking


async def _show(one: Club, striking: Strikes, *, show: bool) -> None:
    """Look at the nodes' memory every second, and say now and then how far it is."""
    begun = time.monotonic()
    for seconds in range(1_000_000):
        await asyncio.sleep(1)
        for node in one.nodes:
            if node.is_running:
                node.remember_memory()
        if show and seconds % 10 == 9:
            told = ", ".join(f"{what} {count}" for what, count in one.crowd.latest.items())
            struck = ", ".join(f"{kind} {count}" for kind, count in striking.counts.items())
            print(f"{time.monotonic() - begun:.0f} s: {told}; {struck}", flush=True)


def main() -> None:
    """Strike as often as told, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strikes", type=int, default=200, help="kills and pauses, or drains")
    parser.add_argument("--tables", type=int, default=120)
    parser.add_argument("--pace", type=float, default=3.0, help="seconds from strike to strike")
    parser.add_argument("--think", type=float, default=2.0, help="seconds that people think")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--planted", nargs="?", const="fence", choices=("fence", "repeat", "leak"))
    parser.add_argument("--rolling", action="store_true", help="drain each node in turn instead")
    parser.add_argument("--loopback", action="store_true", help="no hosts of their own")
    parser.add_argument("--keep", type=Path, help="a new folder to keep all logs and data in")
    told = parser.parse_args()
    if (lack := lacking()) is not None:
        raise SystemExit(lack)
    plan = Plan(
        told.tables,
        think=told.think,
        seed=told.seed,
        planted=told.planted,
        on_loopback=told.loopback,
    )

    async def strike(strikes: Strikes) -> None:
        if told.planted in SHOWN_BY:
            await strikes.each([SHOWN_BY[told.planted]] * told.strikes)
        elif told.rolling:
            await strikes.drain_each(told.strikes)
        else:
            await strikes.until(told.strikes)

    with club(plan, told.keep) as one:
        if told.keep is not None:
            form = "%(asctime)s %(message)s"
            logging.basicConfig(filename=told.keep / "strikes", level=logging.INFO, format=form)
        found, striking = asyncio.run(trial(one, strike, pace=told.pace, show=True))
        held = found.pop("held")
        memory = {node.name: node.longest_memory() for node in one.nodes}
        diaries = kept(one.crowd.file)
        print("\n".join(lines_of(diaries, striking, memory, held)))
    print("\n".join(f"{count:>9}  {what}" for what, count in found.items() if what != "faults"))
    print("\n".join(found["faults"]))
    conclude(told.planted, found["fault_count"], memory, held)
    if told.planted is None and not is_soon(away(diaries, striking.done)):
        raise SystemExit("people played on too late after a kill")


def conclude(
    planted: str | None,
    faults: int,
    memory: Mapping[str, Sequence[int]],
    held: tuple[Held, Held],
) -> None:
    """Say whether the run found what it was to find, and nothing else."""
    is_light = let_go(*held)
    if planted == "leak" and is_light:
        raise SystemExit("the planted leak was not found")
    if planted != "leak" and not is_light:
        raise SystemExit("a node holds too much when all have gone")
    if planted is None and not all(map(is_flat, memory.values())):
        raise SystemExit("memory is not flat")
    if planted in SHOWN_BY and not faults:
        raise SystemExit("the planted fault was not found")
    if planted not in SHOWN_BY and faults:
        raise SystemExit("faults were found")
    print(f"the planted {planted} was found" if planted else "nothing lost, nothing done twice")


if __name__ == "__main__":
    main()
