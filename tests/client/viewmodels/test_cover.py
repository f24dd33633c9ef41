"""The cover names who takes the device and shows nothing else."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask
from doublesix_client.viewmodels.cover import CoverModel, CoverProps
from doublesix_client.viewmodels.desk import Desk
from tests.client.said import FakeWire, Told, seat_row, table


def covered(told: Told) -> tuple[CoverModel, Desk, FakeWire]:
    wire = FakeWire()
    desk = Desk(wire)
    cover = CoverModel(desk)
    rows = [seat_row(seat, "person" if seat in (1, 3) else "bot") for seat in range(1, 5)]
    you = {"person": 1, "seat": None, "seats": [1, 3], "lent": [], "host": True}
    desk.take(Arrived(table(seats=rows, you=you)))
    desk.take(Arrived(told.update()))
    return cover, desk, wire


def test_the_cover_names_who_is_to_act(qtbot: QtBot) -> None:
    told = Told(seat=None)
    told.until(3)
    cover, _, _ = covered(told)
    assert cover.props == CoverProps(
        seat=3, name="Tito", title="It is the turn of Tito.", side="1/3"
    )


def test_uncovering_is_asked_once(qtbot: QtBot) -> None:
    told = Told(seat=None)
    told.until(3)
    cover, desk, wire = covered(told)
    cover.uncover()
    cover.uncover()
    [order] = wire.orders
    assert isinstance(order, Ask)
    assert (order.kind, order.fields) == ("uncover", {"seat": 3})
    told.seat = 3
    desk.take(Arrived(told.update(re=order.id)))
    assert cover.props == CoverProps()


def test_an_uncovered_hand_can_be_covered_again(qtbot: QtBot) -> None:
    told = Told(seat=3)
    told.until(3)
    cover, _, wire = covered(told)
    cover.uncover()
    assert wire.orders == []
    cover.cover()
    assert [order.kind for order in wire.orders if isinstance(order, Ask)] == ["cover"]
