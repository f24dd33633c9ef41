"""The desk holds the one state, asks with ids of its own, and acts against what is shown."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask, Judged, Leave, LinkPhase, LinkState, Open
from doublesix_client.viewmodels.desk import Desk
from tests.client.said import SECRET, FakeWire, Told, answer, ready, table


def seated(told: Told) -> tuple[Desk, FakeWire]:
    wire = FakeWire()
    desk = Desk(wire)
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    return desk, wire


def test_an_act_names_the_version_that_is_shown(qtbot: QtBot) -> None:
    told = Told()
    told.until(1)
    desk, wire = seated(told)
    desk.act("play", tile="66")
    [order] = wire.orders
    assert isinstance(order, Ask)
    assert (order.kind, order.fields) == ("play", {"version": told.version, "tile": "66"})


def test_a_second_act_waits_for_the_answer_to_the_first(qtbot: QtBot) -> None:
    told = Told()
    desk, wire = seated(told)
    desk.act("go_on")
    desk.act("go_on")
    [order] = wire.orders
    assert isinstance(order, Ask)
    desk.take(Arrived(told.update(re=order.id)))
    desk.act("go_on")
    assert len(wire.orders) == 2


def test_nothing_is_acted_upon_before_there_is_something_to_see(qtbot: QtBot) -> None:
    wire = FakeWire()
    Desk(wire).act("play", tile="66")
    assert wire.orders == []


def test_ids_differ_between_requests_and_between_windows(qtbot: QtBot) -> None:
    first, second = Desk(FakeWire()), Desk(FakeWire())
    ids = [desk.ask("list_tables") for desk in (first, first, second, second)]
    assert len(set(ids)) == 4


def test_an_answer_comes_with_the_kind_of_its_request(qtbot: QtBot) -> None:
    desk, _ = seated(Told())
    request_id = desk.ask("list_tables")
    with qtbot.waitSignal(desk.arrived) as heard:
        desk.take(Arrived(answer({"type": "tables", "re": request_id, "tables": []})))
    assert heard.args is not None
    assert heard.args[1] == "list_tables"


def test_going_to_a_server_and_leaving_it_are_orders(qtbot: QtBot) -> None:
    wire = FakeWire()
    desk = Desk(wire)
    order = Open(server=None, secret=SECRET, name="Ana")
    desk.open(order)
    desk.leave()
    assert wire.orders == [order, Leave()]
    with qtbot.waitSignal(desk.changed):
        desk.take(LinkState(LinkPhase.CONNECTING))
    assert desk.state.link.phase is LinkPhase.CONNECTING


def test_nothing_is_acted_upon_while_the_link_is_lost(qtbot: QtBot) -> None:
    """It would be done when the link is back, unseen by whoever did it (S3, S4)."""
    told = Told()
    told.until(1)
    desk, wire = seated(told)
    desk.take(LinkState(LinkPhase.RETRYING, reason="link_lost"))
    desk.act("play", tile="66")
    assert wire.orders == []
    desk.take(ready())
    desk.act("play", tile="66")
    assert len(wire.orders) == 1


def test_what_came_of_checking_a_deal_is_folded_in(qtbot: QtBot) -> None:
    desk, _ = seated(Told())
    with qtbot.waitSignal(desk.changed):
        desk.take(Judged("sure", 1, 1))
    assert desk.state.judged == Judged("sure", 1, 1)


def test_what_tells_less_than_is_known_is_news_to_nobody(qtbot: QtBot) -> None:
    told = Told()
    desk, wire = seated(told)
    told.until(1)
    desk.take(Arrived(told.update()))
    desk.act("play", tile="66")
    [order] = [order for order in wire.orders if isinstance(order, Ask)]
    first = told.update(re=order.id)
    told.act_first()
    desk.take(Arrived(told.update()))
    heard: list[object] = []
    desk.arrived.connect(lambda message, _: heard.append(message))
    desk.take(Arrived(first))
    assert heard == []
    assert not desk.state.is_waiting
    assert desk.state.update == told.update()
