"""A real nats-server with JetStream on a free port of this machine, for tests."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

PROGRAM = shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin:/usr/bin")
SECONDS = 15.0
LACK = "no nats-server here: install the package nats-server"
needs_nats = pytest.mark.skipif(PROGRAM is None, reason=LACK)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class NatsServer:
    """A server that keeps what it is told in a folder, so that it can be restarted."""

    def __init__(self, folder: Path, port: int, *options: str) -> None:
        self._folder = folder
        self._port = port
        self._options = options
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"nats://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        assert PROGRAM is not None
        self.process = subprocess.Popen(
            [
                *(PROGRAM, "-js", "-sd", self._folder, "-a", "127.0.0.1", "-p", str(self._port)),
                *self._options,
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + SECONDS
        while not self._answers():
            assert self.process.poll() is None, "nats-server ended"
            assert time.monotonic() < deadline, "nats-server does not answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), 1) as probe:
                return probe.recv(4) == b"INFO"
        except OSError:
            return False

    def stop(self) -> None:
        """Kill it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def nats_server(*options: str) -> Iterator[NatsServer]:
    """Run a server for a test, with these options; it is ended even if the test fails."""
    with TemporaryDirectory() as folder:
        server = NatsServer(Path(folder), free_port(), *options)
        try:
            server.start()
            yield server
        finally:
            server.stop()


@contextmanager
def nats_cluster(servers: int = 3) -> Iterator[dict[str, NatsServer]]:
    """Run so many servers that are one, each by its name."""
    ports = {f"n{number}": (free_port(), free_port()) for number in range(servers)}
    routes = ",".join(f"nats://127.0.0.1:{route}" for _, route in ports.values())
    with TemporaryDirectory() as folder, ExitStack() as stack:
        found = {}
        for name, (port, route) in ports.items():
            own = ("-n", name, "-cluster", f"nats://127.0.0.1:{route}")
            options = (*own, "-cluster_name", "club", "-routes", routes)
            found[name] = NatsServer(Path(folder) / name, port, *options)
            stack.callback(found[name].stop)
            found[name].start()
        yield found
