"""A server that is killed loses nothing that it told (R4)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from doublesix.protocol import manners as ask
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.log import Acted, Began, Counted, Entry, PoliciesSet, SeatsChanged, nothing
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, WaitingLog, table
from tests.server.tables import (
    STRICT,
    act,
    all_agree,
    all_go_on,
    alone,
    do,
    do_now,
    four_persons,
    guest,
    number_of,
    one_device,
    peer_in_turn,
    step,
    to_the_end,
    until_turn_of,
)
from tests.whole.killing import kill_again_and_again


@pytest.mark.slow
async def test_tables_are_where_they_were_last_told_to_be_after_every_kill(tmp_path: Path) -> None:
    acts, deals = await kill_again_and_again(tmp_path, kills=5, seed=3)
    assert acts >= 20
    assert deals > 0


def taken_up(log: WaitingLog, profile: str) -> Table:
    """Return the table that a log's entries lead to."""
    made = table(profile=profile)
    for entry in log.entries:
        assert isinstance(entry, SeatsChanged | PoliciesSet | Began | Acted | Counted)
        made.restore(entry)
    return made


def check_taken_up(at: Table, log: WaitingLog, profile: str = "chiva") -> Table:
    """Take a table up from its log's entries; it must be the same in all that lasts."""
    again = taken_up(log, profile)
    assert again.session == at.session
    assert again.version == again.course.told_version == at.version
    assert again.seating.sittings() == at.seating.sittings()
    assert again.seating.maker == at.seating.maker
    assert again.policies == at.policies
    assert again.course.is_strict == at.course.is_strict
    return again


@pytest.mark.parametrize("profile", ["chiva", "six-love"])
def test_a_table_taken_up_again_is_the_same_at_every_act(profile: str) -> None:
    log = EagerLog()
    at, people = four_persons(profile=profile, log=log)
    for _ in range(120):
        if at.session is not None and at.session.deal.turn is None:
            all_go_on(at)
        else:
            step(at)
        check_taken_up(at, log, profile)
    assert at.session is not None
    assert at.session.chapter.number > 3
    assert len(people) == 4


def test_undo_redo_restart_and_new_sessions_are_taken_up_too() -> None:
    log = EagerLog()
    at, ana = alone(log=log)
    to_the_end(at)
    for kind in ("undo", "redo", "undo", "restart", "new_match", "new_session"):
        do(at, ana, kind, version=at.version)
        check_taken_up(at, log)


def test_what_several_agreed_on_is_taken_up_as_it_was_done() -> None:  # R4, Rules 5.4
    log = EagerLog()
    at, people = four_persons(log=log)
    ana = people[Seat.ONE]
    to_the_end(at)
    for kind in ("undo", "redo", "restart", "new_match", "new_session"):
        before = at.version
        do_now(at, ana, kind)
        assert at.version == before
        check_taken_up(at, log)
        all_agree(at)
        assert at.version == before + 1
        check_taken_up(at, log)


def test_stand_ins_given_seats_and_policies_are_taken_up_as_they_are() -> None:  # R4, S5
    log = EagerLog()
    at, people = four_persons(log=log)
    ana, leo = people[Seat.ONE], people[Seat.FOUR]
    at.detach(leo)
    do(at, ana, "stand_in", seat=4)
    all_agree(at)
    assert check_taken_up(at, log).seating.is_stood_in(Seat.FOUR)
    to_the_end(at)
    do(at, ana, "set_policies", policies=STRICT)
    assert check_taken_up(at, log).policies.is_strict
    mia = guest(at, "Mia")
    do(at, ana, "give_seat", seat=4, person=number_of(mia))
    all_agree(at)
    again = check_taken_up(at, log)
    assert again.seating.person_in(Seat.FOUR) is again.seating.persons[mia.identity]
    all_go_on(at)
    check_taken_up(at, log)
    back = guest(at, "Leo")
    assert check_taken_up(at, log).seating.persons[leo.identity].lent == {Seat.FOUR: "Leo"}
    do(at, back, "reclaim", seat=4)
    again = check_taken_up(at, log)
    assert again.seating.person_in(Seat.FOUR) is again.seating.persons[leo.identity]


def test_a_table_played_strictly_from_its_start_is_known_as_that_after_a_restart() -> None:
    log = EagerLog()
    at, ana = table(log=log), FakePeer("Ana")
    at.attach(ana)
    do(at, ana, "set_policies", policies=STRICT)
    for seat in SEATS:
        do(at, ana, "fill", seat=int(seat), level="club")
    do(at, ana, "start")
    assert check_taken_up(at, log).course.is_strict


def test_the_seats_of_a_shared_device_are_one_persons_after_a_restart_and_covered() -> None:
    log = EagerLog()
    at, device, _ = one_device(log=log)
    until_turn_of(at, Seat.ONE)
    step(at)
    again = check_taken_up(at, log)
    back = guest(again, device.name)
    assert back.latest("table")["you"]["seats"] == [1, 3]
    assert "hand" not in back.view
    assert [seat["name"] for seat in back.latest("table")["seats"]][::2] == ["Ana", "Ben"]


def test_a_repeat_at_a_shared_device_shows_no_hand_after_a_restart_either() -> None:  # Rules 4.5
    log = EagerLog()
    at, device, _ = one_device(log=log)
    until_turn_of(at, Seat.ONE, Seat.THREE)
    chosen = peer_in_turn(at).view["legal"][0]
    kind = {"type": "pass"} if chosen == ["pass"] else {"type": "play", "tile": chosen[0]}
    kind |= {"end": chosen[1]} if len(chosen) > 1 else {}
    asked = {"version": at.version, "id": "once", **kind}
    do(at, device, asked.pop("type"), **asked)
    assert at.version == asked["version"] + 1
    again = check_taken_up(at, log)
    back = guest(again, device.name)
    do(again, back, kind["type"], **asked)
    assert again.version == at.version
    assert (back.last["re"], back.last["version"]) == ("once", at.version)
    assert "hand" not in back.last["view"]


def test_agreeing_again_after_a_restart_gets_the_update_that_it_caused() -> None:  # A1
    log = EagerLog()
    at, people = four_persons(log=log)
    ana, *others = people.values()
    step(at)
    do_now(at, ana, "undo")
    for peer in others:
        do(at, peer, "agree", id=f"yes {peer.name}", proposal=1)
    last = others[-1]
    first = last.answers_to("yes Leo")
    assert at.version == 3
    again = check_taken_up(at, log)
    back = guest(again, last.name)
    do(again, back, "agree", id="yes Leo", proposal=1)
    assert back.answers_to("yes Leo") == first


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
