"""A copy while a server runs, and the way back."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from doublesix_server.store.backup import BackupError, back_up, restore
from doublesix_server.store.folder import DATABASE, opened
from tests.server.running import act, play_deal, running


async def test_a_copy_of_a_running_servers_tables_is_taken_up_elsewhere(tmp_path: Path) -> None:
    folder, file, other = tmp_path / "one", tmp_path / "copy.sqlite", tmp_path / "other"
    secret = bytes(range(16))
    async with running(data=str(folder)) as server:
        ana = await server.person("Ana", secret=secret)
        code = await server.table(ana, bots={2: "club", 3: "club", 4: "club"})
        await ana.ask("sit", seat=1)
        await ana.ask("start")
        while not (ana.view and ana.view["legal"]):
            await ana.receive()
        told = ana.update
        back_up(folder, file)
        await act(ana)
    restore(file, other)
    async with running(data=str(other)) as server:
        ana = await server.person("Ana", code=code, secret=secret)
        while ana.update is None:
            await ana.receive()
        assert told is not None
        assert ana.update["version"] == told["version"]
        assert ana.view == told["view"]
        await play_deal(ana)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    folder, file = tmp_path / "one", tmp_path / "copy.sqlite"
    with opened(folder):
        back_up(folder, file)
        with pytest.raises(BackupError, match="another server uses it"):
            restore(file, folder)
    with pytest.raises(BackupError, match="is there already; choose another name"):
        back_up(folder, file)
    with pytest.raises(BackupError, match=r"doublesix\.sqlite is here already"):
        restore(file, folder)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", "one"]


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_hands_are_for_the_servers_own_account_alone(tmp_path: Path) -> None:
    with opened(tmp_path / "one"):
        pass
    back_up(tmp_path / "one", tmp_path / "copy")
    assert (tmp_path / "one").stat().st_mode & 0o077 == 0
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0


def test_what_is_no_database_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    nothing, text, other = tmp_path / "nothing", tmp_path / "text", tmp_path / "other.sqlite"
    text.write_text("not a database at all, but long enough to be looked at" * 20)
    sqlite3.connect(other).execute("CREATE TABLE something (id)").connection.close()
    with pytest.raises(BackupError, match=r"there is no database here.*pg_dump copies them"):
        back_up(nothing, tmp_path / "copy")
    with pytest.raises(BackupError, match="there is no such file"):
        restore(tmp_path / "gone", nothing)
    with pytest.raises(BackupError, match="cannot be copied"):
        restore(text, tmp_path / "a")
    with pytest.raises(BackupError, match="no database of doublesix"):
        restore(other, tmp_path / "b")
    for folder in ("a", "b"):
        assert not (tmp_path / folder / DATABASE).exists()


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with opened(tmp_path / "one"):
        pass
    with pytest.raises(BackupError, match=r"unable to open database file|cannot be written"):
        back_up(tmp_path / "one", tmp_path / "no" / "folder" / "copy")


@pytest.mark.parametrize("part", ["wal", "shm", "journal"])
def test_what_a_killed_server_left_beside_its_database_is_not_mixed_with_a_copy(
    tmp_path: Path, part: str
) -> None:
    (tmp_path / f"doublesix.sqlite-{part}").write_bytes(b"of another database")
    file = tmp_path / "copy"
    file.write_bytes(b"whatever")
    with pytest.raises(BackupError, match=f"doublesix.sqlite-{part} is here already"):
        restore(file, tmp_path)
