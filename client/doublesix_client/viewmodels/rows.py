"""Rows: a list model for QML over frozen rows with a key.

`sync` changes only what differs, so that a delegate lives on with its row and can animate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Row = TypeVar("Row")
AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class RowModel(QAbstractListModel, Generic[Row]):
    """Rows of one frozen dataclass; each of its fields is a role of the same name.

    `key` names the field by which a row is known again.
    """

    def __init__(self, row: type[Row], key: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = [field.name for field in fields(row)]  # type: ignore[arg-type]
        self._key = key
        self._rows: list[Row] = []

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows as they stand."""
        return tuple(self._rows)

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a field of a row."""
        at = role - Qt.ItemDataRole.UserRole
        if not index.isValid() or not 0 <= at < len(self._names):
            return None
        return getattr(self._rows[index.row()], self._names[at])

    def roleNames(self) -> dict[int, bytes]:  # type: ignore[override]
        """Return the roles: the names of the fields."""
        first = Qt.ItemDataRole.UserRole
        return {first + at: name.encode() for at, name in enumerate(self._names)}

    def sync(self, rows: Sequence[Row]) -> None:
        """Become these rows: take out, put in, reorder and change only what differs."""
        wanted = {getattr(row, self._key) for row in rows}
        for at in reversed(range(len(self._rows))):
            if getattr(self._rows[at], self._key) not in wanted:
                self.beginRemoveRows(_NOWHERE, at, at)
                del self._rows[at]
                self.endRemoveRows()
        for at, row in enumerate(rows):
            self._place(at, row)
        if len(self._rows) > len(rows):  # two had the same key
            self.beginRemoveRows(_NOWHERE, len(rows), len(self._rows) - 1)
            del self._rows[len(rows) :]
            self.endRemoveRows()

    def _place(self, at: int, row: Row) -> None:
        key = getattr(row, self._key)
        now = next(
            (i for i in range(at, len(self._rows)) if getattr(self._rows[i], self._key) == key),
            None,
        )
        if now is None:
            self.beginInsertRows(_NOWHERE, at, at)
            self._rows.insert(at, row)
            self.endInsertRows()
            return
        if now != at:
            self.beginMoveRows(_NOWHERE, now, now, _NOWHERE, at)
            self._rows.insert(at, self._rows.pop(now))
            self.endMoveRows()
        before = self._rows[at]
        if before != row:
            self._rows[at] = row
            index = self.index(at)
            self.dataChanged.emit(index, index, self._roles_changed(before, row))

    def _roles_changed(self, before: Row, row: Row) -> list[int]:
        """Return the roles that differ; what hangs on the others keeps its items, and the focus."""
        first = Qt.ItemDataRole.UserRole
        return [
            first + at
            for at, name in enumerate(self._names)
            if getattr(before, name) != getattr(row, name)
        ]
