"""The last tile is seen before the result, where things glide and only then."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from doublesix.rules.acts import GoOn
from doublesix_client.core.link import Arrived
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.moment import MomentModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, ready, table


def playing(*, motion: bool) -> tuple[MomentModel, Desk, Told]:
    told = Told()
    desk = Desk(FakeWire())
    moment = MomentModel(desk, FakeSettings(motion=motion))
    for news in (ready(), Arrived(table()), Arrived(told.act_first())):
        desk.take(news)
    return moment, desk, told


def test_the_end_of_a_deal_has_its_moment(qtbot: QtBot) -> None:
    moment, desk, told = playing(motion=True)
    desk.take(Arrived(told.to_the_end()))
    assert not moment.isPast
    desk.take(Arrived(table(counter=2)))
    assert not moment.isPast
    moment._timer.timeout.emit()
    assert moment.isPast


def test_a_deal_that_goes_on_needs_no_waiting(qtbot: QtBot) -> None:
    moment, desk, told = playing(motion=True)
    desk.take(Arrived(told.to_the_end()))
    desk.take(Arrived(told.act(GoOn(), seat=1)))
    assert moment.isPast


def test_without_motion_the_result_comes_at_once(qtbot: QtBot) -> None:
    moment, desk, told = playing(motion=False)
    desk.take(Arrived(told.to_the_end()))
    assert moment.isPast


def test_whoever_comes_to_a_deal_that_is_over_sees_its_result(qtbot: QtBot) -> None:
    told = Told()
    told.to_the_end()
    desk = Desk(FakeWire())
    moment = MomentModel(desk, FakeSettings())
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    assert moment.isPast
