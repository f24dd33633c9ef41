"""Seating: how long it takes until four people sit at one table, step by step.

    python -m tests.packages.seating PROGRAMS [--server LINK]

PROGRAMS is the folder of a bundle, or of an environment's programs. A server is started there,
unless a link leads to one; somebody makes a table, and three windows are opened on its link,
without a screen. `deploy/README.md` has what was measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from doublesix.invitation import Invitation, link_of, read_invitation
from doublesix.link import Link, greet, open_link
from tests.packages.trying import SECONDS, Bundle

WINDOWS = 3


class Step:
    """Says how long after the beginning something came."""

    def __init__(self) -> None:
        self._begun = time.monotonic()

    def __call__(self, what: str) -> None:
        print(f"{time.monotonic() - self._begun:6.1f} s  {what}", flush=True)


@contextmanager
def served(bundle: Bundle) -> Iterator[str]:
    """Run a server that others can reach; give the link to it on this machine."""
    server = subprocess.Popen(
        [
            *(str(bundle.command), "serve", "--host", "0.0.0.0", "--port", "0", "--json"),
            *("--no-announce", "--until-input-ends", "--data", str(bundle.folder / "served")),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert server.stdin is not None
    assert server.stdout is not None
    try:
        told = json.loads(server.stdout.readline())
        yield link_of(told["url"].replace("0.0.0.0", "127.0.0.1"), fingerprint=told["fingerprint"])
    finally:
        server.stdin.close()
        server.wait(30)
        server.stdout.close()


async def seat_all(bundle: Bundle, link: str, say: Step) -> None:
    """Make a table and wait until windows have its other seats."""
    place = read_invitation(link)
    assert isinstance(place, Invitation)
    assert place.server is not None
    async with open_link(place.server, fingerprint=place.fingerprint) as host:
        await greet(host, name="Ana", secret=secrets.token_bytes(16))
        code = (await host.ask("create", profile="chiva"))["code"]
        await host.ask("sit", seat=1)
        say("the first sits at a table")
        invited = link_of(place.server, code=code, fingerprint=place.fingerprint)
        with ExitStack() as windows:
            for at in range(WINDOWS):
                bundle.home = bundle.folder / f"home {at}"
                windows.enter_context(bundle.shown("--join", invited))
            async with asyncio.timeout(SECONDS):
                await _until_seated(host, say)


async def _until_seated(host: Link, say: Step) -> None:
    seated = 1
    while seated <= WINDOWS:
        message = await host.receive()
        if message["type"] == "table":
            here = sum(seat["kind"] == "person" for seat in message["seats"])
            for _ in range(here - seated):
                seated += 1
                say(f"{seated} are seated")


def main() -> int:
    """Measure, and print each step."""
    parser = argparse.ArgumentParser(prog="tests.packages.seating")
    parser.add_argument("programs", type=Path)
    parser.add_argument("--server", help="the link of a server that runs already")
    told = parser.parse_args()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, ExitStack() as stack:
        bundle = Bundle(told.programs.absolute(), Path(folder).resolve())
        say = Step()
        link = told.server or stack.enter_context(served(bundle))
        say("a server is there")
        asyncio.run(seat_all(bundle, link, say))
    return 0


if __name__ == "__main__":
    sys.exit(main())
