"""People: what may be asked about each seat, who looks on, and how others come."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import Arrived, Ask, LinkState
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.people import PeopleModel, SeatRow
from tests.client.said import FakeWire, Told, answer, ready, seat_row, table

EVA = {"person": 5, "name": "Eva"}
WATCHER: dict[str, Any] = {"person": 5, "seat": None, "seats": [], "lent": [], "host": False}


class Company:
    """The people of a table where Ana (1) and Nelson (2) sit, seat 3 in turn."""

    def __init__(
        self,
        nelson: dict[str, Any] | None = None,
        link: LinkState | None = None,
        plan: Plan | None = None,
        **fields: Any,
    ) -> None:
        self.wire = FakeWire()
        self.desk = Desk(self.wire)
        self.copied: list[str] = []
        self.model = PeopleModel(self.desk, plan=lambda: plan, copy=self.copied.append)
        seats = [
            seat_row(1, "person"),
            seat_row(2, "person", **(nelson or {})),
            seat_row(3),
            seat_row(4, level="novice"),
        ]
        told = Told(seat=fields.get("seat", 1))
        told.until(3)
        for news in (
            link or ready(),
            Arrived(table(**{"seats": seats, **fields})),
            Arrived(told.update()),
        ):
            self.desk.take(news)

    def row(self, seat: int) -> SeatRow:
        [row] = [row for row in self.model.seats.rows if row.seat == seat]
        assert isinstance(row, SeatRow)
        return row

    def keys(self, seat: int) -> list[str]:
        return [action["key"] for action in self.row(seat).actions]

    def refuse(self, reason: str) -> None:
        asked = self.wire.orders[-1]
        assert isinstance(asked, Ask)
        refused = {"type": "refused", "re": asked.id, "reason": reason, "values": {}}
        self.desk.take(Arrived(answer(refused)))

    @property
    def asked(self) -> list[tuple[str, dict[str, Any]]]:
        return [(one.kind, one.fields) for one in self.wire.orders if isinstance(one, Ask)]


def test_the_seats_stand_in_turn_order_and_say_who_sits_there(qtbot: QtBot) -> None:
    company = Company(nelson={"state": "lost"})
    assert [row.seat for row in company.model.seats.rows] == [1, 2, 3, 4]
    assert company.row(1).who == "Seat 1, you, host"
    assert company.row(2).sentence == "Nelson. Seat 2. Link lost"
    assert company.row(3).who == "Seat 3, computer player: Club player"


@pytest.mark.parametrize("state", ["lost", "left"])
def test_a_computer_player_stands_in_for_who_is_away(qtbot: QtBot, state: str) -> None:
    company = Company(nelson={"state": state})
    assert company.row(2).actions == [
        {"key": "stand_in", "label": "Let a computer player stand in"}
    ]
    company.model.press(2, "stand_in")
    assert company.asked == [("stand_in", {"seat": 2})]


def test_nobody_stands_in_for_who_is_there_and_not_in_turn(qtbot: QtBot) -> None:
    company = Company()
    assert [company.keys(seat) for seat in (1, 2, 3, 4)] == [[], [], [], []]


def test_a_seat_of_one_s_own_is_taken_back(qtbot: QtBot) -> None:
    stood_in = [seat_row(1, "person", stand_in="club"), *(seat_row(seat) for seat in (2, 3, 4))]
    company = Company(seats=stood_in)
    assert company.keys(1) == ["reclaim"]
    company.model.press(1, "reclaim")
    assert company.asked == [("reclaim", {"seat": 1})]
    lent = {**WATCHER, "lent": [3]}
    company = Company(you=lent)
    assert company.keys(3) == ["reclaim"]


def test_who_has_no_seat_asks_for_one_that_is_free(qtbot: QtBot) -> None:
    company = Company(nelson={"state": "left"}, you=WATCHER, unseated=[EVA])
    assert [company.keys(seat) for seat in (1, 2, 3, 4)] == [[], ["take"], ["take"], ["take"]]
    company.model.press(2, "take")
    assert company.asked == [("give_seat", {"seat": 2, "person": 5})]


def test_a_free_seat_is_given_to_somebody_who_has_none(qtbot: QtBot) -> None:
    company = Company(nelson={"state": "lost"}, unseated=[EVA, {"person": 6, "name": ""}])
    assert company.row(2).receivers == [
        {"person": 5, "label": "To Eva"},
        {"person": 6, "label": "To Somebody"},
    ]
    assert company.row(1).receivers == []
    company.model.give(2, 5)
    assert company.asked == [("give_seat", {"seat": 2, "person": 5})]


def test_the_host_changes_how_a_computer_player_plays(qtbot: QtBot) -> None:
    company = Company()
    assert company.row(1).levels == company.row(2).levels == []
    assert company.row(3).levels == ["Novice", "Casual player", "Club player", "Expert", "Master"]
    assert (company.row(3).level, company.row(4).level) == (2, 0)
    company.model.setLevel(4, 2)
    company.model.setLevel(4, 7)
    assert company.asked == [("fill", {"seat": 4, "level": "club"})]
    guest = {"person": 2, "seat": 2, "seats": [2], "lent": [], "host": False}
    assert Company(you=guest).row(3).levels == []


def test_who_looks_on_is_named_and_the_rest_counted(qtbot: QtBot) -> None:
    company = Company(unseated=[EVA], watchers=4)
    assert [(row.name, row.who) for row in company.model.lookersOn.rows] == [("Eva", "watches")]
    assert company.model.watching == "3 more people watch"
    assert Company().model.watching == "Nobody looks on."
    company = Company(you=WATCHER, unseated=[EVA], watchers=1)
    assert [row.who for row in company.model.lookersOn.rows] == ["you"]
    assert company.model.watching == ""


def test_the_invitation_is_copied(qtbot: QtBot) -> None:
    far = LinkState(ready().phase, server="wss://dominoes.example")
    company = Company(link=far)
    company.model.copyCode()
    company.model.copyLink()
    assert company.copied == ["K7QM-2XV0", "doublesix://dominoes.example:443/K7QM-2XV0"]
    assert company.model.note == "Copied: paste it into a message."
    company.model.look(True)
    assert company.model.note == ""


def test_a_table_on_this_machine_alone_has_no_link(qtbot: QtBot) -> None:
    company = Company(plan=Plan(Goal.START, "chiva"))
    assert company.model.link == ""
    assert company.model.linkNote.startswith("This table is on your machine alone")


def test_the_host_alone_closes_the_table(qtbot: QtBot) -> None:
    company = Company()
    company.model.closeTable()
    assert company.asked == [("close_table", {})]
    company = Company(you=WATCHER)
    company.model.closeTable()
    assert (company.model.canClose, company.asked) == (False, [])


def test_a_refusal_of_what_was_asked_here_is_told_here(qtbot: QtBot) -> None:
    company = Company(nelson={"state": "lost"}, unseated=[EVA])
    company.model.give(2, 5)
    company.refuse("already_seated")
    assert company.model.note.endswith(".")
    company.desk.ask("hint", version=0)
    assert company.model.note == ""


def test_away_from_a_table_there_is_nobody(qtbot: QtBot) -> None:
    company = Company()
    company.desk.take(Arrived(answer({"type": "left", "re": "x"})))
    assert company.model.seats.rows == ()
    assert company.model.code == ""
    company.model.press(2, "take")
    company.model.retranslate()
    assert company.asked == []
