"""The home screen says what can be carried on, and turns wishes into plans."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from doublesix.invitation import Invitation
from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import (
    Arrived,
    Ask,
    LinkPhase,
    LinkState,
    LookAround,
    Nearby,
    NearbyServer,
    Open,
)
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.front import FrontModel, KeptRow
from doublesix_client.viewmodels.way import Way
from tests.client.folder import (
    NOON,
    FakeIdentities,
    FakeKept,
    FakeSession,
    FakeSettings,
    Reasons,
)
from tests.client.said import FakeWire, answer, ready


@dataclass
class Home:
    """A home screen with all behind it."""

    wire: FakeWire
    desk: Desk
    way: Way
    kept: FakeKept
    settings: FakeSettings
    front: FrontModel

    @property
    def plan(self) -> Plan | None:
        return self.way.plan


@pytest.fixture
def home(qapp: object) -> Home:
    wire, kept, settings = FakeWire(), FakeKept(), FakeSettings()
    desk = Desk(wire)
    way = Way(desk, FakeIdentities(), settings)
    front = FrontModel(desk, way, kept, settings, Reasons(), lambda: NOON)
    return Home(wire, desk, way, kept, settings, front)


def test_nothing_is_carried_on_at_the_first_start(home: Home) -> None:
    assert not home.front.hasKept
    home.front.carryOn("K7QM2XV0 ")
    assert home.wire.orders == []


def rows(home: Home) -> tuple[KeptRow, ...]:
    found: tuple[KeptRow, ...] = home.front.property("kept").rows
    return found


def test_the_newest_kept_session_is_offered_first(home: Home) -> None:
    home.kept.sessions = [FakeSession(seat=2, score=(0, 3)), FakeSession(code="00000000")]
    home.front.refresh()
    row, other = rows(home)
    assert row.title == "Chiva with Tito, deal 6."
    assert row.standing == "You lead 3 to nil; one more takes the match."
    assert row.when.startswith("Kept today at ")
    assert (row.target, row.first, row.second) == (4, 0, 3)
    assert other.key == "00000000 "
    assert home.front.moreKept == ""


def test_three_are_offered_and_the_rest_when_asked_for(home: Home) -> None:
    home.kept.sessions = [FakeSession(code=f"0000000{number}") for number in range(5)]
    home.front.refresh()
    assert len(rows(home)) == 3
    assert home.front.moreKept == "And 2 more"
    home.front.showAllKept()
    assert len(rows(home)) == 5
    assert home.front.moreKept == ""


def test_one_that_does_not_answer_hides_no_other(home: Home) -> None:
    far = FakeSession(server="ws://192.168.1.5:6006", host="Ben")
    home.kept.sessions = [far, FakeSession(code="00000000")]
    home.front.carryOn("K7QM2XV0 ws://192.168.1.5:6006")
    home.desk.take(LinkState(LinkPhase.RETRYING, server=far.server, reason="no_server"))
    assert home.front.failure == "no_server Ben"
    home.desk.take(LinkState())
    assert [row.key for row in rows(home)] == ["K7QM2XV0 ws://192.168.1.5:6006", "00000000 "]
    home.front.carryOn("00000000 ")
    assert home.plan == Plan(Goal.CARRY_ON, "chiva", code="00000000")


def test_a_table_that_friends_could_come_to_is_opened_to_them_again(home: Home) -> None:
    home.kept.sessions = [FakeSession(reachable=True)]
    home.front.carryOn("K7QM2XV0 ")
    [order] = home.wire.orders
    assert isinstance(order, Open)
    assert order.reachable


def test_a_kept_session_is_gone_back_to_by_server_and_code(home: Home) -> None:
    home.kept.sessions = [FakeSession(server="wss://dominoes.example", fingerprint="ab" * 32)]
    home.front.carryOn("K7QM2XV0 wss://dominoes.example")
    assert home.plan == Plan(
        Goal.CARRY_ON,
        "chiva",
        server="wss://dominoes.example",
        code="K7QM2XV0",
        fingerprint="ab" * 32,
    )


def test_a_kept_session_can_be_forgotten(home: Home) -> None:
    home.kept.sessions = [FakeSession(), FakeSession(code="00000000", deal=2)]
    home.front.forgetKept("K7QM2XV0 ")
    assert [row.title for row in rows(home)] == ["Chiva with Tito, deal 2."]


def test_a_table_is_started_without_a_question(home: Home) -> None:
    home.front.start("six-love")
    assert home.plan == Plan(Goal.START, "six-love", "club")
    assert home.front.isArriving
    assert home.front.doing == "Going to the server …"


def test_a_failure_is_one_sentence_and_can_be_tried_again(home: Home) -> None:
    home.front.start("chiva")
    home.desk.take(LinkState(LinkPhase.ENDED, reason="own_server_failed"))
    assert home.front.failure == "own_server_failed"
    assert not home.front.isArriving
    home.desk.take(LinkState())
    home.front.tryAgain()
    assert home.front.failure == ""
    assert home.front.isArriving
    home.front.cancel()
    assert not home.front.isArriving


def test_friends_are_invited_to_a_table_of_the_chosen_game(home: Home) -> None:
    home.front.invite("chiva")
    assert home.plan == Plan(Goal.INVITE, "chiva", "club", reachable=True)


def test_a_shared_device_needs_two_names(home: Home) -> None:
    home.front.share("chiva", ["Ana", " ", "", ""])
    assert home.front.shareProblem == "Two people at least: give each of them a name."
    assert home.wire.orders == []
    home.settings.set(level="master")
    home.front.share("chiva", [" Ana ", "", "Ivo", ""])
    assert home.plan == Plan(Goal.SHARE, "chiva", "master", names=("Ana", "", "Ivo", ""))
    assert home.front.shareProblem == ""


def test_a_link_leads_to_its_table(home: Home) -> None:
    home.front.join("doublesix://192.168.1.5:6006/K7QM-2XV0", "")
    assert home.plan == Plan(Goal.JOIN, server="wss://192.168.1.5:6006", code="K7QM2XV0")


def test_a_code_alone_leads_to_the_server_of_before(home: Home) -> None:
    home.settings.set(last_server=f"wss://dominoes.example#{'ab' * 32}")
    home.front.refresh()
    assert home.front.lastServer == "wss://dominoes.example"
    home.desk.take(Nearby(is_settled=True))
    home.front.join("k7qm 2xv0", home.front.lastServer)
    assert home.plan == Plan(
        Goal.JOIN, server="wss://dominoes.example", code="K7QM2XV0", fingerprint="ab" * 32
    )


def test_a_code_alone_is_looked_for_nearby_first(home: Home) -> None:
    home.settings.set(last_server="wss://dominoes.example")
    home.front.refresh()
    home.front.join("k7qm 2xv0", home.front.lastServer)
    assert home.wire.orders == [LookAround()]
    assert home.front.isArriving
    assert home.front.doing == "Looking for the table on this network …"
    found = NearbyServer("wss://192.168.1.5:6006", "ab" * 32)
    home.desk.take(Nearby((found,)))
    assert home.plan is None, "others may be there still"
    home.desk.take(Nearby((found,), is_settled=True))
    assert home.plan == Plan(
        Goal.JOIN,
        server="wss://192.168.1.5:6006",
        code="K7QM2XV0",
        fingerprint="ab" * 32,
        elsewhere=(Invitation("wss://dominoes.example"),),
    )


def test_a_search_is_dropped_when_told(home: Home) -> None:
    home.settings.set(last_server="wss://dominoes.example")
    home.front.join("k7qm 2xv0", "")
    home.front.cancel()
    assert not home.front.isArriving
    home.desk.take(Nearby(is_settled=True))
    assert home.plan is None


def test_the_tables_of_a_server_nearby_are_asked_for(home: Home) -> None:
    found = NearbyServer("wss://192.168.1.5:6006", "ab" * 32)
    home.desk.take(Nearby((found,)))
    home.front.lookNearby("wss://192.168.1.9:6006")
    assert home.plan is None
    home.front.lookNearby("wss://192.168.1.5:6006")
    assert home.plan == Plan(Goal.LOOK, server="wss://192.168.1.5:6006", fingerprint="ab" * 32)


def test_a_code_and_a_server_lead_there(home: Home) -> None:
    home.front.join("k7qm-2xv0", "192.168.1.5")
    assert home.plan == Plan(Goal.JOIN, server="wss://192.168.1.5:6006", code="K7QM2XV0")


@pytest.mark.parametrize(
    ("typed", "server", "said"),
    [
        ("", "", "Type the code that you were given, or paste the link."),
        ("K7QM", "", "That is no code: one has eight letters and digits, such as K7QM-2XV0."),
        ("ftp://here", "", "No server can be at that address. Check how it is written."),
        ("ws://here:1#2", "", "The end of the link is missing. Copy the whole link once more."),
        ("K7QM2XV0", "ftp://here", "No server can be at that address. Check how it is written."),
    ],
)
def test_what_cannot_be_read_is_said(home: Home, typed: str, server: str, said: str) -> None:
    home.front.join(typed, server)
    assert home.front.joinProblem == said
    assert home.wire.orders == []


def test_a_code_alone_needs_a_server_that_is_known(home: Home) -> None:
    home.front.join("k7qm2xv0", "")
    home.desk.take(Nearby(is_settled=True))
    assert home.plan is None
    assert not home.front.isArriving
    for typed in ("", "k7qm2xv0"):
        home.front.look(typed)
        assert home.front.joinProblem.startswith("A code alone is enough only on the same")


def listed(home: Home, tables: list[dict[str, object]]) -> None:
    home.front.look("wss://dominoes.example")
    assert home.front.isLooking
    assert not home.front.isArriving
    home.desk.take(ready())
    ask = home.wire.orders[-1]
    assert isinstance(ask, Ask)
    assert ask.kind == "list_tables"
    home.desk.take(Arrived(answer({"type": "tables", "re": ask.id, "tables": tables})))


def test_the_tables_of_a_server_are_listed_and_joined(home: Home) -> None:
    row = {"profile": "chiva", "people": 2, "open": 1, "strict": False}
    listed(
        home,
        [{"code": "K7QM2XV0", "host": "Eva", **row}, {"code": "00000001", "host": None, **row}],
    )
    first, second = home.front.property("tables").rows
    assert (first.shown, first.title) == ("K7QM-2XV0", "Eva’s table")
    assert first.detail.startswith("Chiva, 2 people here")
    assert second.title == "A table"
    home.front.joinListed("K7QM2XV0")
    assert home.plan == Plan(Goal.JOIN, server="wss://dominoes.example", code="K7QM2XV0")


def test_a_server_without_open_tables_says_so(home: Home) -> None:
    listed(home, [])
    assert home.front.listedNote.startswith("No open table there now.")


def test_a_table_is_made_at_the_server_that_was_looked_at(home: Home) -> None:
    home.front.host("chiva")
    assert (home.wire.orders, home.front.canHost) == ([], False)
    listed(home, [])
    assert home.front.canHost
    home.front.host("chiva")
    assert home.plan == Plan(Goal.INVITE, "chiva", server="wss://dominoes.example")
    assert not home.front.canHost


def test_nothing_is_joined_before_a_server_was_looked_at(home: Home) -> None:
    home.front.joinListed("K7QM2XV0")
    assert home.wire.orders == []


def test_a_server_that_cannot_be_looked_at_is_told_beside_the_field(home: Home) -> None:
    home.front.join("wss://dominoes.example", "")
    [order] = home.wire.orders
    assert isinstance(order, Open)
    home.desk.take(LinkState(LinkPhase.ENDED, reason="no_server"))
    assert (home.front.joinProblem, home.front.failure) == ("no_server", "")


def test_what_a_server_lists_that_is_no_longer_looked_at_is_not_shown(home: Home) -> None:
    listed(home, [])
    [late] = [order for order in home.wire.orders if isinstance(order, Ask)]
    home.front.look("wss://other.example")
    row = {"code": "K7QM2XV0", "profile": "chiva", "people": 2, "open": 1, "strict": False}
    home.desk.take(
        Arrived(answer({"type": "tables", "re": late.id, "tables": [{**row, "host": "Eva"}]}))
    )
    assert home.front.property("tables").rows == ()
