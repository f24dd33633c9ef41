"""What a server answered, as lines at a terminal."""

from __future__ import annotations

from typing import Any

from doublesix_server.admin import show
from tests.server.admin.test_sheet import SESSION

STATUS: dict[str, Any] = {
    "version": "0.1.0",
    "up": 3661,
    "address": "ws://127.0.0.1:6006",
    "tables": 2,
    "most_tables": 1000,
    "persons": 5,
    "connections": 14,
    "workers": 1,
    "levels": ["novice", "club"],
    "keeping": True,
    "shared": False,
    "nodes": None,
    "unwritten": 0,
    "acts": 120,
    "load": [0.5, 0.25, 0.1],
    "bans": 1,
    "mutes": 0,
    "message": None,
}


def test_columns_are_as_wide_as_their_widest_cell() -> None:
    assert show.columns(("one", "two"), [("a", None), ("abcd", [1, 2]), (True, [])]) == [
        "one   two",
        "a     -",
        "abcd  1 2",
        "yes   -",
    ]


def test_the_status_says_what_matters_in_lines() -> None:
    lines = show.status_lines(STATUS)
    assert "up          1:01:01" in lines
    assert "workers     1: novice, club" in lines
    assert "load        0.5 0.25 0.1" in lines
    assert "message     none" in lines


def test_a_server_of_a_club_says_that_its_figures_are_its_own() -> None:
    assert not any(line.startswith("club") for line in show.status_lines(STATUS))
    lines = show.status_lines({**STATUS, "nodes": 3})
    assert lines[3] == (
        "club        3 servers; tables, persons, connections and workers are this one's"
    )


def test_a_full_disk_and_an_unknown_load_are_said() -> None:
    lines = show.status_lines({**STATUS, "keeping": False, "load": None, "levels": []})
    assert "log         NOTHING CAN BE KEPT: tables wait; look at the disk" in lines
    assert "load        not known here" in lines
    assert "workers     1: no levels" in lines
    lines = show.status_lines({**STATUS, "keeping": False, "shared": True})
    assert "log         NOTHING CAN BE KEPT: tables wait; look at PostgreSQL" in lines


def test_a_table_is_a_line_with_who_sits_where() -> None:
    seats = [
        {"seat": 1, "person": "8f14e45fce", "name": "Ana", "level": None, "state": "here"},
        {"seat": 2, "person": "1679091c5a", "name": "Ivo", "level": "club", "state": "left"},
        {"seat": 3, "person": None, "name": None, "level": "club", "state": "here"},
        {"seat": 4, "person": None, "name": None, "level": None, "state": "open"},
    ]
    table = {"table": "K7QM2XV0", "profile": "chiva", "deal": 3, "score": [2, 1], "people": 1}
    _, line = show.table_lines([{**table, "seats": seats}])
    assert line.split(maxsplit=5) == [
        *("K7QM2XV0", "chiva", "3", "2:1", "1"),
        "1 Ana, 2 Ivo (left, club for them), 3 club, 4 open",
    ]
    _, line = show.table_lines([{**table, "deal": None, "score": None, "seats": []}])
    assert line.split()[2:4] == ["-", "-"]


def test_lists_say_when_there_is_nothing() -> None:
    assert show.table_lines([]) == ["no table is awake"]
    assert show.person_lines([]) == ["nobody is here"]
    assert show.worker_lines([]) == ["no worker is here"]
    assert show.restraint_lines([], []) == ["nobody is banned"]
    assert show.person_lines([], of_a_table=True) == ["nobody sat there yet"]
    assert show.result_lines([]) == ["no session was played"]


def test_persons_workers_bans_and_results_are_lines() -> None:
    row: dict[str, Any] = {"person": "8f14e45fce", "name": "Ana", "state": "here"}
    row |= {"table": None, "seats": [], "address": "203.0.113.7", "muted": False}
    assert show.person_lines([row])[1].split() == [
        *("8f14e45fce", "Ana", "here", "-", "-", "203.0.113.7", "no")
    ]
    states = [show.person_lines([{**row, "state": one}])[1] for one in ("sat", "lost", "left")]
    assert [line[18:].partition("  ")[0] for line in states] == [
        *("sat there before", "lost, may come back", "left the table")
    ]
    worker = {"address": "127.0.0.1", "own": True, "playing": 3, "seats": 8}
    worker |= {"levels": ["club"], "coming": []}
    assert show.worker_lines([worker])[1].split() == ["127.0.0.1", "yes", "3", "8", "club", "-"]
    kept = {"whom": "203.0.113.0/24", "name": "", "since": 0}
    assert show.restraint_lines([kept], [{**kept, "name": "Ana"}])[2].split()[:3] == [
        *("mute", "203.0.113.0/24", "Ana")
    ]
    assert show.result_lines([SESSION])[1].split()[-7:-4] == ["11", "1:0", "0:3"]


def test_before_a_ban_is_asked_how_many_it_hits() -> None:
    hit: dict[str, Any] = {"whom": "203.0.113.0/24", "name": "", "persons": 5}
    assert show.ban_question({**hit, "tables": ["a", "b", "c"], "closing": ["b"]}) == (
        "That sends away 5 persons from 3 tables, and closes 1 of these tables for good: nobody"
        " else is there. Ban 203.0.113.0/24?"
    )
    one = {"whom": "8f14e45fce", "name": "Ana", "persons": 1, "tables": ["a"], "closing": ["a"]}
    assert show.ban_question(one) == (
        "That sends away 1 person from their table, and closes this table for good: nobody"
        " else is there. Ban 8f14e45fce (Ana)?"
    )
    assert show.forget_question(one) == "Delete 8f14e45fce (Ana) for good?"
