"""Hosts: machines of a network that lies within this one, for tests.

Each is a network namespace with one adapter and an address of its own; all are joined by a bridge
in one more. A link can be cut, slowed, given another address and restored while programs use it.
A namespace is held open by a process that ends when its standard input does, and every program
that was begun at a host is killed when this one dies: nothing stays behind, however a test ends.
Needs root, or user namespaces where they are allowed; `why_not` says what is in the way.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

ADAPTER: Final = "lan0"
"""What the one adapter of each host is called there."""
_BRIDGE = "switch"
_PREFIX = "10.66.0."
_TOOLS = ("ip", "unshare", "nsenter", "setpriv")
_NOBODY = "02:00:00:00:00:fe"
_SECONDS = 20.0
# Whoever began it may have died before it asked to die with them.
_UNLESS_ALONE = '[ "$PPID" = "$0" ] && exec "$@"'
_HOLD = ("sh", "-c", "echo held; exec cat >/dev/null")
_ROOT = Path(__file__).resolve().parents[2]


@cache
def why_not() -> str | None:
    """Return what is in the way of hosts here; None if they can be had."""
    if sys.platform != "linux":
        return "no network namespaces: they are Linux's"
    lacking = [tool for tool in _TOOLS if shutil.which(tool) is None]
    if lacking:
        return f"no network namespaces: {', '.join(lacking)} is not installed"
    try:
        with network() as tried:
            one, other = tried.host("one"), tried.host("other")
            with tried.slowed(one, 0.0, 0.0):
                socket_there = "import socket; socket.create_connection(('%s', 9), 5)"
                said = one.run(sys.executable, "-c", socket_there % other.address, check=False)
    except (OSError, subprocess.SubprocessError) as error:
        told = getattr(error, "stderr", None) or error
        return f"no network namespaces: {str(told).strip()}"
    if "refused" not in said.stderr:  # by a machine that is there, and on which nothing listens
        return "no network namespaces: one does not reach another"
    return None


class Network:
    """Hosts on one wire; `host` adds one. To be had by `network`."""

    def __init__(self) -> None:
        self.hosts: list[Host] = []
        self._holders: list[_Holder] = []
        self._is_root = os.geteuid() == 0
        self._middle = self._hold()
        self._at_middle("ip", "link", "add", _BRIDGE, "type", "bridge", "mcast_snooping", "0")
        self._at_middle("ip", "link", "set", _BRIDGE, "up")

    def host(self, name: str) -> Host:
        """Add a host; its name has at most ten letters and is its own."""
        assert len(name) <= 10, name
        assert name not in {host.name for host in self.hosts}, name
        holder = self._hold()
        made = Host(name, f"{_PREFIX}{len(self.hosts) + 1}", self, holder.pid)
        self._at_middle(
            *("ip", "link", "add", f"to-{name}", "type", "veth"),
            *("peer", "name", ADAPTER, "netns", str(holder.pid)),
        )
        self._at_middle("ip", "link", "set", f"to-{name}", "master", _BRIDGE, "up")
        made.run("ip", "link", "set", "lo", "up")
        made.run("ip", "link", "set", ADAPTER, "up")
        made.readdress(made.address)
        self.hosts.append(made)
        return made

    @contextmanager
    def slowed(self, host: Host, seconds: float, loss: float) -> Iterator[None]:
        """Slow a host's link while in here.

        Whatever passes it, either way, is so many seconds late, and this share of it gets lost.
        """
        plug, far, near = f"to-{host.name}", f"x-{host.name}", f"y-{host.name}"
        self._at_middle("ip", "link", "add", far, "type", "veth", "peer", "name", near)
        forwarder: subprocess.Popen[str] | None = None
        try:
            self._at_middle("ip", "link", "set", far, "up")
            self._at_middle("ip", "link", "set", near, "master", _BRIDGE, "up")
            self._at_middle("ip", "link", "set", plug, "nomaster")
            forwarder = self._begin(
                self._middle.pid,
                *(sys.executable, "-m", "tests.netns.forwarder", plug, far),
                *(str(seconds), str(loss)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            assert forwarder.stdout is not None
            if not forwarder.stdout.readline():
                raise OSError("packets cannot be forwarded here")
            yield
        finally:
            if forwarder is not None:
                end(forwarder)
            with suppress(subprocess.SubprocessError):
                self._at_middle("ip", "link", "del", far)
                self._at_middle("ip", "link", "set", plug, "master", _BRIDGE)

    def close(self) -> None:
        """End what runs at the hosts, and take them away."""
        for host in self.hosts:
            for popen in host.begun:
                end(popen)
        for holder in reversed(self._holders):
            holder.close()

    def entered(self, pid: int, argv: Sequence[str]) -> list[str]:
        """Return the command that runs another where a process is, and dies with this one."""
        owner = () if self._is_root else ("--user", "--preserve-credentials")
        where = ("nsenter", f"--target={pid}", "--net", *owner, "--")
        dies_too = ("setpriv", "--pdeathsig", "KILL", "--", "sh", "-c", _UNLESS_ALONE)
        return [*where, *dies_too, str(os.getpid()), *argv]

    def _hold(self) -> _Holder:
        """Hold one more namespace; without root, those after the first lie in the first's."""
        if self._is_root:
            holder = _Holder(["unshare", "--net", "--", *_HOLD])
        elif not self._holders:
            holder = _Holder(["unshare", "--user", "--map-root-user", "--net", "--", *_HOLD])
        else:
            within = ["nsenter", f"--target={self._middle.pid}", "--user"]
            within += ["--preserve-credentials", "--", "unshare", "--net", "--"]
            holder = _Holder([*within, *_HOLD])
        self._holders.append(holder)
        return holder

    def _at_middle(self, *argv: str) -> None:
        subprocess.run(
            self.entered(self._middle.pid, argv),
            check=True,
            capture_output=True,
            text=True,
            timeout=_SECONDS,
        )

    def _begin(self, pid: int, *argv: str, **options: Any) -> subprocess.Popen[str]:
        return subprocess.Popen(self.entered(pid, argv), text=True, cwd=_ROOT, **options)


