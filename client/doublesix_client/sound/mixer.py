"""Mixer: sounds that overlap, as one stream. Knows samples, never a device."""

from __future__ import annotations

from array import array
from threading import Lock

LOUDEST = 32767


class Mixer:
    """A stream of mono samples of 16 bits, into which sounds are put while it runs."""

    def __init__(self) -> None:
        self._lock = Lock()  # the device takes from a thread of its own
        self._voices: list[array[int]] = []

    def add(self, samples: array[int], volume: float = 1.0) -> None:
        """Let a sound begin now, as loud as it is or softer."""
        voice = samples if volume == 1.0 else array("h", (int(one * volume) for one in samples))
        with self._lock:
            self._voices.append(voice)

    @property
    def is_quiet(self) -> bool:
        """Whether every sound has ended."""
        with self._lock:
            return not self._voices

    def take(self, count: int) -> array[int]:
        """Return the next samples, as many as asked for, and silence where there is none."""
        with self._lock:
            voices = [voice[:count] for voice in self._voices]
            self._voices = [voice[count:] for voice in self._voices if len(voice) > count]
        mixed = array("h", bytes(2 * count))
        for voice in voices:
            for at, sample in enumerate(voice):
                mixed[at] = max(-LOUDEST, min(LOUDEST, mixed[at] + sample))
        return mixed
