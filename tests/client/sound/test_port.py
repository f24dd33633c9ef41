"""Silence is a sound port like any other."""

from __future__ import annotations

from doublesix_client.sound import NAMES, SilentSound, SoundPort


def test_silence_takes_every_name_and_does_nothing() -> None:
    port: SoundPort = SilentSound()
    for name in (*NAMES, "no such sound"):
        port.play(name)
    port.close()
