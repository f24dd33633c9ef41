"""The codec: spliced maps, and frames of peers that mean no good."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable, Mapping
from typing import Any

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.protocol.codec import (
    Entries,
    bare,
    entries,
    joined,
    listed,
    nested,
    opened,
    pack,
    packed,
    spliced,
    text,
    unpack,
    unpack_any,
)
from doublesix.protocol.errors import BadFrame, BadRequest
from doublesix.protocol.fields import MAX_FRAME
from doublesix.protocol.requests import read_request
from tests.protocol_samples import REQUESTS

SIZES = [0, 1, 2, 7, 14, 15, 16, 17, 31, 32, 255, 256, 1000]
"""Around 15 entries a map's header grows from one byte to three."""

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**64 - 1)
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.binary(max_size=8)
)
plain_values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=6,
)
plain_maps = st.dictionaries(st.text(max_size=6), scalars, max_size=20)


def numbered(size: int, first: int = 0) -> dict[str, Any]:
    return {f"k{number}": number for number in range(first, first + size)}


# Splicing.


@pytest.mark.parametrize("size", SIZES)
def test_entries_joined_are_the_map_as_msgpack_packs_it(size: int) -> None:
    plain = numbered(size)
    assert entries(plain).size == size
    assert joined(entries(plain)) == msgpack.packb(plain) == pack(plain)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cut", [0, 1, 14, 15, 16])
def test_maps_spliced_are_one_map(size: int, cut: int) -> None:
    one, two = numbered(cut), numbered(size, first=cut)
    assert joined(entries(one), entries(two)) == msgpack.packb(one | two)


@pytest.mark.parametrize("size", [0, 1, 14, 15, 16, 17])
def test_a_map_inside_is_spliced_as_well(size: int) -> None:
    head, inner, own = {"type": "update"}, numbered(size), {"seat": 1, "hand": ["64"]}
    frame = joined(entries(head), nested("view", entries(inner), entries(own)))
    assert frame == msgpack.packb({**head, "view": {**inner, **own}})


@pytest.mark.parametrize("size", [0, 1, 11, 12, 13, 14, 15, 16, 17])
@pytest.mark.parametrize("before", [1, 13, 14, 15, 16])
def test_a_map_left_open_is_whole_once_its_last_entries_are_appended(
    size: int, before: int
) -> None:
    head, inner, own = numbered(before), numbered(size), {"seat": 1, "hand": ["64"], "legal": []}
    parts = bare(head), opened("view", entries(inner), 3), bare(own)
    assert spliced(before + 1, *parts) == msgpack.packb({**head, "view": {**inner, **own}})


def test_a_text_is_packed_as_the_entry_it_is() -> None:
    assert spliced(1, text("re", "0000002a")) == msgpack.packb({"re": "0000002a"})


@pytest.mark.parametrize("size", [0, 1, 15, 16, 17, 40])
def test_items_packed_one_by_one_are_a_list(size: int) -> None:
    items = [[1, "64", "left"], [2, "pass"]] * size
    one_by_one = b"".join(map(packed, items[:size]))
    assert b"\x81" + listed("plays", size, one_by_one) == msgpack.packb({"plays": items[:size]})


@given(st.lists(plain_maps, max_size=3), plain_maps)
def test_whatever_is_spliced_decodes_to_the_joined_map(
    parts: list[dict[str, Any]], inner: dict[str, Any]
) -> None:
    seen: set[str] = {"inside"}
    apart = []
    for part in parts:
        apart.append({key: value for key, value in part.items() if key not in seen})
        seen |= set(part)
    whole = {key: value for part in apart for key, value in part.items()} | {"inside": inner}
    frame = joined(*(entries(part) for part in apart), nested("inside", entries(inner)))
    assert unpack_any(frame) == msgpack.unpackb(frame) == whole
    assert frame == pack(whole)


def test_what_could_not_be_packed_leaves_nothing_in_the_next_frame() -> None:
    """H1: the packer is shared, and what it had begun may be another seat's hand."""
    for unpackable in (object(), {"64"}, 2**64):
        with pytest.raises((TypeError, OverflowError)):
            entries({"hand": ["64", "43"], "legal": unpackable})
        assert entries({"seat": 1}) == Entries(1, b"\xa4seat\x01")


def test_no_entries_are_an_empty_map() -> None:
    assert joined() == joined(Entries(0, b"")) == b"\x80"


# What a peer may send.


@pytest.mark.parametrize(
    "plain", [{}, *(plain for _, plain in REQUESTS.values())], ids=lambda plain: plain.get("type")
)
def test_a_frame_within_the_limits_is_decoded(plain: dict[str, Any]) -> None:
    assert unpack(pack(plain)) == plain


