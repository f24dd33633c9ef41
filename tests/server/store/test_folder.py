"""The folder: one server at a time, and a database of the newest schema."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from doublesix_server.store.folder import DATABASE, FolderError, opened


def test_a_folder_is_made_and_used_by_one_server_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    with opened(folder) as url:
        assert url.endswith(DATABASE)
        with pytest.raises(FolderError, match="another server uses it; choose another --data"):
            opened(folder).__enter__()
    with opened(folder):
        pass


def test_what_is_no_folder_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(FolderError, match="file: cannot be used"):
        opened(file).__enter__()


@pytest.mark.parametrize("name", ["a?b", "a%20b", "a#b", "ñandú", "with space"])
def test_any_name_of_a_folder_will_do(tmp_path: Path, name: str) -> None:
    with opened(tmp_path / name):
        assert (tmp_path / name / DATABASE).stat().st_size > 0
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_a_database_in_an_open_folder_is_still_the_owners_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with opened(tmp_path):
        assert (tmp_path / DATABASE).stat().st_mode & 0o077 == 0


def test_a_database_of_a_newer_version_or_none_at_all_is_told(tmp_path: Path) -> None:
    with opened(tmp_path / "newer"):
        pass
    with closing(sqlite3.connect(tmp_path / "newer" / DATABASE)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    (tmp_path / "garbage").mkdir()
    (tmp_path / "garbage" / DATABASE).write_bytes(b"no database" * 500)
    for name in ("newer", "garbage"):
        with pytest.raises(FolderError, match="cannot be used by this version"):
            opened(tmp_path / name).__enter__()
