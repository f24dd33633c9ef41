"""A table: what each is told and when, links, workers and what the log has of it."""

from __future__ import annotations

from doublesix.protocol import manners
from doublesix.protocol import requests as ask
from doublesix.protocol.answers import ANSWERS
from doublesix.protocol.errors import Closing
from doublesix.rules.acts import Kind
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.shuffle import seeded_hands
from doublesix_server.log import Acted, Began
from doublesix_server.people import identity_of
from tests.server.fakes import FakePeer, FakeStaff, WaitingLog, table
from tests.server.tables import (
    NAMES,
    act,
    alone,
    do,
    four_persons,
    guest,
    peer_in_turn,
    to_the_end,
    until_turn_of,
    worker_in,
)


def test_every_frame_of_a_session_has_the_documented_form() -> None:
    at, ana = alone(profile="six-love")
    watcher = guest(at, "Eva")
    for _ in range(6):
        to_the_end(at)
        do(at, ana, "go_on", version=at.version)
    workers = [bot.peer for bot in at.seating.bots.values()]
    checked = 0
    for peer in (ana, watcher, *workers):
        assert isinstance(peer, FakePeer)
        for message in peer.messages:
            ANSWERS.validate_python(message)
            checked += 1
    assert checked > 500


def test_the_version_only_rises() -> None:
    at, ana = alone()
    until_turn_of(at, Seat.ONE)
    act(at, ana)
    do(at, ana, "undo", version=at.version)
    do(at, ana, "new_session", version=at.version)
    versions = [message["version"] for message in ana.messages if message["type"] == "update"]
    assert versions == sorted(set(versions))


def test_who_sits_and_watches_makes_no_act_stale() -> None:
    at, _ = alone()
    version = at.version
    eva = guest(at, "Eva")
    at.detach(eva)
    assert at.version == version


def test_nothing_is_told_before_the_log_has_it() -> None:
    log = WaitingLog()
    at = table(log=log)
    ana = guest(at, "Ana")
    assert ana.frames == []
    log.sync()
    assert ana.latest("table")["code"] == at.code
    at.request(ana, manners.Sit(id="sit", seat=1))
    for seat in (2, 3, 4):
        at.request(ana, manners.Fill(id=f"f{seat}", seat=seat, level="club"))
    at.request(ana, manners.Start(id="s"))
    log.sync()
    told = len(ana.frames)
    at.request(ana, ask.Pass(id="p", version=at.version))
    at.request(ana, ask.Play(id="q", version=at.version, tile="66"))
    at.request(ana, ask.Pass(id="p", version=at.version))
    late = guest(at, "Eva")
    assert len(ana.frames) == told
    assert late.frames == []
    log.sync()
    assert len(ana.frames) > told
    assert late.frames


def test_the_log_has_every_act_with_who_made_it_and_the_hands_of_a_new_deal() -> None:
    log = WaitingLog()
    at = table(log=log)
    ana = guest(at, "Ana")
    for seat in SEATS:
        at.request(ana, manners.Fill(id=f"f{seat}", seat=int(seat), level="club"))
    at.request(ana, manners.Start(id="s"))
    for seat in SEATS:
        worker_in(at, seat)
    log.sync()
    while at.session is not None and at.session.deal.turn is not None:
        at.request(peer_in_turn(at), first_of(peer_in_turn(at), at.version))
        log.sync()
    at.request(ana, ask.GoOn(id="on", version=at.version))
    began, *acted = [entry for entry in log.entries if isinstance(entry, Began | Acted)]
    assert isinstance(began, Began)
    assert began.hands == seeded_hands("rainy sunday", 1)
    assert [entry.version for entry in (began, *acted)] == list(range(1, at.version + 1))
    on = acted[-1]
    assert isinstance(on, Acted)
    assert on.hands == seeded_hands("rainy sunday", 2)
    assert all(entry.hands is None for entry in acted[:-1] if isinstance(entry, Acted))
    actors = {entry.step.actor.kind for entry in acted[:-1] if isinstance(entry, Acted)}
    assert actors == {Kind.BOT}


def first_of(peer: FakePeer, version: int) -> ask.Act:
    chosen = peer.view["legal"][0]
    if chosen == ["pass"]:
        return ask.Pass(id=f"v{version}", version=version)
    end = chosen[1] if len(chosen) > 1 else None
    return ask.Play(id=f"v{version}", version=version, tile=chosen[0], end=end)


