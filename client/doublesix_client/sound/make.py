"""Make: the sounds of the window, computed from nothing but numbers.

Run as a module it writes them where the window looks for them. A struck body is a sum of tones
that die away, each at its own pace, and a very short noise where it is hit.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path

from doublesix_client.sound.device import FOLDER, RATE

Tone = tuple[float, float, float]
"""Pitch in hertz, loudness, and the seconds after which it has sunk to a third."""

BONE: tuple[Tone, ...] = ((2140, 0.5, 0.010), (3390, 0.34, 0.007), (5120, 0.2, 0.005))
WOOD: tuple[Tone, ...] = ((214, 0.7, 0.045), (387, 0.5, 0.032), (655, 0.3, 0.022))
KNUCKLE: tuple[Tone, ...] = ((168, 0.9, 0.055), (291, 0.6, 0.040), (540, 0.35, 0.022))


def silence(seconds: float) -> list[float]:
    """Return so many seconds of nothing."""
    return [0.0] * round(seconds * RATE)


def struck(
    tones: Iterable[Tone], seconds: float, noise: float = 0.0, seed: int = 0, rise: float = 0.0
) -> list[float]:
    """Return a body struck once; `rise` softens the stroke."""
    chance = random.Random(seed)
    sound = silence(seconds)
    for pitch, loudness, sinks in tones:
        for at in range(len(sound)):
            time = at / RATE
            sound[at] += loudness * math.exp(-time / sinks) * math.sin(math.tau * pitch * time)
    for at in range(min(len(sound), round(0.004 * RATE))):
        sound[at] += noise * chance.uniform(-1, 1) * (1 - at / (0.004 * RATE))
    for at in range(round(rise * RATE)):
        sound[at] *= at / (rise * RATE)
    return sound


def laid(sound: list[float], others: Iterable[tuple[float, list[float]]]) -> list[float]:
    """Lay sounds over one another, each at its second."""
    whole = list(sound)
    for begins, other in others:
        first = round(begins * RATE)
        whole += [0.0] * max(0, first + len(other) - len(whole))
        for at, sample in enumerate(other):
            whole[first + at] += sample
    return whole


def note(pitch: float, loudness: float = 1.0, sinks: float = 0.22) -> list[float]:
    """Return a soft note, as of a wooden bar."""
    tones = ((pitch, 0.8, sinks), (pitch * 2, 0.1, sinks / 2), (pitch * 3.93, 0.16, sinks / 6))
    bar = struck(tones, sinks * 4, rise=0.006)
    return [sample * loudness for sample in bar]


def click() -> list[float]:
    """Return bone laid on wood."""
    return struck((*BONE, *WOOD), 0.22, noise=0.5, seed=1)


def knock() -> list[float]:
    """Return two knocks of a hand on the table."""
    once = struck(KNUCKLE, 0.3, noise=0.25, seed=2)
    return laid(once, [(0.17, [sample * 0.85 for sample in once])])


def shuffle() -> list[float]:
    """Return tiles pushed about, face down."""
    chance = random.Random(3)
    strokes = []
    for number in range(34):
        bend = chance.uniform(0.86, 1.22)
        tones = [(pitch * bend, loud, sinks * 0.8) for pitch, loud, sinks in (*BONE, *WOOD)]
        sound = struck(tones, 0.1, noise=0.6, seed=number)
        begins = chance.uniform(0.0, 1.0)
        swell = math.sin(math.pi * (0.08 + 0.84 * begins))
        loudness = swell * chance.uniform(0.15, 0.5)
        strokes.append((begins, [sample * loudness for sample in sound]))
    return laid(silence(1.12), strokes)


def chord(pitches: Sequence[float], apart: float, sinks: float) -> list[float]:
    """Return notes one after another."""
    return laid([], [(at * apart, note(pitch, sinks=sinks)) for at, pitch in enumerate(pitches)])


SOUNDS = {
    "click": (click, 0.6),
    "knock": (knock, 0.6),
    "shuffle": (shuffle, 0.45),
    "turn": (lambda: chord((392.0, 523.25), 0.11, 0.20), 0.4),
    "win": (lambda: chord((392.0, 523.25, 659.25, 783.99), 0.13, 0.26), 0.45),
    "lose": (lambda: chord((329.63, 261.63), 0.2, 0.26), 0.38),
}
"""How each is made, and the height of its peak."""


def samples(name: str) -> array[int]:
    """Make a sound: mono samples of 16 bits, with a soft end."""
    make, peak = SOUNDS[name]
    sound = make()
    fade = round(0.02 * RATE)
    for at in range(fade):
        sound[-1 - at] *= at / fade
    highest = max(abs(sample) for sample in sound)
    return array("h", (round(sample / highest * peak * 32767) for sample in sound))


def write(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        made = samples(name)
        if sys.byteorder == "big":
            made.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made.tobytes())


if __name__ == "__main__":
    write(FOLDER)
