"""Crew: a duel shared out among processes; the one room of the arena that knows of them.

What comes out is the same however many there are: trials are put together by their numbers.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from doublesix.arena.contender import Unplayable
from doublesix.arena.duel import Duel, DuelResult, Part, Ring

LARGEST_PART: Final = 16
"""So many trials are handed out at once at most: progress is seen, and the end comes together."""

PATIENCE: Final = 5.0
"""So many seconds a process gets to leave on its own."""


def play(duel: Duel, trials: int, *, processes: int, told: Callable[[int], None]) -> DuelResult:
    """Play a duel; `told` hears each time how many more trials are done.

    Unplayable if a contender cannot play, ValueError for a level or a profile that there is not.
    A choice is timed by what its process computes for it; with one process that is this one.
    """
    ring = Ring(duel, time.process_time)
    shares = _shares(trials, processes)
    if processes == 1:
        ring.warm_up()
        inorder = []
        for numbers in shares:
            inorder.append(ring.part(numbers))
            told(len(numbers))
        return DuelResult.of(duel, inorder)
    found: dict[int, Part] = {}
    for place, part in _played(duel, shares, processes):
        found[place] = part
        told(len(part.trials))
    return DuelResult.of(duel, [found[place] for place in range(len(shares))])


def _shares(trials: int, processes: int) -> list[range]:
    """Return the numbers of the trials, 1 and up, as parts to be handed out."""
    size = max(1, min(LARGEST_PART, trials // (4 * processes)))
    return [range(begin, min(begin + size, trials + 1)) for begin in range(1, trials + 1, size)]


@dataclass(slots=True)
class _Member:
    """A process of the crew, and which part it plays."""

    process: BaseProcess
    wire: Connection[Any, Any]
    place: int | None = None

    def answer(self) -> Part | None:
        """Return the part it has played, None if it has just begun; Unplayable if it failed."""
        try:
            answer: Part | str | None = self.wire.recv()
        except (EOFError, OSError):
            self.process.join(PATIENCE)
            raise Unplayable(
                f"a process of the arena ended with status {self.process.exitcode}"
            ) from None
        if isinstance(answer, str):
            raise Unplayable(answer)
        return answer


def _played(duel: Duel, shares: Sequence[range], processes: int) -> Iterator[tuple[int, Part]]:
    """Yield each part with its place as soon as it has been played."""
    waiting = iter(enumerate(shares))
    with _crew(duel, min(processes, len(shares))) as members:
        by_wire = {member.wire: member for member in members}
        while by_wire:
            for wire in wait(list(by_wire)):
                member = by_wire[wire]  # type: ignore[index]
                part = member.answer()
                if part is not None:
                    assert member.place is not None, member
                    yield member.place, part
                upcoming = next(waiting, None)
                if upcoming is None:
                    del by_wire[member.wire]
                    member.wire.close()
                    continue
                member.place, numbers = upcoming
                member.wire.send(numbers)


@contextmanager
def _crew(duel: Duel, processes: int) -> Iterator[list[_Member]]:
    """Run processes; whatever happens, none is left behind."""
    members: list[_Member] = []
    try:
        with _deaf_to_ctrl_c():
            while len(members) < processes:
                members.append(_member(duel))
        yield members
        for member in members:
            member.process.join(PATIENCE)
    finally:
        for member in members:
            member.process.terminate()
        for member in members:
            member.process.join()
            member.wire.close()


def _member(duel: Duel) -> _Member:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, duel), daemon=True)
    process.start()
    theirs.close()  # or its end would never be told to us
    return _Member(process, ours)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C: who asked for them ends them."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(wire: Connection[Any, Any], duel: Duel) -> None:
    """Play what comes over the wire until it is closed: the life of a process of the crew."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        ring = Ring(duel, time.process_time)
        ring.warm_up()
        wire.send(None)
        while True:
            wire.send(ring.part(wire.recv()))
    except Unplayable as error:
        wire.send(str(error))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
