"""One word per thing: no definition of ours uses a word that means several."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.syntax import tree_of

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(
    path for root in ("shared", "server", "client") for path in (ROOT / root).rglob("*.py")
)

FORBIDDEN = {"game", "board", "round", "move", "stuck", "edge"}
FORBIDDEN |= {f"{word}s" for word in FORBIDDEN}
EMPTY_SUFFIXES = {"Manager", "Helper", "Util", "Utils", "Handler", "Info", "Data", "Base"}


def parts(name: str) -> list[str]:
    """Split a name of any style: `next_round`, `NextRound`, `nextRound`."""
    return re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)


def defined(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and name of what a module defines; what it merely reads may be a library's."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.FunctionDef(name=str(name))
                | ast.AsyncFunctionDef(name=str(name))
                | ast.ClassDef(name=str(name))
                | ast.arg(arg=str(name))
                | ast.Name(id=str(name), ctx=ast.Store())
                | ast.Attribute(attr=str(name), ctx=ast.Store())
                | ast.ExceptHandler(name=str(name))
                | ast.MatchAs(name=str(name))
                | ast.MatchStar(name=str(name))
                | ast.MatchMapping(rest=str(name))
                | ast.alias(asname=str(name))
            ):
                yield getattr(node, "lineno", 0), name


def faults(source: str) -> list[str]:
    """Return what the words of style forbid in a module's definitions, line by line."""
    tree = tree_of(source)
    found = []
    for line, name in defined(tree):
        bad = sorted({part.lower() for part in parts(name)} & FORBIDDEN)
        if bad:
            found.append(f"{line}: {name} says {', '.join(bad)}")
    found += [
        f"{node.lineno}: {node.name} does not say what it is"
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and parts(node.name)[-1] in EMPTY_SUFFIXES
    ]
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_source_file_keeps_to_the_words(path: Path) -> None:
    assert not {part for word in path.relative_to(ROOT).parts for part in parts(word)} & FORBIDDEN
    assert faults(path.read_text(encoding="utf-8")) == []


def test_there_are_source_files_to_read() -> None:
    assert len(SOURCES) > 20


@pytest.mark.parametrize(
    "planted",
    [
        "def next_round(): ...",
        "async def move(tile): ...",
        "def play(board): ...",
        "def play(*, edge=None): ...",
        "lambda games: games",
        "class GameState: ...",
        "for round in rounds: ...",
        "with table as board: ...",
        "self.stuck = True",
        "(edge := ends[0])",
        "move: str",
        "import tables as boards",
        "try: ...\nexcept OSError as move: ...",
        "match ends:\n    case [edge, *_]: ...",
        "match ends:\n    case [_, *moves]: ...",
        "match ends:\n    case {**board}: ...",
        "class TableManager: ...",
        "class Helper: ...",
        "class SeatInfo: ...",
    ],
)
def test_a_planted_word_is_found(planted: str) -> None:
    assert faults(planted) != []


@pytest.mark.parametrize(
    "fine",
    [
        "round(share, 1)",
        "canvas.edge.move(board=1)",
        "def keyboard(rounded, removed): ...",
        "class Database: ...",
        "from chairs import moves",
        "class Play(BaseModel): ...",
    ],
)
def test_a_library_s_word_is_its_own(fine: str) -> None:
    assert faults(fine) == []
