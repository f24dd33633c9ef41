"""Talk: when there is talk, who hears it, how much of it, and what it never shows."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix_server.table import MOST_TALK, Table
from tests.server.fakes import FakeClock, FakePeer, table
from tests.server.tables import (
    all_go_on,
    do,
    guest,
    number_of,
    one_device,
    several,
    to_the_end,
)


def at_the_table(clock: FakeClock | None = None) -> tuple[Table, FakePeer, FakePeer]:
    """Return a table before the start with Ana, its host, and Ivo in seats."""
    at = table(clock=clock)
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ana, "sit", seat=1)
    do(at, ivo, "sit", seat=2)
    return at, ana, ivo


def heard(peer: FakePeer) -> list[str]:
    return [
        message["text"] or message["phrase"]
        for message in peer.messages
        if message["type"] == "talk"
    ]


def test_what_is_said_is_heard_by_everybody_here_watchers_too() -> None:
    at, ana, ivo = at_the_table()
    watcher, lost = guest(at, "Ben"), guest(at, "Eva")
    at.detach(lost)
    told = do(at, ana, "say", text="good evening", id="x")
    assert told == {
        "type": "talk",
        "re": "x",
        "person": number_of(ana),
        "name": "Ana",
        "text": "good evening",
        "phrase": None,
    }
    assert [heard(peer) for peer in (ana, ivo, watcher, lost)] == [["good evening"]] * 3 + [[]]
    assert "re" not in ivo.last


def test_a_repeat_is_said_once() -> None:  # A1
    at, ana, ivo = at_the_table()
    for _ in range(2):
        do(at, ana, "say", phrase="hello", id="x")
    assert heard(ivo) == ["hello"]
    assert len(ana.answers_to("x")) == 2


def test_workers_hear_nothing() -> None:
    at, people = several(2)
    to_the_end(at)
    do(at, people[next(iter(people))], "say", phrase="well_played")
    for bot in at.seating.bots.values():
        assert isinstance(bot.peer, FakePeer)
        assert heard(bot.peer) == []


@pytest.mark.parametrize("said", [{"text": "take the left end"}, {"phrase": "well_played"}])
def test_there_is_talk_between_deals_and_none_during_one(said: dict[str, str]) -> None:
    at, people = several(2)
    ana, ivo = people.values()
    assert do(at, ana, "say", **said)["reason"] == "not_between_deals"
    to_the_end(at)
    assert do(at, ana, "say", **said)["type"] == "talk"
    all_go_on(at)
    assert do(at, ana, "say", **said)["reason"] == "not_between_deals"
    assert len(heard(ivo)) == 1


@pytest.mark.parametrize("said", [{"text": "hm"}, {"phrase": "one_moment"}])
def test_a_policy_opens_talk_during_deals_or_ends_it_altogether(said: dict[str, str]) -> None:
    at, people = several(2)
    ana, ivo = people.values()
    to_the_end(at)
    do(at, ana, "set_policies", policies={"talk": "never"})
    refused = do(at, ana, "say", **said)
    assert (refused["reason"], refused["values"]) == ("switched_off", {"policy": "talk"})
    do(at, ana, "set_policies", policies={"talk": "always"})
    all_go_on(at)
    do(at, ana, "say", **said)
    assert len(heard(ivo)) == 1


def test_talk_is_limited_and_phrases_count() -> None:
    clock = FakeClock()
    at, ana, ivo = at_the_table(clock)
    said = [do(at, ana, "say", phrase="hello") for _ in range(3)]
    said += [do(at, ana, "say", text="and again") for _ in range(4)]
    assert [one.get("reason") for one in said] == [None] * 5 + ["talk_too_fast"] * 2
    assert do(at, ivo, "say", phrase="sorry")["type"] == "talk"
    clock.now += 2
    assert do(at, ana, "say", text="now")["type"] == "talk"
    assert do(at, ana, "say", phrase="hello")["reason"] == "talk_too_fast"
    clock.now += 3600
    assert [do(at, ana, "say", text="so").get("reason") for _ in range(6)][-1] == "talk_too_fast"


def test_a_new_link_gets_no_new_talk() -> None:
    clock = FakeClock()
    at, ana, _ = at_the_table(clock)
    for _ in range(5):
        do(at, ana, "say", phrase="hello")
    assert do(at, guest(at, "Ana"), "say", phrase="hello")["reason"] == "talk_too_fast"


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({}, "nothing_said"),
        ({"text": " \u202e "}, "nothing_said"),
        ({"text": "hello", "phrase": "hello"}, "nothing_said"),
        ({"text": "x" * (MOST_TALK + 1)}, "talk_too_long"),
    ],
)
def test_nothing_too_much_and_both_at_once_are_not_said(said: dict[str, Any], reason: str) -> None:
    at, ana, ivo = at_the_table()
    assert do(at, ana, "say", **said)["reason"] == reason
    assert heard(ivo) == []


def test_what_is_said_loses_what_could_deceive() -> None:
    at, ana, ivo = at_the_table()
    do(at, ana, "say", text="  one\n\ttwo\u202e\u0007 ")
    do(at, ana, "say", text="x" * MOST_TALK)
    assert heard(ivo) == ["one two", "x" * MOST_TALK]


def test_who_has_no_seat_does_not_talk_but_the_host_does() -> None:
    at = table()
    host, watcher = guest(at, "Ana"), guest(at, "Ben")
    assert do(at, watcher, "say", phrase="hello")["reason"] == "not_seated"
    assert do(at, host, "say", phrase="hello")["type"] == "talk"


def test_one_does_not_hear_whom_one_has_muted_and_everybody_else_does() -> None:
    at, ana, ivo = at_the_table()
    watcher = guest(at, "Ben")
    do(at, ivo, "mute", person=number_of(ana), on=True)
    do(at, ana, "say", text="hello")
    do(at, ivo, "say", text="who is there")
    assert heard(ivo) == ["who is there"]
    assert heard(ana) == heard(watcher) == ["hello", "who is there"]
    do(at, ivo, "mute", person=number_of(ana), on=False)
    do(at, ana, "say", text="hello?")
    assert heard(ivo)[-1] == "hello?"


def test_nobody_is_told_who_mutes_whom() -> None:
    at, ana, ivo = at_the_table()
    before = ana.latest("table")
    do(at, ivo, "mute", person=number_of(ana), on=True)
    after = ana.latest("table")
    assert {**after, "counter": 0} == {**before, "counter": 0}


def test_nobody_mutes_themselves_or_somebody_who_is_not_there() -> None:
    at, ana, _ = at_the_table()
    assert do(at, ana, "mute", person=number_of(ana), on=True)["reason"] == "no_such_person"
    assert do(at, ana, "mute", person=99, on=True)["reason"] == "no_such_person"


def test_whom_one_has_muted_stays_muted_when_they_come_back_to_their_seat() -> None:
    at, people = several(2)
    ana, ivo = people.values()
    to_the_end(at)
    do(at, ivo, "mute", person=number_of(ana), on=True)
    at.detach(ana)
    do(at, guest(at, "Ana"), "say", text="back again")
    assert heard(ivo) == []


def test_a_device_talks_under_its_own_name_with_all_hands_covered() -> None:
    at, device, _ = one_device()
    to_the_end(at)
    assert do(at, device, "say", phrase="well_played")["name"] == "Ana"
