"""Each update has its sounds, and each sound comes once."""

from __future__ import annotations

from doublesix_client.core.noises import CLICK, KNOCK, LOSE, SHUFFLE, TURN, WIN, noises_of
from tests.client.said import Told


def test_a_new_deal_is_shuffled_a_tile_clicks_a_pass_knocks() -> None:
    told = Told(seat=None)
    assert noises_of(told.update(), None, was_turn=False) == [SHUFFLE]
    heard = set()
    while told.update().view.phase == "playing":
        heard |= set(noises_of(told.act_first(), None, was_turn=False))
    assert {CLICK, KNOCK} <= heard


def test_the_turn_is_called_when_it_comes_and_not_again() -> None:
    told = Told(seat=1)
    told.act_first()
    update = told.until(1)
    assert TURN in noises_of(update, 1, was_turn=False)
    assert TURN not in noises_of(update, 1, was_turn=True)


def test_a_deal_that_was_won_sounds_otherwise_than_one_that_was_lost() -> None:
    told = Told(seat=1)
    update = told.to_the_end()
    result = update.view.result
    assert result is not None
    winner, loser = (1, 2) if result.winner == "1/3" else (2, 1)
    assert WIN in noises_of(update, winner, was_turn=False)
    assert LOSE in noises_of(update, loser, was_turn=False)
