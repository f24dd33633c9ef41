"""What a server does so that others find it, and that it does nothing unasked."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from doublesix_server import mapping
from doublesix_server import outreach as room
from doublesix_server.config import Settings
from doublesix_server.outreach import Outreach, certificate_of
from doublesix_server.tls import OWN_FILE
from tests.server.test_mapping import FakeRouter

CLUB = {"store": "postgresql+asyncpg://ana@127.0.0.1/tables", "nats": "nats://one:4222"}


def of(folder: Path, **settings: Any) -> Outreach:
    told = Settings(**settings)
    return Outreach(told, certificate_of(told, folder), 6006)


async def test_a_server_for_this_machine_reaches_out_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unasked(*_: object, **__: object) -> None:
        raise AssertionError

    for name in ("own_addresses", "keep_announced"):
        monkeypatch.setattr(room, name, unasked)
    monkeypatch.setattr(mapping, "find_router", unasked)
    alone = of(tmp_path)
    await alone.open()
    await alone.announce()
    await alone.keep_open()
    await alone.close()
    assert (alone.reach().near, alone.reach().far) == ((), ())
    assert alone.inside == "ws://127.0.0.1:6006"
    assert not (tmp_path / OWN_FILE).exists()


async def test_a_server_for_others_is_announced_by_its_certificate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[Any] = []

    async def note(name: str, port: int, addresses: object, *, fingerprint: str | None) -> None:
        said.append((name, port, fingerprint))

    monkeypatch.setattr(room, "keep_announced", note)
    open_to_all = of(tmp_path, host="::")
    await open_to_all.announce()
    reach = open_to_all.reach()
    assert reach.fingerprint is not None
    name = f"doublesix-{reach.fingerprint[:6]}"
    assert said == [(name, 6006, reach.fingerprint)]
    if reach.near:
        assert reach.near[-1] == f"doublesix://{name}.local:6006#{reach.fingerprint}"
    await of(tmp_path, host="::", announce=False).announce()
    assert len(said) == 1
    assert open_to_all.inside == "wss://[::1]:6006"


async def test_a_router_s_address_is_told_as_the_one_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    router = FakeRouter()
    monkeypatch.setattr(mapping, "find_router", lambda: router)
    mapped = of(tmp_path, host="0.0.0.0", map_port=True)
    await mapped.open()
    reach = mapped.reach()
    assert reach.far == (f"doublesix://9.9.9.9:6006#{reach.fingerprint}",)
    await mapped.close()
    assert router.asked == [("open", 6006), ("close", 6006)]


@pytest.mark.logs
async def test_a_router_that_does_not_help_costs_nothing_but_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(mapping, "find_router", lambda: FakeRouter(refusal="Unauthorized"))
    mapped = of(tmp_path, host="0.0.0.0", map_port=True)
    await mapped.open()
    await mapped.keep_open()
    await mapped.close()
    assert mapped.reach().far == ()
    assert "the router refuses: Unauthorized" in caplog.text


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({}, "ws://127.0.0.1:6006"),
        (
            {"node_address": "wss://dominoes.example/n/1/", **CLUB},
            "wss://dominoes.example/n/1/",
        ),
        ({"host": "192.0.2.7", "plain": True}, "ws://192.0.2.7:6006"),
        ({"host": "0.0.0.0", "plain": True}, "ws://198.51.100.3:6006"),
    ],
)
def test_a_node_of_a_club_is_found_by_what_it_is_told_or_by_its_own_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: dict[str, Any], address: str
) -> None:
    monkeypatch.setattr(room, "own_addresses", lambda: [ip_address("198.51.100.3")])
    assert of(tmp_path, **settings).node == (address, None)


def test_a_node_is_known_by_a_certificate_of_its_own(tmp_path: Path) -> None:
    outreach = of(tmp_path, host="192.0.2.7", node_address="wss://one.dominoes.example", **CLUB)
    address, fingerprint = outreach.node
    assert (address, len(fingerprint or "")) == ("wss://one.dominoes.example", 64)
    in_the_open = of(tmp_path, host="192.0.2.7", node_address="ws://one.dominoes.example", **CLUB)
    assert in_the_open.node == ("ws://one.dominoes.example", None)
