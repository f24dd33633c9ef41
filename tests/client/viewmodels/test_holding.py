"""Reading holds the computer players, and putting everything away lets them go on."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask, LinkPhase, LinkState
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.holding import Holding
from tests.client.said import FakeWire, Told, answer, ready, seat_row, table


def at_table(seat: int | None = 1) -> tuple[Holding, Desk, FakeWire]:
    wire = FakeWire()
    desk = Desk(wire)
    holding = Holding(desk)
    for news in (ready(), Arrived(table(seat=seat)), Arrived(Told(seat=seat).update())):
        desk.take(news)
    return holding, desk, wire


def kinds(wire: FakeWire) -> list[str]:
    return [order.kind for order in wire.orders if isinstance(order, Ask)]


def test_the_first_thing_read_holds_and_the_last_put_away_releases(qtbot: QtBot) -> None:
    holding, _, wire = at_table()
    holding.read("rules")
    holding.read("record")
    holding.put_away("rules")
    assert kinds(wire) == ["hold"]
    holding.put_away("record")
    holding.put_away("record")
    assert kinds(wire) == ["hold", "release"]


def test_a_watcher_holds_nobody(qtbot: QtBot) -> None:
    holding, _, wire = at_table(seat=None)
    holding.read("rules")
    holding.put_away("rules")
    assert kinds(wire) == []


def test_what_is_still_read_when_the_link_is_back_holds_again(qtbot: QtBot) -> None:
    holding, desk, wire = at_table()
    holding.read("rules")
    [hold] = [order for order in wire.orders if isinstance(order, Ask)]
    held = [seat_row(1, "person", holds=True), *(seat_row(seat) for seat in (2, 3, 4))]
    desk.take(Arrived(table(seats=held, counter=2, re=hold.id)))
    desk.take(LinkState(LinkPhase.RETRYING, reason="link_lost"))
    desk.take(ready())
    assert kinds(wire) == ["hold"]
    desk.take(Arrived(table(counter=3)))
    assert kinds(wire) == ["hold", "hold"]


def test_a_hold_that_the_others_ended_is_not_asked_for_again(qtbot: QtBot) -> None:
    """Rules 5.6: they agreed, while it is still read."""
    holding, desk, wire = at_table()
    holding.read("rules")
    [hold] = [order for order in wire.orders if isinstance(order, Ask)]
    held = [seat_row(1, "person", holds=True), *(seat_row(seat) for seat in (2, 3, 4))]
    desk.take(Arrived(table(seats=held, counter=2, re=hold.id)))
    desk.take(Arrived(table(counter=3)))
    assert kinds(wire) == ["hold"]


def test_what_was_read_at_a_table_that_is_left_holds_nobody_at_the_next(qtbot: QtBot) -> None:
    holding, desk, wire = at_table()
    holding.read("rules")
    desk.take(Arrived(answer({"type": "left", "re": "x"})))
    desk.take(Arrived(table(code="K7QM2XV1")))
    desk.take(Arrived(Told().update()))
    assert kinds(wire) == ["hold"]


def test_what_was_put_away_while_the_link_was_lost_holds_nobody_when_it_is_back(
    qtbot: QtBot,
) -> None:
    """The hold that was not answered is asked again over the next link (Rules 5.6)."""
    holding, desk, wire = at_table()
    holding.read("rules")
    [hold] = [order for order in wire.orders if isinstance(order, Ask)]
    desk.take(LinkState(LinkPhase.RETRYING, reason="link_lost"))
    holding.put_away("rules")
    desk.take(ready())
    assert kinds(wire) == ["hold"]
    held = [seat_row(1, "person", holds=True), *(seat_row(seat) for seat in (2, 3, 4))]
    desk.take(Arrived(table(seats=held, counter=2, re=hold.id)))
    desk.take(Arrived(table(seats=held, counter=3)))
    assert kinds(wire) == ["hold", "release"]
