"""Patience: how long the window waits for a server, as values. Knows no clock."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Patience:
    """How long to wait, in seconds.

    `waits` lie before the tries to come back, the last of them before all that follow; `steady`
    is how long a link holds before they begin anew. A server that has not answered a ping after
    `ping` seconds is lost, one that has not answered a hello after `hello`; one that is not where
    it was is listened for `look` seconds.
    """

    waits: tuple[float, ...] = (0.5, 1.0, 2.0, 4.0, 8.0, 10.0)
    jitter: float = 0.25
    steady: float = 10.0
    ping: float = 5.0
    hello: float = 30.0
    close: float = 0.5
    look: float = 2.0

    def wait(self, tries: int, chance: float) -> float:
        """Return how long to wait before a try; `chance` from 0 to 1 tells windows apart.

        >>> [Patience().wait(tries, 0.5) for tries in range(7)]
        [0.5, 1.0, 2.0, 4.0, 8.0, 10.0, 10.0]
        """
        return self.waits[min(tries, len(self.waits) - 1)] * (1 + self.jitter * (2 * chance - 1))


PATIENCE = Patience()
"""What a window has unless a test has less."""
