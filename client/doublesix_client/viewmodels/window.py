"""Window: all view models of the window in one place, made in order over one desk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Slot

from doublesix_client.viewmodels.announcer import AnnouncerModel
from doublesix_client.viewmodels.attention import AttentionModel
from doublesix_client.viewmodels.banner import BannerModel
from doublesix_client.viewmodels.bookmark import Bookmark, Kept
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.forced import ForcedPasses
from doublesix_client.viewmodels.front import FrontModel
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.records import RecordsModel
from doublesix_client.viewmodels.replayed import ReplayedModel
from doublesix_client.viewmodels.room import RoomModel
from doublesix_client.viewmodels.settings import SettingsModel
from doublesix_client.viewmodels.shell import PAGES, TABLE, ShellModel
from doublesix_client.viewmodels.table import TableModel
from doublesix_client.viewmodels.way import Identities, Settings, Way
from doublesix_client.words.links import LinkWords

_PAGE = "page"


class WindowModel(QObject):
    """What Main.qml is given."""

    shell = own(QObject, "_shell")
    front = own(QObject, "_front")
    room = own(QObject, "_room")
    table = own(QObject, "_table")
    announcer = own(QObject, "_announcer")
    settings = own(QObject, "_settings")
    banner = own(QObject, "_banner")
    records = own(QObject, "_records")

    def __init__(
        self,
        desk: Desk,
        *,
        identities: Identities,
        settings: Settings,
        kept: Kept,
        now: Callable[[], int],
        details: Callable[[], str],
        terms: Mapping[str, Any] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.way = Way(desk, identities, settings, self, terms=terms)
        self._bookmark = Bookmark(desk, self.way, kept, now, self)
        reasons = LinkWords(self)
        self._front = FrontModel(desk, self.way, kept, settings, reasons, now, self)
        self._room = RoomModel(desk, self.way, reasons, self)
        self._shell = ShellModel(desk, self, way=self.way)
        self._table = TableModel(desk, settings, self, plan=lambda: self.way.plan)
        self._announcer = AnnouncerModel(desk, self)
        self.attention = AttentionModel(desk, self)
        self._settings = SettingsModel(settings, details, self)
        self._banner = BannerModel(desk, self.way, self)
        self._records = RecordsModel(
            *(desk, ReplayedModel(self), self.way),
            parent=self,
            kept=kept,
            name=lambda: str(settings.get("name")),
        )
        self._forced = ForcedPasses(desk, settings, self)
        self._bookmark.changed.connect(self._front.refresh)
        self._records.departed.connect(self._shell.back)
        self._shell.changed.connect(self._hold)
        self._table.bar.refused.connect(self._announcer.say)
        self._table.bar.hinted.connect(self._announcer.say)
        self._settings.changed.connect(self._forced.follow)
        self._settings.changed.connect(self._front.refresh)
        self._settings.changed.connect(self._table.follow_settings)

    @Slot()
    def _hold(self) -> None:
        """Hold the computer players while a page is read over the table (Rules 5.6)."""
        if self._shell.underneath == TABLE and self._shell.screen in PAGES:
            self._table.read(_PAGE)
        else:
            self._table.putAway(_PAGE)

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        for model in (self._front, self._room, self._table, self._banner, self._records):
            model.retranslate()
        self._settings.refresh()
