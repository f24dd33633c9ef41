"""Restraints: whom the operator keeps out, by identity or by where they come from."""

from __future__ import annotations

import pytest

from doublesix_server.addresses import read_networks
from doublesix_server.log import Identity
from doublesix_server.restraints import (
    Kind,
    Restraint,
    Restraints,
    are_digits,
    handle_of,
    is_network,
    overlap,
    read_network,
)

ANA, IVO = Identity(b"a" * 32), Identity(b"i" * 32)
HERE = "203.0.113.7"


def holding(*kept: tuple[Kind, str]) -> Restraints:
    restraints = Restraints()
    restraints.take(Restraint(kind, whom, "", 0) for kind, whom in kept)
    return restraints


def test_a_banned_identity_is_kept_out_wherever_it_comes_from() -> None:
    restraints = holding((Kind.BAN, ANA.hex()))
    assert restraints.is_banned(HERE, ANA)
    assert not restraints.is_banned(HERE, IVO)
    assert not restraints.is_muted(ANA)


@pytest.mark.parametrize(
    ("banned", "address", "is_out"),
    [
        ("203.0.113.7", HERE, True),
        ("203.0.113.8", HERE, False),
        ("203.0.113.0/24", HERE, True),
        ("2001:db8::1", "2001:db8::2:3", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("2001:db8::1", "2001:db8::9%eth0", True),
        ("203.0.113.7", "2001:db8::1", False),
        ("203.0.113.7", "no address", False),
    ],
)
def test_an_address_or_a_network_is_kept_out(banned: str, address: str, is_out: bool) -> None:
    restraints = holding((Kind.BAN, str(read_network(banned))))
    assert restraints.keeps_out(address) is is_out
    assert restraints.is_banned(address, ANA) is is_out


def test_what_is_lifted_holds_no_more() -> None:
    network = str(read_network(HERE))
    restraints = holding((Kind.BAN, network), (Kind.MUTE, ANA.hex()))
    assert [one.whom for one in restraints.of(Kind.MUTE)] == [ANA.hex()]
    assert restraints.is_muted(ANA)
    restraints.lift(Kind.BAN, network)
    restraints.lift(Kind.MUTE, ANA.hex())
    assert not restraints.is_banned(HERE, ANA)
    assert not restraints.is_muted(ANA)
    assert (Kind.BAN, network) not in restraints


def test_taking_what_is_kept_forgets_what_was_held() -> None:
    restraints = holding((Kind.BAN, str(read_network(HERE))))
    restraints.take([])
    assert not restraints.keeps_out(HERE)


def test_a_handle_is_told_from_an_address() -> None:
    assert not is_network(handle_of(ANA))
    assert all(is_network(one) for one in (HERE, "::1", "203.0.113.0/24"))
    assert are_digits(handle_of(ANA))
    assert not are_digits("Ana")


def test_networks_of_two_kinds_have_nothing_in_common() -> None:
    everything, loopback = read_networks("0.0.0.0/0, ::1/128")
    assert not overlap(everything, loopback)
    assert overlap(everything, read_network(HERE))
