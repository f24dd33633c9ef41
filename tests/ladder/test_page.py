"""The ladder as docs/players.md states it: the arena comes to the same where it is quick to ask."""

from __future__ import annotations

import re
from math import hypot
from pathlib import Path

import pytest

from doublesix.arena.contender import Contender
from doublesix.arena.crew import play
from doublesix.arena.duel import Duel

PAGE = Path(__file__).parents[2] / "docs" / "players.md"
DEALS = 400


def stated(first: str, second: str, profile: str) -> tuple[float, float]:
    """Return the rate and the error of a row, 0 to 1."""
    row = rf"^\| {first} \| {second} \|[^|]*\| {profile} \| ([\d.]+) % ± ([\d.]+) \|"
    found = re.search(row, PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None, f"no row of {first} against {second} in {profile}"
    return float(found[1]) / 100, float(found[2]) / 100


@pytest.mark.parametrize(
    ("first", "second", "profile"), [("casual", "novice", "chiva"), ("club", "casual", "six-love")]
)
def test_the_arena_reproduces_a_row_within_the_errors(
    first: str, second: str, profile: str
) -> None:
    duel = Duel(Contender(first), Contender(second), profile, "once more")
    deals = play(duel, DEALS, processes=1, told=lambda more: None).deals
    rate, error = stated(first, second, profile)
    assert deals.standard_error is not None
    assert deals.standard_error < 0.02
    assert abs(deals.rate - rate) < 2.5 * hypot(error, deals.standard_error)
