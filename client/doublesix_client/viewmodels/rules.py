"""Rules: the text of both games, the one that is played or chosen first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot

from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.words.passage import Passage
from doublesix_client.words.profiles import ProfileWords
from doublesix_client.words.rule_card import RuleCardWords
from doublesix_client.words.rules import RuleWords

PROFILES: Final = ("chiva", "six-love")


@dataclass(frozen=True, slots=True)
class PassageRow:
    """A part of the rules; `tiles` are maps of `first`, `second` and `isDouble`."""

    key: str
    title: str
    text: str
    tiles: list[dict[str, int | bool]]
    caption: str


@dataclass(frozen=True, slots=True)
class RulesProps:
    """What QML reads. `current` is the place of the one that is shown among `names`."""

    profile: str = "chiva"
    title: str = ""
    about: str = ""
    current: int = 0


class RulesModel(QObject):
    """The rules of the game that is played at the table, until another is chosen."""

    changed = Signal()
    card = own(QObject, "_card")
    page = own(QObject, "_page")
    names = own("QStringList", "_names", changed)
    profile = prop(str, "profile", changed)
    title = prop(str, "title", changed)
    about = prop(str, "about", changed)
    current = prop(int, "current", changed)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.props = RulesProps()
        self._desk = desk
        self._profiles = ProfileWords(self)
        self._card_words = RuleCardWords(self)
        self._words = RuleWords(self)
        self._card = RowModel(PassageRow, "key", self)
        self._page = RowModel(PassageRow, "key", self)
        self._names: list[str] = []
        self._profile = PROFILES[0]
        self._played: str | None = None
        desk.changed.connect(self._follow)
        self._derive()

    @Slot(int)
    def choose(self, index: int) -> None:
        """Read the rules of another game."""
        self._profile = PROFILES[index]
        self._derive()

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @Slot()
    def _follow(self) -> None:
        """Turn to the game of a table that one comes to."""
        table = self._desk.state.table
        played = None if table is None else table.profile
        if played != self._played and played in PROFILES:
            self._profile = played
            self._derive()
        self._played = played

    def _derive(self) -> None:
        profile = self._profile
        self._names = [self._profiles.name(one) for one in PROFILES]
        self.props = RulesProps(
            profile=profile,
            title=self._profiles.name(profile),
            about=self._profiles.about(profile),
            current=PROFILES.index(profile),
        )
        self._card.sync(derive_rows(self._card_words.card(profile)))
        self._page.sync(derive_rows(self._words.page(profile)))
        self.changed.emit()


def derive_rows(passages: Sequence[Passage]) -> list[PassageRow]:
    """Return the rows of a text."""
    return [
        PassageRow(
            key=passage.key,
            title=passage.title,
            text="\n\n".join(passage.paragraphs),
            tiles=[
                {"first": int(tile[0]), "second": int(tile[1]), "isDouble": tile[0] == tile[1]}
                for tile in passage.tiles
            ],
            caption=passage.caption,
        )
        for passage in passages
    ]
