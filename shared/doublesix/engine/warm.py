"""Warm: how far the kernels are compiled, for whoever waits.

Knows which kernels were imported; never what calls them.
"""

from __future__ import annotations

from dataclasses import dataclass

from doublesix.engine.compiled import KERNELS


@dataclass(frozen=True, slots=True)
class Warmth:
    """So many kernels of how many can be run; `is_from_disk` if none had to be compiled."""

    ready: int
    kernels: int
    is_from_disk: bool


def warmth() -> Warmth:
    """Return how far the kernels are; also while another thread has them compiled."""
    kernels = list(KERNELS)
    return Warmth(
        ready=sum(bool(kernel.signatures) for kernel in kernels),
        kernels=len(kernels),
        is_from_disk=not any(kernel.stats.cache_misses for kernel in kernels),
    )
