"""Place: whether a node can be where it is among the others of its club.

Two nodes cannot have one address, nor keep their tables in two databases. Knows what nodes say of
themselves; never what they serve.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from doublesix_server.club.node import Node
from doublesix_server.club.roll import DOUBTED_AFTER, RENEW_SECONDS, Roll

_LOOK_EVERY = RENEW_SECONDS / 4
_LOOKS = int(DOUBTED_AFTER / _LOOK_EVERY)


class Misplaced(Exception):
    """A node that cannot be one of this club; the text says why and what would help."""


def clash_of(one: Node, other: Node) -> str | None:
    """Say why two nodes cannot both be of one club, None if they can."""
    if one.store and other.store and one.store != other.store:
        return (
            f"the server at {other.address} keeps its tables in another database: all servers of"
            " a club have one --store, and another club has another --nats"
        )
    if one.address == other.address:
        return f"there are two servers at {one.address}: each needs a --node-address of its own"
    return None


async def check_place(own: Node, roll: Roll, sleep: Callable[[float], Awaitable[None]]) -> None:
    """Raise Misplaced if a node that is alive clashes with this one.

    What is kept of a node that was killed, this one before it began again, says nothing new.
    """
    clashing = {node.id: why for node in roll.latest if (why := clash_of(own, node))}
    said = {node_id: roll.beat(node_id) for node_id in clashing}
    for _ in range(_LOOKS if clashing else 0):
        await sleep(_LOOK_EVERY)
        for node_id, why in clashing.items():
            if roll.beat(node_id) > said[node_id]:
                raise Misplaced(why)
