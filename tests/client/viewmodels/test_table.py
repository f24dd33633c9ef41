"""The table as a whole: what is asked of it, and what a watcher cannot ask."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask, Leave, LinkPhase, LinkState
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.table import TableModel
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, Told, ready, table


def at_table(told: Told, **fields: object) -> tuple[TableModel, FakeWire]:
    wire = FakeWire()
    desk = Desk(wire)
    model = TableModel(desk, FakeSettings(first_deal_prompts=False))
    for news in (ready(), Arrived(table(told.seat, **fields)), Arrived(told.update())):  # type: ignore[arg-type]
        desk.take(news)
    return model, wire


def kinds(wire: FakeWire) -> list[str]:
    return [order.kind for order in wire.orders if isinstance(order, Ask)]


@pytest.mark.parametrize(
    ("slot", "kind"),
    [
        ("newMatch", "new_match"),
        ("newSession", "new_session"),
        ("stop", "stop"),
        ("leave", "leave"),
    ],
)
def test_each_wish_is_one_request(qtbot: QtBot, slot: str, kind: str) -> None:
    model, wire = at_table(Told())
    getattr(model, slot)()
    assert kinds(wire) == [kind]


def test_reading_holds_and_putting_away_releases(qtbot: QtBot) -> None:
    model, wire = at_table(Told())
    model.read("rules")
    model.putAway("rules")
    assert kinds(wire) == ["hold", "release"]


def test_a_watcher_has_no_seat_and_begins_nothing_anew(qtbot: QtBot) -> None:
    model, _ = at_table(Told(seat=None))
    assert (model.isSeated, model.canBeginAnew) == (False, False)
    model, _ = at_table(Told())
    assert (model.isSeated, model.canBeginAnew) == (True, True)


def test_a_table_may_forbid_new_matches(qtbot: QtBot) -> None:
    model, _ = at_table(Told(), policies={"new_matches": False})
    assert not model.canBeginAnew


def test_all_of_it_is_said_anew_in_another_language(qtbot: QtBot) -> None:
    model, _ = at_table(Told())
    model.retranslate()
    assert model.talk.nothing
    assert len(model.people.seats.rows) == len(model.plaques.rows.rows) == 4
    assert model.allowing.talkTitle


def test_a_table_whose_server_does_not_answer_can_be_left(qtbot: QtBot) -> None:
    """No reconnecting undoes it (W8)."""
    model, wire = at_table(Told())
    model._desk.take(LinkState(LinkPhase.RETRYING, reason="link_lost"))
    model.leave()
    assert wire.orders == [Leave()]


def test_whoever_plays_with_computer_players_alone_is_alone(qtbot: QtBot) -> None:
    model, _ = at_table(Told())
    assert model.isAlone
    model, _ = at_table(Told(), people=(1, 2))
    assert not model.isAlone
