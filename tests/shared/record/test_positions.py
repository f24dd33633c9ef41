"""A record's session at any act of any deal, as it was played."""

from __future__ import annotations

import pytest

from doublesix.record.positions import session_at
from doublesix.record.read import read
from doublesix.record.replay import replay
from doublesix.record.write import dumps
from doublesix.rules.deal import Phase
from tests.positions import line_of
from tests.shared.record.samples import full

REPLAYED = replay(read(dumps(full())))


@pytest.mark.parametrize("deal", range(1, len(REPLAYED.chapters) + 1))
def test_a_session_stands_at_each_act_of_a_deal(deal: int) -> None:
    chapter = REPLAYED.chapters[deal - 1]
    whole = line_of(chapter.deal).split()
    for acts in range(len(chapter.steps) + 1):
        session = session_at(REPLAYED, deal, acts)
        assert line_of(session.deal).split() == whole[:acts]
        assert session.score == (chapter.score if acts == len(whole) else chapter.before)
        assert (session.deal.phase is Phase.OVER) == (acts == len(whole))


def test_what_was_taken_back_is_counted_as_the_record_counts_it() -> None:
    assert [session_at(REPLAYED, deal, 0).takebacks for deal in (1, 2)] == [0, 3]


def test_the_deals_before_are_closed() -> None:
    session = session_at(REPLAYED, 3, 4)
    assert [chapter.number for chapter in session.finished()] == [1, 2]
