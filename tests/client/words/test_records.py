from __future__ import annotations

import pytest

from doublesix.protocol.answers import SessionRow
from doublesix_client.words.records import RecordWords


@pytest.fixture
def words() -> RecordWords:
    return RecordWords()


@pytest.mark.parametrize(
    ("fault", "values", "said"),
    [
        ("too_large", {}, "This file is too large to be a record of deals."),
        ("no_deals", {}, "This record holds no deal yet."),
        ("no_file", {"message": "gone"}, "This file cannot be opened: gone."),
        ("not_saved", {"message": "disk full"}, "The record cannot be saved there: disk full."),
        (
            "breaks_rules",
            {"place": "deal 3, play 12", "message": "6-4 fits neither end"},
            "This record breaks the rules at deal 3, play 12: 6-4 fits neither end.",
        ),
        (
            "breaks_rules",
            {"place": "deal 2, hands, seat 1", "message": "6 tiles"},
            "This record breaks the rules at deal 2, hands, seat 1: 6 tiles.",
        ),
        (
            "no_record",
            {"place": "line 1, column 1", "message": "not JSON"},
            "This file is no record: at line 1, column 1, not JSON.",
        ),
        (
            "no_record",
            {"place": "", "message": "it is empty"},
            "This file is no record: it is empty.",
        ),
    ],
)
def test_what_is_wrong_is_one_sentence(
    words: RecordWords, fault: str, values: dict[str, str], said: str
) -> None:
    assert words.fault(fault, values) == said


def test_a_session_is_named_with_who_sat_there(words: RecordWords) -> None:
    row = SessionRow(
        code="K7QM2XV0",
        session=2,
        profile="chiva",
        names=["Ana", "club", None, "Eva"],
        began=1_700_000_000,
        changed=1_700_000_000,
        deals=7,
        score=[3, 0],
        open=True,
    )
    assert words.session(row) == "Chiva, 7 deals"
    assert words.about(row, ["club"], "Eva") == (
        "Ana and Seat 3 against you and a computer player, 3–0"
    )
    assert "2023" in words.when(row.began)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (
            ["Ana", "club", "club", "novice"],
            "You and a computer player against two computer players",
        ),
        (["club", "Tito", "Ana", "Eva"], "You and a computer player against Tito and Eva"),
        (["Ana", "Tito", "Ivo", "club"], "You and Ivo against Tito and a computer player"),
        (["Ana", "club", "Ana", "Eva"], "Ana and Ana against Eva and a computer player"),
    ],
)
def test_who_sat_in_a_session_is_said_from_one_s_own_side(
    words: RecordWords, names: list[str | None], said: str
) -> None:
    row = SessionRow(
        code="K7QM2XV0",
        session=1,
        profile="chiva",
        names=names,
        began=0,
        changed=0,
        deals=1,
        score=[1, 0],
        open=False,
    )
    assert words.about(row, ["novice", "club"], "Ana") == f"{said}, 1–0"


def test_a_hand_is_said_or_only_counted(words: RecordWords) -> None:
    assert words.hand("Ana", None, 5) == "Ana, 5 tiles, face down"
    assert words.hand("Ana", ["64", "55"], 2) == "Ana: six-four and double five"
    assert words.hand("Ana", [], 0) == "Ana, no tiles"


def test_whoever_acted_for_somebody_is_named(words: RecordWords) -> None:
    assert words.acted("Ana", None, "novice") == "A computer player (Novice) acted for Ana."
    assert words.acted("Ana", "Eva", None) == "Eva acted for Ana."
    assert words.acted("Ana", "", None) == "Somebody else acted for Ana."
    assert words.takebacks(0) == ""
