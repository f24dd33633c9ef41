"""Consent: what somebody asks of all people present, one thing at a time (Rules 5.4).

Knows people and what they answered; never who must be asked, nor what comes of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from doublesix.protocol import requests as ask
from doublesix.protocol.errors import Refusal
from doublesix.protocol.plain import Plain
from doublesix.rules.seat import Seat
from doublesix_server.log import Identity
from doublesix_server.people import Person
from doublesix_server.refusal import Refused


class Kind(StrEnum):
    """What may be asked for."""

    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"
    NEW_MATCH = "new_match"
    NEW_SESSION = "new_session"
    STAND_IN = "stand_in"
    GIVE_SEAT = "give_seat"
    RELEASE = "release"
    STOP = "stop"


Subject = tuple[Kind, Identity, Seat | None, Identity | None]
"""What is asked by whom, for which seat and about whom."""


class How(StrEnum):
    """How a proposal ended."""

    AGREED = "agreed"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    MOVED_ON = "moved_on"


@dataclass(frozen=True, slots=True, eq=False)
class Proposal:
    """What somebody asks for; `act` is the act of the session, if it is one.

    `about` is whom it concerns: who gets the seat, or whose hold is to end.
    """

    number: int
    kind: Kind
    by: Person
    act: ask.Act | None = None
    seat: Seat | None = None
    about: Person | None = None

    @property
    def subject(self) -> Subject:
        """What makes two proposals the same, whoever comes again under another number."""
        about = None if self.about is None else self.about.identity
        return self.kind, self.by.identity, self.seat, about


@dataclass(frozen=True, slots=True)
class Ended:
    """How a proposal ended, and by whom if it was declined or withdrawn."""

    proposal: Proposal
    how: How
    who: Person | None = None

    def plain(self) -> Plain:
        """Return it as the wire says it."""
        return {
            "proposal": self.proposal.number,
            "kind": self.proposal.kind.value,
            "by": self.proposal.by.number,
            "how": self.how.value,
            "who": None if self.who is None else self.who.number,
        }


@dataclass(slots=True)
class Consent:
    """The open proposal of a table, and how the latest ended.

    What was declined or withdrawn is not asked again by the same person until the position
    changes (A4).
    """

    open: Proposal | None = None
    ended: Ended | None = None
    _agreed: dict[Person, None] = field(default_factory=dict)
    _declined: set[Subject] = field(default_factory=set)
    _count: int = 0

    def propose(
        self,
        kind: Kind,
        by: Person,
        *,
        act: ask.Act | None = None,
        seat: Seat | None = None,
        about: Person | None = None,
    ) -> Proposal:
        """Open a proposal; Refused while another is open, or after it was declined.

        A passer-by's wish makes room for what somebody with a seat asks.
        """
        if self.open is not None and (self.open.by.seats or not by.seats):
            raise Refused(Refusal.PROPOSAL_OPEN, proposal=self.open.number)
        proposal = Proposal(self._count + 1, kind, by, act, seat, about)
        if proposal.subject in self._declined:
            raise Refused(Refusal.DECLINED_BEFORE)
        self._count += 1
        self._agreed = {by: None}
        self.open, self.ended = proposal, None
        return proposal

    def count_on(self, number: int) -> None:
        """Give the next proposal a number beyond this one."""
        self._count = max(self._count, number)

    def find(self, number: int) -> Proposal:
        """Return the open proposal; Refused if it has another number."""
        if self.open is None or self.open.number != number:
            raise Refused(Refusal.NO_SUCH_PROPOSAL, proposal=number)
        return self.open

    def agree(self, person: Person) -> None:
        """Note that somebody agrees."""
        self._agreed[person] = None

    def missing(self, asked: Iterable[Person]) -> list[Person]:
        """Return those of the asked who have not agreed."""
        return [person for person in asked if person not in self._agreed]

    def decline(self, proposal: Proposal, person: Person) -> None:
        """End the open proposal: declined, or withdrawn by who made it."""
        self._declined.add(proposal.subject)
        self._end(How.WITHDRAWN if person is proposal.by else How.DECLINED, person)

    def carried_out(self) -> None:
        """End the open proposal: all agreed."""
        self._end(How.AGREED)

    def lapse(self) -> None:
        """End the open proposal, if there is one: what it was about is gone."""
        if self.open is not None:
            self._end(How.MOVED_ON)

    def position_changed(self) -> bool:
        """Withdraw what was about the position; tell whether something was."""
        self._declined.clear()
        if self.open is None or self.open.act is None:
            return False
        self._end(How.MOVED_ON)
        return True

    def plain(self, asked: Iterable[Person]) -> Plain | None:
        """Return the open proposal as the wire says it."""
        if self.open is None:
            return None
        one = self.open
        return {
            "proposal": one.number,
            "kind": one.kind.value,
            "by": one.by.number,
            "seat": None if one.seat is None else int(one.seat),
            "person": None if one.about is None else one.about.number,
            "agreed": [person.number for person in self._agreed],
            "missing": [person.number for person in self.missing(asked)],
        }

    def _end(self, how: How, who: Person | None = None) -> None:
        assert self.open is not None
        self.ended = Ended(self.open, how, who)
        self.open = None
        self._agreed = {}
