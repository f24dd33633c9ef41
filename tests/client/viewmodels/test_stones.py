"""The rows of the chain follow the view, and the picked tile's targets its legal acts."""

from __future__ import annotations

from doublesix.rules.acts import Pass, Undo
from doublesix_client.core.choice import tiles_in
from doublesix_client.core.layout import arrange
from doublesix_client.viewmodels.stones import (
    Line,
    derive_line,
    derive_stones,
    derive_targets,
)
from tests.client.said import Told


class Words:
    def said(self, first: int, second: int) -> str:
        return f"{first} and {second}"

    def end(self, side: str, number: int) -> str:
        return f"{side} {number}"


def test_before_anything_is_known_the_line_is_empty() -> None:
    assert derive_line(None, Line()) == Line()


def test_the_line_tells_the_posed_tile_wherever_it_lies() -> None:
    told = Told()
    while told.session.deal.layout is None or len(told.session.deal.layout.tiles) < 9:
        told.act_first()
    view = told.update().view
    line = derive_line(view, Line())
    assert list(line.tiles) == view.layout
    assert line.tiles[line.posed] == view.plays[0][1]


def test_the_tile_just_played_comes_from_its_seat() -> None:
    told = Told(seat=2)
    line = derive_line(told.update().view, Line())
    seats: list[int] = []
    while len(seats) < 6:
        seat = told.session.deal.turn
        passes = isinstance(told.session.deal.legal()[0], Pass)
        line = derive_line(told.act_first().view, line)
        assert seat is not None
        if not passes:
            seats.append(int(seat))
            place = ("bottom", "right", "top", "left")[(seat - 2) % 4]
            assert line.comes == (str(line_tile(told)), place)


def line_tile(told: Told) -> str:
    played = [play for play in told.update().view.plays if play[1] != "pass"]
    return str(played[-1][1])


def test_a_tile_that_lay_already_does_not_come_again() -> None:
    told = Told()
    told.act_first()
    told.act_first()
    line = derive_line(told.update().view, Line())
    assert line.comes is None
    told.act(Undo(), seat=1)
    assert derive_line(told.update().view, line).comes is None


def test_a_stone_is_spoken_from_the_left_end_and_drawn_as_one_reads_it() -> None:
    line = Line(tiles=("66", "64", "43"), comes=("43", "top"))
    rows = derive_stones(line, arrange(line.tiles, 0, 5), Words())
    assert [row.spoken for row in rows] == ["6 and 6", "6 and 4", "4 and 3"]
    assert [(row.across, row.down, row.vertical) for row in rows] == [
        (-0.5, -1.0, True),
        (0.5, -0.5, False),
        (2.5, -0.5, False),
    ]
    assert [(row.fromX, row.fromY) for row in rows] == [(0, 0), (0, 0), (0, -1)]


def test_without_a_picked_tile_there_is_no_target() -> None:
    assert targets(Line(tiles=("64",)), None, None) == []


def targets(line: Line, tile: str | None, chosen: object) -> list[tuple[str, bool, bool]]:
    ends = tiles_in([["63", "left"], ["42", "right"], ["43", "left"], ["43", "right"]])
    rows = derive_targets(
        line,
        9,
        tile=tile,
        ends=ends.get(tile or "", ()),
        chosen="left" if chosen == "left" else None,
        spoken={"pose": "middle", "left": "the left", "right": "the right"},
    )
    return [(row.end, row.isChosen, row.isOther) for row in rows]


def test_a_tile_that_fits_both_ends_has_two_targets_of_which_one_is_chosen() -> None:
    line = Line(tiles=("44", "42", "32"), posed=0, ends=(4, 3))
    both = [("left", False, False), ("right", False, False)]
    assert targets(line, "43", None) == both
    assert targets(line, "43", "left") == [("left", True, False), ("right", False, True)]


def test_an_end_that_the_tile_does_not_join_has_no_target() -> None:
    assert targets(Line(tiles=("44", "42"), ends=(4, 2)), "43", None) == [("left", False, False)]
    assert targets(Line(tiles=("43", "31"), ends=(4, 1)), "43", None) == []
    assert targets(Line(), "43", None) == []


def test_the_pose_is_chosen_as_soon_as_its_tile_is_picked() -> None:
    [row] = derive_targets(
        Line(), 9, tile="66", ends=(None,), chosen=None, spoken={"pose": "middle"}
    )
    assert (row.end, row.isChosen, row.vertical, row.across, row.down, row.spoken) == (
        *("pose", True, True),
        *(-0.5, -1.0, "middle"),
    )
