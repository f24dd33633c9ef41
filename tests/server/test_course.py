"""The course of a session: versions, what the log keeps of it, forced passes, and taking it up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from doublesix.protocol import requests as ask
from doublesix.rules import acts
from doublesix.rules.errors import Reason, RuleError
from doublesix.rules.seat import Seat
from doublesix_server import course as room
from doublesix_server.log import Acted, Began, Entry, SeatsChanged, nothing
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, KeepingLog, table
from tests.server.tables import (
    act,
    alone,
    ask_for,
    do,
    do_now,
    four_persons,
    guest,
    peer_in_turn,
    to_the_end,
)


class SlowLog(KeepingLog):
    """A log that is durable at once, or when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.is_slow = False
        self.waiting: list[Callable[[], None]] = []

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        if self.is_slow:
            self.waiting.append(then)
        super().append(entry, nothing if self.is_slow else then)


def play(at: Table, request_id: str) -> FakePeer:
    """Have whoever is in turn lay the first tile that may be laid."""
    peer = peer_in_turn(at)
    tile, *end = peer.view["legal"][0]
    fields = {"end": end[0]} if end else {}
    ask_for(at, peer, "play", id=request_id, version=at.version, tile=tile, **fields)
    return peer


def test_each_change_has_a_version_and_is_told_only_when_it_is_durable() -> None:
    log = SlowLog()
    at, _ = four_persons(log=log)
    assert (at.version, at.course.told_version) == (1, 1)
    log.is_slow = True
    play(at, "p")
    assert (at.version, at.course.told_version) == (2, 1)
    assert at.is_waiting_for_the_log
    for then in log.waiting:
        then()
    assert at.course.told_version == 2
    assert not at.is_waiting_for_the_log


def test_an_entry_says_who_asked_what_and_which_hands_were_dealt() -> None:
    log = KeepingLog()
    at, people = four_persons(log=log)
    [began] = [entry for entry in log.entries if isinstance(entry, Began | Acted)]
    assert isinstance(began, Began)
    assert (began.identity, began.asked) == (people[Seat.ONE].identity, "start")
    peer = play(at, "p")
    acted = log.entries[-1]
    assert isinstance(acted, Acted)
    assert (acted.identity, acted.request_id, acted.asked) == (peer.identity, "p", "play")
    assert acted.step.actor.name == peer.name
    assert acted.hands is None


def test_to_check_an_act_deals_nothing_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    at, _ = alone()
    session, person = at.session, at.seating.person_in(Seat.ONE)
    assert person is not None

    def deal(*_: Any) -> Any:
        raise AssertionError("a deal")

    monkeypatch.setattr(room, "seeded_hands", deal)
    at.course.check(person, ask.NewMatch(id="1", version=at.version))
    at.course.check(person, ask.NewSession(id="2", version=at.version))
    with pytest.raises(RuleError) as refused:
        at.course.check(person, ask.Redo(id="3", version=at.version))
    assert refused.value.reason is Reason.NOTHING_TO_REDO
    with pytest.raises(RuleError) as refused:
        at.course.check(person, ask.GoOn(id="4", version=at.version))
    assert refused.value.reason is Reason.DEAL_IS_NOT_OVER
    assert at.session is session


def test_a_forced_pass_is_made_for_whoever_wants_it_and_for_nobody_else() -> None:  # Rules 5.2
    at, people = four_persons(seed="a b")
    do(at, people[Seat.TWO], "pass_at_once", on=True)
    passes: dict[int, int] = {}
    while not at.is_between_deals:
        peer = peer_in_turn(at)
        if peer.view["legal"] == [["pass"]]:
            assert peer is not people[Seat.TWO], "it was made at once"
        act(at, peer)
    for play in people[Seat.ONE].view["plays"]:
        passes[play[0]] = passes.get(play[0], 0) + (play[1] == "pass")
    assert passes[2] > 0, "another seed is needed"


def test_a_pass_that_was_taken_back_is_not_made_again_at_once() -> None:  # Rules 5.2, 5.3
    at, ana = alone()
    do(at, ana, "pass_at_once", on=True)
    while ana.view["plays"].count([1, "pass"]) == 0:
        assert not at.is_between_deals, "another seed is needed"
        act(at, peer_in_turn(at))
    while ana.view["plays"].count([1, "pass"]):
        do_now(at, ana, "undo")
    assert at.session is not None
    assert at.session.deal.turn is Seat.ONE
    assert ana.view["legal"] == [["pass"]]


def test_a_session_taken_up_from_its_entries_is_the_same() -> None:  # R4
    log = KeepingLog()
    at, _ = alone(log=log)
    for _ in range(9):
        act(at, peer_in_turn(at))
    again: Table = table()
    for entry in log.entries:
        if isinstance(entry, SeatsChanged | Began | Acted):
            again.restore(entry)
    assert again.session == at.session
    assert again.version == again.course.told_version == at.version


def test_the_first_legal_act_is_made_for_a_seat_that_nobody_can_play() -> None:  # C1
    at, _ = alone()
    while at.bot_in_turn is None:
        act(at, peer_in_turn(at))
    bot = at.bot_in_turn
    version = at.version
    at.dealing.act_for(bot.seat)
    assert at.session is not None
    last = at.session.chapter.steps[-1]
    assert (last.seat, last.actor.kind) == (bot.seat, acts.Kind.BOT)
    assert at.version > version


def test_a_strict_session_is_strict_from_its_beginning_or_not_at_all() -> None:
    at, people = four_persons()
    to_the_end(at)
    strict = {"takebacks": False, "hints": False, "talk": "never", "watchers": False}
    do(at, people[Seat.ONE], "set_policies", policies=strict)
    assert at.policies.is_strict
    assert not at.course.is_strict


def test_a_host_without_a_seat_is_answered_and_shown_no_deal_where_watchers_are_off() -> None:
    at = table()
    ana, ben = guest(at, "Ana"), guest(at, "Ben")
    do(at, ana, "set_policies", policies={"watchers": False})
    for seat in range(1, 5):
        do(at, ana, "fill", seat=seat, level="club")
    assert do(at, ana, "start", id="start")["type"] == "table"
    to_the_end(at)
    version = at.version
    assert do(at, ana, "go_on", version=version, id="on")["type"] == "table"
    assert at.version == version + 1
    for request_id, kind, fields in (("start", "start", {}), ("on", "go_on", {"version": version})):
        do(at, ana, kind, id=request_id, **fields)
        first, again = ana.answers_to(request_id)
        assert first == again
    assert at.version == version + 1
    for peer in (ana, ben):
        assert "update" not in [message["type"] for message in peer.messages]


def test_a_host_without_a_seat_who_may_watch_is_answered_by_the_update() -> None:
    at = table()
    ana = guest(at, "Ana")
    for seat in range(1, 5):
        do(at, ana, "fill", seat=seat, level="club")
    assert do(at, ana, "start")["type"] == "update"
    to_the_end(at)
    assert do_now(at, ana, "go_on")["type"] == "update"
    assert "hand" not in ana.view
