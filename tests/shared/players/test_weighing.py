"""A weighing is a value: what was found compares by what it says."""

from __future__ import annotations

from dataclasses import replace

from doublesix.players.reading import Pass
from doublesix.players.weighing import Choice, Weighing

CHOICE = Choice(
    Pass(), chance=0.5, error=0.1, wins=0.5, ties=0.0, passes=(1.0, 0.0, 0.25), blocks=0.0, key=0.0
)


def test_weighings_compare_by_what_was_found() -> None:
    assert Weighing((CHOICE,), 40, is_exact=False) == Weighing((CHOICE,), 40, is_exact=False)
    better = replace(CHOICE, chance=0.6)
    assert Weighing((better,), 40, is_exact=False) != Weighing((CHOICE,), 40, is_exact=False)
