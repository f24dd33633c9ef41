"""Announcements: what is said aloud of every act of every seat, with the new ends.

Knows the events of an update and the reader's own view: never a tile that neither shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from doublesix.protocol.answers import PlainOpening, Update, View
from doublesix_client.words.filling import filled, together
from doublesix_client.words.opening import OpeningWords
from doublesix_client.words.people import People
from doublesix_client.words.result import ResultWords
from doublesix_client.words.tiles import TileWords, other_number

Ends = tuple[int, int]


def ends_of_events(events: Sequence[dict[str, Any]], after: Sequence[int] | None) -> list[Ends]:
    """Return the ends as each event left them, given those after the last.

    >>> laid = {"event": "played", "seat": 1, "tile": "64", "end": "left"}
    >>> passed = {"event": "passed", "seat": 2, "ends": [6, 2]}
    >>> ends_of_events([laid, passed, laid], [4, 2])
    [(6, 2), (6, 2), (4, 2)]
    """
    left, right = after or (0, 0)
    found: list[Ends] = []
    for event in reversed(events):
        found.append((left, right))
        if event["event"] == "played" and event.get("end") == "left":
            left = other_number(event["tile"], left)
        elif event["event"] == "played" and event.get("end") == "right":
            right = other_number(event["tile"], right)
    return found[::-1]


class AnnouncementWords(QObject):
    """Says an update aloud: one sentence or more for each event, in order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tiles = TileWords(self)
        self._opening = OpeningWords(self)
        self._result = ResultWords(self)

    def of(self, update: Update, people: People) -> list[str]:
        """Say what happened, and last that it is the reader's turn, if it is."""
        view = update.view
        ends = ends_of_events(update.events, view.ends)
        told = [
            self.one(event, at, view, people) for event, at in zip(update.events, ends, strict=True)
        ]
        return [text for text in (*told, self.turn(view, people)) if text]

    def one(self, event: dict[str, Any], ends: Ends, view: View, people: People) -> str:
        """Say one event; `ends` are those that it left."""
        match event["event"]:
            case "played":
                return together(self._played(event, ends, people), self._few(event, view, people))
            case "passed":
                return self._passed(event, people)
            case "named":
                return self._named(event["seat"], event["opener"], people)
            case "dealt":
                return self._dealt(event, people)
            case "deal_ended" if view.result is not None:
                return self.ended(view, people)
            case "taken_back" | "restored" | "restarted":
                return together(self._gone_back(event), self.position(view))
            case _:
                return ""

    def ended(self, view: View, people: People) -> str:
        """Say how the deal ended, why it counted what it did, and who opens next."""
        return together(
            self._result.headline(view, people, self._tiles.tile),
            self._result.reason(view, people),
            self._opening.next(view, people),
        )

    def turn(self, view: View, people: People) -> str:
        """Say that it is the reader's turn; nothing if it is not."""
        if not people.is_viewer(view.turn) or not view.legal:
            return ""
        if view.phase == "naming":
            #: Said aloud, in six-love: you say which of you two opens.
            return self.tr("It is yours to name who opens.")
        if view.legal == [["pass"]]:
            #: Said aloud.
            return self.tr("It is your turn; nothing fits, so you pass.")
        if view.ends is None:
            #: Said aloud: you play the first tile of the deal.
            return self.tr("It is your turn to open.")
        #: Said aloud.
        return self.tr("It is your turn.")

    def position(self, view: View) -> str:
        """Say the ends as they are now."""
        if view.ends is None:
            #: Said aloud: no tile is played yet in this deal.
            return self.tr("No tile lies on the table.")
        left, right = (self._tiles.number(number) for number in view.ends)
        if left == right:
            #: Said aloud; %1 is a number.
            return filled(self.tr("Both ends are %1."), left)
        #: Said aloud; %1 and %2 are the numbers at the left and right end.
        return filled(self.tr("The ends are %1 and %2."), left, right)

    def _played(self, event: dict[str, Any], ends: Ends, people: People) -> str:
        seat, tile, end = event["seat"], event["tile"], event.get("end")
        if end is None:
            told = self._posed(people.is_viewer(seat), ends)
            return filled(told, people.name(seat), self._tiles.tile(tile), *self._numbers(ends))
        at = other_number(tile, ends[0] if end == "left" else ends[1])
        is_left = end == "left"
        worded = self._laid_by_you if people.is_viewer(seat) else self._laid
        text = worded(is_left, ends)
        return filled(text, people.name(seat), self._tiles.joined(tile, at), *self._numbers(ends))

    def _posed(self, is_viewer: bool, ends: Ends) -> str:
        is_same = ends[0] == ends[1]
        if is_viewer and is_same:
            #: Said aloud: you play the first tile (2), a double; %3 is its number.
            return self.tr("You open with %2; both ends %3.")
        if is_viewer:
            #: Said aloud: you play the first tile (2); %3 and %4 are the ends.
            return self.tr("You open with %2; ends %3 and %4.")
        if is_same:
            #: Said aloud: somebody (1) plays the first tile (2), a double; %3 is its number.
            return self.tr("%1 opens with %2; both ends %3.")
        #: Said aloud: somebody (1) plays the first tile (2); %3 and %4 are the ends.
        return self.tr("%1 opens with %2; ends %3 and %4.")

    def _laid_by_you(self, is_left: bool, ends: Ends) -> str:
        is_same = ends[0] == ends[1]
        if is_left and is_same:
            #: Said aloud; %2 is a tile, as "four-five", %3 the number at both ends after it.
            return self.tr("You play %2 on the left; both ends %3.")
        if is_left:
            #: Said aloud; %2 is a tile, as "four-five", %3 and %4 the ends after it.
            return self.tr("You play %2 on the left; ends %3 and %4.")
        if is_same:
            #: Said aloud; %2 is a tile, as "four-five", %3 the number at both ends after it.
            return self.tr("You play %2 on the right; both ends %3.")
        #: Said aloud; %2 is a tile, as "four-five", %3 and %4 the ends after it.
        return self.tr("You play %2 on the right; ends %3 and %4.")

    def _laid(self, is_left: bool, ends: Ends) -> str:
        is_same = ends[0] == ends[1]
        if is_left and is_same:
            #: Said aloud; %1 is a name, %2 a tile, as "four-five", %3 the number at both ends.
            return self.tr("%1 plays %2 on the left; both ends %3.")
        if is_left:
            #: Said aloud; %1 is a name, %2 a tile, as "four-five", %3 and %4 the ends after it.
            return self.tr("%1 plays %2 on the left; ends %3 and %4.")
        if is_same:
            #: Said aloud; %1 is a name, %2 a tile, as "four-five", %3 the number at both ends.
            return self.tr("%1 plays %2 on the right; both ends %3.")
        #: Said aloud; %1 is a name, %2 a tile, as "four-five", %3 and %4 the ends after it.
        return self.tr("%1 plays %2 on the right; ends %3 and %4.")

    def _few(self, event: dict[str, Any], view: View, people: People) -> str:
        seat = event["seat"]
        if view.held[seat - 1] != 1:
            return ""
        if people.is_viewer(seat):
            #: Said aloud, after a play.
            return self.tr("You have one tile left.")
        #: Said aloud, after a play; %1 is a name.
        return filled(self.tr("%1 has one tile left."), people.name(seat))

    def _passed(self, event: dict[str, Any], people: People) -> str:
        left, right = event["ends"]
        values = (people.name(event["seat"]), *self._numbers((left, right)))
        is_viewer = people.is_viewer(event["seat"])
        if is_viewer and left == right:
            #: Said aloud; %2 is the number at both ends.
            return filled(self.tr("You pass on %2."), *values)
        if is_viewer:
            #: Said aloud; %2 and %3 are the numbers at the ends.
            return filled(self.tr("You pass on %2 and %3."), *values)
        if left == right:
            #: Said aloud; %1 is a name, %2 the number at both ends.
            return filled(self.tr("%1 passes on %2."), *values)
        #: Said aloud; %1 is a name, %2 and %3 are the numbers at the ends.
        return filled(self.tr("%1 passes on %2 and %3."), *values)

    def _named(self, by: int, opener: int, people: People) -> str:
        if people.is_viewer(by):
            if by == opener:
                #: Said aloud, in six-love: you, and not your partner, open the deal.
                return self.tr("You open this deal yourself.")
            #: Said aloud, in six-love; %1 is your partner.
            return filled(self.tr("You name %1 to open."), people.name(opener))
        if by == opener:
            #: Said aloud, in six-love: somebody (1), and not the partner, opens the deal.
            return filled(self.tr("%1 chooses to open."), people.name(by))
        if people.is_viewer(opener):
            #: Said aloud, in six-love; %1 is your partner.
            return filled(self.tr("%1 names you to open."), people.name(by))
        #: Said aloud, in six-love; %1 and %2 are partners.
        return filled(self.tr("%1 names %2 to open."), people.name(by), people.name(opener))

    def _dealt(self, event: dict[str, Any], people: People) -> str:
        opening = PlainOpening.model_validate(event["opening"])
        if event["match"] > 1:
            #: Said aloud; %1 is the number of a deal, %2 of a match.
            told = filled(self.tr("Deal %1, in match %2."), event["deal"], event["match"])
        else:
            #: Said aloud; %1 is the number of a deal.
            told = filled(self.tr("Deal %1."), event["deal"])
        return together(told, self._opening.begun(opening, people))

    def _gone_back(self, event: dict[str, Any]) -> str:
        if event["event"] == "restarted":
            #: Said aloud; %1 is the number of a deal.
            return filled(self.tr("Deal %1 begins again with the same tiles."), event["deal"])
        count = event["acts"]
        if event["event"] == "restored":
            if count == 1:
                #: Said aloud: a redo of one act (a play, a pass or the naming of an opener).
                return self.tr("One act is done again.")
            #: Said aloud: a redo of %n acts (2 or more; plays, passes, namings of an opener).
            return self.tr("%n acts are done again.", "", count)
        if count == 1:
            #: Said aloud: an undo of one act (a play, a pass or the naming of an opener).
            return self.tr("One act is taken back.")
        #: Said aloud: an undo of %n acts (2 or more; plays, passes, namings of an opener).
        return self.tr("%n acts are taken back.", "", count)

    def _numbers(self, ends: Ends) -> tuple[str, str]:
        return self._tiles.number(ends[0]), self._tiles.number(ends[1])
