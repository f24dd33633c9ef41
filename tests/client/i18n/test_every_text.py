"""In a language that puts every sentence in brackets, nothing is seen or heard outside them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived
from doublesix_client.language import Language
from doublesix_client.replay.opened import open_fetched
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.window import WindowModel
from tests.client.folder import NOON, FakeIdentities, FakeKept, FakeSession, FakeSettings
from tests.client.looks import FakeLooker, found_in
from tests.client.pseudo import CODE, in_brackets, made
from tests.client.said import FakeWire, Told, ready, table
from tests.client.windows import Shown, wait
from tests.shared.record.samples import full

NAMES = (
    "Ana María",
    "Beto",
    "Carla",
    "Dora",
    "Ana",
    "Nelson",
    "Tito",
    "Marisol",
    "Bahasa Melayu",
    "English",
    "Español",
    "Polski",
)
CODES = re.compile(r"\b[0-9A-Z]{4}-?[0-9A-Z]{4}\b|\bwss?://\S+")
WORD = re.compile(r"[^\W\d_]{2,}")

HOME = "HomeScreen { anchors.fill: parent; front: model.front }"
ROOM = "RoomScreen { anchors.fill: parent; room: model.room; allowing: model.table.allowing }"
TABLE = "TableScreen { anchors.fill: parent; table: model.table }"
SETTINGS = "SettingsScreen { anchors.fill: parent; settings: model.settings }"
RULES = "RulesScreen { anchors.fill: parent; rules: model.table.rules }"
RECORDS = "RecordsScreen { anchors.fill: parent; records: model.records }"

REPLAY = """ReplayScreen {
    anchors.fill: parent; records: model.records; replayed: model.records.replayed
}"""


class Stage:
    """A screen over all view models, and the language that it is in."""

    def __init__(
        self, content: str, begin: Callable[[Stage], None], size: tuple[int, int], folder: Path
    ) -> None:
        self.told = Told()
        self.desk = Desk(FakeWire())
        self.looker = FakeLooker()
        self.models = WindowModel(
            self.desk,
            identities=FakeIdentities(),
            settings=FakeSettings(motion=False),  # a deal that ends shows its result at once
            kept=FakeKept([FakeSession()]),
            now=lambda: NOON,
            details=lambda: "",
            looker=self.looker,
        )
        begin(self)
        self.shown = Shown(content, self.models, *size)
        self.language = Language(self.shown.engine, self.models, folder=folder)

    def speak(self, code: str) -> None:
        self.language.use(code)
        wait()

    def close(self) -> None:
        self.shown.close()
        self.language.close()


def at_home(_stage: Stage) -> None:
    """Home is where one begins."""


def in_the_room(stage: Stage) -> None:
    for news in (ready(), Arrived(table(people=(1, 3), started=False))):
        stage.desk.take(news)


def with_a_hand(stage: Stage) -> None:
    stage.told.act_first()
    for news in (ready(), Arrived(table(people=(1, 3))), Arrived(stage.told.until(1))):
        stage.desk.take(news)


def after_the_deal(stage: Stage) -> None:
    with_a_hand(stage)
    stage.desk.take(Arrived(stage.told.to_the_end()))


def looking_back(stage: Stage) -> None:
    replayed, look_back = stage.models.records.replayed, stage.models.records.lookBack
    replayed.show(open_fetched(full()))
    replayed.goTo(2)
    look_back.begin()
    stage.looker.find(found_in(full(), 2))
    look_back.choose(15)


@pytest.fixture(scope="module")
def brackets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(tmp_path_factory.mktemp("brackets"), in_brackets)


Open = Callable[[str, Callable[[Stage], None], tuple[int, int]], Stage]


@pytest.fixture
def stage(qtbot: QtBot, brackets: Path) -> Iterator[Open]:
    opened: list[Stage] = []

    def open_one(
        content: str, begin: Callable[[Stage], None], size: tuple[int, int] = (1366, 768)
    ) -> Stage:
        opened.append(Stage(content, begin, size, brackets))
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


def said(item: QQuickItem) -> Iterator[str]:
    """Yield all that an item says to the eye and to a screen reader."""
    for name in ("text", "placeholderText"):
        value = item.property(name)
        if isinstance(value, str):
            yield value
    interface: QAccessibleInterface | None = QAccessible.queryAccessibleInterface(item)
    if interface is not None and interface.isValid():
        yield interface.text(QAccessible.Text.Name)
        yield interface.text(QAccessible.Text.Description)


def texts(stage: Stage) -> set[str]:
    """Return every text with a word in it that is seen or heard, names and codes aside."""
    items = [item for item in stage.shown.items() if item.isVisible()]
    return {text for item in items for text in said(item) if has_words(text)}


def has_words(text: str) -> bool:
    for name in NAMES:
        text = text.replace(name, "")
    return WORD.search(CODES.sub("", text)) is not None


def outside_brackets(text: str) -> str:
    """Return what of a text stands in no brackets.

    >>> outside_brackets("[Waiting for [Seat 2].] Ready")
    ' Ready'
    """
    while (shorter := re.sub(r"\[[^\[\]]*\]", "", text)) != text:
        text = shorter
    return text


def untranslated(stage: Stage) -> set[str]:
    return {text for text in texts(stage) if has_words(outside_brackets(text))}


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize(
    ("content", "begin"),
    [
        (HOME, at_home),
        (ROOM, in_the_room),
        (TABLE, with_a_hand),
        (TABLE, after_the_deal),
        (SETTINGS, at_home),
        (RULES, at_home),
        (RECORDS, at_home),
        (REPLAY, looking_back),
    ],
    ids=["home", "room", "table", "result", "settings", "rules", "records", "look back"],
)
def test_every_text_changes_with_the_language(
    stage: Open, content: str, begin: Callable[[Stage], None], size: tuple[int, int]
) -> None:
    one = stage(content, begin, size)
    one.speak("en")
    before = texts(one)
    assert len(before) > 5
    assert not any("[" in text for text in before)
    one.speak(CODE)
    assert untranslated(one) == set()
    one.speak("en")
    assert texts(one) == before


@pytest.mark.parametrize("page", ["menu", "positions", "details", "talk", "people", "policies"])
def test_a_panel_changes_with_the_language(stage: Open, page: str) -> None:
    one = stage(TABLE, with_a_hand, (1366, 768))
    one.shown.click("menu")
    wait()
    if page == "policies":
        one.shown.press("menu-people")
        wait()
        one.shown.press("policies")
    elif page != "menu":
        one.shown.press(f"menu-{page}")
    wait()
    one.speak(CODE)
    assert untranslated(one) == set()


def test_what_failed_on_the_way_changes_with_the_language(stage: Open) -> None:
    one = stage(HOME, at_home, (1366, 768))
    one.models.front.join("%%", "")
    one.models.front.share("chiva", ["Ana"])
    wait()
    one.speak(CODE)
    assert untranslated(one) == set()
