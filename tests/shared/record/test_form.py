"""A deal is written down as it was played."""

from __future__ import annotations

from doublesix.record.form import RecordedDeal
from doublesix.rules.acts import PASS, Play
from doublesix.rules.layout import End
from tests.positions import CHIVA, OUT_BY_TWO, block_led_by, sitting


def test_a_played_deal_is_written_down_with_its_passes_and_its_opening() -> None:
    table = sitting(CHIVA, OUT_BY_TWO)
    table.play(OUT_BY_TWO.line)
    chapter = table.session.chapter
    deal = RecordedDeal.of(chapter, 3, takebacks=2)
    assert deal.hands == OUT_BY_TWO.hands
    assert (deal.match, deal.opening, deal.result) == (3, chapter.deal.opening, chapter.result)
    assert (deal.takebacks, deal.stand_ins, deal.persons) == (2, None, None)
    assert len(deal.plays) == len(OUT_BY_TWO.line.split())
    assert (deal.plays[0].seat, deal.plays[0].act) == (2, Play(OUT_BY_TWO.hands[1][6]))
    assert deal.plays[17].act is PASS


def test_a_block_ends_with_four_passes() -> None:
    blocked = block_led_by(opener=1, leader=2)
    table = sitting(CHIVA, blocked)
    table.play(blocked.line)
    plays = RecordedDeal.of(table.session.chapter, 1).plays
    assert [play.act for play in plays[-4:]] == [PASS] * 4
    assert isinstance(plays[1].act, Play)
    assert plays[1].act.end is End.LEFT
