"""Truths: what makes each claim for a play true, told from deals by the rules and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from doublesix.players import claims
from doublesix.players.claims import FOLLOWERS, HEAVY, KEY_SHARE, LIKELY, SUIT, Claim, Code, Reason
from doublesix.players.reading import Play
from doublesix.players.traits import count_with, numbers_of
from doublesix.rules.acts import PASS
from doublesix.rules.deal import Deal
from doublesix.rules.events import Played
from doublesix.rules.opening import OpeningRule
from doublesix.rules.result import Ending
from doublesix.rules.seat import Seat
from tests.shared.players.enumeration import must_pass, share, weighed


@dataclass(frozen=True, slots=True)
class Case:
    """A play in all the deals that it may be made in: before it and after it."""

    seat: Seat
    before: Sequence[Deal]
    after: Sequence[Deal]
    play: Play
    others: Sequence[Play]

    def tiles_with(self, number: int) -> int:
        return count_with(number, self.after[0].hand(self.seat))

    def numbers_without(self, play: Play) -> Collection[int]:
        """Return the numbers that another play leaves in the hand."""
        hand = self.before[0].hand(self.seat)
        return numbers_of(tuple(tile for tile in hand if tile is not play.tile))

    def shows(self, number: int | None) -> bool:
        layout = self.after[0].layout
        assert layout is not None
        return number in (layout.left, layout.right)

    def share(self, holds: Callable[[Deal], bool]) -> float:
        return share(self.after, holds)

    def goes(self, reason: Reason, holds: Callable[[Deal], bool]) -> bool:
        """Tell whether something holds as surely as a reason says."""
        found = self.share(holds)
        return found == 1 if reason.is_sure else found >= LIKELY


def alone_to_the_end(deal: Deal, seat: Seat) -> int:
    """Return the points of going out while nobody else ever has a tile that fits; 0 if not so."""
    while deal.turn is not None and deal.turn is not seat:
        if deal.legal() != (PASS,):
            return 0
        deal = deal.act(deal.turn, PASS)
    if deal.turn is None:
        assert deal.verdict is not None
        is_own = deal.verdict.kind is Ending.OUT and deal.verdict.leader is seat
        return deal.verdict.worth if is_own else 0
    return max(alone_to_the_end(deal.act(seat, act), seat) for act in deal.legal())


def all_pass(deal: Deal) -> Deal:
    while deal.turn is not None and deal.legal() == (PASS,):
        deal = deal.act(deal.turn, PASS)
    return deal


def is_block_won(deal: Deal, seat: Seat) -> bool:
    verdict = all_pass(deal).verdict
    return (
        verdict is not None and verdict.kind is Ending.BLOCK and verdict.winner is seat.partnership
    )


def partner_goes_out(deal: Deal, seat: Seat) -> bool:
    if not must_pass(deal, seat.next) or must_pass(deal, seat.partner):
        return False
    return len(deal.hand(seat.partner)) == 1


def opened_by(deal: Deal, seat: Seat, number: int | None) -> bool:
    """Tell whether a seat chose to bring a number to an end, by its row of ends."""
    assert number is not None
    ends: list[int] = []
    is_theirs = False
    for play in deal.plays:
        if not isinstance(play, Played):
            continue
        tile, old = play.tile, list(ends)
        if play.end is None:
            ends = [tile.high, tile.low]
        else:
            at = 0 if play.end.value == "left" else 1
            ends[at] = tile.other(ends[at])
        is_free = play.end is not None or deal.opening.rule is not OpeningRule.DOUBLE_SIX
        if play.seat is seat and is_free and ends.count(number) > old.count(number):
            is_theirs = True
    return is_theirs


def has_number(deal: Deal, seat: Seat, number: int | None) -> bool:
    assert number is not None
    return any(tile.has(number) for tile in deal.hand(seat))


TRUTHS: dict[Code, Callable[[Reason, Case], bool]] = {
    "goes_out": lambda _, case: alone_to_the_end(case.after[0], case.seat) == 1,
    "goes_out_key": lambda _, case: alone_to_the_end(case.after[0], case.seat) == 2,
    "only_tile": lambda _, case: all(other.tile is case.play.tile for other in case.others),
    "runs_out": lambda _, case: case.share(lambda deal: alone_to_the_end(deal, case.seat) > 0) == 1,
    "runs_out_key": lambda _, case: (
        case.share(lambda deal: alone_to_the_end(deal, case.seat) == 2) == 1
    ),
    "plays_again": lambda _, case: case.share(lambda deal: all_pass(deal).turn is case.seat) == 1,
    "blocks": lambda reason, case: case.goes(reason, lambda deal: is_block_won(deal, case.seat)),
    "holds_back": lambda reason, case: case.goes(
        reason, lambda deal: len(deal.hand(case.seat.next)) == 1 and must_pass(deal, case.seat.next)
    ),
    "lets_partner_out": lambda reason, case: case.goes(
        reason, lambda deal: partner_goes_out(deal, case.seat)
    ),
    "shuts_out": lambda _, case: (
        case.share(
            lambda deal: must_pass(deal, case.seat.next) and must_pass(deal, case.seat.partner.next)
        )
        == 1
    ),
    "makes_pass": lambda reason, case: (
        reason.seat is case.seat.next
        and case.goes(reason, lambda deal: must_pass(deal, case.seat.next))
    ),
    "key_in_reach": lambda _, case: weighed(case.before, [case.play]).choices[0].key >= KEY_SHARE,
    "yours_alone": lambda reason, case: (
        case.shows(reason.number)
        and reason.count == case.tiles_with(reason.number or 0) > 0
        and not any(
            has_number(deal, seat, reason.number)
            for deal in case.after
            for seat in Seat
            if seat is not case.seat
        )
    ),
    "partner_opened": lambda reason, case: (
        case.shows(reason.number)
        and reason.seat is case.seat.partner
        and opened_by(case.before[0], case.seat.partner, reason.number)
        and case.share(lambda deal: has_number(deal, case.seat.partner, reason.number)) > 0
    ),
    "keeps_suit": lambda reason, case: (
        reason.count == case.tiles_with(reason.number or 0) >= SUIT
        and not case.play.tile.has(reason.number or 0)
        and any(other.tile.has(reason.number or 0) for other in case.others)
    ),
    "brings_suit": lambda reason, case: (
        case.shows(reason.number)
        and reason.count == case.tiles_with(reason.number or 0) >= FOLLOWERS
        and opened_by(case.after[0], case.seat, reason.number)
    ),
    "covers": lambda reason, case: (
        not case.shows(reason.number)
        and reason.seat in (case.seat.next, case.seat.partner.next)
        and opened_by(case.before[0], reason.seat, reason.number)
    ),
    "heavy": lambda reason, case: (
        reason.count == case.play.tile.pips >= HEAVY
        and all(other.tile.pips <= reason.count for other in case.others)
    ),
    "double": lambda _, case: case.play.tile.high == case.play.tile.low,
    "most_numbers": lambda reason, case: (
        reason.count == len(numbers_of(case.after[0].hand(case.seat))) > 0
        and all(len(case.numbers_without(other)) <= reason.count for other in case.others)
    ),
}
ALWAYS_MADE: dict[Claim, Callable[[Case], bool]] = {
    claims.makes_pass: lambda case: case.share(lambda deal: must_pass(deal, case.seat.next)) == 1,
    claims.plays_again: lambda case: case.share(lambda deal: all_pass(deal).turn is case.seat) == 1,
}
"""What is claimed whenever it is so in every deal."""
