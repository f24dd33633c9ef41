"""The sounds that are shipped are the ones that the maker makes."""

from __future__ import annotations

from pathlib import Path

import pytest

from doublesix_client.sound import NAMES, make
from doublesix_client.sound.device import FOLDER, RATE, samples_of


def test_there_is_a_sound_for_every_name_and_no_other() -> None:
    assert set(make.SOUNDS) == set(NAMES)
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_sound_is_what_is_made(name: str) -> None:
    shipped, made = samples_of(FOLDER / f"{name}.wav"), make.samples(name)
    assert len(shipped) == len(made)
    # Machines may differ in the last digit of a sine.
    assert max(abs(a - b) for a, b in zip(shipped, made, strict=True)) <= 1


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_begins_soft_and_ends_in_silence(name: str) -> None:
    sound = samples_of(FOLDER / f"{name}.wav")
    assert 0.1 < len(sound) / RATE < 1.6
    assert max(abs(sample) for sample in sound) < 0.7 * 32767
    assert abs(sound[-1]) < 50


def test_sounds_are_written_as_they_are_read(tmp_path: Path) -> None:
    make.write(tmp_path)
    assert samples_of(tmp_path / "knock.wav") == make.samples("knock")
