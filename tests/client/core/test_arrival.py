"""From a wish to a place at a table, whatever the link does on the way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from doublesix.protocol.answers import Table
from doublesix_client.core import state as core
from doublesix_client.core.arrival import (
    Arrival,
    AskFor,
    Doing,
    Failed,
    Goal,
    GoThere,
    LeaveFirst,
    Next,
    Plan,
    There,
    Wait,
    after,
    level_for,
    next_step,
    open_seats,
)
from doublesix_client.core.link import LinkPhase, LinkState
from doublesix_client.core.state import Refusal, State
from tests.client.said import Told, ready, seat_row, table

CHIVA = Plan(Goal.START, profile="chiva")
OPENED = replace(Arrival(CHIVA), has_opened=True)


def under_way(plan: Plan) -> Arrival:
    return Arrival(plan, has_opened=True)


def waiting_table(mine: tuple[int, ...] = (), bots: tuple[int, ...] = (), **fields: Any) -> Table:
    """A table before its start: the viewer's seats, computer players, the rest open."""
    kinds = {**dict.fromkeys(mine, "person"), **dict.fromkeys(bots, "bot")}
    seats = [
        seat_row(n, kinds.get(n, "open"), **({"person": 1} if n in mine else {}))
        for n in range(1, 5)
    ]
    you = {"person": 1, "seat": None, "seats": list(mine), "lent": [], "host": True}
    return table(**{"seats": seats, "you": you, "started": False, **fields})


def at(message: Table | None = None, **fields: Any) -> State:
    return State(link=ready(), table=message, **fields)


class Counter:
    """A server that does what it is asked and says so."""

    def __init__(self, plan: Plan) -> None:
        self.arrival = Arrival(plan)
        self.state = State()
        self.asked: list[str] = []
        self.mine: tuple[int, ...] = ()
        self.bots: tuple[int, ...] = ()

    def run(self) -> Next:
        while True:
            step = next_step(self.arrival, self.state)
            self.arrival = after(self.arrival, step)
            match step:
                case GoThere():
                    self.state = core.linked(self.state, ready())
                case AskFor(kind, fields):
                    self.asked.append(" ".join([kind, *map(str, fields.values())]))
                    self._do(kind, fields)
                case _:
                    return step

    def _do(self, kind: str, fields: dict[str, Any]) -> None:
        if kind in {"sit", "share"}:
            self.mine += (fields["seat"],)
        if kind == "fill":
            self.bots += (fields["seat"],)
        told = waiting_table(self.mine, self.bots, started=kind == "start")
        self.state = core.arrived(self.state, told)
        if kind == "start":
            self.state = core.arrived(self.state, Told().update())


@pytest.mark.parametrize(
    ("plan", "asked"),
    [
        (
            CHIVA,
            ["create chiva", "sit 1", "fill 2 club", "fill 3 club", "fill 4 club", "start"],
        ),
        (Plan(Goal.INVITE, profile="six-love"), ["create six-love", "sit 1"]),
        (
            Plan(Goal.SHARE, profile="chiva", level="novice", names=("Ana", "", "Tito", "")),
            ["create chiva", "sit 1", "share Tito 3", "fill 2 novice", "fill 4 novice", "start"],
        ),
        (
            Plan(Goal.SHARE, profile="chiva", names=("", "Ana", "Tito", "Eva")),
            ["create chiva", "sit 2", "share Tito 3", "share Eva 4", "fill 1 club", "start"],
        ),
        (Plan(Goal.LOOK, server="ws://dominoes.example"), []),
    ],
)
def test_a_wish_becomes_requests_in_order(plan: Plan, asked: list[str]) -> None:
    counter = Counter(plan)
    assert counter.run() == There()
    assert counter.asked == asked


def test_a_table_is_made_on_the_terms_of_the_plan() -> None:
    plan = Plan(Goal.START, profile="chiva", terms={"pause": 0})
    asked = next_step(under_way(plan), at())
    assert asked == AskFor("create", {"profile": "chiva", "pause": 0})


def test_the_old_link_is_left_before_another_is_asked_for() -> None:
    arrival = Arrival(CHIVA)
    assert next_step(arrival, at()) == LeaveFirst()
    arrival = after(arrival, LeaveFirst())
    assert next_step(arrival, at()) == Wait(Doing.LEAVING)
    assert next_step(arrival, State()) == GoThere()


@pytest.mark.parametrize(
    ("phase", "doing"),
    [
        (LinkPhase.OFF, Doing.CONNECTING),
        (LinkPhase.STARTING, Doing.STARTING_SERVER),
        (LinkPhase.CONNECTING, Doing.CONNECTING),
        (LinkPhase.RETRYING, Doing.RETRYING),
    ],
)
def test_what_the_link_does_is_waited_for(phase: LinkPhase, doing: Doing) -> None:
    assert next_step(OPENED, State(link=LinkState(phase))) == Wait(doing)


