"""Where the process begins: an interruption before anything is read ends it at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import os, signal, sys
sys.argv = ["doublesix", {command!r}]

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == "doublesix.cli":
            os.kill(os.getpid(), signal.{number})
            raise RuntimeError("went on")

sys.meta_path.insert(0, Interrupting())
from doublesix.__main__ import main
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="sends itself a signal")
@pytest.mark.parametrize(
    ("command", "number", "status"),
    [("demo", "SIGINT", 130), ("serve", "SIGINT", 0), ("serve", "SIGTERM", 0)],
)
def test_an_interruption_while_modules_are_read_is_quiet(
    command: str, number: str, status: int
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(command=command, number=number)],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (status, "", "")


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "doublesix", "--version"],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.startswith("doublesix ")
