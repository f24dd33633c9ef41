"""Consent: one open proposal, who agreed to it, and how it ended (A4)."""

from __future__ import annotations

import pytest

from doublesix.protocol import requests as ask
from doublesix.protocol.errors import Refusal
from doublesix.rules.seat import Seat
from doublesix_server.consent import Consent, How, Kind
from doublesix_server.people import Person
from doublesix_server.refusal import Refused
from tests.server.fakes import FakePeer

UNDO = ask.Undo(id="u", version=3)


def person(number: int) -> Person:
    peer = FakePeer(f"person {number}")
    return Person(peer.identity, peer.name, peer, number)


ANA, IVO, EVA = person(1), person(2), person(3)
ALL = [ANA, IVO, EVA]


def how_it_ended(consent: Consent) -> How | None:
    return None if consent.ended is None else consent.ended.how


def test_who_proposes_agrees() -> None:
    consent = Consent()
    proposal = consent.propose(Kind.UNDO, ANA, act=UNDO)
    assert consent.missing(ALL) == [IVO, EVA]
    assert consent.find(proposal.number) is proposal
    consent.agree(IVO)
    consent.agree(IVO)
    assert consent.missing(ALL) == [EVA]


def test_one_proposal_is_open_at_a_time() -> None:
    consent = Consent()
    open_one = consent.propose(Kind.UNDO, ANA, act=UNDO)
    with pytest.raises(Refused) as refused:
        consent.propose(Kind.STOP, IVO)
    assert refused.value.reason is Refusal.PROPOSAL_OPEN
    assert refused.value.values == {"proposal": open_one.number}


def test_each_proposal_has_a_number_of_its_own_and_begins_anew() -> None:
    consent = Consent()
    first = consent.propose(Kind.UNDO, ANA, act=UNDO)
    consent.agree(IVO)
    consent.carried_out()
    second = consent.propose(Kind.UNDO, EVA, act=UNDO)
    assert second.number == first.number + 1
    assert consent.missing(ALL) == [ANA, IVO]
    for number in (first.number, second.number + 1):
        with pytest.raises(Refused):
            consent.find(number)


def test_a_refused_proposal_takes_no_number() -> None:
    consent = Consent()
    consent.decline(consent.propose(Kind.UNDO, ANA, act=UNDO), IVO)
    with pytest.raises(Refused):
        consent.propose(Kind.UNDO, ANA, act=UNDO)
    assert consent.propose(Kind.STOP, ANA).number == 2


def test_who_withdraws_does_not_ask_the_same_until_the_position_changes() -> None:  # A4
    consent = Consent()
    consent.decline(consent.propose(Kind.UNDO, ANA, act=UNDO), ANA)
    assert how_it_ended(consent) is How.WITHDRAWN
    with pytest.raises(Refused) as refused:
        consent.propose(Kind.UNDO, ANA, act=UNDO)
    assert refused.value.reason is Refusal.DECLINED_BEFORE
    consent.decline(consent.propose(Kind.RESTART, ANA, act=UNDO), IVO)
    consent.position_changed()
    consent.propose(Kind.UNDO, ANA, act=UNDO)


def test_what_was_declined_is_not_asked_again_under_a_new_number() -> None:  # A4
    consent = Consent()
    consent.decline(consent.propose(Kind.GIVE_SEAT, IVO, seat=Seat.TWO, about=IVO), ANA)
    again = Person(IVO.identity, "Ivan", IVO.peer, 9)
    for receiver in (again, IVO):
        with pytest.raises(Refused) as refused:
            consent.propose(Kind.GIVE_SEAT, again, seat=Seat.TWO, about=receiver)
        assert refused.value.reason is Refusal.DECLINED_BEFORE
    consent.propose(Kind.GIVE_SEAT, again, seat=Seat.THREE, about=again)


def seated(number: int) -> Person:
    one = person(number)
    one.seats[Seat(number)] = one.name
    return one


