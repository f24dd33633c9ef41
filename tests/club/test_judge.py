"""The fault run's judge finds what it is to find in diaries and logs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from doublesix.rules.seat import Seat
from doublesix_server.log import Acted, Closed, Entry, SeatsChanged
from doublesix_server.people import identity_of
from tests.chosen import request_of
from tests.club.diary import Diary, Told, digest
from tests.club.judge import Replay, judged
from tests.server.fakes import FakePeer, House

NAMES = ("Ana", "Ivo", "Eva", "Leo")


def played(acts: int = 30) -> tuple[list[Entry], list[Diary]]:
    """Play at a table of four; return its entries and what its people were told."""
    house = House()
    people = [house.person(NAMES[0])]
    code = house.says(people[0], "create", "c", profile="chiva", pause=0)["code"]
    people += [house.person(name, code=code) for name in NAMES[1:]]
    for seat, person in enumerate(people, start=1):
        house.says(person, "sit", "s", seat=seat)
    house.says(people[0], "start", "start")
    for number in range(acts):
        actor = next((person for person in people if person.view["legal"]), None)
        version = people[0].latest("update")["version"]
        if actor is None:
            for person in people:
                house.says(person, "go_on", f"{number}", version=version)
        else:
            request = {**request_of(actor.view["legal"][0]), "version": version}
            house.says(actor, request.pop("type"), f"{number}", **request)
    return house.log.entries, [
        diary_of(person, name, seat, code)
        for seat, (name, person) in enumerate(zip(NAMES, people, strict=True), start=1)
    ]


def diary_of(person: FakePeer, name: str, seat: int, code: str) -> Diary:
    told = [
        Told(
            float(place),
            "n1",
            1,
            message["version"],
            digest(message["view"]),
            digest(message["events"]) if message["events"] else None,
            message.get("re"),
            False,
        )
        for place, message in enumerate(person.messages)
        if message["type"] == "update"
    ]
    return Diary(name, seat, name.encode().ljust(16, b"."), code, told)


def faults(entries: Sequence[Entry], diaries: Sequence[Diary], **owners: Any) -> list[str]:
    replay = Replay(diaries[0].code)
    for epoch, owner in owners.get("claims", ()):
        replay.claim(epoch, owner)
    for entry, witness in zip(entries, owners.get("writers", [()] * len(entries)), strict=True):
        replay.take(entry, *witness)
    return judged({replay.code: replay}, diaries).faults


def acted(entries: Sequence[Entry]) -> list[int]:
    return [place for place, entry in enumerate(entries) if isinstance(entry, Acted)]


def test_a_table_that_went_on_in_peace_is_judged_to_be_right() -> None:
    entries, diaries = played()
    assert faults(entries, diaries) == []
    assert len(diaries[2].told) > 25
    assert any(told.answers for told in diaries[2].told)


def test_what_was_told_and_is_not_in_the_log_is_found() -> None:
    entries, diaries = played()
    assert "not in the log" in "".join(faults(entries[:-1], diaries))


def test_an_act_that_was_done_twice_is_found() -> None:
    entries, diaries = played()
    place = acted(entries)[5]
    assert faults([*entries[:place], *entries[place:][:1], *entries[place:]], diaries)
    entry = entries[place]
    assert isinstance(entry, Acted)
    assert entry.step.seat is not None
    who = {diary.seat: diary for diary in diaries}
    refused = replace(who[int(entry.step.seat)], refused={entry.request_id: "stale"})
    told = [refused if diary.seat == refused.seat else diary for diary in diaries]
    assert "was refused (stale) and is in the log" in "".join(faults(entries, told))


def test_entries_that_changed_places_are_found() -> None:
    entries, diaries = played()
    one, other = acted(entries)[4:6]
    changed = list(entries)
    changed[one], changed[other] = changed[other], changed[one]
    assert "comes after version" in "".join(faults(changed, diaries))


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"view": b"a tile too many"}, "another view"),
        ({"events": b"another story"}, "other events"),
        ({"node": "n2"}, "told afresh by"),
        ({"answers": "never sent"}, "is not in the log"),
        ({"version": 3}, "then 3"),
    ],
)
def test_an_update_that_is_not_the_logs_is_found(change: dict[str, Any], word: str) -> None:
    entries, diaries = played()
    told = [*diaries[1].told]
    told[10] = told[10]._replace(**change)
    diaries[1] = replace(diaries[1], told=told)
    assert word in "".join(faults(entries, diaries))


def test_an_answer_without_events_that_is_not_in_the_log_is_found() -> None:
    entries, diaries = played()
    told = [*diaries[1].told]
    told[10] = told[10]._replace(answers="never sent", events=None)
    diaries[1] = replace(diaries[1], told=told)
    assert "never sent was answered and is not in the log" in faults(entries, diaries)[0]


def test_a_hand_shown_to_another_seat_is_found() -> None:
    entries, diaries = played()
    diaries[1] = replace(diaries[1], told=diaries[2].told)
    assert "another view" in "".join(faults(entries, diaries))


def test_who_writes_what_another_owns_is_found() -> None:
    entries, diaries = played()
    claims = [(1, "n1"), (2, "n2")]
    half = len(entries) // 2
    fine = [("n1", 1)] * half + [("n2", 2)] * (len(entries) - half)
    assert faults(entries, diaries, claims=claims, writers=fine) == []
    late = [*fine[:-1], ("n1", 2)]
    assert "n1 wrote while n2 owned" in "".join(
        faults(entries, diaries, claims=claims, writers=late)
    )
    assert "epoch 2 is n2's and n3's" in "".join(
        faults(entries, diaries, claims=[*claims, (2, "n3")], writers=fine)
    )


def test_a_life_that_tells_afresh_what_another_life_of_its_node_wrote_is_found() -> None:
    entries, diaries = played()
    claims, writers = [(1, "n1_1")], [("n1_1", 1)] * len(entries)

    def told_by(life: str) -> list[Diary]:
        return [
            replace(diary, told=[told._replace(life=life) for told in diary.told])
            for diary in diaries
        ]

    assert faults(entries, told_by("n1_1"), claims=claims, writers=writers) == []
    found = faults(entries, told_by("n1_2"), claims=claims, writers=writers)
    assert "told afresh by ['n1_2'], and written by n1_1" in found[0]
    one, *others = told_by("n1_1")
    late = replace(one, told=[told._replace(life="n1_2") for told in one.told])
    found = faults(entries, [late, *others], claims=claims, writers=writers)
    assert "told afresh by ['n1_1', 'n1_2']" in found[0]


def test_people_are_told_what_their_seats_may_know() -> None:
    _, diaries = played(5)
    hands = {diary.told[0].view for diary in diaries}
    assert len(hands) == len(Seat)


@pytest.mark.parametrize(
    ("is_closed", "leaves", "was_told", "word"),
    [
        (True, True, True, None),
        (True, True, False, None),
        (False, True, False, None),
        (True, False, False, "closed by it while people are at it"),
        (False, True, True, "told that it is closed, and it is not in the log"),
    ],
)
def test_an_end_that_nobody_wished_or_that_was_not_kept_is_found(
    is_closed: bool, leaves: bool, was_told: bool, word: str | None
) -> None:
    entries, diaries = played()
    diaries[0] = replace(diaries[0], leaves=leaves, was_told_closed=was_told)
    found = faults([*entries, *[Closed(diaries[0].code)] * is_closed], diaries)
    assert bool(found) == (word is not None)
    assert (word or "") in "".join(found)


@pytest.mark.parametrize("is_kept", [True, False])
def test_a_leave_that_was_told_and_not_kept_is_found(*, is_kept: bool) -> None:
    entries, diaries = played()
    diaries[1] = replace(diaries[1], leaves=True, was_told_left=True)
    [*_, seated] = [entry for entry in entries if isinstance(entry, SeatsChanged)]
    sittings = tuple(
        replace(one, left=one.identity == identity_of(diaries[1].secret)) for one in seated.sittings
    )
    gone = replace(seated, sittings=sittings)
    found = faults([*entries, *[gone] * is_kept], diaries)
    assert len(found) == (not is_kept)
    assert is_kept or "told that they left, and has a seat" in found[0]


def test_what_is_written_after_a_table_was_closed_is_found() -> None:
    entries, diaries = played()
    diaries[0] = replace(diaries[0], leaves=True)
    found = faults([*entries[:-1], Closed(diaries[0].code), entries[-1]], diaries)
    assert "by it after its end" in found[0]
