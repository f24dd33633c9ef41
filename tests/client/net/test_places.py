"""Where a visit goes when its server sends it on, or is gone."""

from __future__ import annotations

from doublesix.following import MOST_HOPS
from doublesix.link import Place
from doublesix_client.net.places import Places

HOME = Place("wss://dominoes.example", "ab")
ONE, TWO = Place("wss://one.example", "cd"), Place("wss://two.example")
OPEN = Place("ws://open.example")
NOWHERE = Place("wss://[nowhere")


def test_a_visit_begins_at_home_and_goes_where_it_is_sent() -> None:
    places = Places(HOME)
    assert (places.now, places.is_home) == (HOME, True)
    assert places.follow(ONE)
    assert (places.now, places.is_home) == (ONE, False)


def test_a_place_that_fails_makes_room_for_the_next_and_home_comes_first() -> None:
    places = Places(HOME)
    places.told([ONE, TWO])
    places.follow(ONE)
    assert places.fail()
    assert places.now == HOME
    assert places.fail()
    assert places.now == TWO
    assert not places.fail()
    assert places.now == HOME


def test_where_no_other_is_known_one_waits() -> None:
    places = Places(HOME)
    assert not places.fail()
    assert places.now == HOME


def test_nobody_is_sent_about_without_end() -> None:
    places = Places(HOME)
    assert all(places.follow(place) for place in [ONE, TWO, ONE, TWO, ONE][:MOST_HOPS])
    assert not places.follow(TWO)
    assert places.follow(TWO)


def test_a_link_that_held_ends_the_count() -> None:
    places = Places(HOME)
    for _ in range(MOST_HOPS):
        places.follow(ONE)
    places.settle()
    assert places.follow(TWO)


def test_nobody_is_sent_into_the_open() -> None:
    places = Places(HOME)
    places.told([OPEN, NOWHERE, ONE])
    assert not places.follow(OPEN)
    assert not places.follow(NOWHERE)
    assert places.now == HOME
    assert places.fail()
    assert places.now == ONE
    in_the_open = Places(OPEN)
    assert in_the_open.follow(Place("ws://two.example"))
