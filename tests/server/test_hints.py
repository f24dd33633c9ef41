"""Hints: asked with the view of one seat and nothing else, told to who asked (C3)."""

from __future__ import annotations

import random

import pytest

from doublesix.protocol.codec import pack
from doublesix.protocol.hints import ActReason
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.table import Table
from tests.blindness import twin
from tests.server.fakes import FakePeer, FakeStaff, House, Message, offers
from tests.server.tables import (
    act,
    agree,
    alone,
    ask_for,
    do,
    do_now,
    guest,
    one_device,
    several,
    step,
    to_the_end,
    until_turn_of,
)

WHY = ActReason(reason="makes_pass", values={"seat": 2, "sure": True})


def asked(persons: int = 1) -> tuple[Table, FakePeer, FakeStaff]:
    """Return a table with Ana to act."""
    staff = FakeStaff()
    at, people = several(persons, staff=staff)
    until_turn_of(at, Seat.ONE)
    return at, people[Seat.ONE], staff


def house_in_play(profile: str = "chiva") -> tuple[House, FakePeer, FakePeer]:
    """Return a house with a worker and Ana, who is to act."""
    house = House()
    worker, ana = house.worker(), house.person("Ana")
    house.says(ana, "create", "c", profile=profile, seed="rainy sunday")
    house.says(ana, "sit", "s", seat=1)
    for seat in SEATS[1:]:
        house.says(ana, "fill", f"f{seat}", seat=int(seat), level="club")
    house.says(ana, "start", "b")
    for offer in offers(worker):
        house.take(offer)
    at = ana.table
    assert at is not None
    until_turn_of(at, Seat.ONE)
    return house, worker, ana


def question(worker: FakePeer) -> Message:
    return worker.latest("question")


def test_a_hint_is_what_a_worker_would_do_and_goes_to_who_asked() -> None:
    at, ana, staff = asked(2)
    others = [guest(at, "Ben"), at.seating.numbered(2).peer]
    told = [len(peer.frames) for peer in others if isinstance(peer, FakePeer)]
    ask_for(at, ana, "hint", id="h", version=at.version)
    assert ana.answers_to("h") == []
    [(seat, then)] = staff.questions
    assert seat is Seat.ONE
    then("club", ana.view["legal"][0], [WHY])
    assert ana.last == {
        "type": "hint",
        "re": "h",
        "version": at.version,
        "level": "club",
        "act": ana.view["legal"][0],
        "reasons": [{"reason": "makes_pass", "values": {"seat": 2, "sure": True}}],
    }
    assert [len(peer.frames) for peer in others if isinstance(peer, FakePeer)] == told


@pytest.mark.parametrize("profile", ["chiva", "six-love"])
def test_the_question_s_view_is_the_seat_s_latest_view_byte_for_byte(profile: str) -> None:  # C3
    house, worker, ana = house_in_play(profile)
    at = ana.table
    assert at is not None
    for number in range(8):
        house.says(ana, "hint", f"h{number}", version=at.version)
        view = pack(question(worker)["view"])
        assert view in ana.frames[ana.messages.index(ana.latest("update"))]
        assert view in worker.frames[worker.messages.index(question(worker))]
        house.says(
            worker,
            "advise",
            f"a{number}",
            number=question(worker)["number"],
            act=ana.view["legal"][0],
        )
        assert len(ana.answers_to(f"h{number}")) == 1
        act(at, ana)
        until_turn_of(at, Seat.ONE)


def test_other_tiles_where_the_seat_cannot_look_make_the_same_question() -> None:  # C3, Rules 4.3
    house, worker, ana = house_in_play()
    at = ana.table
    assert at is not None
    assert at.session is not None
    session, rng = at.session, random.Random(5)
    questions = []
    for number in range(6):
        if number:
            at.course.session = twin(session, Seat.ONE, rng)
            assert at.session.deal.hands != session.deal.hands
        house.says(ana, "hint", f"h{number}", version=at.version)
        questions.append({**question(worker), "number": 0})
        house.says(
            worker,
            "advise",
            f"a{number}",
            number=question(worker)["number"],
            act=ana.view["legal"][0],
        )
    assert {pack(one) for one in questions} == {pack(questions[0])}


def test_a_repeated_hint_is_one_question_and_has_one_answer() -> None:  # A1
    at, ana, staff = asked()
    for _ in range(3):
        ask_for(at, ana, "hint", id="h", version=at.version)
    [(_, then)] = staff.questions
    then("club", ["66"], ())
    assert len(ana.answers_to("h")) == 1
    ask_for(at, ana, "hint", id="h", version=at.version)
    assert len(set(ana.answers_to("h"))) == 1
    assert len(staff.questions) == 1


