"""The bench of the wire: its load plays whole deals and counts each act once."""

from __future__ import annotations

import sys

import pytest

if sys.platform != "linux":
    pytest.skip("reads /proc and needs uvloop", allow_module_level=True)

from tests.bench.wire import SERVERS, lines_of, measured
from tests.bench.wire_load import SEATS, Floor

SHORT = 0.2


@pytest.mark.slow
def test_every_server_is_measured_and_ours_plays_whole_deals() -> None:
    disk: list[float] = []
    stints = measured(tables=2, seconds=SHORT, repeats=1, disk=disk)
    assert len(disk) > 0
    assert list(stints) == list(SERVERS)
    [ours], [floor], _ = stints.values()
    assert ours.acts > len(ours.delays) > 0
    assert ours.deals > 0
    assert floor.acts > 0
    assert floor.deals == 0
    assert "2 tables, doublesix" in list(lines_of(stints, 2))


class FakeSocket:
    def __init__(self) -> None:
        self.sent = 0

    def send(self, message: bytes) -> None:
        self.sent += 1


async def test_an_act_is_done_once_all_four_were_told() -> None:
    sockets = [FakeSocket() for _ in range(SEATS)]
    load = Floor(sockets)  # type: ignore[arg-type]
    await load.begin()
    assert load.act()
    assert not load.act()
    for socket in sockets[:-1]:
        socket.heard(b"")  # type: ignore[attr-defined]
    assert (load.acts, load.taken) == (0, [])
    sockets[-1].heard(b"")  # type: ignore[attr-defined]
    assert (load.acts, len(load.taken)) == (1, 1)
    assert [socket.sent for socket in sockets] == [1, 0, 0, 0]
