"""Stage: the real window, told what a server would say, and a picture of what it shows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from doublesix.protocol.answers import AnyAnswer
from doublesix_client.app import Window
from doublesix_client.core.link import Arrived, Judged, LinkPhase, LinkState, Order
from doublesix_client.home.folder import home_of
from tests.client.looks import FakeLooker
from tests.client.said import Told, answer, ready, seat_row, table
from tests.client.windows import Scene

NOON = 1_700_000_000
SECONDS = 20.0
SETTLED = 30
"""Milliseconds for what is laid out or turned up a moment later."""


class StagedWindow(Window):
    """A window whose orders go nowhere."""

    def __init__(self, folder: Path, **preferences: Any) -> None:
        super().__init__(home_of(folder))
        self.settings.set(sound=False, motion=False, **preferences)
        self.models.settings.refresh()
        self.language.use(preferences.get("language", "en"))
        self.orders: list[Order] = []
        self.network.post = self.orders.append  # type: ignore[method-assign, assignment]

    def make_looker(self) -> FakeLooker:
        """Look back on nothing that no scene wants."""
        return FakeLooker()


class Stage(Scene):
    """A window on which one scene after the other is set."""

    def __init__(self, folder: Path, **preferences: Any) -> None:
        self.folder = folder
        self.real = StagedWindow(folder, **preferences)
        self.real.show(width=1366, height=768)
        [root] = self.real.engine.rootObjects()
        assert isinstance(root, QQuickWindow)
        self.window = root
        QTest.qWaitForWindowExposed(root)

    def clear(self) -> None:
        """Go back to the home screen, with nothing kept."""
        for _ in range(4):
            self.real.models.property("shell").back()
        self.real.models.way.cancel()
        self.real.desk.take(LinkState(phase=LinkPhase.OFF))
        for session in self.real.kept.list():
            self.real.kept.forget(session.server, session.code)
        self.real.models.property("front").refresh()
        QTest.qWait(0)

    def resize(self, width: int, height: int) -> None:
        """Show all from now on in another size."""
        self.window.resize(width, height)
        QTest.qWait(SETTLED)

    def keep(self) -> None:
        """Have a session to carry on."""
        self.real.kept.add(
            server=None, code="K7QM2XV0", profile="chiva", names=("Rosa", "Ivo"), seat=1,
            score=(2, 0), deal=6, when=NOON,
        )  # fmt: skip
        self.real.models.property("front").refresh()

    def say(self, *messages: AnyAnswer | LinkState | Judged) -> None:
        """Tell the window what a server would, or what came of checking a deal."""
        for message in messages:
            is_news = isinstance(message, LinkState | Judged)
            self.real.desk.take(message if is_news else Arrived(message))  # type: ignore[arg-type]

    def sit(self, told: Told, **fields: Any) -> None:
        """Come to a table at which a session stands so."""
        people = fields.pop("people", (told.seat,) if told.seat else ())
        here = table(told.seat, people, profile=told.profile, **fields)
        self.say(ready(), here, told.update())
        self.settle()

    def answer(self, kind: str, **plain: Any) -> None:
        """Answer the latest request."""
        waiting = [key for key, asked in self.real.desk.state.asked.items() if asked == kind]
        self.say(answer({"re": waiting[-1] if waiting else None, **plain}))

    def open(self, page: str) -> None:
        """Open a page over all."""
        self.real.models.property("shell").open(page)
        self.settle()

    def press(self, name: str) -> None:
        """Press something as a screen reader does, and let it take its place."""
        super().press(name)
        self.settle()

    def panel(self, page: str) -> None:
        """Open a panel of the table."""
        self.press("menu" if "menu" in self.names() else "resultMenu")
        if page != "menu":
            self.press(f"menu-{page}")

    def settle(self) -> None:
        """Let what was begun take its place."""
        QTest.qWait(SETTLED)

    def model(self, *path: str) -> QObject:
        """Return a view model of the window."""
        found: QObject = self.real.models
        for name in path:
            found = found.property(name)
        return found

    def until_screen(self, name: str) -> None:
        """Wait for a screen: what leads to it is read beside the window's thread."""
        end = time.monotonic() + SECONDS
        while self.window.property("screen") != name:
            assert time.monotonic() < end, name
            QTest.qWait(1)

    def picture(self, path: Path) -> None:
        """Write down what is shown to somebody who points, without the keyboard's ring."""
        theme = self.real.engine.singletonInstance("Doublesix", "Theme")
        assert isinstance(theme, QObject)
        theme.setProperty("pointed", True)
        self.settle()
        self.window.grabWindow()  # what is laid out only while it is painted
        self.window.grabWindow().save(str(path))


@dataclass(frozen=True, slots=True)
class Company:
    """People at a table: who sits in which seat, and what of them differs."""

    people: dict[int, dict[str, Any]] = field(default_factory=dict)

    def rows(self) -> list[dict[str, Any]]:
        """Return the seats of a table message."""
        return [
            seat_row(seat, "person", **self.people[seat]) if seat in self.people else seat_row(seat)
            for seat in range(1, 5)
        ]


@contextmanager
def stage(folder: Path, **preferences: Any) -> Iterator[Stage]:
    """Have a window to set scenes on."""
    folder.mkdir(parents=True, exist_ok=True)
    set_up = Stage(folder, **preferences)
    try:
        yield set_up
    finally:
        set_up.real.close()
