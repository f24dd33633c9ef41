"""Agreement: what needs the others' consent, going on together, stopping, and holds."""

from __future__ import annotations

import pytest

from doublesix.protocol.errors import Closing
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.table import Table
from tests.server.tables import (
    NAMES,
    People,
    act,
    agree,
    all_agree,
    alone,
    decline,
    do,
    do_now,
    ended,
    four_persons,
    guest,
    one_device,
    peer_in_turn,
    proposed,
    several,
    step,
    to_the_end,
    until_turn_of,
)

TAKEBACKS = ["undo", "redo", "restart"]
NEW = ["new_match", "new_session"]


def with_something_to_redo(persons: int = 4) -> tuple[Table, People]:
    """Return a table in mid-deal where everything may be asked for."""
    at, people = several(persons)
    until_turn_of(at, Seat.ONE)
    act(at, people[Seat.ONE])
    until_turn_of(at, Seat.ONE)
    act(at, people[Seat.ONE])
    do_now(at, people[Seat.ONE], "undo")
    all_agree(at)
    return at, people


# Takebacks and new matches


@pytest.mark.parametrize("kind", TAKEBACKS + NEW)
def test_where_one_person_plays_it_happens_at_once(kind: str) -> None:  # Rules 5.3 to 5.5
    at, people = with_something_to_redo(1)
    version = at.version
    assert do_now(at, people[Seat.ONE], kind)["type"] == "update"
    assert at.version == version + 1
    assert proposed(people[Seat.ONE]) is None


@pytest.mark.parametrize("kind", TAKEBACKS + NEW)
def test_the_people_at_one_device_agree_among_themselves(kind: str) -> None:  # Rules 5.4
    at, device, _ = one_device()
    for _ in range(5):
        step(at)
    if kind == "redo":
        do_now(at, device, "undo")
    assert do_now(at, device, kind)["type"] == "update"


@pytest.mark.parametrize("kind", TAKEBACKS + NEW)
def test_where_several_play_all_present_must_agree(kind: str) -> None:  # A4, Rules 5.4
    at, people = with_something_to_redo()
    version = at.version
    one, two, three, four = people.values()
    told = do_now(at, one, kind)
    assert told["type"] == "table"
    assert told["proposal"] == {
        "proposal": told["proposal"]["proposal"],
        "kind": kind,
        "by": 1,
        "seat": None,
        "person": None,
        "agreed": [1],
        "missing": [2, 3, 4],
    }
    assert proposed(four) == told["proposal"]
    agree(at, two)
    assert agree(at, two)["proposal"]["missing"] == [3, 4]
    agree(at, four)
    assert at.version == version
    assert agree(at, three)["type"] == "update"
    assert at.version == version + 1
    assert ended(one) == (kind, "agreed")
    assert proposed(one) is None


def test_who_has_agreed_once_counts_once_and_an_agreed_undo_happens_once() -> None:  # A1
    at, people = with_something_to_redo()
    do_now(at, people[Seat.ONE], "restart")
    number = proposed(people[Seat.ONE])
    assert number is not None
    for seat in (Seat.TWO, Seat.THREE, Seat.FOUR):
        for _ in range(2):
            do(at, people[seat], "agree", id=f"agree {seat}", proposal=number["proposal"])
    last = people[Seat.FOUR].answers_to("agree 4")
    assert len(last) == 2
    assert last[0] == last[1]
    late = do(at, people[Seat.TWO], "agree", proposal=number["proposal"])
    assert late["reason"] == "no_such_proposal"


def test_one_request_is_open_at_a_time() -> None:  # A4
    at, people = with_something_to_redo()
    number = do_now(at, people[Seat.ONE], "undo")["proposal"]["proposal"]
    for kind in (*TAKEBACKS, *NEW):
        refused = do_now(at, people[Seat.TWO], kind)
        assert (refused["reason"], refused["values"]) == ("proposal_open", {"proposal": number})
    assert do(at, people[Seat.TWO], "stop")["reason"] == "proposal_open"
    assert do(at, people[Seat.TWO], "stand_in", seat=1)["reason"] == "proposal_open"


def test_what_is_asked_is_withdrawn_when_the_position_changes() -> None:  # A4
    at, people = with_something_to_redo()
    do_now(at, people[Seat.TWO], "undo")
    version = at.version
    step(at)
    for peer in people.values():
        assert proposed(peer) is None
        assert ended(peer) == ("undo", "moved_on")
    assert at.version == version + 1


