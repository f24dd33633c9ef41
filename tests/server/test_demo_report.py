"""The demo's report, in words a player understands."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from doublesix_server.demo import Played
from doublesix_server.demo_report import Report, deal_in_words, document_of, table_of

Plain = dict[str, Any]


def result(**changes: Any) -> Plain:
    plain = {
        "kind": "out",
        "winner": "1/3",
        "leader": 3,
        "pips": {"1": 5, "2": 8, "3": 0, "4": 9},
        "key_tile": False,
        "points": 1,
        "streak_broken": False,
        "score": {"1/3": 2, "2/4": 0},
        "match_winner": None,
    }
    return {**plain, **changes}


def over(score: tuple[int, int] = (2, 0), **changes: Any) -> Plain:
    return {
        "profile": "chiva",
        "match": 1,
        "deal": 5,
        "phase": "over",
        "opening": {"rule": "winner", "opener": 2},
        "score": list(score),
        "layout": ["66", "64"],
        "result": result(**changes),
    }


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (over(), "seat 2 opens; seat 3 goes out, a point for 1/3; 2–0"),
        (over(kind="block", leader=1), "seat 2 opens; a block, a point for 1/3; 2–0"),
        (over(key_tile=True, points=2), "two points by the key tile for 1/3"),
        (over((0, 0), streak_broken=True, points=0), "1/3 break the streak; 0–0"),
        (over(kind="block", winner=None, leader=None), "a tied block, nobody scores; 2–0"),
        (over((4, 0), match_winner="1/3"), "4–0; 1/3 win the match"),
    ],
)
def test_each_way_a_deal_can_end_has_its_words(view: Plain, words: str) -> None:
    line = deal_in_words(view)
    assert line.startswith("Chiva, match 1, deal 5: ")
    assert words in line


def played(results: list[tuple[int, Plain]]) -> Played:
    deals = [{"match": match, "result": one} for match, one in results]
    return Played("chiva", {"deals": deals}, "{}", 100)


FOUR = played(
    [
        (1, result()),
        (1, result(kind="block", streak_broken=True, winner="2/4")),
        (1, result(kind="block", winner=None)),
        (1, result(match_winner="1/3", score={"1/3": 4, "2/4": 0}, key_tile=True)),
        (2, result()),
    ]
)


def shown(thing: Any) -> str:
    console = Console(file=StringIO(), width=80)
    console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_the_table_has_a_row_for_each_match_and_fits_80_columns() -> None:
    text = shown(table_of(FOUR))
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in text.splitlines()]
    assert ["1", "4", "2", "1", "1", "1", "1", "1/3", "4–0"] in rows
    assert ["2", "1", "1", "0", "0", "0", "0", "–", "2–0"] in rows
    assert max(map(len, text.splitlines())) <= 80


def test_the_document_has_what_the_table_has_and_the_records() -> None:
    document = document_of([FOUR], {"chiva": "here.json"})
    [session] = document["sessions"]
    assert (session["matches"], session["deals"], session["winners"]) == (2, 5, ["1/3"])
    assert session["file"] == "here.json"
    assert session["record"] is FOUR.record


def test_progress_shows_a_line_for_each_deal_and_the_deal_in_play() -> None:
    console = Console(file=StringIO(), width=120, force_terminal=True)
    report = Report(console)
    with report.progress:
        report.tell({"type": "table"})
        report.tell({"type": "update", "view": {**over(), "phase": "playing"}})
        report.progress.refresh()
        report.tell({"type": "update", "view": over()})
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue()
    assert "2 tiles down" in text
    assert text.count("deal 5: seat 2 opens") == 1
