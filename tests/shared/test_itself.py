"""The program runs itself again, from a bundle too."""

from __future__ import annotations

import subprocess
import sys

import pytest

from doublesix.itself import own_command, own_window
from doublesix.version import own_version


@pytest.fixture
def bundled(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    return monkeypatch


def test_it_runs_itself() -> None:
    done = subprocess.run(own_command("--version"), capture_output=True, text=True, check=True)
    assert done.stdout == f"doublesix {own_version()}\n"


@pytest.mark.parametrize("program", ["doublesix", "doublesix-window"])
@pytest.mark.parametrize("ending", ["", ".exe"])
def test_in_a_bundle_either_program_runs_the_command_and_opens_the_window(
    bundled: pytest.MonkeyPatch, program: str, ending: str
) -> None:
    bundled.setattr(sys, "executable", f"/a/bundle/{program}{ending}")
    assert own_command("serve", "--json") == [f"/a/bundle/doublesix{ending}", "serve", "--json"]
    assert own_window() == [f"/a/bundle/doublesix-window{ending}"]


def test_elsewhere_the_window_is_opened_by_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert own_window() == [*own_command(), "play"]
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "executable", "/a/python.exe")
    assert own_window() == ["/a/pythonw.exe", "-m", "doublesix", "play"]
