"""Random legal sessions, and a second account of what undo and redo should do.

A walk mixes plays by persons and by computer players with going on, restarting, new matches, undo
and redo. Beside the session it keeps the steps that stand and the value before each of them, so
that what is taken back can be compared with what was there.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from doublesix.rules.acts import (
    PERSON,
    Act,
    DealAct,
    GoOn,
    Kind,
    NewMatch,
    Redo,
    RestartDeal,
    Step,
    Undo,
)
from doublesix.rules.deal import Hands, Phase
from doublesix.rules.events import Event
from doublesix.rules.profile import Profile
from doublesix.rules.session import Session
from doublesix.rules.shuffle import seeded_hands
from tests.positions import BOT


@dataclass(frozen=True, slots=True)
class Mix:
    """How often a walk does what, in a hundred acts; what remains is play and going on."""

    undo: int = 10
    redo: int = 8
    restart: int = 1
    new_match: int = 1
    person: int = 50
    """How many acts of a hundred are made by a person, the others by computer players."""


PLAIN = Mix(undo=0, redo=0, restart=0, new_match=0)


@dataclass(frozen=True, slots=True)
class Standing:
    """A step that was made and not taken back, and the session before it."""

    step: Step
    before: Session

    @property
    def is_barrier(self) -> bool:
        """Tell whether it began a match before the last was won (Rules 5.4)."""
        result = self.before.chapter.result
        is_won = result is not None and result.match_winner is not None
        return isinstance(self.step.act, NewMatch) and not is_won

    def takebacks(self) -> Counter[int]:
        """Return what undoing this step adds to the takebacks of each deal."""
        chapter = self.before.chapter
        if isinstance(self.step.act, DealAct):
            return Counter({chapter.number: 1})
        if isinstance(self.step.act, RestartDeal):
            return Counter({chapter.number: -len(chapter.steps)})
        return Counter()


@dataclass(slots=True, repr=False)
class Walk:
    """A session under way and the second account of it.

    `trail` are the steps that stand, `ahead` what redo would bring, the latest last. `takebacks`
    are expected for each deal's number. `steps` are all steps ever made, undo and redo too.
    """

    profile: Profile
    seed: str
    rng: random.Random
    mix: Mix = field(default_factory=Mix)
    asked: list[int] = field(default_factory=list)
    session: Session = field(init=False)
    events: tuple[Event, ...] = field(init=False)
    trail: list[Standing] = field(default_factory=list)
    ahead: list[list[Standing]] = field(default_factory=list)
    takebacks: Counter[int] = field(default_factory=Counter)
    steps: list[Step] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session, self.events = Session.start(self.profile, self.dealer)

    def __repr__(self) -> str:
        return f"<walk of {len(self.steps)} steps, {self.profile.name}, {self.seed}, {self.mix}>"

    def dealer(self, number: int) -> Hands:
        """Deal by the seed, and note the number."""
        self.asked.append(number)
        return seeded_hands(self.seed, number)

    def next_step(self) -> Step:
        """Choose a legal step at random."""
        rng, session, mix = self.rng, self.session, self.mix
        actor = PERSON if rng.randrange(100) < mix.person else BOT
        luck = rng.randrange(100)
        rare: list[tuple[int, Act, bool]] = [
            (mix.undo, Undo(), session.can_undo),
            (mix.redo, Redo(), session.can_redo),
            (mix.restart, RestartDeal(), bool(session.chapter.steps)),
            (mix.new_match, NewMatch(), True),
        ]
        for share, act, is_possible in rare:
            if 0 <= luck < share and is_possible:
                return Step(None, act)
            luck -= share
        deal = session.deal
        if deal.phase is Phase.OVER:
            if mix.restart and rng.randrange(12) == 0:
                return Step(None, RestartDeal())
            if mix.new_match and rng.randrange(12) == 0:
                return Step(None, NewMatch())
            return Step(None, GoOn(), actor)
        assert deal.turn is not None
        return Step(deal.turn, rng.choice(deal.legal()), actor)

    def undo_point(self) -> int | None:
        """Find a person's latest act that may be taken back: its place in the trail."""
        for place in range(len(self.trail) - 1, -1, -1):
            if self.trail[place].is_barrier:
                return None
            if self.trail[place].step.actor.kind is Kind.PERSON:
                return place
        return None

    def do(self, step: Step) -> None:
        """Make a step and keep the second account."""
        before = self.session
        self.session, self.events = before.apply(step, self.dealer)
        self.steps.append(step)
        if isinstance(step.act, Undo):
            place = self.undo_point()
            assert place is not None, "undo went where no person had acted"
            taken = self.trail[place:]
            del self.trail[place:]
            self.ahead.append(taken)
            for standing in taken:
                self.takebacks.update(standing.takebacks())
        elif isinstance(step.act, Redo):
            for standing in self.ahead.pop():
                self.takebacks.subtract(standing.takebacks())
                self.trail.append(standing)
        else:
            self.ahead.clear()
            self.trail.append(Standing(step, before))
            if isinstance(step.act, RestartDeal):
                self.takebacks.subtract(self.trail[-1].takebacks())

    def go(self, acts: int) -> None:
        """Make so many random steps."""
        for _ in range(acts):
            self.do(self.next_step())
