"""Several people at one device: which hand is sent there, and when none is (H3, Rules 4.5)."""

from __future__ import annotations

import pytest

from doublesix.rules.deal import Phase
from doublesix.rules.seat import Seat
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, Message, table
from tests.server.tables import (
    act,
    ask_for,
    begin,
    do,
    do_now,
    guest,
    one_device,
    peer_in_turn,
    step,
    to_the_end,
    until_turn_of,
)


def hands_sent(peer: FakePeer) -> set[int]:
    """Return the seats whose hand was ever sent while a deal was on."""
    views = [message["view"] for message in peer.messages if message["type"] == "update"]
    return {view["seat"] for view in views if "hand" in view and view["phase"] != "over"}


def test_every_connection_of_a_device_starts_covered() -> None:  # H3, Rules 4.5
    at, device, _ = one_device()
    assert hands_sent(device) == set()
    do(at, device, "uncover", seat=1)
    at.detach(device)
    back = guest(at, "Ana")
    assert hands_sent(back) == set()
    newer = guest(at, "Ana")
    assert hands_sent(newer) == set()


def test_only_the_hand_of_the_uncovered_seat_is_sent() -> None:  # H3, Rules 4.5
    at, device, _ = one_device()
    assert at.session is not None
    for seat in (Seat.THREE, Seat.ONE):
        told = do(at, device, "uncover", seat=int(seat))
        assert told["view"]["seat"] == seat
        assert told["view"]["hand"] == [tile.name for tile in at.session.deal.hand(seat)]
    assert "hand" not in do(at, device, "cover")["view"]


def test_uncovering_one_hand_covers_the_others() -> None:  # H3
    at, device, _ = one_device(others=1)
    until_turn_of(at, Seat.ONE)
    do(at, device, "uncover", seat=1)
    do(at, device, "uncover", seat=3)
    assert act_as(at, device, Seat.ONE)["reason"] == "not_your_turn"
    assert do(at, device, "uncover", seat=1)["view"]["seat"] == 1


def act_as(at: Table, device: FakePeer, seat: Seat) -> Message:
    """Have a device try the first thing that a seat of it might do."""
    assert at.session is not None
    tile = at.session.deal.hand(seat)[0]
    end = None if at.session.deal.layout is None else "left"
    return do_now(at, device, "play", tile=tile.name, end=end)


def test_acts_are_the_uncovered_seat_s_and_with_all_covered_nobody_acts() -> None:  # Rules 4.5
    at, device, _ = one_device()
    until_turn_of(at, Seat.THREE)
    do(at, device, "cover")
    assert do_now(at, device, "pass")["reason"] == "covered"
    do(at, device, "uncover", seat=1)
    assert do_now(at, device, "pass")["reason"] == "not_your_turn"
    do(at, device, "uncover", seat=3)
    view = device.view
    assert act(at, device)["type"] == "update"
    assert device.view["plays"][len(view["plays"])][0] == 3


def test_hands_are_covered_when_somebody_else_is_to_act() -> None:  # Rules 4.5
    at, device, _ = one_device(others=2)
    until_turn_of(at, Seat.ONE)
    peer_in_turn(at)
    assert "hand" in device.view
    act(at, device)
    assert "hand" not in device.view
    do(at, device, "uncover", seat=3)
    step(at)
    assert "hand" not in device.view or at.session is None or at.session.deal.turn == Seat.THREE


@pytest.mark.parametrize("kind", ["undo", "redo", "restart", "new_match", "new_session"])
def test_hands_are_covered_after_going_back_or_beginning_anew(kind: str) -> None:  # Rules 4.5
    for plays in range(2, 14):
        for seat in (Seat.ONE, Seat.THREE):
            at, device, _ = one_device()
            for _ in range(plays):
                step(at)
            if kind == "redo":
                do_now(at, device, "undo")
            do(at, device, "uncover", seat=int(seat))
            view = do_now(at, device, kind)["view"]
            if view["turn"] != seat or not view["plays"]:
                assert "hand" not in view


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_hands_are_covered_at_each_deal_s_start(seed: str) -> None:  # Rules 4.5
    at, device, _ = one_device(seed=seed, profile="six-love")
    for _ in range(6):
        to_the_end(at)
        assert at.session is not None
        for seat in (1, 3):
            do(at, device, "uncover", seat=seat)
            assert "hand" not in do_now(at, device, "go_on")["view"]
            do_now(at, device, "undo")
        do_now(at, device, "go_on")


def test_a_naming_partner_at_the_same_device_uncovers_their_own_hand() -> None:  # Rules 4.5
    at, device, _ = one_device(profile="six-love")
    assert at.session is not None
    turn = None
    while turn not in (Seat.ONE, Seat.THREE) or at.session.deal.phase is not Phase.NAMING:
        if turn is None:
            do_now(at, device, "go_on")
        else:
            step(at)
        turn = at.session.deal.turn
    partner = turn.partner
    assert do(at, device, "uncover", seat=int(partner))["view"]["hand"] is None
    do(at, device, "uncover", seat=int(turn))
    assert len(device.view["hand"]) == 7
    assert "hand" not in do_now(at, device, "name", opener=int(partner))["view"]
    assert len(do(at, device, "uncover", seat=int(partner))["view"]["hand"]) == 7


