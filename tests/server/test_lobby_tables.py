"""The lobby: tables that anybody may find, what they allow, and how they are closed or stopped."""

from __future__ import annotations

import pytest

from doublesix.protocol.answers import ANSWERS
from doublesix.protocol.errors import Closing
from doublesix.protocol.manners import Policies
from doublesix.rules.seat import Seat
from doublesix_server import lobby as room
from doublesix_server.log import Closed, Made, PoliciesSet, SeatsChanged, Sitting
from doublesix_server.people import identity_of
from doublesix_server.policies import Policies as TablePolicies
from tests.server.fakes import FakePeer, House, Message, WaitingLog, offers
from tests.server.test_lobby import answer_to, made


def listed(house: House, guest: FakePeer) -> list[Message]:
    """Return the tables that somebody is told of."""
    tables: list[Message] = house.says(guest, "list_tables", "list")["tables"]
    return tables


def test_a_table_is_listed_for_strangers_if_it_says_so() -> None:
    house = House()
    house.worker()
    ana, code = made(house, policies={"listed": True})
    house.says(ana, "sit", "s", seat=1)
    house.says(ana, "fill", "f", seat=2, level="club")
    made(house, "Eva")
    stranger = house.person("Ivo")
    assert listed(house, stranger) == [
        {
            "code": code,
            "profile": "chiva",
            "host": "Ana",
            "people": 1,
            "open": 3,
            "strict": False,
        }
    ]
    assert ANSWERS.validate_python(stranger.last).type == "tables"
    assert stranger.table is None


def test_who_has_no_tables_to_see_is_told_none_and_before_hello_nothing() -> None:
    house = House()
    assert listed(house, house.person("Ivo")) == []
    assert house.says(FakePeer(), "list_tables", "1")["reason"] == "hello_first"
    assert house.says(house.worker(), "list_tables", "1")["reason"] == "not_at_a_table"


def test_a_table_that_has_begun_or_that_nobody_is_at_is_not_listed() -> None:
    house = House()
    house.worker()
    ana, _ = made(house, policies={"listed": True})
    ivo, other = made(house, "Ivo", policies={"listed": True})
    house.says(ana, "sit", "s", seat=1)
    stranger = house.person("Eva")
    house.lobby.gone(ana)
    assert [one["code"] for one in listed(house, stranger)] == [other]
    for seat in range(1, 5):
        house.says(ivo, "fill", f"f{seat}", seat=seat, level="club")
    house.says(ivo, "start", "start")
    assert listed(house, stranger) == []


def test_a_host_may_list_a_table_later_and_take_it_off_again() -> None:
    house = House()
    house.worker()
    ana, code = made(house)
    stranger = house.person("Ivo")
    seen = []
    for policies in ({"listed": True}, {}):
        house.says(ana, "set_policies", f"p {policies}", policies=policies)
        seen.append([one["code"] for one in listed(house, stranger)])
    assert seen == [[code], []]


def test_the_newest_tables_come_first_and_no_more_than_a_page_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, "MOST_LISTED", 2)
    house = House()
    codes = [made(house, f"host {number}", policies={"listed": True})[1] for number in range(3)]
    assert [one["code"] for one in listed(house, house.person("Ivo"))] == [codes[2], codes[1]]


def test_tables_may_be_looked_up_from_a_table_too() -> None:
    house = House()
    _, code = made(house, policies={"listed": True})
    ivo, _ = made(house, "Ivo")
    assert [one["code"] for one in listed(house, ivo)] == [code]


def test_what_a_table_allows_is_said_when_it_is_made_and_shown_to_all() -> None:
    house = House()
    strict = {"takebacks": False, "hints": False, "talk": "never", "watchers": False}
    ana, code = made(house, policies=strict)
    for guest in (ana, house.person("Ivo", code=code)):
        told = guest.latest("table")
        assert told["policies"] == {**Policies().model_dump(), **strict}
        assert told["strict"] is True
    made(house, "Eva")
    assert house.lobby.tables[code].policies.is_strict


def test_another_create_than_the_first_is_not_its_repeat() -> None:
    house = House()
    ana, code = made(house, policies={"listed": True})
    fields = {"profile": "chiva", "pause": 0}
    again = house.says(ana, "create", "create Ana", **fields, policies={"listed": True})
    assert again["code"] == code
    assert house.says(ana, "create", "create Ana", **fields)["reason"] == "at_a_table"


def test_a_table_is_not_made_with_stand_ins_of_a_level_that_nobody_plays() -> None:
    house = House()
    house.worker(("novice",))
    ivo = house.person("Ivo")
    asked = {"profile": "chiva", "policies": {"stand_in": "magic"}}
    refused = house.says(ivo, "create", "c", **asked)
    assert (refused["reason"], refused["values"]) == ("no_such_level", {"levels": ["novice"]})
    assert house.lobby.tables == {}


