"""Thinking: what the players of a worker can play, and the thread on which they search.

Those that look one play ahead answer at once. Those that search are compiled, rehearsed and
measured first, and think on a thread of their own, one after the other, so that the links of all
seats go on meanwhile. Knows views and acts; never links.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import traceback
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from time import thread_time
from typing import Any, Final, TypeVar

from doublesix import players
from doublesix_server.calibration import effort_within, rehearse

log = logging.getLogger(__name__)

BUDGET: Final = 5.0
"""Milliseconds of this machine's time for a decision of the strongest level."""
PLAIN: Final = tuple(level for level in players.LEVELS if level not in players.SEARCHING)
_REHEARSED: Final = 8
_HINT_TIMES: Final = 8

T = TypeVar("T")


class NothingToPlay(Exception):
    """None of the levels that a worker was told to play works here; the text names them."""


class Skills:
    """The levels of one worker: `levels` can be played now, `coming` are being prepared.

    `only` leaves out all others. With an `effort` nothing is measured: the same seeds give the
    same plays then, on every machine.
    """

    def __init__(
        self, only: Collection[str] = PLAIN, *, budget: float = BUDGET, effort: int = 0
    ) -> None:
        able = [level for level in players.playable() if level in only]
        self.levels = tuple(level for level in able if level not in players.SEARCHING)
        self.coming = tuple(level for level in able if level in players.SEARCHING)
        self.settled = asyncio.Event()
        self._wanted = able
        self._budget = budget
        self._effort = effort
        self._efforts: dict[str, int] = {}
        self._is_made = False
        self._thread = _Thread()

    async def prepare(self) -> None:
        """Make the levels that search ready; those that cannot be are not played here."""
        try:
            if self.coming:
                await self._thread.do(self._prepare)
                self.levels += self.coming
        except Exception as error:  # noqa: BLE001 (the plain levels are played all the same)
            place = "".join(traceback.format_tb(error.__traceback__))
            log.error("no player that searches works here: %s\n%s", type(error).__name__, place)
        finally:
            self.coming = ()
            self.settled.set()

    async def settle(self) -> None:
        """Wait until a level can be played; NothingToPlay if none ever can."""
        if not self.levels:
            await self.settled.wait()
        if not self.levels:
            raise NothingToPlay(
                f"none of these levels can be played here: {', '.join(self._wanted)}"
            )

    def compiling(self) -> tuple[int, int] | None:
        """Return how many of how many kernels are ready, None where none is compiled anew."""
        return players.compiling() if self._is_made else None

    def make(self, level: str, seed: str) -> players.Player:
        """Return a player that does as much as this machine can."""
        return players.make(level, seed, self._efforts.get(level))

    def effort_of_a_hint(self, level: str) -> int | None:
        """Return what a level does for a hint: more than for an act, since hints are few."""
        effort = self._efforts.get(level)
        return None if effort is None else _HINT_TIMES * effort

    async def choose(self, level: str, player: players.Player, view: Any) -> Any:
        """Return what a player chooses."""
        return await self.think(level, partial(player.choose, view))

    async def think(self, level: str, thought: Callable[[], T]) -> T:
        """Do what a level thinks: at once, or on the thread of those that search."""
        return await self._thread.do(thought) if level in players.SEARCHING else thought()

    def _prepare(self) -> None:
        for level in self.coming:
            players.make(level, "", _REHEARSED)  # imports what is compiled
            self._is_made = True
            rehearse(level, _REHEARSED)
        strongest = self.coming[-1]
        share = players.SHARES[strongest]
        whole = self._effort or (
            effort_within(strongest, share * self._budget / 1000, thread_time) / share
        )
        self._efforts = {
            level: max(1, round(whole * players.SHARES[level])) for level in self.coming
        }
        log.info("the effort of a decision here: %s", self._efforts)


def levels_in(text: str) -> tuple[str, ...]:
    """Return the levels that a text names, all that are playable for none; ValueError if not."""
    if not text:
        return players.playable()
    named = tuple(name.strip() for name in text.split(","))
    for name in named:
        players.check_playable(name)
    return named


def missing() -> str | None:
    """Say in one line which levels are missing here and what they need, None where none is."""
    lost = [level for level in players.LEVELS if level not in players.playable()]
    return f"without {' and '.join(lost)}: they need {players.EXTRA}" if lost else None


class _Thread:
    """A thread that does one thing after the other; begun when it is first needed.

    It never holds up the end of the process: who compiles for a minute may be told to stop.
    """

    def __init__(self) -> None:
        self._tasks: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def do(self, work: Callable[[], T]) -> T:
        """Do something there and return what came of it."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="thinking", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._tasks.put(partial(_do, work, loop, done))
        return await done

    def _run(self) -> None:
        while True:
            self._tasks.get()()


def _do(work: Callable[[], T], loop: asyncio.AbstractEventLoop, done: asyncio.Future[T]) -> None:
    if done.cancelled():  # the seat is given up
        return
    try:
        result = work()
    except Exception as error:  # noqa: BLE001 (whoever asked is told)
        tell = partial(_settle, done, partial(done.set_exception, error))
    else:
        tell = partial(_settle, done, partial(done.set_result, result))
    with suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(tell)


def _settle(done: asyncio.Future[T], settle: Callable[[], None]) -> None:
    if not done.done():
        settle()
