"""Verdict: what a client says of a deal, from all that it heard of it.

Knows findings and counts; never how they came about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any

from doublesix.fair.heard import Heard, Miss
from doublesix.fair.judge import Finding
from doublesix.rules.seat import Seat
from doublesix.rules.value import value

Withheld = tuple[int, int, str]
"""A seat, how often it was named, and for whom that was: empty for who sits there now."""


class Ruling(StrEnum):
    """What a client can say of a deal that has ended."""

    SURE = "sure"
    """A share of its own went in, and all matches: nobody could have chosen it."""
    WATCHED = "watched"
    """Others' shares went in, and all that it saw matches."""
    UNSHARED = "unshared"
    """Nobody gave a share: the server alone drew it."""
    BROKEN = "broken"
    """Something does not match."""


@value
class Verdict:
    """What came of checking a deal; `evidence` is all that was heard of it, as plain values.

    `withheld` and `given_up` count, in all deals of the session that were heard of, who gave no
    share and attempts for which nobody is named.
    """

    ruling: Ruling
    session: int
    deal: int
    attempt: int
    findings: tuple[Finding, ...]
    shares: tuple[int, ...]
    withheld: tuple[Withheld, ...]
    given_up: int
    evidence: dict[str, Any]


def verdict_of(
    heard: Heard, shares: tuple[Seat, ...], misses: Iterable[Miss], sitting: Mapping[int, str]
) -> Verdict:
    """Return what is to be said of a deal; `sitting` is who sits where now, by name."""
    ruling = Ruling.UNSHARED
    if heard.findings:
        ruling = Ruling.BROKEN
    elif heard.own and heard.has_revealed:
        ruling = Ruling.SURE
    elif shares:
        ruling = Ruling.WATCHED
    who = [(miss.seat, miss.name) for miss in misses]
    counts = Counter(
        (seat, "" if sitting.get(seat) == name else name) for seat, name in who if seat is not None
    )
    draw = heard.draw
    return Verdict(
        ruling,
        draw.session,
        draw.deal,
        draw.attempt,
        tuple(heard.findings),
        tuple(int(seat) for seat in shares),
        tuple((seat, times, name) for (seat, name), times in sorted(counts.items())),
        sum(seat is None for seat, _ in who),
        heard.evidence(),
    )