def test_a_repeat_at_a_device_shows_no_hand_to_whoever_sits_there_now() -> None:  # A1, H3
    at, device, _ = one_device()
    until_turn_of(at, Seat.ONE)
    peer_in_turn(at)
    version = at.version
    tile = device.view["legal"][0]
    end = {"end": tile[1]} if len(tile) > 1 else {}
    do(at, device, "play", id="once", version=version, tile=tile[0], **end)
    do(at, device, "play", id="once", version=version, tile=tile[0], **end)
    again = device.last
    assert again["re"] == "once"
    assert "hand" not in again["view"]


def test_a_repeated_uncover_after_a_cover_shows_no_hand_and_changes_nothing() -> None:  # A1, H3
    at, device, _ = one_device()
    assert "hand" in do(at, device, "uncover", seat=1, id="mine")["view"]
    do(at, device, "cover")
    again = do(at, device, "uncover", seat=1, id="mine")
    assert (again["type"], again["version"]) == ("update", at.version)
    assert "hand" not in again["view"]
    assert act_as(at, device, Seat.ONE)["reason"] == "covered"
    assert len(device.answers_to("mine")) == 2


def test_a_repeated_uncover_shows_the_hand_that_is_uncovered_by_then_and_no_other() -> None:  # H3
    at, device, _ = one_device()
    do(at, device, "uncover", seat=1, id="mine")
    do(at, device, "uncover", seat=3)
    assert do(at, device, "uncover", seat=1, id="mine")["view"]["seat"] == 3
    do(at, device, "cover", id="none")
    do(at, device, "uncover", seat=1)
    assert do(at, device, "cover", id="none")["view"]["seat"] == 1


def test_a_repeated_refusal_at_a_device_does_not_tell_its_reason_again() -> None:  # A1, H3
    at, device, _ = one_device()
    until_turn_of(at, Seat.ONE)
    peer_in_turn(at)
    version = at.version
    tiles = [tile.name for tile in at.session.deal.hand(Seat.THREE)] if at.session else []
    asked = {"id": "no", "version": version, "tile": tiles[0], "end": "left"}
    first = do(at, device, "play", **asked)
    assert (first["type"], first["reason"] == "stale") == ("refused", False)
    do(at, device, "cover")
    again = do(at, device, "play", **asked)
    assert (again["reason"], again["values"]) == ("stale", {"version": version})
    assert do(at, device, "play", **asked) == again
    assert at.version == version


def test_a_repeated_refusal_of_one_person_s_device_is_the_first_again() -> None:  # A1
    at, _, people = one_device(others=1)
    until_turn_of(at, Seat.ONE)
    asked = {"id": "no", "version": at.version}
    assert do(at, people[Seat.TWO], "pass", **asked)["reason"] == "not_your_turn"
    do(at, people[Seat.TWO], "pass", **asked)
    first, again = people[Seat.TWO].answers_to("no")
    assert first == again


def test_a_repeated_undo_shows_no_hand_though_its_answer_did() -> None:  # A1, H3
    at, device, _ = one_device()
    for _ in range(2):
        until_turn_of(at, Seat.THREE)
        step(at)
    do(at, device, "uncover", seat=3)
    assert do_now(at, device, "undo", id="back")["view"]["seat"] == 3
    version = at.version
    do(at, device, "cover")
    assert "hand" not in do(at, device, "undo", id="back", version=version)["view"]
    assert at.version == version


def test_nobody_uncovers_another_device_s_hand() -> None:  # H3
    at, device, people = one_device(others=2)
    assert do(at, device, "uncover", seat=2)["reason"] == "not_yours"
    assert do(at, people[Seat.TWO], "uncover", seat=1)["reason"] == "not_yours"
    assert do(at, guest(at, "Eva"), "uncover", seat=1)["reason"] == "not_seated"
    assert people[Seat.TWO].view["seat"] == 2


@pytest.mark.parametrize("watchers", [True, False])
def test_every_cover_and_uncover_has_one_answer(watchers: bool) -> None:
    at = table()
    ana, watcher = guest(at, "Ana"), guest(at, "Ben")
    do(at, ana, "set_policies", policies={"watchers": watchers})
    do(at, ana, "sit", seat=1)
    begin(at, ana)
    for peer in (ana, watcher):
        for kind, fields in (("cover", {}), ("uncover", {"seat": 1})):
            request_id = ask_for(at, peer, kind, **fields)
            assert len(peer.answers_to(request_id)) == 1


def test_four_people_play_at_one_device() -> None:
    at = table()
    device = guest(at, "Ana")
    do(at, device, "sit")
    for name in ("Ivo", "Eva", "Leo"):
        do(at, device, "share", name=name)
    assert do(at, device, "share", name="Ben")["reason"] == "table_full"
    begin(at, device)
    to_the_end(at)
    assert hands_sent(device) == {1, 2, 3, 4}
    assert do_now(at, device, "go_on")["type"] == "update"
    record = do(at, device, "get_record")["record"]
    assert [seated["name"] for seated in record["seats"]] == ["Ana", "Eva", "Ivo", "Leo"]
