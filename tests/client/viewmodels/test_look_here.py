"""From the end of a deal to its look back, and away when the deal is gone back into."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from doublesix.record.write import write
from doublesix.rules.acts import GoOn, RestartDeal, Undo
from doublesix_client.core.link import Arrived, Ask, LinkPhase, LinkState
from doublesix_client.replay.opened import open_fetched
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.look_back import LookBackModel
from doublesix_client.viewmodels.look_here import LookHere, is_open_again
from doublesix_client.viewmodels.replayed import ReplayedModel
from tests.client.looks import FakeLooker
from tests.client.said import FakeWire, Told, answer, ready, table
from tests.shared.record.samples import full


class AtTheEnd:
    """A window at a table where the first deal has ended."""

    def __init__(self) -> None:
        self.wire, self.told = FakeWire(), Told()
        self.desk = Desk(self.wire)
        self.replayed = ReplayedModel()
        self.looker = FakeLooker()
        self.look_back = LookBackModel(self.replayed, self.looker)
        self.waiting: list[Callable[[], None]] = []
        self.model = LookHere(self.desk, self.replayed, self.look_back, beside=self.waiting.append)
        self.seen: list[str] = []
        self.model.opened.connect(lambda: self.seen.append("opened"))
        self.model.closed.connect(lambda: self.seen.append("closed"))
        for news in (ready(), Arrived(table()), Arrived(self.told.to_the_end())):
            self.desk.take(news)

    def asked(self) -> list[Ask]:
        return [order for order in self.wire.orders if isinstance(order, Ask)]

    def give(self, record: dict[str, Any] | None = None) -> None:
        given = write(self.told.session) if record is None else record
        message = {"type": "record", "re": self.asked()[-1].id, "record": given}
        self.desk.take(Arrived(answer(message)))

    def check(self) -> None:
        for work in self.waiting:
            work()
        self.waiting.clear()

    def look(self) -> None:
        self.model.begin()
        self.give()
        self.check()


@pytest.fixture
def here(qtbot: QtBot) -> AtTheEnd:
    return AtTheEnd()


def test_the_record_of_the_table_is_asked_for(here: AtTheEnd) -> None:
    here.model.begin()
    here.model.begin()
    assert [(order.kind, order.fields) for order in here.asked()] == [("get_record", {})]
    assert here.model.property("isWaiting")


def test_the_deal_that_has_ended_is_opened_and_looked_back_on(here: AtTheEnd) -> None:
    here.look()
    assert here.seen == ["opened"]
    assert here.replayed.props.deal == 1
    assert [deal for _, deal in here.looker.asked] == [1]
    assert here.model.property("isShown")
    assert not here.model.property("isWaiting")


def test_of_several_deals_it_is_the_last(here: AtTheEnd) -> None:
    here.desk.take(Arrived(here.told.act(GoOn(), 1)))
    here.desk.take(Arrived(here.told.to_the_end()))
    here.look()
    assert here.replayed.props.deal == 2


def test_nothing_is_asked_for_while_a_deal_is_played(qtbot: QtBot) -> None:
    here = AtTheEnd()
    here.desk.take(Arrived(here.told.act(GoOn(), 1)))
    here.model.begin()
    assert here.asked() == []


@pytest.mark.parametrize("act", [Undo(), RestartDeal()])
def test_it_closes_when_the_deal_is_gone_back_into(here: AtTheEnd, act: Any) -> None:
    here.look()
    here.desk.take(Arrived(here.told.act(act, 1)))
    assert here.seen == ["opened", "closed"]
    assert here.replayed.record is None
    assert not here.model.property("isShown")
    assert not here.replayed.props.isOpen
    assert here.look_back.rows.rows == ()


def test_it_closes_too_where_the_way_back_was_not_told(here: AtTheEnd) -> None:
    here.look()
    update = here.told.act(Undo(), 1)
    here.desk.take(Arrived(update.model_copy(update={"events": []})))
    assert here.seen == ["opened", "closed"]
    assert here.replayed.record is None


def test_a_record_that_comes_after_the_way_back_is_not_shown(here: AtTheEnd) -> None:
    here.model.begin()
    record = write(here.told.session)
    here.desk.take(Arrived(here.told.act(Undo(), 1)))
    here.give(record)
    here.check()
    assert here.seen == []
    assert here.replayed.record is None
    assert not here.model.property("isWaiting")


def test_nor_is_one_that_was_being_checked(here: AtTheEnd) -> None:
    here.model.begin()
    here.give()
    here.desk.take(Arrived(here.told.act(Undo(), 1)))
    here.check()
    assert here.seen == []
    assert here.replayed.record is None


def test_it_stays_open_while_others_go_on(here: AtTheEnd) -> None:
    here.look()
    here.desk.take(Arrived(here.told.act(GoOn(), 1)))
    here.desk.take(Arrived(here.told.act_first()))
    assert here.seen == ["opened"]
    assert here.replayed.record is not None


def test_it_closes_when_the_table_is_left(here: AtTheEnd) -> None:
    here.look()
    here.desk.take(LinkState(phase=LinkPhase.OFF))
    assert here.seen == ["opened", "closed"]


def test_another_record_that_was_opened_since_is_left_alone(here: AtTheEnd) -> None:
    here.look()
    other = open_fetched(full())
    here.replayed.show(other)
    assert not here.model.property("isShown")
    here.desk.take(Arrived(here.told.act(Undo(), 1)))
    assert here.seen == ["opened"]
    assert here.replayed.record is other


def test_a_refusal_and_an_unreadable_record_are_said(here: AtTheEnd) -> None:
    here.model.begin()
    refused = {"type": "refused", "re": here.asked()[-1].id, "reason": "too_fast", "values": {}}
    here.desk.take(Arrived(answer(refused)))
    assert here.model.property("fault")
    here.model.begin()
    assert here.model.property("fault") == ""
    here.give({"format": "something else"})
    here.check()
    assert here.model.property("fault")
    here.model.retranslate()
    assert here.model.property("fault") == ""
    assert here.seen == []


def test_what_was_wrong_is_said_no_more_in_the_next_deal(here: AtTheEnd) -> None:
    here.model.begin()
    here.give({})
    here.check()
    assert here.model.property("fault")
    here.desk.take(Arrived(here.told.act(GoOn(), 1)))
    assert here.model.property("fault") == ""


def test_a_deal_is_open_again_when_it_or_one_before_is_played(here: AtTheEnd) -> None:
    ended = here.told.update().view
    assert not is_open_again(None, 1)
    assert not is_open_again(ended, 1)
    assert is_open_again(ended, 2)
    assert is_open_again(here.told.act(Undo(), 1).view, 1)
