"""Plaques: who has a seat, what they are doing, what they did last and passed on.

Knows what the table tells of a seat; never its hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QObject

from doublesix.protocol.answers import PlainAct, SeatState, View
from doublesix_client.core.around import partner_of
from doublesix_client.words.filling import filled, together
from doublesix_client.words.lists import ListWords
from doublesix_client.words.tiles import short


class Standing(StrEnum):
    """What a plaque shows of its seat; the first that holds, in this order."""

    OPEN = "open"
    YOUR_TURN = "your_turn"
    STOOD_IN = "stood_in"
    LOST = "lost"
    LEFT = "left"
    WAITING = "waiting"
    READS = "reads"
    THINKING = "thinking"
    READY = "ready"
    QUIET = "quiet"


def standing_of(
    seat: SeatState, view: View | None, own: Sequence[int] = (), *, is_linked: bool = True
) -> Standing:
    """Return what a plaque shows of its seat; `own` are the reader's seats.

    While the reader's own link is down, nothing is known to go on anywhere.
    """
    if not is_linked and seat.kind != "open":
        return Standing.LOST if seat.seat in own else Standing.QUIET
    is_turn = view is not None and view.turn == seat.seat
    is_over = view is not None and view.phase == "over"
    holds: list[tuple[Standing, bool]] = [
        (Standing.OPEN, seat.kind == "open"),
        (Standing.YOUR_TURN, is_turn and seat.seat in own and seat.stand_in is None),
        (Standing.STOOD_IN, seat.stand_in is not None),
        (Standing.LOST, seat.state == "lost"),
        (Standing.LEFT, seat.state == "left"),
        (Standing.WAITING, seat.state == "waiting"),
        (Standing.READS, seat.holds),
        (Standing.THINKING, is_turn),
        (Standing.READY, is_over and seat.ready),
    ]
    return next((standing for standing, is_so in holds if is_so), Standing.QUIET)


def last_act(view: View, seat: int) -> PlainAct | None:
    """Return what a seat did last in this deal, as it stands in `plays`."""
    return next((play for play in reversed(view.plays) if play[0] == seat), None)


def has_opened(view: View, seat: int) -> bool:
    """Tell whether a seat has played the first tile of this deal."""
    return bool(view.plays) and view.opening.opener == seat


class PlaqueWords(QObject):
    """Words what the plaque of a seat shows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lists = ListWords(self)

    def role(self, seat: int, viewer: int | None) -> str:
        """Say how a seat stands to the reader's."""
        if viewer is None:
            #: On the plaque of a seat (1 to 4).
            return filled(self.tr("seat %1"), seat)
        if seat == viewer:
            #: On one's own plaque.
            return self.tr("you")
        if seat == partner_of(viewer):
            #: On the plaque of one's partner.
            return self.tr("your partner")
        if seat == viewer % 4 + 1:
            #: On the plaque of whoever plays after you.
            return self.tr("plays after you")
        #: On the plaque of whoever plays before you.
        return self.tr("plays before you")

    def kind(self, seat: SeatState) -> str:
        """Say that a computer player has the seat, or that it is open; nothing for a person."""
        if seat.kind == "bot":
            #: On the plaque of a computer player.
            return self.tr("computer player")
        if seat.kind == "open":
            #: On the plaque of a seat that nobody has.
            return self.tr("open seat")
        return ""

    def computer(self, level: str) -> str:
        """Say that a computer player of a level has the seat."""
        #: On the plaque of a computer player; %1 is its level, as "Club player".
        return filled(self.tr("Computer: %1"), level)

    def state(self, standing: Standing) -> str:
        """Say what a seat is doing; nothing while it is quiet."""
        return {
            #: On a plaque: nobody sits there.
            Standing.OPEN: self.tr("Nobody sits here"),
            #: On one's own plaque.
            Standing.YOUR_TURN: self.tr("Your turn"),
            #: On a plaque: a computer player plays for a person who is away or silent.
            Standing.STOOD_IN: self.tr("A computer player stands in"),
            #: On a plaque: the person's connection was lost.
            Standing.LOST: self.tr("Link lost"),
            #: On a plaque: the person left the table.
            Standing.LEFT: self.tr("Left the table"),
            #: On a plaque: a computer player is on its way to this seat.
            Standing.WAITING: self.tr("A computer player is coming"),
            #: On a plaque: the person reads, and the computer players wait.
            Standing.READS: self.tr("Reading"),
            #: On a plaque: it is this seat's turn.
            Standing.THINKING: self.tr("Thinking"),
            #: On a plaque: the person is ready for the next deal.
            Standing.READY: self.tr("Ready"),
            Standing.QUIET: "",
        }[standing]

    def last(self, view: View, seat: int) -> str:
        """Say what a seat did last in this deal; nothing if it did nothing yet."""
        act = last_act(view, seat)
        if act is None:
            return ""
        if act[1] == "pass":
            #: On a plaque: what this seat did last.
            return self.tr("Passed")
        if len(act) == 2:
            #: On a plaque: what this seat did last; %1 is the first tile of the deal, as "6-6".
            return filled(self.tr("Opened with %1"), short(str(act[1])))
        #: On a plaque: what this seat did last; %1 is a tile as "6-4".
        return filled(self.tr("Played %1"), short(str(act[1])))

    def played(self) -> str:
        """Return the word before a picture of the last tile."""
        #: On a plaque, before the picture of the tile that this seat played last.
        return self.tr("Played")

    def opened(self) -> str:
        """Say that this seat opened the deal."""
        #: On the plaque of the seat that played the first tile of this deal.
        return self.tr("Opened this deal")

    def opened_as(self, role: str) -> str:
        """Say how a seat stands to the reader's, and that it opened the deal."""
        #: On a plaque, in short; %1 is how the seat stands to yours, as "your partner".
        return filled(self.tr("%1, opened"), role)

    def passed_on(
        self, numbers: Sequence[int], is_viewer: bool = False, *, is_latest: bool = False
    ) -> str:
        """Say which numbers a seat has passed on, and whether it just did; nothing if none."""
        if not numbers:
            return ""
        listed = self._lists.all([str(number) for number in numbers])
        if is_latest:
            #: On a plaque, when the last act was a pass; %1 is a number or a list of numbers.
            return filled(self.tr("Just passed; so far on %1"), listed)
        if is_viewer:
            #: On one's own plaque; %1 is a number or a list of numbers.
            return filled(self.tr("You passed on %1"), listed)
        #: On a plaque; %1 is a number or a list of numbers.
        return filled(self.tr("Passed on %1"), listed)

    def tiles(self, count: int) -> str:
        """Say how many tiles a seat holds."""
        #: How many tiles a seat holds.
        return self.tr("%n tiles", "", count)

    def said(
        self,
        name: str,
        seat: SeatState,
        view: View,
        own: Sequence[int],
        *,
        is_linked: bool = True,
    ) -> str:
        """Say a whole plaque, for a screen reader."""
        viewer = view.seat
        kind = self.kind(seat) or self.role(seat.seat, viewer)
        if seat.kind != "person" and viewer is not None:
            #: A plaque, for a screen reader: a name (1), how the seat stands to yours (2), and
            #: that it is a computer player's (3).
            title = filled(self.tr("%1, %2, %3."), name, self.role(seat.seat, viewer), kind)
        else:
            #: A plaque, for a screen reader: a name (1) and how the seat stands to yours (2).
            title = filled(self.tr("%1, %2."), name, kind)
        last = last_act(view, seat.seat)
        is_pass = last is not None and last[1] == "pass"
        is_pose = last is not None and len(last) == 2 and not is_pass
        told = [
            self.state(standing_of(seat, view, own, is_linked=is_linked)),
            self.tiles(view.held[seat.seat - 1]),
            self.opened() if has_opened(view, seat.seat) and not is_pose else "",
            "" if is_pass else self.last(view, seat.seat),
            self.passed_on(view.passed[seat.seat - 1], seat.seat == viewer, is_latest=is_pass),
        ]
        return together(title, *(f"{part}." for part in told if part))
