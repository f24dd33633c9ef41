"""No two nodes of a club have one address, nor two databases."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doublesix_server.club.node import Node
from doublesix_server.club.place import Misplaced, check_place, clash_of
from doublesix_server.club.roll import Roll
from tests.server.fakes import FakeClock

ONE = Node("one", "wss://one.example", store="a")
TWO = Node("two", "wss://two.example", store="a")
ODD = replace(TWO, store="b")
TWIN = replace(TWO, address=ONE.address)


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (TWO, None),
        (replace(TWO, store=None), None),
        (ODD, "the server at wss://two.example keeps its tables in another database"),
        (TWIN, "there are two servers at wss://one.example"),
    ],
)
def test_nodes_clash_that_have_two_databases_or_one_address(other: Node, why: str | None) -> None:
    told = clash_of(ONE, other)
    assert (told is None) if why is None else (told is not None and told.startswith(why))


async def check_beside(other: Node, *, is_alive: bool) -> float:
    """Check whether there is a place beside another; return the seconds that it took."""
    clock = FakeClock()
    roll = Roll(clock)
    roll.heard(other, 7)

    async def sleep(seconds: float) -> None:
        clock.now += seconds
        if is_alive and clock.now > 1001:
            roll.heard(other, 8)

    await check_place(ONE, roll, sleep)
    return clock.now


@pytest.mark.parametrize("other", [ODD, TWIN])
async def test_beside_a_node_that_clashes_there_is_no_place(other: Node) -> None:
    with pytest.raises(Misplaced):
        await check_beside(other, is_alive=True)


async def test_a_node_that_was_killed_takes_nobody_s_place() -> None:
    await check_beside(TWIN, is_alive=False)


async def test_who_clashes_with_nobody_does_not_wait() -> None:
    before = FakeClock().now
    assert await check_beside(TWO, is_alive=False) == before
