"""Nodes: the servers of the fault run, each at a place of its own and struck at will.

Knows processes and their signals; never tables.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tests.club.ground import Ground

SECONDS = 40.0
REST_SECONDS = 30.0
"""How long tables may take to sleep once everybody has gone."""
TOKEN = "a token of the fault run"
"""What lets the workers in."""
UNLIMITED = (
    *("--connections-per-address", "10000", "--tables-per-person", "10000"),
    *("--requests-per-second", "1e6", "--requests-at-once", "1000000"),
    *("--guesses-per-minute", "1000000", "--max-tables", "100000"),
)
"""All people come from one address."""
SLEEP = ("--sleep-seconds", "5")
"""So long a table stays in memory when nobody is there."""


class Held(NamedTuple):
    """What a node holds: pieces of memory that Python gave out, tables and links."""

    blocks: int
    tables: int
    links: int


class Node:
    """A server; `life` counts how often it was begun."""

    def __init__(self, ground: Ground, name: str, port: int, folder: Path) -> None:
        self.name = name
        self.life = 0
        self.is_paused = False
        self.memory: list[tuple[int, int]] = []
        self._ground = ground
        self._port = port
        self._folder = folder
        self._counts = folder / "held"
        self._process: subprocess.Popen[str]
        folder.mkdir()

    @property
    def address(self) -> str:
        """Where people come to it."""
        return f"ws://{self._ground.address(self.name)}:{self._port}"

    @property
    def is_running(self) -> bool:
        """Whether its process is there."""
        return self.life > 0 and self._process.poll() is None

    def begin(self, *flags: str, planted: str | None = None) -> None:
        """Begin it, with a fault if one is planted; it may take a while until it serves."""
        self.life += 1
        self.is_paused = False
        own = ("--host", self._ground.address(self.name), "--port", str(self._port), "--plain")
        told = ("--data", str(self._folder), "--no-announce", "--log", "info", "--json")
        watched = ["-m", "tests.club.watched", "--counts", str(self._counts)]
        watched += ["--life", f"{self.name}_{self.life}"]
        watched += ["--planted", planted] if planted else []
        with self.log.open("a", encoding="utf-8") as errors:
            self._process = self._ground.begin(
                self.name,
                *(sys.executable, *watched, "serve", *own, *told, *UNLIMITED, *SLEEP, *flags),
                env={**os.environ, "DOUBLESIX_WORKER_TOKEN": TOKEN},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
            )

    @property
    def log(self) -> Path:
        """What it says, in this life."""
        return self._folder / f"log-{self.life}"

    def until_serving(self) -> None:
        """Wait until it serves."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, f"{self.name} does not serve: {self.log.read_text('utf-8')[-2000:]}"
        json.loads(line)

    def strike(self, number: int) -> None:
        """Send it a signal."""
        self.is_paused = number == signal.SIGSTOP
        self._process.send_signal(number)

    def kill(self) -> None:
        """Kill it, and bury it."""
        self.strike(signal.SIGKILL)
        self._bury()

    def drain(self) -> int:
        """Tell it to end in order; return its exit status."""
        self.strike(signal.SIGTERM)
        self._bury()
        return self._process.returncode

    def _bury(self) -> None:
        self._process.wait(SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def remember_memory(self) -> None:
        """Note how many kilobytes it has."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text("ascii").splitlines():
            if line.startswith("RssAnon:"):
                self.memory.append((self.life, int(line.split()[1])))

    def held(self) -> Held:
        """Have it count what it holds."""
        self._counts.unlink(missing_ok=True)
        self._process.send_signal(signal.SIGUSR1)
        end = time.monotonic() + SECONDS
        while not self._counts.exists():
            assert self.is_running, f"{self.name} is gone"
            assert time.monotonic() < end, f"{self.name} does not count"
            time.sleep(0.05)
        return Held(**json.loads(self._counts.read_text("ascii")))

    def held_at_rest(self) -> Held:
        """Return what it holds when all its tables sleep, or after a while in which they do not."""
        end = time.monotonic() + REST_SECONDS
        while (held := self.held()).tables and time.monotonic() < end:
            time.sleep(1)
        return held

    def longest_memory(self) -> list[int]:
        """Return the kilobytes of its longest life, in order."""
        lives: dict[int, list[int]] = {}
        for life, kilobytes in self.memory:
            lives.setdefault(life, []).append(kilobytes)
        return max(lives.values(), key=len)

    def processor_seconds(self) -> float:
        """Return the processor time of all its threads."""
        text = Path(f"/proc/{self._process.pid}/stat").read_text("ascii")
        user, system = text.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
