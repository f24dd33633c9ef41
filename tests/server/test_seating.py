"""Who sits where; names that are safe to show."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.rules.seat import Seat
from doublesix_server.seating import Bot, Person, Seating, clean_name, identity_of
from tests.server.fakes import FakePeer


def seated(name: str, seat: Seat | None, *, here: bool = True) -> Person:
    peer = FakePeer(name)
    return Person(peer.identity, name, peer if here else None, seat)


def seating_of(*members: Person | Bot) -> Seating:
    seating = Seating()
    for member in members:
        if isinstance(member, Bot):
            seating.bots[member.seat] = member
        else:
            seating.persons[member.identity] = member
    return seating


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana   María\t", "Ana María"),
        ("Ana\u202egnp.exe", "Anagnp.exe"),
        ("A\u0000n\u0007a\u200b", "Ana"),
        ("", "?"),
        ("\u2067\n", "?"),
        ("Ñ" * 60, "Ñ" * 40),
        ("e\u0301", "é"),
    ],
)
def test_a_name_loses_what_could_deceive(given_name: str, shown: str) -> None:
    assert clean_name(given_name) == shown


@given(st.text(max_size=100))
def test_a_clean_name_is_never_empty_long_or_cleaned_twice(name: str) -> None:
    clean = clean_name(name)
    assert 0 < len(clean) <= 40
    assert clean.isprintable() or not clean.isascii()
    assert clean_name(clean) == clean


def test_an_identity_is_a_hash_that_does_not_show_the_secret() -> None:
    secret = bytes(range(16))
    assert identity_of(secret) == identity_of(secret)
    assert identity_of(secret) != identity_of(bytes(16))
    assert identity_of(secret).find(secret) == -1


def test_each_state_of_a_seat_is_told() -> None:
    waiting, here = Bot(Seat.ONE, "club"), Bot(Seat.TWO, "novice")
    here.peer = FakePeer("worker")
    lost = seated("Ana", Seat.THREE, here=False)
    seating = seating_of(waiting, here, lost)
    assert seating.plain_seats() == [
        {"seat": 1, "kind": "bot", "name": None, "level": "club", "state": "waiting"},
        {"seat": 2, "kind": "bot", "name": None, "level": "novice", "state": "here"},
        {"seat": 3, "kind": "person", "name": "Ana", "level": None, "state": "lost"},
        {"seat": 4, "kind": "open", "name": None, "level": None, "state": "open"},
    ]
    lost.left = True
    assert seating.plain_seats()[2]["state"] == "left"
    lost.left, lost.peer = False, FakePeer("Ana")
    assert seating.plain_seats()[2]["state"] == "here"


def test_only_persons_keep_a_table_alive() -> None:
    bots = [Bot(seat, "club") for seat in (Seat.ONE, Seat.TWO)]
    for bot in bots:
        bot.peer = FakePeer("worker")
    assert seating_of(*bots).is_abandoned()
    assert not seating_of(*bots, seated("Ana", Seat.THREE, here=False)).is_abandoned()
    assert not seating_of(*bots, seated("Ana", None)).is_abandoned()
    assert seating_of(*bots, seated("Ana", None, here=False)).is_abandoned()
    left = seated("Ana", Seat.THREE, here=False)
    left.left = True
    assert seating_of(*bots, left).is_abandoned()


def test_a_member_is_found_by_identity_whether_person_or_computer() -> None:
    ana = seated("Ana", Seat.THREE)
    bot = Bot(Seat.ONE, "club", identity=identity_of(b"ticket"))
    seating = seating_of(ana, bot, Bot(Seat.TWO, "club"))
    assert seating.member(ana.identity) is ana
    assert seating.member(identity_of(b"ticket")) is bot
    assert seating.member(identity_of(b"somebody")) is None
    assert seating.sitter(Seat.THREE) is ana
    assert seating.sitter(Seat.ONE) is bot
    assert seating.sitter(Seat.FOUR) is None
