"""Houses of one club: lobbies on fakes, with one store and one directory among them."""

from __future__ import annotations

from typing import Any

from doublesix.protocol.codec import pack
from tests.server.club.fakes import ClubNode, Plaza, club
from tests.server.fakes import FakeClock, FakePeer, House, KeepingLog

SECRET = b"Ana............."


class ClubHouse(House):
    """The lobby of one node."""

    def __init__(self, node: ClubNode, log: KeepingLog) -> None:
        super().__init__(log=log, ownership=node.ownership)
        self.node = node
        node.ownership.drop = self.hall.drop
        node.ownership.is_kept = self.hall.is_kept
        self.bots = self.worker()

    def comes(
        self, code: str | None = None, *, follows: bool = True, name: str = "Ana"
    ) -> FakePeer:
        """Return a connection on which somebody said hello."""
        guest = FakePeer()
        fields: dict[str, Any] = {"protocol": 1, "name": name, "follows": follows}
        if code is not None:
            fields["code"] = code
        secret = name.encode().ljust(16, b".")
        hello = {"type": "hello", "id": "h", "secret": secret, **fields}
        self.lobby.receive(guest, pack(hello))
        return guest


async def houses(*names: str) -> tuple[Plaza, FakeClock, list[ClubHouse]]:
    """Return the houses of a club."""
    plaza, clock, nodes = await club(*names)
    log = KeepingLog()
    return plaza, clock, [ClubHouse(node, log) for node in nodes]
