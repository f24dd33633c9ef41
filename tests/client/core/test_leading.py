"""What others are told so that they come to a table."""

from __future__ import annotations

import pytest

from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.leading import Led, address_to, links_of
from doublesix_client.core.link import LinkPhase, LinkState

PRINT = "0123456789abcdef" * 4
CODE = "K7QM2XV0"
OWN = Plan(Goal.INVITE, "chiva", reachable=True)


def test_a_link_leads_to_where_others_find_the_server() -> None:
    near = [f"doublesix://192.168.1.5:4000#{PRINT}", "doublesix://10.0.0.7:4000?plain"]
    values = {"near": near, "far": [f"doublesix://[2600::7]:4000#{PRINT}"]}
    assert links_of(LinkState(LinkPhase.READY, values=values), OWN, CODE) == [
        Led(f"doublesix://192.168.1.5:4000/K7QM-2XV0#{PRINT}", is_far=False),
        Led("doublesix://10.0.0.7:4000/K7QM-2XV0?plain", is_far=False),
        Led(f"doublesix://[2600::7]:4000/K7QM-2XV0#{PRINT}", is_far=True),
    ]


def test_where_nobody_else_can_come_there_is_no_link() -> None:
    assert links_of(LinkState(LinkPhase.READY), OWN, CODE) == []
    assert links_of(LinkState(), None, CODE) == []
    assert links_of(LinkState(values={"near": ["what is this"]}), OWN, CODE) == []


def test_a_link_to_a_server_elsewhere_has_its_fingerprint() -> None:
    plan = Plan(Goal.JOIN, server="wss://192.168.1.5:6006", fingerprint=PRINT)
    link = LinkState(LinkPhase.READY, server="wss://192.168.1.5:6006")
    [led] = links_of(link, plan, CODE)
    assert led.link == f"doublesix://192.168.1.5:6006/K7QM-2XV0#{PRINT}"


@pytest.mark.parametrize(
    ("server", "fingerprint", "told"),
    [
        (None, None, ""),
        ("wss://dominoes.example:6006", None, "dominoes.example:6006"),
        ("ws://192.168.1.5:6006", None, "ws://192.168.1.5:6006"),
        ("wss://192.168.1.5:6006", PRINT, ""),
    ],
)
def test_the_address_is_told_that_is_enough_with_the_code(
    server: str | None, fingerprint: str | None, told: str
) -> None:
    link = LinkState(LinkPhase.READY, server=server)
    assert address_to(link, Plan(Goal.INVITE, server=server, fingerprint=fingerprint)) == told
    assert address_to(link, None) == ""
