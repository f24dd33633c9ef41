"""A server that knows of no club owns every table."""

from __future__ import annotations

from doublesix.protocol.errors import Refusal
from doublesix_server.ownership import SOLE, LivesElsewhere, OtherNode


async def test_a_server_by_itself_owns_what_it_asks_for() -> None:
    SOLE.check()
    await SOLE.claim("K7QM2XV0")
    SOLE.release("K7QM2XV0")
    assert len(await SOLE.claim_new()) == 8
    assert SOLE.others() == []
    assert SOLE.listed() == []


def test_who_does_not_follow_is_told_to_try_again() -> None:
    node = OtherNode("wss://two.example", None)
    refusal = LivesElsewhere(node)
    assert (refusal.reason, refusal.values) == (Refusal.BUSY, {})
    assert refusal.node == node
