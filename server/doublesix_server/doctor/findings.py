"""Findings: what was looked at and what came out, for people and for machines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any


class Verdict(StrEnum):
    """What came out."""

    FINE = "fine"
    WRONG = "wrong"
    NOT_TRIED = "not tried"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at: what was seen, and how it is mended where it is wrong."""

    check: str
    verdict: Verdict
    told: str
    mend: str = ""


def fine(check: str, told: str) -> Finding:
    """Return what is as it should be."""
    return Finding(check, Verdict.FINE, told)


def wrong(check: str, told: str, mend: str) -> Finding:
    """Return a fault and its mend."""
    return Finding(check, Verdict.WRONG, told, mend)


def not_tried(check: str, why: str) -> Finding:
    """Return what could not be looked at, or was not to be."""
    return Finding(check, Verdict.NOT_TRIED, why)


def is_all_fine(findings: Sequence[Finding]) -> bool:
    """Tell whether nothing is wrong."""
    return all(one.verdict is not Verdict.WRONG for one in findings)


def lines_of(findings: Sequence[Finding]) -> Iterator[str]:
    """Yield findings for people, each fault followed by its mend."""
    width = max((len(one.check) for one in findings), default=0)
    for one in findings:
        yield f"{one.verdict:>9}  {one.check:<{width}}  {one.told}"
        if one.mend:
            yield f"{'':>9}  {'':<{width}}  mend it: {one.mend}"
    faults = sum(one.verdict is Verdict.WRONG for one in findings)
    yield "nothing is wrong" if not faults else f"{faults} of {len(findings)} are wrong"


def document_of(findings: Sequence[Finding]) -> dict[str, Any]:
    """Return findings for machines."""
    return {"fine": is_all_fine(findings), "findings": [asdict(one) for one in findings]}
