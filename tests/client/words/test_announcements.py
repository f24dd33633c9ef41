from __future__ import annotations

from typing import Any

import pytest

from doublesix_client.words.announcements import AnnouncementWords, ends_of_events
from doublesix_client.words.people import People
from tests.client.words.samples import (
    ANA,
    NELSON,
    RECORDS,
    TITO,
    WATCHER,
    over,
    update,
    updates_of,
    view,
)

SAID = AnnouncementWords()
EMPTY: dict[str, Any] = {"layout": [], "ends": None, "plays": []}
NAMED = {"rule": "named", "opener": None, "by": 1}


def played(seat: int, tile: str, end: str | None = None) -> dict[str, Any]:
    laid = {"event": "played", "seat": seat, "tile": tile}
    return laid if end is None else {**laid, "end": end}


@pytest.mark.parametrize(
    ("event", "ends", "people", "told"),
    [
        (played(2, "54", "left"), [5, 2], ANA,
            "Nelson plays four-five on the left; ends five and two."),
        (played(2, "54", "right"), [2, 4], ANA,
            "Nelson plays five-four on the right; ends two and four."),
        (played(2, "54", "left"), [5, 5], WATCHER,
            "Nelson plays four-five on the left; both ends five."),
        (played(2, "55", "right"), [5, 5], ANA,
            "Nelson plays double five on the right; both ends five."),
        (played(2, "54", "left"), [5, 2], NELSON,
            "You play four-five on the left; ends five and two."),
        (played(2, "50", "right"), [2, 0], NELSON,
            "You play five-blank on the right; ends two and blank."),
        (played(2, "54", "left"), [5, 5], NELSON,
            "You play four-five on the left; both ends five."),
        (played(2, "54", "right"), [5, 5], NELSON,
            "You play four-five on the right; both ends five."),
        (played(2, "66"), [6, 6], ANA, "Nelson opens with double six; both ends six."),
        (played(2, "64"), [6, 4], ANA, "Nelson opens with six-four; ends six and four."),
        (played(2, "66"), [6, 6], NELSON, "You open with double six; both ends six."),
        (played(2, "64"), [6, 4], NELSON, "You open with six-four; ends six and four."),
        ({"event": "passed", "seat": 2, "ends": [5, 2]}, [5, 2], ANA,
            "Nelson passes on five and two."),
        ({"event": "passed", "seat": 2, "ends": [5, 5]}, [5, 5], ANA, "Nelson passes on five."),
        ({"event": "passed", "seat": 2, "ends": [5, 2]}, [5, 2], NELSON,
            "You pass on five and two."),
        ({"event": "passed", "seat": 2, "ends": [5, 5]}, [5, 5], NELSON, "You pass on five."),
        ({"event": "taken_back", "acts": 1}, [5, 2], ANA,
            "One act is taken back. The ends are five and two."),
        ({"event": "taken_back", "acts": 4}, [5, 5], ANA,
            "4 acts are taken back. Both ends are five."),
        ({"event": "restored", "acts": 1}, [5, 2], ANA,
            "One act is done again. The ends are five and two."),
        ({"event": "restored", "acts": 3}, [5, 2], ANA,
            "3 acts are done again. The ends are five and two."),
    ],
)  # fmt: skip
def test_an_act_is_said_with_the_new_ends(
    event: dict[str, Any], ends: list[int], people: People, told: str
) -> None:
    assert SAID.of(update([event], view(ends=ends, turn=3)), people) == [told]


