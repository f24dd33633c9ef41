"""What QML calls has one name: a slot called otherwise than its method calls itself without end."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "client").rglob("*.py"))


def slots_of(path: Path) -> list[ast.Call]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"Slot", "QtCore.Slot"}
    ]


def test_no_slot_has_another_name_than_its_method() -> None:
    slots = [(path, slot) for path in SOURCES for slot in slots_of(path)]
    assert len(slots) > 50
    renamed = [
        f"{path.relative_to(ROOT)}:{slot.lineno}"
        for path, slot in slots
        if any(keyword.arg == "name" for keyword in slot.keywords)
    ]
    assert renamed == [], "PySide finds no such method and calls the slot again, until it dies"
