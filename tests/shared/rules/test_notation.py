"""Notation."""

from __future__ import annotations

import json

import pytest

from doublesix.rules.acts import LAY_RIGHT, PASS, POSES, DealAct, Name, Play
from doublesix.rules.events import Passed, Played
from doublesix.rules.layout import End
from doublesix.rules.notation import (
    hand_of,
    names_of,
    parse_tile,
    plain_act,
    plain_opening,
    plain_play,
    plain_result,
)
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.result import Ending, Result, Score
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.tile import SET, Tile


@pytest.mark.parametrize("tile", SET, ids=str)
def test_every_tile_is_read_back_from_its_name(tile: Tile) -> None:
    assert parse_tile(tile.name) is tile


@pytest.mark.parametrize(
    ("name", "right"),
    [
        ("46", 'names its lower number first: write "64"'),
        ("01", 'write "10"'),
        ("77", "no tile: two numbers from 0 to 6"),
        ("6", "no tile"),
        ("", "no tile"),
        ("664", "no tile"),
        ("6-4", "no tile"),
        (" 64", "no tile"),
        ("٦٤", "no tile"),
        (64, "64 is no tile"),
        (None, "None is no tile"),
        (["6", "4"], "no tile"),
        (b"64", "no tile"),
        (True, "True is no tile"),
    ],
)
def test_what_is_no_tile_is_refused_and_what_would_be_right_is_said(
    name: object, right: str
) -> None:
    with pytest.raises(ValueError) as refusal:
        parse_tile(name)
    assert right in str(refusal.value)


def test_a_hand_is_read_in_order() -> None:
    hand = (Tile(6, 6), Tile(6, 4), Tile(0, 0))
    assert (
        hand_of("66 64 00") == hand_of(["66", "64", "00"]) == hand_of(iter(names_of(hand))) == hand
    )
    assert hand_of("") == hand_of([]) == ()
    with pytest.raises(ValueError, match='write "64"'):
        hand_of("66 46")


@pytest.mark.parametrize(
    ("play", "plain"),
    [
        (Played(Seat.THREE, Tile(6, 6), None), [3, "66"]),
        (Played(Seat.FOUR, Tile(6, 4), End.RIGHT), [4, "64", "right"]),
        (Played(Seat.ONE, Tile(6, 5), End.LEFT), [1, "65", "left"]),
        (Passed(Seat.TWO, 5, 4), [2, "pass"]),
    ],
)
def test_plays_are_written_as_records_write_them(
    play: Played | Passed, plain: list[object]
) -> None:
    written = plain_play(play)
    assert written == plain
    assert type(written[0]) is int


@pytest.mark.parametrize(
    ("act", "plain"),
    [
        (POSES[27], ["66"]),
        (Play(Tile(6, 4), End.LEFT), ["64", "left"]),
        (LAY_RIGHT[0], ["00", "right"]),
        (PASS, ["pass"]),
        (Name(Seat.THREE), ["name", 3]),
    ],
)
def test_acts_are_written_as_views_write_them(act: DealAct, plain: list[object]) -> None:
    written = plain_act(act)
    assert written == plain
    assert all(type(part) in (int, str) for part in written)


@pytest.mark.parametrize(
    ("opening", "plain"),
    [
        (DOUBLE_SIX_OPENING, {"rule": "double-six", "opener": None}),
        (Opening(OpeningRule.DOUBLE_SIX, Seat.FOUR), {"rule": "double-six", "opener": 4}),
        (Opening(OpeningRule.LIGHTER, Seat.TWO), {"rule": "lighter", "opener": 2}),
        (Opening(OpeningRule.NAMED, by=Seat.ONE), {"rule": "named", "opener": None, "by": 1}),
        (
            Opening(OpeningRule.NAMED, Seat.THREE, Seat.ONE),
            {"rule": "named", "opener": 3, "by": 1},
        ),
    ],
)
def test_openings_are_written_as_records_write_them(
    opening: Opening, plain: dict[str, object]
) -> None:
    """Rules 1.6: `by` stands where an opener is named, and nowhere else."""
    written = plain_opening(opening)
    assert written == plain
    assert all(type(part) in (int, str, type(None)) for part in written.values())


@pytest.mark.parametrize(
    ("result", "winner", "leader", "match_winner"),
    [
        (
            Result(
                Ending.OUT,
                Partnership.TWO_FOUR,
                Seat.TWO,
                (9, 0, 6, 5),
                True,
                2,
                False,
                Score(0, 7),
                Partnership.TWO_FOUR,
            ),
            "2/4",
            2,
            "2/4",
        ),
        (
            Result(Ending.BLOCK, None, None, (9, 0, 6, 5), False, 0, False, Score(0, 7), None),
            None,
            None,
            None,
        ),
    ],
    ids=["out", "tie"],
)
def test_results_are_written_as_records_write_them(
    result: Result, winner: str | None, leader: int | None, match_winner: str | None
) -> None:
    written = plain_result(result)
    assert written == {
        "kind": result.kind.value,
        "winner": winner,
        "leader": leader,
        "pips": {"1": 9, "2": 0, "3": 6, "4": 5},
        "key_tile": result.key_tile,
        "points": result.points,
        "streak_broken": False,
        "score": {"1/3": 0, "2/4": 7},
        "match_winner": match_winner,
    }
    assert type(written["leader"]) in (int, type(None))
    assert json.loads(json.dumps(written)) == written
