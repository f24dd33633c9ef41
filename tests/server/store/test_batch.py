"""A batch: what goes together, in order, and what begins another."""

from __future__ import annotations

from typing import Any

from doublesix_server.log import Closed, Forgotten, Note, Seen, Summarised
from doublesix_server.store.batch import Batch, Owner, row_of
from tests.server.store.test_notes import ANA, IVO, summary

T, U = Owner("T", 3), Owner("U", 5)


def taken(*rows: dict[str, Any]) -> Batch:
    batch = Batch()
    for row in rows:
        assert batch.take(row)
    return batch


def note_of(owner: Owner, note: Note) -> dict[str, Any]:
    return row_of(owner, None, note)


def test_rows_are_columns_in_order_and_each_owner_is_named_once() -> None:
    batch = taken(row_of(T, b"1", None), row_of(U, b"2", None), row_of(T, b"3", None))
    codes, epochs, writer, number, _, row_codes, bodies = batch.values(7, 9)
    assert (codes, epochs, writer, number) == (["T", "U"], [3, 5], 7, 9)
    assert (row_codes, bodies) == (["T", "U", "T"], [b"1", b"2", b"3"])
    assert batch.notes() == [[]] * 15
    assert (batch.rows, batch.has_notes) == (3, False)


def test_the_newest_of_several_notes_counts_and_a_session_began_with_the_first() -> None:
    batch = taken(
        note_of(T, Seen("T", 4)),
        note_of(T, Seen("T", 6)),
        note_of(T, Summarised(summary("T", 1), (ANA,), 4)),
        note_of(T, Summarised(summary("T", 1, deals=2), (IVO,), 6)),
    )
    values = batch.notes()
    assert batch.has_notes
    assert values[0:2] == [["T"], [6]]
    assert values[2:4] == [["T"], [1]]
    assert values[5:11] == [
        ['["Ana", "club", null, "\\u00d1and\\u00fa"]'],
        *([2], ["[2, 0]"], [True], [4], [6]),
    ]
    assert values[11:14] == [[ANA, IVO], ["T", "T"], [1, 1]]


def test_what_closes_a_session_does_not_go_with_what_changed_it() -> None:
    closed = row_of(T, b"closed", Closed("T"))
    changed = note_of(T, Summarised(summary("T", 1), (), 4))
    assert not taken(changed).take(closed)
    assert not taken(closed).take(changed)
    batch = taken(closed, note_of(U, Summarised(summary("U", 1), (), 4)))
    assert batch.notes()[14] == ["T"]


def test_what_deletes_a_table_goes_alone() -> None:
    assert not Batch().take(note_of(T, Forgotten("T", 4)))
