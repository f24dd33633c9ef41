"""Takeup: a table is made of its entries, or not at all, and others have their turn meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

import pytest

from doublesix.rules.acts import PASS, Step
from doublesix.rules.errors import RuleError
from doublesix.rules.seat import Seat
from doublesix_server import takeup as room
from doublesix_server.log import Acted, Closed, Counted, Entry, Made, SeatsChanged
from doublesix_server.people import identity_of
from doublesix_server.table import Table
from doublesix_server.takeup import taken_up
from tests.server.fakes import FakePeer, KeepingLog, table
from tests.server.tables import (
    NAMES,
    alone,
    begin,
    do,
    do_now,
    four_persons,
    guest,
    number_of,
    step,
    to_the_end,
)

ANA = identity_of(b"Ana")
CODE = "K7QM2XV0"
MADE = Made(CODE, "chiva", "rainy sunday", 0, "luck")


async def entries_of(*entries: Entry) -> AsyncIterator[Entry]:
    for entry in entries:
        yield entry


def made_again(entry: Made, log: KeepingLog | None = None) -> Table:
    return table(profile=entry.profile, seed=entry.seed, log=log)


async def test_a_table_is_what_its_entries_lead_to() -> None:
    log = KeepingLog()
    at, ana = alone(log=log)
    to_the_end(at)
    do(at, ana, "go_on", version=at.version)
    again = await taken_up(entries_of(MADE, *log.entries), made_again)
    assert again is not None
    assert (again.session, again.version) == (at.session, at.version)
    assert again.seating.sittings() == at.seating.sittings()


async def test_no_entries_or_a_closed_table_are_none() -> None:
    assert await taken_up(entries_of(), made_again) is None
    assert await taken_up(entries_of(MADE, Closed(CODE)), made_again) is None


@pytest.mark.parametrize(
    "entries",
    [
        [MADE, MADE],
        [SeatsChanged(CODE, ANA, ())],
        [MADE, Acted(CODE, 1, ANA, "r", "pass", Step(Seat.ONE, PASS), hands=None)],
    ],
    ids=["made twice", "never made", "an act before the start"],
)
async def test_entries_that_make_no_sense_are_refused_whole(entries: list[Entry]) -> None:
    with pytest.raises(AssertionError):
        await taken_up(entries_of(*entries), made_again)


async def test_an_act_that_the_rules_refuse_is_not_taken() -> None:
    log = KeepingLog()
    alone(log=log)
    wrong = Acted(CODE, 2, ANA, "r", "pass", Step(Seat.ONE, PASS), hands=None)
    with pytest.raises(RuleError):
        await taken_up(entries_of(MADE, *log.entries, wrong), made_again)


def test_others_have_their_turn_while_a_long_session_is_taken_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, "_ENTRIES_AT_ONCE", 10)
    counted = [Counted(CODE, number) for number in range(35)]
    work = taken_up(entries_of(MADE, *counted), made_again)
    turns = [work.send(None) for _ in range(3)]
    with pytest.raises(StopIteration) as end:
        work.send(None)
    assert turns == [None] * 3
    assert isinstance(end.value.value, Table)


async def test_the_counter_of_who_is_there_never_goes_back() -> None:
    log = KeepingLog()
    at = table(log=log)
    ana = guest(at, "Ana")
    for number in range(1200):
        do(at, ana, "sit", seat=1 + number % 4)
    told = ana.latest("table")["counter"]
    assert [entry.upto for entry in log.entries if isinstance(entry, Counted)] == [1000, 2000]
    again = await taken_up(entries_of(MADE, *log.entries), made_again)
    assert again is not None
    back = FakePeer("Ana")
    again.attach(back)
    assert back.latest("table")["counter"] > told


async def test_a_proposal_has_a_number_that_was_never_told_before() -> None:  # A4
    log = KeepingLog()
    at, people = four_persons(log=log)
    step(at)
    ana, ivo = people[Seat.ONE], people[Seat.TWO]
    first = do_now(at, ana, "undo")["proposal"]["proposal"]
    do(at, ivo, "decline", proposal=first)
    again = await taken_up(entries_of(MADE, *log.entries), made_again)
    assert again is not None
    back = [guest(again, name) for name in ("Ana", "Ivo")]
    second = do_now(again, back[0], "restart")["proposal"]["proposal"]
    assert second > first
    assert do(again, back[1], "agree", proposal=first)["reason"] == "no_such_proposal"


async def test_everybody_has_the_number_they_had_and_nobody_else_gets_one_of_them() -> None:
    log = KeepingLog()
    at = table(log=log)
    passers_by = [guest(at, f"Guest {number}") for number in range(3)]
    people = {seat: guest(at, NAMES[seat]) for seat in (Seat.ONE, Seat.TWO, Seat.THREE)}
    for seat, peer in people.items():
        do(at, peer, "sit", seat=int(seat))
    begin(at, people[Seat.ONE])
    told = {peer.name: number_of(peer) for peer in (*passers_by, *people.values())}
    for peer in passers_by:
        do(at, peer, "leave")
    numbers = set(told.values())
    for waking in range(2):
        again = await taken_up(entries_of(MADE, *log.entries), partial(made_again, log=log))
        assert again is not None
        for name in ("Eva", "Ana", "Ivo"):
            assert number_of(guest(again, name)) == told[name]
        for name in ("Guest 0", f"New {waking}"):
            newcomer = number_of(guest(again, name))
            assert newcomer not in numbers
            numbers.add(newcomer)
