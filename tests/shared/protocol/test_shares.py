"""A client's part in a draw: what may be sent, and what is wrong with what may not."""

from __future__ import annotations

import pytest

from doublesix.protocol.shares import MAX_SHARE, CommitShare, RevealShare
from tests.shared.protocol.asking import changed, read_as, refusal_of

KINDS: dict[str, tuple[type[CommitShare | RevealShare], str]] = {
    "commit_share": (CommitShare, "commitments"),
    "reveal_share": (RevealShare, "shares"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_share_may_be_given_for_each_seat_of_a_device(kind: str) -> None:
    model, field = KINDS[kind]
    given = {str(seat): bytes([seat]) * 32 for seat in range(1, 5)}
    request = read_as(model, kind, **{field: given})
    assert request.model_dump()[field] == given


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({}, "too_short"),
        ({"5": bytes(32)}, "literal_error"),
        ({1: bytes(32)}, "literal_error"),
        ({"1": "text"}, "bytes_type"),
        ({"1": None}, "bytes_type"),
        ({"1": bytes(MAX_SHARE + 1)}, "bytes_too_long"),
        ([bytes(32)], "dict_type"),
        (None, "dict_type"),
    ],
)
def test_what_is_no_share_is_refused(kind: str, given: object, problem: str) -> None:
    _, field = KINDS[kind]
    refusal = refusal_of(changed(kind, **{field: given}))
    assert (refusal.field.split(".")[0], refusal.problem) == (field, problem)


@pytest.mark.parametrize("size", [0, 31, 33, MAX_SHARE])
def test_bytes_of_another_length_are_read_so_that_who_sends_them_is_named(size: int) -> None:
    assert read_as(RevealShare, "reveal_share", shares={"1": bytes(size)}).shares["1"] == bytes(
        size
    )
