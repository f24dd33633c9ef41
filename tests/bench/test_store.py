"""The bench of the store: every store is measured, and what it costs is told."""

from __future__ import annotations

import sys

import pytest

if sys.platform != "linux":
    pytest.skip("reads /proc and needs uvloop", allow_module_level=True)

from tests.bench.store import STORES, lines_of_rows, lines_of_stints, rows_alone, stint
from tests.postgres import IS_HERE, WHY_NOT, postgres

SHORT = 0.2


@pytest.mark.slow
@pytest.mark.skipif(not IS_HERE, reason=WHY_NOT)
async def test_every_store_is_measured_alone_and_under_a_server() -> None:
    with postgres("-c", "fsync=off") as server:
        rows = {store: [await rows_alone(store, server, 3, SHORT)] for store in STORES}
        stints = {store: [await stint(store, server, 2, SHORT)] for store in STORES}
    assert all(one.here > 0 and one.batch > 0 for [one] in rows.values())
    assert all(one.flat.here > 0 and len(one.delays) > 0 for [one] in stints.values())
    assert stints["PostgreSQL"][0].flat.batch > 0
    assert len(list(lines_of_rows(rows, 3))) == 2
    assert "2 tables, PostgreSQL" in list(lines_of_stints(stints, 2))
