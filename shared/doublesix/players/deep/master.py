"""Master: searches many deals that may be, and reads the others' plays as a master's."""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.players.deep.weigh import choose
from doublesix.players.reading import Plain, View


@dataclass(frozen=True, slots=True)
class Master:
    """A player of the level `master`."""

    seed: str
    effort: int | None = None

    def choose(self, view: View) -> Plain:
        """Return the request of the seat whose view this is."""
        return choose(view, self.seed, self.effort, "master")
