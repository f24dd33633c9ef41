"""The program runs itself again, from a bundle too."""

from __future__ import annotations

import subprocess
import sys

import pytest

from doublesix.itself import own_command
from doublesix.version import own_version


def test_it_runs_itself() -> None:
    done = subprocess.run(own_command("--version"), capture_output=True, text=True, check=True)
    assert done.stdout == f"doublesix {own_version()}\n"


def test_in_a_bundle_the_program_is_the_executable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/a/bundle/doublesix")
    assert own_command("serve", "--json") == ["/a/bundle/doublesix", "serve", "--json"]
