"""Replay: a record's deals played again through the rules, from hands, namings and plays alone.

What the record says besides is handed to whoever compares it, and decides nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

from doublesix.record.errors import RecordRuleError
from doublesix.record.fields import inside
from doublesix.record.form import NAMING, OtherPerson, Record, RecordedDeal, StandIn
from doublesix.record.words import allowed, awaited, counted, listed, why_opens
from doublesix.rules.acts import Act, GoOn, Name, NewMatch, Step
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import HAND_SIZE, Deal, Hands, Phase
from doublesix.rules.errors import Reason, RuleError
from doublesix.rules.opening import OpeningRule
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix.rules.tile import SET, Tile

Compare = Callable[[RecordedDeal, Chapter, str], None]
"""Compares what is known so far of a deal with what a record says of it, given its place."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record with every derived field computed, and its deals as they were played.

    A last deal that breaks off has a chapter too, without a result.
    """

    record: Record
    chapters: tuple[Chapter, ...]


def _believe(recorded: RecordedDeal, chapter: Chapter, place: str) -> None:
    """Compare nothing."""


def replay(record: Record, compare: Compare = _believe) -> Replayed:
    """Play a record again; RecordRuleError at the first place that contradicts the rules.

    `compare` is called when a deal is dealt and again when it is played.
    """

    def dealer(number: int) -> Hands:
        return record.deals[number - 1].hands

    session: Session | None = None
    chapters: list[Chapter] = []
    for number, recorded in enumerate(record.deals, 1):
        place = f"deal {number}"
        step = Step(None, _way_on(session, recorded.match, place))
        _check_hands(recorded.hands, inside(place, "hands"))
        if session is None:
            session, _ = Session.start(record.profile, dealer)
        else:
            session, _ = session.apply(step, dealer)
        compare(recorded, session.chapter, place)
        for step, here in _steps(session.deal, recorded, place):
            deal = session.deal
            try:
                session, _ = session.apply(step, dealer)
            except RuleError as error:
                raise RecordRuleError(here, _put_right(error, deal, step.act)) from error
        compare(recorded, session.chapter, place)
        _check_end(session.deal, recorded, place, is_last=number == len(record.deals))
        chapters.append(session.chapter)
    deals = tuple(
        RecordedDeal.of(
            chapter,
            chapter.match,
            takebacks=recorded.takebacks,
            stand_ins=recorded.stand_ins,
            persons=recorded.persons,
            draw=recorded.draw,
        )
        for recorded, chapter in zip(record.deals, chapters, strict=True)
    )
    derived = Record(record.profile, deals, record.seats, record.is_strict, record.is_seeded)
    return Replayed(derived, tuple(chapters))


def _way_on(session: Session | None, match: int | None, place: str) -> GoOn | NewMatch:
    """Say how the session goes on so that the deal is of the match that is recorded."""
    right = 1
    can_be_early = False
    if session is not None:
        result = session.chapter.result
        was_won = result is not None and result.match_winner is not None
        right = session.chapter.match + was_won
        can_be_early = not was_won
    if match in (None, right):
        return GoOn()
    if can_be_early and match == right + 1:
        return NewMatch()
    early = f" ({right + 1} where a match was begun early)" if can_be_early else ""
    raise RecordRuleError(inside(place, "match"), f"{match} is recorded, {right} is right{early}")


def _check_hands(hands: Hands, place: str) -> None:
    """Check that the hands are the whole set, seven tiles each (Rules 1.1)."""
    held = set(chain.from_iterable(hands))
    missing = [str(tile) for tile in SET if tile not in held]
    lacking = ""
    if missing:
        lacking = f"; {listed(missing)} {'is' if len(missing) == 1 else 'are'} missing"
    holders: dict[Tile, Seat] = {}
    for seat in SEATS:
        hand = hands[seat - 1]
        here = inside(place, f"seat {seat}")
        for tile in hand:
            if tile in holders:
                where = f"dealt twice, to seat {holders[tile]} and to seat {seat}"
                if holders[tile] is seat:
                    where = f"twice in the hand of seat {seat}"
                raise RecordRuleError(here, f"{tile} is {where}{lacking}")
            holders[tile] = seat
        if len(hand) != HAND_SIZE:
            raise RecordRuleError(
                here,
                f"{counted(len(hand), 'tile')} for seat {seat}, {HAND_SIZE} is right{lacking}",
            )


def _steps(deal: Deal, recorded: RecordedDeal, place: str) -> Iterator[tuple[Step, str]]:
    """Yield what was done in a deal that was just dealt, and the place that says so.

    An opener that the record does not name is who plays first.
    """
    if deal.phase is Phase.NAMING:
        opening = recorded.opening
        if opening is not None and opening.rule is OpeningRule.NAMED and opening.opener is not None:
            yield Step(deal.turn, Name(opening.opener)), inside(place, "opening, opener")
        elif recorded.plays:
            yield Step(deal.turn, Name(recorded.plays[0].seat)), inside(place, "play 1")
    for number, play in enumerate(recorded.plays, 1):
        yield Step(play.seat, play.act), inside(place, f"play {number}")


def _put_right(error: RuleError, deal: Deal, act: Act) -> str:
    """Add to the words of the rules what would be right, where they do not say it."""
    match error.reason:
        case Reason.TILE_NOT_IN_HAND | Reason.DOES_NOT_FIT | Reason.END_NEEDED | Reason.CAN_PLAY:
            return f"{error}; {allowed(deal)}"
        case Reason.NOT_YOUR_TURN if not deal.plays:
            return f"{error}: seat {deal.turn} {why_opens(deal.opening)}"
        case Reason.DEAL_IS_OVER:
            return f"{error}: play {len(deal.plays)} ended it"
        case Reason.NOT_A_PARTNER:
            assert isinstance(act, Name), act
            return f"seat {act.opener} cannot open: {error}"
        case _:
            return str(error)


def _check_end(deal: Deal, recorded: RecordedDeal, place: str, *, is_last: bool) -> None:
    """Check that the deal is over, or is the last and has no result."""
    _check_stretches(deal, recorded.stand_ins or (), inside(place, "stand_ins"))
    _check_stretches(deal, recorded.persons or (), inside(place, "persons"))
    _check_one_actor(recorded, place)
    if deal.phase is Phase.OVER:
        return
    after = f"after play {len(deal.plays)}" if deal.plays else "before the pose"
    if recorded.result is not None:
        raise RecordRuleError(
            inside(place, "result"),
            f"a result is recorded, but the deal breaks off {after}, with {awaited(deal)}",
        )
    if not is_last:
        raise RecordRuleError(
            place, f"only the last deal may break off; this one does {after}, with {awaited(deal)}"
        )


def _check_one_actor(recorded: RecordedDeal, place: str) -> None:
    """Check that no play of a seat is said to be made by two."""
    told: list[StandIn | OtherPerson] = [*(recorded.stand_ins or ()), *(recorded.persons or ())]
    stretches = sorted(
        told,
        key=lambda stretch: (stretch.seat, stretch.first),
    )
    for one, other in pairwise(stretches):
        if one.seat is other.seat and other.first <= one.last:
            raise RecordRuleError(
                place, f"two are said to have acted for seat {one.seat} at play {other.first}"
            )


def _check_stretches(deal: Deal, stretches: Sequence[StandIn | OtherPerson], place: str) -> None:
    """Check that who acted for a seat is said of plays, or of a naming, that are there."""
    was_named = deal.opening.rule is OpeningRule.NAMED and deal.opening.opener is not None
    least = NAMING if was_named else 1
    for number, stretch in enumerate(stretches, 1):
        if not least <= stretch.first <= stretch.last <= len(deal.plays):
            naming = f"the naming as {NAMING} and " if was_named else ""
            raise RecordRuleError(
                inside(place, f"entry {number}"),
                f"from play {stretch.first} to play {stretch.last} is recorded, "
                f"the deal has {naming}the plays 1 to {len(deal.plays)}",
            )
