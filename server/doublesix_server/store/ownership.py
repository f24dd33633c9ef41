"""Store ownership: the tables of a server that has a database to itself, or thinks so.

Each is claimed in a new epoch before it is taken up. Should a second server use the database, no
table is served by both. Knows codes and epochs; never tables.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable

from doublesix.protocol.errors import Refusal
from doublesix.protocol.plain import Plain
from doublesix_server.codes import new_code
from doublesix_server.lines import about
from doublesix_server.log import nothing
from doublesix_server.ownership import OtherNode
from doublesix_server.refusal import Refused
from doublesix_server.store.fenced import FencedLog

log = logging.getLogger(__name__)

_TRIES = 5
"""How often a table is claimed again that somebody else claims at the same time."""


class StoreOwnership:
    """Owns what it claims; `drop` is told of a table that somebody else has claimed since."""

    is_sole = False

    def __init__(
        self, fence: FencedLog, *, random_bits: Callable[[int], int] = secrets.randbits
    ) -> None:
        self.drop: Callable[[str], None] = lambda code: None
        self._fence = fence
        self._random_bits = random_bits
        fence.lost = self._lost

    def check(self) -> None:
        """Refuse nothing."""

    def check_is_staying(self) -> None:
        """Refuse nothing."""

    async def claim(self, code: str) -> None:
        """Own a table from now on; Refused if there is none or nobody can tell."""
        await self._claim(code, is_new=False)

    async def claim_new(self) -> str:
        """Return the code of a table that was never there, and own it."""
        code = new_code(self._random_bits)
        await self._claim(code, is_new=True)
        return code

    def check_owned(self, code: str) -> None:
        """Refuse a table that was lost since it was claimed."""
        if not self._fence.owns(code):
            raise Refused(Refusal.CANNOT_KEEP)

    async def _claim(self, code: str, *, is_new: bool) -> None:
        for _ in range(_TRIES):
            latest = await self._fence.epoch_of(code)
            if latest == 0 and not is_new:
                raise Refused(Refusal.NO_SUCH_TABLE)
            if await self._fence.own(code, latest + 1):
                return
        raise Refused(Refusal.CANNOT_KEEP)

    def release(self, code: str, then: Callable[[], None] = nothing) -> None:
        """Own a table no more, of which everything is kept; call `then`."""
        self._fence.disown(code)
        then()

    def _lost(self, code: str) -> None:
        log.warning("table %s: another server has it", code, extra=about(code))
        self.drop(code)

    def next_other(self) -> OtherNode | None:
        """Return none: no other is known."""
        return None

    def nodes(self) -> list[OtherNode]:
        """Return none."""
        return []

    def listed(self) -> list[Plain]:
        """Return none."""
        return []
