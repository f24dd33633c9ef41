"""Expert: searches some deals that may be, and reads the others' plays as a club player's."""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.players.deep.weigh import choose
from doublesix.players.reading import Plain, View


@dataclass(frozen=True, slots=True)
class Expert:
    """A player of the level `expert`."""

    seed: str
    effort: int | None = None

    def choose(self, view: View) -> Plain:
        """Return the request of the seat whose view this is."""
        return choose(view, self.seed, self.effort, "expert")
