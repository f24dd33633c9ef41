"""Device: the sounds of the window on the machine's loudspeaker.

Everything that may take time or fail happens in a thread of its own: the window only drops a
name into a queue. Where there is no library or no device, it stays silent and says so once.
"""

from __future__ import annotations

import ctypes
import logging
import sys
import wave
from array import array
from collections.abc import Generator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from doublesix_client.sound.mixer import Mixer
from doublesix_client.sound.port import NAMES

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent.parent / "sounds"
RATE = 22_050
IDLE_SECONDS = 3.0
"""How long a device is kept open after the last sound."""

Wanted = tuple[str, float]
"""A sound to play, and how loud."""


class DeviceSound:
    """Sounds through miniaudio; `backends` are its, None for the machine's own."""

    def __init__(self, folder: Path = FOLDER, backends: Sequence[Any] | None = None) -> None:
        self._folder = folder
        self._backends = list(backends) if backends is not None else None
        self._wanted: SimpleQueue[Wanted | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._is_closed = False
        self.played = 0
        """How many sounds have been handed to the device."""

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play one of `NAMES` soon."""
        if self._is_closed or not volume:
            return
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
        self._wanted.put((name, volume))

    def close(self) -> None:
        """Let go of the device; waits for at most a second."""
        self._is_closed = True
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(1)

    def _serve(self) -> None:
        _keep_alsa_quiet()
        try:
            import miniaudio
        except (ImportError, OSError) as absent:
            self._fall_silent(absent)
            return
        try:
            sounds = {name: samples_of(self._folder / f"{name}.wav") for name in NAMES}
            while (wanted := self._wanted.get()) is not None:
                if not self._play_until_idle(miniaudio, sounds, wanted):
                    return
        except (miniaudio.MiniaudioError, OSError, wave.Error, EOFError) as failure:
            self._fall_silent(failure)

    def _play_until_idle(
        self, miniaudio: Any, sounds: dict[str, array[int]], wanted: Wanted | None
    ) -> bool:
        """Hold the device open while sounds come; say whether more may come later."""
        mixer = Mixer()
        device = miniaudio.PlaybackDevice(
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=20,
            backends=self._backends,
            app_name="doublesix",
        )
        with device:
            device.start(stream(mixer))
            while wanted is not None:
                name, volume = wanted
                if name in sounds:
                    mixer.add(sounds[name], volume)
                    self.played += 1
                try:
                    wanted = self._wanted.get(timeout=IDLE_SECONDS)
                except Empty:
                    return True
        return False

    def _fall_silent(self, why: Exception) -> None:
        self._is_closed = True
        log.info("no sounds: %s", type(why).__name__)


def _heard_nothing(*_: object) -> None:
    """Take what ALSA would write to standard error where there is no device."""


_QUIET = ctypes.CFUNCTYPE(None, *[ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int])(
    _heard_nothing
)


def _keep_alsa_quiet() -> None:
    if not sys.platform.startswith("linux"):
        return
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_QUIET)


def stream(mixer: Mixer) -> Generator[array[int], int, None]:
    """Return the mixer as the started generator that a device takes its samples from."""

    def samples() -> Generator[array[int], int, None]:
        count = yield array("h")
        while True:
            count = yield mixer.take(count)

    started = samples()
    next(started)
    return started


def samples_of(path: Path) -> array[int]:
    """Read a sound: mono, 16 bits, at `RATE`."""
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"{path.name} is not mono of 16 bits at {RATE} Hz")
        samples = array("h")
        samples.frombytes(file.readframes(file.getnframes()))
    return samples
