"""Sounds that overlap are one stream, and silence follows them."""

from __future__ import annotations

from array import array

from doublesix_client.sound.mixer import LOUDEST, Mixer


def test_without_sounds_there_is_silence_of_the_length_asked_for() -> None:
    mixer = Mixer()
    assert mixer.take(3) == array("h", [0, 0, 0])
    assert mixer.is_quiet


def test_a_sound_is_taken_in_pieces_and_then_ends() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1, 2, 3]))
    assert mixer.take(2) == array("h", [1, 2])
    assert not mixer.is_quiet
    assert mixer.take(2) == array("h", [3, 0])
    assert mixer.is_quiet


def test_two_sounds_add_up_and_never_wrap() -> None:
    mixer = Mixer()
    mixer.add(array("h", [30_000, -30_000, 5]))
    mixer.add(array("h", [30_000, -30_000]))
    assert mixer.take(3) == array("h", [LOUDEST, -LOUDEST, 5])


def test_a_softer_sound_is_the_same_sound() -> None:
    mixer = Mixer()
    loud = array("h", [1000, -1000, LOUDEST])
    mixer.add(loud, 0.5)
    assert mixer.take(3) == array("h", [500, -500, LOUDEST // 2])
    assert loud[0] == 1000
