"""The version of this distribution, read once."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def own_version() -> str:
    """Return the installed version, "0" when run from a source that is not installed."""
    try:
        return version("doublesix")
    except PackageNotFoundError:
        return "0"
