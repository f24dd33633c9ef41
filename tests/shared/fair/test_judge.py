"""What does not match is named, seat by seat."""

from __future__ import annotations

import pytest

from doublesix.fair.draw import DrawId, secret_commitment, share_commitment
from doublesix.fair.judge import Fault, Finding, explains, names, opens
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.shuffle import seeded_hands

DRAW = DrawId("5e" * 16, 1, 3, 1)
SECRET = b"s" * 32
SHARES = {Seat.ONE: b"a" * 32, Seat.THREE: b"c" * 32}
SAID = {seat: share_commitment(DRAW, seat, share) for seat, share in SHARES.items()}
COMMITMENT = secret_commitment(DRAW, SECRET)


def test_what_matches_is_not_named() -> None:
    assert list(opens(DRAW, COMMITMENT, SAID, SECRET, SHARES)) == []


@pytest.mark.parametrize(
    ("secret", "shares", "findings"),
    [
        (b"t" * 32, SHARES, [Finding(Fault.SECRET_DIFFERS)]),
        (None, SHARES, [Finding(Fault.MALFORMED)]),
        (b"s" * 31, SHARES, [Finding(Fault.MALFORMED)]),
        (SECRET, {}, [Finding(Fault.SHARE_DROPPED, 1), Finding(Fault.SHARE_DROPPED, 3)]),
        (SECRET, {**SHARES, Seat.FOUR: b"d" * 32}, [Finding(Fault.SHARE_ADDED, 4)]),
        (SECRET, {**SHARES, Seat.ONE: b"c" * 32}, [Finding(Fault.SHARE_DIFFERS, 1)]),
        (SECRET, {**SHARES, Seat.ONE: b"c"}, [Finding(Fault.MALFORMED, 1)]),
    ],
)
def test_what_does_not_match_is_named(
    secret: bytes | None, shares: dict[Seat, bytes], findings: list[Finding]
) -> None:
    assert list(opens(DRAW, COMMITMENT, SAID, secret, shares)) == findings


@pytest.mark.parametrize(
    "other",
    [
        DrawId("5f" * 16, 1, 3, 1),
        DrawId("5e" * 16, 2, 3, 1),
        DrawId("5e" * 16, 1, 4, 1),
        DrawId("5e" * 16, 1, 3, 2),
    ],
)
def test_nothing_of_one_draw_is_good_for_another(other: DrawId) -> None:
    faults = [finding.fault for finding in opens(other, COMMITMENT, SAID, SECRET, SHARES)]
    assert faults == [Fault.SECRET_DIFFERS, Fault.SHARE_DIFFERS, Fault.SHARE_DIFFERS]


def test_a_share_of_one_seat_is_none_of_another() -> None:
    said = {Seat.TWO: SAID[Seat.ONE]}
    [finding] = opens(DRAW, COMMITMENT, said, SECRET, {Seat.TWO: SHARES[Seat.ONE]})
    assert finding == Finding(Fault.SHARE_DIFFERS, 2)


def test_hands_are_compared_by_their_tiles_in_any_order() -> None:
    hands = seeded_hands("s", 1)
    backwards = tuple(tuple(reversed(hand)) for hand in hands)
    assert names(hands) == names(backwards)  # type: ignore[arg-type]
    assert [len(names(hands)[seat]) for seat in SEATS] == [7, 7, 7, 7]


@pytest.mark.parametrize(
    ("misses", "attempt", "is_explained"),
    [
        ([], 1, True),
        ([(1, 2)], 2, True),
        ([(1, 2), (1, 3), (2, None)], 3, True),
        ([(1, None), (2, None)], 3, True),
        ([], 2, False),
        ([(1, 2)], 1, False),
        ([(1, 2)], 3, False),
        ([(2, 2), (3, 3)], 3, False),
        ([(0, 2)], 2, False),
        ([(1, 2), (2, 2)], 3, False),
    ],
)
def test_each_attempt_before_needs_a_reason_and_no_seat_is_named_twice(
    misses: list[tuple[int, int | None]], attempt: int, is_explained: bool
) -> None:
    assert explains(misses, attempt) is is_explained
