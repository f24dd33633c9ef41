"""Compiled: how a kernel of the engine is compiled, said in one place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

import numba

from doublesix.engine.folder import OPTIONS

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

KERNELS: Final[list[Any]] = []
"""All kernels that were imported, compiled or not yet."""


def compiled(kernel: Kernel) -> Kernel:
    """Compile a function at its first call, for the types of that call; kept on disk.

    No rule of arithmetic is loosened, so that the same numbers come out everywhere. Other threads
    go on while a kernel runs.
    """
    return cast(Kernel, _noted(numba.njit(**OPTIONS)(kernel)))


def compiled_as(signature: str) -> Callable[[Kernel], Kernel]:
    """Compile a function for these types at once; one that calls itself needs it."""

    def compile_it(kernel: Kernel) -> Kernel:
        return cast(Kernel, _noted(numba.njit(signature, **OPTIONS)(kernel)))

    return compile_it


def _noted(dispatcher: Any) -> Any:
    KERNELS.append(dispatcher)
    return dispatcher
