"""Ends: how a link ended, and whether it is worth another try.

Knows reasons; never sockets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from doublesix.link import (
    BadAddress,
    LinkError,
    LinkLost,
    Moved,
    NotOurs,
    NoTrust,
    NotUnderstood,
    OtherCertificate,
    Place,
)
from doublesix.protocol import PROTOCOL_VERSION
from doublesix.protocol.answers import Refused
from doublesix.protocol.errors import Closing, Refusal

LINK_LOST: Final = "link_lost"
NO_SERVER: Final = "no_server"

FINAL: Final = {
    *(Closing.TAKEN_OVER, Closing.TABLE_CLOSED),
    *(Closing.TABLE_STOPPED, Closing.SEAT_GIVEN_AWAY),
    *(Closing.REMOVED, Closing.BANNED),
}
"""Reasons for closing after which nobody is to come back by themselves."""

_LATER = {
    *(Refusal.CANNOT_KEEP, Refusal.TOO_FAST, Refusal.TOO_MANY_GUESSES),
    *(Refusal.TOO_MANY_TABLES, Refusal.BUSY),
}
"""Refusals of a hello that need not be one the next time."""

_FAULTS: dict[type[LinkError], str] = {
    BadAddress: "bad_address",
    NoTrust: "no_trust",
    OtherCertificate: "other_certificate",
    NotOurs: "not_ours",
}


NOT_THERE: Final = {NO_SERVER, *_FAULTS.values()} - {"bad_address"}
"""Ends of a try that may mean no more than that the server has another address by now."""


@dataclass(frozen=True, slots=True)
class End:
    """How a link ended: for good, or until the next try.

    `moved_to` is where the server sends one, `was_there` whether it had let one in.
    """

    reason: str
    values: dict[str, Any] = field(default_factory=dict)
    is_final: bool = True
    moved_to: Place | None = None
    was_there: bool = False


def end_by(error: LinkError, *, is_known: bool) -> End:
    """Tell what an error means; `is_known` is whether the server had let one in.

    Who is refused before that did not say hello in time, and may be quicker once more.
    """
    match error:
        case LinkLost(reason=reason):
            is_final = reason in FINAL or (is_known and reason == Closing.REFUSED)
            return End(reason or LINK_LOST, is_final=is_final)
        case NotUnderstood():
            return End("not_understood", {"told": str(error)})
        case _ if type(error) in _FAULTS:
            return End(_FAULTS[type(error)])
        case _:
            return End(NO_SERVER, is_final=False)


def end_elsewhere(moved: Moved) -> End:
    """Tell what it means that a server sends one to another."""
    return End(Closing.ELSEWHERE, is_final=False, moved_to=moved.place)


def end_by_refusal(refused: Refused, code: str | None) -> End:
    """Tell what a refused hello means, that asked for the table with this code."""
    match refused.reason:
        case Refusal.WRONG_PROTOCOL:
            values = {
                "ours": PROTOCOL_VERSION,
                "theirs": refused.values.get("server"),
                "older": refused.values.get("older"),
            }
            return End("wrong_version", values)
        case Refusal.NO_SUCH_TABLE:
            return End(refused.reason, {"code": code})
        case reason:
            return End(reason, refused.values, is_final=reason not in _LATER)
