"""Chiva."""

from __future__ import annotations

import pytest

from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.profile import TIED_BLOCK, BlockVerdict
from doublesix.rules.result import Ending, Result, Score
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.tile import SET
from tests.positions import CHIVA, layout_in

ONE_THREE, TWO_FOUR = Partnership


def test_chiva_is_first_to_four() -> None:
    """Rules 2.4."""
    assert (CHIVA.name, CHIVA.target) == ("chiva", 4)


@pytest.mark.parametrize(
    ("pips", "winner", "leader"),
    [
        # The lower sum of both hands wins, and its lighter member leads.
        ((10, 9, 5, 9), ONE_THREE, 3),
        ((5, 9, 10, 9), ONE_THREE, 1),
        ((9, 10, 9, 5), TWO_FOUR, 4),
        ((9, 5, 9, 10), TWO_FOUR, 2),
        ((30, 1, 2, 40), ONE_THREE, 3),  # not the lowest hand, as in six-love
        ((8, 20, 8, 0), ONE_THREE, 1),  # nor the lowest single hand
        ((0, 1, 0, 0), ONE_THREE, 1),
        # Equally light: the lower seat number.
        ((7, 9, 7, 9), ONE_THREE, 1),
        ((9, 7, 9, 7), TWO_FOUR, 2),
        ((9, 0, 9, 0), TWO_FOUR, 2),
    ],
)
def test_the_lower_sum_wins_a_block(
    pips: tuple[int, int, int, int], winner: Partnership, leader: int
) -> None:
    """Rules 2.2."""
    assert CHIVA.judge_block(pips) == BlockVerdict(winner, Seat(leader))


@pytest.mark.parametrize("pips", [(5, 5, 5, 5), (10, 0, 0, 10), (1, 2, 9, 8), (0, 3, 6, 3)])
def test_equal_sums_are_a_tie(pips: tuple[int, int, int, int]) -> None:
    """Rules 2.2, 1.10."""
    assert CHIVA.judge_block(pips) == TIED_BLOCK


def _result(
    winner: Partnership | None,
    leader: int | None,
    kind: Ending,
    *,
    broken: bool = False,
    match_won: bool = False,
) -> Result:
    seat = None if leader is None else Seat(leader)
    won = winner if match_won else None
    points = 0 if broken or winner is None else 1
    return Result(kind, winner, seat, (1, 1, 1, 1), False, points, broken, Score(), won)


@pytest.mark.parametrize(
    ("result", "opening"),
    [
        # Rules 2.1: who went out opens.
        (_result(ONE_THREE, 3, Ending.OUT), Opening(OpeningRule.WINNER, Seat.THREE)),
        (_result(TWO_FOUR, 2, Ending.OUT), Opening(OpeningRule.WINNER, Seat.TWO)),
        # Rules 2.2: after a block the winners' lighter member.
        (_result(TWO_FOUR, 4, Ending.BLOCK), Opening(OpeningRule.LIGHTER, Seat.FOUR)),
        # Rules 2.5: also when a streak was broken and the score is 0-0.
        (_result(ONE_THREE, 1, Ending.OUT, broken=True), Opening(OpeningRule.WINNER, Seat.ONE)),
        (_result(TWO_FOUR, 2, Ending.BLOCK, broken=True), Opening(OpeningRule.LIGHTER, Seat.TWO)),
        # Rules 1.10: double-six after a tie.
        (_result(None, None, Ending.BLOCK), DOUBLE_SIX_OPENING),
        # Rules 2.6: and when a match was won.
        (_result(ONE_THREE, 3, Ending.OUT, match_won=True), DOUBLE_SIX_OPENING),
        (_result(TWO_FOUR, 4, Ending.BLOCK, match_won=True), DOUBLE_SIX_OPENING),
    ],
)
def test_who_opens_the_next_deal(result: Result, opening: Opening) -> None:
    """Rules 2.1, 2.2, 2.5, 2.6, 1.10."""
    assert CHIVA.next_opening(result) == opening
    # Rules 2.6: a match asked for early opens with double-six, whatever came before.
    assert CHIVA.early_opening(result) == CHIVA.early_opening(None) == DOUBLE_SIX_OPENING


def test_the_right_to_open_is_never_handed_to_the_partner() -> None:
    """Rules 2.3: the opener is settled; there is nothing to name."""
    for kind in Ending:
        for seat in Seat:
            opening = CHIVA.next_opening(_result(seat.partnership, seat, kind))
            assert (opening.opener, opening.by) == (seat, None)


def test_no_tile_is_worth_two() -> None:
    """Rules 2.4, 1.8."""
    layouts = ["6-0 0-5 5-6 6-4 4-3 3-6 6-6 6-2 2-1", "6-6", "0-0 0-1"]
    assert not any(CHIVA.is_key_tile(layout_in(row), tile) for row in layouts for tile in SET)
