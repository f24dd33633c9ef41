"""Staffing: what a table asks for, the real staff and the tests' own can do."""

from __future__ import annotations

import inspect

import pytest

from doublesix_server.staff import Staff as RealStaff
from doublesix_server.staffing import Staff
from tests.server.fakes import FakeStaff

ASKED = sorted(name for name in vars(Staff) if not name.startswith("_"))


def test_a_table_asks_for_workers_and_their_levels() -> None:
    assert ASKED == ["ask", "failed", "levels", "lost", "release", "review", "want"]


@pytest.mark.parametrize("name", [name for name in ASKED if name != "levels"])
def test_whoever_is_staff_takes_what_a_table_gives(name: str) -> None:
    asked = [*inspect.signature(getattr(Staff, name)).parameters]
    assert [*inspect.signature(getattr(RealStaff, name)).parameters] == asked
    assert [*inspect.signature(getattr(FakeStaff, name)).parameters] == asked
