"""The statements: nothing of a table is left out that is to be forgotten."""

from __future__ import annotations

import re

from doublesix_server.store.schema import FENCING, METADATA
from doublesix_server.store.statements import FORGET, KEEP_NOTED


def test_whatever_has_a_table_s_code_is_forgotten_with_it() -> None:
    tables = [*METADATA.sorted_tables, *FENCING.sorted_tables]
    of_a_table = {table.name for table in tables if "code" in table.columns}
    assert {statement.split()[2] for statement in FORGET} == of_a_table


def test_nothing_is_kept_of_a_batch_that_is_not_counted() -> None:
    changes = re.split(r"\), \w+ AS \(", KEEP_NOTED)[2:]
    assert len(changes) == 6
    assert all("EXISTS (SELECT FROM batch)" in change for change in changes)
