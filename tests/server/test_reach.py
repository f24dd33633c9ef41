"""Where others find a server: on its network, and from outside."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

import pytest

from doublesix_server import reach as room
from doublesix_server.reach import Reach, own_addresses, reach_of

PRINT = "0123456789abcdef" * 4
HERE = [ip_address("192.168.1.5"), ip_address("fd00::2"), ip_address("2600::7")]


@pytest.mark.parametrize(
    ("fields", "near", "far"),
    [
        ({"host": "127.0.0.1"}, (), ()),
        ({"host": "0.0.0.0"}, ("192.168.1.5:6006",), ()),
        ({"host": "192.168.1.5"}, ("192.168.1.5:6006",), ()),
        (
            {"host": "::"},
            ("192.168.1.5:6006", "[fd00::2]:6006"),
            ("[2600::7]:6006",),
        ),
        ({"host": "2600::7"}, ("[2600::7]:6006",), ("[2600::7]:6006",)),
        (
            {"host": "0.0.0.0", "names": ["attic.local"], "public_name": "d.example"},
            ("192.168.1.5:6006", "attic.local:6006"),
            ("d.example:6006",),
        ),
        ({"host": "0.0.0.0", "public_name": "9.9.9.9:70"}, ("192.168.1.5:6006",), ("9.9.9.9:70",)),
        (
            {"host": "0.0.0.0", "public_name": "[2600::1]"},
            ("192.168.1.5:6006",),
            ("[2600::1]:6006",),
        ),
    ],
)
def test_each_plausible_address_makes_a_link(
    fields: dict[str, Any], near: tuple[str, ...], far: tuple[str, ...]
) -> None:
    found = reach_of(port=6006, is_tls=True, fingerprint=PRINT, addresses=HERE, **fields)
    assert found.near == tuple(f"doublesix://{place}#{PRINT}" for place in near)
    assert found.far == tuple(f"doublesix://{place}#{PRINT}" for place in far)


def test_behind_a_proxy_stands_the_proxy_s_certificate() -> None:
    proxied = reach_of("127.0.0.1", 6006, is_tls=False, public_name="wss://d.example")
    assert proxied == Reach("ws://127.0.0.1:6006", far=("doublesix://d.example:443",))
    both = reach_of(
        "127.0.0.1", 6006, is_tls=True, fingerprint=PRINT, public_name="wss://d.example:7000"
    )
    assert both.far == ("doublesix://d.example:7000",)


def test_a_link_to_what_is_not_encrypted_says_so() -> None:
    open_wire = reach_of("0.0.0.0", 70, is_tls=False, addresses=HERE[:1], public_name="attic")
    assert open_wire.near == ("doublesix://192.168.1.5:70?plain",)
    assert open_wire.far == ("doublesix://attic:70?plain",)


def test_addresses_that_lead_nowhere_else_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ["127.0.0.1", "169.254.3.4", "fe80::1", "10.0.0.2", "192.168.1.5", "10.0.0.2", "::1"]
    told += ["fd00::2", "2600::7", "2600::8"]
    monkeypatch.setattr(room, "_by_routes", lambda: [ip_address("192.168.1.5")])
    monkeypatch.setattr(room, "_by_adapters", lambda: map(ip_address, told))
    assert list(map(str, own_addresses())) == ["192.168.1.5", "10.0.0.2", "fd00::2", "2600::7"]


def test_this_machine_s_addresses_are_found() -> None:
    for address in own_addresses():
        assert not address.is_loopback
