from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol.answers import PlainAct
from doublesix_client.words.bar import BarWords, ends_after
from doublesix_client.words.people import People
from tests.client.words.samples import (
    ANA,
    NELSON,
    RECORDS,
    WATCHER,
    bot,
    over,
    seat,
    table,
    updates_of,
    view,
)

BAR = BarWords()
EMPTY: dict[str, Any] = {"layout": [], "ends": None, "plays": []}
NAMING: dict[str, Any] = EMPTY | {
    "phase": "naming",
    "opening": {"rule": "named", "opener": None, "by": 2},
}


@pytest.mark.parametrize(
    ("fields", "people", "told"),
    [
        ({}, ANA, "Waiting for Nelson."),
        ({}, WATCHER, "Waiting for Nelson."),
        ({}, NELSON, "Waiting for Nelson."),  # stood in for, or covered: nothing to do
        (EMPTY, ANA, "Waiting for Nelson to open the deal."),
        (NAMING, ANA, "Waiting for Nelson to name who opens."),
        (
            NAMING | {"legal": [["name", 2], ["name", 4]]}, NELSON,
            "Name who opens: Marisol or yourself.",
        ),
        (EMPTY | {"legal": [["66"]]}, NELSON, "6-6 opens the deal."),
        (EMPTY | {"legal": [["64"], ["50"]]}, NELSON, "Open the deal with any tile."),
        ({"legal": [["pass"]]}, NELSON, "Nothing fits: pass."),
        ({"legal": [["64", "left"], ["64", "right"]]}, NELSON, "Only 6-4 fits."),
        (
            {"legal": [["64", "left"], ["40", "right"]], "ends": [6, 4]}, NELSON,
            "Choose a tile with 6 or 4.",
        ),
        (
            {"legal": [["64", "left"], ["60", "left"]], "ends": [6, 6]}, NELSON,
            "Choose a tile with 6.",
        ),
    ],
)  # fmt: skip
def test_what_can_be_done_now(fields: dict[str, Any], people: People, told: str) -> None:
    assert BAR.now(view(**fields), people) == told


def test_nobody_is_awaited_when_the_deal_is_over() -> None:
    assert BAR.now(over(), ANA) == ""


@pytest.mark.parametrize(
    ("ends", "tile", "end", "told"),
    [
        ([4, 0], "40", "right", "4-0 at the right end. Both ends will be 4."),
        ([4, 0], "40", "left", "4-0 at the left end. Both ends will be 0."),
        ([4, 0], "44", "left", "4-4 at the left end. The ends will be 4 and 0."),
        (None, "64", None, "6-4 opens the deal. The ends will be 6 and 4."),
        (None, "66", None, "6-6 opens the deal. Both ends will be 6."),
    ],
)
def test_what_a_play_would_do(
    ends: list[int] | None, tile: str, end: str | None, told: str
) -> None:
    assert BAR.preview(view(ends=ends), tile, end) == told


def test_a_pass_and_a_naming_are_previewed_too() -> None:
    assert BAR.preview_pass(view(ends=[5, 2])) == "You pass: nothing fits 5 or 2."
    assert BAR.preview_pass(view(ends=[5, 5])) == "You pass: nothing fits 5."
    assert BAR.preview_naming(1, ANA) == "You open this deal yourself."
    assert BAR.preview_naming(3, ANA) == "Tito opens this deal."


def test_a_chosen_tile_that_fits_twice_asks_for_an_end() -> None:
    assert BAR.chosen("54") == "5-4 fits both ends: choose one."


@pytest.mark.parametrize(
    ("act", "told"),
    [
        (["64", "left"], "Hint: 6-4 at the left end."),
        (["64", "right"], "Hint: 6-4 at the right end."),
        (["66"], "Hint: open with 6-6."),
        (["pass"], "Hint: pass."),
        (["name", 1], "Hint: open yourself."),
        (["name", 3], "Hint: name Tito."),
    ],
)
def test_a_hint_is_worded(act: PlainAct, told: str) -> None:
    assert BAR.hint(act, ANA) == told


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ([seat(1), bot(2), bot(3), bot(4)], ""),
        ([seat(1), seat(2), bot(3), bot(4)], ""),
        ([seat(1), seat(2, ready=True), bot(3), bot(4)], "Nelson is ready."),
        (
            [seat(1), seat(2, ready=True), seat(3, ready=True), seat(4)],
            "Nelson and Tito are ready.",
        ),
        ([seat(1, ready=True), seat(2, ready=True), seat(3), seat(4)],
            "Waiting for Tito and Marisol."),
        ([seat(1, ready=True), seat(2, state="lost"), seat(3), bot(4)], "Waiting for Tito."),
        ([seat(1, ready=True), seat(2, stand_in="club"), seat(3), bot(4)], "Waiting for Tito."),
    ],
)  # fmt: skip
def test_who_is_ready_for_the_next_deal(seats: list[dict[str, Any]], told: str) -> None:
    assert BAR.going_on(table(*seats), ANA) == told


def test_an_act_on_its_way_waits_for_the_server() -> None:
    assert BAR.sent() == "Waiting for the server."


def test_every_play_of_the_vectors_is_previewed_with_the_ends_that_come() -> None:
    """Rules 1.3."""
    for vector in RECORDS[:12]:
        ends: list[int] | None = None
        for update in updates_of(vector, 1):
            played = [event for event in update.events if event["event"] == "played"]
            if played:
                after = ends_after(ends, played[0]["tile"], played[0].get("end"))
                assert list(after) == update.view.ends
            ends = update.view.ends
            assert update.view.phase == "over" or BAR.now(update.view, ANA).endswith(".")


@pytest.mark.parametrize(
    ("fields", "tile", "told"),
    [
        ({"ends": [6, 1]}, "42", "4-2 fits neither 6 nor 1."),
        ({"ends": [6, 6]}, "42", "4-2 does not fit 6."),
        (EMPTY | {"legal": [["66"]]}, "42", "6-6 opens the deal."),
    ],
)
def test_why_a_tile_cannot_be_played(fields: dict[str, Any], tile: str, told: str) -> None:
    assert BAR.unfit(view(**fields), tile) == told


def test_a_weaker_hint_names_its_level() -> None:
    assert BAR.weaker("Casual player") == "From a weaker level: Casual player."
    told = "Level: Novice; a stronger one is not ready."
    assert BAR.weaker_so_far("Novice") == told
