"""The sessions to carry on: the newest first, one a table, and not for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from doublesix_client.home.kept import MOST_KEPT, Kept

TABLE: dict[str, Any] = {
    "server": "ws://127.0.0.1:6006",
    "code": "K7QM2XV0",
    "profile": "chiva",
    "names": ("Ben",),
    "seat": 1,
    "score": (2, 0),
    "deal": 3,
    "when": 1_000,
}


def codes(kept: Kept) -> list[str]:
    return [session.code for session in kept.list()]


def test_what_is_kept_is_there_again(tmp_path: Path) -> None:
    Kept(tmp_path / "kept.json").add(**TABLE)
    [session] = Kept(tmp_path / "kept.json").list()
    assert session.model_dump(include=set(TABLE)) == TABLE
    assert session.fingerprint is None


def test_a_file_of_before_says_nothing_of_others_and_is_read(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text(json.dumps([TABLE]), encoding="utf-8")
    [session] = Kept(path).list()
    assert not session.reachable
    assert session.host is None
    Kept(path).add(**{**TABLE, "reachable": True, "host": "Ana"})
    [session] = Kept(path).list()
    assert session.reachable
    assert session.host == "Ana"


def test_the_newest_is_first_and_a_table_is_there_once(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept.json")
    for code in ("AAAA", "BBBB", "AAAA"):
        kept.add(**{**TABLE, "code": code})
    assert codes(kept) == ["AAAA", "BBBB"]
    kept.add(**{**TABLE, "server": None, "code": "AAAA"})
    assert codes(kept) == ["AAAA", "AAAA", "BBBB"]


def test_what_is_forgotten_does_not_come_back(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept.json")
    kept.add(**TABLE)
    kept.forget(None, TABLE["code"])
    assert codes(kept) == [TABLE["code"]]
    kept.forget(TABLE["server"], TABLE["code"])
    assert codes(kept) == codes(Kept(tmp_path / "kept.json")) == []


def test_the_oldest_beyond_the_limit_is_forgotten(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept.json")
    for number in range(MOST_KEPT + 1):
        kept.add(**{**TABLE, "code": f"T{number}"})
    assert len(codes(kept)) == MOST_KEPT
    assert "T0" not in codes(Kept(tmp_path / "kept.json"))


@pytest.mark.logs
def test_a_row_that_cannot_be_read_is_dropped_and_the_rest_kept(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    good = {**TABLE, "names": ["Ben"], "score": [2, 0]}
    rows = [good, {**good, "seat": 9}, 7, {**good, "tiles": ["66"]}]
    path.write_text(json.dumps(rows), encoding="utf-8")
    assert codes(Kept(path)) == [TABLE["code"]]
    assert json.loads((tmp_path / "kept.json.broken").read_text(encoding="utf-8")) == rows


@pytest.mark.logs
def test_a_file_of_something_else_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text("{}", encoding="utf-8")
    assert Kept(path).list() == ()
    assert (tmp_path / "kept.json.broken").exists()
