"""A tree is made also where traces are formatted meanwhile."""

from __future__ import annotations

import gc
import io
import traceback
from pathlib import Path

from tests.syntax import tree_of

SOURCE = Path(__file__).read_text(encoding="utf-8")


class Circle:
    """What the collector finds, and tells of as an event loop tells of a lost error."""

    told = 0

    def __init__(self) -> None:
        self.me = self

    def __del__(self) -> None:
        try:
            int("nothing") * 2
        except ValueError:
            traceback.print_exc(file=io.StringIO())
        Circle.told += 1


def test_a_tree_is_made_though_there_is_what_to_collect() -> None:
    before = gc.get_threshold()
    gc.set_threshold(10, 2, 2)
    try:
        for _ in range(50):
            Circle()
            assert tree_of(SOURCE).body
    finally:
        gc.set_threshold(*before)
    assert gc.isenabled()
    gc.collect()
    assert Circle.told == 50
