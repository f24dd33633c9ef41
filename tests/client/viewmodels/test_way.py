"""The steps of an arrival are taken in order, and stop where it is refused or dropped."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doublesix.invitation import Invitation
from doublesix_client.core.arrival import Doing, Failed, Goal, Plan, There, Wait
from doublesix_client.core.link import Arrived, Ask, Leave, LinkPhase, LinkState, Open
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.way import Way
from tests.client.folder import FakeIdentities, FakeSettings
from tests.client.said import FakeWire, answer, ready, table

CHIVA = Plan(Goal.START, profile="chiva")
JOIN = Plan(Goal.JOIN, server="wss://dominoes.example", code="K7QM2XV0", fingerprint="ab" * 32)


@pytest.fixture
def wire() -> FakeWire:
    return FakeWire()


@pytest.fixture
def desk(qapp: object, wire: FakeWire) -> Desk:
    return Desk(wire)


@pytest.fixture
def settings() -> FakeSettings:
    return FakeSettings()


@pytest.fixture
def way(desk: Desk, settings: FakeSettings) -> Way:
    return Way(desk, FakeIdentities(), settings)


def kinds(wire: FakeWire) -> list[str]:
    return [order.kind if isinstance(order, Ask) else type(order).__name__ for order in wire.orders]


def test_the_own_server_is_asked_for_with_its_own_secret(way: Way, wire: FakeWire) -> None:
    way.begin(CHIVA)
    [order] = wire.orders
    assert isinstance(order, Open)
    assert (order.server, order.name, order.reachable) == (None, "Ana", False)
    assert way.step == Wait(Doing.CONNECTING)


def test_a_server_s_own_certificate_is_whom_the_secret_is_for(
    desk: Desk, settings: FakeSettings
) -> None:  # S1
    """Whoever else answers at its address is shown another, and it may come by another address."""
    identities = FakeIdentities()
    way = Way(desk, identities, settings)
    moved = replace(JOIN, server="wss://192.168.1.5:6006")
    elsewhere = replace(JOIN, fingerprint="cd" * 32)
    for plan in (JOIN, moved, elsewhere, replace(JOIN, fingerprint=None)):
        way.begin(plan)
        desk.take(LinkState(LinkPhase.OFF))
        way.cancel()
    known = f"#{JOIN.fingerprint}"
    assert identities.keys == [known, known, f"#{elsewhere.fingerprint}", JOIN.server]


def test_a_table_that_is_not_here_is_looked_for_elsewhere(
    way: Way, desk: Desk, wire: FakeWire
) -> None:
    near = replace(JOIN, server="wss://192.168.1.5:6006", elsewhere=(Invitation(JOIN.server),))
    way.begin(near)
    desk.take(LinkState(LinkPhase.ENDED, reason="no_such_table"))
    assert kinds(wire) == ["Open", "Leave"]
    desk.take(LinkState(LinkPhase.OFF))
    assert kinds(wire) == ["Open", "Leave", "Open"]
    assert way.plan == replace(JOIN, fingerprint=None)
    desk.take(LinkState(LinkPhase.ENDED, reason="no_such_table"))
    assert way.step == Failed("no_such_table")


def test_the_own_server_is_opened_to_others_where_they_are_invited(
    way: Way, wire: FakeWire
) -> None:
    way.begin(Plan(Goal.INVITE, profile="chiva", reachable=True))
    [order] = wire.orders
    assert isinstance(order, Open)
    assert order.reachable


def test_every_table_is_asked_to_have_the_terms(desk: Desk, settings: FakeSettings) -> None:
    way = Way(desk, FakeIdentities(), settings, terms={"pause": 0})
    way.begin(CHIVA)
    assert way.plan is not None
    assert (way.plan.profile, way.plan.terms) == ("chiva", {"pause": 0})


def test_who_gave_no_name_is_a_guest(way: Way, wire: FakeWire, settings: FakeSettings) -> None:
    settings.set(name="")
    way.begin(CHIVA)
    [order] = wire.orders
    assert isinstance(order, Open)
    assert order.name == "Guest"


def test_the_first_person_at_a_shared_device_says_hello(way: Way, wire: FakeWire) -> None:
    way.begin(Plan(Goal.SHARE, "chiva", names=("", "Ivo", "", "Eva")))
    [order] = wire.orders
    assert isinstance(order, Open)
    assert order.name == "Ivo"


def test_an_answer_leads_to_the_next_request(way: Way, wire: FakeWire, desk: Desk) -> None:
    way.begin(CHIVA)
    desk.take(ready())
    assert kinds(wire) == ["Open", "create"]
    assert way.step == Wait(Doing.MAKING_TABLE)
    [create] = wire.orders[1:]
    assert isinstance(create, Ask)
    assert create.fields == {"profile": "chiva"}


def test_the_server_that_one_was_at_is_left_first(way: Way, wire: FakeWire, desk: Desk) -> None:
    desk.take(ready())
    way.begin(CHIVA)
    assert (kinds(wire), way.step) == (["Leave"], Wait(Doing.LEAVING))
    desk.take(LinkState())
    assert kinds(wire) == ["Leave", "Open"]


def test_a_refusal_is_told_and_the_server_left(way: Way, wire: FakeWire, desk: Desk) -> None:
    way.begin(CHIVA)
    desk.take(ready())
    create = wire.orders[-1]
    assert isinstance(create, Ask)
    refused = {"type": "refused", "re": create.id, "reason": "too_many_tables"}
    desk.take(Arrived(answer({**refused, "values": {"most": 5}})))
    assert way.step == Failed("too_many_tables", {"most": 5})
    assert wire.orders[-1] == Leave()


def test_what_failed_is_tried_again_from_its_beginning(
    way: Way, wire: FakeWire, desk: Desk
) -> None:
    way.begin(CHIVA)
    desk.take(LinkState(LinkPhase.ENDED, reason="own_server_failed"))
    assert way.step == Failed("own_server_failed")
    desk.take(LinkState())
    assert way.step == Failed("own_server_failed")
    way.again()
    assert kinds(wire) == ["Open", "Leave", "Open"]


def test_nothing_is_tried_again_that_did_not_fail(way: Way, wire: FakeWire) -> None:
    way.again()
    way.begin(CHIVA)
    way.again()
    assert kinds(wire) == ["Open"]


def test_what_is_dropped_goes_no_further(way: Way, wire: FakeWire, desk: Desk) -> None:
    way.begin(CHIVA)
    desk.take(LinkState(LinkPhase.CONNECTING))
    way.cancel()
    assert (kinds(wire), way.step) == (["Open", "Leave"], None)
    desk.take(ready())
    assert kinds(wire) == ["Open", "Leave"]


def test_a_dropped_way_is_dropped_before_the_network_has_begun(way: Way, wire: FakeWire) -> None:
    way.begin(CHIVA)
    way.cancel()
    assert kinds(wire) == ["Open", "Leave"]
    way.cancel()
    assert kinds(wire) == ["Open", "Leave"]


def test_the_goal_is_told_once_and_the_server_remembered(
    way: Way, desk: Desk, settings: FakeSettings
) -> None:
    reached: list[object] = []
    way.arrived.connect(reached.append)
    way.begin(JOIN)
    desk.take(ready())
    desk.take(Arrived(table(None)))
    desk.take(Arrived(table(None, counter=2)))
    assert reached == [JOIN]
    assert (way.step, way.plan) == (There(), JOIN)
    assert settings.get("last_server") == f"wss://dominoes.example#{'ab' * 32}"


def test_a_lost_table_is_gone_back_to_by_its_code(way: Way, wire: FakeWire, desk: Desk) -> None:
    way.reopen("K7QM2XV0")
    assert wire.orders == []
    way.begin(Plan(Goal.INVITE, profile="chiva", reachable=True))
    way.reopen("K7QM2XV0")
    order = wire.orders[-1]
    assert isinstance(order, Open)
    assert (order.server, order.code, order.reachable) == (None, "K7QM2XV0", True)
