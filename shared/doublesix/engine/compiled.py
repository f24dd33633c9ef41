"""Compiled: how a kernel of the engine is compiled, said in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

Kernel = TypeVar("Kernel", bound=Callable[..., Any])


def compiled(kernel: Kernel) -> Kernel:
    """Compile a function at its first call, for the types of that call; kept on disk.

    No rule of arithmetic is loosened, so that the same numbers come out everywhere.
    """
    return cast(Kernel, numba.njit(cache=True)(kernel))


def compiled_as(signature: str) -> Callable[[Kernel], Kernel]:
    """Compile a function for these types at once; one that calls itself needs it."""

    def compile_it(kernel: Kernel) -> Kernel:
        return cast(Kernel, numba.njit(signature, cache=True)(kernel))

    return compile_it
