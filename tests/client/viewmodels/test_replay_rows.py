from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from doublesix_client.replay.opened import open_fetched
from doublesix_client.replay.positions import points, position, steps_in
from doublesix_client.viewmodels.replay_rows import (
    Wording,
    derive_hands,
    derive_points,
    derive_told,
    people_of,
)
from tests.shared.record.samples import VECTORS, full, vector


@pytest.mark.parametrize("name", VECTORS)
def test_no_hand_is_said_that_is_not_seen(qtbot: QtBot, name: str) -> None:
    record, wording = open_fetched(VECTORS[name]), Wording()
    people = people_of(record, 1, wording.records)
    at = position(record, 1, 2, 1)
    own, *others = derive_hands(at, people, 1, wording)
    assert len(own.tiles) == own.held
    for row in others:
        assert row.tiles == []
        assert row.spoken.endswith("face down")


def test_a_deal_that_breaks_off_says_so(qtbot: QtBot) -> None:
    plain = vector("chiva-opening")
    plain["deals"] = plain["deals"][:1]
    plain["deals"][0]["plays"] = plain["deals"][0]["plays"][:4]
    del plain["deals"][0]["result"]
    record, wording = open_fetched(plain), Wording()
    [line] = derive_points(
        points(record), people_of(record, None, wording.records), "chiva", wording
    )
    assert line.text == "The record breaks off here"
    assert (line.first, line.second, line.leads) == (0, 0, "")


def test_a_view_of_one_s_own_speaks_to_you(qtbot: QtBot) -> None:
    record, wording = open_fetched(full()), Wording()
    said = set()
    for step in range(steps_in(record, 1) + 1):
        at = position(record, 1, step, 1)
        said.add(derive_told(at, people_of(record, 1, wording.records), wording)[0])
    assert any(one.startswith("You ") for one in said)


def test_takebacks_are_told_at_the_beginning(qtbot: QtBot) -> None:
    record, wording = open_fetched(full()), Wording()
    people = people_of(record, None, wording.records)
    assert (
        derive_told(position(record, 2, 0, None), people, wording)[1] == "3 acts were taken back."
    )


def test_a_deal_of_a_seed_is_marked_at_its_beginning(qtbot: QtBot) -> None:
    record, wording = open_fetched({**full(), "seeded": True}), Wording()
    assert record.is_seeded
    people = people_of(record, None, wording.records)
    at = position(record, 1, 0, None)
    told, more = derive_told(at, people, wording, is_seeded=record.is_seeded)
    assert more.startswith("This deal comes from a seed")
    assert derive_told(at, people, wording) == (told, "")
