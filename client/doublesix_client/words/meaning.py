"""Meaning: how the match stands, and what a win of this deal would do to it.

Knows scores, and of the layout what everybody sees; never a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QObject

from doublesix.protocol.answers import Side, View
from doublesix_client.core.around import SIDES, others_of, side_of
from doublesix_client.words.filling import filled, together
from doublesix_client.words.people import People
from doublesix_client.words.tiles import short

TARGETS = {"chiva": 4, "six-love": 6}
"""How many points win a match, with the others at nil."""

WITH_KEY_TILE = frozenset({"six-love"})
"""The profiles in which the key tile counts."""

HARD = 7
"""An end is hard when so many of the 8 halves with its number lie on the table."""


class Effect(StrEnum):
    """What a win does to a match."""

    SCORES = "scores"
    BREAKS = "breaks"
    WINS = "wins"


def score_of(score: Sequence[int], side: Side) -> int:
    """Return a partnership's part of a score."""
    return score[SIDES.index(side)]


def effect_of_win(profile: str, score: Sequence[int], side: Side) -> Effect:
    """Say what a deal worth one point would do if this partnership won it."""
    if score_of(score, others_of(side)):
        return Effect.BREAKS
    if score_of(score, side) + 1 >= TARGETS[profile]:
        return Effect.WINS
    return Effect.SCORES


def hard_ends(view: View) -> list[int]:
    """Return the numbers at the ends that are hard, each once."""
    return [number for number in dict.fromkeys(view.ends or ()) if view.pips_out[number] == HARD]


def key_tile(view: View) -> str | None:
    """Return the tile that would now be the key tile, if what everybody knows allows one.

    Both ends are hard and different, the tile that joins them is not laid, and somebody has one
    tile left and never passed on these numbers.
    """
    hard = sorted(hard_ends(view), reverse=True)
    if view.phase != "playing" or view.profile not in WITH_KEY_TILE or len(hard) != 2:
        return None
    tile = f"{hard[0]}{hard[1]}"
    may_have_it = any(
        held == 1 and not set(hard) & set(passed)
        for held, passed in zip(view.held, view.passed, strict=True)
    )
    return tile if may_have_it and tile not in view.layout else None


