"""What is said when the peer is wrong."""

from __future__ import annotations

import re

import pytest

from doublesix.protocol.errors import BadFrame, BadRequest, Closing, ProtocolError, Refusal
from doublesix.rules.errors import Reason, RuleError


def test_a_bad_request_names_the_field_and_the_problem() -> None:
    error = BadRequest("tile", "value_error", "7")
    assert str(error) == "tile: value_error"
    assert (error.field, error.problem, error.request_id) == ("tile", "value_error", "7")


@pytest.mark.parametrize("kind", [BadFrame, BadRequest])
def test_a_wrong_peer_breaks_the_protocol_and_no_rule_of_play(kind: type[Exception]) -> None:
    assert issubclass(kind, ProtocolError)
    assert not issubclass(kind, RuleError)


def test_a_code_means_one_thing() -> None:
    """A refusal's reason may be one of the rules' or one of the protocol's."""
    refusals, reasons = {str(code) for code in Refusal}, {str(code) for code in Reason}
    assert refusals & reasons == set()
    assert len(refusals) + len(reasons) == len(Refusal) + len(Reason)


@pytest.mark.parametrize("code", [*Refusal, *Closing])
def test_a_code_is_a_word_and_no_prose(code: Refusal | Closing) -> None:
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", code.value)
    assert code.value == code.name.lower()
