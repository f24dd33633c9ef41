"""A prospect is what a play leaves, and what can be told of a block in advance."""

from __future__ import annotations

import pytest

from doublesix.players.counting import Counting
from doublesix.players.prospect import LEAST_DEALS, Prospect
from doublesix.players.reading import EndName, Play, read
from doublesix.players.weighing import Choice, Weighing
from doublesix.rules.notation import hand_of, parse_tile
from doublesix.rules.profile import Profile
from doublesix.rules.seat import Seat
from tests.positions import CHIVA, SIX_LOVE
from tests.shared.players.sights import sight

ENDS: tuple[EndName, EndName] = ("left", "right")
HAND = "62 65 54 53 41 10 33"

# Seat 2 holds 6-0 and four more at the ends 6 and 0; after 6-0 on the right no 6 is left.
LIGHT, HEAVY = "62 61 60 00 10 11 20", "62 61 60 55 54 53 44"
CLOSABLE = "1:66 2:62l 3:63r 4:21l 1:43r 2:61l 3:64r 4:65r 1:50r"


def prospect(
    tile: str,
    end: EndName | None = None,
    *,
    seat: int = 1,
    profile: Profile = CHIVA,
    hand: str = HAND,
    line: str = "4:66 1:62l 2:pass 3:63r 4:31r",
    opening: str = "winner 4",
    weighing: Weighing | None = None,
) -> Prospect:
    reading = read(sight(profile, seat, hand, line, opening))
    play = Play(parse_tile(tile), end)
    return Prospect.of(reading, Counting.of(reading), play, weighing)


def test_a_play_covers_one_number_and_opens_another() -> None:
    found = prospect("41", "right")
    assert (found.ends, found.opened, found.covered) == ((2, 4), (4,), 1)
    assert set(found.left) == set(hand_of("65 54 53 10 33"))
    assert (found.next, found.partner, found.previous) == (Seat.TWO, Seat.THREE, Seat.FOUR)
    assert found.can_follow
    assert not prospect("10", "right").can_follow


def test_a_double_covers_nothing_and_opens_nothing() -> None:
    found = prospect("33", "right", line="3:63 4:61l", opening="winner 3")
    assert (found.ends, found.opened, found.covered) == ((1, 3), (), None)


@pytest.mark.parametrize(("tile", "opened"), [("62", (6, 2)), ("33", (3,))])
def test_a_pose_opens_its_numbers(tile: str, opened: tuple[int, ...]) -> None:
    found = prospect(tile, line="", opening="winner 1")
    assert (found.opened, found.covered) == (opened, None)


def test_at_equal_ends_both_sides_come_to_the_same() -> None:
    def laid(tile: str, end: EndName) -> Prospect:
        line, opening = "3:63 4:32r 1:62l", "winner 3"
        return prospect(tile, end, seat=2, hand="21 20 10 50 54 53 41", line=line, opening=opening)

    assert laid("21", "left").is_like(laid("21", "right"))
    assert not laid("21", "left").is_like(laid("20", "left"))
    line = "4:66 1:62l 2:pass 3:63r 4:31r"
    two_ends = [prospect("21", end, hand="62 21 53 54 41 10 33", line=line) for end in ENDS]
    assert not two_ends[0].is_like(two_ends[1])


@pytest.mark.parametrize("profile", [CHIVA, SIX_LOVE])
def test_a_play_that_nothing_fits_after_closes_the_layout(profile: Profile) -> None:
    found = prospect(
        "60", "right", seat=2, profile=profile, hand=HEAVY, line=CLOSABLE, opening="winner 1"
    )
    assert found.closes
    assert found.shuts_all_out
    assert not found.block_is_won


def test_a_block_is_won_for_sure_only_if_no_deal_says_otherwise() -> None:
    """With 0-0 1-0 1-1 2-0 the lightest hand is one's own; the partner may hold much."""

    def closed(profile: Profile) -> Prospect:
        return prospect(
            "60", "right", seat=2, profile=profile, hand=LIGHT, line=CLOSABLE, opening="winner 1"
        )

    assert closed(SIX_LOVE).block_is_won
    assert not closed(CHIVA).block_is_won


@pytest.mark.parametrize(
    ("deals", "is_exact", "counts"),
    [(LEAST_DEALS, False, True), (LEAST_DEALS - 1, False, False), (1, True, True)],
)
def test_a_weighing_counts_from_enough_deals_or_from_all(
    deals: int, is_exact: bool, counts: bool
) -> None:
    choice = Choice(Play(parse_tile("41"), "right"), 0.5, 0.1, 0.5, 0.0, (0, 0, 0), 0.0, 0.0)
    weighing = Weighing((choice,), deals, is_exact)
    assert (prospect("41", "right", weighing=weighing).choice is choice) is counts
    assert prospect("10", "right", weighing=weighing).choice is None
