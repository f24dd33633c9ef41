from __future__ import annotations

from doublesix_client.words.people import People
from doublesix_client.words.who import WhoWords
from tests.client.words.samples import bot, seat, table


def test_people_have_their_names_and_computer_players_the_table_s() -> None:
    people = WhoWords().people(table(seat(1), bot(2), bot(3), bot(4)), 1)
    assert people == People(("Ana", "Nelson", "Tito", "Marisol"), 1)


def test_a_computer_player_is_not_called_as_a_person_there() -> None:
    here = table(seat(1, name="nelson"), bot(2), bot(3), bot(4), unseated=[
        {"person": 9, "name": "Tito"}
    ])  # fmt: skip
    assert WhoWords().people(here, 1).names == ("nelson", "Winsome", "Junior", "Marisol")


def test_two_of_one_name_are_told_apart_by_their_seats() -> None:
    here = table(seat(1), seat(2, name="ANA"), seat(3), bot(4))
    assert WhoWords().people(here, 1).names == ("Ana (seat 1)", "ANA (seat 2)", "Tito", "Marisol")


def test_a_seat_without_a_name_has_its_number() -> None:
    here = table(seat(1, name=""), seat(2, kind="open", person=None, name=None), seat(3), bot(4))
    assert WhoWords().people(here, None).names == ("Seat 1", "Seat 2", "Tito", "Marisol")


def test_everybody_is_found_by_number() -> None:
    here = table(
        seat(1), seat(2), seat(3, person=1), bot(4),
        unseated=[{"person": 7, "name": "Leo"}, {"person": 8, "name": ""}],
    )  # fmt: skip
    who = WhoWords()
    assert who.persons(here) == {1: "Ana", 2: "Nelson", 7: "Leo", 8: "Somebody"}
    assert who.person(here, 99) == who.person(here, None) == "Somebody"
