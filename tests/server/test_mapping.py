"""A port is opened in the router, kept open, and closed again; what goes wrong is told."""

from __future__ import annotations

import asyncio
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from doublesix_server.mapping import LEASE_SECONDS, PortMapping, Unmapped, find_router


class FakeRouter:
    """A router that notes what it was asked."""

    def __init__(self, outside: str = "9.9.9.9", refusal: str = "") -> None:
        self.asked: list[tuple[str, int]] = []
        self.refusal = refusal
        self._outside = outside

    def outside(self) -> str:
        self._refuse()
        return self._outside

    def open(self, port: int) -> None:
        self._refuse()
        self.asked.append(("open", port))

    def close(self, port: int) -> None:
        self._refuse()
        self.asked.append(("close", port))

    def _refuse(self) -> None:
        if self.refusal:
            raise OSError(self.refusal)


async def test_a_port_is_opened_and_closed() -> None:
    router = FakeRouter()
    mapping = PortMapping(6006, lambda: router)
    assert await mapping.open() == "9.9.9.9"
    await mapping.close()
    await mapping.close()
    assert router.asked == [("open", 6006), ("close", 6006)]


@pytest.mark.parametrize(
    ("router", "told"),
    [
        (FakeRouter(refusal="Unauthorized"), "refuses: Unauthorized; map TCP port 6006"),
        (FakeRouter("192.168.0.2"), r"no address of its own in the internet \(192.168.0.2\); take"),
        (FakeRouter("100.64.3.4"), "take IPv6, or a rented server"),
        (FakeRouter(""), r"in the internet \(none\)"),
    ],
)
async def test_a_router_that_does_not_help_is_told(router: FakeRouter, told: str) -> None:
    with pytest.raises(Unmapped, match=told):
        await PortMapping(6006, lambda: router).open()
    assert router.asked == []


@pytest.mark.logs
async def test_a_port_is_asked_for_again_and_its_loss_is_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    router, naps = FakeRouter(), 0

    async def sleep(_: float) -> None:
        nonlocal naps
        naps += 1
        router.refusal = "" if naps == 1 else "Unauthorized"
        if naps == 3:
            raise asyncio.CancelledError

    mapping = PortMapping(6006, lambda: router, sleep)
    await mapping.open()
    with pytest.raises(asyncio.CancelledError):
        await mapping.keep()
    await mapping.close()  # the router says no: the hour ends it
    assert router.asked == [("open", 6006)] * 2
    assert [record.getMessage().split(";")[0] for record in caplog.records] == [
        "the port is open no more: the router refuses: Unauthorized"
    ]


class FakeUpnp:
    """What the library gives: its errors are bare exceptions."""

    lanaddr = "192.168.1.5"

    def __init__(self, *, is_there: bool = True, only_for_good: bool = False) -> None:
        self.discoverdelay = 0
        self.asked: list[Any] = []
        self._is_there = is_there
        self._only_for_good = only_for_good

    def discover(self) -> int:
        return int(self._is_there)

    def selectigd(self) -> str:
        if not self._is_there:
            raise Exception("No UPnP device discovered")
        return "http://192.168.1.1/igd.xml"

    def externalipaddress(self) -> str:
        return "9.9.9.9"

    def addportmapping(self, *what: Any) -> bool:
        if self._only_for_good and what[-1]:
            raise Exception("OnlyPermanentLeasesSupported")
        self.asked.append(what)
        return True

    def deleteportmapping(self, *what: Any) -> bool:
        self.asked.append(what)
        return True


def library(monkeypatch: pytest.MonkeyPatch, upnp: FakeUpnp) -> None:
    monkeypatch.setitem(sys.modules, "miniupnpc", SimpleNamespace(UPnP=lambda: upnp))


async def test_the_library_is_asked_for_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    upnp = FakeUpnp()
    library(monkeypatch, upnp)
    mapping = PortMapping(6006)
    assert await mapping.open() == "9.9.9.9"
    await mapping.close()
    opened = (6006, "TCP", "192.168.1.5", 6006, "doublesix", "", LEASE_SECONDS)
    assert upnp.asked == [opened, (6006, "TCP")]


async def test_a_router_that_knows_no_hours_opens_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    upnp = FakeUpnp(only_for_good=True)
    library(monkeypatch, upnp)
    await PortMapping(6006).open()
    assert upnp.asked == [(6006, "TCP", "192.168.1.5", 6006, "doublesix", "", 0)]


def test_no_router_and_no_library_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    library(monkeypatch, FakeUpnp(is_there=False))
    with pytest.raises(Unmapped, match=r"No UPnP device discovered.*; switch UPnP on"):
        find_router()
    monkeypatch.setitem(sys.modules, "miniupnpc", None)
    with pytest.raises(Unmapped, match="pip install"):
        find_router()
