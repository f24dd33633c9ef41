"""Rows change only where they differ, under Qt's own tester of models."""

from __future__ import annotations

import random
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from doublesix_client.viewmodels.rows import RowModel


@dataclass(frozen=True, slots=True)
class Stone:
    tile: str
    x: int


def model_under_test() -> tuple[RowModel[Stone], QAbstractItemModelTester]:
    model = RowModel(Stone, "tile")
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    return model, tester


def test_each_field_is_a_role(qtbot: QtBot) -> None:
    model, _tester = model_under_test()
    model.sync([Stone("66", 0), Stone("64", 2)])
    roles = {bytes(name).decode(): role for role, name in model.roleNames().items()}
    assert set(roles) == {"tile", "x"}
    assert model.data(model.index(1), roles["x"]) == 2
    assert model.data(model.index(1), Qt.ItemDataRole.DisplayRole) is None


def test_a_row_that_stays_is_neither_taken_out_nor_put_in_again(qtbot: QtBot) -> None:
    model, _tester = model_under_test()
    model.sync([Stone("66", 0), Stone("64", 2), Stone("65", 3)])
    put_in: list[int] = []
    taken_out: list[int] = []
    changed: list[int] = []
    model.rowsInserted.connect(lambda _parent, first, _last: put_in.append(first))
    model.rowsRemoved.connect(lambda _parent, first, _last: taken_out.append(first))
    model.dataChanged.connect(lambda first, _last: changed.append(first.row()))
    model.sync([Stone("41", 9), Stone("66", 0), Stone("65", 4)])
    assert (put_in, taken_out, changed) == ([0], [1], [2])


def test_only_what_differs_in_a_row_is_told(qtbot: QtBot) -> None:
    model, _tester = model_under_test()
    model.sync([Stone("66", 0)])
    told: list[bytes] = []
    names = model.roleNames()
    model.dataChanged.connect(lambda _first, _last, roles: told.extend(names[r] for r in roles))
    model.sync([Stone("66", 1)])
    assert told == [b"x"]


def test_any_rows_become_any_others(qtbot: QtBot) -> None:
    model, _tester = model_under_test()
    chance = random.Random(6)
    tiles = [f"{high}{low}" for high in range(7) for low in range(high + 1)]
    for _ in range(300):
        rows = [
            Stone(tile, chance.randrange(3)) for tile in chance.sample(tiles, chance.randrange(9))
        ]
        model.sync(rows)
        assert model.rows == tuple(rows)
        assert model.rowCount() == len(rows)


def test_rows_of_one_key_are_gone_with_it(qtbot: QtBot) -> None:
    model, _tester = model_under_test()
    model.sync([Stone("66", 0), Stone("66", 1), Stone("64", 2)])
    model.sync([Stone("66", 3)])
    assert model.rows == (Stone("66", 3),)
