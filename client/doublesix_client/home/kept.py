"""Kept: the sessions that one person can carry on, the newest first.

Knows places, people and scores; never a tile and never a secret.
"""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from doublesix_client.home.plain import PlainFile

MOST_KEPT: Final = 50
_Seat = Annotated[int, Field(ge=1, le=4)]


class KeptSession(BaseModel):
    """A session that can be carried on."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    server: str | None = Field(description="the server's address; none for the window's own")
    fingerprint: str | None = Field(
        default=None, description="the certificate's, where it is the server's own"
    )
    code: str = Field(description="the table's")
    profile: str = Field(description="chiva or six-love")
    names: tuple[str, ...] = Field(default=(), strict=False, description="the other people there")
    seat: _Seat | None = Field(default=None, description="one's own; none at a shared device")
    score: tuple[int, int] = Field(default=(0, 0), strict=False, description="of 1/3 and of 2/4")
    deal: int = Field(default=1, description="the number of the deal that it stands at")
    when: int = Field(default=0, description="when it was kept, in seconds since 1970")
    reachable: bool = Field(default=False, description="whether others could come to one's own")
    host: str | None = Field(default=None, description="whose table it was, where not one's own")


class Kept:
    """The sessions to carry on, in a file."""

    def __init__(self, path: Path) -> None:
        self._file = PlainFile(path)
        self._sessions = self._read()

    def list(self) -> tuple[KeptSession, ...]:
        """Return them, the newest first."""
        return self._sessions

    def add(self, **fields: Any) -> None:
        """Keep one, in the place of what was kept of the same table before."""
        session = KeptSession(**fields)
        others = self._without(session.server, session.code)
        self._keep((session, *others)[:MOST_KEPT])

    def forget(self, server: str | None, code: str) -> None:
        """Keep nothing of a table any more."""
        self._keep(self._without(server, code))

    def _without(self, server: str | None, code: str) -> tuple[KeptSession, ...]:
        return tuple(one for one in self._sessions if (one.server, one.code) != (server, code))

    def _keep(self, sessions: tuple[KeptSession, ...]) -> None:
        if sessions != self._sessions:
            self._sessions = sessions
            self._file.write([one.model_dump(mode="json") for one in sessions])

    def _read(self) -> tuple[KeptSession, ...]:
        plain = self._file.read()
        if plain is None:
            return ()
        rows: builtins.list[object] = plain if isinstance(plain, builtins.list) else []
        good = [session for row in rows if (session := _session_of(row)) is not None]
        if not isinstance(plain, builtins.list) or len(good) < len(rows):
            self._file.give_up("some of it")
        return tuple(good[:MOST_KEPT])


def _session_of(row: object) -> KeptSession | None:
    try:
        return KeptSession.model_validate(row)
    except ValidationError:
        return None