@dataclass(slots=True)
class Host:
    """A machine: `run` and `begin` run programs there. It has one address, which may change."""

    name: str
    address: str
    network: Network = field(repr=False)
    pid: int
    """A process there that does nothing."""
    begun: list[subprocess.Popen[str]] = field(default_factory=list)

    def command(self, *argv: str) -> list[str]:
        """Return the command that runs another there, and dies with the thread that began it."""
        return self.network.entered(self.pid, argv)

    def run(
        self, *argv: str, check: bool = True, **options: Any
    ) -> subprocess.CompletedProcess[str]:
        """Run a program there to its end."""
        return subprocess.run(
            self.command(*argv),
            check=check,
            capture_output=True,
            text=True,
            cwd=_ROOT,
            timeout=_SECONDS,
            **options,
        )

    def begin(self, *argv: str, **options: Any) -> subprocess.Popen[str]:
        """Begin a program there; it dies with the thread that began it."""
        popen = subprocess.Popen(self.command(*argv), text=True, cwd=_ROOT, **options)
        self.begun.append(popen)
        return popen

    def readdress(self, address: str) -> None:
        """Take another address in place of the one it has, as by another lease."""
        self.run("ip", "address", "flush", "dev", ADAPTER, "scope", "global")
        self.run("ip", "address", "add", f"{address}/24", "dev", ADAPTER)
        self.address = address

    def cut(self) -> None:
        """Let nothing through, and let nobody notice: a cable is out behind the next switch."""
        self.network._at_middle("ip", "link", "set", f"to-{self.name}", "nomaster")

    def mend(self) -> None:
        """Let everything through again."""
        self.network._at_middle("ip", "link", "set", f"to-{self.name}", "master", _BRIDGE)

    def unplug(self) -> None:
        """Pull the adapter's own cable: the host sees that it is gone."""
        self.network._at_middle("ip", "link", "set", f"to-{self.name}", "down")

    def plug(self) -> None:
        """Put the adapter's own cable in again."""
        self.network._at_middle("ip", "link", "set", f"to-{self.name}", "up")

    def shun(self, other: Host) -> None:
        """Lose what goes from here to another host, and only that."""
        self.run(
            *("ip", "neighbour", "replace", other.address, "lladdr", _NOBODY),
            *("nud", "permanent", "dev", ADAPTER),
        )

    def seek(self, other: Host) -> None:
        """Let what goes to another host through again."""
        self.run("ip", "neighbour", "del", other.address, "dev", ADAPTER)


class _Holder:
    """A process that keeps a namespace open until it is closed, or until this process ends."""

    def __init__(self, argv: list[str]) -> None:
        self._popen = subprocess.Popen(
            argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.pid = self._popen.pid
        assert self._popen.stdout is not None
        if self._popen.stdout.readline() != "held\n":
            assert self._popen.stderr is not None
            told = self._popen.stderr.read()
            self.close()
            raise OSError(told.strip())

    def close(self) -> None:
        end(self._popen)


def end(popen: subprocess.Popen[str]) -> None:
    """End a process, by closing what it reads if it reads, and forget it."""
    if popen.poll() is None:
        popen.kill()
    popen.wait(_SECONDS)
    streams: list[IO[str] | None] = [popen.stdin, popen.stdout, popen.stderr]
    for stream in streams:
        if stream is not None:
            with suppress(OSError):
                stream.close()


@contextmanager
def network() -> Iterator[Network]:
    """Have a network without hosts; with all that runs at its hosts it is gone afterwards.

    OSError or CalledProcessError where the rights do not allow it.
    """
    made = Network()
    try:
        yield made
    finally:
        made.close()
