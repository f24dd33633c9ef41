from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QStandardPaths, QUrl
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import Arrived, Ask, LinkPhase, LinkState
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.records import RecordsModel
from doublesix_client.viewmodels.replayed import ReplayedModel
from tests.client.folder import FakeKept, FakeSession
from tests.client.said import FakeWire, answer, ready, table
from tests.shared.record.samples import full, vector


class FakeWay:
    def __init__(self) -> None:
        self.plans: list[Plan] = []

    @property
    def plan(self) -> Plan | None:
        return self.plans[-1] if self.plans else None

    def begin(self, plan: Plan) -> None:
        self.plans.append(plan)


class Visitor:
    def __init__(self) -> None:
        self.wire, self.way = FakeWire(), FakeWay()
        self.desk = Desk(self.wire)
        self.replayed = ReplayedModel()
        self.kept = FakeKept()
        self.model = RecordsModel(
            *(self.desk, self.replayed, self.way),
            beside=lambda work: work(),
            kept=self.kept,
            name=lambda: "Ana",
        )
        self.times_opened = 0
        self.model.opened.connect(self._count)

    def _count(self) -> None:
        self.times_opened += 1

    def asked(self) -> list[tuple[str, dict[str, Any]]]:
        return [(order.kind, order.fields) for order in self.wire.orders if isinstance(order, Ask)]

    def answer(self, **plain: Any) -> None:
        latest = [order for order in self.wire.orders if isinstance(order, Ask)][-1]
        self.desk.take(Arrived(answer({"re": latest.id, **plain})))

    @property
    def fault(self) -> str:
        return self.model.props.fault


@pytest.fixture
def visitor(qtbot: QtBot) -> Visitor:
    return Visitor()


def session_row(number: int, **fields: Any) -> dict[str, Any]:
    return {
        "code": "K7QM2XV0",
        "session": number,
        "profile": "chiva",
        "names": ["Ana", "club", "Tito", "club"],
        "began": 1_700_000_000,
        "changed": 1_700_000_000,
        "deals": 7,
        "score": [3, 0],
        "open": False,
        **fields,
    }


def test_the_sessions_of_the_server_one_is_at_are_listed(visitor: Visitor) -> None:
    visitor.desk.take(ready())
    visitor.model.visit()
    assert visitor.way.plans == []
    assert visitor.asked() == [("list_sessions", {})]
    assert visitor.model.props.isWaiting
    visitor.answer(type="sessions", sessions=[session_row(2, open=True)], more=17)
    [row] = visitor.model.rows.rows
    assert row.key == "K7QM2XV0-2"
    assert row.title == "Chiva, 7 deals"
    assert row.mark == "can be carried on"
    visitor.model.listMore()
    assert visitor.asked()[-1] == ("list_sessions", {"before": 17})
    visitor.answer(type="sessions", sessions=[session_row(1)], more=None)
    assert [row.key for row in visitor.model.rows.rows] == ["K7QM2XV0-2", "K7QM2XV0-1"]
    assert not visitor.model.props.hasMore


def test_the_window_s_own_server_is_opened_where_there_is_none(visitor: Visitor) -> None:
    visitor.model.visit()
    assert visitor.way.plans == [Plan(Goal.LOOK)]
    assert visitor.asked() == []
    visitor.desk.take(ready())
    assert visitor.asked() == [("list_sessions", {})]
    visitor.answer(type="sessions", sessions=[], more=None)
    assert visitor.model.props.emptyText == "No session with a finished deal yet."


def test_a_server_that_cannot_be_opened_ends_the_wait(visitor: Visitor) -> None:
    visitor.model.visit()
    visitor.desk.take(LinkState(LinkPhase.ENDED, reason="own_server_failed"))
    assert not visitor.model.props.isWaiting
    assert visitor.model.props.listFault.startswith("The table could not be set up")


def test_a_record_is_fetched_and_opened(visitor: Visitor) -> None:
    visitor.desk.take(ready())
    visitor.model.fetch("K7QM2XV0-2")
    assert visitor.asked() == [("get_record", {"code": "K7QM2XV0", "session": 2})]
    visitor.answer(type="record", record=full())
    assert visitor.times_opened == 1
    assert visitor.replayed.props.title == "Six-love, 4 deals"
    assert visitor.model.props.savePath.endswith("six-love-4.doublesix.json")


def test_a_refused_record_says_why(visitor: Visitor) -> None:
    visitor.desk.take(ready())
    visitor.model.fetch("K7QM2XV0-2")
    visitor.answer(type="refused", reason="no_table", values={})
    assert visitor.model.props.listFault
    assert visitor.fault == ""
    assert not visitor.model.props.isWaiting
    visitor.model.fetch("K7QM2XV0-2")
    assert visitor.model.props.listFault == ""


def test_a_fetched_record_that_is_none_says_so_beside_the_sessions(visitor: Visitor) -> None:
    visitor.desk.take(ready())
    visitor.model.fetch("K7QM2XV0-2")
    visitor.answer(type="record", record={})
    assert visitor.model.props.listFault.startswith("This file is no record")
    assert visitor.fault == ""


def test_a_session_is_carried_on_at_its_table(visitor: Visitor) -> None:
    gone: list[bool] = []
    visitor.model.departed.connect(lambda: gone.append(True))
    visitor.model.visit()
    visitor.model.carryOn("K7QM2XV0-2")
    assert visitor.way.plan == Plan(Goal.CARRY_ON, code="K7QM2XV0")
    assert gone == [True]
    visitor.kept.sessions = [FakeSession(reachable=True)]
    visitor.model.carryOn("K7QM2XV0-2")
    assert visitor.way.plan == Plan(Goal.CARRY_ON, "chiva", code="K7QM2XV0", reachable=True)


