"""Result: how a deal ended, in large type: what happened, and why it counted what it did.

Knows what everybody is shown when a deal is over; the next opening is worded in `opening`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from doublesix.protocol.answers import PlainResult, Shown, Side, View
from doublesix_client.core.around import others_of, partner_of, seats_of
from doublesix_client.words.filling import filled, together
from doublesix_client.words.meaning import TARGETS, MeaningWords
from doublesix_client.words.people import People
from doublesix_client.words.tiles import TileWords, short

BY_SUM = frozenset({"chiva"})
"""The profiles in which both hands of a partnership count in a block."""


def pips_of(result: PlainResult, side: Side) -> int:
    """Return the pips that a partnership's two hands have left."""
    return sum(result.pips[str(seat)] for seat in seats_of(side))


def streak_before(shown: Shown) -> int:
    """Return the points that stood before this deal, whose they were."""
    if len(shown.record) < 2:
        return 0
    _, match, _, _, score = shown.record[-2]
    return max(score) if match == shown.record[-1][1] else 0


class ResultWords(QObject):
    """Says how a deal ended; every method takes a view whose deal is over."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tiles = TileWords(self)
        self._meaning = MeaningWords(self)

    def headline(self, view: View, people: People, tile: Callable[[str], str] = short) -> str:
        """Say how it ended and whose it is; `tile` writes or says a tile."""
        shown = _shown(view)
        return together(self.how(view, people, tile), self.verdict(shown, people))

    def reason(self, view: View, people: People) -> str:
        """Say why it counted what it did, and how the match stands after it."""
        shown = _shown(view)
        if shown.match_winner is not None or shown.streak_broken:
            return self.why(view)
        standing = self._meaning.standing(view.profile, view.score, people)
        return together(self.why(view), standing)

    def how(self, view: View, people: People, tile: Callable[[str], str] = short) -> str:
        """Say how the deal ended."""
        shown = _shown(view)
        if shown.kind == "out":
            return self._out(shown, people, tile(str(view.plays[-1][1])))
        number = self._tiles.blocked_on((view.ends or [0])[0])
        if view.profile in BY_SUM:
            return self._by_sum(shown, people, number)
        return self._by_lightest(shown, people, number)

    def verdict(self, shown: Shown, people: People) -> str:
        """Say what the deal did: whose it is, whose streak it broke, who won the match."""
        if shown.winner is None:
            #: The end of a tied deal.
            return self.tr("A tie: nobody scores.")
        if people.viewer is None:
            return self._verdict_watched(shown, shown.winner, people)
        if people.side == shown.winner:
            return self._verdict_ours(shown)
        return self._verdict_theirs(shown)

    def why(self, view: View) -> str:
        """Say why the deal counted what it did."""
        shown = _shown(view)
        if shown.winner is None:
            #: Why a tied deal counted nothing.
            return self.tr("A tie leaves the score as it stood.")
        if shown.streak_broken:
            return self._why_broken(shown)
        if shown.match_winner is not None:
            return together(self._why_won(view, shown), self._why_match(view.profile))
        return self._why_won(view, shown)

    def _out(self, shown: Shown, people: People, tile: str) -> str:
        leader = shown.leader or 0
        if people.is_viewer(leader):
            if shown.key_tile:
                #: The end of a deal. %1 is the last tile, as "6-2".
                return filled(self.tr("You went out with the key tile, %1."), tile)
            #: The end of a deal. %1 is the last tile, as "6-2".
            return filled(self.tr("You went out with %1."), tile)
        if shown.key_tile:
            #: The end of a deal. %1 is a name, %2 the last tile, as "6-2".
            return filled(self.tr("%1 went out with the key tile, %2."), people.name(leader), tile)
        #: The end of a deal. %1 is a name, %2 the last tile, as "6-2".
        return filled(self.tr("%1 went out with %2."), people.name(leader), tile)

    def _by_sum(self, shown: Shown, people: People, number: str) -> str:
        ones, twos = pips_of(shown, "1/3"), pips_of(shown, "2/4")
        if shown.winner is None:
            #: A tied block. %1 is a number as "sixes", %n the pips that each partnership has left.
            text = self.tr("Blocked on %1: both partnerships hold %n pips.", "", ones)
            return filled(text, number)
        if people.viewer is None or people.side is None:
            #: A block. %1 is a number as "sixes"; %2 and %3 are partners with %4 pips left,
            #: %5 and %6 the others with %7.
            text = self.tr("Blocked on %1: %2 and %3 hold %4, %5 and %6 hold %7.")
            return filled(text, number, *people.pair("1/3"), ones, *people.pair("2/4"), twos)
        mine, theirs = pips_of(shown, people.side), pips_of(shown, others_of(people.side))
        #: A block. %1 is a number as "sixes", %2 your partner, %3 the pips that you two have left,
        #: %4 the pips of the others.
        text = self.tr("Blocked on %1: you and %2 hold %3, they hold %4.")
        return filled(text, number, people.partner(people.viewer), mine, theirs)

    def _by_lightest(self, shown: Shown, people: People, number: str) -> str:
        pips = min(shown.pips.values())
        if shown.winner is None:
            #: A tied block. %1 is a number as "sixes", %n the pips of the lightest hand.
            text = self.tr(
                "Blocked on %1: the lightest hand is the same on both sides, %n pips.", "", pips
            )
            return filled(text, number)
        leader = shown.leader or 0
        partner = partner_of(leader)
        is_shared = shown.pips[str(partner)] == pips
        if people.viewer in (leader, partner) and is_shared:
            #: A block. %1 is a number as "sixes", %2 your partner, %n the pips of either hand.
            text = self.tr("Blocked on %1: you and %2 hold the least, %n pips each.", "", pips)
            return filled(text, number, people.partner(people.viewer or leader))
        if is_shared:
            #: A block. %1 is a number as "sixes", %2 and %3 are partners, %n the pips of each hand.
            text = self.tr("Blocked on %1: %2 and %3 hold the least, %n pips each.", "", pips)
            return filled(text, number, people.name(leader), people.name(partner))
        if people.is_viewer(leader):
            #: A block. %1 is a number as "sixes", %n the pips left in your hand.
            text = self.tr("Blocked on %1: your hand is the lightest, %n pips.", "", pips)
            return filled(text, number)
        #: A block. %1 is a number as "sixes", %2 is a name, %n the pips left in that hand.
        text = self.tr("Blocked on %1: %2 has the lightest hand, %n pips.", "", pips)
        return filled(text, number, people.name(leader))

    def _verdict_ours(self, shown: Shown) -> str:
        if shown.streak_broken:
            return self._their_streak(streak_before(shown))
        if shown.match_winner is not None:
            #: You and your partner won the match; %1 is the number of your points.
            return filled(self.tr("The match is yours, %1 to nil."), max(shown.score.values()))
        if shown.key_tile:
            #: You and your partner won the deal, which counts two points.
            return self.tr("The deal is yours, and worth two.")
        #: You and your partner won the deal.
        return self.tr("The deal is yours.")

    def _verdict_theirs(self, shown: Shown) -> str:
        if shown.streak_broken:
            return self._your_streak(streak_before(shown))
        if shown.match_winner is not None:
            #: The others won the match; %1 is the number of their points.
            return filled(self.tr("The match is theirs, %1 to nil."), max(shown.score.values()))
        if shown.key_tile:
            #: The others won the deal, which counts two points.
            return self.tr("The deal is theirs, and worth two.")
        #: The others won the deal.
        return self.tr("The deal is theirs.")

    def _verdict_watched(self, shown: Shown, winner: Side, people: People) -> str:
        if shown.streak_broken:
            #: %1 and %2 are partners who had won some deals in a row.
            text = self.tr("That breaks the streak of %1 and %2.")
            return filled(text, *people.pair(others_of(winner)))
        names = people.pair(winner)
        if shown.match_winner is not None:
            #: %1 and %2 are partners, %3 is the number of their points.
            text = self.tr("%1 and %2 win the match, %3 to nil.")
            return filled(text, *names, max(shown.score.values()))
        if shown.key_tile:
            #: %1 and %2 are partners; the deal counts two points.
            return filled(self.tr("%1 and %2 win the deal, worth two."), *names)
        #: %1 and %2 are partners.
        return filled(self.tr("%1 and %2 win the deal."), *names)

    def _their_streak(self, points: int) -> str:
        if points < 2:
            #: You won; the others had one point.
            return self.tr("Their streak is broken.")
        #: You won; the others had %n points (2 or more).
        return self.tr("Their streak of %n is broken.", "", points)

    def _your_streak(self, points: int) -> str:
        if points < 2:
            #: The others won; you and your partner had one point.
            return self.tr("Your streak is broken.")
        #: The others won; you and your partner had %n points (2 or more).
        return self.tr("Your streak of %n is broken.", "", points)

    def _why_broken(self, shown: Shown) -> str:
        if shown.key_tile:
            #: Why a deal won with the key tile counted nothing.
            return self.tr(
                "Breaking a streak takes all of a win, the two points of the key tile too: "
                "both sides are back at nil."
            )
        #: Why a deal that broke a streak counted nothing.
        return self.tr("A win that breaks a streak scores nothing: both sides are back at nil.")

    def _why_won(self, view: View, shown: Shown) -> str:
        if shown.key_tile:
            #: Why a deal counted two points. Hard: 7 of the 8 halves with a number are laid.
            return self.tr(
                "Both ends were hard and no other tile fitted anywhere: the key tile is worth two."
            )
        if shown.kind == "out":
            #: Why a deal counted one point.
            return self.tr("A deal won is one point.")
        if view.profile in BY_SUM:
            #: Why a blocked deal of Chiva counted one point.
            return self.tr("A deal won is one point, however many pips are left.")
        #: Why a blocked deal of six-love counted one point.
        return self.tr(
            "In a block the lightest single hand decides, whatever the partner holds; "
            "it is one point."
        )

    def _why_match(self, profile: str) -> str:
        if TARGETS[profile] == 4:
            #: Why a match of Chiva is won.
            return self.tr("Four points to nil win a match.")
        #: Why a match of six-love is won; it can end with six points or with seven.
        return self.tr("Six points or more, to nil, win a match.")


def _shown(view: View) -> Shown:
    assert view.result is not None, view.deal
    return view.result
