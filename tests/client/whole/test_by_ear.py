"""A deal is played by somebody who hears the announcements and the names, and sees nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from doublesix_client.viewmodels import announcer
from tests.client.whole.driving import driven
from tests.client.whole.listening import Listener

ENDING = "deal 2"
"""What is said last of the first deal: who opens the second."""
TOLD = re.compile(r"(\w+) (opens?|plays?|pass(?:es)?) (?:with|on|[a-z]+[- ])")
PLAYERS = {2: "Nelson", 3: "Tito", 4: "Marisol"}
SPEAKS = {QAccessible.Role.StaticText, QAccessible.Role.Heading, QAccessible.Role.Button}


@pytest.mark.slow
def test_a_deal_is_played_by_ear(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcer, "MILLISECONDS_A_LETTER", 0)
    with driven(tmp_path / "home", seed="by ear") as window:
        listener = Listener(window)
        listener.do("Start a table: Chiva")
        listener.play_deal(ENDING)
        assert [node.object().objectName() for node in listener.nodes() if is_mute(node)] == []
        view, table = window.real.desk.state.view, window.real.desk.state.table
        assert view is not None
        assert table is not None
        names = ["You", *(seat.name or PLAYERS[seat.seat] for seat in table.seats[1:])]
        played = [(names[int(play[0]) - 1], play[1] == "pass") for play in view.plays]
        told = TOLD.findall(listener.heard.partition("went out")[0])
        assert [(name, verb.startswith("pass")) for name, verb in told] == played


def is_mute(node: QAccessibleInterface) -> bool:
    """Tell whether something that should speak has nothing to say; announcements only pass it."""
    name = node.text(QAccessible.Text.Name)
    return node.role() in SPEAKS and not name and node.object().objectName() != "voice"
