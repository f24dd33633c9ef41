"""Where the system asks about networks, it is said before; elsewhere nothing is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.client.windows import QML, Shown


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Shown]:
    made = Shown("FirewallNote { width: parent.width }", QObject(), 390, 300)
    yield made
    made.close()


@pytest.mark.parametrize(
    ("system", "asks"), [("windows", True), ("osx", True), ("linux", False), ("unix", False)]
)
def test_it_is_there_where_the_system_asks(shown: Shown, system: str, asks: bool) -> None:
    [note] = [item for item in shown.items() if item.objectName() == "firewall-note"]
    note.setProperty("system", system)
    assert note.isVisible() is asks
    if asks:
        assert "private networks" in shown.spoken("firewall-note")


@pytest.mark.parametrize("form", ["InviteForm", "JoinForm"])
def test_it_stands_first_in_what_leads_to_the_question(form: str) -> None:
    text = (QML / "Doublesix" / f"{form}.qml").read_text(encoding="utf-8")
    assert text.index("FirewallNote {") < text.index("Field {")
