"""The folder: one server at a time, and a database of the newest schema."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from doublesix_server.store.folder import DATABASE, FolderError, migrate, opened
from doublesix_server.store.schema import METADATA


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


def test_the_migrations_lead_to_the_schema_the_code_uses(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'with % sign'}.sqlite"
    migrate(url)
    migrate(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
