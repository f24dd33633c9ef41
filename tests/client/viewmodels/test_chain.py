"""The chain as one sees it: stones, targets, zoom and pan."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from doublesix.protocol.answers import View
from doublesix.rules.acts import GoOn
from doublesix_client.core.choice import tiles_in
from doublesix_client.viewmodels.chain import ChainModel
from tests.client.said import Told
from tests.client.viewmodels.test_stones import Words


def showing(view: View | None, width: float = 900, height: float = 400) -> ChainModel:
    chain = ChainModel(Words())
    chain.resize(width, height, 52)
    chain.setView(view)
    chain.setTargets([] if view is None else view.legal or [])
    return chain


def in_turn() -> View:
    """Return the view of seat 1 when it has a tile that fits both ends."""
    for seed in range(50):
        told = Told(seed=f"both {seed}")
        told.act_first()
        for _ in range(4):
            view = told.until(1).view
            if any(len(ends) == 2 for ends in tiles_in(view.legal or []).values()):
                return view
            told.act_first()
    raise AssertionError("no such position")


def both(view: View) -> str:
    return next(tile for tile, ends in tiles_in(view.legal or []).items() if len(ends) == 2)


def test_the_stones_are_those_of_the_view_in_order(qtbot: QtBot) -> None:
    view = in_turn()
    chain = showing(view)
    assert [row.tile for row in chain._stones.rows] == view.layout


def test_a_play_adds_one_stone_and_shifts_none(qtbot: QtBot) -> None:
    told = Told()
    told.act_first()
    chain = showing(told.update().view)
    while told.session.deal.turn is not None:
        before = {row.tile: (row.across, row.down) for row in chain._stones.rows}
        chain.setView(told.act_first().view)
        after = {row.tile: (row.across, row.down) for row in chain._stones.rows}
        assert {tile: after[tile] for tile in before} == before


def test_the_picked_tile_has_its_targets_with_their_names(qtbot: QtBot) -> None:
    view = in_turn()
    chain = showing(view)
    assert view.ends is not None
    chain.setPreview(both(view))
    assert [(row.end, row.spoken) for row in chain._targets.rows] == [
        ("left", f"left {view.ends[0]}"),
        ("right", f"right {view.ends[1]}"),
    ]
    chain.setPreview(both(view), "right")
    assert [row.isChosen for row in chain._targets.rows] == [False, True]
    chain.setPreview(None)
    assert not chain._targets.rows


def test_targets_of_the_last_position_are_gone_with_it(qtbot: QtBot) -> None:
    told = Told()
    told.act_first()
    view = told.until(1).view
    chain = showing(view)
    tile = next(iter(tiles_in(view.legal or [])))
    chain.setPreview(tile)
    assert chain._targets.rows != ()
    chain.setView(told.act_first().view)
    assert not chain._targets.rows


def test_a_pressed_target_is_told(qtbot: QtBot) -> None:
    chain = showing(in_turn())
    with qtbot.waitSignal(chain.targetChosen) as chosen:
        chain.choose("left")
    assert chosen.args == ["left"]


def test_a_dragged_tile_goes_to_the_nearest_end_that_it_fits(qtbot: QtBot) -> None:
    view = in_turn()
    chain = showing(view)
    tile = both(view)
    chain.dragOver(tile, 0, 200)
    assert [row.isChosen for row in chain._targets.rows] == [True, False]
    chain.dragOver(tile, 900, 200)
    assert [row.isChosen for row in chain._targets.rows] == [False, True]
    chain.dragOut()
    assert not chain._targets.rows
    with qtbot.waitSignal(chain.tileDropped) as dropped:
        chain.drop(tile, 900, 200)
    assert dropped.args == [tile, "right"]


def test_a_tile_that_fits_nowhere_is_dropped_nowhere(qtbot: QtBot) -> None:
    view = in_turn()
    chain = showing(view)
    with qtbot.assertNotEmitted(chain.tileDropped):
        chain.drop(view.layout[0], 100, 100)


def test_the_pose_lies_in_the_middle_and_is_told_as_such(qtbot: QtBot) -> None:
    told = Told()
    view = next(
        view
        for seat in (1, 2, 3, 4)
        if (view := Told(seat=seat).update().view).legal and view.phase == "playing"
    )
    assert told.session.deal.layout is None
    chain = showing(view)
    tile = next(iter(tiles_in(view.legal or [])))
    chain.setPreview(tile)
    [row] = chain._targets.rows
    assert (row.end, row.isChosen) == ("pose", True)
    with qtbot.waitSignal(chain.tileDropped) as dropped:
        chain.drop(tile, 5, 5)
    assert dropped.args == [tile, "pose"]


def test_zooming_changes_the_view_only_and_fit_brings_all_back(qtbot: QtBot) -> None:
    chain = showing(in_turn())
    props, stones = chain.props, chain._stones.rows
    chain.zoomBy(1.5, 450, 200)
    assert chain.props.unit == pytest.approx(props.unit * 1.5)
    assert not chain.props.isFitted
    assert chain._stones.rows == stones
    chain.fit()
    assert chain.props == props


def test_zooming_has_limits(qtbot: QtBot) -> None:
    chain = showing(in_turn())
    fitting = chain.props.unit
    chain.zoomByWheel(99999, 10, 10)
    assert chain.props.unit == pytest.approx(3 * fitting)
    chain.zoomByKey(-50)
    assert chain.props.unit == pytest.approx(fitting / 2)


def test_panning_shifts_what_is_seen(qtbot: QtBot) -> None:
    chain = showing(in_turn())
    before = chain.props
    chain.panBy(7, -5)
    assert (chain.props.originX, chain.props.originY) == (before.originX + 7, before.originY - 5)
    chain.panByKey(-1, 0)
    assert chain.props.originX == before.originX + 7 - before.unit


def test_a_view_that_was_zoomed_stays_while_the_deal_is_played(qtbot: QtBot) -> None:
    told = Told()
    told.act_first()
    chain = showing(told.update().view)
    chain.zoomBy(1.5, 450, 200)
    props = chain.props
    chain.setView(told.act_first().view)
    assert chain.props == props


def test_a_new_deal_is_shown_whole(qtbot: QtBot) -> None:
    told = Told()
    told.act_first()
    chain = showing(told.to_the_end().view)
    chain.zoomBy(2, 450, 200)
    told.act(GoOn(), seat=1)
    chain.setView(told.update().view)
    assert chain.props.isFitted
    assert chain._stones.rows == ()


def test_another_size_of_the_area_brings_all_back(qtbot: QtBot) -> None:
    view = in_turn()
    chain = showing(view)
    chain.zoomBy(2, 450, 200)
    chain.resize(366, 330, 32)
    narrow = ChainModel(Words())
    narrow.resize(366, 330, 32)
    narrow.setView(view)
    assert chain.props == narrow.props
    assert chain.props.isFitted


def test_an_area_without_room_is_not_drawn_for(qtbot: QtBot) -> None:
    chain = showing(in_turn())
    before = chain.props
    chain.resize(0, 0, 52)
    assert chain.props == before


def test_another_language_names_everything_anew(qtbot: QtBot) -> None:
    view = in_turn()
    chain = showing(view)
    chain.setPreview(both(view))
    chain._words.end = lambda side, number: f"{number}, {side}"  # type: ignore[method-assign]
    chain.retranslate()
    assert chain._targets.rows[0].spoken.endswith(", left")


def test_without_a_view_the_table_is_empty(qtbot: QtBot) -> None:
    chain = showing(in_turn())
    chain.setView(None)
    assert chain._stones.rows == ()


def test_a_tile_that_is_taken_away_while_it_is_dragged_is_forgotten(qtbot: QtBot) -> None:
    """As when a hand is covered: the next person's targets are their own (Rules 4.5)."""
    view = in_turn()
    chain = showing(view)
    tile = both(view)
    chain.dragOver(tile, 0, 200)
    chain.setTargets([])
    assert chain._dragged is None
    other = "66" if tile != "66" else "55"
    chain.setTargets(view.legal or [])
    chain.setPreview(tile)
    assert len(chain._targets.rows) == 2
    chain.setPreview(other if other not in tiles_in(view.legal or []) else None)
    assert not chain._targets.rows