def test_a_passer_by_s_wish_makes_room_for_what_somebody_with_a_seat_asks() -> None:  # A4
    consent, leo, mia = Consent(), seated(4), seated(3)
    wish = consent.propose(Kind.GIVE_SEAT, ANA, seat=Seat.TWO, about=ANA)
    with pytest.raises(Refused):
        consent.propose(Kind.GIVE_SEAT, IVO, seat=Seat.TWO, about=IVO)
    asked = consent.propose(Kind.UNDO, leo, act=UNDO)
    assert consent.open is asked
    with pytest.raises(Refused):
        consent.find(wish.number)
    for later in (ANA, mia):
        with pytest.raises(Refused) as refused:
            consent.propose(Kind.STOP, later)
        assert refused.value.values == {"proposal": asked.number}


def test_a_passer_by_s_wish_stays_where_what_is_asked_instead_was_declined() -> None:  # A4
    consent, leo = Consent(), seated(4)
    consent.decline(consent.propose(Kind.STAND_IN, leo, seat=Seat.TWO), ANA)
    wish = consent.propose(Kind.GIVE_SEAT, ANA, seat=Seat.TWO, about=ANA)
    with pytest.raises(Refused) as refused:
        consent.propose(Kind.STAND_IN, leo, seat=Seat.TWO)
    assert refused.value.reason is Refusal.DECLINED_BEFORE
    assert consent.find(wish.number) is wish


def test_what_was_declined_is_not_asked_again_until_the_position_changes() -> None:  # A4
    consent = Consent()
    consent.decline(consent.propose(Kind.UNDO, ANA, act=UNDO), IVO)
    assert how_it_ended(consent) is How.DECLINED
    with pytest.raises(Refused) as refused:
        consent.propose(Kind.UNDO, ANA, act=UNDO)
    assert refused.value.reason is Refusal.DECLINED_BEFORE
    consent.decline(consent.propose(Kind.UNDO, EVA, act=UNDO), EVA)
    consent.decline(consent.propose(Kind.RESTART, ANA, act=UNDO), ANA)
    consent.position_changed()
    consent.propose(Kind.UNDO, ANA, act=UNDO)


def test_a_stand_in_declined_for_one_seat_may_be_asked_for_another() -> None:
    consent = Consent()
    consent.decline(consent.propose(Kind.STAND_IN, ANA, seat=Seat.TWO), EVA)
    with pytest.raises(Refused):
        consent.propose(Kind.STAND_IN, ANA, seat=Seat.TWO)
    consent.propose(Kind.STAND_IN, ANA, seat=Seat.THREE)


def test_what_is_about_the_position_is_withdrawn_with_it_and_a_stand_in_is_not() -> None:
    consent = Consent()
    assert not consent.position_changed()
    consent.propose(Kind.UNDO, ANA, act=UNDO)
    assert consent.position_changed()
    assert how_it_ended(consent) is How.MOVED_ON
    consent.propose(Kind.STAND_IN, ANA, seat=Seat.TWO)
    assert not consent.position_changed()
    assert consent.open is not None
    consent.lapse()
    assert how_it_ended(consent) is How.MOVED_ON
    consent.lapse()


def test_everybody_is_told_who_agreed_and_who_is_missing() -> None:
    consent = Consent()
    assert consent.plain(ALL) is None
    consent.propose(Kind.GIVE_SEAT, ANA, seat=Seat.TWO, about=EVA)
    consent.agree(IVO)
    assert consent.plain(ALL) == {
        "proposal": 1,
        "kind": "give_seat",
        "by": 1,
        "seat": 2,
        "person": 3,
        "agreed": [1, 2],
        "missing": [3],
    }


def test_everybody_is_told_how_it_ended_and_who_declined() -> None:
    consent = Consent()
    consent.decline(consent.propose(Kind.UNDO, ANA, act=UNDO), IVO)
    assert consent.ended is not None
    assert consent.ended.plain() == {
        "proposal": 1,
        "kind": "undo",
        "by": 1,
        "how": "declined",
        "who": 2,
    }
    consent.propose(Kind.STOP, ANA)
    assert consent.ended is None
