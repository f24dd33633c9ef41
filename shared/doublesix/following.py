"""Following: going to the server of a club where one's table is.

One server may send on to another; whoever said hello there says it again here, with the same
secret. So nobody is followed from TLS into the open. Knows links; never what is done by them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from urllib.parse import urlsplit

from doublesix.fair.witness import Witness
from doublesix.link import OPEN_SECONDS, Link, LinkError, Moved, NoTrust, Place, greet, open_link

FOLLOW_SECONDS = 3.0
"""How long a server to which one was sent may take: where it is none, one asks again who knows."""

MOST_HOPS = 5
"""How often in a row one goes from server to server of a club before one waits a little."""


@asynccontextmanager
async def open_greeted(
    url: str,
    *,
    name: str,
    secret: bytes,
    code: str | None = None,
    fingerprint: str | None = None,
    witness: Witness | None = None,
) -> AsyncIterator[Link]:
    """Connect to a server of a club and say hello, going on to where the table is.

    Where one is sent and nobody answers, the first server is asked again. Moved if that leads from
    server to server without end, NoTrust if it leads into the open.
    """
    place = home = Place(url, fingerprint)
    for hops in count(1):
        async with AsyncExitStack() as stack:
            opening = open_link(
                place.url,
                fingerprint=place.fingerprint,
                open_seconds=OPEN_SECONDS if place == home else FOLLOW_SECONDS,
                witness=witness,
            )
            try:
                link = await stack.enter_async_context(opening)
                await greet(link, name=name, secret=secret, code=code, follows=True)
            except Moved as moved:
                if hops == MOST_HOPS:
                    raise
                place = next_place(place, moved)
                continue
            except LinkError:
                if hops == MOST_HOPS or place == home:
                    raise
                place = home
                continue
            yield link
            return


def next_place(place: Place, moved: Moved) -> Place:
    """Return where to go on; NoTrust if that is a server in the open, and this one is none."""
    if not is_as_safe(place, moved.place):
        raise NoTrust(f"{place.url}: leads to a server without TLS, where anybody could listen")
    return moved.place


def is_as_safe(place: Place, other: Place) -> bool:
    """Tell whether one may go to another server with what was shown to one: never in the open."""
    return _scheme_of(other) == "wss" or _scheme_of(place) != "wss"


def _scheme_of(place: Place) -> str:
    try:
        return urlsplit(place.url).scheme
    except ValueError:  # what a server says of another need be no address
        return ""