def test_what_is_declined_does_not_happen_and_is_not_asked_again() -> None:  # A4
    at, people = with_something_to_redo()
    version = at.version
    do_now(at, people[Seat.ONE], "undo")
    decline(at, people[Seat.THREE])
    assert people[Seat.ONE].latest("table")["ended"]["who"] == 3
    assert ended(people[Seat.ONE]) == ("undo", "declined")
    assert do_now(at, people[Seat.ONE], "undo")["reason"] == "declined_before"
    assert at.version == version
    step(at)
    assert do_now(at, people[Seat.ONE], "undo")["type"] == "table"


def test_who_withdraws_may_not_ask_the_same_again_until_the_position_changes() -> None:  # A4
    at, people = with_something_to_redo()
    do_now(at, people[Seat.ONE], "undo")
    decline(at, people[Seat.ONE])
    assert ended(people[Seat.TWO]) == ("undo", "withdrawn")
    assert do_now(at, people[Seat.ONE], "undo")["reason"] == "declined_before"
    assert do_now(at, people[Seat.TWO], "undo")["type"] == "table"
    decline(at, people[Seat.TWO])
    step(at)
    assert do_now(at, people[Seat.ONE], "undo")["type"] == "table"


def test_what_somebody_asked_for_goes_with_them_when_they_leave() -> None:
    at, people = with_something_to_redo()
    do_now(at, people[Seat.ONE], "undo")
    do(at, people[Seat.ONE], "leave")
    assert ended(people[Seat.TWO]) == ("undo", "moved_on")
    assert proposed(people[Seat.TWO]) is None


def test_what_somebody_with_a_seat_asked_stays_open_while_their_link_is_lost() -> None:
    at, people = with_something_to_redo()
    version = at.version
    number = do_now(at, people[Seat.ONE], "undo")["proposal"]["proposal"]
    at.detach(people[Seat.ONE])
    back = guest(at, "Ana")
    for peer in (back, people[Seat.TWO]):
        told = proposed(peer)
        assert told is not None
        assert (told["proposal"], told["by"], told["missing"]) == (number, 1, [2, 3, 4])
    assert do_now(at, back, "undo")["reason"] == "proposal_open"
    at.detach(back)
    for seat in (Seat.TWO, Seat.THREE, Seat.FOUR):
        agree(at, people[seat])
    assert at.version == version + 1
    assert ended(people[Seat.TWO]) == ("undo", "agreed")


@pytest.mark.parametrize("kind", NEW)
@pytest.mark.parametrize("is_stood_in", [True, False])
def test_what_is_not_undone_asks_all_who_are_here_stood_in_for_or_not(  # Rules 6.4
    kind: str, is_stood_in: bool
) -> None:
    at, people = with_something_to_redo()
    one, two, three, four = people.values()
    at.detach(four)
    if is_stood_in:
        do(at, one, "stand_in", seat=2)
        agree(at, three)
    version = at.version
    assert do_now(at, one, kind)["proposal"]["missing"] == [2, 3]
    agree(at, three)
    assert at.version == version
    assert agree(at, two)["type"] == "update"
    assert at.version == version + 1


@pytest.mark.parametrize("kind", NEW)
def test_one_who_is_stood_in_for_declines_what_is_not_undone(kind: str) -> None:  # Rules 6.4
    at, people = with_something_to_redo(2)
    do(at, people[Seat.ONE], "stand_in", seat=2)
    version = at.version
    assert do_now(at, people[Seat.ONE], kind)["proposal"]["missing"] == [2]
    decline(at, people[Seat.TWO])
    assert at.version == version
    assert ended(people[Seat.ONE]) == (kind, "declined")


@pytest.mark.parametrize("kind", TAKEBACKS)
def test_an_undo_of_the_others_does_not_ask_whoever_is_stood_in_for(kind: str) -> None:
    at, people = with_something_to_redo(3)
    one, two, three = people.values()
    do(at, one, "stand_in", seat=2)
    agree(at, three)
    assert do_now(at, one, kind)["proposal"]["missing"] == [3]
    assert agree(at, two)["reason"] == "not_asked"
    assert agree(at, three)["type"] == "update"


def test_a_lost_person_is_not_asked_and_a_lost_link_decides_nothing() -> None:  # Rules 5.4
    at, people = with_something_to_redo()
    at.detach(people[Seat.FOUR])
    do_now(at, people[Seat.ONE], "undo")
    agree(at, people[Seat.TWO])
    version = at.version
    at.detach(people[Seat.THREE])
    assert at.version == version
    told = proposed(people[Seat.ONE])
    assert told is not None
    assert told["missing"] == []
    assert agree(at, people[Seat.ONE])["type"] == "update"


