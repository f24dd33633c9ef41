"""Folder: where a server keeps its database, which one server at a time may use."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util import CommandError
from filelock import FileLock, Timeout
from platformdirs import user_data_path
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from doublesix_server.store.migration import migrate_file

DATABASE = "doublesix.sqlite"
_LOCK = "doublesix.lock"


class FolderError(Exception):
    """A folder that cannot be used; the text says why and what would help."""


def data_folder(told: str) -> Path:
    """Return the folder that was told, or the platform's own for such data."""
    return Path(told).expanduser() if told else user_data_path("doublesix")


@contextmanager
def taken(folder: Path) -> Iterator[None]:
    """Take a folder for oneself; FolderError if somebody else has it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds hands
        lock = FileLock(folder / _LOCK, blocking=False)
        lock.acquire()
    except Timeout:
        raise FolderError(f"{folder}: another server uses it; choose another --data") from None
    except OSError as error:
        raise FolderError(f"{folder}: cannot be used: {error.strerror}") from None
    try:
        yield
    finally:
        lock.release()


@contextmanager
def opened(folder: Path) -> Iterator[str]:
    """Take a folder, bring its database up to date, and yield the database's URL."""
    with taken(folder):
        path = folder / DATABASE
        path.touch(mode=0o600)  # it holds hands; what SQLite puts beside it gets the same mode
        try:
            migrate_file(_url("sqlite", path))
        except (CommandError, SQLAlchemyError) as error:
            cause = getattr(error, "orig", None) or error
            raise FolderError(f"{path}: cannot be used by this version: {cause}") from None
        yield _url("sqlite+aiosqlite", path)


def _url(driver: str, path: Path) -> str:
    return URL.create(driver, database=str(path)).render_as_string(hide_password=False)