@pytest.mark.parametrize("value", [None, True, -1, 2**64 - 1, 0.5, "", "ñ", b"\x00", [], {}, [[]]])
def test_any_value_of_a_map_is_left_to_the_models(value: object) -> None:
    assert unpack(pack({"id": value})) == {"id": value}


def inside(value: bytes) -> bytes:
    """Return a map of one entry, packed by hand."""
    return b"\x81\xa1a" + value


DEEP = {depth: b"\x91" * depth + b"\xc0" for depth in (6, 7, 8, 1000, 1019, 4000)}

BAD = {
    "nothing": b"",
    "a number": b"\x01",
    "text": b"\xa1a",
    "a list": b"\x90",
    "nil": b"\xc0",
    "true": b"\xc3",
    "not a number": b"\xcb\x7f\xf8\x00\x00\x00\x00\x00\x00",
    "the byte that is never used": b"\xc1",
    "the byte that is never used, inside": inside(b"\xc1"),
    "a map cut short": b"\x85\xa1a",
    "text cut short": inside(b"\xa5ab"),
    "bytes after the map": b"\x80\x80",
    "a line of text": b'{"type": "leave", "id": "1"}',
    "a number as key": b"\x81\x01\x01",
    "nil as key": b"\x81\xc0\x01",
    "bytes as key": b"\x81\xc4\x01a\x01",
    "a list as key": b"\x81\x90\x01",
    "a map as key": b"\x81\x80\x01",
    "a key of bytes among others": b"\x82\xa1a\x01\xc4\x01b\x01",
    "a number as key, inside": inside(b"\x81\x01\x01"),
    "text that is no UTF-8": inside(b"\xa1\xff"),
    "half a surrogate": inside(b"\xa3\xed\xa0\x80"),
    "a list of 65 items": inside(b"\xdc\x00\x41" + b"\x01" * 65),
    "a map of 65 entries": b"\xde\x00\x41" + b"".join(b"\xa2k%c\x01" % at for at in range(65)),
    "text of 4097 bytes": inside(b"\xda\x10\x01" + b"a" * 4097),
    "4097 bytes": inside(b"\xc5\x10\x01" + b"a" * 4097),
    "a huge list announced": inside(b"\xdd\xff\xff\xff\xff"),
    "a huge map announced": b"\xdf\xff\xff\xff\xff",
    "a huge map announced, inside": inside(b"\xdf\xff\xff\xff\xff"),
    "a huge text announced": inside(b"\xdb\xff\xff\xff\xff"),
    "huge bytes announced": inside(b"\xc6\xff\xff\xff\xff"),
    "a huge extension announced": inside(b"\xc9\xff\xff\xff\xff\x05"),
    "an extension": inside(b"\xd4\x05\x00"),
    "a time": inside(b"\xd6\xff\x00\x00\x00\x00"),
    "a long time": inside(b"\xc7\x0c\xff" + b"\xff" * 12),
    "a time of no bytes": inside(b"\xc7\x00\xff"),
    "nested a level too deep": inside(DEEP[8]),
    "maps a level too deep": inside(b"\x81\xa1a" * 8 + b"\xc0"),
    "nested a thousand deep": inside(DEEP[1000]),
    "nested as deep as msgpack goes": inside(DEEP[1019]),
    "nested deeper than msgpack goes": inside(DEEP[4000]),
    "only openings of lists": b"\x91" * 4096,
    "only openings of wide lists": b"\xdc\x00\x40" * 1365,
    "only openings of wide maps": b"\xde\x00\x40\xa1a" * 819,
}


@pytest.mark.parametrize("frame", BAD.values(), ids=BAD)
def test_a_frame_beyond_the_limits_is_refused(frame: bytes) -> None:
    """R1."""
    with pytest.raises(BadFrame, match=r"\w"):
        unpack(frame)


@pytest.mark.parametrize(
    "frame", [inside(DEEP[6]), inside(DEEP[7]), inside(b"\x81\xa1a" * 7 + b"\xc0")]
)
def test_a_frame_at_the_limit_is_decoded(frame: bytes) -> None:
    assert unpack(frame) == msgpack.unpackb(frame)


def test_the_widest_map_is_decoded() -> None:
    widest = numbered(63) | {"list": list(range(64))}
    assert unpack(pack(widest)) == widest


def test_an_extension_of_no_bytes_is_left_to_the_models() -> None:
    plain = unpack(inside(b"\xc7\x00\x05"))
    with pytest.raises(BadRequest):
        read_request(plain)


