"""Counting is exact: it says of every late position what enumerating all its deals says."""

from __future__ import annotations

import pytest

from doublesix.players.counting import Counting, fits
from doublesix.players.reading import read
from doublesix.rules.notation import hand_of, parse_tile
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.tile import pip_count
from tests.positions import CHIVA
from tests.shared.players.enumeration import deals_like, late_sessions, unseen_in
from tests.shared.players.sights import sight, view_to_act

ALL_ENDS = [(left, right) for left in range(7) for right in range(left, 7)]


def counted(hand: str, line: str) -> Counting:
    return Counting.of(read(sight(CHIVA, 1, hand, line, "winner 1")))


def test_what_may_lie_where_is_what_some_deal_has() -> None:
    looked_at = certain = 0
    for session in late_sessions(12):
        deals = deals_like(session.deal)
        counting = Counting.of(read(view_to_act(session)))
        assert set(counting.unseen) == set(unseen_in(session.deal))
        for seat in counting.others:
            hands = [deal.hand(seat) for deal in deals]
            for tile in counting.unseen:
                holding = sum(tile in hand for hand in hands)
                assert counting.may_hold(seat, [tile]) == (holding > 0)
                certain += holding in (0, len(deals))
            assert counting.most_pips(seat) == max(map(pip_count, hands))
            assert counting.least_pips(seat) == min(map(pip_count, hands))
        looked_at += len(deals) > 1
    assert looked_at > 30
    assert certain > 30


def test_who_may_and_who_must_fit_at_two_ends_is_what_the_deals_say() -> None:
    for session in late_sessions(4):
        deals = deals_like(session.deal)
        counting = Counting.of(read(view_to_act(session)))
        for seat in counting.others:
            hands = [deal.hand(seat) for deal in deals]
            for ends in ALL_ENDS:
                fitting = [any(fits(tile, ends) for tile in hand) for hand in hands]
                assert counting.may_fit(seat, ends) == any(fitting), ends
                assert counting.must_fit(seat, ends) == all(fitting), ends


def test_a_seat_that_passed_holds_none_of_the_two_numbers() -> None:
    counting = counted("66 65 64 63 61 55 11", "1:66 2:60l 3:pass 4:40l")
    assert not counting.may_hold(Seat.THREE, [parse_tile("50")])
    assert counting.may_hold(Seat.TWO, [parse_tile("50")])
    assert counting.may_hold(Seat.TWO, hand_of("50 00"))
    assert not counting.may_fit(Seat.THREE, (6, 0))


def test_a_hand_that_others_passes_fill_has_room_for_one_tile_more() -> None:
    """Seats 3 and 4 have neither 6 nor 2: five tiles lie with seat 2 for sure, and it holds six."""
    counting = counted("66 65 64 63 61 22 21", "1:66 2:62l 3:pass 4:pass")
    assert counting.others == SEATS[1:]
    assert counting.may_hold(Seat.TWO, hand_of("60 20 32 42 52 00"))
    assert counting.may_hold(Seat.TWO, hand_of("00"))
    assert not counting.may_hold(Seat.TWO, hand_of("00 11"))
    assert counting.must_fit(Seat.TWO, (2, 2))


@pytest.mark.parametrize(("tile", "is_fitting"), [("64", True), ("54", True), ("53", False)])
def test_a_tile_fits_at_either_end(tile: str, is_fitting: bool) -> None:
    assert fits(parse_tile(tile), (6, 4)) is is_fitting
