from __future__ import annotations

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from doublesix_client.replay.opened import open_fetched
from doublesix_client.viewmodels.replayed import ReplayedModel
from tests.shared.record.samples import VECTORS, bare, full


def can_go_on(model: ReplayedModel) -> bool:
    return model.props.canGoOn


def is_playing(model: ReplayedModel) -> bool:
    return model.props.isPlaying


@pytest.fixture
def model(qtbot: QtBot) -> ReplayedModel:
    model = ReplayedModel()
    model.show(open_fetched(full()))
    return model


def test_nothing_is_shown_before_a_record_is_opened(qtbot: QtBot) -> None:
    model = ReplayedModel()
    model.forward()
    model.playOrPause()
    assert not model.props.isOpen
    assert model.hands.rows == ()


def test_a_record_opens_at_its_first_deal_with_all_hands(model: ReplayedModel) -> None:
    props = model.props
    assert props.title == "Six-love, 4 deals"
    assert (props.deal, props.step, props.seat) == (1, 0, 0)
    assert props.dealText == "Deal 1 of 4"
    assert props.stepText == "Dealt"
    assert props.viewText == "All four hands are seen."
    assert [row.name for row in model.hands.rows] == ["Ana María", "Beto", "Carla", "Dora"]
    assert [len(row.tiles) for row in model.hands.rows] == [7, 7, 7, 7]
    assert [row.place for row in model.hands.rows] == ["bottom", "right", "top", "left"]
    assert not props.canGoBack


def test_forward_and_back_go_through_all_deals(model: ReplayedModel) -> None:
    seen = [(model.props.deal, model.props.step)]
    while can_go_on(model):
        model.forward()
        seen.append((model.props.deal, model.props.step))
    model.forward()
    assert (model.props.deal, model.props.step) == seen[-1]
    assert {deal for deal, _ in seen} == {1, 2, 3, 4}
    for at in reversed(seen[:-1]):
        model.back()
        assert (model.props.deal, model.props.step) == at
    assert not model.props.canGoBack


def test_the_ends_of_a_deal_and_other_deals_are_one_step_away(model: ReplayedModel) -> None:
    model.toEnd()
    assert model.props.step == model.props.steps
    assert model.props.isOver
    model.toBeginning()
    assert model.props.step == 0
    model.dealAfter()
    assert (model.props.deal, model.props.step) == (2, 0)
    model.stepTo(7)
    assert model.props.stepText == f"7 of {model.props.steps}"
    model.dealBefore()
    assert (model.props.deal, model.props.step) == (2, 0)
    model.dealBefore()
    assert model.props.deal == 1
    model.goTo(99)
    assert model.props.deal == 4
    model.stepTo(-4)
    assert model.props.step == 0


def test_the_stones_are_those_of_the_position(model: ReplayedModel) -> None:
    model.toEnd()
    for step in range(model.props.steps, -1, -1):
        model.stepTo(step)
        held = sum(row.held for row in model.hands.rows)
        assert len(model.chain.stones.rows) == 28 - held


def test_a_seat_s_view_has_its_hand_at_the_bottom_and_no_other(model: ReplayedModel) -> None:
    model.lookFrom(2)
    bottom, *others = model.hands.rows
    assert (bottom.seat, bottom.place, bottom.isSeen) == (2, "bottom", True)
    assert model.props.viewText == "As Beto saw it."
    assert not any(row.isSeen or row.tiles for row in others)
    assert all(row.held == 7 for row in others)
    model.toEnd()
    assert all(row.isSeen for row in model.hands.rows)
    model.lookFrom(9)
    assert model.props.seat == 0


def test_what_happened_is_said_at_every_step(model: ReplayedModel) -> None:
    while can_go_on(model):
        assert model.props.told
        model.forward()
    assert model.props.told
    model.goTo(3)
    model.stepTo(3)
    sayings: set[str] = set()
    while can_go_on(model):
        model.forward()
        sayings.add(model.props.more)
    assert any("Novice" in said for said in sayings)


def test_the_end_of_a_deal_is_said_with_who_opens_next(model: ReplayedModel) -> None:
    model.toEnd()
    assert "went out" in model.props.told or "Blocked" in model.props.told
    assert "opens deal 2" in model.props.more


def test_the_table_of_points_has_a_line_for_each_deal(model: ReplayedModel) -> None:
    assert [row.deal for row in model.points.rows] == [1, 2, 3, 4]
    assert all(row.text for row in model.points.rows)


@pytest.mark.parametrize("name", VECTORS)
def test_every_vector_can_be_shown(qtbot: QtBot, name: str) -> None:
    model = ReplayedModel()
    model.show(open_fetched(bare(VECTORS[name])))
    for deal in range(1, model.props.deals + 1):
        model.goTo(deal)
        model.toEnd()
        assert model.props.told
        assert len(model.points.rows) == model.props.deals


def test_a_record_plays_by_itself_to_its_end(model: ReplayedModel) -> None:
    model.goTo(4)
    model.playOrPause()
    assert is_playing(model)
    for _ in range(model.props.steps):
        model.playNext()
    assert not can_go_on(model)
    assert not is_playing(model)
    model.playOrPause()
    assert not is_playing(model)


def test_it_pauses_when_told_and_when_another_is_opened(model: ReplayedModel) -> None:
    model.playOrPause()
    model.playOrPause()
    assert not is_playing(model)
    model.playOrPause()
    model.show(open_fetched(full()))
    assert not is_playing(model)


def test_rows_change_as_the_model_says(model: ReplayedModel) -> None:
    for rows in (model.hands, model.points):
        QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Fatal, rows)
    model.lookFrom(3)
    while can_go_on(model):
        model.forward()
    model.retranslate()
    assert model.props.deal == 4


def test_a_computer_player_known_by_its_level_alone_has_a_name(qtbot: QtBot) -> None:
    record = full()
    record["seats"][1]["name"] = "club"
    record["seats"][2]["name"] = ""
    model = ReplayedModel()
    model.show(open_fetched(record))
    assert [row.name for row in model.hands.rows] == ["Ana María", "Nelson", "Seat 3", "Dora"]


def test_nothing_is_left_of_a_record_that_is_closed(model: ReplayedModel) -> None:
    model.stepTo(5)
    model.playOrPause()
    opened: list[bool] = []
    model.opened.connect(lambda: opened.append(model.props.isOpen))
    model.close()
    assert opened == [False]
    assert model.record is None
    assert model.steps_of(1) == 0
    assert (model.hands.rows, model.points.rows) == ((), ())
    model.forward()
    assert not is_playing(model)
