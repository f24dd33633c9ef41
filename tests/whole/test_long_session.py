"""A session of 300 deals grows by its deals and by nothing else, and leaves nothing (R3)."""

from __future__ import annotations

import gc

import pytest

from doublesix_server.answers import IDENTITIES_KEPT, KEPT
from tests.server.fakes import KeepingLog
from tests.whole.long_session import LongSession


def objects() -> int:
    gc.collect()
    return len(gc.get_objects())


class Unread(KeepingLog):
    """A log whose entries nobody will read: they are on a disk, not in memory."""

    def put_away(self) -> None:
        self.entries.clear()
        self.sessions.clear()


@pytest.mark.slow
def test_three_hundred_deals_grow_alike_and_are_gone_when_the_table_sleeps() -> None:
    log = Unread()
    start = objects()
    session = LongSession(log)
    counts = []
    for _ in range(3):
        session.play(100)
        log.put_away()
        counts.append(objects())
    table = session.house.lobby.tables[session.code]
    assert table.session is not None
    assert table.session.chapter.number == 300
    assert len(table.answers._given) == 4 <= IDENTITIES_KEPT
    assert [len(own) for own in table.answers._given.values()] == [KEPT] * 4
    assert len(log.seen) == 1
    assert not table.session.undone
    first, second, third = counts
    assert third - second < 1.1 * (second - first)
    session.leave()
    log.put_away()
    del table
    assert session.house.lobby.tables == {}
    assert objects() - start < 0.02 * (third - start)
