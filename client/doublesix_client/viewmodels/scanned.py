"""Scanned: a text as a square that a camera reads."""

from __future__ import annotations

from functools import lru_cache

import segno

_PIXELS = 8


@lru_cache(maxsize=4)  # the room says all anew with each play
def scanned(text: str) -> str:
    """Return a picture of a text as an address that an `Image` takes; dark on nothing."""
    square = segno.make_qr(text, error="m")
    return square.png_data_uri(scale=_PIXELS, border=0, dark="black", light=None)
