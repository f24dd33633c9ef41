"""Profile."""

from __future__ import annotations

import pytest

from doublesix.rules.profile import TIED_BLOCK, BlockVerdict, Profile
from doublesix.rules.profiles import PROFILES


def test_a_variant_decides_four_things_its_name_and_its_target() -> None:
    assert Profile.__abstractmethods__ == {
        "judge_block",
        "is_key_tile",
        "next_opening",
        "early_opening",
    }
    with pytest.raises(TypeError):
        Profile()  # type: ignore[abstract]


def test_nobody_wins_or_leads_after_a_tie() -> None:
    """Rules 1.10."""
    assert BlockVerdict(None, None) == TIED_BLOCK


def test_a_profile_is_shown_by_its_name() -> None:
    shown = [repr(profile) for profile in PROFILES.values()]
    assert shown == ["<profile chiva>", "<profile six-love>"]
