"""Report: how long people were away from their tables, and what became of the nodes' memory.

Knows diaries, strikes and memory; never entries.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from tests.club.diary import Diary
from tests.club.nodes import Held
from tests.club.strikes import ALONE, Strikes, Struck

_SOON = 0.5
SOON_AGAIN = 10.0
"""After so many seconds people play on when the node of their table was killed."""
LATE_SHARE = 0.01
"""The share of them who may be late: the machine is shared, and a run of it may be held up."""
GROWTH = 24 * 1024
"""How many kilobytes a node may have more in the last third than in the middle one."""
LEFT = 20_000
"""How many pieces of memory may be left of people who have gone: what is read once and kept.

A link that is not let go is a hundred and fifty of them.
"""


def away(diaries: Sequence[Diary], struck: Sequence[Struck]) -> dict[str, list[float]]:
    """Return the seconds without a table, sorted, by the kind of the strike that began them.

    Where several went on meanwhile it is not said which.
    """
    found: dict[str, list[float]] = defaultdict(list)
    for diary in diaries:
        for gap in diary.gaps:
            during = {
                one for one in struck if one.began - _SOON <= gap.told and gap.lost <= one.ended
            }
            own = {one.kind for one in during if one.address == gap.before}
            kind = "nothing"
            if len(during) > 1:
                kind = "several at once"
            elif during:
                kind = "another node's" if not own else own.pop()
            found[kind].append(gap.told - gap.lost)
    return {kind: sorted(seconds) for kind, seconds in found.items()}


def late(waits: Mapping[str, Sequence[float]]) -> tuple[int, int]:
    """Return how many played on too late after a kill alone, and how many there were.

    Only that is judged: after several strikes at once it is not the kill's doing.
    """
    seconds = waits.get(ALONE, ())
    return sum(one > SOON_AGAIN for one in seconds), len(seconds)


def is_soon(waits: Mapping[str, Sequence[float]]) -> bool:
    """Tell whether people play on soon enough after a kill."""
    too_late, all_of_them = late(waits)
    return too_late <= LATE_SHARE * all_of_them


def endings(diaries: Sequence[Diary], since: float) -> list[float]:
    """Return the seconds until everybody at a table saw its last deal end, sorted.

    Not of tables that were closed or left before.
    """
    last: dict[str, float] = defaultdict(float)
    for diary in diaries:
        if diary.leaves:
            continue
        last[diary.code] = max(last[diary.code], diary.told[-1].at - since if diary.told else 0)
    return sorted(last.values())


def lines_of(
    diaries: Sequence[Diary],
    strikes: Strikes,
    memory: Mapping[str, Sequence[int]],
    held: tuple[Held, Held],
) -> Iterator[str]:
    """Yield what people read of a run."""
    for kind, count in sorted(Counter(one.kind for one in strikes.done).items()):
        yield f"{count:>6}  {kind}"
    yield "seconds from the loss of a link to the next update: median, 99th percentile, longest"
    waits = away(diaries, strikes.done)
    for kind, seconds in sorted(waits.items()):
        yield f"        {kind}: {_told(seconds)} ({len(seconds)} links)"
    too_late, of_all = late(waits)
    yield (
        f"after a kill alone {too_late} of {of_all} links took longer than {SOON_AGAIN:.0f} s;"
        " others are not judged, since several strikes went on"
    )
    yield f"seconds from the last strike to a table's end: {_told(endings(diaries, strikes.ended))}"
    for name, kilobytes in memory.items():
        thirds = [kilobytes[len(kilobytes) * part // 3] for part in (0, 1, 2)]
        told = ", ".join(f"{one / 1024:.1f}" for one in [*thirds, kilobytes[-1]])
        yield f"memory of {name}, MB, by thirds of its longest life: {told}"

    for when, one in zip(("before people came", "when all had gone"), held, strict=True):
        yield f"held {when}: {one.blocks:,} pieces, {one.tables} tables, {one.links} links"


def _told(seconds: Sequence[float]) -> str:
    middle, late = seconds[len(seconds) // 2], seconds[int(0.99 * len(seconds))]
    return f"{middle:.1f}, {late:.1f}, {seconds[-1]:.1f}"


def let_go(before: Held, after: Held) -> bool:
    """Tell whether nothing is held of people who have gone but what is kept once for all."""
    return after.tables == before.tables and after.blocks - before.blocks <= LEFT


def is_flat(kilobytes: Sequence[int]) -> bool:
    """Tell whether memory grows no more in the last third than a session's length explains."""
    third = len(kilobytes) // 3
    return third < 20 or max(kilobytes[2 * third :]) <= max(kilobytes[: 2 * third]) + GROWTH
