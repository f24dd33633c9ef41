"""Novice: any legal act, each as likely as the others."""

from __future__ import annotations

from collections import Counter

import pytest

from doublesix.players.novice import Novice
from doublesix.protocol.plain import Plain
from tests.positions import CHIVA, SIX_LOVE
from tests.shared.players.sights import sight

SEEDS = 1_200
POSE = sight(CHIVA, 1, "62 65 54 53 41 10 33", opening="winner 1")
PLAY = sight(CHIVA, 1, "62 65 54 53 41 10 63", "4:66")
NAMING = sight(SIX_LOVE, 1, "62 65 54 53 41 10 33", opening="named by 1")


def chosen(view: Plain) -> Counter[tuple[object, ...]]:
    """Count what novices of many seeds ask for."""
    return Counter(tuple(Novice(str(seed)).choose(view).values()) for seed in range(SEEDS))


@pytest.mark.parametrize(("view", "acts"), [(POSE, 7), (PLAY, 6), (NAMING, 2)])
def test_each_legal_act_is_as_likely_as_another(view: Plain, acts: int) -> None:
    counts = chosen(view)
    assert len(counts) == acts
    fair = SEEDS / acts
    assert all(abs(count - fair) < 5 * fair**0.5 for count in counts.values())


def test_it_names_itself_or_its_partner() -> None:
    assert set(chosen(NAMING)) == {("name", 1), ("name", 3)}


def test_it_passes_when_it_must() -> None:
    view = sight(CHIVA, 1, "11 33 44 55 53 43 31", "4:66")
    assert Novice("any").choose(view) == {"type": "pass"}
