"""Judge: what does not match when a draw is opened.

Knows what was told before and what is told now; never who told it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from doublesix.fair.draw import SIZE, DrawId, secret_commitment, share_commitment
from doublesix.rules.deal import Hands
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.value import value


class Fault(StrEnum):
    """What can be wrong with a draw."""

    COMMITMENT_CHANGED = "commitment_changed"
    """The server said something else of its secret than before."""
    OWN_COMMITMENT_CHANGED = "own_commitment_changed"
    """What a seat said of its share was not passed on, or not unchanged."""
    NOT_ASKED = "not_asked"
    """Shares were asked for, or a deal was dealt, and this seat's had not been asked for."""
    AGAIN = "again"
    """An attempt came a second time."""
    WRONGLY_NAMED = "wrongly_named"
    """Somebody is said to have withheld a share who gave it."""
    UNEXPLAINED = "unexplained"
    """A draw was thrown away, and why is not said, or cannot be, or was said otherwise before."""
    NOT_OPENED = "not_opened"
    """The deal ended and the secret was not told."""
    MALFORMED = "malformed"
    """A secret or a share is no 32 bytes."""
    SECRET_DIFFERS = "secret_differs"
    """The secret is another than the server had said."""
    SHARE_DIFFERS = "share_differs"
    """A share is another than its seat had said."""
    SHARE_DROPPED = "share_dropped"
    """A share did not go in."""
    SHARE_ADDED = "share_added"
    """A share went in of which nothing was said before, or whose seat was named."""
    OWN_SHARE_DIFFERS = "own_share_differs"
    """A share went in for a seat that is another than it gave."""
    HAND_DIFFERS = "hand_differs"
    """A seat got other tiles than come of the draw."""
    SHOWN_DIFFERS = "shown_differs"
    """The hands shown at the end are others than come of the draw."""


@value
class Finding:
    """A fault, and the seat that it is about, None where it is about none."""

    fault: Fault
    seat: int | None = None


TileNames = frozenset[str]


def opens(
    draw: DrawId,
    commitment: bytes,
    commitments: Mapping[Seat, bytes],
    secret: bytes | None,
    shares: Mapping[Seat, bytes],
) -> Iterator[Finding]:
    """Yield what of a secret and shares does not match what was said of them before."""
    if secret is None or len(secret) != SIZE:
        yield Finding(Fault.MALFORMED)
    elif secret_commitment(draw, secret) != commitment:
        yield Finding(Fault.SECRET_DIFFERS)
    for seat in SEATS:
        fault = _why_not(draw, seat, commitments.get(seat), shares.get(seat))
        if fault is not None:
            yield Finding(fault, seat)


def _why_not(draw: DrawId, seat: Seat, said: bytes | None, share: bytes | None) -> Fault | None:
    if share is None:
        return None if said is None else Fault.SHARE_DROPPED
    if len(share) != SIZE:
        return Fault.MALFORMED
    if said is None:
        return Fault.SHARE_ADDED
    return None if share_commitment(draw, seat, share) == said else Fault.SHARE_DIFFERS


def explains(misses: Iterable[tuple[int, int | None]], attempt: int) -> bool:
    """Tell whether misses, as attempt and seat, explain all attempts before one, no seat twice."""
    told = list(misses)
    attempts = {number for number, _ in told}
    seats = [seat for _, seat in told if seat is not None]
    is_whole = len(attempts) == attempt - 1 and all(0 < number < attempt for number in attempts)
    return is_whole and len(set(seats)) == len(seats)


def names(hands: Hands) -> dict[Seat, TileNames]:
    """Return the tiles of each seat by their names."""
    return {seat: frozenset(tile.name for tile in hands[seat - 1]) for seat in SEATS}
