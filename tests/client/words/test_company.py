from __future__ import annotations

from doublesix_client.words.company import CompanyWords

COMPANY = CompanyWords()


def test_who_plays_and_who_looks_on_is_told_apart() -> None:
    told = {COMPANY.you(), COMPANY.host(), COMPANY.watches(), COMPANY.computer("Novice")}
    assert len(told) == 4
    assert COMPANY.computer("Novice") == "computer player: Novice"


def test_a_seat_is_called_by_its_number() -> None:
    assert COMPANY.seat(2) == "Seat 2"


def test_what_happens_at_once_is_not_called_a_proposal() -> None:
    assert COMPANY.stand_in(is_alone=True) == "Let a computer player stand in"
    assert COMPANY.stand_in(is_alone=False) == "Propose a stand-in"


def test_a_seat_is_taken_or_given_to_somebody_by_name() -> None:
    assert COMPANY.take() == "Take this seat"
    assert COMPANY.give() == "Give this seat to somebody"
    assert COMPANY.give_to("Eva") == "To Eva"
    assert COMPANY.level("Nelson") == "How Nelson plays"


def test_those_who_look_on_without_a_name_are_counted() -> None:
    assert COMPANY.others(0) == ""
    assert COMPANY.others(3) == "3 more people watch"
    assert COMPANY.nobody_watches().endswith(".")


def test_an_invitation_says_what_became_of_it() -> None:
    assert COMPANY.copied() != COMPANY.at_home()
