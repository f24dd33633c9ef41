"""How far a first start is: nothing is said while all comes from disk."""

from __future__ import annotations

import pytest

from doublesix.engine.warm import Warmth
from doublesix.players.deep import compiling
from doublesix.players.deep.compiling import kernels


@pytest.mark.parametrize(
    ("warmth", "told"),
    [(Warmth(3, 40, is_from_disk=True), None), (Warmth(3, 40, is_from_disk=False), (3, 40))],
)
def test_how_far_it_is_is_told_where_something_is_compiled(
    monkeypatch: pytest.MonkeyPatch, warmth: Warmth, told: tuple[int, int] | None
) -> None:
    monkeypatch.setattr(compiling, "warmth", lambda: warmth)
    assert kernels() == told
