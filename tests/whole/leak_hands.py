"""Other hands for the scan for leaks: what a viewer never saw by right, dealt otherwise.

The whole public history must be legal with them too, and everything that others tried, were told
of their own hands or were advised must come out the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field

from doublesix.rules.acts import DealAct, Kind
from doublesix.rules.deal import Deal, Hand, Hands, Phase
from doublesix.rules.events import Played
from doublesix.rules.opening import OpeningRule
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.tile import DOUBLE_SIX, Tile
from doublesix_server.log import Acted
from tests.blindness import is_shown
from tests.whole.leak_worlds import Moment

_SWAPS = 40


@dataclass(frozen=True, slots=True)
class Tried:
    """A tile that a seat tried to play in vain or was advised to play, and whether it held it."""

    at: int
    dealing: int
    seat: Seat
    tile: Tile
    held: bool


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat in turn: what it had laid before, the two ends, and whether it had a tile to play.

    `first` is the tile that it had to hold before all others that fit, where the table acted.
    """

    seat: Seat
    laid: frozenset[Tile]
    ends: frozenset[int]
    can_play: bool
    first: Tile | None

    def goes_with(self, hand: Iterable[Tile]) -> bool:
        """Tell whether the seat could have done the same with this hand."""
        left = (tile for tile in hand if tile not in self.laid)
        fitting = next((tile for tile in left if any(map(tile.has, self.ends))), None)
        return (fitting is not None) is self.can_play and self.first in (None, fitting)


@dataclass(slots=True)
class Facts:
    """What is public of a deal, and whose hands a viewer saw."""

    dealt: Hands
    is_over: bool = False
    seen: set[Seat] = field(default_factory=set)
    fixed: set[Tile] = field(default_factory=set)
    barred: set[tuple[Seat, Tile]] = field(default_factory=set)
    turns: dict[Turn, None] = field(default_factory=dict)

    def take(self, moment: Moment, viewer: str) -> None:
        """Add what one moment showed."""
        deal = moment.session.deal
        self.is_over = self.is_over or deal.phase is Phase.OVER
        for who, looked_at in moment.looking:
            if who == viewer:
                self.seen |= {seat for seat in SEATS if is_shown(deal, seat, looked_at)}
        if deal.opening.rule is OpeningRule.DOUBLE_SIX:
            self.fixed.add(DOUBLE_SIX)
        self.fixed |= {play.tile for play in deal.plays if isinstance(play, Played)}
        if deal.phase is Phase.PLAYING:
            self.turns[turn_of(deal, None)] = None

    def take_from_the_table(self, deal: Deal, entry: Acted) -> None:
        """Add that the table acted for a seat: it does the first thing that is allowed."""
        is_its_own = entry.identity is None and entry.step.actor.kind is Kind.BOT
        if is_its_own and isinstance(entry.step.act, DealAct) and deal.phase is Phase.PLAYING:
            tile = getattr(entry.step.act, "tile", None)
            self.turns[turn_of(deal, tile)] = None


def turn_of(deal: Deal, first: Tile | None) -> Turn:
    """Return the turn that a deal stands at."""
    seat, layout = deal.turn, deal.layout
    assert seat is not None
    laid = frozenset(deal.dealt[seat - 1]) - frozenset(deal.hand(seat))
    ends = frozenset(range(7)) if layout is None else frozenset((layout.left, layout.right))
    can_play = any(tile.has(end) for tile in deal.hand(seat) for end in ends)
    if deal.layout is None and deal.opening.rule is OpeningRule.DOUBLE_SIX:
        first = None
    return Turn(seat, laid, ends, can_play, first)


def facts_of(moments: Iterable[Moment], tries: Iterable[Tried], viewer: str) -> dict[int, Facts]:
    """Return what is known of each deal, by the count of its dealing."""
    facts: dict[int, Facts] = {}
    before: Moment | None = None
    for moment in moments:
        deal = moment.session.deal
        one = facts.setdefault(moment.dealing, Facts(deal.dealt))
        if isinstance(moment.entry, Acted) and before is not None:
            facts[before.dealing].take_from_the_table(before.session.deal, moment.entry)
        one.take(moment, viewer)
        before = moment
    for tried in tries:
        if tried.dealing in facts:
            one = facts[tried.dealing]
            if tried.held:
                one.fixed.add(tried.tile)
            else:
                one.barred.add((tried.seat, tried.tile))
    return facts


def other_hands(facts: Facts, rng: random.Random) -> Hands:
    """Deal a deal otherwise where the viewer did not look; the same if that cannot be."""
    if facts.is_over:
        return facts.dealt
    hands = [list(hand) for hand in facts.dealt]
    places = [
        (seat, at)
        for seat in SEATS
        if seat not in facts.seen
        for at, tile in enumerate(hands[seat - 1])
        if tile not in facts.fixed
    ]
    for _ in range(_SWAPS if places else 0):
        (one, at), (two, by) = rng.choice(places), rng.choice(places)
        first, second = hands[one - 1][at], hands[two - 1][by]
        if (one, second) in facts.barred or (two, first) in facts.barred:
            continue
        hands[one - 1][at], hands[two - 1][by] = second, first
        if not all(
            turn.goes_with(hands[turn.seat - 1]) for turn in facts.turns if turn.seat in (one, two)
        ):
            hands[one - 1][at], hands[two - 1][by] = first, second
    dealt: list[Hand] = [tuple(hand) for hand in hands]
    return dealt[0], dealt[1], dealt[2], dealt[3]


def differing(one: Hands, other: Hands) -> int:
    """Count the places that hold another tile."""
    return sum(
        before is not after
        for a, b in zip(one, other, strict=True)
        for before, after in zip(a, b, strict=True)
    )
