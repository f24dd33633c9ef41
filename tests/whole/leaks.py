"""Play sessions twice, with other hidden tiles, and see whether anybody can tell (H1, H2, H4).

    python -m tests.whole.leaks [--sessions 200] [--seed 1]

A session happens to a whole server through its door: four seats of persons, shared devices and
computer players, two watchers, workers. Then for each viewer it happens again, frame for frame,
with other hands where that viewer never looked by right, and under another seed unless the viewer
chose it. All frames to that viewer, all log lines and all records must be the same bytes.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from doublesix_server.log import Acted
from tests.whole.leak_compare import Leak, compare, cuts_for, hands_not_looked_at
from tests.whole.leak_script import PLAYERS, STRANGER, WATCHERS, WORKERS, Script
from tests.whole.leak_turns import Turns

_TURNS: Final = (100, 360)


@dataclass(slots=True)
class Scanned:
    """What was compared, and what was found."""

    leaks: list[Leak] = field(default_factory=list)
    is_found: bool = False
    counts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        lines = [f"{count:>9}  {what}" for what, count in sorted(self.counts.items())]
        lines.append(
            f"{len(self.refusals):>9}  kinds of refusals: {', '.join(sorted(self.refusals))}"
        )
        return "\n".join(lines)


def scan(
    sessions: Sequence[int],
    *,
    until: Callable[[Leak], bool] = lambda _: False,
    progress: bool = False,
) -> Scanned:
    """Compare sessions, by their numbers; the first leak of which `until` is true ends it."""
    scanned = Scanned()
    for done, number in enumerate(sessions, start=1):
        script = written(number)
        _count(scanned, script)
        for leak in _leaks_of(script, number, scanned.counts):
            scanned.leaks.append(leak)
            if until(leak):
                scanned.is_found = True
                return scanned
        if progress:
            print(f"\r{done} of {len(sessions)} sessions, {len(scanned.leaks)} leaks", end="")
    if progress:
        print()
    return scanned


def _leaks_of(script: Script, number: int, counts: Counter[str]) -> Iterator[Leak]:
    """Have one session happen again for each viewer, to its end and up to some place in it."""
    yield from hands_not_looked_at(script, number)
    rng = random.Random(f"cuts {number}")
    for viewer in sorted({one.viewer for one in script.world.heard} - {WORKERS}):
        counts[f"compared: viewers: {_kind_of(viewer)}"] += 1
        for cut in cuts_for(script.world, viewer, rng):
            yield from compare(script, number, viewer, cut, rng, counts)


def _kind_of(viewer: str) -> str:
    if viewer in PLAYERS:
        return "players"
    if viewer in WATCHERS:
        return "watchers"
    return "strangers" if viewer == STRANGER else "computer players"


def written(number: int) -> Script:
    """Play a session, and return all that happened."""
    script = Script(number)
    with script.world.running():
        script.begin()
        Turns(script).play(script.rng.randint(*_TURNS))
    return script


def _count(scanned: Scanned, script: Script) -> None:
    world = script.world
    scanned.refusals += script.refusals
    acts = Counter(
        type(one.step.act).__name__.lower() for _, one in world.entries if isinstance(one, Acted)
    )
    scanned.counts += Counter(
        {
            "sessions": 1,
            "sessions: happenings": len(script.happenings),
            "sessions: deals dealt": len(world.dealt),
            "sessions: refusals": script.refusals.total(),
            **{f"sessions: {what}": count for what, count in script.counts.items()},
            **{f"sessions: acts: {act}": count for act, count in acts.items()},
        }
    )


def main() -> None:
    """Scan as many sessions as told, and say what was compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sessions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    first = arguments.seed * 1_000_000
    scanned = scan(range(first, first + arguments.sessions), progress=True)
    print(scanned)
    for leak in scanned.leaks[:20]:
        print(leak)
    if scanned.leaks:
        raise SystemExit(f"{len(scanned.leaks)} leaks")
    print("nobody can tell")


if __name__ == "__main__":
    main()
