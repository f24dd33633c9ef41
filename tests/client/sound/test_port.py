"""Each sound that the window asks for is there, and the device plays them like any port."""

from __future__ import annotations

from doublesix_client.sound import NAMES, DeviceSound, SoundPort
from doublesix_client.sound.device import FOLDER


def test_every_name_has_its_sound() -> None:
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(NAMES)


def test_the_device_is_a_port() -> None:
    port: SoundPort = DeviceSound()
    port.close()
