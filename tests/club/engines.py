"""Engines: a PostgreSQL and a NATS server of the fault run's own, from their packages.

Knows how they are begun, ended and begun again; never what is kept in them.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.club.ground import Ground

STORE, DIRECTORY = "store", "directory"
"""Where they stand."""

STORE_PORT, DIRECTORY_PORT = 54329, 42229
SECONDS = 30.0
_USER = "postgres"


def programs() -> dict[str, str]:
    """Return where the programs are that are here."""
    found = {"nats-server": shutil.which("nats-server")}
    newest = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    for name in ("initdb", "postgres", "psql"):
        inside = newest[-1] / name if newest else Path(name)
        found[name] = str(inside) if inside.exists() else shutil.which(name)
    return {name: path for name, path in found.items() if path}


def lacking() -> str | None:
    """Say which programs are not here, None if all are."""
    lack = {"initdb", "postgres", "psql", "nats-server"} - set(programs())
    if not lack:
        return None
    return f"no {', '.join(sorted(lack))}: install Debian's postgresql and nats-server"


class Engine:
    """A program with a folder, which can be ended in any way and begun again in the same."""

    place: str
    port: int

    def __init__(self, ground: Ground, folder: Path) -> None:
        self._ground = ground
        self._folder = folder
        self._errors = folder / "errors"
        self.process: subprocess.Popen[str]

    @property
    def address(self) -> str:
        """Where it listens."""
        return self._ground.address(self.place)

    def argv(self) -> list[str]:
        """Return the command that runs it."""
        raise NotImplementedError

    def begin(self) -> None:
        """Run it."""
        with self._errors.open("a", encoding="utf-8") as errors:
            self.process = self._ground.begin(
                self.place, *self.argv(), stdin=subprocess.DEVNULL, stdout=errors, stderr=errors
            )

    def until_ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + SECONDS
        while True:
            assert self.process.poll() is None, self.said()
            try:
                self.ask()
            except subprocess.SubprocessError:
                assert time.monotonic() < end, self.said()
                time.sleep(0.1)
            else:
                return

    def ask(self) -> None:
        """Ask it something; SubprocessError if it does not answer."""
        knock = f"import socket; socket.create_connection(({self.address!r}, {self.port}), 2)"
        self._ground.run(self.place, sys.executable, "-c", knock)

    def end(self, number: int) -> None:
        """End it by a signal."""
        self.process.send_signal(number)
        self.process.wait(SECONDS)

    def said(self) -> str:
        """Return the last that it said."""
        return self._errors.read_text(encoding="utf-8")[-2000:]


class Store(Engine):
    """PostgreSQL, which refuses to run as root: it runs as its package's user there."""

    place, port = STORE, STORE_PORT

    def __init__(self, ground: Ground, folder: Path) -> None:
        super().__init__(ground, folder)
        self._rows = folder / "rows"
        self._rows.mkdir()
        user = pwd.getpwnam(_USER) if os.geteuid() == 0 else None
        self._as: list[str] = []
        if user is not None:
            for path in (folder, self._rows):
                os.chown(path, user.pw_uid, user.pw_gid)
            self._as = ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}"]
            self._as += ["--clear-groups", "--pdeathsig=KILL", "--"]
        made = [programs()["initdb"], "-D", str(self._rows), "-U", "club", "-A", "trust", "-N"]
        subprocess.run(
            [*self._as, *made, "-E", "UTF8", "--locale=C"], check=True, stdout=subprocess.DEVNULL
        )
        with (self._rows / "pg_hba.conf").open("a", encoding="ascii") as rules:
            rules.write("host all all 0.0.0.0/0 trust\n")

    def argv(self) -> list[str]:
        """Return the command, for the foreground."""
        settings = {
            "listen_addresses": self.address,
            "port": str(self.port),
            "unix_socket_directories": "",
            "max_connections": "200",
            "tcp_keepalives_idle": "5",
            "tcp_keepalives_interval": "2",
            "tcp_keepalives_count": "2",
        }
        told = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [*self._as, programs()["postgres"], "-D", str(self._rows), *told]

    def ask(self) -> None:
        """Ask it for nothing."""
        self.query("SELECT 1")

    def query(self, sql: str) -> str:
        """Have it do something as its owner, and return what comes of it, a row a line."""
        who = ("-h", self.address, "-p", str(self.port), "-U", "club", "-d", "postgres")
        how = ("-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql)
        return self._ground.run(self.place, programs()["psql"], *who, *how)

    def url(self, place: str, user: str = "club") -> str:
        """Return what a program at a place is told, as one of the store's users."""
        where = self._ground.way(place, self.place, self.port)
        return f"postgresql+asyncpg://{user}@{where}/postgres"

    def end(self, number: int = signal.SIGINT) -> None:
        """End it: by SIGINT at once and in order, by SIGQUIT as if it had crashed."""
        super().end(number)


class Directory(Engine):
    """A NATS server that keeps what its JetStream is told."""

    place, port = DIRECTORY, DIRECTORY_PORT

    def argv(self) -> list[str]:
        """Return the command."""
        kept = ("-js", "-sd", str(self._folder / "kept"))
        return [programs()["nats-server"], "-a", self.address, "-p", str(self.port), *kept]

    def url(self, place: str) -> str:
        """Return what a program at a place is told."""
        return f"nats://{self._ground.way(place, self.place, self.port)}"
