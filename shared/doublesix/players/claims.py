"""Claims: what can truly be said for a play, each with the condition that makes it true.

What is said to be sure holds in every deal that goes with what the seat has seen; it is counted,
never sampled. What is said to be likely holds in a share of the deals that were weighed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, get_args

from doublesix.players.ending import points_for_sure
from doublesix.players.prospect import Prospect
from doublesix.players.reading import Plain
from doublesix.players.traits import NUMBERS, count_with, numbers_of
from doublesix.rules.seat import Seat
from doublesix.rules.value import value

LIKELY = 0.75
"""The share of the weighed deals from which on something is likely."""
KEY_SHARE, KEY_GAIN = 0.1, 0.05
"""From which share of the deals on the key tile is in reach, and how far other acts are below."""
SUIT = 3
"""How many tiles with a number make a suit that one can keep."""
FOLLOWERS = 2
"""How many tiles with a number make it worth while to bring it up."""
HEAVY = 8
"""From how many pips on a tile is heavy."""

Code = Literal[
    "only_pass",
    "goes_out",
    "goes_out_key",
    "only_tile",
    "runs_out",
    "runs_out_key",
    "plays_again",
    "blocks",
    "holds_back",
    "lets_partner_out",
    "shuts_out",
    "makes_pass",
    "key_in_reach",
    "yours_alone",
    "partner_opened",
    "keeps_suit",
    "brings_suit",
    "covers",
    "heavy",
    "double",
    "most_numbers",
    "long_suit",
    "many_numbers",
    "no_suit",
]
CODES: Final[tuple[Code, ...]] = get_args(Code)


@value
class Reason:
    """One thing that is true of an act.

    `is_sure` tells what is sure from what is likely; None where a reason is plain to see.
    """

    code: Code
    number: int | None = None
    count: int | None = None
    seat: Seat | None = None
    is_sure: bool | None = None

    @property
    def plain(self) -> Plain:
        """The reason as it goes over the wire."""
        seat = None if self.seat is None else int(self.seat)
        values = {"number": self.number, "count": self.count, "seat": seat, "sure": self.is_sure}
        given = {name: found for name, found in values.items() if found is not None}
        return {"reason": self.code, "values": given}


Claim = Callable[[Prospect, Sequence[Prospect]], Reason | None]
"""Tells what can be said for a play, beside those that do not come to the same."""


def goes_out(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that it is the hand's last tile; worth 2 if it is the key tile (Rules 3.5)."""
    if play.left:
        return None
    points = points_for_sure(play.reading, play.counting.unseen, play.play)
    return Reason("goes_out_key" if points > 1 else "goes_out")


