"""Acts."""

from __future__ import annotations

import pytest

from doublesix.rules.acts import (
    LAY_LEFT,
    LAY_RIGHT,
    LAYS,
    PASS,
    PERSON,
    POSES,
    Actor,
    DealAct,
    GoOn,
    Kind,
    Name,
    NewMatch,
    Pass,
    Play,
    Redo,
    RestartDeal,
    Step,
    Undo,
)
from doublesix.rules.layout import End
from doublesix.rules.seat import Seat
from doublesix.rules.tile import SET, Tile


@pytest.mark.parametrize("tile", SET, ids=str)
def test_the_ready_made_acts_stand_at_their_tile_s_place(tile: Tile) -> None:
    assert POSES[tile.index] == Play(tile)
    assert LAY_LEFT[tile.index] == Play(tile, End.LEFT)
    assert LAY_RIGHT[tile.index] == Play(tile, End.RIGHT)


def test_what_can_be_laid_stands_at_the_ends_numbers_and_the_tile_s_place() -> None:
    tile = Tile(6, 4)
    left, right = Play(tile, End.LEFT), Play(tile, End.RIGHT)
    found = [LAYS[one][other][tile.index] for one, other in ((6, 4), (6, 1), (1, 4), (1, 2))]
    assert found == [(left, right), (left,), (right,), ()]
    assert LAYS[6][6][Tile(6, 6).index] == (Play(Tile(6, 6), End.LEFT), Play(Tile(6, 6), End.RIGHT))


def test_acts_are_values() -> None:
    assert Pass() == PASS
    assert Play(Tile(6, 4), End.LEFT) == Play(Tile(4, 6), End.LEFT) != Play(Tile(6, 4), End.RIGHT)
    assert len({Play(Tile(6, 4)), Play(Tile(4, 6)), Name(Seat.ONE), GoOn(), GoOn()}) == 3


def test_the_acts_of_a_deal_are_those_of_a_seat() -> None:
    acts = [Play(Tile(6, 6)), PASS, Name(Seat.TWO), GoOn(), RestartDeal(), NewMatch()]
    assert [isinstance(act, DealAct) for act in acts] == [True] * 3 + [False] * 3
    assert not isinstance(Undo(), DealAct)
    assert not isinstance(Redo(), DealAct)


def test_a_step_is_a_person_s_unless_told() -> None:
    assert Step(Seat.ONE, PASS).actor == PERSON == Actor(Kind.PERSON, None, None)
    assert [kind.value for kind in Kind] == ["person", "bot"]
