"""The rules as a whole: every numbered line that they keep has a test that cites it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.syntax import tree_of

HERE = Path(__file__).parent

KEPT_BY_THE_RULES = {
    *(f"1.{line}" for line in range(1, 13)),
    *(f"2.{line}" for line in range(1, 7)),
    *(f"3.{line}" for line in range(1, 10)),
    *("5.3", "5.4", "5.5"),
}


def _cited(docstring: str) -> Iterator[str]:
    """Yield the numbers of "Rules 1.3, 2.2-2.4"."""
    for cited in re.findall(r"Rules ((?:\d+\.\d+[-, ]*)+)", docstring):
        for first, last in re.findall(r"(\d+\.\d+)(?:-(\d+\.\d+))?", cited):
            chapter, start = first.split(".")
            end = (last or first).split(".")[1]
            yield from (f"{chapter}.{line}" for line in range(int(start), int(end) + 1))


def test_every_numbered_line_is_cited_by_a_test() -> None:
    """Rules 1.1-1.12, 2.1-2.6, 3.1-3.9, 5.3-5.5: this test does not count."""
    found: set[str] = set()
    for path in set(HERE.rglob("test_*.py")) - {Path(__file__)}:
        for node in ast.walk(tree_of(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(_cited(ast.get_docstring(node) or ""))
    assert KEPT_BY_THE_RULES - found == set()


def test_citations_are_read() -> None:
    assert list(_cited("Rules 1.9, 2.2-2.4, 5.5: and 3 more")) == [
        "1.9",
        "2.2",
        "2.3",
        "2.4",
        "5.5",
    ]
    assert list(_cited("Rules 1, 2")) == []
