from __future__ import annotations

import json

import pytest

from doublesix.record.read import read
from doublesix_client.replay.opened import (
    LARGEST,
    Fault,
    UnreadableRecord,
    open_fetched,
    open_record,
)
from tests.shared.record.samples import VECTORS, bare, full, vector


@pytest.mark.parametrize("name", VECTORS)
def test_every_vector_opens(name: str) -> None:
    opened = open_record(json.dumps(VECTORS[name]).encode())
    assert opened.profile == VECTORS[name]["profile"]
    assert len(opened.replayed.chapters) == len(VECTORS[name]["deals"])


def test_what_is_saved_opens_as_the_same() -> None:
    opened = open_fetched(full())
    assert open_record(opened.text.encode()) == opened
    assert [seated.name for seated in opened.seats] == ["Ana María", "Beto", "Carla", "Dora"]


def test_what_is_left_out_is_derived_and_saved() -> None:
    opened = open_fetched(bare(full()))
    assert opened.seats == ()
    assert all(deal.result is not None for deal in read(opened.text).deals)


def fault_of(content: bytes) -> UnreadableRecord:
    with pytest.raises(UnreadableRecord) as caught:
        open_record(content)
    return caught.value


def test_a_file_that_is_no_record_says_where() -> None:
    error = fault_of(b"%PDF-1.4")
    assert (error.fault, error.values["place"]) == (Fault.NO_RECORD, "line 1, column 1")
    error = fault_of(b'{"format": "other", "version": 1, "profile": "chiva", "deals": []}')
    assert (error.fault, error.values["place"]) == (Fault.NO_RECORD, "format")


def test_a_record_that_breaks_the_rules_says_at_which_play() -> None:
    record = vector("chiva-opening")
    record["deals"][0]["plays"][1] = [4, "50", "right"]
    error = fault_of(json.dumps(record).encode())
    assert (error.fault, error.values["place"]) == (Fault.BREAKS_RULES, "deal 1, play 2")
    assert error.values["message"]


def test_a_record_without_a_deal_has_nothing_to_show() -> None:
    record = {**vector("chiva-opening"), "deals": []}
    assert fault_of(json.dumps(record).encode()).fault is Fault.NO_DEALS


def test_a_file_that_is_too_large_is_not_read() -> None:
    assert fault_of(b" " * (LARGEST + 1)).fault is Fault.TOO_LARGE


@pytest.mark.parametrize("value", [float("nan"), b"66"])
def test_a_fetched_record_that_cannot_be_written_is_none(value: object) -> None:
    with pytest.raises(UnreadableRecord) as unreadable:
        open_fetched({"format": value})
    assert unreadable.value.fault is Fault.NO_RECORD
