"""An act that a view lists, as the request that a client would send."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def request_of(chosen: Sequence[Any]) -> dict[str, Any]:
    """Return the request of an act out of `legal`, without an id and a version.

    >>> request_of(["64", "left"])
    {'type': 'play', 'tile': '64', 'end': 'left'}
    """
    match chosen:
        case ["pass"]:
            return {"type": "pass"}
        case ["name", opener]:
            return {"type": "name", "opener": opener}
        case [tile]:
            return {"type": "play", "tile": tile}
        case [tile, end]:
            return {"type": "play", "tile": tile, "end": end}
    raise ValueError(f"no act: {chosen}")
