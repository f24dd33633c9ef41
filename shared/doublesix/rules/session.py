"""Session: matches played one after another at one table, with undo and redo.

The one door for acts. Knows whole deals, every hand among them, and so never leaves the rules
but through `views.py`. Knows no people beyond who made which act, no sockets and no clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import assert_never

from doublesix.rules.acts import (
    Act,
    DealAct,
    GoOn,
    Kind,
    Name,
    NewMatch,
    Pass,
    Play,
    Redo,
    RestartDeal,
    Step,
    Undo,
)
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Deal, Hands
from doublesix.rules.errors import Reason, RuleError
from doublesix.rules.events import (
    DealEnded,
    Dealt,
    Event,
    Restarted,
    Restored,
    TakenBack,
)
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening
from doublesix.rules.profile import Profile
from doublesix.rules.result import Score
from doublesix.rules.value import value

Dealer = Callable[[int], Hands]
"""Deals the hands of a deal, given its number; asked once for each number."""


@value
class Dealing:
    """The tiles of one deal and how many acts in it were taken back and not restored."""

    hands: Hands
    takebacks: int = 0


@value
class Session:
    """A session as it stands; every act returns a new one.

    `dealings` are all deals dealt so far, also one that undo has left: going on again brings
    the same tiles (Rules 5.3). `closed` are the chapters before the present one. `undone`
    holds what redo would do again, the latest last, each with its replies.
    """

    profile: Profile
    dealings: tuple[Dealing, ...]
    closed: tuple[Chapter, ...]
    chapter: Chapter
    undone: tuple[tuple[Step, ...], ...] = ()

    @staticmethod
    def start(profile: Profile, dealer: Dealer) -> tuple[Session, tuple[Event, ...]]:
        """Begin a session with its first deal, a double-six opening (Rules 1.7)."""
        dealings = (Dealing(dealer(1)),)
        chapter = Chapter.start(
            profile,
            dealings[0].hands,
            DOUBLE_SIX_OPENING,
            number=1,
            match=1,
            before=Score(),
            begun_by=None,
        )
        return Session(profile, dealings, (), chapter), (_dealt(chapter),)

    @property
    def deal(self) -> Deal:
        """The present deal."""
        return self.chapter.deal

    @property
    def score(self) -> Score:
        """The score of the match as it stands."""
        return self.chapter.score

    @property
    def takebacks(self) -> int:
        """How many acts of the present deal were taken back."""
        return self.dealings[self.chapter.number - 1].takebacks

    @property
    def can_undo(self) -> bool:
        """Tell whether there is an act of a person to take back."""
        return self.chapter.person_at >= 0 or self._undo_point() is not None

    @property
    def can_redo(self) -> bool:
        """Tell whether there is something to do again."""
        return bool(self.undone)

    def finished(self) -> Iterator[Chapter]:
        """Yield each finished deal once, in order, as it stands: what a record holds."""
        chapters = (*self.closed, self.chapter)
        for place, chapter in enumerate(chapters):
            was_restarted = (
                place + 1 < len(chapters) and chapters[place + 1].number == chapter.number
            )
            if chapter.result is not None and not was_restarted:
                yield chapter

    def apply(self, step: Step, dealer: Dealer) -> tuple[Session, tuple[Event, ...]]:
        """Return the session after this act, and what happened; RuleError if it is refused.

        `dealer` is asked when a deal is begun that was never dealt in this session.
        """
        act: Act = step.act
        if isinstance(act, DealAct):
            return self._within_the_deal(step)
        match act:
            case GoOn():
                return self._go_on(step, dealer)
            case RestartDeal():
                return self._restart(step)
            case NewMatch():
                return self._new_match(step, dealer)
            case Undo():
                return self._undo()
            case Redo():
                return self._redo(dealer)
            case Play() | Pass() | Name():  # pragma: no cover (the first branch took them)
                raise AssertionError(act)
        assert_never(act)

    def _within_the_deal(self, step: Step) -> tuple[Session, tuple[Event, ...]]:
        chapter = self.chapter.with_step(step)
        done: Event = chapter.deal.last()
        events = (done,) if chapter.result is None else (done, DealEnded(chapter.result))
        return Session(self.profile, self.dealings, self.closed, chapter), events

    def _go_on(self, step: Step, dealer: Dealer) -> tuple[Session, tuple[Event, ...]]:
        result = self.chapter.result
        if result is None:
            raise RuleError(
                Reason.DEAL_IS_NOT_OVER,
                "5.3",
                f"deal {self.chapter.number} is not over: nothing to go on to",
            )
        opening = self.profile.next_opening(result)
        ended = Session(self.profile, self.dealings, (*self.closed, self.chapter), self.chapter)
        if result.match_winner is None:
            return ended._next_deal(step, dealer, opening, self.chapter.match, result.score)
        return ended._next_deal(step, dealer, opening, self.chapter.match + 1, Score())

    def _new_match(self, step: Step, dealer: Dealer) -> tuple[Session, tuple[Event, ...]]:
        result = self.chapter.result
        if result is not None and result.match_winner is not None:
            return self._go_on(Step(step.seat, GoOn(), step.actor), dealer)
        finished = tuple(self.finished())  # the deal left here is in no record and no undo
        last = finished[-1].result if finished else None
        opening = self.profile.early_opening(last)
        left = Session(self.profile, self.dealings, finished, self.chapter)
        return left._next_deal(step, dealer, opening, self.chapter.match + 1, Score())

    def _next_deal(
        self, begun_by: Step, dealer: Dealer, opening: Opening, match: int, before: Score
    ) -> tuple[Session, tuple[Event, ...]]:
        """Begin the next deal after the closed chapters."""
        number = self.chapter.number + 1
        dealings = self.dealings
        if number > len(dealings):
            dealings = (*dealings, Dealing(dealer(number)))
        chapter = Chapter.start(
            self.profile,
            dealings[number - 1].hands,
            opening,
            number=number,
            match=match,
            before=before,
            begun_by=begun_by,
        )
        return Session(self.profile, dealings, self.closed, chapter), (_dealt(chapter),)

    def _restart(self, step: Step) -> tuple[Session, tuple[Event, ...]]:
        dropped = len(self.chapter.steps)
        if not dropped:
            raise RuleError(
                Reason.NOTHING_TO_RESTART,
                "5.5",
                f"nothing was done yet in deal {self.chapter.number}",
            )
        session = Session(
            self.profile,
            _taken_back(self.dealings, self.chapter.number, dropped),
            (*self.closed, self.chapter),
            self.chapter.from_the_start(step),
        )
        return session, (Restarted(self.chapter.number),)

    def _undo_point(self) -> tuple[int, int] | None:
        """Find a person's latest act: its chapter's place, and its place in the steps or -1.

        -1 stands for the step that began the chapter. Nothing is found across a new match,
        which cannot be undone (Rules 5.4).
        """
        for place in range(len(self.closed), -1, -1):
            chapter = self.chapter if place == len(self.closed) else self.closed[place]
            if chapter.person_at >= 0:
                return place, chapter.person_at
            begun_by = chapter.begun_by
            if begun_by is not None:
                if isinstance(begun_by.act, NewMatch):
                    return None
                if begun_by.actor.kind is Kind.PERSON:
                    return place, -1
        return None

    def _undo(self) -> tuple[Session, tuple[Event, ...]]:
        point = self._undo_point()
        if point is None:
            raise RuleError(
                Reason.NOTHING_TO_UNDO, "5.3", "no act of a person is there to take back"
            )
        place, at = point
        chapters = (*self.closed, self.chapter)
        taken: list[Step] = []
        dealings = self.dealings
        for later in range(place, len(chapters)):
            chapter = chapters[later]
            first = at if later == place else -1
            if first < 0:
                assert chapter.begun_by is not None, chapter
                taken.append(chapter.begun_by)
                if isinstance(chapter.begun_by.act, RestartDeal):
                    dropped = len(chapters[later - 1].steps)
                    dealings = _taken_back(dealings, chapter.number, -dropped)
            steps = chapter.steps[max(first, 0) :]
            taken += steps
            dealings = _taken_back(dealings, chapter.number, len(steps))
        if at < 0:
            closed, chapter = chapters[: place - 1], chapters[place - 1]
        else:
            closed, chapter = chapters[:place], chapters[place].cut_to(at)
        session = Session(self.profile, dealings, closed, chapter, (*self.undone, tuple(taken)))
        return session, (TakenBack(len(taken)),)

    def _redo(self, dealer: Dealer) -> tuple[Session, tuple[Event, ...]]:
        if not self.undone:
            raise RuleError(Reason.NOTHING_TO_REDO, "5.3", "nothing was undone")
        *rest, steps = self.undone
        session = self
        for step in steps:
            number = session.chapter.number
            session, _ = session.apply(step, dealer)
            if isinstance(step.act, DealAct):
                dealings = _taken_back(session.dealings, number, -1)
                session = Session(session.profile, dealings, session.closed, session.chapter)
        session = Session(
            session.profile, session.dealings, session.closed, session.chapter, tuple(rest)
        )
        return session, (Restored(len(steps)),)


def _dealt(chapter: Chapter) -> Dealt:
    return Dealt(chapter.number, chapter.match, chapter.deal.opening)


def _taken_back(dealings: tuple[Dealing, ...], number: int, acts: int) -> tuple[Dealing, ...]:
    if not acts:
        return dealings
    old = dealings[number - 1]
    new = Dealing(old.hands, old.takebacks + acts)
    return (*dealings[: number - 1], new, *dealings[number:])
