"""Sounds play where there is a device, and where there is none nothing else suffers."""

from __future__ import annotations

import logging
import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pytest

from doublesix_client.sound import NAMES, DeviceSound
from doublesix_client.sound.device import RATE, samples_of, stream
from doublesix_client.sound.mixer import Mixer


def silent_after(sound: DeviceSound, caplog: pytest.LogCaptureFixture) -> list[str]:
    with caplog.at_level(logging.INFO):
        for name in NAMES:
            sound.play(name)
        sound.close()
        sound.play("click")
    return [record.getMessage() for record in caplog.records if "sound" in record.name]


def test_every_sound_goes_to_a_device_that_swallows_it(caplog: pytest.LogCaptureFixture) -> None:
    miniaudio = pytest.importorskip("miniaudio")
    sound = DeviceSound(backends=[miniaudio.Backend.NULL])
    assert silent_after(sound, caplog) == []
    assert sound.played == len(NAMES)


def test_a_volume_of_nothing_is_silence() -> None:
    sound = DeviceSound()
    sound.play("click", 0.0)
    assert sound._thread is None


def test_an_unknown_name_is_silent(caplog: pytest.LogCaptureFixture) -> None:
    miniaudio = pytest.importorskip("miniaudio")
    sound = DeviceSound(backends=[miniaudio.Backend.NULL])
    sound.play("no such sound")
    assert silent_after(sound, caplog) == []
    assert sound.played == len(NAMES)


def test_without_the_library_it_is_silent_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    assert silent_after(DeviceSound(), caplog) == ["no sounds: ModuleNotFoundError"]


def test_without_a_device_it_is_silent_and_says_so_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    miniaudio = pytest.importorskip("miniaudio")
    elsewhere = miniaudio.Backend.COREAUDIO
    if sys.platform == "darwin":
        elsewhere = miniaudio.Backend.WASAPI
    sound = DeviceSound(backends=[elsewhere])
    assert silent_after(sound, caplog) == ["no sounds: MiniaudioError"]


def test_without_its_files_it_is_silent_and_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pytest.importorskip("miniaudio")
    assert silent_after(DeviceSound(tmp_path), caplog) == ["no sounds: FileNotFoundError"]


def test_closing_what_never_played_starts_nothing() -> None:
    DeviceSound().close()


def test_a_stream_gives_a_device_as_many_samples_as_it_asks_for() -> None:
    mixer = Mixer()
    mixer.add(array("h", [7, 8]))
    samples = stream(mixer)
    assert samples.send(1) == array("h", [7])
    assert samples.send(3) == array("h", [8, 0, 0])


def test_a_sound_of_another_form_is_no_sound_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "click.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(8))
    with pytest.raises(wave.Error, match=r"click\.wav is not mono"):
        samples_of(path)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="ALSA is Linux's")
def test_a_machine_without_a_device_writes_nothing_to_its_terminal() -> None:
    script = (
        "from doublesix_client.sound.device import DeviceSound\n"
        "sound = DeviceSound()\n"
        "sound.play('click')\n"
        "sound.close()\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert done.stderr == b""
