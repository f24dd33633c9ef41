from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol.answers import PlainOpening
from doublesix_client.words.opening import OpeningWords
from doublesix_client.words.people import People
from tests.client.words.samples import (
    ANA,
    NELSON,
    RECORDS,
    TITO,
    WATCHER,
    over,
    shown,
    updates_of,
)

OPENING = OpeningWords()
LIGHTER: dict[str, Any] = {
    "kind": "block",
    "leader": 3,
    "pips": {"1": 8, "2": 14, "3": 4, "4": 20},
    "next": {"rule": "lighter", "opener": 3},
}
EQUAL: dict[str, Any] = LIGHTER | {
    "pips": {"1": 4, "2": 14, "3": 4, "4": 20},
    "next": {"rule": "lighter", "opener": 1},
}
NAMED: dict[str, Any] = {"next": {"rule": "named", "opener": None, "by": 1}}
DOUBLE_SIX: dict[str, Any] = {"next": {"rule": "double-six", "opener": None}}


@pytest.mark.parametrize(
    ("result", "people", "who", "why"),
    [
        ({}, ANA, "You open deal 7 with any tile.", "Whoever goes out opens the next deal."),
        ({}, TITO, "Ana opens deal 7 with any tile.", "Whoever goes out opens the next deal."),
        (
            LIGHTER, ANA, "Tito opens deal 7 with any tile.",
            "After a block the lighter winner opens: Tito has 4 pips, you have 8.",
        ),
        (
            LIGHTER, TITO, "You open deal 7 with any tile.",
            "After a block the lighter winner opens: your 4 pips against 8 for Ana.",
        ),
        (
            LIGHTER, NELSON, "Tito opens deal 7 with any tile.",
            "After a block the lighter winner opens: Tito has 4 pips, Ana has 8.",
        ),
        (
            EQUAL, ANA, "You open deal 7 with any tile.",
            ("After a block the lighter winner opens: with 4 pips each, "
            "the one with the lower seat number."),
        ),
        (
            NAMED, ANA, "You name who opens deal 7.",
            "Whoever goes out says which of the winners opens, after a look at the new tiles.",
        ),
        (
            NAMED | {"kind": "block"}, WATCHER, "Ana names who opens deal 7.",
            ("After a block the lightest hand says which of the winners opens, "
            "after a look at the new tiles."),
        ),
        (
            DOUBLE_SIX | {"winner": None, "leader": None}, ANA,
            "Whoever holds 6-6 opens deal 7.", "After a tie the double six opens.",
        ),
        (
            DOUBLE_SIX | {"match_winner": "1/3"}, ANA,
            "Whoever holds 6-6 opens deal 7.", "A new match begins with the double six.",
        ),
        (
            DOUBLE_SIX | {"streak_broken": True}, ANA,
            "Whoever holds 6-6 opens deal 7.", "After a broken streak the double six opens.",
        ),
    ],
)  # fmt: skip
def test_who_opens_next_and_why(result: dict[str, Any], people: People, who: str, why: str) -> None:
    """Rules 1.10, 2.1, 2.2, 2.6, 3.3, 3.7, 3.8."""
    view = over(shown(**result))
    assert OPENING.next(view, people) == who
    assert OPENING.why(view, people) == why


@pytest.mark.parametrize(
    ("opening", "people", "told"),
    [
        ({"rule": "double-six", "opener": 1}, ANA, "You hold the double six and open."),
        ({"rule": "double-six", "opener": 1}, TITO, "Ana holds the double six and opens."),
        ({"rule": "winner", "opener": 1}, ANA, "You open with any tile."),
        ({"rule": "lighter", "opener": 3}, ANA, "Tito opens with any tile."),
        ({"rule": "named", "opener": None, "by": 3}, TITO, "You name who opens."),
        ({"rule": "named", "opener": None, "by": 3}, ANA, "Tito names who opens."),
        ({"rule": "named", "opener": 1, "by": 3}, TITO, "Ana opens with any tile."),
    ],
)
def test_who_opens_the_deal_that_is_dealt(
    opening: dict[str, Any], people: People, told: str
) -> None:
    assert OPENING.begun(PlainOpening.model_validate(opening), people) == told


@pytest.mark.parametrize("viewer", [None, 1, 2, 3, 4])
def test_every_next_opening_of_the_vectors_is_worded(viewer: int | None) -> None:
    people = People(WATCHER.names, viewer)
    for vector in RECORDS:
        for update in updates_of(vector, viewer):
            if update.view.result is None:
                assert OPENING.begun(update.view.opening, people).endswith(".")
                continue
            for told in (OPENING.next(update.view, people), OPENING.why(update.view, people)):
                assert told.endswith(".")
                assert "%" not in told
