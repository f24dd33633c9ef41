"""The record of a table: who sat where, who played each act, takebacks and the strict preset."""

from __future__ import annotations

import pytest

from doublesix.rules.seat import Seat
from tests.server.fakes import table
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


def test_the_record_holds_finished_deals_and_who_sat_where() -> None:
    at, ana = alone()
    assert do(at, ana, "get_record")["record"]["deals"] == []
    to_the_end(at)
    do(at, ana, "go_on", version=at.version)
    record = do(at, ana, "get_record")["record"]
    assert len(record["deals"]) == 1
    assert record["seats"][0] == {"seat": 1, "name": "Ana", "kind": "person"}
    assert record["seats"][1] == {"seat": 2, "name": "club", "kind": "bot", "level": "club"}
    assert "seed" not in str(record)


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


@pytest.mark.parametrize("is_loosened", [False, True])
def test_the_record_says_strict_if_it_was_so_throughout(is_loosened: bool) -> None:
    at = table()
    ana = guest(at, "Ana")
    do(at, ana, "sit", seat=1)
    do(at, ana, "set_policies", policies=STRICT)
    begin(at, ana)
    to_the_end(at)
    if is_loosened:
        do(at, ana, "set_policies", policies={**STRICT, "hints": True})
    do(at, ana, "set_policies", policies=STRICT)
    assert ana.latest("table")["strict"] is True
    record = do(at, ana, "get_record")["record"]
    assert record.get("strict") is (None if is_loosened else True)


def test_a_session_that_begins_strict_after_one_that_did_not_says_so() -> None:
    at, ana = alone()
    to_the_end(at)
    do(at, ana, "set_policies", policies=STRICT)
    do_now(at, ana, "new_session")
    to_the_end(at)
    assert do(at, ana, "get_record")["record"]["strict"] is True
