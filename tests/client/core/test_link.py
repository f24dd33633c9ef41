"""Orders and news of the link."""

from __future__ import annotations

from doublesix_client.core.link import LinkPhase, LinkState, Open
from tests.client.said import SECRET


def test_a_link_begins_off() -> None:
    assert LinkState().phase is LinkPhase.OFF


def test_a_secret_is_not_in_what_is_printed_of_an_order() -> None:
    order = Open(server=None, secret=SECRET, name="Ana")
    assert "secret" not in repr(order)
