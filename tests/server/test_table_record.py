"""The record of a table: who sat where, who played each act, takebacks and the strict preset."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.rules.seat import Seat
from doublesix_server.table import Table
from doublesix_server.takeup import taken_up
from tests.server.fakes import FakePeer, KeepingLog, table
from tests.server.tables import (
    STRICT,
    agree,
    alone,
    begin,
    do,
    do_now,
    guest,
    number_of,
    several,
    step,
    to_the_end,
    until_turn_of,
)
from tests.server.test_second_hands import entries_of


def test_the_record_holds_finished_deals_and_who_sat_where() -> None:
    at, ana = alone()
    assert do(at, ana, "get_record")["record"]["deals"] == []
    to_the_end(at)
    do(at, ana, "go_on", version=at.version)
    record = do(at, ana, "get_record")["record"]
    assert len(record["deals"]) == 1
    assert record["seats"][0] == {"seat": 1, "name": "Ana", "kind": "person"}
    assert record["seats"][1] == {"seat": 2, "name": "club", "kind": "bot", "level": "club"}
    assert record["seeded"]
    assert "rainy" not in str(record)


def test_the_record_says_who_played_each_act() -> None:
    at, people = several(3)
    one, two, three = people.values()
    until_turn_of(at, Seat.TWO)
    step(at)
    do(at, one, "stand_in", seat=2)
    agree(at, three)
    for _ in range(2):
        until_turn_of(at, Seat.TWO)
        step(at)
    do(at, two, "reclaim", seat=2)
    do(at, three, "leave")
    ben = guest(at, "Ben")
    do(at, one, "give_seat", seat=3, person=number_of(ben))
    agree(at, two)
    agree(at, ben)
    to_the_end(at)
    record = do(at, one, "get_record")["record"]
    deal = record["deals"][0]
    by_two = [place for place, play in enumerate(deal["plays"], start=1) if play[0] == 2]
    assert len(by_two) > 3
    assert deal["stand_ins"] == [[by_two[1], by_two[2], 2, "club"]]
    assert {(row[2], row[3]) for row in deal["persons"]} == {(3, "Eva")}
    assert [seated["name"] for seated in record["seats"]] == ["Ana", "Ivo", "Ben", "club"]


def test_the_record_counts_what_was_taken_back() -> None:
    at, people = several(2)
    for _ in range(6):
        step(at)
    do_now(at, people[Seat.ONE], "undo")
    agree(at, people[Seat.TWO])
    taken_back = people[Seat.ONE].view["takebacks"]
    assert taken_back > 0
    to_the_end(at)
    record = do(at, people[Seat.ONE], "get_record")["record"]
    assert record["deals"][0]["takebacks"] == taken_back


LOOSE = [{**STRICT, "hints": True}, {**STRICT, "talk": "between"}, {**STRICT, "takebacks": True}]


def begun_strictly(**options: Any) -> tuple[Table, FakePeer]:
    """Return a table where Ana plays strictly with three computer players."""
    at = table(**options)
    ana = guest(at, "Ana")
    do(at, ana, "sit", seat=1)
    do(at, ana, "set_policies", policies=STRICT)
    begin(at, ana)
    return at, ana


def strictness(at: Table, peer: FakePeer) -> bool | None:
    """Return what the record says of it."""
    said: bool | None = do(at, peer, "get_record")["record"].get("strict")
    return said


@pytest.mark.parametrize("loose", LOOSE, ids=str)
def test_loosening_the_policies_at_the_last_result_leaves_what_was_played_strict(
    loose: dict[str, Any],
) -> None:
    at, ana = begun_strictly()
    to_the_end(at)
    assert strictness(at, ana) is True
    do(at, ana, "set_policies", policies=loose)
    assert ana.latest("table")["strict"] is False
    assert strictness(at, ana) is True


@pytest.mark.parametrize("loose", LOOSE, ids=str)
@pytest.mark.parametrize("is_tightened", [False, True])
def test_a_deal_begun_under_looser_policies_takes_strict_from_the_record_for_good(
    loose: dict[str, Any], is_tightened: bool
) -> None:
    at, ana = begun_strictly()
    to_the_end(at)
    do(at, ana, "set_policies", policies=loose)
    do_now(at, ana, "go_on")
    to_the_end(at)
    if is_tightened:
        do(at, ana, "set_policies", policies=STRICT)
        do_now(at, ana, "go_on")
        to_the_end(at)
    assert strictness(at, ana) is None


def test_policies_that_are_loose_between_two_deals_only_leave_the_record_strict() -> None:
    at, ana = begun_strictly()
    to_the_end(at)
    do(at, ana, "set_policies", policies=LOOSE[0])
    do(at, ana, "set_policies", policies=STRICT)
    do_now(at, ana, "go_on")
    to_the_end(at)
    assert strictness(at, ana) is True


def test_an_act_of_a_strict_deal_that_is_taken_back_under_looser_policies_is_not_strict() -> None:
    at, ana = begun_strictly()
    to_the_end(at)
    do(at, ana, "set_policies", policies=LOOSE[2])
    do_now(at, ana, "undo")
    to_the_end(at)
    do(at, ana, "set_policies", policies=STRICT)
    assert strictness(at, ana) is None


@pytest.mark.parametrize("is_begun", [False, True])
async def test_what_is_strict_is_so_after_a_restart(is_begun: bool) -> None:  # R4
    log = KeepingLog()
    at, ana = begun_strictly(log=log)
    to_the_end(at)
    do(at, ana, "set_policies", policies=LOOSE[0])
    if is_begun:
        do_now(at, ana, "go_on")
    again = await taken_up(entries_of(log), lambda made: table(seed=made.seed, log=log))
    assert again is not None
    assert again.course.is_strict is at.course.is_strict is (not is_begun)
    assert strictness(again, guest(again, "Ana")) is (None if is_begun else True)


def test_a_session_that_begins_strict_after_one_that_did_not_says_so() -> None:
    at, ana = alone()
    to_the_end(at)
    do(at, ana, "set_policies", policies=STRICT)
    do_now(at, ana, "new_session")
    to_the_end(at)
    assert do(at, ana, "get_record")["record"]["strict"] is True
