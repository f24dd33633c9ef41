"""A window of a trial, without a screen: somebody joins a table and plays by mouse.

    python -m tests.hosts.window FOLDER NAME [--deals N]

Which, the first line of standard input says: a link or a code. What is pressed is what is seen, and
what the window was told goes to standard output.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")
os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")

from PySide6.QtGui import QGuiApplication

from doublesix_client import typeface
from doublesix_client.core.link import LinkPhase
from doublesix_client.core.state import State
from tests.client.whole.driving import Driven, Player, driven
from tests.hosts.telling import Teller, wait_for_the_end

SIZE = (900, 600)
PATIENCE = 600.0
"""Seconds within which something can be pressed again, whatever the link goes through."""


class Watched:
    """A window's state, told as it changes; `is_over` once the session is."""

    def __init__(self, window: Driven, deals: int) -> None:
        self.is_over = False
        self._deals = deals
        self._desk = window.real.desk
        self._teller = Teller()
        self._noted = 0
        self._desk.changed.connect(self._note)

    def _note(self) -> None:
        state = self._desk.state
        self._teller.say(asked=sorted(state.asked.values()))
        if state.link.phase is not LinkPhase.OFF:
            self._teller.say(link=state.link.phase.value, reason=state.link.reason)
        if state.table is not None:
            self._teller.note_table(state.table.model_dump())
        if state.update is None or state.view is None:
            return
        view = state.view.model_dump()
        self._teller.note_update(state.update.version, view)
        if view["phase"] == "over" and not self.is_over:
            is_won = view["result"]["match_winner"] is not None
            self.is_over = is_won or 0 < self._deals <= view["deal"]
            if self.is_over:
                self._teller.finish()


def join(window: Driven, text: str) -> Player:
    """Join a table as somebody does who was told a link or a code."""
    player = Player(window, window.click)
    player.do("join-head")
    window.write("join-code", text)
    player.do("join-go")
    return player


def play(player: Player, watched: Watched) -> None:
    """Play what can be played, and go on, until the session is over."""
    while not watched.is_over:
        player.window.until(lambda: watched.is_over or step(player), PATIENCE)


def step(player: Player) -> bool:
    """Press the next thing, if there is one: the scene is searched only where one may act."""
    if not may_act(player.window.real.desk.state):
        return False
    if player.window.can_press("goOn"):
        player.press("goOn")
        return True
    return player.window.screen == "table" and player.step()


def may_act(state: State) -> bool:
    """Tell whether something is to be done by who is here."""
    view, table = state.view, state.table
    if view is None or table is None or state.asked or state.link.phase is not LinkPhase.READY:
        return False
    if view.phase != "over":
        return bool(view.legal)
    return not any(seat.ready and seat.seat in table.you.seats for seat in table.seats)


def main() -> None:
    """Be such a window."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("name")
    parser.add_argument("--deals", type=int, default=0, help="the session ends with this deal")
    arguments = parser.parse_args()
    app = QGuiApplication([])
    typeface.load()
    with driven(arguments.folder, *SIZE) as window:
        window.real.settings.set(name=arguments.name)
        watched = Watched(window, arguments.deals)
        told = sys.stdin.readline().strip()
        threading.Thread(target=_end_with_input, daemon=True).start()
        play(join(window, told), watched)
        while True:
            app.processEvents()
            threading.Event().wait(0.05)


def _end_with_input() -> None:
    wait_for_the_end()
    os._exit(0)


if __name__ == "__main__":
    main()
