from __future__ import annotations

import pytest

from doublesix.rules.notation import names_of
from doublesix.rules.seat import SEATS
from doublesix_client.replay.opened import OpenedRecord, open_fetched
from doublesix_client.replay.positions import Actor, points, position, steps_in
from tests.shared.record.samples import VECTORS, full


def deals_of(record: OpenedRecord) -> range:
    return range(1, len(record.replayed.chapters) + 1)


@pytest.mark.parametrize("name", VECTORS)
def test_each_step_is_what_the_rules_say_of_it(name: str) -> None:
    record = open_fetched(VECTORS[name])
    for number in deals_of(record):
        chapter = record.replayed.chapters[number - 1]
        deal = chapter.from_the_start(chapter.begun_by).deal
        for step in range(steps_in(record, number) + 1):
            at = position(record, number, step, None)
            assert at.view.layout == names_of(() if deal.layout is None else deal.layout.tiles)
            assert at.view.turn == deal.turn
            assert at.view.phase == deal.phase.value
            assert at.view.held == [len(hand) for hand in deal.hands]
            assert at.hands == tuple(tuple(names_of(hand)) for hand in deal.hands)
            assert (at.view.deal, at.view.match) == (number, chapter.match)
            if step < len(chapter.steps):
                done = chapter.steps[step]
                assert done.seat is not None
                deal = deal.act(done.seat, done.act)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", VECTORS)
def test_a_seat_sees_its_own_hand_alone_until_the_deal_is_over(name: str) -> None:
    record = open_fetched(VECTORS[name])
    for number in deals_of(record):
        for step in range(steps_in(record, number) + 1):
            seat = SEATS[(step + step // 4) % 4]
            at = position(record, number, step, int(seat))
            if at.view.phase == "over":
                assert None not in at.hands
                continue
            shown = [index for index, hand in enumerate(at.hands, 1) if hand is not None]
            is_covered = at.view.phase == "naming" and at.view.turn != seat
            assert shown == ([] if is_covered else [seat])
            assert at.hands[seat - 1] == (None if is_covered else tuple(at.view.hand or ()))


@pytest.mark.parametrize("name", VECTORS)
def test_the_table_of_points_is_that_of_the_last_result(name: str) -> None:
    record = open_fetched(VECTORS[name])
    lines = points(record)
    last = deals_of(record)[-1]
    view = position(record, last, steps_in(record, last), None).view
    if view.result is not None:
        assert [line.row for line in lines] == view.result.record
        assert lines[-1].result is not None
        assert lines[-1].result.pips == view.result.pips
    else:
        assert lines[-1].result is None
    assert all(line.result is not None for line in lines[:-1])


def test_nothing_can_be_taken_back_in_a_record() -> None:
    record = open_fetched(full())
    view = position(record, 2, 5, 1).view
    assert (view.can_undo, view.can_redo) == (False, False)
    assert view.takebacks == 3


def test_who_stood_in_is_told_at_their_acts_alone() -> None:
    record = open_fetched(full())
    acted = {}
    for step in range(steps_in(record, 3) + 1):
        at = position(record, 3, step, None)
        if at.actor is not None:
            acted[len(at.view.plays)] = (at.view.plays[-1][0], at.actor)
    assert acted
    assert set(acted.values()) == {(1, Actor(level="novice"))}
    assert set(acted) <= set(range(2, 10))


def test_another_person_is_told_by_name_from_the_naming_on() -> None:
    record = open_fetched(full())
    first = position(record, 2, 1, None)
    assert first.event is not None
    assert first.event["event"] == "named"
    assert first.actor == Actor(name="Eva")
    assert position(record, 2, 0, None).event is None
