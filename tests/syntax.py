"""The syntax tree of a source file, whatever else the process has to do meanwhile."""

from __future__ import annotations

import ast
import gc


def tree_of(source: str) -> ast.Module:
    """Return the tree of a source; nothing is collected meanwhile.

    In Python 3.11 a trace that is formatted while `ast` makes a tree, as for a task whose error
    nobody asked for, has it raise SystemError.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(source)
    finally:
        if was_on:
            gc.enable()
