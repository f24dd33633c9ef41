from __future__ import annotations

import pytest

from doublesix.rules.profiles import PROFILES
from doublesix_client.words.rule_card import RuleCardWords


@pytest.mark.parametrize("profile", PROFILES)
def test_the_card_of_a_game_is_short(profile: str) -> None:
    card = RuleCardWords().card(profile)
    assert len({passage.key for passage in card}) == len(card) <= 6
    assert all(passage.title and passage.paragraphs for passage in card)
    assert sum(len(text) for passage in card for text in passage.paragraphs) < 800


def test_only_six_love_has_the_key_tile() -> None:
    words = RuleCardWords()
    assert "key" not in {passage.key for passage in words.card("chiva")}
    assert "key" in {passage.key for passage in words.card("six-love")}


def test_each_card_says_how_far_a_streak_must_go() -> None:
    words = RuleCardWords()
    assert words.card("chiva")[0].paragraphs[0].startswith("Four")
    assert words.card("six-love")[0].paragraphs[0].startswith("Six")
