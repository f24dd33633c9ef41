"""Rules: a whole page for each game, in players' words, with examples of tiles.

The exact rules are in `docs/rules-exact.md`; what is told here must agree with them.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from doublesix_client.words.passage import Passage


class RuleWords(QObject):
    """Words the rules of either game."""

    def page(self, profile: str) -> list[Passage]:
        """Return the whole rules of a game."""
        is_chiva = profile == "chiva"
        return [
            self._aim(is_chiva),
            self._table(),
            self._opening(),
            self._playing(),
            self._passing(),
            self._out(),
            self._block_of_chiva() if is_chiva else self._block_of_six_love(),
            self._tie(is_chiva),
            self._streak(),
            self._next_of_chiva() if is_chiva else self._next_of_six_love(),
            *([] if is_chiva else [self._key()]),
            self._nothing_else(),
            self._going_back(),
        ]

    def _aim(self, is_chiva: bool) -> Passage:
        if is_chiva:
            #: The rules of Chiva.
            text = self.tr(
                "Chiva comes from Puerto Rico. Two partners play against two. Each deal won is one "
                "point, and four points in a row win the match: four to nil."
            )
        else:
            #: The rules of six-love.
            text = self.tr(
                "Six-love comes from Jamaica. Two partners play against two. A deal won is one "
                "point, or two with the key tile, and six points in a row win the match: six to "
                "nil, or seven."
            )
        #: A heading in the rules.
        return Passage("aim", self.tr("What it is about"), (text,))

    def _table(self) -> Passage:
        return Passage(
            "table",
            #: A heading in the rules.
            self.tr("The table"),
            (
                #: The rules.
                self.tr(
                    "Your partner sits opposite you. Turns go to the right: the next to play is at "
                    "your right hand."
                ),
                #: The rules.
                self.tr(
                    "All 28 tiles of a double-six set are dealt, seven to each. No tile is drawn, "
                    "and whatever you are dealt stands."
                ),
            ),
        )

    def _opening(self) -> Passage:
        return Passage(
            "opening",
            #: A heading in the rules.
            self.tr("How a deal opens"),
            (
                #: The rules.
                self.tr("The very first deal is opened with the double six by whoever holds it."),
                #: The rules.
                self.tr("Most later deals open freely: one seat begins with any tile it likes."),
            ),
            ("66",),
            #: Under a picture of the tile 6-6.
            self.tr("The double six: both ends are six."),
        )

    def _playing(self) -> Passage:
        return Passage(
            "playing",
            #: A heading in the rules.
            self.tr("Playing"),
            (
                #: The rules.
                self.tr(
                    "The tiles lie in one row with two ends. In your turn you lay a tile at an end "
                    "that has the same number. A tile that fits both ends may go to either."
                ),
            ),
            ("46", "66", "65", "52"),
            #: Under a picture of four tiles in a row.
            self.tr("The ends are four and two. Doubles lie crosswise, but count like any tile."),
        )

    def _passing(self) -> Passage:
        return Passage(
            "passing",
            #: A heading in the rules.
            self.tr("Passing"),
            (
                #: The rules.
                self.tr(
                    "If you have a tile that fits, you must play one. If you have none, you pass, "
                    "and everybody sees on which numbers: remember it, it tells much."
                ),
            ),
        )

    def _out(self) -> Passage:
        return Passage(
            "out",
            #: A heading in the rules.
            self.tr("Going out"),
            (
                #: The rules.
                self.tr(
                    "Whoever plays a last tile is out, and wins the deal for both partners, even "
                    "if that tile leaves nobody anything to play."
                ),
                #: The rules.
                self.tr("A hand left with the double blank alone has no pips, but is not out."),
            ),
        )

    def _block_of_chiva(self) -> Passage:
        return Passage(
            "block",
            #: A heading in the rules: nobody can play.
            self.tr("A block"),
            (
                #: The rules.
                self.tr("When all four pass in a row, the deal is blocked and hands are shown."),
                #: The rules of Chiva.
                self.tr(
                    "Each partnership adds the pips of both its hands. The lower sum wins; who "
                    "blocked does not matter."
                ),
            ),
            ("40", "31", "10", "21"),
            #: Under a picture of the tiles 4-0, 3-1, 1-0 and 2-1: the pips of two partners.
            self.tr("Two hands, 4-0 and 3-1, 1-0 and 2-1: together twelve pips."),
        )

    def _block_of_six_love(self) -> Passage:
        return Passage(
            "block",
            #: A heading in the rules: nobody can play.
            self.tr("A block"),
            (
                #: The rules.
                self.tr("When all four pass in a row, the deal is blocked and hands are shown."),
                #: The rules of six-love.
                self.tr(
                    "The single hand with the fewest pips wins for both partners, whatever the "
                    "other partner holds."
                ),
            ),
            ("10", "21"),
            #: Under a picture of the tiles 1-0 and 2-1.
            self.tr(
                "A hand of four pips: it beats any hand of five, and ties with another of four."
            ),
        )

    def _tie(self, is_chiva: bool) -> Passage:
        if is_chiva:
            #: The rules of Chiva: when a block is a tie.
            when = self.tr("If both sums are equal, the deal is a tie.")
        else:
            #: The rules of six-love: when a block is a tie.
            when = self.tr(
                "If both partnerships have a hand of the fewest pips, the deal is a tie, whatever "
                "the other hands hold. If only two partners share it, they win."
            )
        return Passage(
            "tie",
            #: A heading in the rules: a blocked deal that nobody wins.
            self.tr("A tie"),
            (
                when,
                #: The rules.
                self.tr(
                    "Nobody scores then, the score stands, and the double six opens the next deal."
                ),
            ),
        )

    def _streak(self) -> Passage:
        return Passage(
            "streak",
            #: A heading in the rules.
            self.tr("The streak"),
            (
                #: The rules.
                self.tr("A match is won to nil. While the others stand at nil, each win adds up."),
                #: The rules.
                self.tr(
                    "If the others have points, your win breaks their streak: both sides go to "
                    "nil, and that is all your win does. It is not the first point of a new "
                    "streak."
                ),
            ),
        )

    def _next_of_chiva(self) -> Passage:
        return Passage(
            "next",
            #: A heading in the rules.
            self.tr("Who opens the next deal"),
            (
                #: The rules of Chiva.
                self.tr(
                    "Whoever went out opens, with any tile. After a block the lighter of the two "
                    "winners opens; if they are equally light, the lower seat number."
                ),
                #: The rules of Chiva.
                self.tr("It is the same after a broken streak. The right is never handed over."),
                #: The rules of Chiva.
                self.tr("Each match begins with the double six."),
            ),
        )

    def _next_of_six_love(self) -> Passage:
        return Passage(
            "next",
            #: A heading in the rules.
            self.tr("Who opens the next deal"),
            (
                #: The rules of six-love.
                self.tr(
                    "After a win that scored, one of the winners names which of the two opens: "
                    "whoever went out, or who has the lightest hand after a block. The tiles are "
                    "dealt first, and only whoever names has seen a hand."
                ),
                #: The rules of six-love.
                self.tr("After a broken streak or a tie the double six opens."),
                #: The rules of six-love.
                self.tr("The next match opens in the same way, by naming."),
            ),
        )

    def _key(self) -> Passage:
        return Passage(
            "key",
            #: A heading in the rules. The key tile: a last tile that counts two points.
            self.tr("The key tile"),
            (
                #: The rules of six-love. Hard: seven of the eight halves with a number are laid.
                self.tr(
                    "An end is hard when seven of the eight halves with its number lie on the "
                    "table. If both ends are hard and differ, only one tile fits anywhere: the "
                    "one with both numbers."
                ),
                #: The rules of six-love.
                self.tr(
                    "Going out with that tile counts two points. If it is not your last tile, it "
                    "only blocks the deal. A double is never the key."
                ),
            ),
            ("52",),
            #: Under a picture of the tile 5-2.
            self.tr("The ends are a hard five and a hard two: 5-2 is the key."),
        )

    def _nothing_else(self) -> Passage:
        return Passage(
            "nothing",
            #: A heading in the rules.
            self.tr("What does not count"),
            (
                #: The rules.
                self.tr(
                    "Pips left over, passes, a double or the double blank as last tile, and "
                    "having blocked: none of it scores. And no clock ever hurries you."
                ),
            ),
        )

    def _going_back(self) -> Passage:
        return Passage(
            "back",
            #: A heading in the rules.
            self.tr("Taking back"),
            (
                #: The rules.
                self.tr(
                    "Where the table allows it, plays can be undone and a deal begun again with "
                    "the same tiles. If several people play, all of them must agree."
                ),
            ),
        )
