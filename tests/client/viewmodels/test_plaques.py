"""A plaque tells of its seat what everybody may know."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, LinkPhase, LinkState
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.plaques import PlaquesModel
from tests.client.said import FakeWire, Told, ready, seat_row, table


def plaques_of(told: Told, **fields: object) -> PlaquesModel:
    desk = Desk(FakeWire())
    plaques = PlaquesModel(desk)
    desk.take(ready())
    desk.take(Arrived(table(told.seat, **fields)))  # type: ignore[arg-type]
    desk.take(Arrived(told.update()))
    return plaques


def test_four_plaques_in_turn_order_from_ones_own(qtbot: QtBot) -> None:
    told = Told(seat=3)
    rows = plaques_of(told).rows.rows
    assert [(row.place, row.seat) for row in rows] == [
        ("bottom", 3),
        ("right", 4),
        ("top", 1),
        ("left", 2),
    ]
    assert [row.isOwn for row in rows] == [True, False, False, False]
    assert [row.side for row in rows] == ["1/3", "2/4", "1/3", "2/4"]


def test_the_last_act_the_tiles_left_and_the_turn_are_those_of_the_view(qtbot: QtBot) -> None:
    told = Told()
    for _ in range(14):
        told.act_first()
    view = told.update().view
    for row in plaques_of(told).rows.rows:
        assert row.held == view.held[row.seat - 1]
        assert row.isTurn == (view.turn == row.seat)
        own = [play for play in view.plays if play[0] == row.seat]
        if own[-1][1] == "pass":
            assert row.lastKind == "pass"
        else:
            assert (row.lastKind, f"{row.lastFirst}{row.lastSecond}") == ("play", own[-1][1])
        assert row.passes == sum(play[1] == "pass" for play in own)
        assert all(str(number) in row.passedOn for number in view.passed[row.seat - 1])
    assert sum(row.hasOpened for row in plaques_of(told).rows.rows) == 1


def test_a_lost_link_a_stand_in_and_a_reader_are_told_apart(qtbot: QtBot) -> None:
    told = Told()
    seats = [
        seat_row(1, "person"),
        seat_row(2, "person", state="lost"),
        seat_row(3, "person", state="lost", stand_in="club"),
        seat_row(4, "person", holds=True),
    ]
    told.until(1)
    rows = {row.seat: row for row in plaques_of(told, seats=seats).rows.rows}
    assert [rows[seat].standing for seat in (1, 2, 3, 4)] == [
        "your_turn",
        "lost",
        "stood_in",
        "reads",
    ]
    assert len({row.told for row in rows.values()}) == 4


def test_no_plaque_tells_a_tile_that_was_not_played(qtbot: QtBot) -> None:
    told = Told()
    told.until(1)
    hidden = {f"{tile.high}-{tile.low}" for tile in told.session.deal.hands[1]}
    assert hidden
    for row in plaques_of(told).rows.rows:
        assert not any(tile in f"{row.sentence} {row.told}" for tile in hidden)


def test_while_ones_own_link_is_down_no_plaque_is_lit(qtbot: QtBot) -> None:
    told = Told()
    told.until(1)
    desk = Desk(FakeWire())
    plaques = PlaquesModel(desk)
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    assert [row.isTurn for row in plaques.rows.rows] == [True, False, False, False]
    desk.take(LinkState(LinkPhase.RETRYING, reason="link_lost"))
    assert not any(row.isTurn for row in plaques.rows.rows)
    assert [row.standing for row in plaques.rows.rows] == ["lost", "quiet", "quiet", "quiet"]


def test_the_plaque_of_the_opener_says_so(qtbot: QtBot) -> None:
    told = Told()
    told.act_first()
    rows = plaques_of(told).rows.rows
    assert [row.who.endswith(", opened") for row in rows] == [row.hasOpened for row in rows]
