"""Report: how long people were away from their tables, by what had been done to their node.

Knows diaries, strikes and memory; never entries.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from tests.club.diary import Diary
from tests.club.strikes import Struck

_SOON = 0.5
GROWTH = 24 * 1024
"""How many kilobytes a node may have more in the last third than in the middle one."""


def away(diaries: Sequence[Diary], struck: Sequence[Struck]) -> dict[str, list[float]]:
    """Return the seconds without a table, sorted, by the kind of the strike that began them.

    A link is lost to a strike at its node that had just begun, or was under way.
    """
    found: dict[str, list[float]] = defaultdict(list)
    for diary in diaries:
        for gap in diary.gaps:
            kinds = [
                one.kind
                for one in struck
                if one.address == gap.before and one.began - _SOON <= gap.lost <= one.ended
            ]
            found[kinds[-1] if kinds else "other"].append(gap.told - gap.lost)
    return {kind: sorted(seconds) for kind, seconds in found.items()}


def lines_of(
    diaries: Sequence[Diary], struck: Sequence[Struck], memory: Mapping[str, Sequence[int]]
) -> Iterator[str]:
    """Yield what people read of a run."""
    for kind, count in sorted(Counter(one.kind for one in struck).items()):
        yield f"{count:>6}  {kind}"
    yield "seconds from the loss of a link to the next update: median, 99th percentile, longest"
    for kind, seconds in sorted(away(diaries, struck).items()):
        middle, late = seconds[len(seconds) // 2], seconds[int(0.99 * len(seconds))]
        told = f"{middle:.1f}, {late:.1f}, {seconds[-1]:.1f} ({len(seconds)} links)"
        yield f"        {kind}: {told}"
    for name, kilobytes in memory.items():
        thirds = [kilobytes[len(kilobytes) * part // 3] for part in (0, 1, 2)]
        told = ", ".join(f"{one / 1024:.1f}" for one in [*thirds, kilobytes[-1]])
        yield f"memory of {name}, MB, by thirds of its longest life: {told}"


def is_flat(kilobytes: Sequence[int]) -> bool:
    """Tell whether memory grows no more in the last third than a session's length explains."""
    third = len(kilobytes) // 3
    return third < 20 or max(kilobytes[2 * third :]) <= max(kilobytes[: 2 * third]) + GROWTH
