"""Ground: where the programs of the fault run stand, and what may be cut between them.

Each at a host of its own where network namespaces can be had; else all at loopback, where nothing
can be cut. Knows programs and addresses; never what they do.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from tests.netns.hosts import Host, Network, end, network, why_not

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 20.0


class Ground(Protocol):
    """Where programs run."""

    can_cut: bool

    def address(self, name: str) -> str:
        """Return the address of a place."""

    def begin(self, name: str, *argv: str, **options: Any) -> subprocess.Popen[str]:
        """Begin a program at a place."""

    def run(self, name: str, *argv: str) -> str:
        """Run a program at a place to its end, and return what it printed; it must end well."""

    def cut(self, one: str, other: str) -> None:
        """Let nothing through between two places, and tell neither."""

    def mend(self, one: str, other: str) -> None:
        """Let everything through again."""


class Apart:
    """Every place is a host of its own."""

    can_cut = True

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

    def cut(self, one: str, other: str) -> None:
        """Lose what goes from either to the other."""
        self._host(one).shun(self._host(other))
        self._host(other).shun(self._host(one))

    def mend(self, one: str, other: str) -> None:
        """Lose nothing between these two any more."""
        self._host(one).seek(self._host(other))
        self._host(other).seek(self._host(one))


class Together:
    """All places are this machine's loopback."""

    can_cut = False

    def __init__(self) -> None:
        self.begun: list[subprocess.Popen[str]] = []

    def address(self, name: str) -> str:
        """Return the address that all have."""
        return "127.0.0.1"

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

    def cut(self, one: str, other: str) -> None:
        """Refuse: nothing lies between."""
        raise AssertionError(f"no cut between {one} and {other}: they are one machine")

    mend = cut


@contextmanager
def ground() -> Iterator[Ground]:
    """Have ground for programs; they are ended afterwards, whatever happened."""
    if (lack := why_not()) is None:
        with network() as among:
            yield Apart(among)
        return
    print(f"everything on loopback, and nothing is cut: {lack}", file=sys.stderr)
    together = Together()
    try:
        yield together
    finally:
        for popen in together.begun:
            end(popen)
