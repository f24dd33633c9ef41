"""Watched: a real window that looks on at deal after deal, as fast as they are told to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtTest import QTest

from doublesix.protocol.answers import Update
from doublesix.rules.acts import GoOn
from doublesix.rules.deal import Phase
from tests.client.said import Told
from tests.screens.stage import Stage, stage

SESSION = 20
"""Deals a session: a longer one grows by its own record of points."""


def updates(deals: int) -> Iterator[Update]:
    """Yield what a watcher is told of so many deals, each beginning with its tiles dealt."""
    told = Told(seat=None)
    for number in range(deals):
        if number % SESSION == 0:
            told = Told("chiva" if number // SESSION % 2 else "six-love", f"watched {number}", None)
        else:
            told.act(GoOn(), seat=1)
        yield told.update()
        while told.session.deal.phase is not Phase.OVER:
            yield told.act_first()


class Watched:
    """A window and the deals that it is shown."""

    def __init__(self, on: Stage) -> None:
        self.stage = on
        on.sit(Told(seat=None))

    def play(self, deals: int) -> None:
        """Show so many deals, and last that another begins."""
        for update in updates(deals):
            self.stage.say(update)
            QTest.qWait(0)
        self.stage.say(Told(seat=None).update())
        self.stage.settle()

    def objects(self) -> tuple[int, int]:
        """Count the items of the scene and the objects of the view models."""
        models = self.stage.real.models.findChildren(QObject)
        return sum(1 for _ in self.stage.items()), len(models)


@contextmanager
def deals_watched(folder: Path) -> Iterator[Watched]:
    """Have a window that watches."""
    with stage(folder, theme="dark") as on:
        on.resize(800, 600)
        yield Watched(on)
