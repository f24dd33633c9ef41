"""Each fault that the page lists is cited by a test that rules it out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SECTION = re.compile(r"^## .*\((?P<letter>[A-Z])\)$")
FAULT = re.compile(r"^(?P<number>\d+)\. ")


def faults() -> list[str]:
    letter, found = "", []
    for line in (ROOT / "docs/known-faults.md").read_text(encoding="utf-8").splitlines():
        if section := SECTION.match(line):
            letter = section["letter"]
        elif fault := FAULT.match(line):
            found.append(f"{letter}{fault['number']}")
    return found


TESTS = {
    path: path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "tests").rglob("test_*.py"))
    if path != Path(__file__)
}


def test_the_page_lists_faults_of_every_section() -> None:
    assert len(faults()) == len(set(faults()))
    assert {fault[0] for fault in faults()} == set("HSACRW")


@pytest.mark.parametrize("fault", faults())
def test_a_fault_is_cited_by_a_test(fault: str) -> None:
    cited = re.compile(rf"\b{fault}\b")
    assert any(cited.search(text) for text in TESTS.values()), fault
