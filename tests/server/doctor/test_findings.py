"""Findings are told to people, each fault with its mend, and to machines."""

from __future__ import annotations

from doublesix_server.doctor.findings import (
    document_of,
    fine,
    is_all_fine,
    lines_of,
    not_tried,
    wrong,
)

FINE = [fine("port", "6006 is free"), not_tried("router", "it is not asked")]
FAULT = wrong("disk speed", "it takes 90 ms", "take a faster one")


def test_a_fault_is_told_with_its_mend() -> None:
    told = "\n".join(lines_of([*FINE, FAULT]))
    assert "     fine  port        6006 is free" in told
    assert "not tried  router      it is not asked" in told
    assert "    wrong  disk speed  it takes 90 ms" in told
    assert "mend it: take a faster one" in told
    assert told.endswith("1 of 3 are wrong")


def test_what_was_not_tried_is_no_fault() -> None:
    assert is_all_fine(FINE)
    assert not is_all_fine([*FINE, FAULT])
    assert list(lines_of(FINE))[-1] == "nothing is wrong"


def test_a_program_reads_the_same() -> None:
    assert document_of([FAULT]) == {
        "fine": False,
        "findings": [
            {
                "check": "disk speed",
                "verdict": "wrong",
                "told": "it takes 90 ms",
                "mend": "take a faster one",
            }
        ],
    }
