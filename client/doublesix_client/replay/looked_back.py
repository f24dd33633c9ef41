"""Looked back: what a look back found about a deal, read from its document.

The document comes from a process of our own and has the form of `docs/records.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

PlainAct = tuple[object, ...]
"""("64", "left"), ("66",) for a pose, ("pass",), ("name", 3)."""


@dataclass(frozen=True, slots=True)
class LookedOption:
    """An act that was open. `chance` is from what the seat could know, None where nobody weighed.

    `outcome` ("win", "tie", "loss") and `open_chance` are with all hands open, None where that
    was not solved.
    """

    act: PlainAct
    chance: float | None
    outcome: str | None
    open_chance: float | None


@dataclass(frozen=True, slots=True)
class LookedAct:
    """An act of a deal; `leaned` is None where it was forced, `mark` for most."""

    seat: int
    did: PlainAct
    options: tuple[LookedOption, ...]
    chosen: int
    leaned: int | None
    best: tuple[int, ...]
    loss: float
    open_loss: float
    mark: str | None

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.options) == 1


def acts_of(found: Mapping[str, Any], deal: int) -> tuple[LookedAct, ...]:
    """Return the acts of a deal in order, a naming among them; ValueError if it is not there."""
    for looked in found["deals"]:
        if looked["deal"] == deal:
            return tuple(_act(act) for act in looked["acts"])
    raise ValueError(f"there is no deal {deal} in what was looked back on")


def _act(plain: Mapping[str, Any]) -> LookedAct:
    return LookedAct(
        seat=int(plain["seat"]),
        did=tuple(plain["did"]),
        options=tuple(_option(option) for option in plain["options"]),
        chosen=int(plain["chosen"]),
        leaned=plain.get("leaned"),
        best=tuple(plain["best"]),
        loss=float(plain.get("loss", 0.0)),
        open_loss=float(plain["open_loss"]),
        mark=plain.get("mark"),
    )


def _option(plain: Mapping[str, Any]) -> LookedOption:
    weighed, opened = plain.get("weighed"), plain.get("open")
    return LookedOption(
        act=tuple(plain["act"]),
        chance=None if weighed is None else float(weighed["chance"]),
        outcome=None if opened is None else str(opened["outcome"]),
        open_chance=None if opened is None else float(opened["chance"]),
    )