class MeaningWords(QObject):
    """Says how the match stands and what a win would mean."""

    def now(self, view: View, people: People) -> str:
        """Say all that a win of this deal would mean; nothing once it is over."""
        if view.phase == "over":
            return ""
        side = people.side or SIDES[0]
        return together(
            self.win(view, people, side),
            self.win(view, people, others_of(side)),
            self.key(view),
        )

    def win(self, view: View, people: People, side: Side) -> str:
        """Say what it would mean if this partnership won the deal, by one point."""
        effect = effect_of_win(view.profile, view.score, side)
        total = score_of(view.score, side) + 1
        if people.viewer is None:
            return self._watched(effect, total, people.pair(side))
        if people.side == side:
            return self._ours(effect, total)
        return self._theirs(effect, total)

    def key(self, view: View) -> str:
        """Say that the key tile is possible, if everybody can know it."""
        tile = key_tile(view)
        if tile is None:
            return ""
        #: The key tile of six-love: %1 is a tile as "6-2". Said while the deal is played.
        text = self.tr("The key tile is possible: %1 is the only tile that fits anywhere.")
        return filled(text, short(tile))

    def hard(self, view: View) -> str:
        """Say which ends are hard."""
        hard = hard_ends(view)
        if not hard:
            return ""
        if len(hard) == 2:
            #: Hard: of both numbers at the ends (1, 2), 7 of 8 halves lie on the table.
            return filled(self.tr("Both ends are hard: %1 and %2."), *hard)
        #: Hard: of the number at this end (1), 7 of 8 halves lie on the table.
        return filled(self.tr("The end with %1 is hard."), hard[0])

    def standing(self, profile: str, score: Sequence[int], people: People) -> str:
        """Say how the match stands and how many points are still needed."""
        if not any(score):
            #: The score of a match, 0-0.
            return self.tr("The score is nil to nil.")
        leaders = SIDES[0] if score[0] else SIDES[1]
        points = max(score)
        needed = TARGETS[profile] - points
        if needed <= 0:
            return self._won(points, leaders, people)
        if people.viewer is None:
            return self._others_lead(points, needed, people.pair(leaders))
        if people.side == leaders:
            return self._you_lead(points, needed)
        return self._they_lead(points, needed)

    def target(self, profile: str) -> str:
        """Say what wins a match: the line beside the track."""
        if profile == "chiva":
            #: What wins a match of Chiva: four points while the others have none.
            return self.tr("First to four, to nil")
        #: What wins a match of six-love: six points while the others have none.
        return self.tr("First to six, to nil")

    def streak(self, view: View, people: People, seat: int) -> str:
        """Say the score of one seat's partnership, for a screen reader."""
        one, two = people.pair(side_of(seat))
        points = score_of(view.score, side_of(seat))
        #: The points of a partnership (1 and 2 are names) in this match.
        return filled(self.tr("%1 and %2 have %n points.", "", points), one, two)

    def _won(self, points: int, winners: Side, people: People) -> str:
        if people.viewer is None:
            #: %1 and %2 are partners, %3 a number: "Ana and Tito have won the match, 4 to nil."
            return filled(
                self.tr("%1 and %2 have won the match, %3 to nil."), *people.pair(winners), points
            )
        if people.side == winners:
            #: You and your partner; %1 is a number.
            return filled(self.tr("You and your partner have won the match, %1 to nil."), points)
        #: The other partnership; %1 is a number.
        return filled(self.tr("They have won the match, %1 to nil."), points)

    def _you_lead(self, points: int, needed: int) -> str:
        if needed == 1:
            #: You and your partner lead; %1 is a number.
            return filled(self.tr("You lead %1 to nil; one more takes the match."), points)
        #: You and your partner lead; %1 is a number, %n (2 or more) the points still needed.
        return filled(self.tr("You lead %1 to nil; %n more take the match.", "", needed), points)

    def _they_lead(self, points: int, needed: int) -> str:
        if needed == 1:
            #: The other partnership leads; %1 is a number.
            return filled(self.tr("They lead %1 to nil; one more takes the match."), points)
        #: The other partnership leads; %1 is a number, %n (2 or more) the points still needed.
        return filled(self.tr("They lead %1 to nil; %n more take the match.", "", needed), points)

    def _others_lead(self, points: int, needed: int, names: tuple[str, str]) -> str:
        if needed == 1:
            #: %1 and %2 are partners, %3 is a number.
            text = self.tr("%1 and %2 lead %3 to nil; one more takes the match.")
        else:
            #: %1 and %2 are partners, %3 is a number, %n (2 or more) the points still needed.
            text = self.tr("%1 and %2 lead %3 to nil; %n more take the match.", "", needed)
        return filled(text, *names, points)

    def _ours(self, effect: Effect, total: int) -> str:
        if effect is Effect.BREAKS:
            #: What it would mean if you and your partner won this deal.
            return self.tr("A win for you breaks their streak.")
        if effect is Effect.WINS:
            #: What it would mean if you and your partner won this deal.
            return self.tr("A win for you takes the match.")
        #: What it would mean if you and your partner won this deal; %1 is a number.
        return filled(self.tr("A win for you makes it %1 to nil."), total)

    def _theirs(self, effect: Effect, total: int) -> str:
        if effect is Effect.BREAKS:
            #: What it would mean if the other partnership won this deal.
            return self.tr("A win for them breaks your streak.")
        if effect is Effect.WINS:
            #: What it would mean if the other partnership won this deal.
            return self.tr("A win for them takes the match.")
        #: What it would mean if the other partnership won this deal; %1 is a number.
        return filled(self.tr("A win for them makes it %1 to nil."), total)

    def _watched(self, effect: Effect, total: int, names: tuple[str, str]) -> str:
        if effect is Effect.BREAKS:
            #: What it would mean if these partners (1 and 2 are names) won this deal.
            return filled(self.tr("A win for %1 and %2 breaks the streak of the others."), *names)
        if effect is Effect.WINS:
            #: What it would mean if these partners (1 and 2 are names) won this deal.
            return filled(self.tr("A win for %1 and %2 takes the match."), *names)
        #: What it would mean if these partners (1 and 2 are names) won this deal; %3 is a number.
        return filled(self.tr("A win for %1 and %2 makes it %3 to nil."), *names, total)
