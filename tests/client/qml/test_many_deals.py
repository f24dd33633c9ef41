"""Deal after deal in one window, and nothing of the earlier ones is left (W7)."""

from __future__ import annotations

import gc
from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from doublesix.rules.acts import GoOn
from doublesix_client.core.link import Arrived
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.table import TableModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, ready, table
from tests.client.windows import Shown, wait

CONTENT = "TableScreen { anchors.fill: parent; table: model; focus: true }"
ANIMATED = 30
"""Milliseconds in which what moves is under way, and not yet done, when the next act comes."""


def outside_of_tiles(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield all that does not depend on which tiles somebody holds; no stone lies there."""
    for child in item.childItems():
        assert not child.objectName().startswith(("stone-", "target-")), child.objectName()
        yield child
        if not child.objectName().startswith("hand-"):
            yield from outside_of_tiles(child)


def test_what_moved_is_gone_with_its_deal(qtbot: QtBot) -> None:
    told = Told()
    desk = Desk(FakeWire())
    model = TableModel(desk, FakeSettings(first_deal_prompts=False))
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    shown = Shown(CONTENT, model, 1366, 768)
    shown.theme().setProperty("motion", True)

    def play_a_deal() -> tuple[int, int, int]:
        while told.session.deal.turn is not None:
            desk.take(Arrived(told.act_first()))
            wait()
        wait(ANIMATED)
        desk.take(Arrived(told.act(GoOn(), seat=1)))
        wait(ANIMATED)
        gc.collect()
        return (
            len(list(outside_of_tiles(shown.window.contentItem()))),
            len(shown.window.findChildren(QObject)),
            len(model.findChildren(QObject)),
        )

    counts: dict[bool, set[tuple[int, int, int]]] = {True: set(), False: set()}
    for number in range(10):
        counted = play_a_deal()
        if number > 1:  # what is made once is there by then
            counts[told.session.deal.turn == 1].add(counted)  # one's own turn lists what it may be
    assert [len(found) for found in counts.values()] == [1, 1]
    shown.close()
