"""Traits: what a play is like, each by a position that shows it."""

from __future__ import annotations

from dataclasses import replace
from math import isclose

import pytest

from doublesix.players.reading import EndName, Play, Reading, read
from doublesix.players.traits import Outlook, Traits, count_with, numbers_of
from doublesix.rules.notation import hand_of, parse_tile
from doublesix.rules.profile import Profile
from tests.positions import CHIVA, SIX_LOVE
from tests.shared.players.sights import sight

# Seat 1 holds 6-5 5-4 5-3 4-1 1-0 3-3 at the ends 2 and 1; seat 2 has neither 2 nor 6.
HAND = "62 65 54 53 41 10 33"
LINE = "4:66 1:62l 2:pass 3:63r 4:31r"

# Seat 2 holds 6-0 and four more at the ends 6 and 0; after 6-0 on the right no 6 is left.
LIGHT, HEAVY = "62 61 60 00 10 11 20", "62 61 60 55 54 53 44"
CLOSABLE = "1:66 2:62l 3:63r 4:21l 1:43r 2:61l 3:64r 4:65r 1:50r"

# Seat 2 holds 0-0 and 4-0 at the ends 4 and 0; no other tile with these numbers is left.
LAST_TWO_HAND = "64 00 63 53 41 40 10"
LAST_TWO = (
    "1:66 2:64l 3:43l 4:32l 1:42l 2:63r 3:33r 4:31r 1:44l 2:41r 3:pass 4:pass 1:54r 2:53r"
    " 3:30r 4:20r 1:21r 2:10r 3:60r 4:65r 1:50r"
)


def reading_of(line: str = LINE, hand: str = HAND, opening: str = "winner 4") -> Reading:
    """Return what seat 1 reads."""
    return read(sight(CHIVA, 1, hand, line, opening))


def of(reading: Reading, tile: str, end: EndName) -> Traits:
    return Outlook.of(reading).traits(Play(parse_tile(tile), end))


def closed(hand: str, profile: Profile) -> Traits:
    """Return what seat 2's blocking play is like."""
    return of(read(sight(profile, 2, hand, CLOSABLE, "winner 1")), "60", "right")


def last_but_one(tile: str, end: EndName) -> Traits:
    return of(read(sight(CHIVA, 2, LAST_TWO_HAND, LAST_TWO)), tile, end)


def test_tiles_and_numbers_are_counted() -> None:
    tiles = hand_of("65 55 41")
    assert (count_with(5, tiles), count_with(0, tiles)) == (2, 0)
    assert numbers_of(tiles) == {6, 5, 4, 1}


def test_the_own_hand_is_counted_exactly() -> None:
    found = of(reading_of(), "41", "right")
    assert isclose(found.weight, 5 / 12)
    assert (found.double, found.equal_ends, found.stranded) == (0, 0, 0)
    assert (found.suit, found.other_suit, found.numbers) == (1, 0, 6)
    assert of(reading_of(), "10", "right").stranded == 1


def test_unseen_tiles_are_counted() -> None:
    """1-1 2-1 5-1 6-1 and 2-0 2-1 2-2 3-2 4-2 5-2 are unseen."""
    found = of(reading_of(), "41", "right")
    assert (found.unseen_old, found.unseen_other) == (4, 6)


def test_a_double_covers_nothing() -> None:
    reading = reading_of("3:63 4:61l", "62 65 54 53 41 10 33", "winner 3")
    double, other = of(reading, "33", "right"), of(reading, "53", "right")
    assert (double.double, double.suit, double.unseen_old) == (1, 1, 0)
    assert (other.double, other.suit, other.unseen_old) == (0, 2, 4)


def test_both_ends_may_come_to_show_one_number() -> None:
    assert of(reading_of("3:63 4:32r", opening="winner 3"), "62", "left").equal_ends == 1


def test_a_seat_passes_for_sure_on_numbers_that_it_has_passed_on() -> None:
    reading = reading_of("4:66 1:62l 2:pass 3:22l 4:61r", "62 21 65 54 53 33 41")
    found = of(reading, "21", "right")
    assert (found.next_passes, found.next_fits) == (1, 0)
    assert 0 < found.partner_passes < 1
    assert 0 < found.previous_passes < 1
    assert isclose(found.squeeze, 1 - found.partner_passes)
    assert 0 < found.partner_fits < count_with(2, hand_of("20 42 52 32"))


def test_others_fit_with_some_chance() -> None:
    found = of(reading_of(), "41", "right")
    assert 0 < found.next_passes < 1
    assert isclose(found.squeeze, found.next_passes * (1 - found.partner_passes))
    assert (found.next_out, found.partner_out, found.previous_out) == (0, 0, 0)


def test_a_seat_with_one_tile_goes_out_if_it_fits() -> None:
    reading = replace(reading_of(), held=(6, 1, 1, 1))
    found = of(reading, "41", "right")
    assert isclose(found.next_out, 1 - found.next_passes)
    assert isclose(found.partner_out, 1 - found.partner_passes)
    assert isclose(found.previous_out, 1 - found.previous_passes)


@pytest.mark.parametrize("profile", [CHIVA, SIX_LOVE])
def test_a_light_hand_expects_to_win_a_block(profile: Profile) -> None:
    found = closed(LIGHT, profile)
    assert (found.closing, found.lead, found.light_lead) == (1, 0, 0)
    assert found.block > 0.9


def test_a_heavy_hand_expects_to_lose_a_block_in_chiva_oftener_than_in_six_love() -> None:
    """In six-love a light partner may win it."""
    assert closed(HEAVY, CHIVA).block == -1
    assert -1 < closed(HEAVY, SIX_LOVE).block < 0


def test_a_tile_that_can_follow_while_all_pass_is_a_lead() -> None:
    found = last_but_one("00", "right")
    assert (found.lead, found.closing, found.dead) == (1, 0, 0)
    assert found.light_lead < 0, "with 4-0 in hand it would lose a block"


def test_a_tile_whose_numbers_never_come_again_is_dead() -> None:
    found = last_but_one("40", "right")
    assert (found.lead, found.closing, found.dead) == (0, 1, 1)
