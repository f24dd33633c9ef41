"""Codes: what a table is joined by; short to say aloud, too many to guess."""

from __future__ import annotations

from collections.abc import Callable

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two characters without I, L, O and U, which are misheard or misread."""
_MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})
_LENGTH = 8
_BITS_EACH = 5


def new_code(random_bits: Callable[[int], int]) -> str:
    """Return a code of 40 random bits; `random_bits(n)` returns n of them as a number.

    >>> new_code(lambda bits: 2**bits - 2)
    'ZZZZZZZY'
    """
    number = random_bits(_LENGTH * _BITS_EACH)
    places = range((_LENGTH - 1) * _BITS_EACH, -1, -_BITS_EACH)
    return "".join(_ALPHABET[number >> place & 31] for place in places)


def read_code(typed: str) -> str:
    """Return the code that somebody typed: case, dashes, spaces and misreadings do not matter.

    >>> read_code("k7qm-2xvo")
    'K7QM2XV0'
    """
    return typed.upper().translate(_MISREAD)
