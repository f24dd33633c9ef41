"""Crew: a server and clients on hosts of their own, and what each of them said last.

Knows processes and what they say; never a rule.
"""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

from doublesix_server.workers import TOKEN_VARIABLE
from tests.netns.hosts import Host, Network

Message = dict[str, Any]
SECONDS = 90.0
"""How long is waited for what must come; it is never waited out when all is well."""
PORT = 6006


class Client:
    """A client at a host. `said` is the latest of all that it says."""

    def __init__(self, host: Host, *argv: str, news: threading.Condition) -> None:
        self.host = host
        self.said: Message = {}
        self.links: list[str] = []
        """How its link stood, one after the other."""
        self._news = news
        self._errors: list[str] = []
        pipe = subprocess.PIPE
        self.popen = host.begin(sys.executable, *argv, stdin=pipe, stdout=pipe, stderr=pipe)
        for read, stream in ((self._hear, self.popen.stdout), (self._note, self.popen.stderr)):
            threading.Thread(target=read, args=[stream], daemon=True).start()

    @property
    def fault(self) -> str | None:
        """What it died of; None while it lives."""
        if self.popen.poll() is None:
            return None
        return f"{self.host.name} ended: {''.join(self._errors[-30:])}"

    @property
    def version(self) -> int:
        """The version that it was told last."""
        version: int = self.said.get("version", 0)
        return version

    def tell(self, line: str) -> None:
        """Tell it a line."""
        assert self.popen.stdin is not None
        self.popen.stdin.write(f"{line}\n")
        self.popen.stdin.flush()

    def _hear(self, stream: IO[str]) -> None:
        for line in stream:
            with self._news:
                news = json.loads(line)
                self.said.update(news)
                if "link" in news and news["link"] != (self.links or [""])[-1]:
                    self.links.append(news["link"])
                self._news.notify_all()

    def _note(self, stream: IO[str]) -> None:
        self._errors.extend(stream)


class Crew:
    """Everybody of one trial."""

    def __init__(self, network: Network, folder: Path, *flags: str) -> None:
        self.network = network
        self.clients: list[Client] = []
        self._folder = folder
        self._news = threading.Condition()
        self.server = network.host("server")
        self._errors = (folder / "server.log").open("w+", encoding="utf-8")
        self._token = secrets.token_hex(16)
        self._popen = self.server.begin(
            *(sys.executable, "-m", "doublesix", "serve", "--host", "::", "--port", str(PORT)),
            *("--data", str(folder / "server"), "--json", "--until-input-ends"),
            *("--log", "warning", *flags),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=self._environment,
        )
        assert self._popen.stdout is not None
        self.reach: Message = json.loads(self._popen.stdout.readline())

    @property
    def link(self) -> str:
        """The first link for the own network."""
        link: str = self.reach["near"][0]
        return link

    def raw(self, name: str, *argv: str) -> Client:
        """Have a raw client on a host of its own."""
        return self._client(name, "tests.hosts.raw", name, *argv)

    def window(self, name: str, *argv: str) -> Client:
        """Have a window on a host of its own."""
        return self._client(name, "tests.hosts.window", str(self._folder / name), name, *argv)

    def workers(self, host: str, count: int) -> Host:
        """Have so many workers on one host of their own."""
        made = self.network.host(host)
        for _ in range(count):
            made.begin(
                *(sys.executable, "-m", "doublesix", "bots", "--server", self.link),
                *("--levels", "novice"),
                stdin=subprocess.DEVNULL,
                stderr=self._errors,
                env=self._environment,
            )
        return made

    @property
    def _environment(self) -> dict[str, str]:
        return {**os.environ, TOKEN_VARIABLE: self._token}

    def _client(self, host: str, *argv: str) -> Client:
        client = Client(self.network.host(host), "-m", *argv, news=self._news)
        self.clients.append(client)
        return client

    def until(self, is_so: Callable[[], object], seconds: float = SECONDS) -> None:
        """Wait until something is so; AssertionError if it never is, or if a client dies."""
        end = time.monotonic() + seconds
        with self._news:
            while not is_so():
                faults = [client.fault for client in self.clients if client.fault]
                assert not faults, "\n".join(faults)
                assert time.monotonic() < end, f"never so: {self.standing()}"
                self._news.wait(0.2)

    def standing(self) -> dict[str, Message]:
        """Return what each client said last, but for what was told of deals."""
        return {
            client.host.name: {
                name: value
                for name, value in client.said.items()
                if name not in ("deals", "record")
            }
            for client in self.clients
        }

    def stop(self) -> str:
        """Stop the server as its operator does; return what it complained of."""
        assert self._popen.stdin is not None
        self._popen.stdin.close()
        assert self._popen.wait(SECONDS) == 0
        self._errors.seek(0)
        return self._errors.read()

    def close(self) -> None:
        """Let go of what was opened."""
        self._errors.close()
