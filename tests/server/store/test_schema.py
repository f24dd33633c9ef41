"""The schema: an append-only key that is never used again."""

from __future__ import annotations

from doublesix_server.store.schema import ENTRIES


def test_the_key_of_entries_only_grows() -> None:
    assert [column.name for column in ENTRIES.primary_key] == ["id"]
    assert ENTRIES.dialect_options["sqlite"]["autoincrement"] is True
