from __future__ import annotations

from typing import Any, get_args

import pytest

from doublesix.protocol.answers import ProposalKind
from doublesix_client.words.asking import AskingWords
from tests.client.words.samples import bot, seat, table

ASKING = AskingWords()
KINDS: tuple[ProposalKind, ...] = get_args(ProposalKind)


def proposal(kind: str, by: int = 2, **fields: Any) -> dict[str, Any]:
    plain = {
        "proposal": 1, "kind": kind, "by": by, "seat": None, "person": None,
        "agreed": [by], "missing": [],
    }  # fmt: skip
    return {"proposal": plain | fields}


def ended(how: str, who: int | None = None, by: int = 2) -> dict[str, Any]:
    return {"ended": {"proposal": 1, "kind": "undo", "by": by, "how": how, "who": who}}


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, ""),
        (proposal("undo"), "Nelson asks to take back the last play."),
        (proposal("redo"), "Nelson asks to do again what was taken back."),
        (proposal("restart"), "Nelson asks to begin this deal again."),
        (proposal("new_match"), "Nelson asks to leave this match for a new one."),
        (proposal("new_session"), "Nelson asks to begin a new session."),
        (proposal("stand_in", seat=3),
            "Nelson asks that a computer player stands in for Tito."),
        (proposal("give_seat", seat=3, person=4),
            "Nelson asks to give the seat of Tito to Marisol."),
        (proposal("give_seat", seat=3, person=1), "Nelson asks that you take seat 3."),
        (proposal("release", person=3),
            "Nelson asks that the computer players go on while Tito reads."),
        (proposal("release", person=1),
            "Nelson asks that the computer players go on while you read."),
        (proposal("stop"), "Nelson asks to stop here and keep the session."),
        (proposal("undo", by=1), "You ask for: undo."),
        (proposal("stand_in", by=1, seat=3),
            "You ask for: a computer player as a stand-in. It is about the seat of Tito."),
        (proposal("give_seat", by=1, seat=3, person=4),
            "You ask for: a seat for somebody. Seat 3 would be given to Marisol."),
    ],
)  # fmt: skip
def test_who_asks_for_what(fields: dict[str, Any], told: str) -> None:
    assert ASKING.asked(table(**fields)) == told


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_proposal_is_worded(kind: ProposalKind) -> None:
    fields: dict[str, Any] = {"seat": 3, "person": 4}
    assert ASKING.topic(kind)
    for by in (1, 2):
        told = ASKING.asked(table(**proposal(kind, by=by, **fields)))
        assert told.endswith(".")
        assert "%" not in told


def test_what_cannot_be_undone_says_so() -> None:
    """Rules 5.4."""
    warned = [kind for kind in KINDS if "cannot be undone" in ASKING.meaning(kind)]
    assert warned == ["new_match", "new_session"]
    assert ASKING.meaning("undo") == ""


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, ""),
        (proposal("undo", missing=[1, 3]), "Your answer is awaited."),
        (proposal("undo", missing=[3, 4]), "Waiting for the answer of Tito and Marisol."),
        (proposal("undo", missing=[]),
            "Somebody is away; agree once more to go on without them."),
    ],
)  # fmt: skip
def test_whose_answer_is_awaited(fields: dict[str, Any], told: str) -> None:
    assert ASKING.waiting(table(**fields)) == told


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, ""),
        (ended("agreed"), "Agreed: undo."),
        (ended("declined", 3), "Tito declined: undo."),
        (ended("declined", 1), "You declined: undo."),
        (ended("withdrawn", 2), "Nelson withdrew the question: undo."),
        (ended("withdrawn", 1, by=1), "You withdrew your question: undo."),
        (ended("moved_on"), "The table has moved on: undo."),
        (ended("declined", 9), "Somebody declined: undo."),
    ],
)
def test_how_a_proposal_ended(fields: dict[str, Any], told: str) -> None:
    assert ASKING.ended(table(**fields)) == told


@pytest.mark.parametrize(
    ("holders", "told"),
    [
        ([], ""),
        ([1], "The computer players wait while you read."),
        ([2], "Reading: Nelson. The computer players wait."),
        ([2, 3], "Reading: Nelson and Tito. The computer players wait."),
        ([1, 2], "Reading: you and Nelson. The computer players wait."),
    ],
)
def test_who_reads_while_the_computer_players_wait(holders: list[int], told: str) -> None:
    """Rules 5.6."""
    seats = [seat(number, holds=number in holders) for number in (1, 2, 3)]
    assert ASKING.reading(table(*seats, bot(4))) == told


def test_a_seat_can_be_had_back() -> None:
    assert ASKING.lent(table()) == ""
    stood_in = table(seat(1, stand_in="club"), seat(2), seat(3), seat(4))
    assert ASKING.lent(stood_in).startswith("A computer player stands in for you.")
    you = {"person": 1, "seat": None, "seats": [], "lent": [1], "host": False}
    assert ASKING.lent(table(you=you)).startswith("Your seat was lent")


def test_every_answer_has_a_label_of_its_own() -> None:
    labels = [
        *(ASKING.agree(), ASKING.decline(), ASKING.withdraw(), ASKING.release()),
        *(ASKING.reclaim(), ASKING.reclaim(3), ASKING.dismiss()),
    ]
    assert len(set(labels)) == len(labels)
    assert ASKING.reclaim(3) == "Take seat 3 back"
