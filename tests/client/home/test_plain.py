"""A file of JSON: nothing that is wrong with it stops a window."""

from __future__ import annotations

from pathlib import Path

import pytest

from doublesix_client.home.plain import PlainFile


def test_what_was_written_is_read(tmp_path: Path) -> None:
    PlainFile(tmp_path / "kept.json").write({"name": "Zoë"})
    assert PlainFile(tmp_path / "kept.json").read() == {"name": "Zoë"}


def test_where_there_is_no_file_there_is_nothing(tmp_path: Path) -> None:
    assert PlainFile(tmp_path / "kept.json").read() is None
    assert list(tmp_path.iterdir()) == []


@pytest.mark.logs
@pytest.mark.parametrize("content", [b"{", b"\xff", b"[" * 100_000, b""])
def test_what_is_no_json_is_nothing_and_kept(
    tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "kept.json"
    path.write_bytes(content)
    assert PlainFile(path).read() is None
    assert (tmp_path / "kept.json.broken").read_bytes() == content
    assert "the old file is kept" in caplog.text


@pytest.mark.logs
def test_what_cannot_be_read_or_written_is_said_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "kept.json"
    path.mkdir()
    file = PlainFile(path)
    assert file.read() is None
    file.write([1])
    file.give_up("some of it")
    for told in ("cannot be read", "cannot be written", "cannot be kept"):
        assert told in caplog.text
