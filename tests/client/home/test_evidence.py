"""What was told of a deal that does not match is kept, for its owner alone."""

from __future__ import annotations

import json
from pathlib import Path

from doublesix_client.home.evidence import Evidence

TOLD = {"findings": [["secret_differs", None]], "messages": [{"stage": "opened"}]}


def test_each_deal_has_a_file_of_its_own(tmp_path: Path) -> None:
    evidence = Evidence(tmp_path / "evidence")
    first, second = evidence.keep(1, 3, TOLD), evidence.keep(1, 3, {})
    assert first is not None
    assert second is not None
    assert first != second
    assert json.loads(first.read_text(encoding="utf-8")) == TOLD
    assert first.name == "001-session-1-deal-3.json"
    assert first.stat().st_mode & 0o077 == 0


def test_no_folder_is_made_before_there_is_evidence(tmp_path: Path) -> None:
    Evidence(tmp_path / "evidence")
    assert list(tmp_path.iterdir()) == []


def test_so_many_are_kept_and_no_more(tmp_path: Path) -> None:
    evidence = Evidence(tmp_path / "evidence")
    kept = [evidence.keep(1, deal, {}) for deal in range(1, 103)]
    assert (kept[99] is None, kept[100:]) == (False, [None, None])


def test_where_it_cannot_be_written_nothing_fails(tmp_path: Path) -> None:
    (tmp_path / "evidence").write_text("in the way", encoding="utf-8")
    assert Evidence(tmp_path / "evidence").keep(1, 1, TOLD) is None