def test_deep_nesting_never_reaches_the_models() -> None:
    """R1: words for a value a thousand levels deep run into the limit of recursion."""
    for kind in ("type", "id", "tile"):
        with pytest.raises(BadFrame, match="nested deeper than 8"):
            unpack(msgpack.packb({kind: 0})[:-1] + DEEP[1000])


@pytest.mark.parametrize("frame", BAD.values(), ids=BAD)
def test_no_frame_of_few_bytes_takes_much_memory(frame: bytes) -> None:
    """R1: a tiny frame announces a huge list."""

    def decode() -> None:
        with pytest.raises(BadFrame):
            unpack(frame)

    decode()
    assert peak(decode) < 100_000 + 200 * len(frame)


def peak(act: Callable[[], None]) -> int:
    """Return the most bytes that were held while something was done."""
    tracemalloc.start()
    try:
        act()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


# What one's own server sends.


def test_a_long_frame_of_one_s_own_server_is_decoded() -> None:
    plain = {"record": {"deals": [numbered(100) for _ in range(200)]}}
    assert unpack_any(pack(plain)) == plain


@pytest.mark.parametrize("frame", [b"", b"\x90", b"\xc1", b"\x80\x80", b"\x91" * 5000, b"\xff"])
def test_a_frame_that_is_no_map_is_refused_whoever_sent_it(frame: bytes) -> None:
    with pytest.raises(BadFrame):
        unpack_any(frame)


# Fuzzing: whatever bytes come, a request, BadFrame or BadRequest.

VALID = [pack(plain) for _, plain in REQUESTS.values()]
USED_BYTES = bytes([0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, *range(0xC0, 0xE0), 0xE0, 0xFF, 0x00, 0x7F])
"""First bytes of every kind of msgpack value."""


def read(frame: bytes) -> str:
    """Read a frame as a server does; say what came of it."""
    try:
        plain = unpack(frame)
    except BadFrame:
        return "bad frame"
    try:
        request = read_request(plain)
    except BadRequest as error:
        refused = error
    else:
        assert read_request(request.model_dump()) == request
        return "request"
    assert len(refused.field) <= 64
    assert refused.problem
    assert refused.request_id is None or 0 < len(refused.request_id) <= 64
    return "bad request"


def mutated(frame: bytes, rng: random.Random) -> bytes:
    """Spoil a frame at a few places."""
    spoilt = bytearray(frame)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(spoilt) + 1)
        match rng.randrange(6):
            case 0:
                spoilt[at : at + 1] = bytes([rng.choice(USED_BYTES)])
            case 1:
                spoilt[at:at] = rng.randbytes(rng.randrange(6))
            case 2:
                del spoilt[at : at + rng.randrange(5)]
            case 3:
                spoilt[at : at + 1] = bytes([rng.randrange(256)])
            case 4:
                other = rng.choice(VALID)
                spoilt[at:] = other[rng.randrange(len(other)) :]
            case _:
                spoilt[at:at] = bytes([rng.choice(USED_BYTES)]) * rng.choice([1, 2, 1100])
    return bytes(spoilt[:MAX_FRAME])


def fuzz(frames: int, seed: int) -> set[str]:
    rng = random.Random(seed)
    outcomes = set()
    for at in range(frames):
        match at % 3:
            case 0:
                frame = rng.randbytes(rng.randrange(60))
            case 1:
                frame = bytes(rng.choices(USED_BYTES, k=rng.randrange(60)))
            case _:
                frame = mutated(rng.choice(VALID), rng)
        outcomes.add(read(frame))
    return outcomes


def test_thousands_of_spoilt_frames_are_read_or_refused() -> None:
    """R1: a connection may die, the server not."""
    assert fuzz(15_000, seed=1) == {"bad frame", "bad request", "request"}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_many_more_spoilt_frames_are_read_or_refused(seed: int) -> None:
    """R1."""
    assert fuzz(150_000, seed) == {"bad frame", "bad request", "request"}


@given(st.binary(max_size=MAX_FRAME))
@settings(max_examples=200)
def test_any_bytes_are_read_or_refused(frame: bytes) -> None:
    read(frame)


@given(
    st.dictionaries(
        st.sampled_from(["type", "id", "version", "tile", "end", "seat", "levels", "secret", "x"])
        | st.text(max_size=5),
        plain_values | st.sampled_from(sorted(REQUESTS)),
        max_size=8,
    )
)
@settings(max_examples=200)
def test_any_map_is_read_or_refused(plain: Mapping[str, Any]) -> None:
    read(pack(plain))
