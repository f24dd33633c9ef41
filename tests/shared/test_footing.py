"""Whether this machine has an address, and from which it would come to another."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.footing import from_here_to, is_gone, is_within


@pytest.mark.parametrize(
    ("address", "gone"),
    [
        (("127.0.0.1", 6006), False),
        (("192.0.2.7", 6006), True),
        (("2001:db8::7", 6006, 0, 0), True),
    ],
)
def test_an_address_of_this_machine_is_told_from_one_that_it_has_not(
    address: tuple[Any, ...], gone: bool
) -> None:
    assert is_gone(address) is gone


@pytest.mark.parametrize(
    ("address", "within"),
    [
        (("127.0.0.1", 1), True),
        (("127.8.8.8", 1), True),
        (("::1", 1, 0, 0), True),
        (("192.168.1.5", 1), False),
        (("fe80::1%lan0", 1, 0, 2), False),
    ],
)
def test_what_leads_to_this_machine_only_is_known(address: tuple[Any, ...], within: bool) -> None:
    assert is_within(address) is within


def test_the_way_to_this_machine_begins_at_it() -> None:
    assert from_here_to("127.0.0.1") == "127.0.0.1"


def test_no_way_leads_where_no_address_is() -> None:
    assert from_here_to("255.255.255.255") is None


def test_a_name_is_not_looked_up() -> None:
    assert from_here_to("no such name, and no address") == from_here_to("192.0.2.1")