def test_each_seat_is_told_its_own_hand_and_no_other() -> None:
    at, people = four_persons()
    watcher = guest(at, "Ben")
    assert at.session is not None
    for seat, peer in people.items():
        assert peer.view["hand"] == [tile.name for tile in at.session.deal.hand(seat)]
        assert peer.view["seat"] == seat
    assert not {"hand", "legal", "seat"} & set(watcher.view)


def test_a_seat_outlives_its_connection() -> None:  # S4
    at, people = four_persons()
    before = people[Seat.TWO].view
    at.detach(people[Seat.TWO])
    assert people[Seat.ONE].latest("table")["seats"][1]["state"] == "lost"
    back = guest(at, "Ivo")
    assert back.view == before
    assert people[Seat.ONE].latest("table")["seats"][1]["state"] == "here"


def test_coming_back_is_the_current_update_whatever_happened_meanwhile() -> None:
    at, people = four_persons()
    gone = next(seat for seat, peer in people.items() if not peer.view["legal"])
    at.detach(people[gone])
    assert at.session is not None
    version = at.version
    while at.session.deal.turn not in (gone, None):
        act(at, peer_in_turn(at))
    assert at.version > version
    back = guest(at, NAMES[gone])
    kinds = [message["type"] for message in back.messages]
    assert kinds == ["table", "update"]
    assert back.view["seat"] == gone
    assert back.latest("update")["version"] == at.version


def test_a_newer_link_takes_over_and_the_older_is_told_why() -> None:  # S1
    at, people = four_persons()
    newer = guest(at, "Ana")
    assert people[Seat.ONE].closed is Closing.TAKEN_OVER
    at.detach(people[Seat.ONE])
    assert newer.latest("table")["seats"][0]["state"] == "here"


def test_a_link_that_was_taken_over_changes_nothing_when_it_goes() -> None:
    at = table()
    ana = guest(at, "Ana")
    stranger = FakePeer("Stranger")
    at.detach(stranger)
    assert at.is_here(ana)
    assert not at.is_here(stranger)


def test_workers_rest_while_no_person_is_here_and_come_back_with_one() -> None:  # R3
    staff = FakeStaff()
    at, ana = alone(staff=staff)
    at.detach(ana)
    assert at.seating.is_deserted()
    at.rest()
    assert staff.released == [Seat.TWO, Seat.THREE, Seat.FOUR]
    staff.wanted.clear()
    guest(at, "Ana")
    assert staff.wanted == [(seat, "club") for seat in (Seat.TWO, Seat.THREE, Seat.FOUR)]
    guest(at, "Eva")
    assert len(staff.wanted) == 3


def test_nobody_left_means_abandoned() -> None:  # C2
    at, ana = alone()
    assert not at.seating.is_abandoned()
    at.detach(ana)
    assert not at.seating.is_abandoned()
    back = guest(at, "Ana")
    do(at, back, "leave")
    assert at.seating.is_abandoned()


def test_closing_a_table_tells_its_people_and_lets_the_workers_go() -> None:
    staff = FakeStaff()
    at, ana = alone(staff=staff)
    at.close()
    assert ana.closed is Closing.TABLE_CLOSED
    assert staff.released == [Seat.TWO, Seat.THREE, Seat.FOUR]
    at.detach(ana)


def test_a_worker_that_sends_nonsense_fails_and_one_whose_link_is_lost_is_replaced() -> None:
    staff = FakeStaff()
    at, ana = alone(staff=staff)
    worker = at.seating.bots[Seat.TWO].peer
    assert isinstance(worker, FakePeer)
    at.blame(worker)
    at.blame(ana)
    assert staff.failures == [Seat.TWO]
    at.detach(worker)
    assert staff.losses == [Seat.TWO]
    assert ana.latest("table")["seats"][1]["state"] == "waiting"


def test_the_older_of_two_workers_in_a_seat_is_closed() -> None:
    at, ana = alone()
    older = at.seating.bots[Seat.TWO].peer
    assert isinstance(older, FakePeer)
    newer = FakePeer("ticket 2")
    at.attach_bot(newer, Seat.TWO)
    assert older.closed is Closing.TAKEN_OVER
    at.give_ticket(Seat.TWO, identity_of(b"another"))
    assert newer.closed is Closing.SEAT_GIVEN_AWAY
    assert ana.latest("table")["seats"][1]["state"] == "waiting"
