"""One arrow: each room imports what its line here allows, and nothing else.

Imports inside functions count as well: they hide an arrow, they do not turn it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.syntax import tree_of

ROOT = Path(__file__).resolve().parents[2]
SOURCES = {
    ".".join(path.relative_to(ROOT / root).with_suffix("").parts).removesuffix(".__init__"): path
    for root in ("shared", "server", "client")
    for path in sorted((ROOT / root).rglob("*.py"))
}

# What may be known of the rules where whole deals may not: no `deal`, `chapter` or `session`,
# so that a full state cannot be put on the wire.
NO_DEALS = {
    f"doublesix.rules.{module}"
    for module in (
        *("acts", "errors", "events", "layout", "notation", "opening"),
        *("profile", "profiles", "result", "seat", "tile"),
    )
}

# Room -> what of ours it may import besides itself and the bare package `doublesix`.
OURS: dict[str, set[str]] = {
    "doublesix": set(),
    "doublesix.rules": set(),
    "doublesix.version": set(),
    "doublesix.itself": set(),
    "doublesix.invitation": set(),
    "doublesix.footing": set(),
    "doublesix.nearby": {"doublesix.invitation"},
    "doublesix.views": {"doublesix.rules"},
    "doublesix.protocol": {"doublesix.views"} | NO_DEALS,
    # Numbers and masks: what a seat may know is the players' to say.
    "doublesix.engine": set(),
    "doublesix.players": {
        *("doublesix.rules.seat", "doublesix.rules.tile", "doublesix.rules.value"),
    },
    # What needs the extra `bots`: imported late, since a plain install does without.
    "doublesix.players.deep": {
        *("doublesix.rules.seat", "doublesix.rules.tile", "doublesix.rules.value"),
        *("doublesix.players", "doublesix.engine"),
    },
    # Secrets and shares of whole deals: the server draws, every client checks.
    "doublesix.fair": {"doublesix.rules"},
    "doublesix.record": {"doublesix.rules", "doublesix.fair"},
    # Looks back on records: the one room that shows a player's thoughts beside open hands.
    "doublesix.review": {
        *("doublesix.rules", "doublesix.views", "doublesix.protocol", "doublesix.record"),
        "doublesix.players",
    },
    # Sees whole deals, which are over: needs the extra `bots`.
    "doublesix.review.open_hands": {
        *("doublesix.review", "doublesix.rules", "doublesix.players", "doublesix.engine"),
    },
    "doublesix.arena": {
        "doublesix.rules",
        "doublesix.views",
        "doublesix.protocol",
        "doublesix.players",
    },
    # A duel shared out among processes, and the command: the arena itself is told the clock.
    "doublesix.arena.crew": {"doublesix.arena"},
    "doublesix.arena.command": {
        *("doublesix.arena", "doublesix.arena.crew", "doublesix.players", "doublesix.rules"),
    },
    "doublesix.link": {
        *("doublesix.protocol", "doublesix.views", "doublesix.fair", "doublesix.footing"),
        *NO_DEALS,
    },
    "doublesix.following": {"doublesix.link", "doublesix.fair"},
    "doublesix.cli": {
        "doublesix.version",
        "doublesix.rules",
        "doublesix.record",
    },
    "doublesix.__main__": {"doublesix.cli"},
    "doublesix_server": {
        "doublesix.version",
        "doublesix.itself",
        "doublesix.nearby",
        "doublesix.invitation",
        "doublesix.rules",
        "doublesix.fair",
        "doublesix.views",
        "doublesix.protocol",
        "doublesix.record",
    },
    # What needs the extra `club`: imported late, since one server does without.
    "doublesix_server.club": {"doublesix_server", "doublesix.protocol"},
    # The worker is a client like any other, in a process of its own.
    "doublesix_server.bots": {
        *("doublesix.protocol", "doublesix.link", "doublesix.players"),
        *("doublesix_server.thinking", "doublesix_server.crew"),
    },
    "doublesix_server.crew": {"doublesix.link", "doublesix.following", "doublesix.nearby"},
    "doublesix_server.thinking": {"doublesix.players", "doublesix_server.calibration"},
    # Plays deals of its own to see how fast the players are.
    "doublesix_server.calibration": {
        *("doublesix.rules", "doublesix.views", "doublesix.protocol", "doublesix.players"),
    },
    "doublesix_server.demo": {
        "doublesix_server",
        "doublesix.rules",
        "doublesix.protocol",
        "doublesix.record",
        "doublesix.itself",
        "doublesix.link",
        "doublesix.players",
    },
    "doublesix_server.demo_report": {"doublesix_server.demo"},
    # A client of the operator's own door.
    "doublesix_server.admin": {"doublesix_server", "doublesix.protocol"},
    # A client too, that looks at servers, and asks the own one where it listens.
    "doublesix_server.doctor": {
        *("doublesix_server", "doublesix.link", "doublesix.nearby", "doublesix.protocol"),
        *("doublesix.invitation", "doublesix_server.admin"),
    },
    "doublesix_server.doctor.command": {
        *("doublesix_server", "doublesix_server.commands", "doublesix_server.doctor"),
    },
    "doublesix_server.commands": {
        *("doublesix_server", "doublesix_server.bots", "doublesix_server.thinking"),
        "doublesix_server.demo",
        *("doublesix_server.demo_report", "doublesix.rules", "doublesix.link"),
        "doublesix.invitation",
        "doublesix.record",
    },
    "doublesix_client": {
        *("doublesix.version", "doublesix.link", "doublesix_client.core"),
        *("doublesix_client.home", "doublesix_client.net", "doublesix_client.sound"),
        *("doublesix_client.viewmodels", "doublesix_client.words"),
        "doublesix_client.registering",
    },
    # Read where there may be no Qt: what needs it is imported late.
    "doublesix_client.command": {
        *("doublesix_client", "doublesix_client.home", "doublesix_client.screen"),
        *("doublesix_client.registering", "doublesix.invitation"),
    },
    "doublesix_client.screen": set(),
    # Writes down where the system finds the program; no Qt.
    "doublesix_client.registering": {"doublesix.itself"},
    # What the window knows and shows, as values: no Qt, no sockets, no clock.
    "doublesix_client.core": {"doublesix.protocol", "doublesix.invitation"},
    # A record's deals, stepped through: the one place of the window that replays.
    "doublesix_client.replay": {
        *("doublesix.record", "doublesix.rules", "doublesix.views", "doublesix.protocol"),
        "doublesix_client.core",
    },
    "doublesix_client.home": set(),
    "doublesix_client.net": {
        *("doublesix.itself", "doublesix.nearby", "doublesix.footing"),
        "doublesix.protocol",
        "doublesix.link",
        "doublesix.following",
        "doublesix.fair",
        "doublesix_client.core",
    },
    "doublesix_client.sound": set(),
    "doublesix_client.words": {
        *("doublesix.protocol", "doublesix.invitation", "doublesix_client.core"),
    },
    "doublesix_client.viewmodels": {
        *("doublesix.protocol", "doublesix_client.core", "doublesix_client.home"),
        "doublesix.invitation",
        *("doublesix_client.replay", "doublesix_client.words"),
    },
}

# Room -> what it may import too, but inside functions only: a plain install has no window.
OURS_LATE: dict[str, set[str]] = {
    "doublesix_server": {"doublesix_server.club"},
    "doublesix_server.doctor": {"doublesix_server.club"},
    "doublesix_server.commands": {"doublesix_server.club"},
    "doublesix.players": {"doublesix.players.deep"},
    "doublesix.review": {"doublesix.review.open_hands"},
    "doublesix.cli": {
        *("doublesix.arena.command", "doublesix.review"),
        "doublesix_server.commands",
        "doublesix_server.doctor.command",
        "doublesix_server.admin",
        "doublesix_client.command",
    },
}

# Room -> what it may import from outside the standard library.
OTHERS: dict[str, set[str]] = {
    "doublesix.protocol": {"msgpack", "pydantic"},
    "doublesix.engine": {"numba", "numpy", "platformdirs"},
    "doublesix.players.deep": {"numpy"},
    "doublesix.review": {"rich"},
    "doublesix.review.open_hands": {"numpy"},
    "doublesix.link": {"websockets"},
    "doublesix.arena.command": {"click", "rich"},
    "doublesix.nearby": {"zeroconf"},
    "doublesix.cli": {"click", "rich"},
    "doublesix_server": {
        *("pydantic", "pydantic_settings", "websockets", "platformdirs"),
        *("sqlalchemy", "alembic", "filelock", "msgpack", "prometheus_client"),
        *("cryptography", "ifaddr", "miniupnpc", "segno"),
    },
    "doublesix_server.club": {"nats"},
    "doublesix_server.commands": {"click", "rich", "uvloop"},
    "doublesix_server.demo_report": {"rich"},
    "doublesix_server.admin": {"click"},
    "doublesix_server.doctor": {"cryptography", "sqlalchemy"},
    "doublesix_server.doctor.command": {"click"},
    "doublesix_client": {"PySide6", "shiboken6"},
    "doublesix_client.command": {"click"},
    "doublesix_client.screen": {"PySide6"},
    "doublesix_client.home": {"pydantic", "platformdirs", "filelock"},
    "doublesix_client.net": set(),
    "doublesix_client.sound": {"miniaudio"},
    "doublesix_client.words": {"PySide6"},
    "doublesix_client.viewmodels": {"PySide6", "segno"},
}

# Sockets, clocks, logs and waiting: all of shared does without them but for a few rooms.
WORLD = {
    *("asyncio", "concurrent", "http", "multiprocessing", "queue", "selectors", "signal"),
    *("socket", "socketserver", "ssl", "subprocess", "threading", "urllib"),
    *("datetime", "logging", "sched", "time"),
}
WORLDLY = {
    *("doublesix.link", "doublesix.following", "doublesix.nearby", "doublesix.footing"),
    "doublesix.arena.crew",
    *("doublesix.cli", "doublesix.__main__"),
}
PURE = {"doublesix_client.core", "doublesix_client.replay"}


def covers(name: str, module: str) -> bool:
    return module == name or module.startswith(f"{name}.")


def room_of(module: str) -> str | None:
    """Return the innermost room that holds a module, None if it is not ours."""
    return max((room for room in OURS if covers(room, module)), key=len, default=None)


def imports(node: ast.AST, late: bool = False) -> Iterator[tuple[int, str, bool]]:
    """Yield line, imported name and whether it stands inside a function."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Import(names=names):
                yield from ((child.lineno, alias.name, late) for alias in names)
            case ast.ImportFrom(level=0, module=str(module), names=names):
                yield from (
                    (child.lineno, module if alias.name == "*" else f"{module}.{alias.name}", late)
                    for alias in names
                )
            case ast.ImportFrom(level=level):
                yield child.lineno, "." * level, late
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
                yield from imports(child, late=True)
            case _:
                yield from imports(child, late)


