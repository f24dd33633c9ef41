from __future__ import annotations

import re

import pytest

from doublesix.protocol.errors import Closing
from doublesix_client.core.link import LinkPhase, LinkState
from doublesix_client.words.links import LinkWords
from doublesix_client.words.refusals import RefusalWords

LINKS = LinkWords()
OWN = set(
    re.findall(r"`(\w+)`", (LinkState.__doc__ or "").partition("; `values`")[0].partition("own")[2])
)


def test_the_window_s_own_reasons_are_found() -> None:
    assert {"link_lost", "no_server", "own_server_failed", "not_understood", "fatal"} <= OWN


@pytest.mark.parametrize("reason", sorted(OWN | {closing.value for closing in Closing}))
def test_every_end_of_a_link_is_worded(reason: str) -> None:
    told = LINKS.reason(reason, {})
    assert told.endswith(".")
    assert told != RefusalWords().sentence(reason, {}) or reason == "wrong_version"
    assert reason not in told or reason == "refused"


def test_whose_table_does_not_answer_is_said_where_it_is_known() -> None:
    assert LINKS.reason("no_server", {"whose": "Ana"}).startswith("Ana’s table does not answer;")
    assert LINKS.reason("no_server", {}).startswith("No server answers there;")


@pytest.mark.parametrize(
    ("link", "told"),
    [
        (LinkState(), ""),
        (LinkState(phase=LinkPhase.READY, server="ws://here"), ""),
        (LinkState(phase=LinkPhase.STARTING), "Setting up the table."),
        (LinkState(phase=LinkPhase.CONNECTING), "Connecting to the server."),
        (
            LinkState(phase=LinkPhase.RETRYING, reason="link_lost", wait=3.2),
            "The link to the server is lost. Reconnecting in 4 s.",
        ),
        (
            LinkState(phase=LinkPhase.RETRYING, reason="link_lost"),
            "The link to the server is lost. Reconnecting now.",
        ),
        (
            LinkState(phase=LinkPhase.ENDED, reason="table_stopped"),
            "All agreed to stop here. Come back whenever you like.",
        ),
        (
            LinkState(phase=LinkPhase.ENDED, reason="no_such_table", values={"code": "K7"}),
            "No table has this code; check it and try again.",
        ),
        (
            LinkState(phase=LinkPhase.ENDED, reason="wrong_version", values={"older": "client"}),
            "The server is newer than this window: update doublesix here.",
        ),
        (
            LinkState(phase=LinkPhase.ENDED, reason="wrong_version", values={"older": "server"}),
            "The server is older than this window: its host needs to update it.",
        ),
        (
            LinkState(phase=LinkPhase.ENDED, reason="own_server_failed", values={"told": "Full."}),
            "The table could not be set up on this machine. Full.",
        ),
        (LinkState(phase=LinkPhase.ENDED), ""),
    ],
    ids=lambda value: str(getattr(value, "reason", "") or getattr(value, "phase", "")),
)
def test_how_the_link_stands(link: LinkState, told: str) -> None:
    """S3, R5."""
    assert LINKS.state(link) == told


def test_that_nothing_can_be_kept_is_said() -> None:
    assert LINKS.keeping(True) == ""
    assert LINKS.keeping(False).startswith("The server cannot store anything now.")
