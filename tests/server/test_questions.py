"""Questions: who is asked for a hint, and what comes of a worker that cannot tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from doublesix.protocol.answers import ANSWERS
from doublesix.protocol.errors import Closing
from doublesix.protocol.hints import ActReason
from doublesix.protocol.plain import plain_view
from doublesix.rules.seat import Seat
from doublesix.rules.shuffle import seat_seed
from doublesix.views import view_of
from doublesix_server.questions import MOST_ASKED
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, House, Message


def begun(house: House, seed: str = "rainy sunday") -> tuple[FakePeer, Table, Seat]:
    """Return a watching host, a table of four computer players, and the seat that must act."""
    ana = house.person("Ana")
    code = house.says(ana, "create", "c", profile="chiva", pause=0, seed=seed)["code"]
    for seat in Seat:
        house.says(ana, "fill", f"f{seat}", seat=int(seat), level="novice")
    house.says(ana, "start", "s")
    table = house.lobby.tables[code]
    assert table.bot_in_turn is not None
    return ana, table, table.bot_in_turn.seat


class Asker:
    """Asks for a seat's hint, and keeps what is told."""

    def __init__(self, house: House, table: Table, seat: Seat) -> None:
        self.told: list[tuple[str, list[str | int] | None]] = []
        self.reasons: list[ActReason] = []
        house.staff.ask(table, seat, self.take)

    def take(
        self, level: str, act: list[str | int] | None, reasons: Sequence[ActReason], /
    ) -> None:
        self.told.append((level, act))
        self.reasons += reasons


def questions(worker: FakePeer) -> list[Message]:
    return [message for message in worker.messages if message["type"] == "question"]


def advise(
    house: House, worker: FakePeer, question: Message, act: Any = None, **why: Any
) -> Message:
    """Have a worker answer a question, with its first legal act if not told otherwise."""
    chosen = question["view"]["legal"][0] if act is None else act
    number = question["number"]
    house.says(worker, "advise", f"a{number}", number=number, act=chosen, **why)
    return next(one for one in worker.messages if one.get("re") == f"a{number}")


def test_the_worker_with_the_best_level_and_fewest_seats_is_asked() -> None:
    house = House()
    novice = house.worker(("novice",))
    _, table, seat = begun(house)
    busy = house.worker()
    house.lobby.gone(novice)  # its four seats go to the one that is left
    free = house.worker()
    beginner = house.worker(("novice",))
    asker = Asker(house, table, seat)
    [question] = questions(free)
    assert questions(busy) == questions(beginner) == []
    assert question["level"] == "club"
    act = question["view"]["legal"][0]
    assert advise(house, free, question) == {"type": "noted", "re": "a1"}
    assert asker.told == [("club", act)]


def test_a_question_is_what_the_seat_may_know_and_nothing_else() -> None:  # C3, Rules 4.3
    house = House()
    worker = house.worker()
    _, table, seat = begun(house)
    Asker(house, table, seat)
    [question] = questions(worker)
    assert table.session is not None
    assert question["view"] == plain_view(view_of(table.session, seat))
    assert question["seed"] == seat_seed(table.luck, seat)
    assert set(question) == {"type", "number", "level", "seed", "view"}
    assert ANSWERS.validate_python(question).type == "question"


def test_each_question_has_a_number_of_its_own_and_its_own_answer() -> None:
    house = House()
    worker = house.worker()
    _, table, seat = begun(house)
    first, second = Asker(house, table, seat), Asker(house, table, seat)
    one, two = questions(worker)
    assert one["number"] != two["number"]
    advise(house, worker, two)
    assert first.told == []
    assert len(second.told) == 1
    advise(house, worker, one)
    assert len(first.told) == len(second.told) == 1


def test_what_a_worker_says_for_its_act_is_passed_on_known_or_not() -> None:
    house = House()
    worker = house.worker()
    _, table, seat = begun(house)
    asker = Asker(house, table, seat)
    reasons = [
        {"reason": "keeps_suit", "values": {"number": 5, "count": 3}},
        {"reason": "of_tomorrow", "values": {}},
    ]
    advise(house, worker, questions(worker)[0], reasons=reasons)
    assert [reason.model_dump() for reason in asker.reasons] == reasons


def test_where_no_worker_is_here_nobody_can_tell() -> None:
    house = House()
    house.lobby.gone(house.worker())
    _, table, seat = begun(house)
    assert Asker(house, table, seat).told == [("", None)]
    house.worker()
    assert Asker(house, table, seat).told == []


def test_a_worker_that_is_lost_with_a_question_has_another_asked() -> None:
    house = House()
    first = house.worker()
    _, table, seat = begun(house)
    asker = Asker(house, table, seat)
    second = house.worker()
    assert questions(second) == []
    house.lobby.gone(first)
    assert questions(second) == questions(first)
    advise(house, second, questions(second)[0])
    assert len(asker.told) == 1


def test_a_question_whose_last_worker_is_lost_is_answered_that_nobody_can_tell() -> None:
    house = House()
    worker = house.worker()
    _, table, seat = begun(house)
    asker = Asker(house, table, seat)
    house.lobby.gone(worker)
    assert asker.told == [("", None)]


