"""The home screen by mouse, by keys and by what a screen reader presses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import (
    Arrived,
    Ask,
    LinkPhase,
    LinkState,
    LookAround,
    Nearby,
    NearbyServer,
)
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.front import FrontModel
from doublesix_client.viewmodels.way import Way
from tests.client.folder import NOON, FakeIdentities, FakeKept, FakeSession, FakeSettings, Reasons
from tests.client.said import FakeWire, answer, ready
from tests.client.windows import Shown, wait

SCREEN = """
HomeScreen {
    objectName: "home"
    property string page: ""
    anchors.fill: parent
    front: window.model
    onRecordsWanted: page = "records"
    onRulesWanted: page = "rules"
    onSettingsWanted: page = "settings"
}
"""


@dataclass
class Home:
    """A home screen in its window, and what stands behind it."""

    wire: FakeWire
    desk: Desk
    way: Way
    settings: FakeSettings
    front: FrontModel
    shown: Shown

    def write(self, field: str, text: str) -> None:
        self.shown.find(field).forceActiveFocus()
        for letter in text:
            QTest.keyClick(self.shown.window, letter)  # type: ignore[call-overload]


def open_home(width: int, height: int, kept: list[FakeSession]) -> Home:
    wire, settings = FakeWire(), FakeSettings()
    desk = Desk(wire)
    way = Way(desk, FakeIdentities(), settings)
    front = FrontModel(desk, way, FakeKept(kept), settings, Reasons(), lambda: NOON)
    return Home(wire, desk, way, settings, front, Shown(SCREEN, front, width, height))


@pytest.fixture(params=[(1366, 768), (390, 844)], ids=["wide", "narrow"])
def home(request: pytest.FixtureRequest, qapp: object) -> Iterator[Home]:
    width, height = request.param
    home = open_home(width, height, [FakeSession()])
    yield home
    home.shown.close()


def test_one_press_carries_on(home: Home) -> None:
    home.shown.click("carry-on")
    assert home.way.plan is not None
    assert home.way.plan.goal is Goal.CARRY_ON


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["wide", "narrow"])
def test_each_of_several_is_carried_on_or_forgotten(qapp: object, size: tuple[int, int]) -> None:
    kept = [FakeSession(code=f"0000000{number}", deal=number + 1) for number in range(5)]
    home = open_home(*size, kept)
    assert home.shown.spoken("forget-kept-2") == "Forget: Chiva with Tito, deal 2."
    home.shown.press("forget-kept-2")
    wait()
    home.shown.press("carry-on-2")
    assert home.way.plan == Plan(Goal.CARRY_ON, "chiva", code="00000002")
    home.way.cancel()
    home.shown.press("kept-more")
    wait()
    assert "carry-on-4" in home.shown.names()
    assert "kept-more" not in home.shown.names()
    home.shown.close()


def test_nothing_is_offered_to_carry_on_at_the_first_start(qapp: object) -> None:
    home = open_home(1366, 768, [])
    assert "carry-on" not in home.shown.names()
    home.shown.close()


@pytest.mark.parametrize("profile", ["chiva", "six-love"])
def test_one_press_starts_a_table(home: Home, profile: str) -> None:
    home.shown.press(f"start-{profile}")
    assert home.way.plan == Plan(Goal.START, profile, "club")


def test_a_table_is_started_by_a_key(home: Home) -> None:
    home.shown.find("start-chiva").forceActiveFocus()
    home.shown.key(Qt.Key.Key_Return)
    assert home.way.plan == Plan(Goal.START, "chiva", "club")


def test_what_is_under_way_is_said_and_can_be_dropped(home: Home) -> None:
    home.shown.press("start-chiva")
    home.desk.take(LinkState(LinkPhase.STARTING))
    assert home.shown.spoken("arriving") == "Setting up a table on this computer …"
    assert home.shown.focused() == "arriving-cancel"
    home.shown.window.grabWindow()
    home.shown.click("arriving-cancel")
    assert "arriving" not in home.shown.names()
    assert not home.front.property("isArriving")


def test_what_failed_is_said_and_tried_again(home: Home) -> None:
    home.shown.press("start-chiva")
    home.desk.take(LinkState(LinkPhase.ENDED, reason="own_server_failed"))
    home.desk.take(LinkState())
    wait()
    assert home.shown.spoken("arriving") == "own_server_failed"
    home.shown.window.grabWindow()
    home.shown.click("arriving-again")
    assert home.front.property("isArriving")


def test_what_failed_can_be_put_away(home: Home) -> None:
    home.shown.press("start-chiva")
    home.desk.take(LinkState(LinkPhase.ENDED, reason="own_server_failed"))
    home.shown.window.grabWindow()
    home.shown.click("arriving-cancel")
    assert "arriving" not in home.shown.names()


def test_friends_are_invited_under_a_name(home: Home) -> None:
    home.shown.press("invite-head")
    wait()
    home.write("invite-nameInput", "x")
    home.shown.press("invite-six-love")
    assert home.settings.get("name") == "Anax"
    assert home.way.plan == Plan(Goal.INVITE, "six-love", "club", reachable=True)


def test_a_code_is_typed_and_sent_by_return(home: Home) -> None:
    home.settings.set(last_server="ws://192.168.1.5:6006")
    home.front.refresh()
    home.shown.press("join-head")
    wait()
    home.write("join-codeInput", "k7qm-2xv0")
    home.shown.key(Qt.Key.Key_Return)
    home.desk.take(Nearby(is_settled=True))
    assert home.way.plan == Plan(Goal.JOIN, server="ws://192.168.1.5:6006", code="K7QM2XV0")


def test_what_is_no_code_is_said_at_the_field(home: Home) -> None:
    home.shown.press("join-head")
    wait()
    home.write("join-codeInput", "k7qm")
    home.shown.press("join-go")
    assert home.shown.find("join-code").property("fault").startswith("That is no code")


def test_open_tables_are_shown_and_joined(home: Home) -> None:
    home.settings.set(last_server="ws://192.168.1.5:6006")
    home.front.refresh()
    home.shown.press("join-head")
    wait()
    home.shown.press("join-look")
    home.desk.take(ready())
    ask = home.wire.orders[-1]
    assert isinstance(ask, Ask)
    row = {"profile": "chiva", "people": 2, "open": 1, "strict": False}
    tables = [{"code": "00000001", "host": "Eva", **row}]
    home.desk.take(Arrived(answer({"type": "tables", "re": ask.id, "tables": tables})))
    wait()
    assert home.shown.spoken("listed-00000001") == "Join Eva’s table"
    home.shown.press("listed-00000001")
    assert home.way.plan is not None
    assert home.way.plan.code == "00000001"


def test_servers_nearby_are_offered_once_one_wants_to_join(home: Home) -> None:
    assert home.wire.orders == []
    home.shown.press("join-head")
    wait()
    assert home.wire.orders == [LookAround()]
    home.desk.take(Nearby((NearbyServer("wss://192.168.1.5:6006", "ab" * 32),)))
    wait()
    assert home.shown.spoken("nearby-192.168.1.5") == "Show open tables at 192.168.1.5"
    home.shown.press("nearby-192.168.1.5")
    assert home.way.plan == Plan(Goal.LOOK, server="wss://192.168.1.5:6006", fingerprint="ab" * 32)


def test_a_table_is_made_at_a_server_elsewhere(home: Home) -> None:
    home.settings.set(last_server="wss://dominoes.example")
    home.front.refresh()
    home.shown.press("join-head")
    wait()
    home.shown.press("join-look")
    home.desk.take(ready())
    ask = home.wire.orders[-1]
    assert isinstance(ask, Ask)
    home.desk.take(Arrived(answer({"type": "tables", "re": ask.id, "tables": []})))
    wait()
    home.shown.press("host-six-love")
    assert home.way.plan == Plan(Goal.INVITE, "six-love", server="wss://dominoes.example")


def test_people_at_one_device_are_named_seat_by_seat(home: Home) -> None:
    home.shown.press("share-head")
    wait()
    home.shown.press("share-chiva")
    assert home.front.property("shareProblem") != ""
    home.write("share-3Input", "Ivo")
    home.shown.press("share-chiva")
    assert home.way.plan == Plan(Goal.SHARE, "chiva", "club", names=("Ana", "", "Ivo", ""))


@pytest.mark.parametrize("page", ["records", "rules", "settings"])
def test_pages_are_asked_for(home: Home, page: str) -> None:
    home.shown.press(f"home-{page}")
    assert home.shown.find("home").property("page") == page


def test_every_control_is_reached_by_tab(home: Home) -> None:
    reached = set()
    for _ in range(16):
        home.shown.key(Qt.Key.Key_Tab)
        reached.add(home.shown.focused())
    assert reached >= {
        *("carry-on", "start-chiva", "start-six-love"),
        *("invite-head", "join-head", "share-head"),
        *("home-records", "home-rules", "home-settings"),
    }
