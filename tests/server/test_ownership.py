"""A server that knows of no club owns every table."""

from __future__ import annotations

from doublesix.protocol.errors import Refusal
from doublesix_server.ownership import SOLE, LivesElsewhere, OtherNode


async def test_a_server_by_itself_owns_what_it_asks_for() -> None:
    SOLE.check()
    SOLE.check_is_staying()
    await SOLE.claim("K7QM2XV0")
    SOLE.check_owned("K7QM2XV0")
    told: list[str] = []
    SOLE.release("K7QM2XV0", lambda: told.append("released"))
    assert told == ["released"]
    assert len(await SOLE.claim_new()) == 8
    assert SOLE.nodes() == []
    assert SOLE.next_other() is None
    assert SOLE.listed() == []


def test_who_does_not_follow_is_told_to_try_again() -> None:
    node = OtherNode("wss://two.example", None)
    refusal = LivesElsewhere(node)
    assert (refusal.reason, refusal.values) == (Refusal.BUSY, {})
    assert refusal.node == node
