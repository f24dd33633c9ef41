"""Manners: shared devices, forced passes, what the host may, and leaving."""

from __future__ import annotations

from doublesix.protocol.errors import Closing
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, FakeStaff, House, table
from tests.server.tables import (
    STRICT,
    act,
    all_agree,
    all_go_on,
    alone,
    do,
    do_now,
    four_persons,
    guest,
    here,
    number_of,
    peer_in_turn,
    several,
    step,
    to_the_end,
)

# Forced passes


def seats_with_forced_pass(at: Table) -> list[int]:
    """Return whose forced pass was waited for, while a deal is played."""
    found = []
    while at.session is not None and at.session.deal.turn is not None:
        peer = peer_in_turn(at)
        if peer.view["legal"] == [["pass"]]:
            found.append(peer.view["seat"])
        act(at, peer)
    return found


def test_a_forced_pass_is_the_player_s_to_confirm() -> None:  # Rules 5.2
    at, _ = four_persons()
    assert seats_with_forced_pass(at) != []


def test_a_forced_pass_is_made_at_once_for_who_asked_for_it() -> None:  # Rules 5.2
    waited_for: set[int] = set()
    passed: set[int] = set()
    at, people = four_persons()
    do(at, people[Seat.TWO], "pass_at_once", on=True)
    do(at, people[Seat.THREE], "pass_at_once", on=True)
    do(at, people[Seat.THREE], "pass_at_once", on=False)
    for _ in range(8):
        waited_for |= set(seats_with_forced_pass(at))
        passed |= {play[0] for play in people[Seat.ONE].view["plays"] if play[1] == "pass"}
        all_go_on(at)
    assert passed == {1, 2, 3, 4}
    assert waited_for == {1, 3, 4}


def test_a_forced_pass_that_waits_is_made_when_it_is_asked_for() -> None:  # Rules 5.2
    at, peer, seat = before_a_forced_pass()
    version = at.version
    do(at, peer, "pass_at_once", on=True)
    assert at.version == version + 1
    assert peer.view["plays"][-1] == [seat, "pass"]
    assert peer.messages[-2]["type"] == "table"


def before_a_forced_pass() -> tuple[Table, FakePeer, int]:
    at, _ = four_persons()
    while True:
        peer = peer_in_turn(at)
        if peer.view["legal"] == [["pass"]]:
            return at, peer, peer.view["seat"]
        act(at, peer)


def test_a_pass_that_is_taken_back_is_not_made_again_at_once() -> None:  # Rules 5.2, 5.3
    at, peer, seat = before_a_forced_pass()
    do(at, peer, "pass_at_once", on=True)
    do_now(at, peer, "undo")
    all_agree(at)
    assert at.session is not None
    assert at.session.deal.turn == seat
    assert peer.view["legal"] == [["pass"]]
    assert act(at, peer)["type"] == "update"


def test_passing_at_once_lasts_for_the_connection() -> None:  # Rules 5.2
    at, people = four_persons()
    for peer in people.values():
        do(at, peer, "pass_at_once", on=True)
    for peer in list(people.values()):
        at.detach(peer)
    for name in ("Ana", "Ivo", "Eva", "Leo"):
        guest(at, name)
    assert seats_with_forced_pass(at) != []


# Policies and the host


def test_the_host_changes_what_a_table_allows_between_deals_only() -> None:
    at, people = several(2)
    ana, ivo = people.values()
    refused = do(at, ana, "set_policies", policies={"hints": False})
    assert refused["reason"] == "not_between_deals"
    to_the_end(at)
    assert do(at, ivo, "set_policies", policies={"hints": False})["reason"] == "host_only"
    assert do(at, ana, "set_policies", policies={"hints": False})["policies"]["hints"] is False
    assert ivo.latest("table")["policies"]["hints"] is False
    assert do(at, ana, "set_policies", policies={})["policies"]["hints"] is True


def test_the_strict_preset_is_shown_at_the_table() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    assert ivo.latest("table")["strict"] is False
    do(at, ana, "set_policies", policies=STRICT)
    assert ivo.latest("table")["strict"] is True
    do(at, ana, "set_policies", policies={**STRICT, "talk": "between"})
    assert ivo.latest("table")["strict"] is False


def test_who_watches_sees_no_hand_and_nothing_at_all_when_switched_off() -> None:
    at, people = several(2)
    watcher = guest(at, "Ben")
    to_the_end(at)
    assert watcher.latest("update")["version"] == at.version
    assert not {"hand", "legal", "seat"} & set(watcher.view)
    do(at, people[Seat.ONE], "set_policies", policies={"watchers": False})
    seen = [message for message in watcher.messages if message["type"] == "update"]
    all_go_on(at)
    for _ in range(6):
        step(at)
    late = guest(at, "Dan")
    assert [message for message in watcher.messages if message["type"] == "update"] == seen
    assert {message["type"] for message in late.messages} == {"table"}
    assert late.latest("table")["watchers"] == 2
    for peer in (watcher, late):
        assert do(at, peer, "cover")["type"] == "refused"
        assert do(at, peer, "get_record")["type"] == "refused"


