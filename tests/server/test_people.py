"""People: names that are safe to show, identities, and what a link takes along when it goes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.rules.seat import Seat
from doublesix_server.people import Bot, Person, clean_name, clean_text, identity_of
from tests.server.fakes import FakePeer


def person(*seats: Seat, here: bool = True) -> Person:
    peer = FakePeer("Ana")
    names = {seat: f"in {int(seat)}" for seat in seats}
    return Person(peer.identity, "Ana", peer if here else None, 1, names)


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


@given(st.text(max_size=300))
def test_what_is_said_stays_on_one_line_and_is_not_shortened_twice(text: str) -> None:
    clean = clean_text(text)
    assert len(clean.splitlines()) <= 1
    assert clean_text(clean) == clean


def test_an_identity_is_a_hash_that_does_not_show_the_secret() -> None:  # S1
    secret = bytes(range(16))
    assert identity_of(secret) == identity_of(secret)
    assert identity_of(secret) != identity_of(bytes(16))
    assert identity_of(secret).find(secret) == -1


def test_one_seat_is_never_covered_and_several_are_until_one_is_uncovered() -> None:  # Rules 4.5
    one, two = person(Seat.THREE), person(Seat.ONE, Seat.THREE)
    assert (one.is_shared, one.seat) == (False, Seat.THREE)
    assert (two.is_shared, two.seat) == (True, None)
    two.uncovered = Seat.ONE
    assert two.seat is Seat.ONE
    assert person().seat is None


def test_thinking_lost_and_left_are_three_states() -> None:  # S5
    assert person(Seat.ONE).state == "here"
    assert person(Seat.ONE, here=False).state == "lost"
    gone = person(Seat.ONE, here=False)
    gone.left = True
    assert gone.state == "left"
    assert (person(Seat.ONE).is_seated, gone.is_seated, person().is_seated) == (True, False, False)


def test_a_lost_link_ends_a_hold_forced_passes_and_what_is_uncovered() -> None:  # Rules 5.6
    one = person(Seat.ONE, Seat.THREE)
    one.uncovered, one.holds, one.passes_at_once = Seat.ONE, True, True
    one.unlink()
    assert one.peer is None
    assert one.seat is None
    assert not one.holds
    assert not one.passes_at_once


def test_one_is_told_ones_number_and_seats_and_a_computer_player_only_its_seat() -> None:
    assert person(Seat.ONE).plain() == {"person": 1, "seat": 1, "seats": [1], "lent": []}
    two = person(Seat.THREE, Seat.ONE)
    two.uncovered = Seat.ONE
    assert two.plain() == {"person": 1, "seat": None, "seats": [1, 3], "lent": []}
    passer_by = person()
    assert passer_by.plain() == {"person": 1, "seat": None, "seats": [], "lent": []}
    passer_by.lent = {Seat.FOUR: "Ana", Seat.TWO: "Eva"}
    assert passer_by.plain() == {"person": 1, "seat": None, "seats": [], "lent": [2, 4]}
    bot = Bot(Seat.TWO, "club").plain()
    assert bot == {"person": None, "seat": 2, "seats": [2], "lent": []}


def test_who_speaks_is_shown_by_the_name_of_the_uncovered_seat_or_of_the_first() -> None:
    one, two = person(Seat.THREE), person(Seat.ONE, Seat.THREE)
    assert (one.shown_name, two.shown_name, person().shown_name) == ("in 3", "in 1", "Ana")
    two.uncovered = Seat.THREE
    assert two.shown_name == "in 3"


def test_a_computer_player_waits_until_a_worker_plays_it() -> None:
    bot = Bot(Seat.TWO, "club")
    assert bot.state == "waiting"
    bot.peer = FakePeer("worker")
    assert bot.state == "here"