def test_one_hint_at_a_time_for_each_person() -> None:
    at, ana, staff = asked()
    ask_for(at, ana, "hint", version=at.version)
    assert do_now(at, ana, "hint")["reason"] == "busy"
    staff.questions[0][1]("club", ["66"], ())
    ask_for(at, ana, "hint", version=at.version)
    assert len(staff.questions) == 2


def test_there_is_no_hint_where_nobody_can_tell() -> None:
    at, ana, staff = asked()
    ask_for(at, ana, "hint", id="h", version=at.version)
    staff.questions[0][1]("", None, ())
    assert ana.last["reason"] == "no_hint"


def test_a_hint_that_comes_after_the_act_is_stale() -> None:
    at, ana, staff = asked()
    ask_for(at, ana, "hint", id="h", version=at.version)
    act(at, ana)
    staff.questions[0][1]("club", ["66"], ())
    assert (ana.last["re"], ana.last["reason"]) == ("h", "stale")


def test_a_hint_that_comes_after_an_undo_tells_nothing_of_what_was_left() -> None:  # Rules 4.2
    at, ana, staff = asked(2)
    step(at)
    until_turn_of(at, Seat.ONE)
    ask_for(at, ana, "hint", id="h", version=at.version)
    do_now(at, ana, "undo")
    other = at.seating.numbered(2).peer
    assert isinstance(other, FakePeer)
    agree(at, other)
    staff.questions[0][1]("club", ["66"], ())
    assert ana.last["reason"] == "stale"


def test_a_hint_waits_for_whoever_lost_the_link() -> None:
    at, ana, staff = asked()
    ask_for(at, ana, "hint", id="h", version=at.version)
    at.detach(ana)
    staff.questions[0][1]("club", ["66"], ())
    back = guest(at, "Ana")
    assert do_now(at, back, "hint", id="h")["act"] == ["66"]


def test_who_leaves_before_the_hint_comes_is_told_that_there_is_none() -> None:
    at, ana, staff = asked(2)
    ask_for(at, ana, "hint", id="h", version=at.version)
    assert do(at, ana, "leave")["type"] == "left"
    assert [one["reason"] for one in ana.messages if one.get("re") == "h"] == ["no_hint"]
    back = guest(at, "Ana")
    ask_for(at, back, "hint", id="again", version=at.version)
    staff.questions[0][1]("club", ["66"], ())
    assert back.answers_to("again") == back.answers_to("h") == []
    staff.questions[1][1]("club", ["66"], ())
    assert (back.last["re"], back.last["type"]) == ("again", "hint")


def test_a_hint_is_for_who_must_act() -> None:
    at, _, staff = asked(2)
    other = at.seating.numbered(2).peer
    assert isinstance(other, FakePeer)
    assert do_now(at, other, "hint")["reason"] == "no_hint"
    assert do_now(at, guest(at, "Ben"), "hint")["reason"] == "not_seated"
    assert do(at, other, "hint", version=at.version - 1)["reason"] == "stale"
    assert staff.questions == []


def test_hints_may_be_switched_off() -> None:
    at, ana = alone()
    to_the_end(at)
    do(at, ana, "set_policies", policies={"hints": False})
    do_now(at, ana, "go_on")
    until_turn_of(at, Seat.ONE)
    refused = do_now(at, ana, "hint")
    assert (refused["reason"], refused["values"]) == ("switched_off", {"policy": "hints"})


def test_a_hint_is_never_shown_where_another_person_looks_now() -> None:  # H3, Rules 4.5
    staff = FakeStaff()
    at, device, _ = one_device(staff=staff)
    until_turn_of(at, Seat.ONE)
    do(at, device, "cover")
    assert do_now(at, device, "hint")["reason"] == "covered"
    do(at, device, "uncover", seat=1)
    ask_for(at, device, "hint", id="h", version=at.version)
    do(at, device, "cover")
    staff.questions[0][1]("club", ["66"], ())
    assert device.last["reason"] == "stale"


def test_a_hint_at_a_shared_device_is_not_told_again_to_whoever_comes_next() -> None:  # H3
    staff = FakeStaff()
    at, device, _ = one_device(staff=staff)
    until_turn_of(at, Seat.ONE)
    do(at, device, "uncover", seat=1)
    ask_for(at, device, "hint", id="h", version=at.version)
    staff.questions[0][1]("club", ["66"], ())
    assert device.last["type"] == "hint"
    do(at, device, "cover")
    assert do_now(at, device, "hint", id="h")["reason"] == "covered"