def test_another_asked_answers_at_the_level_that_can_be_had_then() -> None:
    house = House()
    club = house.worker()
    _, table, seat = begun(house)
    asker = Asker(house, table, seat)
    novice = house.worker(("novice",))
    house.lobby.gone(club)
    [question] = questions(novice)
    assert question["level"] == "novice"
    advise(house, novice, question)
    assert asker.told[0][0] == "novice"


@pytest.mark.logs
def test_a_worker_that_does_not_answer_is_dismissed_in_time_and_another_asked() -> None:  # C1
    house = House(answer_seconds=5)
    hung = house.worker(("novice", "club"), seats=4)
    _, table, seat = begun(house)
    for each in Seat:
        table.staff.release(table, each)
    asker = Asker(house, table, seat)
    spare = house.worker()
    house.clock.now += 5
    house.staff.watch()
    assert house.dismissed == []
    house.clock.now += 0.1
    house.staff.watch()
    assert house.dismissed == [hung]
    assert hung.closed is Closing.REFUSED
    house.clock.now += 4.9
    house.staff.watch()
    assert house.dismissed == [hung]
    advise(house, spare, questions(spare)[0])
    assert len(asker.told) == 1
    house.clock.now += 100
    house.staff.watch()
    assert house.dismissed == [hung]


@pytest.mark.logs
def test_a_worker_that_leaves_several_questions_open_is_dismissed_once() -> None:
    house = House(answer_seconds=5)
    hung = house.worker()
    _, table, seat = begun(house)
    for each in Seat:
        table.staff.release(table, each)
    askers = [Asker(house, table, seat) for _ in range(3)]
    house.clock.now += 5.1
    house.staff.watch()
    assert house.dismissed == [hung]
    assert [asker.told for asker in askers] == [[("", None)]] * 3


@pytest.mark.logs
@pytest.mark.parametrize("act", [["66", "left"], ["pass"], ["name", 3], ["00"], ["nonsense"], [7]])
def test_a_worker_that_names_no_legal_act_is_dismissed_and_another_asked(act: list[Any]) -> None:
    house = House()
    wrong = house.worker()
    _, table, seat = begun(house)
    asker = Asker(house, table, seat)
    [question] = questions(wrong)
    assert act not in question["view"]["legal"]
    spare = house.worker()
    assert advise(house, wrong, question, act)["type"] == "noted"
    assert house.dismissed == [wrong]
    assert asker.told == []
    advise(house, spare, questions(spare)[0])
    assert asker.told[0][1] == question["view"]["legal"][0]


@pytest.mark.logs
def test_where_worker_after_worker_fails_nobody_can_tell() -> None:
    house = House()
    workers = [house.worker() for _ in range(MOST_ASKED + 1)]
    _, table, seat = begun(house)
    asker = Asker(house, table, seat)
    for _ in range(MOST_ASKED):
        assert asker.told == []
        [asked] = [one for one in workers if questions(one) and one.closed is None]
        advise(house, asked, questions(asked)[0], ["nonsense"])
    assert asker.told == [("club", None)]
    assert len(house.dismissed) == MOST_ASKED


def test_advice_that_comes_too_late_or_from_another_is_noted_and_ignored() -> None:
    house = House()
    first = house.worker()
    _, table, seat = begun(house)
    asker = Asker(house, table, seat)
    [question] = questions(first)
    second = house.worker()
    assert advise(house, second, question)["type"] == "noted"
    assert asker.told == []
    advise(house, first, question)
    assert advise(house, first, question, ["nonsense"])["type"] == "noted"
    answer = house.says(first, "advise", "none", number=99, act=["pass"])
    assert answer == {"type": "noted", "re": "none"}
    assert len(asker.told) == 1
    assert house.dismissed == []


def test_a_question_counts_as_no_seat() -> None:
    house = House()
    worker = house.worker(seats=4)
    _, table, seat = begun(house)
    Asker(house, table, seat)
    assert len(questions(worker)) == 1


@pytest.mark.logs
def test_a_hint_goes_from_the_person_to_a_worker_and_back() -> None:
    house = House()
    worker = house.worker()
    ana = house.person("Ana")
    house.says(ana, "create", "c", profile="chiva", pause=0, seed="rainy sunday")
    house.says(ana, "sit", "s", seat=1)
    for seat in (2, 3, 4):
        house.says(ana, "fill", f"f{seat}", seat=seat, level="novice")
    house.says(ana, "start", "start")
    [table] = house.lobby.tables.values()
    while (bot := table.bot_in_turn) is not None:
        table.dealing.act_for(bot.seat)
    house.says(ana, "hint", "h", version=table.version)
    [question] = questions(worker)
    assert question["view"] == ana.view
    assert ana.last["type"] != "hint"
    advise(house, worker, question)
    assert ana.last == {
        "type": "hint",
        "re": "h",
        "version": table.version,
        "level": "club",
        "act": ana.view["legal"][0],
        "reasons": [],
    }
    house.says(ana, "hint", "h2", version=table.version)
    house.lobby.gone(worker)
    assert (ana.last["re"], ana.last["reason"]) == ("h2", "no_hint")
