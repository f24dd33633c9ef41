"""Novice: any legal act, each as likely as the others; it names an opener at random too."""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.players.reading import Luck, Plain, View, read


@dataclass(frozen=True, slots=True)
class Novice:
    """A player of the level `novice`."""

    seed: str

    def choose(self, view: View) -> Plain:
        """Return the request of the seat whose view this is."""
        return Luck(self.seed, view).pick(read(view).acts).request
