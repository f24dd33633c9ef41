"""A look back in sentences: what could be known and what lay open are said apart."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from doublesix.review.form import Mark
from doublesix.review.show import COLUMNS, ending, heading, lines, remarks, signs
from doublesix.rules.acts import PASS, Name, Play
from doublesix.rules.result import Ending, Result, Score
from doublesix.rules.seat import Partnership, Seat
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
        "10.0",
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
    assert "60.0 % to win the match, 10.0 percentage points more than the next." in find


def test_a_remark_says_what_the_seat_knew() -> None:
    [remark] = remarks(deal_review(COST))
    assert remark.endswith(
        " It held 0-0, 1-1 and 2-2; tiles of the others: seat 1: 4, seat 3: 5, seat 4: 5;"
        " seat 3 had passed on 2 and 4."
    )


def test_a_remark_says_that_nobody_else_had_passed() -> None:
    known = replace(COST.known, passed=((), (1,), (), ()))
    [remark] = remarks(deal_review(replace(COST, known=known)))
    assert remark.endswith("seat 4: 5; nobody else had passed.")


def test_a_pass_is_told_with_the_numbers_it_was_on() -> None:
    alone = FORCED.options[0]
    for ends, told in (((3, 3), "pass on 3"), ((5, 2), "pass on 2 and 5")):
        known = replace(FORCED.known, ends=ends)
        passed = replace(FORCED, act=PASS, options=(replace(alone, act=PASS),), known=known)
        [line] = lines(deal_review(passed))
        assert line.did == told


def out(**changes: Any) -> Result:
    return replace(deal_review().result, **changes)


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (out(), "seat 2 goes out; 0-2."),
        (
            out(key_tile=True, score=Score(0, 6), match_winner=Partnership.TWO_FOUR),
            "seat 2 goes out by the key tile; 0-6, which wins the match.",
        ),
        (
            out(kind=Ending.BLOCK, streak_broken=True, score=Score(0, 0)),
            "a block, pips of seats 1 to 4: 3, 0, 5, 6; the streak is broken: 0-0.",
        ),
    ],
)
def test_who_won_a_deal_is_said_with_how(result: Result, told: str) -> None:
    said = ending(replace(deal_review(), result=result))
    assert said == f"Seats 2 and 4 win the deal: {told}"


def test_a_tied_block_is_nobodys() -> None:
    tied = out(kind=Ending.BLOCK, winner=None, leader=None, score=Score(0, 1))
    said = ending(replace(deal_review(), result=tied))
    assert said == "Nobody can play and the block is tied: 0-1 stands."


def test_only_the_signs_that_there_are_have_a_meaning() -> None:
    assert signs([deal_review(COST), deal_review(FIND, FORCED)]) == (
        "! cost most by what the seat could know   * well found"
    )
    assert signs([deal_review(LUCK)]) == "~ luck"
    assert signs([deal_review(FORCED)]) == ""


def test_a_pose_a_play_and_a_naming_are_said() -> None:
    from doublesix.review.show import said

    assert said(Play(Tile(6, 6))) == "6-6"
    assert said(Name(Seat.THREE)) == "names seat 3"
