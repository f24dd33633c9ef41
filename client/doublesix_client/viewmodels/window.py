"""Window: all view models of the window in one place, made in order over one desk."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from doublesix_client.viewmodels.announcer import AnnouncerModel
from doublesix_client.viewmodels.attention import AttentionModel
from doublesix_client.viewmodels.bookmark import Bookmark, Kept
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.front import FrontModel
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.shell import ShellModel
from doublesix_client.viewmodels.table import TableModel
from doublesix_client.viewmodels.way import Identities, Settings, Way
from doublesix_client.words.links import LinkWords


class LinkReasons(LinkWords):
    """Words for why an arrival failed: the link's, and the server's refusals."""

    def sentence(self, reason: str, values: dict[str, object]) -> str:
        """Say what happened, and what can be done."""
        return self.reason(reason, values)


class WindowModel(QObject):
    """What Main.qml is given."""

    shell = own(QObject, "_shell")
    front = own(QObject, "_front")
    table = own(QObject, "_table")
    announcer = own(QObject, "_announcer")

    def __init__(
        self,
        desk: Desk,
        *,
        identities: Identities,
        settings: Settings,
        kept: Kept,
        now: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.way = Way(desk, identities, settings, self)
        self._bookmark = Bookmark(desk, self.way, kept, now, self)
        self._front = FrontModel(desk, self.way, kept, settings, LinkReasons(self), now, self)
        self._shell = ShellModel(desk, self)
        self._table = TableModel(desk, settings, self, plan=lambda: self.way.plan)
        self._announcer = AnnouncerModel(desk, self)
        self.attention = AttentionModel(desk, self)
        self._bookmark.changed.connect(self._front.refresh)
