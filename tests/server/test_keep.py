"""Where tables are kept: a file of one's own, or a database that others share."""

from __future__ import annotations

import sys
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from doublesix_server.config import Settings
from doublesix_server.keep import Keep, KeepError, opened_keep
from doublesix_server.ownership import SOLE
from doublesix_server.store.folder import DATABASE
from doublesix_server.store.ownership import StoreOwnership
from tests.nats_server import free_port
from tests.postgres import Postgres

_NAMES = (f"keep{number}" for number in count())


def aside(work: Coroutine[Any, Any, None]) -> None:
    work.close()


async def kept(dropped: list[str], **settings: Any) -> Keep:
    async with opened_keep(Settings(**settings), aside=aside, drop=dropped.append) as keep:
        await keep.engine.dispose()
        return keep


async def test_a_server_by_itself_has_a_file(tmp_path: Path) -> None:
    keep = await kept([], data=str(tmp_path))
    assert (keep.folder, keep.club) == (tmp_path, None)
    assert keep.ownership is SOLE
    assert (tmp_path / DATABASE).exists()


async def test_a_folder_is_one_server_s(tmp_path: Path) -> None:
    async with opened_keep(Settings(data=str(tmp_path)), aside=aside, drop=print) as keep:
        with pytest.raises(KeepError, match="another server uses it"):
            await kept([], data=str(tmp_path))
        await keep.engine.dispose()


async def test_a_database_that_others_share_says_whose_a_table_is(
    tmp_path: Path, database: Postgres
) -> None:
    dropped: list[str] = []
    keep = await kept(dropped, data=str(tmp_path), store=database.create(next(_NAMES)))
    assert isinstance(keep.ownership, StoreOwnership)
    keep.ownership.drop("K7QM2XV0")
    assert dropped == ["K7QM2XV0"]
    assert not (tmp_path / DATABASE).exists()


async def test_what_is_wrong_with_store_or_directory_is_told(
    tmp_path: Path, database: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(KeepError, match="cannot be reached"):
        await kept([], data=str(tmp_path), store="postgresql+asyncpg://ana@127.0.0.1:1/tables")
    store = database.create(next(_NAMES))
    with pytest.raises(KeepError, match="directory cannot be reached"):
        await kept([], data=str(tmp_path), store=store, nats=f"nats://127.0.0.1:{free_port()}")
    monkeypatch.setitem(sys.modules, "nats", None)
    for name in [name for name in sys.modules if name.startswith("doublesix_server.club.")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(KeepError, match=r"needs nats: pip install 'doublesix\[club\]'"):
        await kept([], data=str(tmp_path), store=store, nats="nats://127.0.0.1:1")
