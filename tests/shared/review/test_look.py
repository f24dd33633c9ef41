"""Looking back on a deal: every act of every seat, from what it could know and all hands open."""

from __future__ import annotations

import json
from typing import Any

import pytest

from doublesix.players.reading import View
from doublesix.players.weighing import Choice, Weighing
from doublesix.record.write import write
from doublesix.review.form import DealReview, Mark
from doublesix.review.look import UnfinishedDeal, Weigh, look_back
from doublesix.rules.acts import PASS, Name, Play
from doublesix.rules.layout import End
from doublesix.rules.notation import plain_act
from doublesix.rules.seat import Seat
from doublesix.rules.tile import Tile
from tests.positions import CHIVA, KEY_BY_TWO, OUT_BY_TWO, SIX_LOVE, sitting
from tests.shared.record.samples import full
from tests.shared.review.samples import by_trying, choice, heaviest_first, replayed, value_for

LATE = 12
"""So many tiles left can be tried out in a moment."""


def nothing() -> None:
    """Take no notice of how far it is."""


def looked(
    record: dict[str, Any] | str, deal: int = 1, weigh: Weigh = heaviest_first
) -> DealReview:
    return look_back(replayed(record), deal, weigh, by_trying(LATE), nothing)


def out_by_two() -> dict[str, Any]:
    table = sitting(CHIVA, OUT_BY_TWO)
    return write(table.play(OUT_BY_TWO.line))


def test_every_act_of_every_seat_is_there_in_order() -> None:
    review = looked(out_by_two())
    assert [act.number for act in review.acts] == list(range(1, 26))
    played = replayed(out_by_two()).chapters[0].steps
    assert [(act.seat, act.act) for act in review.acts] == [(one.seat, one.act) for one in played]
    assert {act.seat for act in review.acts} == set(Seat)


def test_a_naming_is_act_zero_and_both_partners_are_options() -> None:
    review = looked(full(), 2)
    naming = review.acts[0]
    assert naming.number == 0
    assert isinstance(naming.act, Name)
    assert {option.act for option in naming.options} == {Name(Seat.ONE), Name(Seat.THREE)}
    assert naming.known.unseen == 21
    assert review.acts[1].number == 1


def test_it_says_what_a_seat_could_know_and_no_more() -> None:
    act = looked(out_by_two()).acts[8]
    assert act.seat is Seat.TWO
    held = [str(tile) for tile in act.known.hand]
    assert held == [
        str(tile) for tile in replayed(out_by_two()).chapters[0].cut_to(8).deal.hands[1]
    ]
    assert act.known.ends == (6, 5)
    assert act.known.held == (5, 5, 5, 5)
    assert act.known.unseen == 15


def test_passes_are_known_to_all_from_then_on() -> None:
    acts = looked(out_by_two()).acts
    assert acts[17].act == PASS
    assert acts[17].known.passed[2] == ()
    assert set(acts[18].known.passed[2]) == set(acts[17].known.ends or ())


def test_who_weighs_is_given_the_view_of_the_seat_alone() -> None:
    seen: list[View] = []

    def weigh(view: View) -> Weighing:
        seen.append(view)
        return heaviest_first(view)

    review = looked(out_by_two(), weigh=weigh)
    assert [view["seat"] for view in seen] == [
        int(act.seat) for act in review.acts if not act.is_forced
    ]
    for view in seen:
        assert view["turn"] == view["seat"]
        assert "result" not in view
        assert "hands" not in json.dumps(view)


def test_a_forced_act_is_weighed_by_nobody() -> None:
    pose, *_, last = looked(out_by_two()).acts
    assert pose.is_forced
    assert pose.act == Play(Tile(6, 6))
    assert last.options[last.chosen].act == Play(Tile(4, 3), End.LEFT)
    assert [option.choice for option in pose.options] == [None]
    assert pose.deals == 0


def test_options_stand_in_the_order_in_which_they_were_weighed() -> None:
    for act in looked(out_by_two()).acts:
        chances = [option.choice.chance for option in act.options if option.choice]
        assert chances == sorted(chances, reverse=True)
        if chances:
            assert act.leaned == 0


def test_what_was_done_is_among_the_options() -> None:
    for deal in (1, 2, 3):
        for act in looked(full(), deal).acts:
            option = act.options[act.chosen]
            assert option.act == act.act or isinstance(option.act, Play)


def test_at_equal_ends_a_tile_has_one_option_whatever_its_end() -> None:
    twice = [
        (place, act)
        for place, act in enumerate(looked(out_by_two()).acts)
        if act.known.ends is not None and act.known.ends[0] == act.known.ends[1]
    ]
    assert twice
    for place, act in twice:
        tiles = [option.act.tile for option in act.options if isinstance(option.act, Play)]
        assert len(set(tiles)) == len(tiles)
        assert replayed(out_by_two()).chapters[0].steps[place].act == act.act


@pytest.mark.parametrize("script", [OUT_BY_TWO, KEY_BY_TWO], ids=["out", "key"])
@pytest.mark.parametrize("profile", [CHIVA, SIX_LOVE], ids=["chiva", "six-love"])
def test_what_lies_open_is_the_acting_pair_s(profile: Any, script: Any) -> None:
    table = sitting(profile, script)
    record = replayed(write(table.play(script.line)))
    review = look_back(record, 1, heaviest_first, by_trying(LATE), nothing)
    for place, act in enumerate(review.acts):
        deal = record.chapters[0].cut_to(place).deal
        for option in act.options:
            if option.truth is not None:
                wanted = value_for(deal.act(act.seat, option.act), act.seat)
                assert option.truth.chance == (wanted + 1) / 2
    assert review.acts[-1].options[review.acts[-1].chosen].truth is not None


def test_an_act_that_was_thought_bad_is_marked() -> None:
    record = out_by_two()
    place = next(at for at, act in enumerate(looked(record).acts) if not act.is_forced)
    bad = plain_act(replayed(record).chapters[0].steps[place].act)  # type: ignore[arg-type]

    def weigh(view: View) -> Weighing:
        fair = {str(one.act): choice(one.act, 0.5) for one in heaviest_first(view).choices}
        if len(view["plays"]) == place:
            for key, one in fair.items():
                is_bad = bad == _written(one)
                fair[key] = choice(one.act, 0.1 if is_bad else 0.6)
        best_first = sorted(fair.values(), key=lambda one: -one.chance)
        return Weighing(tuple(best_first), 100, is_exact=False)

    review = looked(record, weigh=weigh)
    assert [act.number for act in review.acts if act.mark is Mark.COST] == [place + 1]
    assert review.acts[place].loss == pytest.approx(0.5)


def _written(one: Choice) -> list[object]:
    request = one.act.request
    return [request[key] for key in ("tile", "end") if key in request]


def test_each_act_is_told_when_it_was_looked_at() -> None:
    told: list[int] = []
    record = replayed(out_by_two())
    look_back(record, 1, heaviest_first, by_trying(4), lambda: told.append(1))
    assert len(told) == len(record.chapters[0].steps)


def test_a_deal_that_breaks_off_is_not_looked_back_on() -> None:
    record = out_by_two()
    [deal] = record["deals"]
    del deal["plays"][9:], deal["result"]
    with pytest.raises(UnfinishedDeal, match="deal 1 breaks off"):
        looked(record)
