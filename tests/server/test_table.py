"""A table: who may do what at it, what each is told, and when."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol import requests as ask
from doublesix.protocol.answers import ANSWERS
from doublesix.protocol.errors import Closing
from doublesix.rules.acts import Kind, Play
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.shuffle import seeded_hands
from doublesix_server.log import Acted, Began
from doublesix_server.seating import identity_of
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, FakeStaff, Message, WaitingLog, table

COUNT = iter(range(10**9))


def do(at: Table, peer: FakePeer, kind: str, **fields: Any) -> Message:
    """Have a peer ask something, and return the answer."""
    request_id = fields.pop("id", f"r{next(COUNT)}")
    at.request(peer, ask.read_request({"type": kind, "id": request_id, **fields}))  # type: ignore[arg-type]
    return next(one for one in reversed(peer.messages) if one.get("re") == request_id)


def guest(at: Table, name: str) -> FakePeer:
    peer = FakePeer(name)
    at.attach(peer, ask.Join(id=f"join {name}", code=at.code))
    return peer


def alone(**options: Any) -> tuple[Table, FakePeer]:
    """A table where Ana sits in seat 1 with three computer players, begun."""
    at = table(**options)
    ana = guest(at, "Ana")
    do(at, ana, "sit", seat=1)
    for seat in (2, 3, 4):
        do(at, ana, "fill", seat=seat, level="club")
    do(at, ana, "start")
    for seat in (2, 3, 4):
        worker_in(at, Seat(seat))
    return at, ana


def worker_in(at: Table, seat: Seat) -> FakePeer:
    worker = FakePeer(f"ticket {seat}")
    at.give_ticket(seat, worker.identity)
    at.attach_bot(worker, seat)
    return worker


def four_persons(**options: Any) -> tuple[Table, dict[Seat, FakePeer]]:
    at = table(**options)
    people = {seat: guest(at, name) for seat, name in zip(SEATS, "ABCD", strict=True)}
    for seat, peer in people.items():
        do(at, peer, "sit", seat=int(seat))
    do(at, people[Seat.ONE], "start")
    return at, people


def act(at: Table, peer: FakePeer) -> Message:
    """Have a peer do the first thing it may."""
    chosen = peer.view["legal"][0]
    version = peer.latest("update")["version"]
    if chosen == ["pass"]:
        return do(at, peer, "pass", version=version)
    if chosen[0] == "name":
        return do(at, peer, "name", version=version, opener=chosen[1])
    end = {"end": chosen[1]} if len(chosen) > 1 else {}
    return do(at, peer, "play", version=version, tile=chosen[0], **end)


def peer_in_turn(at: Table) -> FakePeer:
    assert at.session is not None
    turn = at.session.deal.turn
    assert turn is not None
    sitter = at.seating.sitter(turn)
    assert sitter is not None
    assert isinstance(sitter.peer, FakePeer)
    return sitter.peer


def to_the_end(at: Table) -> None:
    while at.session is not None and at.session.deal.turn is not None:
        act(at, peer_in_turn(at))


# Coming, sitting, starting


def test_who_comes_first_is_host_and_a_watcher() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    assert ana.latest("table")["you"] == {"seat": None, "host": True}
    assert ivo.latest("table")["you"] == {"seat": None, "host": False}
    assert ana.latest("table")["watchers"] == 2
    assert ana.latest("table")["host"] == "Ana"


def test_a_seat_has_one_person_and_a_person_one_seat() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    assert do(at, ana, "sit", seat=1)["you"]["seat"] == 1
    assert do(at, ivo, "sit", seat=1)["reason"] == "seat_taken"
    assert do(at, ana, "sit", seat=3)["you"]["seat"] == 3
    assert [seat["state"] for seat in ivo.latest("table")["seats"]] == [
        *("open", "open", "here", "open")
    ]


def test_two_sits_at_once_give_one_seat() -> None:
    at = table()
    ana = guest(at, "Ana")
    do(at, ana, "sit", seat=1, id="a")
    do(at, ana, "sit", seat=1, id="a")
    do(at, ana, "sit", seat=1, id="b")
    assert sum(seat["kind"] == "person" for seat in ana.latest("table")["seats"]) == 1


def test_only_the_host_fills_starts_and_clears_others_seats() -> None:
    staff = FakeStaff()
    at = table(staff=staff)
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ivo, "sit", seat=2)
    assert do(at, ivo, "fill", seat=3, level="club")["reason"] == "host_only"
    assert do(at, ivo, "start")["reason"] == "host_only"
    do(at, ana, "fill", seat=3, level="club")
    assert staff.wanted == [(Seat.THREE, "club")]
    assert do(at, ivo, "vacate", seat=3)["reason"] == "host_only"
    do(at, ana, "vacate", seat=3)
    assert staff.released == [Seat.THREE]
    do(at, ana, "vacate", seat=2)
    assert ivo.latest("table")["you"]["seat"] is None
    assert do(at, ana, "vacate", seat=2)["reason"] == "seat_open"


def test_one_may_leave_ones_own_seat_before_the_start() -> None:
    at = table()
    guest(at, "Ana")
    ivo = guest(at, "Ivo")
    do(at, ivo, "sit", seat=2)
    assert do(at, ivo, "vacate", seat=2)["you"]["seat"] is None


def test_an_unknown_level_and_a_taken_seat_cannot_be_filled() -> None:
    at = table()
    ana = guest(at, "Ana")
    do(at, ana, "sit", seat=1)
    refused = do(at, ana, "fill", seat=2, level="wizard")
    assert (refused["reason"], refused["values"]) == (
        "no_such_level",
        {"levels": ["novice", "club"]},
    )
    assert do(at, ana, "fill", seat=1, level="club")["reason"] == "seat_taken"


def test_filling_again_changes_the_level() -> None:
    staff = FakeStaff()
    at = table(staff=staff)
    ana = guest(at, "Ana")
    do(at, ana, "fill", seat=2, level="club")
    table_now = do(at, ana, "fill", seat=2, level="novice")
    assert table_now["seats"][1]["level"] == "novice"
    assert staff.released == [Seat.TWO]


def test_nothing_starts_with_an_open_seat_or_twice() -> None:
    at = table()
    ana = guest(at, "Ana")
    do(at, ana, "sit", seat=1)
    refused = do(at, ana, "start")
    assert (refused["reason"], refused["values"]) == ("seat_open", {"seats": [2, 3, 4]})
    assert do(at, ana, "play", version=0, tile="66")["reason"] == "not_started"
    assert do(at, ana, "get_record")["reason"] == "not_started"
    for seat in (2, 3, 4):
        do(at, ana, "fill", seat=seat, level="club")
    assert do(at, ana, "start")["type"] == "update"
    assert ana.latest("table")["started"] is True
    for kind, fields in (
        ("start", {}),
        ("sit", {"seat": 2}),
        ("vacate", {"seat": 2}),
    ):
        assert do(at, ana, kind, **fields)["reason"] == "started"


# Acts and their answers


def test_every_request_has_exactly_one_answer() -> None:
    at, ana = alone()
    to_the_end(at)
    do(at, ana, "go_on", version=at.version, id="on")
    do(at, ana, "undo", version=at.version, id="back")
    do(at, ana, "redo", version=0, id="stale")
    for request_id in ("on", "back", "stale"):
        assert len(ana.answers_to(request_id)) == 1


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


def test_a_repeated_id_gets_its_first_answer_and_does_nothing() -> None:  # A1
    at, people = four_persons()
    peer = peer_in_turn(at)
    view = peer.view
    tile = view["legal"][0][0]
    do(at, peer, "play", version=at.version, tile=tile, id="once")
    first = peer.answers_to("once")
    version = at.version
    assert act(at, peer_in_turn(at))["type"] == "update"
    do(at, peer, "play", version=1, tile=tile, id="once")
    do(at, peer, "play", version=version, tile="64", end="left", id="once")
    assert peer.answers_to("once") == first * 3
    assert at.version == version + 1
    assert people


def test_an_id_is_not_used_again_for_something_else() -> None:
    at, people = four_persons()
    ana = people[Seat.ONE]
    do(at, ana, "get_record", id="x")
    refused = do(at, ana, "pass", version=at.version, id="x")
    assert (refused["reason"], refused["values"]) == ("id_used", {"by": "get_record"})
    assert do(at, ana, "get_record", id="x")["type"] == "record"


def test_a_refusal_is_repeated_too() -> None:
    at, people = four_persons()
    other = next(peer for peer in people.values() if not peer.view["legal"])
    do(at, other, "pass", version=at.version, id="x")
    do(at, other, "pass", version=at.version, id="x")
    first, again = other.answers_to("x")
    assert first == again


def test_a_stale_act_is_refused_and_harms_nothing() -> None:  # S4
    at, people = four_persons()
    first = peer_in_turn(at)
    act(at, first)
    session, version = at.session, at.version
    second = peer_in_turn(at)
    tile = second.view["legal"][0][0]
    refused = do(at, second, "play", version=version - 1, tile=tile, end="left")
    assert (refused["reason"], refused["values"]) == ("stale", {"version": version})
    assert at.session is session
    assert at.version == version
    assert people


def test_a_refused_act_names_the_rule() -> None:
    at, people = four_persons()
    waiting = next(peer for peer in people.values() if not peer.view["legal"])
    refused = do(at, waiting, "pass", version=at.version)
    assert (refused["reason"], refused["values"]) == ("not_your_turn", {"rule": "1.2"})


def test_who_watches_acts_for_nobody() -> None:
    at, _ = alone()
    eva = guest(at, "Eva")
    for kind in ("pass", "go_on", "undo", "new_session"):
        assert do(at, eva, kind, version=at.version)["reason"] == "not_seated"


def test_two_persons_who_go_on_at_once_begin_one_deal() -> None:  # A3
    at, people = four_persons()
    to_the_end(at)
    version = at.version
    assert do(at, people[Seat.ONE], "go_on", version=version)["type"] == "update"
    assert do(at, people[Seat.TWO], "go_on", version=version)["reason"] == "stale"
    assert people[Seat.THREE].view["deal"] == 2


def test_one_of_several_persons_takes_nothing_back_alone() -> None:  # A4, Rules 5.4
    at, people = four_persons()
    act(at, peer_in_turn(at))
    for kind in ("undo", "redo", "restart", "new_match", "new_session"):
        for peer in people.values():
            refused = do(at, peer, kind, version=at.version)
            assert refused["reason"] == "consent_needed"


def test_a_person_alone_takes_back_and_restarts() -> None:  # Rules 5.3 to 5.5
    at, ana = alone()
    while peer_in_turn(at) is not ana:
        act(at, peer_in_turn(at))
    before = ana.view
    act(at, ana)
    act(at, peer_in_turn(at))
    assert do(at, ana, "undo", version=at.version)["events"] == [{"event": "taken_back", "acts": 2}]
    assert {**ana.view, "takebacks": 0, "can_redo": False} == before
    assert ana.view["takebacks"] == 2
    do(at, ana, "redo", version=at.version)
    do(at, ana, "restart", version=at.version)
    assert ana.view["plays"] == []
    do(at, ana, "new_match", version=at.version)
    assert (ana.view["match"], ana.view["deal"], ana.view["can_undo"]) == (2, 2, False)
    do(at, ana, "new_session", version=at.version)
    assert (ana.view["match"], ana.view["deal"]) == (1, 1)


def test_the_version_only_rises() -> None:
    at, ana = alone()
    while peer_in_turn(at) is not ana:
        act(at, peer_in_turn(at))
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


def test_a_host_without_a_seat_leads_a_table_of_computer_players() -> None:
    at = table()
    ana = guest(at, "Ana")
    for seat in SEATS:
        do(at, ana, "fill", seat=int(seat), level="club")
    do(at, ana, "start")
    for seat in SEATS:
        worker_in(at, seat)
    to_the_end(at)
    assert do(at, ana, "go_on", version=at.version)["type"] == "update"
    assert "hand" not in ana.view


def test_seeded_deals_are_those_of_the_seed_and_random_ones_are_not_repeated() -> None:
    _, ana = alone(seed="rainy sunday")
    hand = [tile.name for tile in seeded_hands("rainy sunday", 1)[0]]
    assert ana.view["hand"] == hand
    assert ana.latest("table")["seeded"] is True
    hands = {tuple(alone(seed=None)[1].view["hand"]) for _ in range(5)}
    assert len(hands) == 5


# What is told, and when


def test_nothing_is_told_before_the_log_has_it() -> None:
    log = WaitingLog()
    at = table(log=log)
    ana = guest(at, "Ana")
    assert ana.frames == []
    log.sync()
    assert ana.latest("table")["code"] == at.code
    at.request(ana, ask.Sit(id="sit", seat=1))
    for seat in (2, 3, 4):
        at.request(ana, ask.Fill(id=f"f{seat}", seat=seat, level="club"))
    at.request(ana, ask.Start(id="s"))
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
        at.request(ana, ask.Fill(id=f"f{seat}", seat=int(seat), level="club"))
    at.request(ana, ask.Start(id="s"))
    for seat in SEATS:
        worker_in(at, seat)
    log.sync()
    while at.session is not None and at.session.deal.turn is not None:
        at.request(peer_in_turn(at), read_first(peer_in_turn(at), at.version))
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


def read_first(peer: FakePeer, version: int) -> ask.Act:
    chosen = peer.view["legal"][0]
    if chosen == ["pass"]:
        return ask.Pass(id=f"v{version}", version=version)
    end = chosen[1] if len(chosen) > 1 else None
    return ask.Play(id=f"v{version}", version=version, tile=chosen[0], end=end)


def test_each_seat_is_told_its_own_hand_and_no_other() -> None:
    at, people = four_persons()
    eva = guest(at, "Eva")
    assert at.session is not None
    for seat, peer in people.items():
        assert peer.view["hand"] == [tile.name for tile in at.session.deal.hand(seat)]
        assert peer.view["seat"] == seat
    assert not {"hand", "legal", "seat"} & set(eva.view)


# Links


def test_a_seat_outlives_its_connection() -> None:  # S4
    at, people = four_persons()
    before = people[Seat.TWO].view
    at.detach(people[Seat.TWO])
    assert people[Seat.ONE].latest("table")["seats"][1]["state"] == "lost"
    back = guest(at, "B")
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
    back = guest(at, "ABCD"[gone - 1])
    kinds = [message["type"] for message in back.messages]
    assert kinds == ["table", "update"]
    assert back.view["seat"] == gone
    assert back.latest("update")["version"] == at.version


def test_a_newer_link_takes_over_and_the_older_is_told_why() -> None:  # S1
    at, people = four_persons()
    newer = guest(at, "A")
    assert people[Seat.ONE].closed is Closing.TAKEN_OVER
    at.detach(people[Seat.ONE])
    assert newer.latest("table")["seats"][0]["state"] == "here"


def test_leaving_is_no_lost_link() -> None:
    at, people = four_persons()
    assert do(at, people[Seat.TWO], "leave")["type"] == "left"
    assert people[Seat.ONE].latest("table")["seats"][1]["state"] == "left"
    back = guest(at, "B")
    assert back.view["seat"] == 2


def test_leaving_before_the_start_opens_the_seat() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ivo, "sit", seat=2)
    do(at, ivo, "leave")
    assert ana.latest("table")["seats"][1]["state"] == "open"


def test_the_host_may_fill_a_seat_that_was_left_but_not_a_lost_one() -> None:  # S6
    at, people = four_persons()
    at.detach(people[Seat.TWO])
    assert do(at, people[Seat.ONE], "fill", seat=2, level="club")["reason"] == "seat_taken"
    do(at, people[Seat.THREE], "leave")
    seats = do(at, people[Seat.ONE], "fill", seat=3, level="club")["seats"]
    assert (seats[2]["kind"], seats[2]["state"]) == ("bot", "waiting")
    back = guest(at, "C")
    assert back.latest("table")["you"]["seat"] is None


def test_while_the_host_is_lost_who_sits_longest_is_host_and_then_no_more() -> None:  # S6
    at, people = four_persons()
    at.detach(people[Seat.ONE])
    assert people[Seat.TWO].latest("table")["you"]["host"] is True
    do(at, people[Seat.THREE], "leave")
    assert do(at, people[Seat.TWO], "fill", seat=3, level="club")["type"] == "table"
    back = guest(at, "A")
    assert back.latest("table")["you"]["host"] is True
    assert people[Seat.TWO].latest("table")["you"]["host"] is False


def test_who_sits_longest_becomes_host_when_the_host_goes() -> None:
    at, people = four_persons()
    do(at, people[Seat.ONE], "leave")
    assert people[Seat.TWO].latest("table")["you"]["host"] is True
    assert people[Seat.THREE].latest("table")["host"] == "B"


def test_a_host_who_only_watched_and_is_lost_is_replaced() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    at.detach(ana)
    assert ivo.latest("table")["you"]["host"] is True
    at.detach(ivo)
    assert guest(at, "Eva").latest("table")["you"]["host"] is True


def test_a_link_that_was_taken_over_changes_nothing_when_it_goes() -> None:
    at = table()
    ana = guest(at, "Ana")
    stranger = FakePeer("Stranger")
    at.detach(stranger)
    assert at.is_here(ana)
    assert not at.is_here(stranger)


def test_a_lost_person_may_be_unseated_before_the_start() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ivo, "sit", seat=2)
    at.detach(ivo)
    assert do(at, ana, "vacate", seat=2)["seats"][1]["state"] == "open"
    assert guest(at, "Ivo").latest("table")["you"]["seat"] is None


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


# Computer players' seats


def test_a_worker_may_only_act() -> None:
    staff = FakeStaff()
    at, _ = alone(staff=staff)
    worker = at.seating.bots[Seat.TWO].peer
    assert isinstance(worker, FakePeer)
    for kind, fields in (
        ("undo", {"version": at.version}),
        ("get_record", {}),
        ("leave", {}),
    ):
        assert do(at, worker, kind, **fields)["reason"] == "not_for_workers"
    assert staff.failures == [Seat.TWO] * 3


def test_a_worker_that_breaks_the_rules_fails_and_one_that_is_late_does_not() -> None:  # C1
    staff = FakeStaff()
    at, _ = alone(staff=staff)
    while at.bot_in_turn is not None and at.bot_in_turn.seat is not Seat.TWO:
        act(at, peer_in_turn(at))
    worker = at.seating.bots[Seat.TWO].peer
    assert isinstance(worker, FakePeer)
    assert do(at, worker, "pass", version=0)["reason"] == "stale"
    assert staff.failures == []
    assert do(at, worker, "play", version=at.version, tile="66", end="left")["type"] == "refused"
    assert staff.failures == [Seat.TWO]


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


def test_the_table_makes_the_first_legal_act_where_no_worker_can() -> None:
    log = WaitingLog()
    at = table(log=log)
    ana = guest(at, "Ana")
    for seat in SEATS:
        at.request(ana, ask.Fill(id=f"f{seat}", seat=int(seat), level="club"))
    at.request(ana, ask.Start(id="s"))
    assert at.bot_in_turn is not None
    at.act_for(at.bot_in_turn.seat)
    log.sync()
    step = log.steps()[-1]
    assert isinstance(step.act, Play)
    assert (step.actor.kind, step.actor.level) == (Kind.BOT, "club")
    assert ana.view["plays"][0][1] == "66"


# The record


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


@pytest.mark.parametrize("profile", ["chiva", "six-love"])
def test_a_whole_session_is_played_by_four_persons(profile: str) -> None:
    at, people = four_persons(profile=profile)
    won = 0
    for _ in range(400):
        to_the_end(at)
        won += people[Seat.ONE].view["result"]["match_winner"] is not None
        if won:
            break
        do(at, people[Seat.TWO], "go_on", version=at.version)
    assert won == 1
