"""Ground: where the programs of the fault run stand, and what may be cut between them.

Each at a host of its own where network namespaces can be had; else all at loopback, where only the
ways that were asked for can be cut. Knows programs and addresses; never what they do.
"""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from tests.club.forwarder import HOST
from tests.netns.hosts import Host, Network, end, network, why_not

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 20.0


class Ground(Protocol):
    """Where programs run."""

    def address(self, name: str) -> str:
        """Return the address of a place."""

    def begin(self, name: str, *argv: str, **options: Any) -> subprocess.Popen[str]:
        """Begin a program at a place."""

    def run(self, name: str, *argv: str) -> str:
        """Run a program at a place to its end, and return what it printed; it must end well."""

    def way(self, one: str, other: str, port: int) -> str:
        """Return address and port by which a program at one place comes to that port of another."""

    def can_cut(self, one: str, other: str) -> bool:
        """Tell whether two places can be cut from each other."""

    def cut(self, one: str, other: str) -> None:
        """Let nothing through between two places, and tell neither."""

    def mend(self, one: str, other: str) -> None:
        """Let everything through again."""

    def cut_answers(self, one: str, other: str) -> None:
        """Let what the first sends through to the other, and lose what comes back."""

    def mend_answers(self, one: str, other: str) -> None:
        """Let what comes back through again."""


class Apart:
    """Every place is a host of its own."""

    def __init__(self, among: Network) -> None:
        self._network = among
        self._hosts: dict[str, Host] = {}

    def _host(self, name: str) -> Host:
        if name not in self._hosts:
            self._hosts[name] = self._network.host(name)
        return self._hosts[name]

    def address(self, name: str) -> str:
        """Return the address of a host."""
        return self._host(name).address

    def begin(self, name: str, *argv: str, **options: Any) -> subprocess.Popen[str]:
        """Begin a program at a host."""
        return self._host(name).begin(*argv, **options)

    def run(self, name: str, *argv: str) -> str:
        """Run a program at a host to its end."""
        return str(self._host(name).run(*argv).stdout)

    def way(self, one: str, other: str, port: int) -> str:
        """Return that port of the other host, and have the first be there."""
        self._host(one)
        return f"{self.address(other)}:{port}"

    def can_cut(self, one: str, other: str) -> bool:
        """Tell that they can."""
        return True

    def cut(self, one: str, other: str) -> None:
        """Lose what goes from either to the other."""
        self._host(one).shun(self._host(other))
        self._host(other).shun(self._host(one))

    def mend(self, one: str, other: str) -> None:
        """Lose nothing between these two any more."""
        self._host(one).seek(self._host(other))
        self._host(other).seek(self._host(one))

    def cut_answers(self, one: str, other: str) -> None:
        """Lose what goes from the other to the first."""
        self._host(other).shun(self._host(one))

    def mend_answers(self, one: str, other: str) -> None:
        """Lose nothing that goes there any more."""
        self._host(other).seek(self._host(one))


class Together:
    """All places are this machine's loopback."""

    def __init__(self) -> None:
        self.begun: list[subprocess.Popen[str]] = []
        self._ways: dict[tuple[str, str], tuple[subprocess.Popen[str], str]] = {}

    def address(self, name: str) -> str:
        """Return the address that all have."""
        return HOST

    def begin(self, name: str, *argv: str, **options: Any) -> subprocess.Popen[str]:
        """Begin a program here."""
        popen = subprocess.Popen(argv, text=True, cwd=ROOT, **options)
        self.begun.append(popen)
        return popen

    def run(self, name: str, *argv: str) -> str:
        """Run a program here to its end."""
        done = subprocess.run(
            argv, check=True, capture_output=True, text=True, cwd=ROOT, timeout=SECONDS
        )
        return done.stdout

    def way(self, one: str, other: str, port: int) -> str:
        """Return where a forwarder listens that leads there."""
        if (one, other) not in self._ways:
            argv = (sys.executable, "-m", "tests.club.forwarder", str(port))
            forwarder = self.begin(one, *argv, stdout=subprocess.PIPE)
            assert forwarder.stdout is not None
            self._ways[one, other] = forwarder, f"{HOST}:{forwarder.stdout.readline().strip()}"
        return self._ways[one, other][1]

    def can_cut(self, one: str, other: str) -> bool:
        """Tell whether there is a way that was asked for."""
        return (one, other) in self._ways

    def cut(self, one: str, other: str) -> None:
        """Have the forwarder do nothing."""
        self._ways[one, other][0].send_signal(signal.SIGSTOP)

    def mend(self, one: str, other: str) -> None:
        """Have the forwarder go on."""
        self._ways[one, other][0].send_signal(signal.SIGCONT)

    def cut_answers(self, one: str, other: str) -> None:
        """Have the forwarder drop what comes back."""
        self._ways[one, other][0].send_signal(signal.SIGUSR1)

    def mend_answers(self, one: str, other: str) -> None:
        """Have the forwarder hand on what comes back, by links that missed nothing."""
        self._ways[one, other][0].send_signal(signal.SIGUSR2)


@contextmanager
def ground(*, on_loopback: bool = False) -> Iterator[Ground]:
    """Have ground for programs; they are ended afterwards, whatever happened."""
    lack = "as told" if on_loopback else why_not()
    if lack is None:
        with network() as among:
            yield Apart(among)
        return
    print(f"everything on loopback: {lack}", file=sys.stderr)
    together = Together()
    try:
        yield together
    finally:
        for popen in together.begun:
            end(popen)
