"""Nearby: the servers on the own network, as whoever wants to join sees them."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from PySide6.QtCore import QObject, Signal, Slot

from doublesix.invitation import Invitation
from doublesix_client.core.link import Nearby, NearbyServer
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.rows import RowModel


@dataclass(frozen=True, slots=True)
class NearbyRow:
    """A server that was found: its address, and where in the network that is."""

    key: str
    shown: str


def shown_server(server: str) -> str:
    """Return a server's address as it is shown.

    >>> shown_server("wss://192.168.1.5:6006")
    '192.168.1.5'
    """
    return urlsplit(server).hostname or server


class NearbyModel(QObject):
    """What was found on the network since it was looked around last."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._now = Nearby()
        self._rows = RowModel(NearbyRow, "key", self)
        desk.lookedAround.connect(self._take)

    rows = own(QObject, "_rows")

    @property
    def is_settled(self) -> bool:
        """Whether there was time to hear of all."""
        return self._now.is_settled

    @property
    def places(self) -> list[Invitation]:
        """Where the servers are."""
        return [Invitation(one.server, fingerprint=one.fingerprint) for one in self._now.servers]

    def place(self, key: str) -> Invitation | None:
        """Return where the server of a row is."""
        return next((place for place in self.places if place.server == key), None)

    @Slot()
    def look(self) -> None:
        """Look around from now on, until one goes to a server."""
        self._now = Nearby(self._now.servers)
        self._desk.look_around()

    @Slot(object)
    def _take(self, news: Nearby) -> None:
        self._now = news
        self._rows.sync([_row(one) for one in news.servers])
        self.changed.emit()


def _row(found: NearbyServer) -> NearbyRow:
    return NearbyRow(found.server, shown_server(found.server))
