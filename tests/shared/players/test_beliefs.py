"""Beliefs: what counting and passes make certain, and what plays hint at."""

from __future__ import annotations

from dataclasses import replace
from math import isclose

import pytest
from hypothesis import given

from doublesix.players.beliefs import Beliefs, beliefs_of
from doublesix.players.reading import read
from doublesix.rules.notation import hand_of, parse_tile
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.tile import SET, pip_count
from tests.positions import CHIVA
from tests.shared.players.sights import sight, view_to_act, walks
from tests.walks import Walk

HAND = "62 65 54 53 41 10 33"


def believed(line: str, opening: str = "double-six", hand: str = HAND) -> Beliefs:
    """Return what seat 1 believes after a line."""
    return beliefs_of(read(sight(CHIVA, 1, hand, line, opening)))


def chance(beliefs: Beliefs, seat: int, tile: str) -> float:
    return beliefs.chances[Seat(seat)][parse_tile(tile).index]


def test_at_first_each_seat_is_as_likely_as_another_to_hold_an_unseen_tile() -> None:
    beliefs = believed("", "winner 1")
    assert len(beliefs.unseen) == 21
    for seat in (2, 3, 4):
        assert isclose(chance(beliefs, seat, "66"), 1 / 3)
        assert chance(beliefs, seat, "62") == 0
        assert isclose(beliefs.pips[Seat(seat)], (168 - 48) / 3)


def test_a_seat_holds_no_number_that_it_passed_on() -> None:
    beliefs = believed("4:66 1:62l 2:pass 3:63r 4:31r")
    assert [chance(beliefs, 2, tile) for tile in ("60", "61", "20", "22", "42")] == [0] * 5
    assert beliefs.passes(Seat.TWO, hand_of("60 61 64 20 22")) == 1
    assert beliefs.expects(Seat.TWO, hand_of("60 61 64 20 22")) == 0
    assert isclose(chance(beliefs, 3, "60") + chance(beliefs, 4, "60"), 1)


def test_a_tile_that_one_seat_alone_may_hold_is_there() -> None:
    beliefs = believed("2:66 3:pass 4:pass")
    assert [chance(beliefs, 2, tile) for tile in ("60", "61", "63", "64")] == [1] * 4
    assert beliefs.passes(Seat.TWO, hand_of("60")) == 0
    assert beliefs.expects(Seat.TWO, hand_of("60 61 63 64")) == 4


def test_one_seat_s_certainty_makes_another_s() -> None:
    """Seat 2 holds all nine tiles below 4, so that seat 3 is left with four that it may hold."""
    at_first = read(sight(CHIVA, 1, "66 65 64 55 54 44 33", "", "winner 1"))
    passed = (frozenset[int](), frozenset({4, 5, 6}), frozenset({5, 6}), frozenset[int]())
    beliefs = beliefs_of(replace(at_first, held=(7, 9, 4, 8), passed=passed))
    assert [chance(beliefs, 2, tile) for tile in ("00", "31", "32")] == [1] * 3
    assert [chance(beliefs, 3, tile) for tile in ("40", "41", "42", "43")] == [1] * 4
    assert [chance(beliefs, 4, tile) for tile in ("40", "43", "31", "60")] == [0, 0, 0, 1]


def lean(beliefs: Beliefs, seat: int, tile: str) -> float:
    """Return a seat's chance for a tile, for each tile that it holds."""
    held = {2: 7, 3: 6, 4: 6}[seat]
    return chance(beliefs, seat, tile) / held


@pytest.mark.parametrize(
    ("seat", "tile", "other_seat", "other_tile"),
    [
        pytest.param(3, "51", 2, "51", id="more of a number it opened"),
        pytest.param(2, "40", 4, "40", id="fewer of a number it covered"),
        pytest.param(2, "51", 4, "51", id="fewer of a number it left alone"),
        pytest.param(4, "40", 4, "64", id="no heavier tile that it could have laid"),
        pytest.param(4, "40", 4, "44", id="no double that it could have laid"),
        pytest.param(2, "66", 3, "66", id="no double that it could have posed"),
    ],
)
def test_a_play_hints_at_what_its_seat_holds(
    seat: int, tile: str, other_seat: int, other_tile: str
) -> None:
    """Seat 3 posed 5-4 and seat 4 covered the 4 with 4-2."""
    beliefs = believed("3:54 4:42r", "winner 3", hand="65 63 61 10 33 00 31")
    assert lean(beliefs, seat, tile) > lean(beliefs, other_seat, other_tile)


def test_a_pose_by_the_rules_hints_at_nothing() -> None:
    beliefs = believed("4:66", "double-six")
    for tile in beliefs.unseen:
        assert isclose(lean(beliefs, 4, tile.name), lean(beliefs, 2, tile.name))


@given(walks())
def test_every_unseen_tile_is_somewhere_and_may_be_where_it_is(walk: Walk) -> None:
    deal, reading = walk.session.deal, read(view_to_act(walk.session))
    beliefs = beliefs_of(reading)
    others = [seat for seat in SEATS if seat is not reading.seat]
    assert set(beliefs.unseen) == {tile for seat in others for tile in deal.hand(seat)}
    for tile in SET:
        chances = [beliefs.chances[seat][tile.index] for seat in others]
        assert isclose(sum(chances), tile in beliefs.unseen)
    for seat in others:
        assert all(beliefs.chances[seat][tile.index] > 0 for tile in deal.hand(seat))
    assert isclose(sum(beliefs.pips.values()), pip_count(beliefs.unseen))
