"""The record of points is fetched, and holds what the server says is finished."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask, Judged
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.points import PointsModel
from tests.client.said import FakeWire, Told, answer, ready, table


def result(winner: str | None, leader: int | None, points: int, score: list[int]) -> dict[str, Any]:
    return {
        "kind": "out" if leader else "block",
        "winner": winner,
        "leader": leader,
        "pips": {"1": 5, "2": 5, "3": 5, "4": 5},
        "key_tile": False,
        "points": points,
        "streak_broken": bool(winner) and not points,
        "score": {"1/3": score[0], "2/4": score[1]},
        "match_winner": None,
    }


DEALS: list[dict[str, Any]] = [
    {"match": 1, "result": result("1/3", 3, 1, [1, 0])},
    {"match": 1, "result": result("2/4", 2, 0, [0, 0])},
    {"match": 1, "result": result(None, None, 0, [0, 0])},
]
RECORD = {"profile": "chiva", "deals": DEALS}


def fetched(record: dict[str, Any]) -> tuple[PointsModel, Desk, str]:
    wire = FakeWire()
    desk = Desk(wire)
    points = PointsModel(desk)
    for news in (ready(), Arrived(table()), Arrived(Told().update())):
        desk.take(news)
    points.fetch()
    [order] = wire.orders
    assert isinstance(order, Ask)
    assert order.kind == "get_record"
    desk.take(Arrived(answer({"type": "record", "re": order.id, "record": record})))
    return points, desk, order.id


def test_each_finished_deal_has_a_line_with_the_score_after_it(qtbot: QtBot) -> None:
    points, _, _ = fetched(RECORD)
    rows = points.rows.rows
    assert [(row.deal, row.first, row.second) for row in rows] == [(1, 1, 0), (2, 0, 0), (3, 0, 0)]
    assert [row.leads for row in rows] == ["1/3", "", ""]
    assert rows[0].text == "Tito went out"
    assert rows[1].detail == "Streak broken"
    assert len({row.spoken for row in rows}) == 3


def test_before_the_first_deal_is_finished_it_says_so(qtbot: QtBot) -> None:
    points, _, _ = fetched({"profile": "chiva", "deals": []})
    assert points.rows.rows == ()
    assert points.note


def test_a_record_that_somebody_else_asked_for_is_none_of_its(qtbot: QtBot) -> None:
    points, desk, _ = fetched(RECORD)
    other = {"type": "record", "re": "other", "record": {"profile": "chiva", "deals": []}}
    desk.take(Arrived(answer(other)))
    assert len(points.rows.rows) == 3


def test_a_refusal_is_told(qtbot: QtBot) -> None:
    points, desk, _ = fetched(RECORD)
    points.fetch()
    refused = {"type": "refused", "re": points._asked, "reason": "busy", "values": {}}
    desk.take(Arrived(answer(refused)))
    assert points.note


def test_the_hands_of_a_finished_deal_are_not_kept(qtbot: QtBot) -> None:
    """It may be gone back into, and then they are hidden again (Rules 4.4, H3)."""
    points, _, _ = fetched({**RECORD, "deals": [{**DEALS[0], "hands": {"2": ["66", "planted"]}}]})
    assert len(points.rows.rows) == 1
    assert "planted" not in repr(vars(points))
    assert "planted" not in repr(points.rows.rows)


def test_the_record_of_a_table_that_was_left_is_not_shown_at_the_next(qtbot: QtBot) -> None:
    points, desk, _ = fetched(RECORD)
    points.fetch()
    late = {"type": "record", "re": points._asked, "record": RECORD}
    desk.take(Arrived(table(code="K7QM2XV1")))
    desk.take(Arrived(answer(late)))
    assert points.rows.rows == ()
    points.retranslate()
    assert (points.rows.rows, points.note) == ((), "")


def test_while_it_is_read_it_follows_the_end_of_a_deal_and_the_way_back(qtbot: QtBot) -> None:
    wire = FakeWire()
    desk = Desk(wire)
    points = PointsModel(desk)
    told = Told()
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    points.fetch()
    desk.take(Arrived(told.act_first()))
    assert len(wire.orders) == 1
    desk.take(Arrived(told.to_the_end()))
    assert len(wire.orders) == 2
    points.shut()
    desk.take(Arrived(told.update()))
    assert len(wire.orders) == 2


def test_a_deal_that_does_not_match_stays_to_be_read_for_as_long_as_one_is_there() -> None:
    points, desk, _ = fetched(RECORD)
    assert (points.mistrust, points.mistrustDetail) == ("", "")
    desk.take(Judged("broken", 1, 2, (("share_dropped", 2),)))
    desk.take(Judged("sure", 1, 3))
    assert points.mistrust == "Deal 2 does not check out."
    assert "left out or made up" in points.mistrustDetail
    assert points.mistrustDetail.endswith("in “evidence”.")
    desk.take(Arrived(answer({"type": "left", "re": "1"})))
    assert points.mistrust == ""
