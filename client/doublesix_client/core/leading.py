"""Leading: the links and addresses by which others come to the table that one is at."""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.invitation import Invitation, address_of, link_of, read_invitation
from doublesix_client.core.arrival import Plan
from doublesix_client.core.link import LinkState


@dataclass(frozen=True, slots=True)
class Led:
    """A link that others can use, and whether it leads here from outside too."""

    link: str
    is_far: bool


def address_to(link: LinkState, plan: Plan | None) -> str:
    """Return the address that is enough together with the code; "" where the link is needed.

    A certificate of the server's own is known by the link alone.
    """
    if plan is None or plan.server is None or plan.fingerprint or not link.server:
        return ""
    return address_of(link.server)


def links_of(link: LinkState, plan: Plan | None, code: str) -> list[Led]:
    """Return the links that others can use, the likeliest first.

    The window's own server says at which addresses others may find it.
    """
    if plan is None or plan.server is not None:
        fingerprint = None if plan is None else plan.fingerprint
        return [Led(link_of(link.server, code, fingerprint), True)] if link.server else []
    return [
        Led(link_of(found.server, code, found.fingerprint), name == "far")
        for name in ("near", "far")
        for told in link.values.get(name, ())
        if isinstance(found := read_invitation(told), Invitation) and found.server
    ]
