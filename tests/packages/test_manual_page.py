"""The manual page says what the command's own help says."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from doublesix.cli import doublesix
from tests.manual_page import PAGE, escaped, page


def test_the_page_is_the_one_that_is_made() -> None:
    made = page()
    assert PAGE.read_text(encoding="utf-8") == made, "run: python tests/manual_page.py"


def test_it_has_every_command() -> None:
    headings = [line.split() for line in page().splitlines() if line.startswith(".SS ")]
    assert {"record", *doublesix.late} == {heading[2] for heading in headings}


@pytest.mark.parametrize(
    ("text", "expected"),
    [(".hidden", "\\&.hidden"), ("'quoted'", "\\&'quoted'"), ("a\\b", "a\\eb"), ("-h", "\\-h")],
)
def test_what_troff_would_read_as_its_own_is_escaped(text: str, expected: str) -> None:
    assert escaped(text) == expected


@pytest.mark.skipif(shutil.which("man") is None, reason="man is not installed")
def test_it_is_read_without_a_complaint() -> None:
    shown = subprocess.run(
        ["man", "--warnings", "--local-file", str(PAGE)],
        env={"PATH": "/usr/bin:/bin", "MANPAGER": "cat", "MANWIDTH": "100", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stderr == ""
    assert "doublesix serve" in shown.stdout


@pytest.mark.skipif(shutil.which("mandoc") is None, reason="mandoc is not installed")
def test_mandoc_finds_nothing_wrong() -> None:
    linted = subprocess.run(
        ["mandoc", "-T", "lint", "-W", "error", str(PAGE)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (linted.returncode, linted.stdout) == (0, "")
