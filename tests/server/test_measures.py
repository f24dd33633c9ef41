"""Where nobody counts, what tells of an act tells of it."""

from __future__ import annotations

from doublesix.protocol.errors import Refusal
from doublesix.rules.shuffle import seeded_hands
from doublesix_server.log import Began, Identity
from doublesix_server.measures import UNMEASURED


def test_nobody_counts_and_everything_is_told() -> None:
    told: list[str] = []
    began = Began("K7QM2XV0", 1, Identity(b"ana"), "1", "start", "chiva", seeded_hands("s", 1))
    UNMEASURED.received()
    UNMEASURED.refused(Refusal.STALE)
    UNMEASURED.overdue()
    UNMEASURED.acted(began, lambda: told.append("update"))()
    assert told == ["update"]
