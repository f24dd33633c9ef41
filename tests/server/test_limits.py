"""Limits: what may be asked at once, in the long run, and from one address."""

from __future__ import annotations

import pytest

from doublesix_server import limits as room
from doublesix_server.limits import Bucket, Guesses, Pace, Presence, Ruling, block_of
from tests.server.fakes import FakeClock


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def test_a_bucket_gives_what_it_holds_and_fills_with_time(clock: FakeClock) -> None:
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.is_empty
    clock.now += 0.5
    assert bucket.take()
    assert not bucket.take()
    clock.now += 1000
    assert bucket.is_full
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_is_dear_takes_more_and_never_more_than_all(clock: FakeClock) -> None:
    bucket = Bucket(1, 10, clock)
    assert bucket.take(8)
    assert not bucket.take(8)
    assert bucket.take(2)
    clock.now += 10
    assert bucket.take(50)
    assert not bucket.take()


def test_who_asks_too_fast_is_refused_and_heard_again_later(clock: FakeClock) -> None:
    pace = Pace(10, 5, clock)
    assert [pace.judge() for _ in range(6)] == [Ruling.FINE] * 5 + [Ruling.TOO_FAST]
    clock.now += 0.1
    assert pace.judge() is Ruling.FINE


def test_who_goes_on_and_on_is_far_too_fast(clock: FakeClock) -> None:
    pace = Pace(10, 5, clock)
    rulings = [pace.judge() for _ in range(56)]
    assert rulings == [Ruling.FINE] * 5 + [Ruling.TOO_FAST] * 50 + [Ruling.FAR_TOO_FAST]


def test_who_is_a_little_too_fast_for_ever_is_never_far_too_fast(clock: FakeClock) -> None:
    pace, rulings = Pace(10, 5, clock), set()
    for _ in range(1000):
        clock.now += 0.07
        rulings.add(pace.judge())
    assert rulings == {Ruling.FINE, Ruling.TOO_FAST}


@pytest.mark.parametrize(
    ("address", "block"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no address", "no address"),
        ("", ""),
    ],
)
def test_a_house_is_one_block(address: str, block: str) -> None:
    assert block_of(address) == block


def test_an_address_has_room_for_so_many_and_is_forgotten_with_the_last() -> None:
    presence = Presence(2)
    stays = []
    for address in ("203.0.113.7", "2001:db8::1", "203.0.113.7"):
        assert presence.has_room(address)
        stays.append(presence.come(address))
    assert not presence.has_room("203.0.113.7")
    assert presence.has_room("203.0.113.8")
    assert presence.has_room("2001:db8::2")
    for _ in range(2):
        stays[0].end()
    assert presence.has_room("203.0.113.7")
    assert len(presence) == 2
    stays[1].end()
    stays[2].end()
    assert len(presence) == 0


def test_an_address_may_be_wrong_so_often_a_minute(clock: FakeClock) -> None:
    guesses = Guesses(3, clock)
    for _ in range(3):
        assert guesses.may("203.0.113.7")
        guesses.wrong("203.0.113.7")
    assert not guesses.may("203.0.113.7")
    assert guesses.may("203.0.113.8")
    clock.now += 20
    assert guesses.may("203.0.113.7")


def test_an_address_that_may_be_wrong_again_at_once_is_forgotten_at_once() -> None:
    ticks = iter(range(100))
    guesses = Guesses(3, lambda: 60.0 * next(ticks))
    guesses.wrong("203.0.113.7")
    assert len(guesses) == 0


def test_addresses_that_were_wrong_long_ago_are_forgotten(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    guesses = Guesses(3, clock)
    for number in range(100):
        guesses.wrong(f"203.0.113.{number}")
    assert len(guesses) == 100
    clock.now += 60
    guesses.wrong("203.0.113.1")
    assert len(guesses) == 1
    monkeypatch.setattr(room, "_MOST_BLOCKS", 5)
    for number in range(100):
        guesses.wrong(f"203.0.113.{number}")
    assert len(guesses) == 5


def test_guesses_that_are_under_way_together_all_count() -> None:
    clock = FakeClock()
    guesses = Guesses(60, clock)
    for _ in range(180):
        guesses.wrong("203.0.113.7")
    clock.now += 100
    assert not guesses.may("203.0.113.7")
    clock.now += 22
    assert guesses.may("203.0.113.7")
