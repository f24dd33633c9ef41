"""Holds: who reads holds the computer players, and how that ends (Rules 5.6)."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.rules.seat import SEATS, Seat
from doublesix_server.table import Table
from tests.server.fakes import House, Message, offers, table
from tests.server.tables import (
    NAMES,
    People,
    act,
    agree,
    alone,
    do,
    ended,
    guest,
    number_of,
    peer_in_turn,
    several,
    step,
    told_seat,
    until_turn_of,
)


def test_a_seated_person_who_reads_holds_the_computer_players() -> None:  # Rules 5.6
    at, people = several(2)
    until_turn_of(at, Seat.THREE, Seat.FOUR)
    worker = peer_in_turn(at)
    do(at, people[Seat.ONE], "hold")
    assert told_seat(people[Seat.TWO], 1)["holds"] is True
    assert at.bot_in_turn is None
    assert act(at, worker)["reason"] == "held"
    assert do(at, people[Seat.ONE], "release")["seats"][0]["holds"] is False
    assert act(at, worker)["type"] == "update"


def test_a_worker_that_acts_while_somebody_reads_has_not_failed() -> None:
    house = House()
    worker, ana = house.worker(), house.person("Ana")
    house.says(ana, "create", "c", profile="chiva", seed="x")
    for seat in SEATS:
        if seat is not Seat.ONE:
            house.says(ana, "fill", f"f{seat}", seat=int(seat), level="club")
    house.says(ana, "sit", "s", seat=1)
    house.says(ana, "start", "b")
    players = [house.take(offer) for offer in offers(worker)]
    house.says(ana, "hold", "h")
    turn = ana.view["turn"]
    for player in players:
        if player.view["seat"] == turn:
            told = house.says(player, "pass", "p", version=1)
            assert told["reason"] == "held"
    house.clock.now += 1000
    house.staff.watch()
    assert house.dismissed == []


def test_several_hold_at_once_and_the_last_to_close_ends_it() -> None:  # Rules 5.6
    at, people = several(3)
    do(at, people[Seat.ONE], "hold")
    do(at, people[Seat.TWO], "hold")
    do(at, people[Seat.ONE], "release")
    assert at.manners.is_held
    do(at, people[Seat.TWO], "release")
    assert not at.manners.is_held


def test_persons_act_while_somebody_reads() -> None:
    at, people = several(2)
    do(at, people[Seat.ONE], "hold")
    do(at, people[Seat.TWO], "hold")
    while at.session is not None and at.session.deal.turn not in (Seat.ONE, Seat.TWO):
        at.dealing.act_for(at.session.deal.turn or Seat.ONE)
    assert step(at)["type"] == "update"


@pytest.mark.parametrize("how", ["leave", "lost", "taken over", "unseated"])
def test_a_hold_ends_with_whoever_holds(how: str) -> None:  # Rules 5.6
    at, people = several(2) if how != "unseated" else before_the_start()
    do(at, people[Seat.TWO], "hold")
    match how:
        case "leave":
            do(at, people[Seat.TWO], "leave")
        case "lost":
            at.detach(people[Seat.TWO])
        case "taken over":
            guest(at, "Ivo")
        case _:
            do(at, people[Seat.ONE], "vacate", seat=2)
    assert not at.manners.is_held
    assert told_seat(people[Seat.ONE], 2)["holds"] is False


def before_the_start() -> tuple[Table, People]:
    at = table()
    people: People = {seat: guest(at, NAMES[seat]) for seat in (Seat.ONE, Seat.TWO)}
    for seat, peer in people.items():
        do(at, peer, "sit", seat=int(seat))
    return at, people


def test_all_others_together_end_a_hold_and_it_is_not_taken_up_at_once() -> None:  # Rules 5.6
    at, people = several(3)
    one, two, three = people.values()
    do(at, two, "hold")
    told = do(at, one, "release", person=number_of(two))["proposal"]
    assert (told["kind"], told["person"], told["missing"]) == ("release", 2, [3])
    assert agree(at, two)["reason"] == "not_asked"
    agree(at, three)
    assert told_seat(one, 2)["holds"] is False
    assert do(at, two, "hold")["reason"] == "declined_before"
    step(at)
    assert do(at, two, "hold")["type"] == "table"


def test_who_closes_what_they_read_ends_the_proposal_too() -> None:
    at, people = several(3)
    do(at, people[Seat.TWO], "hold")
    do(at, people[Seat.ONE], "release", person=2)
    do(at, people[Seat.TWO], "release")
    assert ended(people[Seat.ONE]) == ("release", "moved_on")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [({"person": 2}, "not_held"), ({"person": 9}, "no_such_person"), ({"person": 1}, "not_asked")],
)
def test_only_another_s_hold_is_ended_by_asking(fields: dict[str, Any], reason: str) -> None:
    at, people = several(2)
    do(at, people[Seat.ONE], "hold")
    assert do(at, people[Seat.ONE], "release", **fields)["reason"] == reason


def test_watchers_do_not_hold() -> None:  # Rules 5.6
    at, _ = alone()
    watcher = guest(at, "Ben")
    refused: Message = do(at, watcher, "hold")
    assert refused["reason"] == "not_seated"
    assert not at.manners.is_held


def test_whoever_is_stood_in_for_holds_the_stand_in_too() -> None:  # Rules 5.6
    at, people = several(2)
    do(at, people[Seat.ONE], "stand_in", seat=2)
    until_turn_of(at, Seat.TWO)
    stand_in = peer_in_turn(at)
    assert do(at, people[Seat.TWO], "hold")["type"] == "table"
    assert act(at, stand_in)["reason"] == "held"