def only_tile(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that no other tile may be played."""
    is_only = all(other.play.tile is play.play.tile for other in others)
    return Reason("only_tile") if is_only else None


def runs_out(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that from it on this seat alone can play, and does to its last tile."""
    points = points_for_sure(play.reading, play.counting.unseen, play.play)
    if not play.left or not points:
        return None
    return Reason("runs_out_key" if points > 1 else "runs_out")


def plays_again(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that nobody else has a tile that fits, and this seat has."""
    return Reason("plays_again") if play.shuts_all_out and play.can_follow else None


def blocks(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that it closes the layout, and that the block is won."""
    if not play.closes:
        return None
    if play.block_is_won:
        return Reason("blocks", is_sure=True)
    is_likely = play.choice is not None and play.choice.wins >= LIKELY
    return Reason("blocks", is_sure=False) if is_likely else None


def holds_back(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that the next seat has one tile left and cannot play it."""
    has_one = play.reading.held[play.next - 1] == 1
    return _must_pass("holds_back", play) if has_one else None


def lets_partner_out(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that the next seat passes, and the partner plays its last tile.

    It is likely by what is left of two shares however they overlap.
    """
    if play.reading.held[play.partner - 1] != 1:
        return None
    counting = play.counting
    if not counting.may_fit(play.next, play.ends) and counting.must_fit(play.partner, play.ends):
        return Reason("lets_partner_out", seat=play.partner, is_sure=True)
    if play.choice is None or play.choice.passes[0] - play.choice.passes[1] < LIKELY:
        return None
    return Reason("lets_partner_out", seat=play.partner, is_sure=False)


def shuts_out(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that neither of the other pair has a tile that fits."""
    seats = play.next, play.previous
    if any(play.counting.may_fit(seat, play.ends) for seat in seats):
        return None
    return Reason("shuts_out")


def makes_pass(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that the next seat has no tile that fits."""
    return _must_pass("makes_pass", play)


def key_in_reach(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that the pair may go out with the key tile, oftener than by any other play."""
    if play.choice is None:
        return None
    share = play.choice.key
    best = max([other.choice.key for other in others if other.choice is not None], default=0.0)
    return Reason("key_in_reach") if share >= KEY_SHARE and share - best >= KEY_GAIN else None


def yours_alone(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that at an end is a number of which nobody else has a tile, and this seat has."""
    own = [number for number in set(play.ends) if _is_own(number, play)]
    if not own:
        return None
    number = _most_held(own, play)
    return Reason("yours_alone", number=number, count=count_with(number, play.left))


def partner_opened(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that at an end is a number that the partner chose to open, and may still have."""
    opened = _opened_by(play.partner, play)
    counting = play.counting
    theirs = [
        number
        for number in set(play.ends)
        if number in opened
        and any(
            tile.has(number) and counting.may_hold(play.partner, [tile]) for tile in counting.unseen
        )
    ]
    if not theirs:
        return None
    number = max(theirs, key=lambda number: (opened.count(number), number))
    return Reason("partner_opened", number=number, seat=play.partner)


def keeps_suit(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that several tiles with a number stay, of which another play would spend one."""
    kept = [
        number
        for number in NUMBERS
        if not play.play.tile.has(number)
        and count_with(number, play.left) >= SUIT
        and any(other.play.tile.has(number) for other in others)
    ]
    if not kept:
        return None
    number = _most_held(kept, play)
    return Reason("keeps_suit", number=number, count=count_with(number, play.left))


def brings_suit(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that it brings up a number of which several tiles stay in the hand."""
    brought = [number for number in play.opened if count_with(number, play.left) >= FOLLOWERS]
    if not brought:
        return None
    number = _most_held(brought, play)
    return Reason("brings_suit", number=number, count=count_with(number, play.left))


def covers(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that it takes away a number that one of the other pair chose to open."""
    if play.covered is None or play.covered in play.ends:
        return None
    for seat in (play.next, play.previous):
        if play.covered in _opened_by(seat, play):
            return Reason("covers", number=play.covered, seat=seat)
    return None


def heavy(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that it is a heavy tile, and no heavier one may be played."""
    pips = play.play.tile.pips
    is_heaviest = all(other.play.tile.pips <= pips for other in others)
    return Reason("heavy", count=pips) if pips >= HEAVY and is_heaviest else None


def double(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that it is a double."""
    return Reason("double") if play.play.tile.is_double else None


def most_numbers(play: Prospect, others: Sequence[Prospect]) -> Reason | None:
    """Claim that no other play leaves more different numbers in the hand."""
    count = len(numbers_of(play.left))
    is_most = all(len(numbers_of(other.left)) <= count for other in others)
    return Reason("most_numbers", count=count) if count and is_most else None


CLAIMS: Final[tuple[Claim, ...]] = (
    *(goes_out, only_tile, runs_out, plays_again, blocks, holds_back, lets_partner_out),
    *(shuts_out, makes_pass, key_in_reach, yours_alone, partner_opened, keeps_suit),
    *(brings_suit, covers, heavy, double, most_numbers),
)
"""The strongest first."""

_OUT: Final[tuple[Code, ...]] = ("runs_out", "runs_out_key")
SAYS_MORE: Final[dict[Code, frozenset[Code]]] = {
    "plays_again": frozenset(_OUT),
    "shuts_out": frozenset((*_OUT, "plays_again", "blocks")),
    "makes_pass": frozenset(
        (*_OUT, "plays_again", "blocks", "holds_back", "lets_partner_out", "shuts_out")
    ),
    "brings_suit": frozenset(("yours_alone",)),
    "most_numbers": frozenset(CODES) - {"most_numbers"},
}
"""Which reasons make another one needless."""


def _must_pass(code: Code, play: Prospect) -> Reason | None:
    """Give a reason that rests on the next seat's pass, sure or likely."""
    if not play.counting.may_fit(play.next, play.ends):
        return Reason(code, seat=play.next, is_sure=True)
    if play.choice is None or play.choice.passes[0] < LIKELY:
        return None
    return Reason(code, seat=play.next, is_sure=False)


def _is_own(number: int, play: Prospect) -> bool:
    is_unseen = any(tile.has(number) for tile in play.counting.unseen)
    return not is_unseen and count_with(number, play.left) > 0


def _most_held(numbers: Iterable[int], play: Prospect) -> int:
    return max(numbers, key=lambda number: (count_with(number, play.left), number))


def _opened_by(seat: Seat, play: Prospect) -> list[int]:
    """Return the numbers that a seat chose to open and has not covered itself since."""
    opened: list[int] = []
    for laid in play.reading.laid:
        if laid.seat is not seat:
            continue
        if not laid.tile.is_double:
            opened = [number for number in opened if number != laid.covered]
        if laid.before is not None or play.reading.is_pose_free:
            opened += laid.opened
    return opened
