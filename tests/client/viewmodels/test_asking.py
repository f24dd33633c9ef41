"""The strip above the bar: what waits for an answer, in order of urgency."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask
from doublesix_client.viewmodels.asking import LINGER, TOLD_ELSEWHERE, AskingModel, AskingRow
from doublesix_client.viewmodels.desk import Desk
from tests.client.said import FakeWire, Told, answer, ready, seat_row, table


class Strip:
    """A strip over a table of two people, Ana (1) and Nelson (2), in mid-deal."""

    def __init__(self, **fields: Any) -> None:
        self.wire = FakeWire()
        self.desk = Desk(self.wire)
        self.model = AskingModel(self.desk)
        self.told = Told()
        self.counter = 0
        self.desk.take(ready())
        self.tell(**fields)
        self.desk.take(Arrived(self.told.update()))

    def tell(self, **fields: Any) -> None:
        self.counter += 1
        self.desk.take(Arrived(table(people=(1, 2), counter=self.counter, **fields)))

    def play(self) -> None:
        self.desk.take(Arrived(self.told.act_first()))

    def refuse(self, reason: str) -> None:
        asked = self.wire.orders[-1]
        assert isinstance(asked, Ask)
        refused = {"type": "refused", "re": asked.id, "reason": reason, "values": {}}
        self.desk.take(Arrived(answer(refused)))

    @property
    def rows(self) -> tuple[AskingRow, ...]:
        return self.model.rows.rows  # type: ignore[no-any-return]

    @property
    def keys(self) -> list[str]:
        return [row.key for row in self.rows]

    @property
    def asked(self) -> list[tuple[str, dict[str, Any]]]:
        return [(one.kind, one.fields) for one in self.wire.orders if isinstance(one, Ask)]


def proposal(by: int, missing: list[int], kind: str = "undo", **fields: Any) -> dict[str, Any]:
    return {
        "proposal": 7, "kind": kind, "by": by, "seat": None, "person": None,
        "agreed": [by], "missing": missing, **fields,
    }  # fmt: skip


def ended(how: str, number: int = 7) -> dict[str, Any]:
    return {"proposal": number, "kind": "undo", "by": 2, "how": how, "who": 1}


def held(*seats: int) -> list[dict[str, Any]]:
    return [
        seat_row(seat, "person" if seat < 3 else "bot", holds=seat in seats) for seat in range(1, 5)
    ]


def test_nothing_is_shown_while_nothing_is_asked(qtbot: QtBot) -> None:
    assert Strip().keys == []


@pytest.mark.parametrize("answering", ["agree", "decline"])
def test_a_proposal_of_another_is_answered(qtbot: QtBot, answering: str) -> None:
    strip = Strip(proposal=proposal(by=2, missing=[1]))
    [row] = strip.rows
    assert row.sentence == "Nelson asks to take back the last play."
    assert (row.yes, row.no, row.isUrgent) == ("Agree", "Decline", True)
    getattr(strip.model, answering)("proposal")
    assert strip.asked == [(answering, {"proposal": 7})]


def test_one_s_own_proposal_can_be_withdrawn_and_says_who_is_missing(qtbot: QtBot) -> None:
    strip = Strip(proposal=proposal(by=1, missing=[2]))
    [row] = strip.rows
    assert (row.yes, row.no) == ("", "Withdraw")
    assert row.detail == "Waiting for the answer of Nelson."
    strip.model.decline("proposal")
    assert strip.asked == [("decline", {"proposal": 7})]


def test_a_proposal_that_waits_for_somebody_who_was_lost_is_agreed_to_again(qtbot: QtBot) -> None:
    strip = Strip(proposal=proposal(by=2, missing=[], agreed=[1, 2]))
    assert strip.rows[0].yes == "Agree"
    strip = Strip(proposal=proposal(by=2, missing=[], agreed=[2]))
    assert strip.rows[0].yes == ""


def test_how_a_proposal_ended_is_told_once_around_the_table(qtbot: QtBot) -> None:
    strip = Strip(proposal=proposal(by=2, missing=[1]))
    strip.tell(ended=ended("declined"))
    assert [row.sentence for row in strip.rows] == ["You declined: undo."]
    for _ in range(LINGER - 1):
        strip.play()
        assert strip.keys == ["ended"]
    strip.play()
    assert strip.keys == []


def test_how_it_ended_can_be_put_away(qtbot: QtBot) -> None:
    strip = Strip(proposal=proposal(by=2, missing=[1]))
    strip.tell(ended=ended("withdrawn"))
    strip.model.dismiss("ended")
    strip.tell(ended=ended("withdrawn"))
    assert strip.keys == []


def test_a_proposal_that_nobody_saw_open_is_not_told_of(qtbot: QtBot) -> None:
    assert Strip(ended=ended("agreed")).keys == []
    strip = Strip(proposal=proposal(by=2, missing=[1]))
    strip.tell(ended=ended("agreed", number=8))
    assert strip.keys == []


def test_who_reads_is_told_and_can_be_released_by_the_others(qtbot: QtBot) -> None:
    """Rules 5.6."""
    strip = Strip(seats=held(2))
    [row] = strip.rows
    assert row.sentence == "Reading: Nelson. The computer players wait."
    strip.model.agree(row.key)
    assert strip.asked == [("release", {"person": 2})]


def test_one_s_own_reading_is_told_without_a_button(qtbot: QtBot) -> None:
    [row] = Strip(seats=held(1)).rows
    assert row.sentence == "The computer players wait while you read."
    assert row.yes == ""


def test_who_is_stood_in_for_releases_nobody(qtbot: QtBot) -> None:
    seats = [seat_row(1, "person", stand_in="club"), *held(2)[1:]]
    rows = {row.key: row for row in Strip(seats=seats).rows}
    assert rows["reads-2"].yes == ""


def test_a_seat_that_is_stood_in_for_is_taken_back(qtbot: QtBot) -> None:
    strip = Strip(seats=[seat_row(1, "person", stand_in="club"), *held()[1:]])
    [row] = strip.rows
    assert row.sentence.startswith("A computer player stands in for you.")
    assert row.yes == "Take your seat back"
    strip.model.agree(row.key)
    assert strip.asked == [("reclaim", {"seat": 1})]


def test_a_lent_seat_is_taken_back(qtbot: QtBot) -> None:
    you = {"person": 1, "seat": None, "seats": [], "lent": [3], "host": False}
    strip = Strip(you=you)
    [row] = strip.rows
    assert row.sentence.startswith("Your seat was lent")
    strip.model.agree(row.key)
    assert strip.asked == [("reclaim", {"seat": 3})]


def test_at_a_shared_device_each_seat_is_taken_back_by_its_number(qtbot: QtBot) -> None:
    seats = [
        seat_row(seat, "person", person=1, stand_in="club" if seat in (1, 3) else None)
        for seat in range(1, 5)
    ]
    you = {"person": 1, "seat": None, "seats": [1, 2, 3, 4], "lent": [], "host": True}
    rows = Strip(seats=seats, you=you).rows
    assert [row.yes for row in rows] == ["Take seat 1 back", "Take seat 3 back"]


def test_a_refusal_is_told_until_it_is_put_away_or_something_else_is_asked(qtbot: QtBot) -> None:
    strip = Strip()
    for _ in range(2):
        strip.desk.ask("hint", version=0)
        assert strip.keys == []
        strip.refuse("no_hint")
        [row] = strip.rows
        assert row.canDismiss
        assert row.sentence.endswith(".")
    strip.model.dismiss("refusal")
    strip.play()
    assert strip.keys == []


@pytest.mark.parametrize("kind", sorted(TOLD_ELSEWHERE))
def test_what_is_asked_in_a_panel_is_refused_there(qtbot: QtBot, kind: str) -> None:
    strip = Strip()
    strip.desk.ask(kind)
    strip.refuse("too_fast")
    assert strip.keys == []


def test_what_waits_for_an_answer_comes_first(qtbot: QtBot) -> None:
    strip = Strip()
    strip.desk.ask("hint", version=0)
    strip.refuse("no_hint")
    strip.tell(seats=held(2), proposal=proposal(by=2, missing=[1]))
    assert strip.keys == ["proposal", "refusal", "reads-2"]
    strip.tell(seats=held(2), proposal=proposal(by=1, missing=[2]))
    assert strip.keys == ["proposal", "refusal", "reads-2"]


def test_at_another_table_nothing_of_this_one_is_told(qtbot: QtBot) -> None:
    strip = Strip(proposal=proposal(by=2, missing=[1]))
    strip.desk.take(Arrived(answer({"type": "left", "re": "x"})))
    assert strip.keys == []


def test_what_nobody_asks_is_not_answered(qtbot: QtBot) -> None:
    strip = Strip()
    strip.model.agree("proposal")
    strip.model.decline("proposal")
    assert strip.asked == []


def test_everything_is_said_anew_in_another_language(qtbot: QtBot) -> None:
    strip = Strip(seats=held(2))
    with qtbot.waitSignal(strip.model.changed):
        strip.model.retranslate()
    assert strip.keys == ["reads-2"]
    assert strip.model.putAway == "Put this away"


def test_a_button_that_is_pressed_twice_asks_once(qtbot: QtBot) -> None:  # A1
    strip = Strip(proposal=proposal(by=2, missing=[1]))
    strip.model.agree("proposal")
    strip.model.agree("proposal")
    strip.model.decline("proposal")
    assert strip.asked == [("agree", {"proposal": 7})]
    strip.refuse("busy")
    strip.model.agree("proposal")
    assert len(strip.asked) == 2
