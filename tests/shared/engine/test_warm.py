"""How far the kernels are, while they are compiled and after."""

from __future__ import annotations

import pytest

from doublesix.engine import compiled as room
from doublesix.engine import warm
from doublesix.engine.compiled import compiled
from doublesix.engine.warm import Warmth, warmth


def doubled(number: int) -> int:
    return number * 2


def test_a_kernel_is_ready_once_it_was_called(monkeypatch: pytest.MonkeyPatch) -> None:
    mine: list[object] = []
    monkeypatch.setattr(room, "KERNELS", mine)
    monkeypatch.setattr(warm, "KERNELS", mine)
    assert warmth() == Warmth(0, 0, is_from_disk=True)
    kernel = compiled(doubled)
    compiled(doubled)
    assert warmth() == Warmth(0, 2, is_from_disk=True)
    kernel(3)
    assert (warmth().ready, warmth().kernels) == (1, 2)
