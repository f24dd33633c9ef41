"""Look: a finished deal of a record, looked back on act by act.

Whoever weighs gets a seat's plain view and nothing else; whoever sees gets the deal itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from doublesix.players.reading import Name as WeighedName
from doublesix.players.reading import Pass as WeighedPass
from doublesix.players.reading import Play as WeighedPlay
from doublesix.players.reading import View
from doublesix.players.weighing import Choice, Weighing
from doublesix.protocol.plain import plain_view
from doublesix.record.form import NAMING
from doublesix.record.positions import session_at
from doublesix.record.replay import Replayed
from doublesix.review.form import ActReview, DealReview, Known, Option, Truth
from doublesix.review.marks import with_marks
from doublesix.rules.acts import PASS, DealAct, Name, Play
from doublesix.rules.chapter import Chapter
from doublesix.rules.layout import End, Layout
from doublesix.rules.seat import Seat
from doublesix.rules.session import Session
from doublesix.views import SeatView, view_of

Weigh = Callable[[View], Weighing]
"""Weighs the acts of a seat's plain view."""

See = Callable[[Chapter, tuple[DealAct, ...]], Mapping[DealAct, Truth]]
"""Finds what acts lead to with all hands open; one that could not be solved is left out."""

Tell = Callable[[], None]
"""Called whenever one more act was looked at."""


class UnfinishedDeal(ValueError):
    """A deal that breaks off: nothing is known of how it would have ended."""


def look_back(replayed: Replayed, deal: int, weigh: Weigh, see: See, tell: Tell) -> DealReview:
    """Look back on a deal of a record; UnfinishedDeal where it breaks off."""
    chapter = replayed.chapters[deal - 1]
    if chapter.result is None:
        raise UnfinishedDeal(f"deal {deal} breaks off: only a finished deal is looked back on")
    first = NAMING if isinstance(chapter.steps[0].act, Name) else 1
    acts: list[ActReview] = []
    for place, step in enumerate(chapter.steps):
        session = session_at(replayed, deal, place)
        assert step.seat is not None and isinstance(step.act, DealAct), step
        acts.append(_look_at(session, step.seat, step.act, first + place, weigh, see))
        tell()
    return DealReview(
        deal=deal,
        match=chapter.match,
        before=chapter.before,
        opening=chapter.deal.opening,
        result=chapter.result,
        acts=with_marks(acts),
    )


def _look_at(
    session: Session, seat: Seat, act: DealAct, number: int, weigh: Weigh, see: See
) -> ActReview:
    """Look back on the act that a seat is about to make."""
    view = view_of(session, seat)
    layout = session.deal.layout
    acts = tuple(dict.fromkeys(_same(one, layout) for one in session.deal.legal()))
    truths = see(session.chapter, acts)
    known = _known(view)
    if len(acts) == 1:
        [only] = acts
        return ActReview(number, seat, act, known, (Option(only, None, truths.get(only)),), 0)
    weighing = weigh(plain_view(view))
    choices = {_same(_act_of(choice), layout): choice for choice in reversed(weighing.choices)}
    ranked = [one for one in reversed(choices) if one in acts]
    ranked += [one for one in acts if one not in choices]
    options = tuple(Option(one, choices.get(one), truths.get(one)) for one in ranked)
    return ActReview(
        number,
        seat,
        act,
        known,
        options,
        ranked.index(_same(act, layout)),
        weighing.deals,
        weighing.is_exact,
    )


def _known(view: SeatView) -> Known:
    public, hand = view.public, view.private.hand
    assert hand is not None, view
    others = sum(public.held) - len(hand)
    return Known(hand, public.ends, public.held, public.passed, others)


def _same(act: DealAct, layout: Layout | None) -> DealAct:
    """Return the act that stands for all that come to the same: at equal ends the left one."""
    if isinstance(act, Play) and layout is not None and layout.left == layout.right:
        return Play(act.tile, End.LEFT)
    return act


def _act_of(choice: Choice) -> DealAct:
    """Return what a player weighed, as an act of the rules."""
    match choice.act:
        case WeighedPlay(tile, end):
            return Play(tile, None if end is None else _ENDS[end])
        case WeighedName(opener):
            return Name(opener)
        case WeighedPass():
            return PASS


_ENDS: Final = {end.value: end for end in End}
