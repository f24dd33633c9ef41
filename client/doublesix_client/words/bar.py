"""Bar: the one sentence that says what can be done now, what is awaited, or what is previewed.

Knows the reader's own view and what it has chosen; never what to do next.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from doublesix.protocol.answers import PlainAct, Table, View
from doublesix_client.words.filling import filled, together
from doublesix_client.words.lists import ListWords
from doublesix_client.words.people import People
from doublesix_client.words.tiles import other_number, short


def ends_after(ends: Sequence[int] | None, tile: str, end: str | None) -> tuple[int, int]:
    """Return the two ends as a play would leave them.

    >>> ends_after([4, 0], "40", "right"), ends_after(None, "64", None)
    ((4, 4), (6, 4))
    """
    if ends is None:
        return int(tile[0]), int(tile[1])
    left, right = ends
    if end == "left":
        return other_number(tile, left), right
    return left, other_number(tile, right)


def tiles_in(legal: Sequence[PlainAct]) -> list[str]:
    """Return the tiles that may be played now, each once."""
    plays = (str(act[0]) for act in legal if act[0] not in ("pass", "name"))
    return list(dict.fromkeys(plays))


class BarWords(QObject):
    """Words the bar under the table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lists = ListWords(self)

    def now(self, view: View, people: People) -> str:
        """Say what the reader may do now, or who is awaited; nothing when the deal is over."""
        if view.turn is None:
            return ""
        if not view.legal or not people.is_viewer(view.turn):
            return self._awaited(view, people.name(view.turn))
        if view.phase == "naming":
            #: Six-love: you say which of you two opens; %1 is your partner.
            text = self.tr("Name who opens: %1 or yourself.")
            return filled(text, people.partner(view.turn))
        tiles = tiles_in(view.legal)
        if view.ends is None:
            return self._to_pose(tiles)
        return self._to_play(tiles, view.ends)

    def chosen(self, tile: str) -> str:
        """Say that a chosen tile fits both ends."""
        #: You chose a tile (1, as "5-4") and have yet to choose an end.
        return filled(self.tr("%1 fits both ends: choose one."), short(tile))

    def unfit(self, view: View, tile: str) -> str:
        """Say why a tile of the hand cannot be played now."""
        if view.ends is None:
            return self._to_pose(tiles_in(view.legal or []))
        left, right = view.ends
        if left == right:
            #: You pressed a tile (1, as "4-2") that cannot be played; %2: the number at both ends.
            return filled(self.tr("%1 does not fit %2."), short(tile), left)
        #: You pressed a tile (1, as "4-2") that cannot be played; %2 and %3 are the numbers at the
        #: ends.
        return filled(self.tr("%1 fits neither %2 nor %3."), short(tile), left, right)

    def preview(self, view: View, tile: str, end: str | None) -> str:
        """Say what a play would do: where it would lie, and the ends after it."""
        ends = self._ends(*ends_after(view.ends, tile, end))
        if view.ends is None:
            #: What you are about to confirm; %1 is a tile as "6-4".
            return together(filled(self.tr("%1 opens the deal."), short(tile)), ends)
        if end == "left":
            #: What you are about to confirm; %1 is a tile as "6-4".
            return together(filled(self.tr("%1 at the left end."), short(tile)), ends)
        #: What you are about to confirm; %1 is a tile as "6-4".
        return together(filled(self.tr("%1 at the right end."), short(tile)), ends)

    def preview_naming(self, opener: int, people: People) -> str:
        """Say whom the reader is about to name."""
        if people.is_viewer(opener):
            #: What you are about to confirm, in six-love.
            return self.tr("You open this deal yourself.")
        #: What you are about to confirm, in six-love; %1 is your partner.
        return filled(self.tr("%1 opens this deal."), people.name(opener))

    def preview_pass(self, view: View) -> str:
        """Say what a pass tells the others."""
        left, right = view.ends or (0, 0)
        if left == right:
            #: What you are about to confirm; %1 is a number.
            return filled(self.tr("You pass: nothing fits %1."), left)
        #: What you are about to confirm; %1 and %2 are numbers.
        return filled(self.tr("You pass: nothing fits %1 or %2."), left, right)

    def hint(self, act: PlainAct, people: People) -> str:
        """Say what a computer player would do here."""
        if act[0] == "pass":
            #: What a computer player would do in your place.
            return self.tr("Hint: pass.")
        if act[0] == "name":
            return self._hint_naming(int(act[1]), people)
        if len(act) == 1:
            #: What a computer player would do in your place; %1 is a tile as "6-4".
            return filled(self.tr("Hint: open with %1."), short(str(act[0])))
        if act[1] == "left":
            #: What a computer player would do in your place; %1 is a tile as "6-4".
            return filled(self.tr("Hint: %1 at the left end."), short(str(act[0])))
        #: What a computer player would do in your place; %1 is a tile as "6-4".
        return filled(self.tr("Hint: %1 at the right end."), short(str(act[0])))

    def weaker(self, level: str) -> str:
        """Say from which level a hint comes, where a stronger one plays here too."""
        #: Under a hint; %1 is the name of a level of computer players, as "Club player".
        return filled(self.tr("From a weaker level: %1."), level)

    def weaker_so_far(self, level: str) -> str:
        """Say from which level a hint comes, where no stronger one can be had."""
        #: Under a hint; %1 is the name of a level of computer players, as "Club player". There are
        #: stronger ones, but the server does not have them, or is still making them ready.
        return filled(self.tr("Level: %1; a stronger one is not ready."), level)

    def sent(self) -> str:
        """Say that an act waits for the server's word."""
        #: You confirmed something and the server has not answered yet.
        return self.tr("Waiting for the server.")

    def going_on(self, table: Table, people: People) -> str:
        """Say who is ready for the next deal and who is awaited."""
        own = table.you.seats
        others = [
            seat
            for seat in table.seats
            if seat.kind == "person" and seat.state == "here" and seat.seat not in own
            if seat.stand_in is None
        ]
        ready = [people.name(seat.seat) for seat in others if seat.ready]
        awaited = [people.name(seat.seat) for seat in others if not seat.ready]
        is_ready = any(seat.ready for seat in table.seats if seat.seat in own)
        if is_ready and awaited:
            #: You are ready for the next deal; %1 is a name or a list of names.
            return filled(self.tr("Waiting for %1."), self._lists.all(awaited))
        if len(ready) == 1:
            #: Somebody (1) waits for you to go on to the next deal.
            return filled(self.tr("%1 is ready."), ready[0])
        if ready:
            #: Several people (1, a list of names) wait for you to go on to the next deal.
            return filled(self.tr("%1 are ready."), self._lists.all(ready))
        return ""

    def _awaited(self, view: View, name: str) -> str:
        if view.phase == "naming":
            #: Six-love, before the first tile; %1 is a name.
            return filled(self.tr("Waiting for %1 to name who opens."), name)
        if view.ends is None:
            #: Before the first tile of a deal; %1 is a name.
            return filled(self.tr("Waiting for %1 to open the deal."), name)
        #: It is somebody else's turn; %1 is a name or a list of names.
        return filled(self.tr("Waiting for %1."), name)

    def _to_pose(self, tiles: list[str]) -> str:
        if len(tiles) == 1:
            #: You must begin the deal with this tile (1), as "6-6".
            return filled(self.tr("%1 opens the deal."), short(tiles[0]))
        #: You begin the deal.
        return self.tr("Open the deal with any tile.")

    def _to_play(self, tiles: list[str], ends: Sequence[int]) -> str:
        left, right = ends
        if not tiles:
            #: You have no tile that fits.
            return self.tr("Nothing fits: pass.")
        if len(tiles) == 1:
            #: You have one tile (1, as "5-4") that fits.
            return filled(self.tr("Only %1 fits."), short(tiles[0]))
        if left == right:
            #: It is your turn; %1 is the number at both ends.
            return filled(self.tr("Choose a tile with %1."), left)
        #: It is your turn; %1 and %2 are the numbers at the ends.
        return filled(self.tr("Choose a tile with %1 or %2."), left, right)

    def _ends(self, left: int, right: int) -> str:
        if left == right:
            #: What a play would lead to; %1 is a number.
            return filled(self.tr("Both ends will be %1."), left)
        #: What a play would lead to; %1 and %2 are the numbers at the left and right end.
        return filled(self.tr("The ends will be %1 and %2."), left, right)

    def _hint_naming(self, opener: int, people: People) -> str:
        if people.is_viewer(opener):
            #: What a computer player would do in your place, in six-love.
            return self.tr("Hint: open yourself.")
        #: What a computer player would do in your place, in six-love; %1 is your partner.
        return filled(self.tr("Hint: name %1."), people.name(opener))
