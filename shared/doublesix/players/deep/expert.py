"""Expert: searches deals that go with what was played and passed."""

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