def test_a_session_is_carried_on_at_the_server_that_keeps_it(visitor: Visitor) -> None:
    there = Plan(Goal.JOIN, server="wss://dominoes.example", code="1", fingerprint="ab" * 32)
    visitor.way.begin(there)
    visitor.model.carryOn("K7QM2XV0-2")
    assert visitor.way.plan == Plan(
        Goal.CARRY_ON, server=there.server, code="K7QM2XV0", fingerprint=there.fingerprint
    )


def test_a_session_without_a_finished_deal_cannot_be_opened(visitor: Visitor) -> None:
    visitor.desk.take(ready())
    visitor.model.visit()
    rows = [session_row(2, open=True, deals=0, score=[0, 0]), session_row(1)]
    visitor.answer(type="sessions", sessions=rows, more=None)
    fresh, done = visitor.model.rows.rows
    assert (fresh.title, fresh.mark) == ("Chiva", "No deal finished yet")
    assert (fresh.canOpen, fresh.canContinue) == (False, True)
    assert (done.canOpen, done.canContinue) == (True, False)


def test_the_table_one_is_at_is_not_carried_on(visitor: Visitor) -> None:
    visitor.desk.take(ready())
    visitor.desk.take(Arrived(table()))
    visitor.model.visit()
    visitor.answer(type="sessions", sessions=[session_row(2, open=True)], more=None)
    [row] = visitor.model.rows.rows
    assert not row.canContinue


def test_a_file_is_suggested_where_there_is_a_folder(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        QStandardPaths,
        "writableLocation",
        lambda kind: str(
            tmp_path
            if kind is QStandardPaths.StandardLocation.HomeLocation
            else tmp_path / "Documents"
        ),
    )
    visitor.desk.take(ready())
    visitor.model.fetch("K7QM2XV0-2")
    visitor.answer(type="record", record=full())
    assert visitor.model.props.savePath == str(tmp_path / "six-love-4.doublesix.json")
    (tmp_path / "Documents").mkdir()
    visitor.model.fetch("K7QM2XV0-2")
    visitor.answer(type="record", record=full())
    assert visitor.model.props.savePath == str(tmp_path / "Documents" / "six-love-4.doublesix.json")


def test_a_file_is_opened_by_its_path_or_a_link_to_it(visitor: Visitor, tmp_path: Path) -> None:
    path = tmp_path / "año 1.json"
    path.write_text(json.dumps(vector("chiva-opening")), encoding="utf-8")
    visitor.model.open(f" {path} ")
    visitor.model.open(QUrl.fromLocalFile(str(path)).toString())
    assert visitor.times_opened == 2


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "This file cannot be opened: No such file or directory."),
        ("", "This file is no record: it is empty."),
        ("[]", "This file is no record: a record is an object, not a list."),
    ],
)
def test_a_file_that_is_no_record_says_so_in_a_sentence(
    visitor: Visitor, tmp_path: Path, content: str | None, said: str
) -> None:
    path = tmp_path / "some.json"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    visitor.model.open(str(path))
    assert visitor.fault == said
    assert visitor.times_opened == 0


def test_what_breaks_the_rules_is_said_with_its_place(visitor: Visitor, tmp_path: Path) -> None:
    record = vector("chiva-opening")
    record["deals"][0]["plays"][1] = [4, "50", "right"]
    path = tmp_path / "some.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    visitor.model.open(str(path))
    assert visitor.fault.startswith("This record breaks the rules at deal 1, play 2: ")


def test_what_is_saved_opens_again(visitor: Visitor, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    visitor.model.save(str(path))
    assert not path.exists()
    visitor.desk.take(ready())
    visitor.model.fetch("K7QM2XV0-2")
    visitor.answer(type="record", record=full())
    visitor.model.save(str(path))
    assert visitor.model.props.note == f"Saved as {path}."
    visitor.model.open(str(path))
    assert visitor.times_opened == 2
    visitor.model.save(str(tmp_path))
    assert visitor.fault.startswith("The record cannot be saved there: ")


def test_a_file_is_read_beside_the_window_s_thread(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text(json.dumps(full()), encoding="utf-8")
    model = RecordsModel(Desk(FakeWire()), ReplayedModel(), FakeWay())
    with qtbot.waitSignal(model.opened):
        model.open(str(path))
        assert model.props.isWaiting
    model.retranslate()
    assert not model.props.isWaiting


def test_a_list_that_is_asked_for_twice_is_shown_once(visitor: Visitor) -> None:
    visitor.desk.take(ready())
    visitor.model.visit()
    [first] = [order for order in visitor.wire.orders if isinstance(order, Ask)]
    visitor.model.visit()
    listed = {"type": "sessions", "sessions": [session_row(2)], "more": None}
    visitor.desk.take(Arrived(answer({**listed, "re": first.id})))
    visitor.answer(**listed)
    assert [row.key for row in visitor.model.rows.rows] == ["K7QM2XV0-2"]


def test_a_file_that_is_read_when_the_window_is_closed_disturbs_nobody(qtbot: QtBot) -> None:
    waiting: list[Callable[[], None]] = []
    desk = Desk(FakeWire())
    model = RecordsModel(desk, ReplayedModel(), FakeWay(), beside=waiting.append)
    model.open("/nowhere/record.json")
    delete(model)
    [work] = waiting
    work()
