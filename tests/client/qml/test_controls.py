"""Every control answers to mouse, keys and a screen reader alike, and is large enough to touch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.client.windows import QML, Shown

CONTROLS = {
    "TextButton": 'TextButton { objectName: "it"; text: "Confirm"; onClicked: model.pressed() }',
    "IconButton": (
        'IconButton { objectName: "it"; glyph: "menu"; text: "Confirm"; '
        "onClicked: model.pressed() }"
    ),
    "Choice": 'Choice { objectName: "it"; text: "Confirm"; onClicked: model.pressed() }',
    "Toggle": 'Toggle { objectName: "it"; text: "Confirm"; onClicked: model.pressed() }',
    "ListRow": (
        'ListRow { objectName: "it"; glyph: "key"; text: "Confirm"; onClicked: model.pressed() }'
    ),
}


QML_TEXTS = {path: path.read_text(encoding="utf-8") for path in (QML / "Doublesix").iterdir()}
DRAWN = set(re.findall(r"^    (\w+): \"M", QML_TEXTS[QML / "Doublesix" / "icons.js"], re.MULTILINE))


class Pressed(QObject):
    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.pressed.connect(self._more)

    def _more(self) -> None:
        self.count += 1


Show = Callable[..., Shown]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    made: list[Shown] = []

    def make(content: str, model: QObject | None = None, width: int = 390) -> Shown:
        made.append(Shown(content, model or QObject(), width, 600))
        return made[-1]

    yield make
    for shown in made:
        shown.close()


def settle(shown: Shown) -> None:
    """Let every text find its lines: each picture lays out once more what the last one changed."""
    for _ in range(4):
        shown.window.grabWindow()


def scale(shown: Shown, factor: float) -> None:
    shown.theme().setProperty("textScale", factor)
    settle(shown)


@pytest.mark.parametrize("control", CONTROLS)
def test_mouse_keys_and_screen_reader_press_alike(show: Show, control: str) -> None:
    model = Pressed()
    shown = show(CONTROLS[control], model)
    shown.click("it")
    shown.press("it")
    shown.find("it").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        shown.key(key)
    assert model.count == 5
    assert shown.spoken("it") == "Confirm"


@pytest.mark.parametrize("control", CONTROLS)
def test_what_is_out_of_use_cannot_be_pressed(show: Show, control: str) -> None:
    model = Pressed()
    shown = show(CONTROLS[control], model)
    shown.find("it").setProperty("enabled", False)
    shown.click("it")
    shown.key(Qt.Key.Key_Return)
    assert model.count == 0


@pytest.mark.parametrize("factor", [1.0, 2.0])
@pytest.mark.parametrize("control", CONTROLS)
def test_a_control_is_never_smaller_than_a_fingertip(
    show: Show, control: str, factor: float
) -> None:
    shown = show(CONTROLS[control])
    scale(shown, factor)
    item = shown.find("it")
    assert item.height() >= 44
    assert item.width() >= 44


@pytest.mark.parametrize("control", CONTROLS)
def test_tab_reaches_a_control_and_shows_where_it_is(show: Show, control: str) -> None:
    shown = show(CONTROLS[control])
    before = shown.window.grabWindow()
    shown.key(Qt.Key.Key_Tab)
    assert shown.focused() == "it"
    assert shown.window.grabWindow() != before


@pytest.mark.parametrize("control", ["TextButton", "Choice", "Toggle", "ListRow"])
def test_long_words_wrap_instead_of_being_cut_off(show: Show, control: str) -> None:
    words = "Zaproponuj cofnięcie ostatniego ruchu wszystkim graczom przy stole"
    content = CONTROLS[control].replace("Confirm", words).replace("{", "{ width: 240;", 1)
    shown = show(content)
    scale(shown, 2.0)
    texts = [item for item in shown.items() if item.property("text") == words]
    text = next(item for item in texts if item.inherits("QQuickText"))
    assert text.property("truncated") is False
    assert text.width() <= 240
    assert shown.find("it").height() >= text.property("contentHeight")


def test_a_choice_and_a_toggle_say_whether_they_are_on(show: Show) -> None:
    shown = show(
        'Column { Choice { objectName: "choice"; text: "Pips"; isChosen: true }'
        ' Toggle { objectName: "toggle"; text: "Sounds"; isOn: true } }'
    )
    for name, role in (
        ("choice", QAccessible.Role.RadioButton),
        ("toggle", QAccessible.Role.CheckBox),
    ):
        item = shown.find(name)
        interface = QAccessible.queryAccessibleInterface(item)
        assert interface.role() == role
        assert interface.state().checked
        item.setProperty("isChosen" if name == "choice" else "isOn", False)
        assert not QAccessible.queryAccessibleInterface(item).state().checked


def test_a_press_only_asks_and_the_owner_decides(show: Show) -> None:
    shown = show('Toggle { objectName: "it"; text: "Sounds" }')
    shown.click("it")
    assert shown.find("it").property("isOn") is False


def test_segments_stand_one_above_another_where_room_is_short(show: Show) -> None:
    shown = show(
        'Segments { objectName: "it"; width: 360; label: "Face"; current: 0;'
        ' options: ["Pips", "Colours", "Numerals"] }'
    )
    settle(shown)
    assert shown.find("it").property("columns") == 3
    scale(shown, 2.0)
    assert shown.find("it").property("columns") == 1


def test_a_field_says_its_label_and_what_is_wrong(show: Show) -> None:
    shown = show(
        'Field { objectName: "name"; label: "Your name"; fault: "That name is taken."; width: 300 }'
    )
    assert shown.spoken("nameInput") == "Your name"
    interface = QAccessible.queryAccessibleInterface(shown.find("nameInput"))
    assert interface.text(QAccessible.Text.Description) == "That name is taken."


def test_a_name_is_never_taken_for_markup(show: Show) -> None:
    shown = show(
        'Row { Words { objectName: "bold"; text: "<b>Ana</b>" } Words { objectName: "plain"; '
        'text: "Ana" } }'
    )
    assert shown.find("bold").width() > 1.5 * shown.find("plain").width()


def test_every_icon_that_is_asked_for_is_drawn() -> None:
    asked = {name for text in QML_TEXTS.values() for name in re.findall(r"glyph: \"(\w+)\"", text)}
    assert asked
    assert asked - DRAWN == set()


def test_every_icon_is_a_drawing(show: Show) -> None:
    blank = show("Item {}").window.grabWindow()
    shown = show('Icon { objectName: "it"; name: ""; size: 48 }')
    pictures = []
    for name in sorted(DRAWN):
        shown.find("it").setProperty("name", name)
        pictures.append(shown.window.grabWindow())
    assert blank not in pictures
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])
