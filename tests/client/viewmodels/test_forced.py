"""Forced passes are asked for once for a connection, where a person set it so."""

from __future__ import annotations

import pytest

from doublesix_client.core.link import Arrived, Ask, LinkPhase, LinkState
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.forced import ForcedPasses
from tests.client.folder import FakeSettings
from tests.client.said import FakeWire, ready, table


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
def forced(desk: Desk, settings: FakeSettings) -> ForcedPasses:
    return ForcedPasses(desk, settings)


def asked(wire: FakeWire) -> list[bool]:
    return [order.fields["on"] for order in wire.orders if isinstance(order, Ask)]


def test_nothing_is_asked_where_nobody_set_it(
    forced: ForcedPasses, desk: Desk, wire: FakeWire
) -> None:
    desk.take(ready())
    desk.take(Arrived(table()))
    assert asked(wire) == []


def test_it_is_asked_once_at_the_table(
    forced: ForcedPasses, desk: Desk, wire: FakeWire, settings: FakeSettings
) -> None:
    settings.set(pass_at_once=True)
    desk.take(ready())
    assert asked(wire) == []
    desk.take(Arrived(table()))
    desk.take(Arrived(table(counter=2)))
    assert asked(wire) == [True]


def test_a_change_at_the_table_is_asked_at_once(
    forced: ForcedPasses, desk: Desk, wire: FakeWire, settings: FakeSettings
) -> None:
    desk.take(ready())
    desk.take(Arrived(table()))
    settings.set(pass_at_once=True)
    forced.follow()
    settings.set(pass_at_once=False)
    forced.follow()
    assert asked(wire) == [True, False]


def test_a_new_connection_is_told_anew_and_a_lost_one_is_not(
    forced: ForcedPasses, desk: Desk, wire: FakeWire, settings: FakeSettings
) -> None:
    settings.set(pass_at_once=True)
    desk.take(ready())
    desk.take(Arrived(table()))
    desk.take(LinkState(LinkPhase.RETRYING))
    desk.take(ready())
    assert asked(wire) == [True]
    desk.take(LinkState(LinkPhase.CONNECTING))
    desk.take(ready())
    assert asked(wire) == [True, True]


def test_who_watches_asks_nothing(
    forced: ForcedPasses, desk: Desk, wire: FakeWire, settings: FakeSettings
) -> None:
    settings.set(pass_at_once=True)
    desk.take(ready())
    desk.take(Arrived(table(None)))
    assert asked(wire) == []