@pytest.mark.parametrize(
    ("event", "people", "told"),
    [
        ({"event": "named", "seat": 1, "opener": 3}, ANA, "You name Tito to open."),
        ({"event": "named", "seat": 1, "opener": 1}, ANA, "You open this deal yourself."),
        ({"event": "named", "seat": 1, "opener": 3}, TITO, "Ana names you to open."),
        ({"event": "named", "seat": 1, "opener": 3}, NELSON, "Ana names Tito to open."),
        ({"event": "named", "seat": 1, "opener": 1}, NELSON, "Ana chooses to open."),
        (
            {"event": "dealt", "deal": 1, "match": 1,
                "opening": {"rule": "double-six", "opener": 2}}, ANA,
            "Deal 1. Nelson holds the double six and opens.",
        ),
        ({"event": "dealt", "deal": 7, "match": 2, "opening": NAMED}, ANA,
            "Deal 7, in match 2. You name who opens."),
        ({"event": "restarted", "deal": 7}, ANA,
            "Deal 7 begins again with the same tiles. No tile lies on the table."),
    ],
)  # fmt: skip
def test_what_happens_before_the_first_tile_is_said(
    event: dict[str, Any], people: People, told: str
) -> None:
    assert SAID.of(update([event], view(**EMPTY, turn=4)), people) == [told]


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"legal": [["64", "left"]]}, ["It is your turn."]),
        ({"legal": [["pass"]]}, ["It is your turn; nothing fits, so you pass."]),
        (EMPTY | {"legal": [["66"]]}, ["It is your turn to open."]),
        (EMPTY | {"phase": "naming", "legal": [["name", 2], ["name", 4]]},
            ["It is yours to name who opens."]),
        ({"legal": []}, []),
        ({"legal": [["pass"]], "turn": 3}, []),
    ],
)  # fmt: skip
def test_one_s_turn_is_said_last(fields: dict[str, Any], told: list[str]) -> None:
    assert SAID.of(update([], view(**fields)), NELSON) == told


def test_the_last_tile_of_a_hand_is_warned_of() -> None:
    here = view(ends=[5, 2], held=[3, 1, 3, 3], turn=3)
    event = played(2, "54", "left")
    assert SAID.of(update([event], here), ANA)[0].endswith("Nelson has one tile left.")
    assert SAID.of(update([event], here), NELSON)[0].endswith("You have one tile left.")


def test_the_end_of_a_deal_is_said_whole() -> None:
    events = [played(1, "54", "right"), {"event": "deal_ended", "result": {}}]
    assert SAID.of(update(events, over()), NELSON) == [
        "Ana plays four-five on the right; ends six and five.",
        (
            "Ana went out with five-four. The deal is theirs. A deal won is one point. "
            "They lead 1 to nil; 3 more take the match. Ana opens deal 7 with any tile."
        ),
    ]


def test_an_event_of_a_newer_server_is_passed_over() -> None:
    assert SAID.of(update([{"event": "sung", "seat": 1}], view()), ANA) == []


def test_two_plays_in_one_update_have_each_their_ends() -> None:
    events = [played(1, "66"), played(2, "64", "left"), played(3, "65", "right")]
    assert ends_of_events(events, [4, 5]) == [(6, 6), (4, 6), (4, 5)]


@pytest.mark.parametrize("viewer", [None, 1, 2, 3, 4])
def test_every_act_of_the_vectors_is_said(viewer: int | None) -> None:
    people = People(WATCHER.names, viewer)
    for vector in RECORDS:
        for told in updates_of(vector, viewer):
            sentences = SAID.of(told, people)
            assert len(sentences) >= len(told.events)
            assert all(text.endswith(".") and "%" not in text for text in sentences)


def test_all_say_the_same_of_an_act_whatever_they_hold() -> None:
    """H3: what is said of another's act depends on nobody's hand."""
    for vector in RECORDS[:8]:
        watched = list(updates_of(vector, None))
        for viewer in (1, 2, 3, 4):
            for public, private in zip(watched, updates_of(vector, viewer), strict=True):
                for event in public.events:
                    ends = ends_of_events(public.events, public.view.ends)[-1]
                    assert SAID.one(event, ends, public.view, WATCHER) == SAID.one(
                        event, ends, private.view, WATCHER
                    )
