"""Chapter: one sitting of a deal, from its dealing or restart until it is left.

Most deals are one chapter; a restart (Rules 5.5) closes one and begins another with the same
number. Knows the acts of one deal and what they do to the score; never the rest of a session.
"""

from __future__ import annotations

from doublesix.rules.acts import DealAct, Kind, Step
from doublesix.rules.deal import Deal, Hands
from doublesix.rules.match import score_deal
from doublesix.rules.opening import Opening
from doublesix.rules.profile import Profile
from doublesix.rules.result import Result, Score
from doublesix.rules.value import value


@value
class Chapter:
    """A deal as it was played here.

    `number` counts the session's deals from 1; `before` is the score it began at; `begun_by`
    is the step that led here, None for a session's first deal (nothing is undone before that, nor
    before a `NewMatch`); `steps` are the acts within the deal; `result` is None until the deal
    is over. `person_at` is the place in `steps` of the latest act of a person,
    -1 if there is none: a view asks for it at every act.
    """

    number: int
    match: int
    before: Score
    begun_by: Step | None
    deal: Deal
    steps: tuple[Step, ...] = ()
    result: Result | None = None
    person_at: int = -1

    @staticmethod
    def start(
        profile: Profile,
        hands: Hands,
        opening: Opening,
        *,
        number: int,
        match: int,
        before: Score,
        begun_by: Step | None,
    ) -> Chapter:
        """Begin a deal."""
        deal = Deal.start(profile, hands, opening)
        return Chapter(number, match, before, begun_by, deal)

    @property
    def score(self) -> Score:
        """The score as it stands."""
        return self.before if self.result is None else self.result.score

    def with_step(self, step: Step) -> Chapter:
        """Make an act of the deal; RuleError if the rules refuse it."""
        assert isinstance(step.act, DealAct) and step.seat is not None, step
        deal = self.deal.act(step.seat, step.act)
        result = None
        if deal.verdict is not None:
            result = score_deal(deal.verdict, self.before, deal.profile.target)
        return Chapter(
            self.number,
            self.match,
            self.before,
            self.begun_by,
            deal,
            (*self.steps, step),
            result,
            len(self.steps) if step.actor.kind is Kind.PERSON else self.person_at,
        )

    def from_the_start(self, begun_by: Step | None) -> Chapter:
        """Return the same deal with nothing done yet, back to the naming if it had one."""
        opening = self.deal.opening
        unnamed = Opening(opening.rule, by=opening.by) if opening.by is not None else opening
        return Chapter.start(
            self.deal.profile,
            self.deal.dealt,
            unnamed,
            number=self.number,
            match=self.match,
            before=self.before,
            begun_by=begun_by,
        )

    def cut_to(self, kept: int) -> Chapter:
        """Return the deal as it stood after its first `kept` acts."""
        if kept == len(self.steps):
            return self
        chapter = self.from_the_start(self.begun_by)
        for step in self.steps[:kept]:
            chapter = chapter.with_step(step)
        return chapter
