"""The match as it stands, from what everybody sees."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from doublesix.rules.acts import GoOn
from doublesix_client.core.link import Arrived
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.standing import StandingModel
from tests.client.said import FakeWire, Told, ready, table


def standing_of(told: Told) -> StandingModel:
    desk = Desk(FakeWire())
    standing = StandingModel(desk)
    for news in (ready(), Arrived(table(told.seat)), Arrived(told.update())):
        desk.take(news)
    return standing


def test_each_profile_has_its_own_target(qtbot: QtBot) -> None:
    assert standing_of(Told(profile="chiva")).target == 4
    assert standing_of(Told(profile="six-love")).target == 6


def test_the_score_is_that_of_the_view(qtbot: QtBot) -> None:
    told = Told()
    told.to_the_end()
    view = told.update().view
    standing = standing_of(told)
    assert [standing.first, standing.second] == view.score
    assert standing.deal == 1
    assert standing.streak


def test_what_a_win_would_mean_is_said_while_the_deal_is_played(qtbot: QtBot) -> None:
    told = Told()
    assert standing_of(told).meaning == ""  # at nil to nil it would mean the same for both
    while not any(told.update().view.score):
        told.to_the_end()
        told.act(GoOn(), seat=1)
    assert "breaks" in standing_of(told).meaning
    told.to_the_end()
    assert standing_of(told).meaning == ""


def test_every_number_is_counted_and_the_ends_are_marked(qtbot: QtBot) -> None:
    told = Told()
    for _ in range(12):
        told.act_first()
    view = told.update().view
    rows = standing_of(told).numbers.rows
    assert [row.count for row in rows] == view.pips_out
    assert {row.number for row in rows if row.isEnd} == set(view.ends or ())
    assert all(row.isHard == (row.isEnd and row.count == 7) for row in rows)
