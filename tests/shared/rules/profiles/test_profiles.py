"""Profiles: found by being there; a third one is a file and nothing else."""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from doublesix.rules import profiles
from doublesix.rules.acts import GoOn, RestartDeal, Step, Undo
from doublesix.rules.deal import Phase
from doublesix.rules.opening import OpeningRule
from doublesix.rules.profile import Profile
from doublesix.rules.session import Session
from doublesix.rules.shuffle import seeded_hands

THIRD = '''
"""A short match for the impatient: first to 2; a block by the sum; 6-6 opens every deal."""

from doublesix.rules.layout import Layout
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening
from doublesix.rules.profile import TIED_BLOCK, BlockVerdict, Profile
from doublesix.rules.result import Pips, Result
from doublesix.rules.seat import Partnership
from doublesix.rules.tile import Tile


class Short(Profile):
    name = "short"
    target = 2

    def judge_block(self, pips: Pips) -> BlockVerdict:
        one_three, two_four = pips[0] + pips[2], pips[1] + pips[3]
        if one_three == two_four:
            return TIED_BLOCK
        winner = Partnership.ONE_THREE if one_three < two_four else Partnership.TWO_FOUR
        return BlockVerdict(winner, winner.seats[0])

    def is_key_tile(self, before: Layout, tile: Tile) -> bool:
        return tile.is_double

    def next_opening(self, result: Result) -> Opening:
        return DOUBLE_SIX_OPENING

    def early_opening(self, last: Result | None) -> Opening:
        return DOUBLE_SIX_OPENING


PROFILE = Short()
'''


def test_both_games_are_found() -> None:
    assert list(profiles.PROFILES) == ["chiva", "six-love"]
    assert profiles.find_profiles() == profiles.PROFILES
    assert all(isinstance(profile, Profile) for profile in profiles.PROFILES.values())


@pytest.fixture
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Profile]:
    """Lay a third variant beside the two, as a new file."""
    (tmp_path / "short.py").write_text(THIRD, encoding="utf-8")
    monkeypatch.setattr(profiles, "__path__", [*profiles.__path__, str(tmp_path)])
    importlib.invalidate_caches()
    yield profiles.find_profiles()["short"]
    sys.modules.pop(f"{profiles.__name__}.short", None)
    if hasattr(profiles, "short"):
        delattr(profiles, "short")


def test_a_third_variant_is_a_new_file_and_nothing_else(third: Profile) -> None:
    """Whole matches of it are played, with undo and restart."""
    assert list(profiles.find_profiles()) == ["chiva", "short", "six-love"]
    seen = set()
    for seed in range(8):
        rng = random.Random(seed)
        dealer = partial(seeded_hands, f"third {seed}")
        session, _ = Session.start(third, dealer)
        while session.chapter.match < 3:
            deal = session.deal
            step = Step(None, GoOn())
            if deal.phase is not Phase.OVER:
                assert deal.turn is not None
                step = Step(deal.turn, rng.choice(deal.legal()))
            session, _ = session.apply(step, dealer)
            if session.can_undo and rng.random() < 0.05:
                session, _ = session.apply(Step(None, Undo()), dealer)
            if session.chapter.steps and rng.random() < 0.02:
                session, _ = session.apply(Step(None, RestartDeal()), dealer)
        for chapter in session.finished():
            result = chapter.result
            assert result is not None
            assert chapter.deal.opening.rule is OpeningRule.DOUBLE_SIX
            assert 0 in (result.score.one_three, result.score.two_four)
            seen.add((result.points, result.match_winner is not None, result.streak_broken))
    assert {(1, False, False), (1, True, False), (2, True, False), (0, False, True)} <= seen
