"""Views: what a seat, or a watcher, may know of a session (Rules 4).

The only door out of the rules. A view is built up by copying in what may be known: nothing is
ever taken out of a full state, so what is forgotten here stays hidden. A view is a public part,
the same for all, and for a seat a private part of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.rules.acts import DealAct
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Hand, Hands, Phase
from doublesix.rules.events import Passed, Played
from doublesix.rules.layout import NOTHING_OUT
from doublesix.rules.opening import Opening
from doublesix.rules.result import Result, Score
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.session import Session
from doublesix.rules.tile import Tile
from doublesix.rules.value import value


@dataclass(frozen=True, slots=True)
class Point:
    """One line of the record of points: a finished deal and the score after it."""

    deal: int
    match: int
    winner: Partnership | None
    points: int
    score: Score


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown when a deal ends (Rules 4.4).

    `hands` are the tiles left in the four hands, `points` the whole record of points, `next`
    says how the next deal opens.
    """

    result: Result
    hands: Hands
    points: tuple[Point, ...]
    next: Opening


@value
class PublicView:
    """What everybody at the table may know (Rules 4.1).

    `turn` is who must act, None when the deal is over. `layout` is in order from the left end
    to the right. `held` counts the tiles of seats 1 to 4; `passed` are the numbers that each
    has passed on; `pips_out` counts how often each number, 0 to 6, stands on the layout.
    """

    profile: str
    deal: int
    match: int
    score: Score
    phase: Phase
    opening: Opening
    turn: Seat | None
    layout: tuple[Tile, ...]
    ends: tuple[int, int] | None
    plays: tuple[Played | Passed, ...]
    held: tuple[int, ...]
    passed: tuple[tuple[int, ...], ...]
    pips_out: tuple[int, ...]
    takebacks: int
    can_undo: bool
    can_redo: bool
    shown: Shown | None


@value
class PrivateView:
    """What one seat knows beyond that: its hand, and what it may do now.

    `hand` is None while another seat names the opener (Rules 4.5).
    """

    seat: Seat
    hand: Hand | None
    legal: tuple[DealAct, ...]


@dataclass(frozen=True, slots=True)
class WatcherView:
    """What somebody without a seat may know."""

    public: PublicView


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a seat may know."""

    public: PublicView
    private: PrivateView


def view_of(session: Session, seat: Seat) -> SeatView:
    """Return what this seat may know."""
    return SeatView(public_view(session), private_view(session, seat))


def watcher_view(session: Session) -> WatcherView:
    """Return what a watcher may know."""
    return WatcherView(public_view(session))


def public_view(session: Session) -> PublicView:
    """Return what everybody may know."""
    chapter = session.chapter
    deal, result = chapter.deal, chapter.result
    layout = deal.layout
    one, two, three, four = deal.hands
    return PublicView(
        profile=session.profile.name,
        deal=chapter.number,
        match=chapter.match,
        score=chapter.before if result is None else result.score,
        phase=deal.phase,
        opening=deal.opening,
        turn=deal.turn,
        layout=() if layout is None else layout.tiles,
        ends=None if layout is None else (layout.left, layout.right),
        plays=deal.plays,
        held=(len(one), len(two), len(three), len(four)),
        passed=deal.passed,
        pips_out=NOTHING_OUT if layout is None else layout.out,
        takebacks=session.takebacks,
        can_undo=session.can_undo,
        can_redo=session.can_redo,
        shown=None if result is None else _shown(session, result),
    )


def private_view(session: Session, seat: Seat, before: PrivateView | None = None) -> PrivateView:
    """Return what this seat knows beyond the public part; `before` itself, if that is the same."""
    deal = session.chapter.deal
    if deal.turn is seat:
        return PrivateView(seat, deal.hands[seat - 1], deal.legal())
    is_named = deal.opening.opener is not None
    hand = deal.hands[seat - 1] if is_named else None  # Rules 4.5: only the representative's
    if before is not None and before.hand is hand and before.seat is seat and not before.legal:
        return before
    return PrivateView(seat, hand, ())


def _shown(session: Session, result: Result) -> Shown:
    points = tuple(_point(chapter) for chapter in session.finished())
    return Shown(result, session.deal.hands, points, session.profile.next_opening(result))


def _point(chapter: Chapter) -> Point:
    result = chapter.result
    assert result is not None, chapter
    return Point(chapter.number, chapter.match, result.winner, result.points, result.score)
