"""Listening: somebody who sees nothing, hears what is announced and goes through the names.

Knows the accessible tree and the announcements; never the scene, the state or a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface

from tests.client.whole.driving import Driven

TURN = ("It is your turn", "It is yours to name")


class Listener:
    """Somebody at a window with a screen reader. `heard` is all that it said so far."""

    def __init__(self, window: Driven) -> None:
        self._window = window

    @property
    def heard(self) -> str:
        return " ".join(self._window.said)

    def nodes(self, at: QAccessibleInterface | None = None) -> Iterator[QAccessibleInterface]:
        """Yield all that a screen reader comes to, in order."""
        at = at or QAccessible.queryAccessibleInterface(self._window.window)
        for index in range(at.childCount()):
            child = at.child(index)
            if child.isValid() and not child.state().invisible:
                yield child
                yield from self.nodes(child)

    def names(self) -> list[str]:
        """Return the names that a screen reader comes to."""
        return [node.text(QAccessible.Text.Name) for node in self.nodes()]

    def press(self, *beginnings: str, part: str = "") -> bool:
        """Press the first thing whose name begins and reads so; tell whether there was one."""
        for node in self.nodes():
            name = node.text(QAccessible.Text.Name)
            if not name.startswith(beginnings or ("",)) or part not in name:
                continue
            actions: QAccessibleActionInterface | None = node.actionInterface()
            if actions is None or node.state().disabled or "Press" not in actions.actionNames():
                continue
            actions.doAction("Press")
            return True
        return False

    def do(self, *beginnings: str, part: str = "") -> None:
        """Press something once it is there."""
        self._window.until(lambda: self.press(*beginnings, part=part))

    def hear(self, is_so: Callable[[str], object], since: int) -> None:
        """Wait until what was said from some text on is so."""
        self._window.until(lambda: is_so(" ".join(self._window.said[since:])))

    def play_deal(self, ending: str) -> None:
        """Play whenever one is told to, until one hears how the deal ended."""
        since = 0
        told = (*TURN, ending)
        while True:
            self.hear(lambda text: any(word in text for word in told), since)
            said = " ".join(self._window.said[since:])
            since = len(self._window.said)
            if ending in said:
                return
            self.act(said)

    def act(self, said: str) -> None:
        """Do what fits: the screen reader has just said that it is one's turn."""
        if "nothing fits" not in said:
            self._window.until(self._pick_a_tile)
        self.do("Confirm")

    def _pick_a_tile(self) -> bool:
        if self.press(part=", fits the") or self.press(part=", can open the deal"):
            return True
        if not self.press(part=", fits both ends"):
            return False
        self.do("Left end")
        return True
