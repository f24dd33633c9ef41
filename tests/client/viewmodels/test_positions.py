"""Everything that may be done now stands in the list, and pressing it previews it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from doublesix.rules.acts import GoOn
from doublesix_client.core.link import Arrived, Ask
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.picking import Picking
from doublesix_client.viewmodels.positions import PositionsModel
from tests.client.said import FakeWire, Told, ready, table


def listed(told: Told) -> tuple[PositionsModel, Picking, FakeWire]:
    wire = FakeWire()
    desk = Desk(wire)
    picking = Picking(desk)
    positions = PositionsModel(desk, picking)
    for news in (ready(), Arrived(table(told.seat)), Arrived(told.update())):
        desk.take(news)
    return positions, picking, wire


def test_each_legal_act_has_a_row_that_previews_it(qtbot: QtBot) -> None:
    told = Told()
    told.act_first()
    told.until(1)
    legal = told.update().view.legal or []
    positions, picking, wire = listed(told)
    rows = positions.rows.rows
    assert len(rows) == len(legal)
    assert len({row.sentence for row in rows}) == len(legal)
    for row, act in zip(rows, legal, strict=True):
        positions.press(row.key)
        assert picking.act == act
        assert [other.key for other in positions.rows.rows if other.isChosen] == [row.key]
    assert not any(isinstance(order, Ask) for order in wire.orders)


def test_whoever_names_finds_both_partners(qtbot: QtBot) -> None:
    told = Told(profile="six-love", seed="naming")
    update = told.to_the_end()
    while update.view.phase != "naming":
        told.to_the_end()
        update = told.act(GoOn(), seat=1)
    told.seat = update.view.turn
    positions, _, _ = listed(told)
    assert positions.isNaming
    assert all(row.label for row in positions.rows.rows)
    assert len(positions.rows.rows) == 2


def test_who_is_not_in_turn_finds_nothing(qtbot: QtBot) -> None:
    told = Told()
    told.until(2)
    positions, _, _ = listed(told)
    assert positions.rows.rows == ()
