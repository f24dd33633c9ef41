"""A property shows a field of what was derived last."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from doublesix_client.viewmodels.props import own, prop


@dataclass(frozen=True)
class Props:
    sentence: str = ""


class Bar(QObject):
    changed = Signal()
    sentence = prop(str, "sentence", changed)
    waits = own(bool, "_waits", changed)
    name = own(str, "_name")

    def __init__(self) -> None:
        super().__init__()
        self.props = Props()
        self._waits = True
        self._name = "bar"


def test_a_property_reads_its_field(qtbot: QtBot) -> None:
    bar = Bar()
    assert bar.property("sentence") == ""
    bar.props = Props("Nothing fits: pass")
    assert bar.property("sentence") == "Nothing fits: pass"
    notifier = bar.metaObject().property(bar.metaObject().indexOfProperty("sentence"))
    assert notifier.hasNotifySignal()
    assert not notifier.isWritable()


def test_a_property_reads_an_attribute_of_its_owner(qtbot: QtBot) -> None:
    bar = Bar()
    assert bar.property("waits") is True
    assert bar.property("name") == "bar"
    assert bar.metaObject().property(bar.metaObject().indexOfProperty("name")).isConstant()
