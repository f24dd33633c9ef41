"""Compiling: how far the engine is on a first start, for whoever waits."""

from __future__ import annotations

from doublesix.engine.warm import warmth


def kernels() -> tuple[int, int] | None:
    """Return how many of how many kernels are ready; None while all came from disk."""
    now = warmth()
    return None if now.is_from_disk else (now.ready, now.kernels)
