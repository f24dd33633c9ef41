"""The first deal explains itself, until it is put away or over."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from doublesix.rules.acts import GoOn
from doublesix_client.core.link import Arrived
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.picking import Picking
from doublesix_client.viewmodels.prompts import SETTING, PromptModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, ready, table


class Learning:
    def __init__(self) -> None:
        self.told = Told()
        self.told.act_first()
        self.told.until(1)
        self.settings = FakeSettings()
        self.desk = Desk(FakeWire())
        self.picking = Picking(self.desk)
        self.prompts = PromptModel(self.desk, self.picking, self.settings)
        for news in (ready(), Arrived(table()), Arrived(self.told.update())):
            self.desk.take(news)


def test_each_step_of_a_play_has_its_own_sentence(qtbot: QtBot) -> None:
    learning = Learning()
    seen = [learning.prompts.sentence]
    learning.picking.pick_act((learning.told.update().view.legal or [])[0])
    seen.append(learning.prompts.sentence)
    assert all(seen)
    assert len(set(seen)) == 2


def test_put_away_it_stays_away(qtbot: QtBot) -> None:
    learning = Learning()
    learning.prompts.dismiss()
    assert learning.prompts.sentence == ""
    assert learning.settings.values[SETTING] is False


def test_after_the_first_deal_there_are_no_more(qtbot: QtBot) -> None:
    learning = Learning()
    learning.told.to_the_end()
    learning.desk.take(Arrived(learning.told.update()))
    assert learning.prompts.sentence
    learning.told.act(GoOn(), seat=1)
    learning.told.until(1)
    learning.desk.take(Arrived(learning.told.update()))
    assert learning.prompts.sentence == ""
    assert learning.settings.values[SETTING] is False


def test_a_watcher_is_explained_nothing(qtbot: QtBot) -> None:
    learning = Learning()
    learning.told.seat = None
    learning.desk.take(Arrived(learning.told.update()))
    assert learning.prompts.sentence == ""
