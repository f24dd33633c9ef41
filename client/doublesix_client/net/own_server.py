"""Own server: the server process that a window runs for itself, and for its guests.

It ends when the window does, since its standard input ends then; tables are kept in its folder.
Knows processes and addresses; never messages.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from doublesix.itself import own_command
from doublesix_client.net.ports import ANY, Ports

_HERE = "127.0.0.1"
_EVERYWHERE = "::" if socket.has_dualstack_ipv6() else "0.0.0.0"
_START_SECONDS = 60.0
_CHANGE_SECONDS = 10.0
_LARGEST_LOG = 256 * 1024
_LONGEST_TOLD = 300
_SETTINGS = "DOUBLESIX_"


class OwnServerFailed(Exception):
    """The window's own server ended, or never began; the text is what it said last."""


@dataclass(frozen=True, slots=True)
class Served:
    """Where a server is: for the window itself, and by links for others, where they may come.

    `near` are for its own network and `far` for outside.
    """

    url: str
    fingerprint: str | None = None
    near: tuple[str, ...] = ()
    far: tuple[str, ...] = ()


class OwnServer:
    """The window's own server, started when it is first asked for.

    `data` is its folder, `log_file` takes what it says; beside that stands the port at which
    others found it last.
    """

    def __init__(self, data: Path, log_file: Path, command: Sequence[str] | None = None) -> None:
        self._data = data
        self._log_file = log_file
        self._command = own_command("serve") if command is None else list(command)
        self._ports = Ports(log_file.with_suffix(".port"), _EVERYWHERE)
        self._process: _Process | None = None

    @property
    def is_running(self) -> bool:
        """Whether it was started and has not ended."""
        return self._process is not None and not self._process.has_ended.is_set()

    @property
    def pid(self) -> int | None:
        """The id of its process, None where none was started."""
        return None if self._process is None else self._process.pid

    async def start(self, *, reachable: bool = False) -> Served:
        """Return where it is, once it is there; OwnServerFailed says what it said instead.

        One that others can reach stays so. Starting it anew, so that they can, ends every link.
        """
        process = self._process
        if process is not None and reachable and not process.reachable:
            await self.stop(_CHANGE_SECONDS)
            process = None
        if process is None or process.has_ended.is_set():
            process = self._process = self._begin(reachable)
        return await self._served_by(process)

    async def find(self) -> Served:
        """Return where it is; OwnServerFailed if it has ended: nothing is started anew."""
        if self._process is None:
            raise OwnServerFailed("")
        return await self._served_by(self._process)

    async def stop(self, seconds: float) -> None:
        """Let it end by itself, and end it if it takes longer; what was acted is kept."""
        process, self._process = self._process, None
        if process is not None:
            await process.stop(seconds)

    async def _served_by(self, process: _Process) -> Served:
        try:
            async with asyncio.timeout(_START_SECONDS):
                await process.has_begun.wait()
        except TimeoutError:
            await self.stop(0.0)
            raise OwnServerFailed(process.last_said()) from None
        served = process.served
        if served is None or process.has_ended.is_set():
            raise OwnServerFailed(process.last_said())
        if process.reachable:
            self._ports.keep(urlsplit(served.url).port or ANY)
        return served

    def _begin(self, reachable: bool) -> _Process:
        host, port = (_EVERYWHERE, self._ports.choose()) if reachable else (_HERE, ANY)
        command = [
            *self._command,
            *("--host", host, "--port", str(port)),
            *("--data", str(self._data), "--bots", "1"),
            *("--until-input-ends", "--json", "--log", "warning"),
        ]
        try:
            self._log_file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            return _Process(command, self._log_file, reachable)
        except OSError as error:
            raise OwnServerFailed(str(error)) from None


class _Process:
    """One run of the server. A thread of its own waits for what it says and for its end."""

    def __init__(self, command: list[str], log_file: Path, reachable: bool) -> None:
        self.reachable = reachable
        self.served: Served | None = None
        self.has_begun = asyncio.Event()  # it said where it is, or ended before
        self.has_ended = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._log_file = log_file
        is_long = log_file.exists() and log_file.stat().st_size > _LARGEST_LOG
        with log_file.open("wb" if is_long else "ab") as log:
            self._log_begins = log.seek(0, os.SEEK_END)
            self._popen = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env=_environment(),
                start_new_session=True,  # Ctrl-C in a terminal is the window's to answer
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        threading.Thread(target=self._watch, name="own server", daemon=True).start()

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._popen.pid

    def last_said(self) -> str:
        """Return the last line that it said on its standard error."""
        try:
            with self._log_file.open("rb") as log:
                log.seek(self._log_begins)
                lines = log.read(_LARGEST_LOG).decode(errors="replace").split("\n")
        except OSError:
            return ""
        return next((line.strip() for line in reversed(lines) if line.strip()), "")[:_LONGEST_TOLD]

    async def stop(self, seconds: float) -> None:
        """Close its input, which ends it; kill it if it has not ended so many seconds later."""
        self._close_input()
        try:
            async with asyncio.timeout(seconds):
                await self.has_ended.wait()
        except TimeoutError:
            self._popen.kill()
            await self.has_ended.wait()

    def _close_input(self) -> None:
        assert self._popen.stdin is not None
        with suppress(OSError):
            self._popen.stdin.close()

    def _watch(self) -> None:
        """Tell where it is and when it has ended; to be run in a thread of its own."""
        assert self._popen.stdout is not None
        with self._popen.stdout as said:
            served = _served_in(said.readline())
            if served is None:
                self._popen.kill()
            else:
                self._tell(self._note_begun, served)
            while said.read(4096):
                pass
        self._popen.wait()
        self._close_input()
        self._tell(self._note_ended)

    def _tell(self, note: Callable[..., None], *what: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(note, *what)

    def _note_begun(self, served: Served) -> None:
        self.served = served
        self.has_begun.set()

    def _note_ended(self) -> None:
        self.has_ended.set()
        self.has_begun.set()


def _environment() -> dict[str, str]:
    """Return the environment without settings that somebody made for another server."""
    return {
        name: value for name, value in os.environ.items() if not name.upper().startswith(_SETTINGS)
    }


def _served_in(line: bytes) -> Served | None:
    """Return what a server says of itself in the line of JSON that it begins with."""
    try:
        said = json.loads(line)
    except ValueError:
        return None
    url = said.get("url") if isinstance(said, dict) else None
    if not isinstance(url, str):
        return None
    for everywhere in ("[::]", "0.0.0.0"):
        url = url.replace(f"//{everywhere}:", f"//{_HERE}:")
    return Served(url, said.get("fingerprint"), _links_in(said, "near"), _links_in(said, "far"))


def _links_in(said: dict[str, Any], name: str) -> tuple[str, ...]:
    return tuple(said.get(name) or ())
