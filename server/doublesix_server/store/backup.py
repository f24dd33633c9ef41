"""Backup: a copy of a database while a server uses it, and the way back.

Knows files; never what is in them beyond whether it is a database of ours.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from doublesix_server.store.folder import DATABASE, FolderError, taken


class BackupError(Exception):
    """A copy that cannot be made or taken back; the text says why and what would help."""


_FILES = (DATABASE, *(f"{DATABASE}-{part}" for part in ("wal", "shm", "journal")))
"""A database and what SQLite puts beside it: it is whole only together."""


def back_up(folder: Path, file: Path) -> None:
    """Copy a folder's database to a file, also while a server is running on it.

    The file holds the hands of deals that are still open, like the database.
    """
    database = folder / DATABASE
    if not database.is_file():
        raise BackupError(
            f"{folder}: there is no database here; name the server's --data;"
            " where tables are in PostgreSQL (--store), pg_dump copies them"
        )
    if file.exists():
        raise BackupError(f"{file}: is there already; choose another name")
    _copy(database, file)


def restore(file: Path, folder: Path) -> None:
    """Put a copy in a folder in which there is no database yet."""
    if not file.is_file():
        raise BackupError(f"{file}: there is no such file")
    try:
        with taken(folder):
            database = folder / DATABASE
            here = [name for name in _FILES if (folder / name).exists()]
            if here:
                raise BackupError(
                    f"{folder}: {', '.join(here)} is here already, part of a database; move all of"
                    " it away together, or name another --data"
                )
            _copy(file, database)
            with closing(sqlite3.connect(database)) as restored:
                _see_all_now(restored)
    except FolderError as error:
        raise BackupError(str(error)) from None


def _see_all_now(database: sqlite3.Connection) -> None:
    """Have tables count as unseen from now on: an old copy is not to be forgotten at once."""
    if database.execute("SELECT 1 FROM sqlite_master WHERE name = 'seen'").fetchone():
        with database:
            database.execute("UPDATE seen SET last = ?", (int(time.time()),))


def _copy(source: Path, target: Path) -> None:
    """Copy a database whole, or leave nothing."""
    partial = target.with_name(target.name + ".part")
    try:
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600)  # it holds hands
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(partial)) as new,
        ):
            if not old.execute("SELECT 1 FROM sqlite_master WHERE name = 'entries'").fetchone():
                raise BackupError(f"{source}: no database of doublesix")
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        with partial.open("rb") as written:
            os.fsync(written.fileno())
        partial.replace(target)
    except sqlite3.DatabaseError as error:
        raise BackupError(f"{source}: cannot be copied to {target}: {error}") from None
    except OSError as error:
        raise BackupError(f"{target}: cannot be written: {error.strerror}") from None
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
