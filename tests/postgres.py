"""A PostgreSQL server of one's own, for tests and benches: on loopback, in a temporary folder.

From the system's package; it refuses to run as root and is run as another then. `python -m
tests.postgres` starts one, prints its URL and ends it when standard input does.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

_BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
_USER = "doublesix"
_WITHIN = 30.0
WHY_NOT = "needs PostgreSQL: install the system's package `postgresql`"


def binary(name: str) -> str | None:
    """Return the path of one of PostgreSQL's programs, None where it is not installed."""
    path = os.pathsep.join([*map(str, reversed(_BINARIES)), os.environ.get("PATH", "")])
    return shutil.which(name, path=path)


IS_HERE = binary("initdb") is not None


class Postgres:
    """A server that was started; `restart` and `kill` do to it what happens to servers."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.port = _free_port()
        self._options = options
        self._made: set[str] = set()
        self._process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", folder / "data", "-A", "trust", "-U", _USER, "--no-sync")

    def url(self, database: str = "postgres") -> str:
        """Return the URL of a database."""
        return f"postgresql+asyncpg://{_USER}@127.0.0.1:{self.port}/{database}"

    @property
    def pid(self) -> int:
        """The first of its processes, whose children the others are."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        program = binary("postgres")
        assert program is not None, WHY_NOT
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(program, "-D", self.folder / "data", "-k", self.folder),
                    *("-h", "127.0.0.1", "-p", str(self.port), *self._options),
                ],
                stdout=log,
                stderr=log,
                **_as_whom(),
            )
        deadline = time.monotonic() + _WITHIN
        while not self._answers():
            assert time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.05)

    def _answers(self) -> bool:
        program = binary("pg_isready")
        assert program is not None
        ready = [
            program,
            "-q",
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            _USER,
            "-d",
            "postgres",
        ]
        return subprocess.run(ready, check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: at once, without a word, or (SIGQUIT) as if the machine had failed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(_WITHIN)
            self._process = None

    def create(self, database: str) -> str:
        """Make a database, or empty one that was made here before; return its URL."""
        if database in self._made:
            self.say("DROP SCHEMA public CASCADE; CREATE SCHEMA public", database)
        else:
            self.say(f'CREATE DATABASE "{database}"')  # which takes a second
            self._made.add(database)
        return self.url(database)

    def say(self, statement: str, database: str = "postgres") -> str:
        """Carry out a statement, and return what comes of it."""
        flags = ("-h", "127.0.0.1", "-p", str(self.port), "-U", _USER, "-d", database)
        return self._run("psql", *flags, "-qAt", "-v", "ON_ERROR_STOP=1", "-c", statement)

    def copy(self, database: str, other: str) -> str:
        """Back a database up while it is used, and take the copy back into another; return its URL.

        As `docs/hosting.md` says.
        """
        url, file = self.create(other), self.folder / "backup"
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", _USER, "-d")
        self._run("pg_dump", *where, database, "--format", "custom", "--file", file)
        self._run("pg_restore", *where, other, "--no-owner", file)
        return url

    def _run(self, name: str, *arguments: str | Path) -> str:
        program = binary(name)
        assert program is not None, WHY_NOT
        done: subprocess.CompletedProcess[str] = subprocess.run(
            [program, *arguments], capture_output=True, text=True, check=False, **_as_whom()
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


def _as_whom() -> dict[str, Any]:
    """Return as whom its programs are run: as root it refuses to."""
    return {"user": _other_user(), "cwd": "/"} if os.geteuid() == 0 else {"cwd": "/"}


def _other_user() -> str:
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _free_port() -> int:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def postgres(*options: str) -> Iterator[Postgres]:
    """Start a server and end it; `options` are flags of its program."""
    folder = Path(tempfile.mkdtemp(prefix="doublesix-postgres-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, _other_user())
        server = Postgres(folder, *options)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    with postgres() as one:
        sys.stdout.write(f"{one.url()}\n")
        sys.stdout.flush()
        sys.stdin.read()
