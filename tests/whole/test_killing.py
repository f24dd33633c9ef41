"""A server that is killed loses nothing that it told (R4)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from doublesix.protocol import requests as ask
from doublesix.rules.seat import SEATS
from doublesix_server.log import Acted, Began, Counted, Entry, SeatsChanged, nothing
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, WaitingLog, table
from tests.server.test_table import act, alone, do, four_persons, guest, peer_in_turn, to_the_end
from tests.whole.killing import kill_again_and_again


@pytest.mark.slow
async def test_tables_are_where_they_were_last_told_to_be_after_every_kill(tmp_path: Path) -> None:
    acts, deals = await kill_again_and_again(tmp_path, kills=5, seed=3)
    assert acts > 20
    assert deals > 0


def taken_up(log: WaitingLog, profile: str) -> Table:
    """Return the table that a log's entries lead to."""
    made = table(profile=profile)
    for entry in log.entries:
        assert isinstance(entry, SeatsChanged | Began | Acted | Counted)
        made.restore(entry)
    return made


@pytest.mark.parametrize("profile", ["chiva", "six-love"])
def test_a_table_taken_up_again_is_the_same_at_every_act(profile: str) -> None:
    log = EagerLog()
    at, people = four_persons(profile=profile, log=log)
    for number in range(120):
        if at.session is not None and at.session.deal.turn is None:
            do(at, next(iter(people.values())), "go_on", version=at.version)
        else:
            act(at, peer_in_turn(at))
        again = taken_up(log, profile)
        assert again.session == at.session, number
        assert again.version == at.version
        assert again.seating.sittings() == at.seating.sittings()
        assert again.seating.maker == at.seating.maker


def test_undo_redo_restart_and_new_sessions_are_taken_up_too() -> None:
    log = EagerLog()
    at, ana = alone(log=log)
    to_the_end(at)
    for kind in ("undo", "redo", "undo", "restart", "new_match", "new_session"):
        do(at, ana, kind, version=at.version)
        again = taken_up(log, "chiva")
        assert again.session == at.session, kind
        assert again.version == at.version


def test_a_repeat_gets_its_first_answer_after_a_restart_too() -> None:  # A1
    log = EagerLog()
    at, people = four_persons(log=log)
    peer = peer_in_turn(at)
    tile = peer.view["legal"][0][0]
    do(at, peer, "play", version=at.version, tile=tile, id="once")
    first = peer.answers_to("once")
    act(at, peer_in_turn(at))
    again = taken_up(log, "chiva")
    back = guest(again, peer.name)
    do(again, back, "play", version=1, tile=tile, id="once")
    assert back.answers_to("once") == first
    assert again.version == at.version
    assert people


def test_nobody_acts_while_nothing_can_be_kept() -> None:
    log = EagerLog()
    at, people = four_persons(log=log)
    log.is_failing = True
    refused = do(at, peer_in_turn(at), "play", version=at.version, tile="66")
    assert refused["reason"] == "cannot_keep"
    assert at.version == 1
    log.is_failing = False
    assert act(at, peer_in_turn(at))["type"] == "update"
    assert isinstance(people, dict)


def test_a_computer_players_answers_are_not_kept_for_another_life() -> None:
    log = EagerLog()
    at, _ = alone(log=log)
    to_the_end(at)
    again = taken_up(log, "chiva")
    bots = {entry.identity for entry in log.entries if isinstance(entry, Acted)} - {
        person.identity for person in at.seating.persons.values()
    }
    assert bots
    for identity in bots:
        assert identity is not None
        assert identity not in again.answers._given


def test_a_table_knows_what_it_has_not_told_yet() -> None:
    log = WaitingLog()
    at, ana = table(log=log), FakePeer("Ana")
    at.attach(ana)
    for seat in SEATS:
        at.request(ana, ask.Fill(id=f"f{seat}", seat=int(seat), level="club"))
    log.sync()
    states = [at.is_waiting_for_the_log]
    at.request(ana, ask.Start(id="s"))
    states.append(at.is_waiting_for_the_log)
    log.sync()
    states.append(at.is_waiting_for_the_log)
    log.is_failing = True
    states.append(at.is_waiting_for_the_log)
    assert states == [False, True, False, True]


class EagerLog(WaitingLog):
    """A log that keeps entries and is durable at once."""

    def append(self, entry: Entry, then: Callable[[], None] = nothing) -> None:
        super().append(entry, then)
        self.sync()

    def after(self, then: Callable[[], None]) -> None:
        then()
