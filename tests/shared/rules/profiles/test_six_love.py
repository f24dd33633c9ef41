"""Six-love."""

from __future__ import annotations

import pytest

from doublesix.rules.notation import hand_of
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.profile import TIED_BLOCK, BlockVerdict
from doublesix.rules.result import Ending, Result, Score
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.tile import SET
from tests.positions import SIX_LOVE, layout_in

ONE_THREE, TWO_FOUR = Partnership


def test_six_love_is_first_to_six() -> None:
    """Rules 3.6."""
    assert (SIX_LOVE.name, SIX_LOVE.target) == ("six-love", 6)


@pytest.mark.parametrize(
    ("pips", "winner", "leader"),
    [
        # The lowest single hand wins; the partner's pips do not count.
        ((30, 5, 4, 6), ONE_THREE, 3),
        ((4, 5, 30, 6), ONE_THREE, 1),
        ((20, 1, 2, 40), TWO_FOUR, 2),  # not the lower sum, as in Chiva
        ((8, 40, 8, 7), TWO_FOUR, 4),
        ((0, 1, 50, 1), ONE_THREE, 1),
        # Shared by the two partners only: their win, the lower seat number leads.
        ((7, 9, 7, 8), ONE_THREE, 1),
        ((9, 7, 8, 7), TWO_FOUR, 2),
        ((0, 1, 0, 1), ONE_THREE, 1),
    ],
)
def test_the_lowest_single_hand_wins_a_block(
    pips: tuple[int, int, int, int], winner: Partnership, leader: int
) -> None:
    """Rules 3.2, 3.3."""
    assert SIX_LOVE.judge_block(pips) == BlockVerdict(winner, Seat(leader))


@pytest.mark.parametrize(
    "pips", [(5, 5, 9, 9), (5, 9, 9, 5), (30, 5, 5, 6), (5, 5, 5, 9), (5, 5, 5, 5), (9, 0, 0, 40)]
)
def test_a_minimum_that_both_partnerships_share_is_a_tie(pips: tuple[int, int, int, int]) -> None:
    """Rules 3.2, 1.10: whatever the other hands hold."""
    assert SIX_LOVE.judge_block(pips) == TIED_BLOCK


BOTH_HARD = "6-6 6-0 0-4 4-3 3-6 6-5 5-4 4-2 2-6 6-1 1-4 4-4"


@pytest.mark.parametrize(
    ("layout", "keys"),
    [
        (BOTH_HARD, "64"),
        ("4-4 4-1 1-6 6-2 2-4 4-5 5-6 6-3 3-4 4-0 0-6 6-6", "64"),  # the same, turned
        ("1-4 4-0 0-5 5-1 1-3 3-0 0-6 6-1 1-1 1-2 2-0 0-0", "10"),
        # 6 is hard, 4 is not; then the other way about.
        ("6-6 6-0 0-4 4-3 3-6 6-5 5-1 1-6 6-2 2-4", ""),
        ("4-2 2-6 6-1 1-5 5-6 6-3 3-4 4-0 0-6 6-6", ""),
        # Neither is hard.
        ("6-6 6-0 0-4 4-4", ""),
        # Both ends show 6 and only the double is out: a double is never the key.
        ("6-1 1-2 2-6 6-3 3-4 4-6 6-5 5-0 0-6", ""),
        # The same with one more six out, and with none.
        ("6-2 2-6 6-6", ""),
        ("6-1 1-2 2-6 6-6 6-3 3-4 4-6 6-5 5-0 0-6", ""),
        # 6 is hard at one end, and its last tile does not join the ends.
        ("1-2 2-6 6-6 6-3 3-4 4-6 6-5 5-0 0-6", ""),
        # A layout of one tile.
        ("6-4", ""),
        ("5-5", ""),
    ],
)
def test_the_key_tile_joins_two_different_hard_ends(layout: str, keys: str) -> None:
    """Rules 3.5."""
    found = tuple(tile for tile in SET if SIX_LOVE.is_key_tile(layout_in(layout), tile))
    assert found == hand_of(keys)


def _result(
    winner: Partnership | None,
    leader: int | None,
    kind: Ending,
    *,
    broken: bool = False,
    key: bool = False,
    match_won: bool = False,
) -> Result:
    seat = None if leader is None else Seat(leader)
    won = winner if match_won else None
    points = 0 if broken or winner is None else 1 + key
    return Result(kind, winner, seat, (1, 1, 1, 1), key, points, broken, Score(), won)


@pytest.mark.parametrize(
    ("result", "opening"),
    [
        # Rules 3.3: the representative is who went out, or the winners' lowest hand.
        (_result(ONE_THREE, 3, Ending.OUT), Opening(OpeningRule.NAMED, by=Seat.THREE)),
        (_result(TWO_FOUR, 2, Ending.OUT, key=True), Opening(OpeningRule.NAMED, by=Seat.TWO)),
        (_result(TWO_FOUR, 4, Ending.BLOCK), Opening(OpeningRule.NAMED, by=Seat.FOUR)),
        # Rules 3.7: double-six after a broken streak, a key win or not.
        (_result(ONE_THREE, 1, Ending.OUT, broken=True), DOUBLE_SIX_OPENING),
        (_result(ONE_THREE, 1, Ending.OUT, broken=True, key=True), DOUBLE_SIX_OPENING),
        (_result(TWO_FOUR, 2, Ending.BLOCK, broken=True), DOUBLE_SIX_OPENING),
        # Rules 1.10: and after a tie.
        (_result(None, None, Ending.BLOCK), DOUBLE_SIX_OPENING),
        # Rules 3.8: the next match opens as after any win that scored.
        (
            _result(ONE_THREE, 1, Ending.OUT, match_won=True),
            Opening(OpeningRule.NAMED, by=Seat.ONE),
        ),
        (
            _result(TWO_FOUR, 4, Ending.BLOCK, match_won=True),
            Opening(OpeningRule.NAMED, by=Seat.FOUR),
        ),
    ],
)
def test_who_opens_or_names_the_opener_of_the_next_deal(result: Result, opening: Opening) -> None:
    """Rules 3.3, 3.7, 3.8, 1.10."""
    assert SIX_LOVE.next_opening(result) == opening
    # Rules 6.1: a match begun early opens as the next deal would have.
    assert SIX_LOVE.early_opening(result) == opening


def test_a_match_begun_early_in_a_new_session_opens_with_double_six() -> None:
    """Rules 3.8, 1.7: nobody has won anything yet."""
    assert SIX_LOVE.early_opening(None) == DOUBLE_SIX_OPENING
