"""A class with sentences is not subclassed.

Qt looks a sentence up under the name of the object's own class: in a subclass of another name
every translation would be missed, without a word.
"""

from __future__ import annotations

import ast
from pathlib import Path

from tests.syntax import tree_of

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "client").rglob("*.py"))


def classes(source: str) -> list[ast.ClassDef]:
    return [node for node in ast.walk(tree_of(source)) if isinstance(node, ast.ClassDef)]


def has_sentences(owner: ast.ClassDef) -> bool:
    return any(
        isinstance(node, ast.Attribute) and node.attr == "tr" and isinstance(node.value, ast.Name)
        for node in ast.walk(owner)
    )


def subclassed(sources: list[str]) -> list[str]:
    """Return each class that has sentences of its own and a subclass."""
    found = [owner for source in sources for owner in classes(source)]
    speaking = {owner.name for owner in found if has_sentences(owner)}
    bases = [base for owner in found for base in owner.bases]
    names = [getattr(base, "id", getattr(base, "attr", "")) for base in bases]
    return sorted(speaking & set(names))


def test_no_class_with_sentences_has_a_subclass() -> None:
    sources = [path.read_text(encoding="utf-8") for path in SOURCES]
    assert sum(map(has_sentences, (owner for one in sources for owner in classes(one)))) > 15
    assert subclassed(sources) == []


def test_a_planted_subclass_is_found() -> None:
    words = "class LinkWords(QObject):\n    def state(self): return self.tr('Ready')"
    assert subclassed([words, "class Reasons(LinkWords): ..."]) == ["LinkWords"]
    assert subclassed([words, "class Reasons(links.LinkWords): ..."]) == ["LinkWords"]
    assert subclassed([words, "class Plain: ...\nclass Reasons(Plain): ..."]) == []
