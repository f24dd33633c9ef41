"""Deals to look back on: a fake that weighs, one that sees by trying everything, and records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from doublesix.players.reading import Act, View, read
from doublesix.players.reading import Play as WeighedPlay
from doublesix.players.weighing import Choice, Weighing
from doublesix.record import read as reading
from doublesix.record.replay import Replayed, replay
from doublesix.record.write import dumps
from doublesix.review.form import (
    ActReview,
    DealReview,
    Known,
    Mark,
    Option,
    Outcome,
    Truth,
)
from doublesix.rules.acts import DealAct, Play
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Deal
from doublesix.rules.layout import End
from doublesix.rules.notation import hand_of
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.result import Ending, Result, Score
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.tile import Tile
from tests.shared.record.samples import vector


def choice(act: Act, chance: float, error: float = 0.0) -> Choice:
    """Return what was found about an act."""
    return Choice(act, chance, error, chance, 0.0, (0.0, 0.0, 0.0), 0.0, 0.0)


def heaviest_first(view: View) -> Weighing:
    """Weigh the acts of a view by their pips alone: the heavier the better."""
    acts = read(view).acts
    found = [choice(act, _pips(act) / 20) for act in acts]
    return Weighing(tuple(sorted(found, key=lambda one: -one.chance)), 100, is_exact=False)


def _pips(act: Act) -> int:
    return act.tile.pips if isinstance(act, WeighedPlay) else 0


def value_for(deal: Deal, seat: Seat) -> int:
    """Return 1, 0 or -1 for the seat's pair, all hands open, by trying all there is."""
    if deal.verdict is not None:
        winner = deal.verdict.winner
        return 0 if winner is None else 1 if winner is seat.partnership else -1
    turn = deal.turn
    assert turn is not None, deal
    values = [value_for(deal.act(turn, act), seat) for act in deal.legal()]
    return max(values) if turn.partnership is seat.partnership else min(values)


_OUTCOMES = {1: Outcome.WIN, 0: Outcome.TIE, -1: Outcome.LOSS}


def by_trying(least: int) -> Callable[[Chapter, tuple[DealAct, ...]], Mapping[DealAct, Truth]]:
    """Return one that sees all hands once so many tiles are left; a deal won is a match won."""

    def see(chapter: Chapter, acts: tuple[DealAct, ...]) -> Mapping[DealAct, Truth]:
        deal = chapter.deal
        if sum(map(len, deal.hands)) > least:
            return {}
        seat = deal.turn
        assert seat is not None, deal
        values = {act: value_for(deal.act(seat, act), seat) for act in acts}
        return {act: Truth(_OUTCOMES[found], (found + 1) / 2) for act, found in values.items()}

    return see


def replayed(record: dict[str, Any] | str) -> Replayed:
    """Return a record, or a vector by its name, played again."""
    plain = vector(record) if isinstance(record, str) else record
    return replay(reading.read(dumps(plain)))


def act_review(
    chances: list[float],
    chosen: int = 0,
    *,
    opened: list[float] | None = None,
    error: float = 0.0,
    number: int = 5,
    mark: Mark | None = None,
    is_exact: bool = False,
) -> ActReview:
    """Return the look back on an act with these chances, seat 2's: of doubles, at the left end."""
    acts = [Play(Tile(number, number), End.LEFT) for number in range(len(chances))]
    options = tuple(
        Option(
            act,
            choice(WeighedPlay(act.tile, "left"), chance, error) if len(chances) > 1 else None,
            None if opened is None else Truth(_outcome(opened[place]), opened[place]),
        )
        for place, (act, chance) in enumerate(zip(acts, chances, strict=True))
    )
    known = Known(hand_of("00 11 22"), (3, 3), (4, 3, 5, 5), ((), (1,), (2, 4), ()), 14)
    deals = 100 if len(chances) > 1 else 0
    return ActReview(number, Seat.TWO, acts[chosen], known, options, chosen, deals, is_exact, mark)


def _outcome(chance: float) -> Outcome:
    return Outcome.WIN if chance > 0.5 else Outcome.LOSS if chance < 0.5 else Outcome.TIE


def deal_review(*acts: ActReview) -> DealReview:
    """Return the look back on a deal with these acts."""
    result = Result(
        Ending.OUT,
        Partnership.TWO_FOUR,
        Seat.TWO,
        pips=(3, 0, 5, 6),
        key_tile=False,
        points=1,
        streak_broken=False,
        score=Score(0, 2),
        match_winner=None,
    )
    opening = Opening(OpeningRule.WINNER, Seat.FOUR)
    return DealReview(2, 1, Score(0, 1), opening, result, acts)