def test_a_link_that_ended_is_the_reason_of_the_failure() -> None:
    ended = LinkState(LinkPhase.ENDED, reason="wrong_version", values={"older": "client"})
    assert next_step(OPENED, State(link=ended)) == Failed("wrong_version", {"older": "client"})
    assert next_step(OPENED, State(link=LinkState(LinkPhase.ENDED))) == Failed("link_lost")


def test_an_address_that_never_answered_is_told_and_not_waited_for() -> None:
    silent = LinkState(LinkPhase.RETRYING, reason="no_server", wait=1.0)
    there = under_way(Plan(Goal.JOIN, server="ws://192.168.1.5:6006", code="K7QM2XV0"))
    assert next_step(there, State(link=silent)) == Failed("no_server")
    assert next_step(OPENED, State(link=silent)) == Wait(Doing.RETRYING)
    known = replace(silent, name="Ana")
    assert next_step(there, State(link=known)) == Wait(Doing.RETRYING)


def test_a_refusal_ends_the_way_with_its_reason() -> None:
    refused = Refusal("create", "too_many_tables", {"most": 5})
    assert next_step(OPENED, at(refusal=refused)) == Failed("too_many_tables", {"most": 5})


def test_nothing_is_asked_twice_while_an_answer_is_due() -> None:
    assert next_step(OPENED, at(asked={"a": "create"})) == Wait(Doing.MAKING_TABLE)
    half = at(waiting_table((1,), (2,)), asked={"a": "fill"})
    assert next_step(OPENED, half) == Wait(Doing.FILLING)


def test_what_was_done_before_the_link_was_lost_is_not_done_again() -> None:
    assert next_step(OPENED, at(waiting_table((1,), (2, 3)))) == AskFor(
        "fill", {"seat": 4, "level": "club"}
    )


def test_the_deal_is_waited_for_once_the_session_has_begun() -> None:
    told = waiting_table((1,), (2, 3, 4), started=True)
    assert next_step(OPENED, at(told)) == Wait(Doing.DEALING)
    waiting = waiting_table((1,), (2, 3, 4))
    assert next_step(OPENED, at(waiting, update=Told().update())) == There()


JOIN = under_way(Plan(Goal.JOIN, server="ws://dominoes.example", code="K7QM2XV0"))


def test_who_joins_sits_where_the_table_puts_them() -> None:
    assert next_step(JOIN, at()) == Wait(Doing.JOINING)
    assert next_step(JOIN, at(waiting_table())) == AskFor("sit")
    assert next_step(JOIN, at(waiting_table((3,)))) == There()


def test_who_joins_a_full_table_or_a_begun_session_watches() -> None:
    full = table(None, people=(1, 2, 3, 4), started=False)
    assert next_step(JOIN, at(full)) == There()
    assert next_step(JOIN, at(table(None))) == There()


def test_a_seat_that_was_taken_meanwhile_is_no_failure() -> None:
    refused = Refusal("sit", "table_full", {"most": 4})
    assert next_step(JOIN, at(waiting_table(), refusal=refused)) == There()


def test_a_kept_session_is_there_with_its_update() -> None:
    carried = under_way(Plan(Goal.CARRY_ON, code="K7QM2XV0"))
    assert next_step(carried, at()) == Wait(Doing.JOINING)
    assert next_step(carried, at(table())) == Wait(Doing.JOINING)
    assert next_step(carried, at(table(), update=Told().update())) == There()
    assert next_step(carried, at(waiting_table((1,)))) == There()


@pytest.mark.parametrize(
    ("chosen", "levels", "asked"),
    [
        ("", ("novice", "club"), "club"),
        ("novice", ("novice", "club"), "novice"),
        ("expert", ("novice", "club"), "club"),
        ("", ("novice",), "novice"),
        ("novice", (), "novice"),
        ("", (), "club"),
    ],
)
def test_a_level_is_asked_for_that_the_server_has(
    chosen: str, levels: tuple[str, ...], asked: str
) -> None:
    assert level_for(chosen, levels) == asked


def test_open_seats_are_those_that_nobody_has() -> None:
    assert [seat.seat for seat in open_seats(waiting_table((1,), (2,)))] == [3, 4]


def test_a_session_that_began_is_not_started_again_before_the_table_says_so() -> None:
    full = waiting_table(mine=(1,), bots=(2, 3, 4))
    state = at(full, update=Told().update())
    assert next_step(under_way(CHIVA), state) == There()
