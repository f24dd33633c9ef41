"""Link: how the way to the server stands, and what the window may ask of it.

The window posts orders; what comes back is a link state or a message of the server.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from doublesix.protocol.answers import AnyAnswer


class LinkPhase(StrEnum):
    """Where the way to the server stands."""

    OFF = "off"
    """Nobody asked for a server yet, or it was left on purpose."""
    STARTING = "starting"
    """The window's own server is being started."""
    CONNECTING = "connecting"
    READY = "ready"
    """The server knows who is here."""
    RETRYING = "retrying"
    """The link was lost; it comes back by itself."""
    ENDED = "ended"
    """It ended and does not come back by itself; `reason` says why."""


@dataclass(frozen=True, slots=True)
class LinkState:
    """How the link stands.

    `reason` is a code: one of the server's (`taken_over`, `table_stopped`, `no_such_table`, ...) or
    of the window's own (`link_lost`, `no_server`, `not_ours`, `no_trust`, `other_certificate`,
    `bad_address`, `own_server_failed`, `wrong_version`, `not_understood`, `fatal`); `values` belong
    to it:
    `ours`, `theirs` and `older` ("client" or "server") to `wrong_version`, `told` to
    `own_server_failed`, `code` to `no_such_table`. Where the window's own server is open to others
    they are `near` and `far`, links to it for its network and for outside. `wait` is how many
    seconds pass before the next try, None while it is under way. `name` and `levels` are the
    server's, from its welcome. A server that is older than shares says nothing of its deals that
    could be checked: not `checks`.
    """

    phase: LinkPhase = LinkPhase.OFF
    server: str | None = None
    reason: str | None = None
    values: dict[str, Any] = field(default_factory=dict)
    wait: float | None = None
    name: str | None = None
    levels: tuple[str, ...] = ()
    checks: bool = True


@dataclass(frozen=True, slots=True)
class Open:
    """Go to a server, None for the window's own, and to a table there if a code is given.

    With `reachable` the window's own server listens to other machines too, from then on. While the
    link to the same table is being taken up again, this is the next try, at once.
    """

    server: str | None
    secret: bytes = field(repr=False)
    name: str
    code: str | None = None
    fingerprint: str | None = None
    invitation: str | None = field(default=None, repr=False)
    reachable: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """Send a request. It is sent again with the same id if the link is lost before the answer.

    One that cannot be sent, or not again, arrives as refused: `link_lost`, or `too_fast` where too
    many wait for their answer.
    """

    id: str
    kind: str
    fields: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Leave:
    """Close the link on purpose: nothing brings it back but another `Open`."""


@dataclass(frozen=True, slots=True)
class LookAround:
    """Look for servers on the own network, until the next `Open`."""


Order = Open | Ask | Leave | LookAround


@dataclass(frozen=True, slots=True)
class Arrived:
    """A message of the server."""

    message: AnyAnswer


@dataclass(frozen=True, slots=True)
class Judged:
    """What came of checking how a deal was drawn that has ended.

    `ruling` is "sure" (a share from here went in, and all matches), "watched" (all that was seen
    matches), "unshared" (nobody gave a share) or "broken"; then `findings` are codes with the seat
    that each is about, and `evidence` is all that was heard. `shares` are the seats whose shares
    went in; `withheld` says which seats withheld theirs in this session, how often, and who sat
    there then, empty for who does now. `given_up` counts draws for which nobody is named.
    """

    ruling: str
    session: int
    deal: int
    findings: tuple[tuple[str, int | None], ...] = ()
    shares: tuple[int, ...] = ()
    withheld: tuple[tuple[int, int, str], ...] = ()
    given_up: int = 0
    evidence: dict[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class NearbyServer:
    """A server that was announced on the own network."""

    server: str
    fingerprint: str | None = None


@dataclass(frozen=True, slots=True)
class Nearby:
    """Which servers were found there; `is_settled` once there was time to hear of all."""

    servers: tuple[NearbyServer, ...] = ()
    is_settled: bool = False


News = LinkState | Arrived | Judged | Nearby
"""What the network tells the window."""
