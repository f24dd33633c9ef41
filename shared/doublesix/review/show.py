"""Show: a look back in English sentences, as a terminal prints it.

Words values; never sees a deal. What the seat could know and what lay open have a column each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from doublesix.record.words import listed, scored
from doublesix.review.form import ActReview, DealReview, Known, Mark, Option, Outcome
from doublesix.rules.acts import DealAct, Name, Pass
from doublesix.rules.notation import names_of
from doublesix.rules.result import Ending
from doublesix.rules.seat import SEATS, Partnership, Seat

COLUMNS = ("act", "seat", "held", "did", "master leaned to", "cost", "with all hands open")
"""What stands over the columns of `Line`."""

LEGEND = (
    "%     the chance of the seat's pair to win the match after that act",
    "cost  how much of that chance was given away, in percentage points",
    "wins, ties, loses: how the deal ends for the pair if everybody saw all hands",
)
"""What the numbers and words in the table mean."""

_SIGNS = {Mark.COST: "!", Mark.LUCK: "~", Mark.FIND: "*"}
_MEANINGS = {
    Mark.COST: "cost most by what the seat could know",
    Mark.LUCK: "luck",
    Mark.FIND: "well found",
}

_OUTCOMES = {Outcome.WIN: "wins", Outcome.TIE: "ties", Outcome.LOSS: "loses"}


@dataclass(frozen=True, slots=True)
class Line:
    """An act in the table, each part as it is printed; `mark` is None for most."""

    act: str
    seat: str
    held: str
    did: str
    leaned: str
    cost: str
    opened: str
    mark: Mark | None

    @property
    def cells(self) -> tuple[str, ...]:
        """The parts in the order of `COLUMNS`."""
        return self.act, self.seat, self.held, self.did, self.leaned, self.cost, self.opened


def heading(review: DealReview) -> str:
    """Head a deal."""
    return f"Deal {review.deal}, match {review.match} at {scored(review.before)}"


def ending(review: DealReview) -> str:
    """Say who won a deal and how."""
    result = review.result
    if result.winner is None:
        return f"Nobody can play and the block is tied: {scored(result.score)} stands."
    winners = _pair(result.winner)
    if result.kind is Ending.OUT:
        how = f"seat {result.leader} goes out{' by the key tile' if result.key_tile else ''}"
    else:
        how = f"a block, pips of seats 1 to 4: {', '.join(map(str, result.pips))}"
    if result.streak_broken:
        return f"{winners} win the deal: {how}; the streak is broken: {scored(result.score)}."
    line = f"{winners} win the deal: {how}; {scored(result.score)}"
    return f"{line}." if result.match_winner is None else f"{line}, which wins the match."


def signs(reviews: Sequence[DealReview]) -> str:
    """Say what the signs at the acts mean, those that there are."""
    marks = {act.mark for review in reviews for act in review.marked}
    return "   ".join(f"{_SIGNS[mark]} {_MEANINGS[mark]}" for mark in Mark if mark in marks)


def lines(review: DealReview) -> Iterator[Line]:
    """Yield the acts of a deal."""
    for act in review.acts:
        sign = "" if act.mark is None else f" {_SIGNS[act.mark]}"
        yield Line(
            act=f"{act.number}{sign}",
            seat=str(int(act.seat)),
            held=" ".join(names_of(act.known.hand)),
            did=_did(act),
            leaned=_leaned(act),
            cost=_cost(act),
            opened=_opened(act),
            mark=act.mark,
        )


def remarks(review: DealReview) -> Iterator[str]:
    """Yield a sentence or two on each act that mattered most."""
    for act in review.marked:
        assert act.mark is not None, act
        begin = f"{_SIGNS[act.mark]} Act {act.number}, seat {act.seat}, {said(act.act)}:"
        yield f"{begin} {_remark(act, act.mark)} {knew(act.known, act.seat)}"


def said(act: DealAct) -> str:
    """Say an act.

    >>> from doublesix.rules.acts import PASS
    >>> said(PASS), said(Name(Seat.THREE))
    ('pass', 'names seat 3')
    """
    if isinstance(act, Pass):
        return "pass"
    if isinstance(act, Name):
        return f"names seat {act.opener}"
    return str(act.tile) if act.end is None else f"{act.tile} {act.end.value}"


def knew(known: Known, seat: Seat) -> str:
    """Say what a seat could know beside the layout and who played what."""
    others = [f"seat {other}: {known.held[other - 1]}" for other in SEATS if other != seat]
    passed = [
        f"seat {other} had passed on {listed([str(number) for number in numbers])}"
        for other, numbers in zip(SEATS, known.passed, strict=True)
        if numbers and other != seat
    ]
    held = listed([str(tile) for tile in known.hand])
    told = passed or ["nobody else had passed"]
    parts = [f"It held {held}", f"tiles of the others: {', '.join(others)}", *told]
    return f"{'; '.join(parts)}."


def percent(share: float) -> str:
    """Say a share.

    >>> percent(0.1234)
    '12.3 %'
    """
    return f"{100 * share:.1f} %"


def _pair(partnership: Partnership) -> str:
    one, two = partnership.seats
    return f"Seats {one} and {two}"


def _did(act: ActReview) -> str:
    """Say an act, a pass with the numbers that it was on."""
    if not isinstance(act.act, Pass) or act.known.ends is None:
        return said(act.act)
    return f"pass on {listed([str(number) for number in sorted(set(act.known.ends))])}"


def _points(share: float) -> str:
    return f"{100 * share:.1f}"


def _leaned(act: ActReview) -> str:
    if act.is_forced:
        return "nothing to choose"
    place = act.leaned
    if place is None:
        return "-"
    option = act.options[place]
    assert option.choice is not None, option
    same = "the same" if place == act.chosen else said(option.act)
    return f"{same}, {percent(option.choice.chance)}"


def _cost(act: ActReview) -> str:
    return _points(act.loss) if act.loss else ""


def _opened(act: ActReview) -> str:
    if act.options[act.chosen].truth is None:
        return "not solved"
    outcome = _outcome(act.options[act.chosen])
    return outcome if act.chosen in act.best else f"{outcome}; {_better(act)}"


def _better(act: ActReview) -> str:
    """Say what was best with all hands open."""
    best = [act.options[place] for place in act.best]
    return f"{listed([said(option.act) for option in best], 'or')} {_outcome(best[0])}"


def _remark(act: ActReview, mark: Mark) -> str:
    match mark:
        case Mark.COST:
            assert act.leaned is not None, act
            leaned = act.options[act.leaned]
            return (
                f"as far as the seat could know, {said(leaned.act)} gave {_chance(leaned)} to win"
                f" the match, this {_chance(act.options[act.chosen])}."
            )
        case Mark.LUCK:
            return (
                "nothing that the seat could know spoke against it, but with all hands open"
                f" {_better(act)}; this {_outcome(act.options[act.chosen])}."
            )
        case Mark.FIND:
            return (
                "as far as the seat could know, this was the act to find:"
                f" {_chance(act.options[act.chosen])} to win the match,"
                f" {_points(act.lead)} percentage points more than the next."
            )


def _chance(option: Option) -> str:
    assert option.choice is not None, option
    return percent(option.choice.chance)


def _outcome(option: Option) -> str:
    assert option.truth is not None, option
    return f"{_OUTCOMES[option.truth.outcome]}, {percent(option.truth.chance)}"
