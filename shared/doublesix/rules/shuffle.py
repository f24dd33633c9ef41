"""Shuffle: how 28 tiles become four hands, from bytes that somebody else supplies.

The algorithm is documented with test vectors in `docs/deals.md`; it is our own, so that it
is the same on every platform and version (Rules 1.12).
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, count

from doublesix.rules.deal import HAND_SIZE, Hands
from doublesix.rules.tile import SET

_SEEDED = b"doublesix-deal-v1"
_SEAT_SEED = b"doublesix-seat-v1"
_BYTE_VALUES = 256


def shuffled(stream: Iterator[int]) -> Hands:
    """Deal the set by a shuffle that takes its choices from a stream of bytes (0 to 255).

    Fisher and Yates from the last tile to the first. A byte that would favour some tiles is
    thrown away, so that every deal is equally likely.
    """
    tiles = list(SET)
    last = len(tiles) - 1
    while last:
        byte = next(stream)
        choices = last + 1
        if byte >= _BYTE_VALUES - _BYTE_VALUES % choices:
            continue
        chosen = byte % choices
        tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
        last -= 1
    one, two, three, four = (
        tuple(tiles[start : start + HAND_SIZE]) for start in range(0, len(tiles), HAND_SIZE)
    )
    return one, two, three, four


def seeded_hands(seed: str, number: int) -> Hands:
    """Return deal `number` (from 1) of a seed; it depends on these two alone (Rules 1.12)."""
    key = sha256(_SEEDED + _digest(seed) + number.to_bytes(8, "big")).digest()
    return shuffled(stream_of(key))


def stream_of(key: bytes) -> Iterator[int]:
    """Yield the bytes that a key of 32 bytes stands for, without end."""
    blocks = (sha256(key + block.to_bytes(4, "big")).digest() for block in count())
    return chain.from_iterable(blocks)


def check_seed(seed: str) -> str:
    """Return a seed that can be used; ValueError says why another cannot."""
    if not seed:
        raise ValueError("the seed is empty: give some text")
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{seed!r} is no text: a seed is UTF-8") from None
    return seed


def seat_seed(seed: str, seat: int) -> str:
    """Derive the seed of a seat's computer player, one way: it tells nothing about deals."""
    return sha256(_SEAT_SEED + _digest(seed) + bytes([seat])).hexdigest()


def _digest(seed: str) -> bytes:
    return sha256(seed.encode()).digest()
