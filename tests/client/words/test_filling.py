from __future__ import annotations

from doublesix_client.words.filling import filled, together


def test_a_name_with_a_place_in_it_is_not_filled_again() -> None:
    assert filled("%1 and %2", "%2", "Ana") == "%2 and Ana"


def test_places_stand_in_any_order() -> None:
    assert filled("%2, %1, %2", 1, 2) == "2, 1, 2"


def test_what_is_empty_leaves_no_gap() -> None:
    assert together("You pass.", "", "Your turn.") == "You pass. Your turn."
