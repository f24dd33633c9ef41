"""Look back: what is said of an act after its deal, of the seat's own view and of open hands.

Knows acts and chances; never which deal they are of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLocale, QObject

from doublesix_client.words.filling import filled
from doublesix_client.words.lists import ListWords
from doublesix_client.words.people import People
from doublesix_client.words.tiles import TileWords, short

PlainAct = Sequence[object]


class LookBackWords(QObject):
    """Words for a look back."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lists = ListWords(self)
        self._tiles = TileWords(self)

    def act(self, act: PlainAct, people: People) -> str:
        """Write an act short."""
        return self._worded(act, people, short)

    def said(self, act: PlainAct, people: People) -> str:
        """Say an act aloud."""
        return self._worded(act, people, self._tiles.tile)

    def any(self, acts: Sequence[str]) -> str:
        """Join acts that were equally good."""
        return self._lists.any(acts)

    def working(self, done: int, of: int) -> str:
        """Say how far a look back is."""
        if not of:
            #: While a deal is looked back on, before the first act: what looks back is made ready,
            #: which takes longer when it was never used before.
            return self.tr("Setting out. The very first time this takes a minute or two.")
        #: While a deal is looked back on: how many acts (1) of how many (2) are done.
        return filled(self.tr("%1 of %2 acts"), done, of)

    def fault(self, code: str) -> str:
        """Say why there is no look back."""
        if code == "not_installed":
            #: In place of a look back: the program was installed without a part of it.
            return self.tr("The strongest computer player is not installed on this computer.")
        #: In place of a look back: something went wrong.
        return self.tr("Looking back did not work this time.")

    def mark(self, mark: str) -> str:
        """Say why an act mattered; nothing if it did not."""
        return {
            #: At an act of a finished deal: it gave away chances, by what the seat could know.
            "cost": self.tr("Cost a chance"),
            #: At an act of a finished deal: it turned out badly, and nobody could have known.
            "luck": self.tr("Bad luck"),
            #: At an act of a finished deal: it was clearly better than anything else.
            "find": self.tr("Well found"),
        }.get(mark, "")

    def marked(self, place: int, of: int) -> str:
        """Say which of the acts that mattered is shown, 0 for none, and how many there are."""
        if not place:
            #: Beside the button "Next that mattered": how many acts (1) there are that mattered.
            return filled(self.tr("In this deal: %1"), of)
        #: Beside the button "Next that mattered": the act that is shown is the first (1) of three
        #: (2) that mattered.
        return filled(self.tr("%1 of %2"), place, of)

    def nothing_to_choose(self) -> str:
        """Say that an act was forced."""
        #: At an act of a finished deal: nothing else was allowed.
        return self.tr("Nothing to choose")

    def leaned(self, other: str) -> str:
        """Say what the strongest level leaned to, in short; nothing stands for the same."""
        if not other:
            #: At an act of a finished deal: what the strongest level would have done here.
            return self.tr("Master: the same")
        #: At an act of a finished deal: what the strongest level would have done here (1).
        return filled(self.tr("Master: %1"), other)

    def opened(self, better: str) -> str:
        """Say what was best with all hands open, in short; nothing stands for what was done."""
        if not better:
            #: At an act of a finished deal: who sees all four hands finds nothing better.
            return self.tr("Open hands: nothing better")
        #: At an act of a finished deal: what was best (1) for who sees all four hands.
        return filled(self.tr("Open hands: %1"), better)

    def could_know(self, chance: float, other: str, more: float) -> str:
        """Say what that level leaned to with the seat's tiles, and the chances in percent."""
        if not other:
            #: Under an act of a finished deal: a computer player that sees this seat's tiles only
            #: would have done so too; %1 is how likely it thinks the pair is to win the match.
            text = self.tr("With these tiles the Master leans to the same: %1 % for the match.")
            return filled(text, _percent(chance))
        #: Under an act of a finished deal: a computer player that sees this seat's tiles only would
        #: have done something else (1); how likely it thinks the pair is to win the match after
        #: that (2) and after what was done (3).
        text = self.tr("With these tiles the Master leans to %1: %2 % for the match, against %3 %.")
        return filled(text, other, _percent(more), _percent(chance))

    def lay_open(self, outcome: str, better: str, outcome_there: str) -> str:
        """Say what was best with all hands open, and how the deal ends after it and after this."""
        if not better:
            return {
                #: Under an act of a finished deal, for who sees all four hands.
                "win": self.tr("With all hands open nothing was better: the deal can be won."),
                #: Under an act of a finished deal, for who sees all four hands.
                "tie": self.tr("With all hands open nothing was better: the deal can be tied."),
            }.get(
                outcome,
                #: Under an act of a finished deal, for who sees all four hands.
                self.tr("With all hands open nothing was better: the deal is lost."),
            )
        text = {
            #: Under an act of a finished deal, for who sees all four hands; %1 is another act.
            ("win", "tie"): self.tr("With all hands open %1 wins the deal, and this ties it."),
            #: Under an act of a finished deal, for who sees all four hands; %1 is another act.
            ("win", "loss"): self.tr("With all hands open %1 wins the deal, and this loses it."),
            #: Under an act of a finished deal, for who sees all four hands; %1 is another act.
            ("tie", "loss"): self.tr("With all hands open %1 ties the deal, and this loses it."),
        }.get(
            (outcome_there, outcome),
            #: Under an act of a finished deal, for who sees all four hands; %1 is another act. The
            #: deal ends alike, but with fewer points, or another seat opens the next one.
            self.tr("With all hands open %1 was a little better for the match."),
        )
        return filled(text, better)

    def _worded(self, act: PlainAct, people: People, tile: Callable[[str], str]) -> str:
        if act[0] == "pass":
            #: What a seat did or could do.
            return self.tr("pass", "an act")
        if act[0] == "name":
            #: What a seat did or could do: it said who opens (1).
            return filled(self.tr("%1 opens", "an act"), people.name(int(str(act[1]))))
        name = tile(str(act[0]))
        if len(act) == 1:
            return name
        if act[1] == "left":
            #: What a seat did or could do: a tile (1) at the left end.
            return filled(self.tr("%1 left", "an act"), name)
        #: What a seat did or could do: a tile (1) at the right end.
        return filled(self.tr("%1 right", "an act"), name)


def _percent(share: float) -> str:
    return QLocale().toString(100 * share, "f", 1)