@pytest.mark.parametrize(
    ("levels", "policies", "stand_in"),
    [
        ((), None, "club"),
        (("novice", "casual"), None, "casual"),
        (("novice", "casual"), {"listed": True}, "casual"),
        (("novice", "club", "master"), {"listed": True}, "club"),
        (("novice", "club", "master"), {"stand_in": "master"}, "master"),
        ((), {"stand_in": "master"}, "master"),
    ],
)
def test_stand_ins_that_nobody_chose_are_good_ones_that_can_be_had(
    levels: tuple[str, ...], policies: Message | None, stand_in: str
) -> None:
    house = House()
    if levels:
        house.worker(levels)
    fields: Message = {} if policies is None else {"policies": policies}
    ana, _ = made(house, "Ana", **fields)
    assert ana.latest("table")["policies"]["stand_in"] == stand_in


def test_the_host_closes_a_table_and_everybody_is_told() -> None:
    house = House()
    worker = house.worker()
    ana, code = made(house)
    ivo = house.person("Ivo", code=code)
    house.says(ana, "fill", "f", seat=2, level="club")
    seat = house.take(offers(worker)[-1])
    house.says(ana, "close_table", "x")
    assert answer_to(ana, "x") == {"type": "left", "re": "x"}
    assert house.lobby.tables == {}
    assert ana.closed is ivo.closed is Closing.TABLE_CLOSED
    assert seat.closed is Closing.SEAT_GIVEN_AWAY
    assert not house.staff.posts._posts
    for guest in (ana, ivo, seat):
        house.lobby.gone(guest)
    assert house.says(house.person("Eva"), "join", "j", code=code)["reason"] == "no_such_table"


def test_nobody_but_the_host_closes_a_table() -> None:
    house = House()
    ana, code = made(house)
    ivo = house.person("Ivo", code=code)
    assert house.says(ivo, "close_table", "x")["reason"] == "host_only"
    assert list(house.lobby.tables) == [code]
    assert ana.closed is ivo.closed is None


def test_a_table_is_closed_once_and_not_before_the_log_has_all_that_was_told() -> None:
    house, log = House(), WaitingLog()
    house.lobby._log = house.lobby._entrance._log = house.hall._log = log
    ana = house.person("Ana")
    house.says(ana, "create", "c", profile="chiva", pause=0)
    log.sync()
    [code] = house.lobby.tables
    for number in range(2):
        house.says(ana, "close_table", f"x{number}")
    before = ana.closed
    assert ana.answers_to("x0") == []
    log.sync()
    assert (before, ana.closed) == (None, Closing.TABLE_CLOSED)
    assert [len(ana.answers_to(f"x{number}")) for number in range(2)] == [1, 1]
    assert [entry for entry in log.entries if isinstance(entry, Closed)] == [Closed(code)]


def test_who_stops_here_finds_the_session_as_it_was() -> None:
    house = House()
    house.worker()
    ana, code = made(house)
    house.says(ana, "sit", "s", seat=1)
    for seat in (2, 3, 4):
        house.says(ana, "fill", f"f{seat}", seat=seat, level="club")
    house.says(ana, "start", "start")
    before = ana.latest("update")["view"]
    assert house.says(ana, "stop", "stop")["re"] == "stop"
    assert ana.closed is Closing.TABLE_STOPPED
    house.lobby.gone(ana)
    assert list(house.lobby.tables) == [code]
    assert not house.staff.posts._posts
    back = house.person("Ana", code=code)
    assert back.view == before


def test_a_workers_advice_is_noted_on_its_control_connection_alone() -> None:
    house = House()
    worker = house.worker()
    ana, _ = made(house)
    house.says(ana, "fill", "f", seat=2, level="club")
    seat = house.take(offers(worker)[-1])
    asked: Message = {"number": 1, "act": ["pass"]}
    assert house.says(worker, "advise", "a", **asked) == {"type": "noted", "re": "a"}
    for guest in (ana, seat, house.person("Ivo")):
        assert house.says(guest, "advise", "a", **asked)["reason"] == "not_at_a_table"
    assert house.says(FakePeer(), "advise", "a", **asked)["reason"] == "hello_first"


def test_what_a_table_allows_and_who_is_stood_in_for_is_there_after_a_restart() -> None:
    house, code = House(), "ABCDEFGH"
    seated = Sitting(Seat.ONE, identity_of(b"Ana"), "Ana", "novice", left=False)
    for entry in (
        Made(code, "chiva", "s", 0, "s"),
        PoliciesSet(code, TablePolicies(talk="always", listed=True)),
        SeatsChanged(code, identity_of(b"Ana"), (seated,)),
    ):
        house.log.append(entry)
    ivo = house.person("Ivo", code=code)
    table = house.lobby.tables[code]
    assert table.policies == TablePolicies(talk="always", listed=True)
    assert table.seating.is_stood_in(Seat.ONE)
    assert ivo.latest("table")["seats"][0]["stand_in"] == "novice"


@pytest.mark.parametrize("kind", ["sit", "create"])
def test_a_join_with_an_id_that_asked_for_something_else_is_refused(kind: str) -> None:  # A1
    house = House()
    ana, code = made(house)
    house.says(ana, "sit", "s", seat=1)
    used = "s" if kind == "sit" else "create Ana"
    refused = house.says(ana, "join", used, code=code)
    assert (refused["reason"], refused["values"]) == ("id_used", {"by": kind})
    assert house.says(ana, "join", "new", code=code)["reason"] == "at_a_table"
