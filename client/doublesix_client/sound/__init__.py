"""Sounds, which are silent where there is no device. Knows no table.

`SoundPort` is what the rest of the window sees; `DeviceSound` plays.
"""

from doublesix_client.sound.device import DeviceSound
from doublesix_client.sound.port import NAMES, SoundPort

__all__ = ["NAMES", "DeviceSound", "SoundPort"]
