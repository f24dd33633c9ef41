"""The line about the link by mouse and by what a screen reader presses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import Arrived, Judged, Leave, LinkPhase, LinkState, Open
from doublesix_client.viewmodels.banner import BannerModel
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.way import Way
from tests.client.folder import FakeIdentities, FakeSettings
from tests.client.said import FakeWire, ready, table
from tests.client.windows import Shown

LINE = "LinkBanner { banner: window.model; width: window.width }"


@dataclass
class Line:
    """The banner in its window, and what stands behind it."""

    wire: FakeWire
    desk: Desk
    shown: Shown

    def lose(self) -> None:
        self.desk.take(LinkState(LinkPhase.RETRYING, reason="link_lost", wait=4.0))
        self.shown.window.grabWindow()

    def tap(self, name: str) -> None:
        """Touch a button."""
        window, screen = self.shown.window, QTest.createTouchDevice()
        at = self.shown.middle(self.shown.find(name))
        QTest.touchEvent(window, screen).press(0, at, window).commit()
        QTest.touchEvent(window, screen).release(0, at, window).commit()

    def enter(self, name: str) -> None:
        """Go to a button by the keyboard, and press it."""
        self.shown.key(Qt.Key.Key_Tab)
        assert self.shown.focused() == name
        self.shown.key(Qt.Key.Key_Return)


@pytest.fixture(params=[1366, 390])
def line(request: pytest.FixtureRequest, qapp: object) -> Iterator[Line]:
    wire = FakeWire()
    desk = Desk(wire)
    way = Way(desk, FakeIdentities(), FakeSettings())
    way.begin(Plan(Goal.CARRY_ON, server="wss://dominoes.example", code="K7QM2XV0"))
    banner = BannerModel(desk, way)
    desk.take(ready())
    desk.take(Arrived(table(started=False)))
    wire.orders.clear()
    shown = Shown(LINE, banner, request.param, 400)
    yield Line(wire, desk, shown)
    shown.close()


def test_no_line_is_there_while_all_is_well(line: Line) -> None:
    assert "link-banner" not in line.shown.names()


def test_a_lost_link_is_said_and_tried_again(line: Line) -> None:
    line.lose()
    assert (
        line.shown.spoken("link-banner") == "The link to the server is lost. Reconnecting in 4 s."
    )
    line.shown.click("banner-try")
    assert isinstance(line.wire.orders[0], Open)


def test_a_lost_table_is_left(line: Line) -> None:
    line.lose()
    line.shown.press("banner-leave")
    assert line.wire.orders == [Leave()]


def test_what_is_wrong_with_a_deal_is_closed_by_mouse_touch_and_key(line: Line) -> None:
    for number, close in enumerate((line.shown.click, line.tap, line.enter), start=3):
        line.desk.take(Judged("broken", 1, number, (("not_opened", None),)))
        line.shown.window.grabWindow()
        assert line.shown.spoken("link-banner").startswith(f"Deal {number} does not check out.")
        close("banner-close")
        assert "link-banner" not in line.shown.names()


def test_all_of_it_is_inside_the_window(line: Line) -> None:
    line.lose()
    for name in ("banner-text", "banner-try", "banner-leave"):
        item = line.shown.find(name)
        corner = item.mapToScene(item.boundingRect().bottomRight())
        assert corner.x() <= line.shown.window.width()
        assert corner.y() <= line.shown.find("link-banner").height()
