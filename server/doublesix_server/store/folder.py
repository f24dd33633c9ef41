"""Folder: where a server keeps its database, which one server at a time may use."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from filelock import FileLock, Timeout

DATABASE = "doublesix.sqlite"
_LOCK = "doublesix.lock"


class FolderError(Exception):
    """A folder that cannot be used; the text says why and what would help."""


@contextmanager
def opened(folder: Path) -> Iterator[str]:
    """Take a folder for oneself, bring its database up to date, and yield the database's URL."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder / _LOCK, blocking=False)
        lock.acquire()
    except Timeout:
        raise FolderError(f"{folder}: another server uses it; choose another --data") from None
    except OSError as error:
        raise FolderError(f"{folder}: cannot be used: {error.strerror}") from None
    try:
        path = folder / DATABASE
        migrate(f"sqlite:///{path}")
        yield f"sqlite+aiosqlite:///{path}"
    finally:
        lock.release()


def migrate(url: str) -> None:
    """Bring a database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", "doublesix_server.store:migrations")
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    command.upgrade(config, "head")
