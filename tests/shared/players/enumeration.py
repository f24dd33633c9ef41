"""Enumeration: every deal that goes with what a seat has seen, by the rules and nothing else.

Late in a deal there are few. Each is made by dealing the tiles that the seat cannot see in another
way and playing the deal again from its start: what the rules refuse could not have happened.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from doublesix.players.reading import Act, Play
from doublesix.players.weighing import Choice, Weighing
from doublesix.rules import acts
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Deal, Hands, with_hand
from doublesix.rules.errors import RuleError
from doublesix.rules.layout import End
from doublesix.rules.profiles import PROFILES
from doublesix.rules.result import Ending, Score, Verdict
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Dealing, Session
from doublesix.rules.shuffle import seeded_hands
from doublesix.rules.tile import Tile
from tests.positions import acts_in, line_of, opening_in

MOST_UNSEEN = 7


def late_sessions(deals: int) -> Iterator[Session]:
    """Yield sessions of both games in which somebody may choose and few tiles are unseen."""
    for luck in range(deals):
        rng = random.Random(luck)
        for profile in PROFILES.values():
            hands = seeded_hands("late", luck)
            opening = opening_in(rng.choice(["double-six", "winner 1", "lighter 2"]))
            chapter = Chapter.start(
                profile, hands, opening, number=1, match=1, before=Score(), begun_by=None
            )
            while (turn := chapter.deal.turn) is not None:
                legal = chapter.deal.legal()
                if len(legal) > 1 and len(unseen_in(chapter.deal)) <= MOST_UNSEEN:
                    yield Session(profile, (Dealing(hands),), (), chapter)
                chapter = chapter.with_step(acts.Step(turn, rng.choice(legal)))


def unseen_in(deal: Deal) -> list[Tile]:
    """Return the tiles that the seat in turn cannot see."""
    return [tile for seat in SEATS if seat is not deal.turn for tile in deal.hand(seat)]


def deals_like(deal: Deal) -> list[Deal]:
    """Return every deal that has come to the same for the seat in turn; this one among them."""
    turn = deal.turn
    assert turn is not None
    one, two, three = (seat for seat in SEATS if seat is not turn)
    unseen, line = unseen_in(deal), line_of(deal)
    found = []
    for first in combinations(unseen, len(deal.hand(one))):
        rest = [tile for tile in unseen if tile not in first]
        for second in combinations(rest, len(deal.hand(two))):
            third = tuple(tile for tile in rest if tile not in second)
            held = with_hand(
                with_hand(with_hand(deal.hands, one, first), two, second), three, third
            )
            other = _played_again(deal, held, line)
            if other is not None:
                found.append(other)
    assert any(_same_hands(other, deal) for other in found), line
    return found


def _same_hands(one: Deal, other: Deal) -> bool:
    return all(set(one.hand(seat)) == set(other.hand(seat)) for seat in SEATS)


def _played_again(deal: Deal, held: Hands, line: str) -> Deal | None:
    """Return the deal at the end of its line with other hands; None if the rules refuse it."""
    dealt: Hands = deal.dealt
    for seat in SEATS:
        played = tuple(tile for tile in deal.dealt[seat - 1] if tile not in deal.hand(seat))
        dealt = with_hand(dealt, seat, (*played, *held[seat - 1]))
    other = Deal.start(deal.profile, dealt, deal.opening)
    try:
        for seat, act in acts_in(line):
            if not isinstance(act, acts.Name):
                other = other.act(seat, act)
    except RuleError:
        return None
    return other


def by_the_rules(act: Act) -> acts.DealAct:
    """Return a player's act as one of the rules."""
    assert isinstance(act, Play)
    return acts.Play(act.tile, None if act.end is None else End(act.end))


def must_pass(deal: Deal, seat: Seat) -> bool:
    """Tell whether a seat holds no tile that fits."""
    assert deal.layout is not None
    return not any(map(deal.layout.fits, deal.hand(seat)))


def share(deals: Sequence[Deal], holds: Callable[[Deal], bool]) -> float:
    """Return the share of deals in which something holds."""
    return sum(map(holds, deals)) / len(deals)


def verdict_of(deal: Deal) -> Verdict:
    """Return how a deal ends in which every seat makes its first legal act."""
    while deal.turn is not None:
        deal = deal.act(deal.turn, deal.legal()[0])
    assert deal.verdict is not None
    return deal.verdict


def weighed(deals: Sequence[Deal], plays: Sequence[Play]) -> Weighing:
    """Weigh plays over all deals there are; whoever wins where all play their first legal act."""
    return Weighing(tuple(_choice(deals, play) for play in plays), len(deals), is_exact=True)


def _choice(deals: Sequence[Deal], play: Play) -> Choice:
    seat = deals[0].turn
    assert seat is not None
    after = [deal.act(seat, by_the_rules(play)) for deal in deals]
    one, two, three = (
        share(after, lambda deal, other=other: must_pass(deal, other))  # type: ignore[misc]
        for other in (seat.next, seat.partner, seat.partner.next)
    )
    verdicts = [verdict_of(deal) for deal in after]
    own = [verdict for verdict in verdicts if verdict.winner is seat.partnership]
    count = len(deals)
    return Choice(
        play,
        chance=len(own) / count,
        error=0.0,
        wins=len(own) / count,
        ties=sum(verdict.winner is None for verdict in verdicts) / count,
        passes=(one, two, three),
        blocks=sum(verdict.kind is Ending.BLOCK for verdict in verdicts) / count,
        key=sum(verdict.key_tile for verdict in own) / count,
    )
