"""Driving: a real window over a folder of its own, and the players who sit before it.

A player sees what a person sees: the names of what is shown, and what of it can be pressed. None
of them looks into the state behind the window.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from doublesix_client.app import Window
from doublesix_client.home.folder import home_of
from tests.client.windows import Scene

SECONDS = 60.0
"""How long is waited for what must come; it is never waited out when all is well."""
REST = 60
"""Milliseconds in which nothing that is about to be pressed may shift."""
LOOK = 0.05
"""How long is waited for another picture before one looks again all the same."""


class Driven(Scene):
    """A real window; `terms` are what its tables are asked to have: its deals, for one."""

    def __init__(
        self, folder: Path, width: int = 1366, height: int = 768, **terms: str | int
    ) -> None:
        home = home_of(folder)
        home.path.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.real = Window(home, {"pause": 0, **terms})
        self.real.settings.set(sound=False, motion=False)
        self.warnings: list[str] = []
        self.real.engine.warnings.connect(
            lambda errors: self.warnings.extend(error.toString() for error in errors)
        )
        self.said: list[str] = []
        self.real.models.announcer.said.connect(self.said.append)
        self.real.show(width=width, height=height)
        [root] = self.real.engine.rootObjects()
        assert isinstance(root, QQuickWindow)
        self.window = root
        self._has_changed = True
        root.frameSwapped.connect(self._note_change)
        QTest.qWaitForWindowExposed(root)

    def close(self) -> None:
        """Take all of it down."""
        self.real.close()
        assert self.warnings == [], self.warnings

    def _note_change(self) -> None:
        self._has_changed = True

    def theme(self) -> QObject:
        """Return the theme of this window."""
        theme = self.real.engine.singletonInstance("Doublesix", "Theme")
        assert isinstance(theme, QObject)
        return theme

    @property
    def screen(self) -> str:
        """Which screen is shown."""
        return str(self.window.property("screen"))

    def seen(self, name: str) -> QQuickItem | None:
        """Return the one visible item with an objectName; None while there is none."""
        found = [item for item in self.items() if item.objectName() == name and item.isVisible()]
        return found[0] if len(found) == 1 else None

    def can_press(self, name: str) -> bool:
        """Tell whether something is shown and can be pressed."""
        item = self.seen(name)
        return item is not None and item.isEnabled() and not _is_too_fresh(item)

    def until(self, is_so: Callable[[], object], seconds: float = SECONDS) -> None:
        """Let the window run until something is so; a picture of it if that never comes."""
        end = time.monotonic() + seconds
        while not is_so():
            self._has_changed = False
            looks_again = time.monotonic() + LOOK
            while not self._has_changed and time.monotonic() < looks_again:
                QTest.qWait(1)
            if time.monotonic() > end:
                picture = self.folder / "as-it-was.png"
                self.save(str(picture))
                raise AssertionError(f"never so: {sorted(self.names())}; see {picture}")

    def until_shown(self, name: str) -> None:
        """Wait until something is shown, can be pressed, and has come to rest where it is."""
        self.until(lambda: self.can_press(name) and self._rests(name))

    def _rests(self, name: str) -> bool:
        before = self.middle(self.find(name))
        QTest.qWait(REST)
        return self.can_press(name) and self.middle(self.find(name)) == before

    def write(self, field: str, text: str) -> None:
        """Write into a field, letter by letter, in place of what stands in it."""
        self.window.requestActivate()
        self.until_shown(f"{field}Input")
        self.click(f"{field}Input")
        self.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        for letter in text:
            QTest.keyClick(self.window, letter)  # type: ignore[call-overload]

    def with_beginning(self, beginning: str) -> str | None:
        """Return the first name of something that can be pressed and is called so."""
        return next(
            iter(sorted(n for n in self.names() if n.startswith(beginning) and self.can_press(n))),
            None,
        )


@contextmanager
def driven(folder: Path, *size: int, **terms: Any) -> Iterator[Driven]:
    """Drive a window for a test; it is taken down even if the test fails."""
    window = Driven(folder, *size, **terms)
    try:
        yield window
    finally:
        window.close()


class Presses(Protocol):
    """How somebody presses what is called so: with a mouse, a finger, the keyboard."""

    def __call__(self, name: str) -> None:
        """Press it once."""


class Player:
    """Somebody who sees the scene and presses one thing after the other.

    Takes what can be taken first: an enabled Confirm, then an end, a tile, an opener.
    """

    def __init__(self, window: Driven, press: Presses) -> None:
        self.window = window
        self.press = press
        self.pressed: list[str] = []

    def do(self, name: str) -> None:
        """Press what is called so, once it is there."""
        self.window.until_shown(name)
        self.pressed.append(name)
        self.press(name)

    def step(self) -> bool:
        """Press the next thing; tell whether there was one."""
        wanted = self._wanted()
        if wanted is not None:
            self.pressed.append(wanted)
            self.press(wanted)
        return wanted is not None

    def play_deal(self) -> None:
        """Play until the result of the deal is shown."""
        self.play_until(lambda: self.window.seen("resultHeadline") is not None)

    def play_until(self, is_so: Callable[[], object]) -> None:
        """Play until something is so."""
        while not is_so():
            self.window.until(lambda: is_so() or self.step())

    def play_match(self, deals: int) -> int:
        """Play deals until a match is won, at most so many; return how many it took."""
        for played in range(1, deals + 1):
            self.play_deal()
            if "match" in self.headline().lower():
                return played
            self.go_on()
        raise AssertionError(f"no match was won in {deals} deals: {self.headline()}")

    def go_on(self) -> None:
        """Go on to the next deal."""
        self.do("goOn")
        self.window.until(lambda: self.window.seen("resultHeadline") is None)

    def headline(self) -> str:
        """Return the sentence in which the deal ended."""
        item = self.window.seen("resultHeadline")
        return "" if item is None else str(item.property("text"))

    def _wanted(self) -> str | None:
        can = {
            item.objectName(): item
            for item in self.window.items()
            if item.objectName() and item.isVisible() and item.isEnabled()
        }
        for name in ("uncover", "confirm", "target-pose", "target-left", "target-right", "pass"):
            if name in can:
                return name
        openers = sorted(name for name in can if name.startswith("opener-"))
        tiles = sorted(name for name in can if name.startswith("hand-") and _fits(can[name]))
        return next(iter(openers + tiles), None)


def _is_too_fresh(item: QQuickItem) -> bool:
    """Tell whether something lies on a page that has come too lately to take a press."""
    at: QQuickItem | None = item
    while at is not None and not at.property("isFresh"):
        at = at.parentItem()
    return at is not None


def _fits(tile: QQuickItem) -> bool:
    """Tell whether a tile of the hand is marked as one that can be played."""
    row: Any = tile.property("isPlayable")
    return bool(row) and not tile.property("isChosen")


def play_together(players: Sequence[Player], is_so: Callable[[], object]) -> None:
    """Let players at several windows play, each when they can, until something is so."""
    while not is_so():
        players[0].window.until(lambda: is_so() or any(player.step() for player in players))
