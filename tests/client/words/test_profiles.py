from __future__ import annotations

import pytest

from doublesix.rules.profiles import PROFILES
from doublesix_client.words.profiles import ProfileWords

WORDS = ProfileWords()


@pytest.mark.parametrize("profile", PROFILES)
def test_every_profile_is_worded(profile: str) -> None:
    assert WORDS.name(profile)
    assert WORDS.place(profile)
    assert WORDS.about(profile).startswith("First to")


def test_a_deal_is_named() -> None:
    assert WORDS.deal("chiva", 5) == "Chiva, deal 5"


def test_a_profile_of_another_server_is_shown_as_it_is_called() -> None:
    assert WORDS.name("sandbar") == "sandbar"
    assert WORDS.place("sandbar") == WORDS.about("sandbar") == ""
