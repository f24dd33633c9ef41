"""Levels of several workers as one list, weakest first."""

from __future__ import annotations

import pytest

from doublesix_server.levels import merged, usual_of

ALL = ["novice", "casual", "club", "expert", "master"]


@pytest.mark.parametrize(
    ("lists", "whole"),
    [
        ([], []),
        ([ALL], ALL),
        ([["club"], ALL], ALL),
        ([["casual", "club"], ["novice", "casual"]], ["novice", "casual", "club"]),
        ([["club", "novice"], ALL], ALL),
        ([["novice", "club"], ["club", "magic"]], ["novice", "club", "magic"]),
    ],
)
def test_lists_become_one_in_which_the_weakest_come_first(
    lists: list[list[str]], whole: list[str]
) -> None:
    assert merged(lists) == whole


@pytest.mark.parametrize(
    ("levels", "usual"),
    [([], "club"), (ALL, "club"), (["novice", "casual"], "casual"), (["master"], "master")],
)
def test_where_nobody_chose_the_club_player_or_the_best_there_is(
    levels: list[str], usual: str
) -> None:
    assert usual_of(levels) == usual
