"""The state of the link is said in one line, with what can be done about it."""

from __future__ import annotations

import pytest

from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import Arrived, Judged, Leave, LinkPhase, LinkState, Open
from doublesix_client.viewmodels.banner import BannerModel, BannerProps
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.way import Way
from tests.client.folder import FakeIdentities, FakeSettings
from tests.client.said import FakeWire, answer, ready, table


@pytest.fixture
def wire() -> FakeWire:
    return FakeWire()


@pytest.fixture
def desk(qapp: object, wire: FakeWire) -> Desk:
    return Desk(wire)


@pytest.fixture
def way(desk: Desk, wire: FakeWire) -> Way:
    way = Way(desk, FakeIdentities(), FakeSettings())
    way.begin(Plan(Goal.CARRY_ON, server="wss://dominoes.example", code="K7QM2XV0"))
    return way


@pytest.fixture
def banner(desk: Desk, way: Way, wire: FakeWire) -> BannerModel:
    banner = BannerModel(desk, way)
    desk.take(ready())
    desk.take(Arrived(table(started=False)))
    wire.orders.clear()
    return banner


def lost(wait: float | None) -> LinkState:
    return LinkState(LinkPhase.RETRYING, reason="link_lost", wait=wait)


def test_nothing_is_said_while_all_is_well(banner: BannerModel) -> None:
    assert banner.props == BannerProps()


def test_a_lost_link_says_when_it_is_tried_again(banner: BannerModel, desk: Desk) -> None:
    desk.take(lost(3.6))
    said = [banner.props.text]
    for _ in range(4):
        banner.count()
        said.append(banner.props.text)
    assert [text.rpartition("Reconnecting in ")[2] for text in said] == [
        *("4 s.", "3 s.", "2 s.", "1 s.", "1 s.")
    ]
    assert banner.props.canTry
    assert banner.props.canLeave


def test_a_try_that_is_under_way_cannot_be_hurried(banner: BannerModel, desk: Desk) -> None:
    desk.take(lost(None))
    banner.count()
    assert banner.props.text == "The link to the server is lost. Reconnecting now."
    assert not banner.props.canTry


def test_the_table_is_tried_at_once(banner: BannerModel, desk: Desk, wire: FakeWire) -> None:
    desk.take(lost(8))
    banner.tryNow()
    [order] = wire.orders
    assert isinstance(order, Open)
    assert (order.server, order.code) == ("wss://dominoes.example", "K7QM2XV0")


def test_the_link_is_given_up_on_purpose(banner: BannerModel, desk: Desk, wire: FakeWire) -> None:
    desk.take(lost(8))
    banner.leave()
    assert wire.orders == [Leave()]
    desk.take(LinkState())
    assert not banner.props.isShown


def test_a_link_that_ended_says_why_and_can_be_taken_up(banner: BannerModel, desk: Desk) -> None:
    desk.take(LinkState(LinkPhase.ENDED, reason="taken_over"))
    assert banner.props.text.startswith("You came to this table from another window")
    assert (banner.props.canTry, banner.props.canDismiss) == (True, False)


def test_a_table_that_was_closed_is_told_at_home(banner: BannerModel, desk: Desk) -> None:
    desk.take(Arrived(answer({"type": "closing", "reason": "table_closed"})))
    desk.take(LinkState(LinkPhase.ENDED, reason="table_closed"))
    assert banner.props.text == "The table was closed."
    assert (banner.props.canTry, banner.props.canDismiss) == (False, True)


def test_a_table_that_is_come_back_to_says_so(banner: BannerModel, desk: Desk) -> None:
    desk.take(LinkState(LinkPhase.CONNECTING))
    assert banner.props.text == "Connecting to the server."
    assert banner.props.canLeave


def test_a_server_that_can_store_nothing_is_told(banner: BannerModel, desk: Desk) -> None:
    desk.take(Arrived(answer({"type": "keeping", "ok": False})))
    assert banner.props.text.startswith("The server cannot store anything now.")
    desk.take(Arrived(answer({"type": "keeping", "ok": True})))
    assert not banner.props.isShown


def test_an_arrival_speaks_for_itself(banner: BannerModel, desk: Desk, way: Way) -> None:
    way.begin(Plan(Goal.START, "chiva"))
    desk.take(LinkState())
    desk.take(lost(2))
    assert not banner.props.isShown


@pytest.mark.parametrize(
    ("people", "told"),
    [((1,), "You stopped here. "), ((1, 2), "All agreed to stop here. ")],
)
def test_who_stops_is_told_what_happened_and_not_warned(
    banner: BannerModel, desk: Desk, people: tuple[int, ...], told: str
) -> None:
    desk.take(Arrived(table(people=people)))
    desk.take(LinkState(LinkPhase.ENDED, reason="table_stopped"))
    assert banner.props.text == told + "Come back whenever you like."
    assert banner.props.kind == "hold"


def test_a_deal_that_does_not_match_is_said_wherever_one_is(
    banner: BannerModel, desk: Desk
) -> None:
    desk.take(Judged("broken", 1, 3, (("not_opened", None),)))
    assert banner.props.isShown
    assert banner.props.kind == "warning"
    assert banner.props.text.startswith("Deal 3 does not check out.")
    desk.take(Judged("sure", 1, 4))
    assert banner.props.isShown
    desk.take(Arrived(answer({"type": "left", "re": "1"})))
    assert not banner.props.isShown


def test_a_deal_that_does_not_match_is_put_away_until_another_one_does_not(
    banner: BannerModel, desk: Desk, wire: FakeWire
) -> None:
    desk.take(notice("until ten"))
    desk.take(Judged("broken", 1, 3, (("not_opened", None),)))
    assert banner.props.canDismiss
    banner.dismiss()
    assert banner.props.text.endswith("until ten")
    banner.dismiss()
    assert (banner.props.isShown, wire.orders) == (False, [])
    assert desk.state.mistrusted is not None
    desk.take(Judged("broken", 1, 5, (("not_opened", None),)))
    assert banner.props.text.startswith("Deal 5 ")


def notice(text: str | None) -> Arrived:
    return Arrived(answer({"type": "notice", "text": text}))


def test_what_the_operator_says_is_told_until_it_is_put_away(
    banner: BannerModel, desk: Desk, wire: FakeWire
) -> None:
    desk.take(notice("until ten"))
    assert banner.props == BannerProps(
        True, "From the host of this server: until ten", "talk", canDismiss=True
    )
    banner.dismiss()
    assert (banner.props.isShown, wire.orders) == (False, [])
    desk.take(lost(2))
    desk.take(ready())
    desk.take(notice("until ten"))
    assert not banner.props.isShown
    desk.take(notice("until eleven"))
    assert banner.props.text.endswith("until eleven")
    desk.take(notice(None))
    assert not banner.props.isShown


def test_a_link_that_ended_is_put_away_by_leaving(
    banner: BannerModel, desk: Desk, wire: FakeWire
) -> None:
    desk.take(Arrived(answer({"type": "closing", "reason": "removed"})))
    desk.take(LinkState(LinkPhase.ENDED, reason="removed"))
    assert banner.props.text == "The host of this server took you from the table."
    banner.dismiss()
    assert wire.orders == [Leave()]