def test_who_may_watch_again_sees_how_it_stands() -> None:
    at, people = several(2)
    to_the_end(at)
    do(at, people[Seat.ONE], "set_policies", policies={"watchers": False})
    watcher = guest(at, "Ben")
    do(at, people[Seat.ONE], "set_policies", policies={})
    assert watcher.latest("update")["version"] == at.version


def test_the_host_closes_a_table_and_everybody_is_told() -> None:
    house = House()
    ana, ivo = house.person("Ana"), house.person("Ivo")
    code = house.says(ana, "create", "c", profile="chiva")["code"]
    house.says(ivo, "join", "j", code=code)
    assert house.says(ivo, "close_table", "x")["reason"] == "host_only"
    house.says(ana, "close_table", "x")
    assert [message["type"] for message in ana.messages if message.get("re") == "x"] == ["left"]
    assert (ana.closed, ivo.closed) == ("table_closed", "table_closed")
    assert house.lobby.tables == {}
    assert house.says(house.person("Eva"), "join", "j", code=code)["reason"] == "no_such_table"


def test_a_table_that_is_not_listed_is_known_by_its_code_alone() -> None:
    house = House()
    ana, ivo = house.person("Ana"), house.person("Ivo")
    code = house.says(ana, "create", "c", profile="chiva")["code"]
    assert house.says(ivo, "list_tables", "l")["tables"] == []
    assert house.says(ivo, "join", "j", code=code)["type"] == "table"


def test_a_listed_table_is_for_anyone_to_find_until_it_begins() -> None:
    house = House()
    house.worker()
    ana, ivo = house.person("Ana"), house.person("Ivo")
    house.says(ana, "create", "c", profile="chiva", policies={"listed": True})
    [listed] = house.says(ivo, "list_tables", "l")["tables"]
    assert (listed["host"], listed["people"], listed["open"]) == ("Ana", 0, 4)
    assert house.says(ivo, "join", "j", code=listed["code"])["type"] == "table"
    for seat in SEATS:
        house.says(ana, "fill", f"f{seat}", seat=int(seat), level="club")
    house.says(ana, "start", "b")
    assert house.says(house.person("Eva"), "list_tables", "l")["tables"] == []


# Leaving


def test_leaving_in_a_session_keeps_the_seat_and_is_no_lost_link() -> None:
    at, people = four_persons()
    assert do(at, people[Seat.TWO], "leave")["type"] == "left"
    told = people[Seat.ONE].latest("table")["seats"][1]
    assert (told["state"], told["name"]) == ("left", "Ivo")
    back = guest(at, "Ivo")
    assert back.view["seat"] == 2
    assert people[Seat.ONE].latest("table")["seats"][1]["state"] == "here"


def test_a_watcher_who_leaves_is_counted_no_more() -> None:
    at, ana = alone()
    watcher = guest(at, "Ben")
    assert ana.latest("table")["unseated"] == [{"person": number_of(watcher), "name": "Ben"}]
    do(at, watcher, "leave")
    assert (ana.latest("table")["watchers"], ana.latest("table")["unseated"]) == (0, [])
    assert here(at) == [ana]


def test_workers_have_no_manners() -> None:
    staff = FakeStaff()
    at, _ = alone(staff=staff)
    worker = at.seating.bots[Seat.TWO].peer
    assert isinstance(worker, FakePeer)
    for kind, fields in (
        ("hold", {}),
        ("say", {"phrase": "hello"}),
        ("uncover", {"seat": 2}),
        ("stop", {}),
        ("agree", {"proposal": 1}),
        ("hint", {"version": at.version}),
    ):
        assert do(at, worker, kind, **fields)["reason"] == "not_for_workers"
    assert set(staff.failures) == {Seat.TWO}


def test_who_is_sent_away_leaves_like_anybody_and_is_told_why() -> None:
    at, people = four_persons()
    at.manners.send_away(at.seating.persons[people[Seat.TWO].identity], Closing.REMOVED)
    assert people[Seat.TWO].closed is Closing.REMOVED
    told = people[Seat.ONE].latest("table")["seats"][1]
    assert (told["state"], told["name"]) == ("left", "Ivo")
    assert here(at) == [people[Seat.ONE], people[Seat.THREE], people[Seat.FOUR]]


def test_who_waits_for_the_one_who_is_sent_away_waits_no_more() -> None:
    at, people = several(2)
    ana, ivo = people[Seat.ONE], people[Seat.TWO]
    proposed = do_now(at, ana, "new_match")["proposal"]
    assert proposed["missing"] == [number_of(ivo)]
    at.manners.send_away(at.seating.persons[ivo.identity], Closing.REMOVED)
    assert ana.latest("table")["proposal"] is None
