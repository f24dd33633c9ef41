"""Servers nearby are rows as long as they are there."""

from __future__ import annotations

from doublesix.invitation import Invitation
from doublesix_client.core.link import LookAround, Nearby, NearbyServer
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.nearby import NearbyModel, NearbyRow
from tests.client.said import FakeWire

HERE = NearbyServer("wss://192.168.1.5:6006", "ab" * 32)
THERE = NearbyServer("ws://[fd00::2]:6006")


def test_what_is_found_is_shown_by_its_address(qapp: object) -> None:
    desk = Desk(FakeWire())
    nearby = NearbyModel(desk)
    desk.take(Nearby((HERE, THERE)))
    assert nearby.property("rows").rows == (
        NearbyRow("wss://192.168.1.5:6006", "192.168.1.5"),
        NearbyRow("ws://[fd00::2]:6006", "fd00::2"),
    )
    assert nearby.place(HERE.server) == Invitation(HERE.server, fingerprint=HERE.fingerprint)
    desk.take(Nearby((THERE,)))
    assert nearby.place(HERE.server) is None


def test_each_look_takes_its_time(qapp: object) -> None:
    wire = FakeWire()
    desk = Desk(wire)
    nearby = NearbyModel(desk)
    desk.take(Nearby((HERE,), is_settled=True))
    states = [nearby.is_settled]
    nearby.look()
    states.append(nearby.is_settled)
    assert wire.orders == [LookAround()]
    assert states == [True, False]
    assert len(nearby.places) == 1, "what was there is shown meanwhile"
