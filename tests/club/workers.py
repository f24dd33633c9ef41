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
    """Some worker processes; each comes to one of the nodes and is told of the others there."""

    def __init__(self, ground: Ground, count: int, folder: Path) -> None:
        self.processes: list[subprocess.Popen[str]] = []
        self._ground = ground
        self.log = folder / "workers"
        self._count = count

    def begin(self, node: str) -> None:
        """Begin as many as there are to be, by the address of a node."""
        while len(self.processes) < self._count:
            self.processes.append(self._begun(node))

    def replace(self, number: int, node: str) -> None:
        """Kill one, and begin another in its place."""
        process = self.processes[number]
        process.send_signal(signal.SIGKILL)
        process.wait()
        self.processes[number] = self._begun(node)

    def said(self) -> str:
        """Return the last that they said."""
        return self.log.read_text(encoding="utf-8")[-2000:]

    def _begun(self, node: str) -> subprocess.Popen[str]:
        with self.log.open("a", encoding="utf-8") as errors:
            return self._ground.begin(
                PLACE,
                *(sys.executable, "-m", "doublesix", "bots", "--server", node),
                *("--levels", LEVELS),
                env={**os.environ, "DOUBLESIX_WORKER_TOKEN": TOKEN},
                stdin=subprocess.DEVNULL,
                stdout=errors,
                stderr=errors,
            )
