"""Port: what the window asks of whatever makes its sounds."""

from __future__ import annotations

from typing import Protocol

NAMES = ("click", "knock", "shuffle", "turn", "win", "lose")
"""A tile laid, a pass, a new deal, your turn, a deal won, a deal lost."""


class SoundPort(Protocol):
    """Whoever can play a sound by its name."""

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play one of `NAMES` if that is possible; never blocks, never raises.

        `volume` is from 0, which is silence, to 1.
        """

    def close(self) -> None:
        """Let go of the device."""
