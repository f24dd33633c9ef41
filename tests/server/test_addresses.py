"""Where a connection comes from: the peer says it, or a proxy that is believed."""

from __future__ import annotations

import pytest

from doublesix_server.addresses import Proxies, is_loopback, read_networks

OURS = "127.0.0.1, 10.0.0.0/8, fd00::/8"


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.7", [], "203.0.113.7"),
        ("203.0.113.7", ["198.51.100.1"], "203.0.113.7"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["192.0.2.66, 198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["192.0.2.66, 198.51.100.1, 10.0.0.3"], "198.51.100.1"),
        ("127.0.0.1", ["192.0.2.66", "198.51.100.1", "10.0.0.3"], "198.51.100.1"),
        ("127.0.0.1", ["10.0.0.4, 10.0.0.3"], "10.0.0.4"),
        ("127.0.0.1", ["198.51.100.1, nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["nonsense, 10.0.0.3"], "10.0.0.3"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("fd00::1", ["[2001:db8::7]:4711"], "2001:db8::7"),
        ("::ffff:127.0.0.1", ["2001:db8::7"], "2001:db8::7"),
        ("::ffff:203.0.113.7", ["198.51.100.1"], "203.0.113.7"),
        ("fe80::1%eth0", [], "fe80::1"),
        ("", ["198.51.100.1"], ""),
    ],
)
def test_only_a_proxy_of_ours_is_believed(peer: str, forwarded: list[str], address: str) -> None:
    assert Proxies(read_networks(OURS)).address_of(peer, forwarded) == address


def test_without_proxies_nobody_is_believed() -> None:
    assert read_networks(" , ") == ()
    assert Proxies().address_of("127.0.0.1", ["198.51.100.1"]) == "127.0.0.1"


@pytest.mark.parametrize("wrong", ["localhost", "10.0.0.0/99", "10.0.0.1/8", "127.0.0.1; ::1"])
def test_what_is_no_network_is_named(wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong.partition("/")[0]):
        read_networks(f"::1, {wrong}")


def test_loopback_has_several_names() -> None:
    names = "127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1", "10.0.0.1", "2001:db8::1", ""
    assert [is_loopback(name) for name in names] == [True] * 4 + [False] * 3
