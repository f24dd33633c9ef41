"""Nothing needs what Windows lacks: it is used only where a function asks whether it is there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.syntax import tree_of

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(
    path for root in ("shared", "server", "client") for path in (ROOT / root).rglob("*.py")
)

LACKING = {
    *("os.getuid", "os.geteuid", "os.getgid", "os.chown", "os.fchmod", "os.fork", "os.killpg"),
    *("os.setsid", "os.getpgid", "os.mkfifo", "os.sched_getaffinity", "os.uname", "os.statvfs"),
    *("signal.SIGKILL", "signal.SIGHUP", "signal.SIGUSR1", "signal.SIGUSR2", "signal.SIGCHLD"),
    *("signal.pause", "signal.alarm", "socket.AF_UNIX", "socket.SO_REUSEPORT"),
    *("asyncio.start_unix_server", "asyncio.open_unix_connection"),
}
LACKING_OF_A_LOOP = {"add_signal_handler", "create_unix_server", "create_unix_connection"}
LACKING_MODULES = {"fcntl", "grp", "pwd", "resource", "syslog", "termios", "tty", "uvloop"}

ASKS = ("hasattr(", "getattr(", "sys.platform", "os.name", "has_unix")
ANSWERS = {"ImportError", "NotImplementedError", "AttributeError"}


def uses(source: str) -> Iterator[tuple[int, str, bool]]:
    """Yield line and name of what Windows lacks, and whether it is asked for first."""
    tree = tree_of(source)
    owners = [
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    for node in ast.walk(tree):
        name = lacking(node)
        if name is not None:
            line = getattr(node, "lineno", 0)
            around = [one for one in owners if one.lineno <= line <= (one.end_lineno or 0)]
            yield line, name, any(map(is_asked, around)) if around else is_asked(tree)


def lacking(node: ast.AST) -> str | None:
    """Return what Windows lacks of what a node names."""
    match node:
        case ast.Attribute(value=ast.Name(id=module), attr=name) if f"{module}.{name}" in LACKING:
            return f"{module}.{name}"
        case ast.Attribute(attr=name) if name in LACKING_OF_A_LOOP:
            return name
        case ast.Import(names=names) if {alias.name for alias in names} & LACKING_MODULES:
            return names[0].name
        case ast.ImportFrom(module=str(module)) if module in LACKING_MODULES:
            return module
    return None


def is_asked(node: ast.AST) -> bool:
    """Tell whether somewhere in a node it is asked what there is, or answered that it is not."""
    text = ast.unparse(node)
    caught = {
        name.id
        for one in ast.walk(node)
        if isinstance(one, ast.ExceptHandler) and one.type is not None
        for name in ast.walk(one.type)
        if isinstance(name, ast.Name)
    }
    return any(ask in text for ask in ASKS) or bool(caught & ANSWERS)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_windows_lacks_is_asked_for_first(path: Path) -> None:
    found = uses(path.read_text(encoding="utf-8"))
    assert [f"{line}: {name}" for line, name, asked in found if not asked] == []


def test_the_scan_saw_what_there_is() -> None:
    names = {name for path in SOURCES for _, name, _ in uses(path.read_text(encoding="utf-8"))}
    assert {"os.getuid", "add_signal_handler", "uvloop"} <= names


@pytest.mark.parametrize(
    ("planted", "asked"),
    [
        ("import fcntl", False),
        ("def f(): return os.getuid()", False),
        ("def f(): return os.getuid() if hasattr(os, 'getuid') else 0", True),
        ("def f(loop): loop.add_signal_handler(2, stop)", False),
        ("def f():\n try: import uvloop\n except ImportError: pass", True),
        ("async def f(): await asyncio.start_unix_server(hear, 'a')", False),
    ],
)
def test_a_planted_use_is_found(planted: str, asked: bool) -> None:
    assert [found for _, _, found in uses(planted)] == [asked]
