"""A look back in sentences: what could be known and what lay open are said apart."""

from __future__ import annotations

from doublesix.review.form import Mark
from doublesix.review.show import COLUMNS, heading, lines, remarks
from doublesix.rules.acts import Name, Play
from doublesix.rules.seat import Seat
from doublesix.rules.tile import Tile
from tests.shared.review.samples import act_review, deal_review

COST = act_review([0.6, 0.5], chosen=1, opened=[0.0, 1.0], mark=Mark.COST)
LUCK = act_review([0.6, 0.5], opened=[0.0, 1.0], number=6, mark=Mark.LUCK)
FIND = act_review([0.6, 0.5, 0.2], opened=[0.5, 0.5, 0.0], number=7, mark=Mark.FIND)
FORCED = act_review([0.5], number=8)


def test_a_deal_is_headed_by_its_match_and_score() -> None:
    assert heading(deal_review()) == "Deal 2, match 1 at 0-1"


def test_a_line_has_a_cell_for_each_column() -> None:
    for line in lines(deal_review(COST, LUCK, FIND, FORCED)):
        assert len(line.cells) == len(COLUMNS)


def test_a_line_tells_apart_what_was_leaned_to_and_what_lay_open() -> None:
    [line] = lines(deal_review(COST))
    assert line.cells == (
        "5 !",
        "2",
        "00 11 22",
        "1-1 left",
        "0-0 left, 60.0 %",
        "10.0 %",
        "wins, 100.0 %",
    )


def test_what_was_best_with_open_hands_is_named_where_something_else_was_done() -> None:
    [line] = lines(deal_review(LUCK))
    assert line.cells[4:] == ("the same, 60.0 %", "", "loses, 0.0 %; 1-1 left wins, 100.0 %")


def test_a_forced_act_was_no_choice_and_may_be_unsolved() -> None:
    [line] = lines(deal_review(FORCED))
    assert line.cells[4:] == ("nothing to choose", "", "not solved")


def test_each_marked_act_is_remarked_on_by_its_mark() -> None:
    cost, luck, find = remarks(deal_review(COST, LUCK, FIND, FORCED))
    assert cost.startswith(
        "! Act 5, seat 2, 1-1 left: as far as the seat could know, 0-0 left gave 60.0 % to win the"
        " match, this 50.0 %."
    )
    assert "nothing that the seat could know spoke against it" in luck
    assert "1-1 left wins, 100.0 %; this loses, 0.0 %." in luck
    assert "60.0 % to win the match, 10.0 % more than the next." in find


def test_a_remark_says_what_the_seat_knew() -> None:
    [remark] = remarks(deal_review(COST))
    assert remark.endswith(
        " It held 0-0, 1-1 and 2-2; seat 1 4 tiles, seat 3 5 tiles and seat 4 5 tiles;"
        " seat 3 had passed on 2 and 4."
    )


def test_a_pose_a_play_and_a_naming_are_said() -> None:
    from doublesix.review.show import said

    assert said(Play(Tile(6, 6))) == "6-6"
    assert said(Name(Seat.THREE)) == "names seat 3"
