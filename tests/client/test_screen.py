"""Whether a window can be shown is known before Qt is asked, and said with what would help."""

from __future__ import annotations

import sys

import pytest

from doublesix_client import screen
from doublesix_client.screen import PACKAGES, why_no_window

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt asks for X on Linux")


@linux
def test_a_platform_that_was_chosen_is_believed() -> None:
    assert why_no_window({"QT_QPA_PLATFORM": "offscreen"}) is None


@linux
def test_without_a_display_there_is_no_screen() -> None:
    assert "no screen" in (why_no_window({}) or "")


@linux
def test_a_display_that_does_not_answer_is_named() -> None:
    assert "DISPLAY :7771" in (why_no_window({"DISPLAY": ":7771"}) or "")


def test_a_missing_library_is_named_with_one_line_that_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = "libxcb-cursor.so.0: cannot open shared object file\nand more"
    monkeypatch.setattr(screen, "_missing_library", lambda: screen._install(told))
    monkeypatch.setattr(sys, "platform", "linux")
    line = why_no_window({"QT_QPA_PLATFORM": "offscreen"}) or ""
    assert "libxcb-cursor.so.0" in line
    assert f"apt-get install --no-install-recommends {PACKAGES}" in line
    assert "\n" not in line


def test_without_qt_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert "doublesix[client]" in (why_no_window({}) or "")
