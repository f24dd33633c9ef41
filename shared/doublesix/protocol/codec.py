"""Codec: maps to msgpack bytes and back, within limits.

Maps are spliced: the entries of several maps are written once each and joined behind one
header, so that what all receive is encoded once and each seat's own part is added to it.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgpack

from doublesix.protocol.errors import BadFrame

_FIX_MOST = 15
_MAP16, _ARRAY16 = 0xDE, 0xDC
_LONGEST = 4096
_MOST_ITEMS = 64
_DEEPEST = 8
_ONLY_STRINGS = {str}
_NESTING = {list, dict}
_FIXMAPS = [bytes([0x80 | count]) for count in range(_FIX_MOST + 1)]
_FIXARRAYS = [bytes([0x90 | count]) for count in range(_FIX_MOST + 1)]
# Making a packer costs more than packing a view: frames of a server share this one. It is for
# one thread only, and so not for `pack`, which any client may call from any thread.
packed: Callable[[object], bytes] = msgpack.Packer().pack
"""Packs one value."""


class Entries(NamedTuple):
    """So many entries of a map, packed without its header.

    A named tuple: some are made at each act, and a frozen dataclass takes twice as long.
    """

    size: int
    packed: bytes


@cache
def key(name: str) -> bytes:
    """Pack the key of an entry."""
    done: bytes = msgpack.packb(name)
    return done


def entries(plain: Mapping[str, Any]) -> Entries:
    """Pack a map's entries."""
    return Entries(len(plain), bare(plain))


def bare(plain: Mapping[str, Any]) -> bytes:
    """Pack a map and leave its header out."""
    return packed(plain)[1 if len(plain) <= _FIX_MOST else 3 :]


def nested(name: str, *parts: Entries) -> Entries:
    """Return one entry whose value is the map of all these entries."""
    return Entries(1, key(name) + joined(*parts))


def joined(*parts: Entries) -> bytes:
    """Return the packed map of all these entries; no key may stand in two of them."""
    size = 0
    pieces = [b""]
    for part in parts:
        size += part.size
        pieces.append(part.packed)
    pieces[0] = _header(size)
    return b"".join(pieces)


def opened(name: str, inner: Entries, room: int) -> bytes:
    """Return one entry, to be a frame's last, whose map lacks so many entries: append them.

    >>> unpack(spliced(1, opened("view", entries({"turn": 2}), 1), bare({"seat": 1})))
    {'view': {'turn': 2, 'seat': 1}}
    """
    return key(name) + _header(inner.size + room) + inner.packed


def spliced(size: int, *parts: bytes) -> bytes:
    """Return the packed map of so many entries, whose bytes are given: `joined` for who counts."""
    return _header(size) + b"".join(parts)


def text(name: str, value: str) -> bytes:
    """Return one entry whose value is a text."""
    return key(name) + packed(value)


def listed(name: str, size: int, items: bytes) -> bytes:
    """Return one entry whose value is the list of so many packed items."""
    head = _FIXARRAYS[size] if size <= _FIX_MOST else struct.pack(">BH", _ARRAY16, size)
    return key(name) + head + items


def unpack(frame: bytes) -> dict[str, object]:
    """Decode a frame that a peer sent; BadFrame if it is no map of strings within limits."""
    try:
        plain = msgpack.unpackb(
            frame,
            max_str_len=_LONGEST,
            max_bin_len=_LONGEST,
            max_array_len=_MOST_ITEMS,
            max_map_len=_MOST_ITEMS,
            max_ext_len=0,
        )
    except (ValueError, msgpack.UnpackException) as error:
        why = str(error) or type(error).__name__
        raise BadFrame(f"no msgpack within the limits: {why}") from None
    if not isinstance(plain, dict) or not _ONLY_STRINGS.issuperset(map(type, plain)):
        raise BadFrame("not a map of strings")
    values = plain.values()
    if not (_NESTING.isdisjoint(map(type, values)) or _is_shallow(values, _DEEPEST - 1)):
        raise BadFrame(f"nested deeper than {_DEEPEST}")
    return plain


def unpack_any(frame: bytes) -> dict[str, Any]:
    """Decode a frame that one's own server sent, of any length; BadFrame if it is no map."""
    try:
        plain = msgpack.unpackb(frame)
    except (ValueError, msgpack.UnpackException) as error:
        raise BadFrame(f"no msgpack: {error}") from None
    if not isinstance(plain, dict):
        raise BadFrame("not a map")
    return plain


def pack(plain: Mapping[str, Any]) -> bytes:
    """Encode a map."""
    done: bytes = msgpack.packb(plain)
    return done


def _is_shallow(values: Collection[object], levels: int) -> bool:
    """Tell whether these nest no deeper; what validates them cannot bear a thousand levels."""
    if _NESTING.isdisjoint(map(type, values)):
        return True
    for value in values:
        if not isinstance(value, list | dict):
            continue
        inner = value.values() if isinstance(value, dict) else value
        if not levels or not _is_shallow(inner, levels - 1):
            return False
    return True


def _header(count: int) -> bytes:
    return _FIXMAPS[count] if count <= _FIX_MOST else struct.pack(">BH", _MAP16, count)