def is_allowed(module: str, target: str, late: bool) -> bool:
    """Say whether a module of ours may import a target."""
    room = room_of(module)
    assert room is not None, f"{module} has no room"
    target_room = room_of(target)
    if target_room is not None:
        granted = {"doublesix", room} | OURS[room]
        if late:
            granted |= OURS_LATE.get(room, set())
        return any(covers(name, target) and room_of(name) == target_room for name in granted)
    top = target.partition(".")[0]
    if top in sys.stdlib_module_names:
        is_pure = (covers("doublesix", room) and room not in WORLDLY) or room in PURE
        is_worldly = top in WORLD and not covers("urllib.parse", target)  # which only reads text
        return not (is_pure and is_worldly)
    return top in OTHERS.get(room, set())


def violations(module: str, source: str) -> list[str]:
    """Return the imports of a module that its room does not allow, line by line."""
    return [
        f"{line}: {module} imports {target}"
        for line, target, late in imports(tree_of(source))
        if not is_allowed(module, target, late)
    ]


@pytest.mark.parametrize("module", SOURCES)
def test_a_module_imports_what_its_room_allows(module: str) -> None:
    assert violations(module, SOURCES[module].read_text(encoding="utf-8")) == []


def test_every_module_has_a_room_of_its_own() -> None:
    strangers = [name for name in SOURCES if room_of(name) == "doublesix" and name != "doublesix"]
    assert strangers == []


