"""Workers: the processes of the fault run that play empty seats, for all nodes together.

Knows processes; never seats.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.club.ground import Ground
from tests.club.nodes import TOKEN

PLACE = "workers"
LEVELS = "novice,casual,club"


class Workers:
    """Some worker processes."""

    def __init__(self, ground: Ground, directory: str, count: int, folder: Path) -> None:
        self._ground = ground
        self._directory = directory
        self._log = folder / "workers"
        self.processes: list[subprocess.Popen[str]] = []
        self._count = count

    def begin(self) -> None:
        """Begin as many as there are to be."""
        while len(self.processes) < self._count:
            self.processes.append(self._begun())

    def replace(self, number: int) -> None:
        """Kill one, and begin another in its place."""
        process = self.processes[number]
        process.send_signal(signal.SIGKILL)
        process.wait()
        self.processes[number] = self._begun()

    def _begun(self) -> subprocess.Popen[str]:
        with self._log.open("a", encoding="utf-8") as errors:
            return self._ground.begin(
                PLACE,
                *(sys.executable, "-m", "doublesix", "bots", "--nats", self._directory),
                *("--levels", LEVELS),
                env={**os.environ, "DOUBLESIX_WORKER_TOKEN": TOKEN},
                stdin=subprocess.DEVNULL,
                stdout=errors,
                stderr=errors,
            )
