"""Cover: what a shared device says between two persons, while no hand is seen (Rules 4.5).

Knows names; never a tile.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from doublesix.protocol.answers import View
from doublesix_client.words.filling import filled


class CoverWords(QObject):
    """Words the hand-over of a shared device."""

    def title(self, view: View, name: str) -> str:
        """Say to whom the device goes, and what for."""
        if view.phase == "naming":
            #: A device that several share, covered; %1 is a name. In six-love.
            return filled(self.tr("%1 names who opens."), name)
        if view.ends is None:
            #: A device that several share, covered; %1 is a name.
            return filled(self.tr("%1 opens the deal."), name)
        #: A device that several share, covered; %1 is a name.
        return filled(self.tr("It is the turn of %1."), name)

    def text(self, name: str) -> str:
        """Say how the device is handed over."""
        #: A device that several share, covered; %1 is a name.
        return filled(self.tr("Hand the device to %1. Everybody else looks away."), name)

    def uncover(self, name: str) -> str:
        """Return the label of what uncovers a hand."""
        #: A button on a covered device: shows the hand of whoever presses it; %1 is a name.
        return filled(self.tr("I am %1: show my tiles"), name)

    def covered(self, name: str) -> str:
        """Say that a hand is covered: what a screen reader hears in its place."""
        #: A covered hand, for a screen reader; %1 is a name.
        return filled(self.tr("The hand of %1 is covered."), name)

    def waiting(self, name: str) -> str:
        """Say that everybody at the device waits for somebody elsewhere or a computer player."""
        #: A device that several share, covered while somebody else (1) plays.
        return filled(self.tr("All hands here are covered while %1 plays."), name)
