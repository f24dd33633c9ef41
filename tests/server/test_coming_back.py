"""Coming back to a seat, at every point of a session (S4), and acts that name tiles (A2)."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol import requests as ask
from doublesix.protocol.answers import View
from doublesix.rules.seat import Seat
from doublesix_server.table import Table
from tests.chosen import request_of
from tests.server.fakes import FakePeer, Message
from tests.server.tables import (
    all_agree,
    do,
    do_now,
    four_persons,
    guest,
    to_the_end,
    told_seat,
)

PROFILES = ("chiva", "six-love")


def come_back(at: Table, peer: FakePeer) -> FakePeer:
    """Lose a link and come back by a new one, as hello does it."""
    at.detach(peer)
    again = FakePeer(peer.name)
    at.attach(again)
    return again


def check_told_all(again: FakePeer, before: Message) -> None:
    """The first update is the one that was missed or seen, whole, and tells of no event."""
    told = again.latest("update")
    assert (told["version"], told["view"]) == (before["version"], before["view"])
    assert told["events"] == []
    assert "re" not in told


def act_of(view: dict[str, Any]) -> Message:
    request = request_of(view["legal"][0])
    return {"kind": request.pop("type"), **request}


@pytest.mark.parametrize("profile", PROFILES)
def test_whoever_comes_back_after_any_event_is_where_they_were(profile: str) -> None:
    at, people = four_persons(profile=profile)
    seen: set[str] = set()
    stale: dict[Seat, int] = {}
    for turn in range(90):
        assert at.session is not None
        for seat, peer in list(people.items()):
            before = peer.latest("update")
            people[seat] = again = come_back(at, peer)
            check_told_all(again, before)
        if stale:  # what was asked before the link was lost harms nothing now (S4)
            late = people[Seat.TWO]
            answer = do(at, late, "pass", version=stale[Seat.TWO])
            assert answer["reason"] == "stale"
        stale = dict.fromkeys(people, at.version)
        if at.is_between_deals:
            for peer in people.values():
                do_now(at, peer, "go_on")
        elif turn % 11 == 7 and at.session.can_undo:
            do_now(at, people[Seat.ONE], "undo")
            all_agree(at)
        elif turn % 11 == 8 and at.session.can_redo:
            do_now(at, people[Seat.ONE], "redo")
            all_agree(at)
        elif turn % 37 == 20 and at.session.chapter.steps:
            do_now(at, people[Seat.THREE], "restart")
            all_agree(at)
        else:
            assert at.session.deal.turn is not None
            peer = people[at.session.deal.turn]
            act = act_of(peer.view)
            do_now(at, peer, act.pop("kind"), **act)
        events = people[Seat.ONE].latest("update")["events"]
        seen |= {event["event"] for event in events}
    wanted = {"played", "passed", "deal_ended", "dealt", "taken_back", "restored", "restarted"}
    assert wanted <= seen


def test_an_act_lays_the_tile_that_it_names_whatever_was_taken_back_between() -> None:  # A2
    at, people = four_persons()
    laid = 0
    while not at.is_between_deals:
        assert at.session is not None
        assert at.session.deal.turn is not None
        peer = people[at.session.deal.turn]
        act = act_of(peer.view)
        kind = act.pop("kind")
        do_now(at, peer, kind, **act)
        if laid == 3:
            do_now(at, people[Seat.ONE], "undo")
            all_agree(at)
            do_now(at, people[Seat.ONE], "redo")
            all_agree(at)
        if kind == "play":
            laid += 1
            last = people[Seat.ONE].latest("update")["view"]["plays"][-1]
            assert last[1] == act["tile"]
    assert laid > 10


def test_no_act_and_no_view_tells_a_tile_by_its_place() -> None:  # A2
    asked = {name for model in (ask.Play, ask.Pass, ask.Name) for name in model.model_fields}
    assert asked == {"id", "type", "version", "tile", "end", "opener"}
    tiles = {"layout", "hand", "legal", "plays"}
    assert tiles <= set(View.model_fields)
    assert "index" not in View.model_fields


def renamed(at: Table, peer: FakePeer, name: str) -> FakePeer:
    """Have somebody come back by a new link and under a new name."""
    at.detach(peer)
    again = FakePeer(peer.name)
    again.name = name
    at.attach(again)
    return again


def test_a_new_name_in_mid_deal_is_not_shown_nor_heard() -> None:  # a name is no talk
    at, people = four_persons()
    back = renamed(at, people[Seat.TWO], "lead fives")
    assert told_seat(people[Seat.ONE], 2)["name"] == "Ivo"
    to_the_end(at)
    assert do(at, back, "say", phrase="hello")["name"] == "Ivo"
    assert told_seat(people[Seat.ONE], 2)["name"] == "Ivo"
    record = do(at, back, "get_record")["record"]
    assert record["seats"][1]["name"] == "Ivo"
    sent = [frame for peer in (*people.values(), back) for frame in peer.frames]
    assert not any(b"lead fives" in frame for frame in sent)


def test_a_new_name_between_deals_is_shown_and_heard() -> None:
    at, people = four_persons()
    to_the_end(at)
    back = renamed(at, people[Seat.TWO], "Iván")
    assert told_seat(people[Seat.ONE], 2)["name"] == "Iván"
    assert do(at, back, "say", phrase="hello")["name"] == "Iván"
    assert people[Seat.ONE].latest("talk")["name"] == "Iván"


def test_who_passes_by_has_the_name_they_come_with() -> None:
    at, people = four_persons()
    renamed(at, guest(at, "Ben"), "Benito")
    assert people[Seat.ONE].latest("table")["unseated"][0]["name"] == "Benito"
