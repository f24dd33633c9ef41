"""From a fresh clone to the fourth client seated: does each step of the README, and times it.

    python -m tests.hosts.from_a_clone

All is in a folder of its own: a clone of this tree, an environment that the README's first command
fills (its `pip` takes what it has kept of other times), homes without any settings. Then a server
with its worker on one machine, and four on others that come one after the other: a raw client that
makes a table, and windows that join by its link and by the code alone. Prints what each step took
and judges nothing.
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_WITHIN = "import sys; from tests.hosts.from_a_clone import seat_four; seat_four(sys.argv[1])"


def steps_of(readme: str) -> list[str]:
    """Return the parts of the README's first command."""
    found = re.search(r"^```sh\n(.*?)\n```", readme, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1].split(" && ")


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Print how long something took."""
    since = time.monotonic()
    yield
    print(f"{time.monotonic() - since:7.1f} s  {what}", flush=True)


def seat_four(folder: str) -> None:
    """Serve, and have four come; to be run by the clone's own environment."""
    from tests.hosts.crew import Crew
    from tests.netns.hosts import network

    with network() as wire:
        with timed("doublesix serve --host :: says its link"):
            crew = Crew(wire, Path(folder), "--bots", "1")
        try:
            with timed("1. client: a raw one makes a table and sits"):
                host = crew.raw("Eva", "--make", "chiva")
                crew.until(lambda: host.said.get("seat"))
            code: str = host.said["code"]
            server, _, fingerprint = crew.link.partition("#")
            ways = {"its link": f"{server}/{code}#{fingerprint}", "the code alone": code}
            for number, way in ((2, "its link"), (3, "the code alone"), (4, "the code alone")):
                with timed(f"{number}. client: a window starts, joins by {way} and sits"):
                    came = crew.window(f"Guest{number}")
                    came.tell(ways[way])
                    crew.until(partial(came.said.get, "seat"))
        finally:
            crew.close()


def main() -> None:
    """Do it."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "doublesix"
        with timed("git clone"):
            subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        make, install, _ = steps_of((clone / "README.md").read_text(encoding="utf-8"))
        for command in (make, install):
            with timed(command):
                subprocess.run(command, shell=True, check=True, cwd=clone)
        environment = {**os.environ, "PYTHONPATH": str(clone)}
        argv = [str(clone / ".venv/bin/python"), "-c", _WITHIN, folder]
        subprocess.run(argv, check=True, cwd=clone, env=environment)
    print(f"{time.monotonic() - begun:7.1f} s  in all", flush=True)


if __name__ == "__main__":
    main()
