"""How a link ended: what is worth another try, and what is not."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.link import (
    BadAddress,
    LinkError,
    LinkLost,
    NotOurs,
    NoTrust,
    NotUnderstood,
    OtherCertificate,
)
from doublesix.protocol.answers import Refused
from doublesix_client.net.ends import End, end_by, end_by_refusal


def refused(reason: str, **values: Any) -> Refused:
    return Refused(type="refused", re="1", reason=reason, values=values)


@pytest.mark.parametrize(
    ("error", "end"),
    [
        (LinkLost(None), End("link_lost", is_final=False)),
        (LinkLost("server_stops"), End("server_stops", is_final=False)),
        (LinkLost("server_updates"), End("server_updates", is_final=False)),
        (LinkLost("removed"), End("removed")),
        (LinkLost("banned"), End("banned")),
        (LinkLost("too_slow"), End("too_slow", is_final=False)),
        (LinkLost("taken_over"), End("taken_over")),
        (LinkLost("table_stopped"), End("table_stopped")),
        (LinkLost("table_closed"), End("table_closed")),
        (LinkLost("refused"), End("refused")),
        (LinkError("no server answers there"), End("no_server", is_final=False)),
        (BadAddress("nonsense"), End("bad_address")),
        (NoTrust("nobody known signed"), End("no_trust")),
        (OtherCertificate("another certificate"), End("other_certificate")),
        (NotOurs("a printer"), End("not_ours")),
        (
            NotUnderstood("update.view: missing"),
            End("not_understood", {"told": "update.view: missing"}),
        ),
    ],
    ids=str,
)
def test_an_error_is_final_where_trying_again_would_not_help(error: LinkError, end: End) -> None:
    assert end_by(error, is_known=True) == end


def test_who_was_too_slow_to_say_hello_tries_again() -> None:
    assert end_by(LinkLost("refused"), is_known=False) == End("refused", is_final=False)


@pytest.mark.parametrize(("theirs", "older"), [(2, "client"), (0, "server")])
def test_another_protocol_says_which_side_is_older(theirs: int, older: str) -> None:  # R5
    told = refused("wrong_protocol", server=theirs, client=1, older=older)
    values = {"ours": 1, "theirs": theirs, "older": older}
    assert end_by_refusal(told, None) == End("wrong_version", values)


def test_an_unknown_table_is_named() -> None:
    end = end_by_refusal(refused("no_such_table"), "K7QM2XV0")
    assert end == End("no_such_table", {"code": "K7QM2XV0"})


@pytest.mark.parametrize("reason", ["cannot_keep", "too_many_guesses", "too_many_tables"])
def test_what_may_pass_is_tried_again(reason: str) -> None:
    assert not end_by_refusal(refused(reason, most=3), "K7QM2XV0").is_final


@pytest.mark.parametrize("reason", ["not_invited", "table_full", "cannot_load", "bad_request"])
def test_what_will_not_pass_is_final(reason: str) -> None:
    assert end_by_refusal(refused(reason, most=3), None) == End(reason, {"most": 3})
