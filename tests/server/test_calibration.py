"""Calibration: the effort follows from how long decisions take, on decisions of every kind."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix import players
from doublesix.rules.profiles import PROFILES
from doublesix_server.calibration import decisions, effort_within, rehearse


class Clock:
    """Goes on as much as the players work: `cost` seconds for each unit, and `base`."""

    def __init__(self, cost: float, base: float = 0.0) -> None:
        self.now = 0.0
        self.cost = cost
        self.base = base
        self.efforts: list[int] = []

    def __call__(self) -> float:
        return self.now

    def make(self, level: str, seed: str, effort: int | None = None) -> Any:
        assert (level, effort is None) == ("master", False)
        clock = self
        self.efforts.append(effort or 0)

        class Player:
            def choose(self, view: Any) -> None:
                clock.now += clock.base + clock.cost * (effort or 0)

        return Player()


@pytest.mark.parametrize(
    ("cost", "base", "wanted"),
    [(1e-5, 0, 500), (1e-3, 0, 5), (1.0, 0, 1), (0.0, 0, 64 * 32**3), (1e-5, 0.001, 400)],
)
def test_decisions_take_as_long_as_they_may(
    monkeypatch: pytest.MonkeyPatch, cost: float, base: float, wanted: int
) -> None:
    decisions()
    clock = Clock(cost, base)
    monkeypatch.setattr(players, "make", clock.make)
    assert effort_within("master", 0.005, clock) == pytest.approx(wanted, rel=0.05)


def test_a_moment_in_which_others_work_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    decisions()
    clock = Clock(1e-5)
    ticks = 0

    def disturbed() -> float:
        nonlocal ticks
        ticks += 1
        if ticks % 4 == 0:
            clock.now += 0.1
        return clock.now

    monkeypatch.setattr(players, "make", clock.make)
    assert effort_within("master", 0.005, disturbed) == 500


def test_the_fixed_deals_hold_decisions_of_every_kind() -> None:
    views = decisions()
    assert decisions() is views
    assert 50 < len(views) < 100
    assert {view["profile"] for view in views} == set(PROFILES)
    assert {view["phase"] for view in views} == {"naming", "playing"}
    assert {view["opening"]["rule"] for view in views} == {"double-six", "winner", "named"}
    assert all(len(view["legal"]) > 1 for view in views)
    assert any(not view["plays"] and view["phase"] == "playing" for view in views)
    assert max(len(view["plays"]) for view in views) > 20


def test_every_decision_is_rehearsed(monkeypatch: pytest.MonkeyPatch) -> None:
    decisions()
    clock = Clock(1.0)
    monkeypatch.setattr(players, "make", clock.make)
    rehearse("master", 1)
    assert clock.now == len(decisions())
