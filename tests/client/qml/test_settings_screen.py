"""The settings by mouse, by keys and by what a screen reader presses; all is worn at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from doublesix_client.home.settings import Settings
from doublesix_client.viewmodels.settings import SettingsModel
from tests.client.windows import Shown, wait

SCREEN = """
Item {
    objectName: "outside"
    readonly property bool dark: Theme.dark
    readonly property bool contrast: Theme.contrast
    readonly property bool motion: Theme.motion
    readonly property real textScale: Theme.textScale
    readonly property string face: Theme.face
    property bool isClosed: false
    readonly property QtObject dress: Dress { settings: window.model }
    anchors.fill: parent

    SettingsScreen {
        anchors.fill: parent
        focus: true
        settings: window.model
        onClosed: parent.isClosed = true
    }
}
"""


@dataclass
class Page:
    """The settings in their window."""

    settings: Settings
    shown: Shown
    copied: list[str]

    def worn(self, name: str) -> object:
        return self.shown.find("outside").property(name)

    def segment(self, setting: str, text: str) -> QQuickItem:
        segments = self.shown.find(f"{setting}-segments")
        found = [
            item
            for item in self.shown.items(segments)
            if item.property("modelData") == text and item.metaObject().className() != "QQuickText"
        ]
        return found[0]

    def choose(self, setting: str, text: str) -> None:
        interface = QAccessible.queryAccessibleInterface(self.segment(setting, text))
        interface.actionInterface().doAction("Press")
        wait()


@pytest.fixture(params=[(1366, 768), (390, 844)], ids=["wide", "narrow"])
def page(request: pytest.FixtureRequest, qapp: object, tmp_path: Path) -> Iterator[Page]:
    settings, copied = Settings(tmp_path / "settings.json"), list[str]()
    model = SettingsModel(
        settings, lambda: "the details", copy=copied.append, is_system_dark=lambda: True
    )
    width, height = request.param
    shown = Shown(SCREEN, model, width, height)
    shown.window.grabWindow()
    yield Page(settings, shown, copied)
    for name in ("contrast", "motion"):
        if settings.get(name) is not (name == "motion"):
            model.turn(name)
    model.choose("face", 0)
    model.choose("theme", 1)
    model.scale(-8)
    shown.close()


@pytest.mark.parametrize(
    ("setting", "text", "name", "value"),
    [
        ("setting-language", "Polski", "language", "pl"),
        ("setting-language", "Bahasa Melayu", "language", "ms"),
        ("setting-theme", "Light", "theme", "light"),
        ("setting-face", "Numerals", "face", "numerals"),
        ("setting-sort", "By pips", "sort", "pips"),
    ],
)
def test_a_value_is_chosen(page: Page, setting: str, text: str, name: str, value: str) -> None:
    page.choose(setting, text)
    assert page.settings.get(name) == value


@pytest.mark.parametrize(
    ("toggle", "name"),
    [
        ("setting-contrast", "contrast"),
        ("setting-motion", "motion"),
        ("setting-sound", "sound"),
        ("setting-alert", "alert_on_turn"),
        ("setting-tap", "confirm_by_second_tap"),
        ("setting-pass", "pass_at_once"),
        ("setting-prompts", "first_deal_prompts"),
    ],
)
def test_a_switch_is_turned_by_a_screen_reader_and_a_key(
    page: Page, toggle: str, name: str
) -> None:
    before = page.settings.get(name)
    page.shown.press(toggle)
    assert page.settings.get(name) is not before
    page.shown.find(toggle).forceActiveFocus()
    page.shown.key(Qt.Key.Key_Space)
    assert page.settings.get(name) is before


def test_what_is_set_is_worn_at_once(page: Page) -> None:
    assert page.worn("dark")
    page.choose("setting-theme", "Light")
    page.choose("setting-face", "Numerals")
    page.shown.press("setting-contrast")
    page.shown.press("setting-motion")
    wait()
    assert not page.worn("dark")
    assert page.worn("contrast")
    assert not page.worn("motion")
    assert page.worn("face") == "numerals"


def test_text_grows_and_everything_stays_inside(page: Page) -> None:
    model = page.shown.window.property("model")
    for _ in range(4):
        model.scale(1)
        wait()
    assert page.worn("textScale") == 2.0
    page.shown.window.grabWindow()
    for item in page.shown.items(page.shown.find("settings")):
        if item.isVisible() and item.objectName().startswith("setting-"):
            right = item.mapToScene(item.boundingRect().bottomRight()).x()
            assert right <= page.shown.window.width(), item.objectName()


def test_a_name_is_typed(page: Page) -> None:
    page.shown.find("setting-nameInput").forceActiveFocus()
    for letter in "Eva":
        QTest.keyClick(page.shown.window, letter)  # type: ignore[call-overload]
    assert page.settings.get("name") == "Eva"


def test_the_details_are_copied(page: Page) -> None:
    page.shown.press("setting-copy")
    assert page.copied == ["the details"]
    assert page.shown.find("setting-copy").property("text") == "Copied"


def test_escape_and_the_arrow_lead_back(page: Page) -> None:
    page.shown.click("settings-back")
    assert page.worn("isClosed")
    page.shown.find("outside").setProperty("isClosed", False)
    page.shown.find("settings-back").forceActiveFocus()
    page.shown.key(Qt.Key.Key_Escape)
    assert page.worn("isClosed")


def test_the_size_of_text_stays_under_the_mouse(page: Page) -> None:
    stepper = page.shown.find("setting-scale")
    stepper.forceActiveFocus()
    for glyph, steps in (("plus", 4), ("minus", 4)):
        page.shown.window.grabWindow()
        [button] = [one for one in page.shown.items(stepper) if one.property("glyph") == glyph]
        button.forceActiveFocus()
        page.shown.window.grabWindow()
        at = page.shown.middle(button)
        for _ in range(steps):
            QTest.mouseClick(page.shown.window, Qt.MouseButton.LeftButton, pos=at)
            wait()
            page.shown.window.grabWindow()
            away = page.shown.middle(button) - at
            assert abs(away.x()) <= 2
            assert abs(away.y()) <= 2
    assert page.settings.get("text_scale") == 1.0


def test_choices_go_back_to_their_row_when_text_is_small_again(page: Page) -> None:
    model = page.shown.window.property("model")
    columns = page.shown.find("setting-sort-segments").property("columns")
    model.scale(4)
    page.shown.window.grabWindow()
    assert page.shown.find("setting-sort-segments").property("columns") == 1 or columns == 3
    model.scale(-4)
    page.shown.window.grabWindow()
    assert page.shown.find("setting-sort-segments").property("columns") == columns