@pytest.mark.parametrize("kind", TAKEBACKS + NEW)
def test_who_leaves_is_waited_for_no_more(kind: str) -> None:
    at, people = with_something_to_redo()
    do_now(at, people[Seat.ONE], kind)
    agree(at, people[Seat.TWO])
    agree(at, people[Seat.THREE])
    version = at.version
    assert do(at, people[Seat.FOUR], "leave")["type"] == "left"
    assert at.version == version + 1
    assert people[Seat.ONE].latest("update")["version"] == at.version
    assert ended(people[Seat.ONE]) == (kind, "agreed")


@pytest.mark.parametrize("persons", [1, 4])
@pytest.mark.parametrize(("policy", "kinds"), [("takebacks", TAKEBACKS), ("new_matches", NEW)])
def test_a_policy_switches_it_off_visibly(  # A4
    persons: int, policy: str, kinds: list[str]
) -> None:
    at, people = with_something_to_redo(persons)
    to_the_end(at)
    watcher = guest(at, "Ben")
    do(at, people[Seat.ONE], "set_policies", policies={policy: False})
    assert watcher.latest("table")["policies"][policy] is False
    for kind in kinds:
        refused = do_now(at, people[Seat.ONE], kind)
        assert (refused["reason"], refused["values"]) == ("switched_off", {"policy": policy})


def test_what_is_switched_off_while_it_is_asked_for_does_not_happen() -> None:  # A4
    at, people = with_something_to_redo()
    to_the_end(at)
    do_now(at, people[Seat.TWO], "undo")
    number = proposed(people[Seat.TWO])
    assert number is not None
    do(at, people[Seat.ONE], "set_policies", policies={"takebacks": False})
    version = at.version
    for peer in people.values():
        do(at, peer, "agree", proposal=number["proposal"])
    assert at.version == version


def test_what_cannot_be_undone_is_refused_and_asks_nobody() -> None:
    at, people = four_persons()
    for kind, reason in (("undo", "nothing_to_undo"), ("redo", "nothing_to_redo")):
        assert do_now(at, people[Seat.ONE], kind)["reason"] == reason
    assert do_now(at, people[Seat.ONE], "restart")["reason"] == "nothing_to_restart"
    assert do_now(at, people[Seat.ONE], "go_on")["reason"] == "deal_is_not_over"
    assert proposed(people[Seat.TWO]) is None


def test_a_person_alone_takes_back_the_act_and_its_replies() -> None:  # Rules 5.3
    at, ana = alone()
    until_turn_of(at, Seat.ONE)
    before = ana.view
    act(at, ana)
    act(at, peer_in_turn(at))
    told = do_now(at, ana, "undo")
    assert told["events"] == [{"event": "taken_back", "acts": 2}]
    assert {**ana.view, "takebacks": 0, "can_redo": False} == before
    assert ana.view["takebacks"] == 2
    do_now(at, ana, "redo")
    do_now(at, ana, "restart")
    assert ana.view["plays"] == []
    do_now(at, ana, "new_match")
    assert (ana.view["match"], ana.view["deal"], ana.view["can_undo"]) == (2, 2, False)
    do_now(at, ana, "new_session")
    assert (ana.view["match"], ana.view["deal"]) == (1, 1)


# Stopping


def test_one_person_stops_at_once_and_comes_back_to_the_same_position() -> None:
    at, ana = alone()
    until_turn_of(at, Seat.ONE)
    before = ana.view
    assert do(at, ana, "stop")["type"] == "table"
    assert ana.closed is Closing.TABLE_STOPPED
    at.detach(ana)
    assert guest(at, "Ana").view == before


def test_several_stop_together_and_everybody_is_told_why() -> None:
    at, people = four_persons()
    watcher = guest(at, "Ben")
    do(at, people[Seat.ONE], "stop")
    assert people[Seat.ONE].closed is None
    all_agree(at)
    for peer in (*people.values(), watcher):
        assert peer.closed is Closing.TABLE_STOPPED
        at.detach(peer)
    back = [guest(at, NAMES[seat]) for seat in SEATS]
    assert [peer.latest("table")["you"]["seat"] for peer in back] == [1, 2, 3, 4]
    step(at)


def test_whoever_passes_by_is_told_that_their_wish_made_room() -> None:  # A4
    at, people = several(2)
    do(at, people[Seat.TWO], "leave")
    zoe = guest(at, "Zoe")
    number = zoe.latest("table")["you"]["person"]
    do(at, zoe, "give_seat", seat=2, person=number)
    assert zoe.latest("table")["proposal"]["kind"] == "give_seat"
    do_now(at, people[Seat.ONE], "new_session")
    assert zoe.latest("table")["proposal"] is None
