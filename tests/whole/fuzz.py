"""Fuzz a real server over its socket and see that it stays up and that nothing is changed (R1).

    python -m tests.whole.fuzz [--frames 300000] [--seed 1]

Four persons play a session on one server, and the same session on another under fire: strangers
send them and each other whatever they like, and the players themselves repeat, reorder and break
the rules (A1). At the end the sessions must be equal, byte for byte, and memory flat.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from doublesix_server.config import Settings
from tests.whole.four_persons import Session, ending
from tests.whole.mischief import Mischief
from tests.whole.processes import ServerProcess, server_process
from tests.whole.strangers import Stranger, Street, crowd
from tests.whole.wire import Tally

Message = dict[str, Any]
Show = Callable[[int], None]

STRANGERS = 24
CROWD = 105
"""How many come to one table, which takes 100."""
FEWEST_DEALS = 2
FRAMES_A_DEAL = 12_000
MOST_GROWTH = 32 * 1024
"""How many kilobytes a server may grow by while two thirds of the frames come."""

_UNLIMITED = "1000000"
_LIMITS = (
    *("tables_per_person", "connections_per_address", "guesses_per_minute"),
    *("requests_per_second", "requests_at_once"),
)
FLAGS = (
    *("--bots", "1", "--log", "warning"),
    *(
        word
        for name in _LIMITS
        if name in Settings.model_fields
        for word in (f"--{name.replace('_', '-')}", _UNLIMITED)
    ),
)
"""How the servers run: what limits strangers is set so high that all frames are looked at."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it went: how both sessions ended, and memory in kilobytes after a third and at last."""

    clean: Message
    fired: Message
    asked: dict[str, int]
    tally: Tally
    early: int
    late: int
    errors: str


def memory_of(server: ServerProcess) -> int:
    """Return how many kilobytes of memory a server has."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1])


async def nothing() -> None:
    """Do nothing between two steps."""


async def play_clean(seed: int, deals: int) -> tuple[Session, Message]:
    """Play the session where nobody disturbs; return it and how it ended."""
    with server_process(*FLAGS) as server:
        session = Session(server.url, seed=seed, tally=Tally(), between=nothing)
        await session.sit_down()
        await session.play(deals)
        end = await ending(session)
        assert server.stop() == 0
        assert server.errors == "", server.errors
    return session, end


class Fire:
    """The same session on another server while `frames` are sent to it in all."""

    def __init__(
        self, server: ServerProcess, clean: Session, *, seed: int, frames: int, show: Show
    ) -> None:
        self.tally = Tally()
        self.session = Session(server.url, seed=seed, tally=self.tally, between=self._between)
        self.early = 0
        self._server = server
        self._clean = clean
        self._frames = frames
        self._show = show
        self._chance = random.Random(f"fire {seed}")
        self._mischief: Mischief
        self._is_over = False

    async def run(self, deals: int) -> Message:
        """Play under fire, and return how the session ended."""
        await self.session.sit_down()
        recorded = {one.seat: list(one.sent.values()) for one in self._clean.people}
        self._mischief = Mischief(self.session, recorded, self._chance)
        frames = [frame for sent in recorded.values() for frame in sent]
        street = Street(self._server.url, self.session.code, frames, self.tally)
        async with asyncio.TaskGroup() as group:
            for number in range(STRANGERS):
                chance = random.Random(f"{self._chance.random()} {number}")
                group.create_task(Stranger(street, chance, lambda: self._is_over).run())
            group.create_task(crowd(street, self._chance, CROWD))
            await self.session.play(deals)
            await self.tally.until(self._frames)
            self._is_over = True
            self.tally.finish()
        return await ending(self.session)

    async def _between(self) -> None:
        """Let the players do mischief, and the strangers come as far as the session."""
        await self._mischief.do(self._chance.randint(1, 10))
        await self.tally.until(self._frames * self.session.steps // self._clean.steps)
        if not self.early and self.tally.frames * 3 >= self._frames:
            self.early = memory_of(self._server)
        self._show(self.tally.frames)


async def fuzz(frames: int, seed: int, show: Show = lambda _: None) -> Outcome:
    """Play the session twice, the second time under fire."""
    deals = FEWEST_DEALS + frames // FRAMES_A_DEAL
    clean, clean_end = await play_clean(seed, deals)
    with server_process(*FLAGS) as server:
        fire = Fire(server, clean, seed=seed, frames=frames, show=show)
        try:
            fired_end = await fire.run(deals)
            late = memory_of(server)
            assert server.process.poll() is None, "the server is gone"
            assert server.stop() == 0
        except BaseException:
            server.stop(signal.SIGKILL)
            print(server.errors[-4000:])
            raise
    return Outcome(clean_end, fired_end, clean.asked, fire.tally, fire.early, late, server.errors)


def judge(outcome: Outcome) -> None:
    """Raise AssertionError unless nothing was changed and enough of each kind came."""
    for name, clean in outcome.clean.items():
        assert outcome.fired[name] == clean, f"{name} is another"
    assert outcome.errors == "", outcome.errors
    came, answered = outcome.tally.came, outcome.tally.came.total()
    assert answered == outcome.tally.frames - outcome.tally.unread, "not one answer to each frame"
    assert came["table"] * 3 >= outcome.tally.frames, "too few frames reached a table"
    for place, share in {"codec": 0.015, "models": 0.05, "door": 0.03}.items():
        assert came[place] >= share * outcome.tally.frames, f"too few ended at the {place}"
    assert outcome.early, "no memory was read after a third"
    assert outcome.late - outcome.early <= MOST_GROWTH, "memory is not flat"


def report(outcome: Outcome) -> str:
    """Return the counts and the memory, as people read them."""
    tally, frames = outcome.tally, outcome.tally.frames
    lines = [f"{frames} frames by {tally.links} connections"]
    lines += [f"  sent, {kind}: {count}" for kind, count in sorted(tally.sent.items())]
    told = {
        "codec": "were no msgpack map within the limits",
        "models": "reached the models and were no request",
        "door": "reached the door",
        "table": "reached a table",
    }
    lines += [
        f"  {tally.came[place]} {what} ({tally.came[place] / frames:.0%})"
        for place, what in told.items()
    ]
    lines.append(f"  {tally.unread} were not read: too big, text, or sent after the end")
    asked = ", ".join(f"{kind} {count}" for kind, count in sorted(outcome.asked.items()))
    lines.append(f"asked in the session: {asked}")
    lines.append(f"memory after a third: {outcome.early} KB, at the end: {outcome.late} KB")
    return "\n".join(lines)


def main() -> None:
    """Fuzz as long as told, and say how far the frames came."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    begun = time.monotonic()
    shown = 0

    def show(frames: int) -> None:
        nonlocal shown
        if frames * 20 // arguments.frames > shown:
            shown = frames * 20 // arguments.frames
            print(f"{frames} frames, {time.monotonic() - begun:.0f} s", flush=True)

    outcome = asyncio.run(fuzz(arguments.frames, arguments.seed, show))
    print(report(outcome))
    judge(outcome)
    print("the server stayed up, and the session is that of the clean run")


if __name__ == "__main__":
    main()
