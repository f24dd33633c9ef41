"""Every method that a signal of Qt is connected to is declared a slot.

Connecting to one that is not makes PySide build the class's metaobject anew, and QML, which
remembers the old one, then reads every property of the object as undefined, now and then. And a
slot has no other name than its method: PySide does not find the method then, makes a caller of the
slot in its place, and that calls itself until the process dies.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.syntax import tree_of

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "client").rglob("*.py"))


def slots_of(owner: ast.ClassDef) -> set[str]:
    """Return the methods of a class that are declared slots."""
    found = set()
    for method in owner.body:
        if isinstance(method, ast.FunctionDef):
            for decorator in method.decorator_list:
                called = decorator.func if isinstance(decorator, ast.Call) else decorator
                if isinstance(called, ast.Name) and called.id == "Slot":
                    found.add(method.name)
    return found


def undeclared(source: str) -> Iterator[str]:
    """Yield each method that is connected to and is no slot."""
    for owner in ast.walk(tree_of(source)):
        if not isinstance(owner, ast.ClassDef) or not owner.bases:
            continue  # without a base it is no QObject
        own = {method.name for method in owner.body if isinstance(method, ast.FunctionDef)}
        slots = slots_of(owner)
        for call in ast.walk(owner):
            match call:
                case ast.Call(
                    func=ast.Attribute(attr="connect"),
                    args=[ast.Attribute(value=ast.Name(id="self"), attr=str(name)), *_],
                ) if name in own and name not in slots:
                    yield f"{call.lineno}: {owner.name}.{name}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_is_connected_to_is_a_slot(path: Path) -> None:
    assert list(undeclared(path.read_text(encoding="utf-8"))) == []


def test_the_scan_saw_slots() -> None:
    found = [
        name
        for path in SOURCES
        for owner in ast.walk(tree_of(path.read_text(encoding="utf-8")))
        if isinstance(owner, ast.ClassDef)
        for name in slots_of(owner)
    ]
    assert len(found) > 20


@pytest.mark.parametrize(
    ("body", "count"),
    [
        ("def f(self): self.a.connect(self.g)\n    def g(self): ...", 1),
        ("def f(self): self.a.connect(self.g)\n    @Slot()\n    def g(self): ...", 0),
        ("def f(self): self.a.connect(self.changed)", 0),
    ],
)
def test_a_planted_connection_is_found(body: str, count: int) -> None:
    assert len(list(undeclared(f"class Bar(QObject):\n    {body}"))) == count


def renamed(source: str) -> Iterator[int]:
    """Yield the lines of slots that are called otherwise than their method."""
    for node in ast.walk(tree_of(source)):
        match node:
            case ast.Call(func=ast.Name(id="Slot"), keywords=keywords) if any(
                keyword.arg == "name" for keyword in keywords
            ):
                yield node.lineno


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_slot_is_called_as_its_method_is(path: Path) -> None:
    assert list(renamed(path.read_text(encoding="utf-8"))) == []


def test_a_planted_name_of_a_slot_is_found() -> None:
    assert list(renamed("@Slot(int, name='goOn')\ndef go_on(self): ...")) == [1]
