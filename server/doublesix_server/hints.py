"""Hints: what a computer player would do in somebody's place.

It is asked with the view of that seat and nothing else (Rules 4.3). Knows people and who asked;
no tile but the one that the answer names, and passes on what is said for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from doublesix.protocol import manners as ask
from doublesix.protocol.errors import Refusal
from doublesix.protocol.frames import hint, refused
from doublesix.protocol.hints import ActReason
from doublesix.rules.seat import Seat
from doublesix_server.answers import Given
from doublesix_server.log import Identity
from doublesix_server.people import Person
from doublesix_server.refusal import Refused

if TYPE_CHECKING:
    from doublesix_server.table import Table


class Hints:
    """The hints of one table; one at a time for each person."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._asking: dict[Identity, str] = {}

    def seek(self, person: Person, request: ask.Hint) -> None:
        """Ask a worker; the answer comes when it has told."""
        table = self._table
        table.check_started()
        table.check_allowed("hints")
        if request.version != table.version:
            raise Refused(Refusal.STALE, version=table.version)
        seat = table.acting_seat(person)
        assert table.session is not None, table.code
        if table.session.deal.turn is not seat:
            raise Refused(Refusal.NO_HINT)
        if person.identity in self._asking:
            if self._asking[person.identity] == request.id:
                return  # the answer is on its way
            raise Refused(Refusal.BUSY)
        self._asking[person.identity] = request.id
        table.staff.ask(table, seat, partial(self._give, person, seat, request))

    def left(self, person: Person) -> None:
        """Answer what somebody asked who leaves now: the hint would find nobody."""
        asked = self._asking.pop(person.identity, None)
        if asked is not None:
            self._table.tell(person, refused(asked, Refusal.NO_HINT))

    def _give(
        self,
        person: Person,
        seat: Seat,
        request: ask.Hint,
        level: str,
        act: list[str | int] | None,
        reasons: Sequence[ActReason],
        /,
    ) -> None:
        """Hand a hint over, unless the hand that it speaks of is not to be seen there any more."""
        table = self._table
        if self._asking.get(person.identity) != request.id:
            return  # answered when they left
        del self._asking[person.identity]
        if table.version != request.version or person.seat is not seat:
            frame = refused(request.id, Refusal.STALE, {"version": table.version})
        elif act is None:
            frame = refused(request.id, Refusal.NO_HINT)
        else:
            frame = hint(
                request.id,
                version=request.version,
                level=level,
                act=act,
                reasons=[reason.model_dump() for reason in reasons],
            )
        if not person.is_shared:
            table.answers.keep(person.identity, request.id, Given(request.type, frame))
        table.tell(person, frame)