def test_the_scan_saw_all_three_roots_and_their_imports() -> None:
    assert {name.partition(".")[0] for name in SOURCES} == {
        "doublesix",
        "doublesix_server",
        "doublesix_client",
    }
    seen = sum(
        1 for path in SOURCES.values() for _ in imports(tree_of(path.read_text(encoding="utf-8")))
    )
    assert seen > 100


@pytest.mark.parametrize(
    ("module", "planted"),
    [
        ("doublesix.rules.tile", "import pydantic"),
        ("doublesix.rules.tile", "import asyncio"),
        ("doublesix.rules.tile", "from doublesix.views import SeatView"),
        ("doublesix.rules.tile", "from doublesix import views"),
        ("doublesix.rules.tile", "from .seat import Seat"),
        ("doublesix.views", "import time"),
        ("doublesix.protocol.codec", "from doublesix.rules.session import Session"),
        ("doublesix.protocol.codec", "from doublesix.rules import deal"),
        ("doublesix.protocol.codec", "import doublesix.rules"),
        ("doublesix.protocol.codec", "def pack(session):\n    import doublesix.rules.session"),
        ("doublesix.players.club", "from doublesix.views import SeatView"),
        ("doublesix.players.club", "if late:\n    from doublesix_server import table"),
        ("doublesix.players.club", "from doublesix.players.deep import search"),
        ("doublesix.engine.bits", "from doublesix.rules.tile import SET"),
        ("doublesix.review.look", "from doublesix.engine.solver import solve"),
        ("doublesix.review.look", "from doublesix.review.open_hands import OpenHands"),
        ("doublesix.link", "from doublesix_server.config import Config"),
        ("doublesix.arena", "import logging"),
        ("doublesix.cli", "from doublesix_server import app"),
        ("doublesix_server.table", "from doublesix_client import app"),
        ("doublesix_server.table", "from doublesix.players import make"),
        ("doublesix_server.bots", "from doublesix_server.table import Table"),
        ("doublesix_client", "def start():\n    from doublesix_server import app"),
        ("doublesix_client.core.state", "import asyncio"),
        ("doublesix_client.core.state", "from PySide6.QtCore import QObject"),
        ("doublesix_client.net.session", "from PySide6.QtCore import QObject"),
        ("doublesix_client.viewmodels.table", "from doublesix_client.net import session"),
        ("doublesix_client.viewmodels.table", "from doublesix.rules.layout import Layout"),
    ],
)
def test_a_planted_arrow_is_found(module: str, planted: str) -> None:
    assert len(violations(module, planted)) == 1


@pytest.mark.parametrize(
    ("module", "fine"),
    [
        ("doublesix.rules.deal", "from doublesix.rules.tile import Tile"),
        ("doublesix.rules.shuffle", "from hashlib import sha256"),
        ("doublesix.protocol.codec", "import msgpack\nfrom doublesix.rules.tile import Tile"),
        ("doublesix.link", "import asyncio\nimport websockets"),
        ("doublesix.cli", "def serve():\n    from doublesix_server.commands import serve"),
        ("doublesix_server.table", "import asyncio\nfrom doublesix import __version__"),
    ],
)
def test_an_allowed_arrow_passes(module: str, fine: str) -> None:
    assert violations(module, fine) == []
