"""The look back on the deal that is shown: asked for, told, and forgotten with its record."""

from __future__ import annotations

import copy
import json

import pytest
from pytestqt.qtbot import QtBot

from doublesix_client.core.looking import LookFault, LookPhase
from doublesix_client.replay.opened import open_fetched
from doublesix_client.viewmodels.look_back import LookBackModel, LookBackProps
from doublesix_client.viewmodels.replayed import ReplayedModel
from tests.client.looks import FakeLooker, found_in
from tests.shared.record.samples import full, vector

FOUND = found_in(full(), 2)


class Looked:
    def __init__(self) -> None:
        self.replayed = ReplayedModel()
        self.looker = FakeLooker()
        self.model = LookBackModel(self.replayed, self.looker)
        self.replayed.show(open_fetched(full()))
        self.replayed.goTo(2)

    @property
    def props(self) -> LookBackProps:
        return self.model.props

    def find(self) -> None:
        self.model.begin()
        self.looker.find(FOUND)


@pytest.fixture
def looked(qtbot: QtBot) -> Looked:
    return Looked()


def test_nothing_is_looked_for_before_it_is_asked(looked: Looked) -> None:
    assert looked.looker.asked == []
    assert looked.props == LookBackProps()


def test_the_deal_that_is_shown_is_looked_back_on(looked: Looked) -> None:
    looked.model.begin()
    [(record, deal)] = looked.looker.asked
    assert deal == 2
    assert json.loads(record)["deals"][1]["plays"] == full()["deals"][1]["plays"]
    assert looked.props.phase == LookPhase.WORKING
    assert looked.props.workingText.startswith("Setting out.")


def test_it_is_told_how_far_it_is(looked: Looked) -> None:
    looked.model.begin()
    looked.looker.be_at(13, 26)
    assert looked.props.workingText == "13 of 26 acts"
    assert looked.props.share == 0.5


def test_what_was_found_is_a_row_for_each_act(looked: Looked) -> None:
    looked.find()
    rows = looked.model.rows.rows
    assert [row.place for row in rows] == list(range(26))
    assert rows[0].act == "Carla opens"
    assert (rows[0].name, rows[0].shape) == ("Ana María", "disc")
    assert rows[1].act == "3-1"
    assert rows[1].markText == "Cost a chance"
    assert rows[1].spoken.startswith("Carla: three-one. Cost a chance. With these tiles")
    assert looked.props.phase == LookPhase.READY
    assert looked.props.marked == sum(bool(row.mark) for row in rows)


def test_what_is_said_of_an_act_follows_the_deal_that_is_stepped_through(looked: Looked) -> None:
    looked.find()
    assert looked.props.current == -1
    assert (looked.props.knewText, looked.props.openText) == ("", "")
    looked.model.choose(1)
    assert looked.replayed.props.step == 2
    assert looked.props.current == 1
    assert looked.props.knewText.startswith("With these tiles the Master leans to 6-3")
    looked.replayed.toEnd()
    assert looked.props.current == 25
    assert looked.props.openText.startswith("With all hands open") or "choose" in (
        looked.props.knewText
    )


def test_what_the_computer_leaned_to_is_named_also_where_that_had_no_better_chance(
    looked: Looked,
) -> None:
    found = copy.deepcopy(FOUND)
    act = found["deals"][0]["acts"][1]
    act["options"][0]["weighed"]["chance"] = 0.58
    act["options"][act["chosen"]]["weighed"]["chance"] = 0.6
    act["loss"] = 0.0
    looked.model.begin()
    looked.looker.find(found)
    looked.model.choose(1)
    leans = "With these tiles the Master leans to 6-3: 58.0 % for the match, against 60.0 %."
    assert looked.props.knewText == leans


def test_one_goes_from_one_act_that_mattered_to_the_next(looked: Looked) -> None:
    looked.find()
    marked = [row.place for row in looked.model.rows.rows if row.mark]
    assert looked.props.markedText == f"In this deal: {len(marked)}"
    for place in [*marked, marked[0]]:
        looked.model.toNextMarked()
        assert looked.props.current == place
        told = f"{marked.index(place) + 1} of {len(marked)}"
        assert looked.props.markedText == told


def test_another_deal_has_its_own_and_the_first_is_still_there(looked: Looked) -> None:
    looked.find()
    looked.replayed.goTo(3)
    assert looked.props == LookBackProps()
    assert looked.model.rows.rows == ()
    looked.model.toNextMarked()
    assert looked.replayed.props.deal == 3
    looked.replayed.goTo(2)
    assert looked.props.phase == LookPhase.READY
    assert len(looked.model.rows.rows) == 26


def test_what_is_under_way_or_done_is_not_begun_again(looked: Looked) -> None:
    looked.model.begin()
    looked.model.begin()
    looked.looker.find(FOUND)
    looked.model.begin()
    assert len(looked.looker.asked) == 1


def test_it_is_forgotten_with_its_record(looked: Looked) -> None:
    looked.find()
    looked.replayed.show(open_fetched(vector("chiva-four-nil-then-next")))
    assert looked.looker.cancelled > 0
    looked.replayed.goTo(2)
    assert looked.props == LookBackProps()


def test_news_of_what_was_cancelled_are_not_taken(looked: Looked) -> None:
    looked.model.begin()
    looked.model.forget()
    looked.looker.find(FOUND)
    assert looked.props == LookBackProps()
    assert looked.model.rows.rows == ()


def test_what_fails_is_said_and_may_be_tried_again(looked: Looked) -> None:
    looked.model.begin()
    looked.looker.fail(LookFault.NOT_INSTALLED)
    assert looked.props.phase == LookPhase.FAILED
    assert looked.props.fault == (
        "The strongest computer player is not installed on this computer."
    )
    looked.model.begin()
    assert len(looked.looker.asked) == 2
    assert looked.props.fault == ""


@pytest.mark.parametrize("found", [{}, {"deals": []}, {"deals": [{"deal": 2, "acts": []}]}])
def test_what_is_not_the_look_back_that_was_asked_for_fails(
    looked: Looked, found: dict[str, object]
) -> None:
    looked.model.begin()
    looked.looker.find(found)
    assert looked.props.phase == LookPhase.FAILED
    assert looked.props.fault == "Looking back did not work this time."


def test_without_anybody_who_looks_back_it_is_said(qtbot: QtBot) -> None:
    replayed = ReplayedModel()
    model = LookBackModel(replayed)
    model.begin()
    assert model.props == LookBackProps()
    replayed.show(open_fetched(full()))
    model.begin()
    assert model.props.phase == LookPhase.FAILED
    model.retranslate()
    model.forget()
    assert model.props == LookBackProps()
