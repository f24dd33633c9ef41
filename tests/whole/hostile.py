"""Hostile frames: bytes that are no msgpack, msgpack that is no request, and requests made up.

Knows what a frame is made of; never a table.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgpack

from doublesix.protocol.codec import pack

Message = dict[str, Any]

TILES = tuple(f"{high}{low}" for high in range(7) for low in range(high + 1))
SPOILING: tuple[object, ...] = (
    *(None, True, -1, 0, 5, 2**31, 2**63, 2**64 - 1, -(2**63), 0.5),
    *(float("nan"), float("inf"), "", "x", "64", "46", "é\u202e\u0000", "a" * 3000),
    *(b"", b"\xff" * 40, [], ["64"], {}, {"seat": 1}, {"": None}, [[[[[[[]]]]]]]),
)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a made-up request may be made of: codes, the table's version, levels."""

    codes: tuple[str, ...] = ("K7QM2XV0",)
    version: int = 0
    levels: tuple[str, ...] = ("novice",)


Making = Callable[[random.Random, Seen], object]


def _version(chance: random.Random, seen: Seen) -> int:
    if chance.random() < 0.5:
        return seen.version
    return chance.choice([0, seen.version + 1, max(0, seen.version - 1), 2**63, 2**64 - 1])


def _number(chance: random.Random, _: Seen) -> int:
    return chance.choice([1, 2, 3, 4, 5, 6, 40, 2**64 - 1])


def _policies(chance: random.Random, seen: Seen) -> Message:
    switches = ("takebacks", "new_matches", "hints", "watchers", "shared_devices", "listed")
    return {
        **{name: chance.random() < 0.7 for name in switches},
        "talk": chance.choice(["never", "between", "always"]),
        "stand_in": chance.choice(seen.levels),
    }


def _seat(chance: random.Random, _: Seen) -> int:
    return chance.randint(1, 4)


def _seat_or_none(chance: random.Random, _: Seen) -> int | None:
    return chance.choice([None, 1, 2, 3, 4])


def _code(chance: random.Random, seen: Seen) -> str:
    return chance.choice(seen.codes)


def _switch(chance: random.Random, _: Seen) -> bool:
    return chance.random() < 0.5


def _level(chance: random.Random, seen: Seen) -> str:
    return chance.choice([*seen.levels, "no such"])


def _count(chance: random.Random, _: Seen) -> int:
    return chance.choice([1, 2, 3, 40, 2**31 - 1])


def _shares(chance: random.Random, _: Seen) -> dict[str, bytes]:
    return {str(chance.randint(1, 4)): chance.randbytes(chance.choice([0, 31, 32, 64]))}


FIELDS: dict[str, dict[str, Making]] = {
    "create": {
        "profile": lambda chance, _: chance.choice(["chiva", "six-love"]),
        "seed": lambda chance, _: chance.choice([None, "rain"]),
        "pause": lambda _, __: 0,
    },
    "join": {"code": _code},
    "list_sessions": {},
    "list_tables": {},
    "advise": {
        "number": _number,
        "act": lambda chance, _: [chance.choice(TILES), "left"],
        "reasons": lambda chance, _: [{"reason": chance.choice(["covers", "ours"]), "values": {}}],
    },
    "prepare": {
        "levels": lambda chance, seen: [_level(chance, seen)],
        "coming": lambda _, __: [],
        "ready": lambda chance, _: chance.choice([0, 12]),
        "of": lambda chance, _: chance.choice([0, 49]),
    },
    "sit": {"seat": _seat_or_none},
    "share": {"name": lambda _, __: "Somebody", "seat": _seat_or_none},
    "seat": {"person": _number, "seat": _seat},
    "mix_seats": {},
    "fill": {"seat": _seat, "level": _level},
    "vacate": {"seat": _seat},
    "start": {},
    "set_policies": {"policies": _policies},
    "uncover": {"seat": _seat},
    "cover": {},
    "stand_in": {"seat": _seat},
    "reclaim": {"seat": _seat},
    "give_seat": {"seat": _seat, "person": _number},
    "hold": {},
    "release": {"person": lambda chance, _: chance.choice([None, 1, 2, 3, 4, 9])},
    "pass_at_once": {"on": _switch},
    "agree": {"proposal": _number},
    "decline": {"proposal": _number},
    "hint": {"version": _version},
    "say": {
        "text": lambda chance, _: chance.choice([None, "well played", "\u202e\u0007", "ñ" * 400]),
        "phrase": lambda chance, _: chance.choice([None, "hello", "goodbye"]),
    },
    "mute": {"person": _number, "on": _switch},
    "stop": {},
    "close_table": {},
    "get_record": {},
    "leave": {},
    "commit_share": {"deal": _count, "attempt": _count, "commitments": _shares},
    "reveal_share": {"deal": _count, "attempt": _count, "shares": _shares},
    "play": {
        "version": _version,
        "tile": lambda chance, _: chance.choice(TILES),
        "end": lambda chance, _: chance.choice([None, "left", "right"]),
    },
    "pass": {"version": _version},
    "name": {"version": _version, "opener": _seat},
    "go_on": {"version": _version},
    "restart": {"version": _version},
    "new_match": {"version": _version},
    "new_session": {"version": _version},
    "undo": {"version": _version},
    "redo": {"version": _version},
}
"""Every request that comes after hello, and what its fields are made of."""


def made_up(kind: str, request_id: str, chance: random.Random, seen: Seen) -> Message:
    """Return a request of a valid shape, whatever it is good for."""
    fields = {name: making(chance, seen) for name, making in FIELDS[kind].items()}
    return {"type": kind, "id": request_id, **fields}


def misshapen(chance: random.Random, request: Message) -> bytes:
    """Return a request with something wrong about its shape."""
    spoilt = dict(request)
    name = chance.choice(list(spoilt))
    match chance.randrange(4):
        case 0:
            del spoilt[name]
        case 1:
            spoilt[chance.choice(["seat", "secret", "hands", "x" * 50])] = chance.choice(SPOILING)
        case 2:
            spoilt["type"] = chance.choice(["", "Play", "table", "update", "offer", "hand"])
        case _:
            spoilt[name] = chance.choice(SPOILING)
    return pack(spoilt)


def mutated(chance: random.Random, frame: bytes) -> bytes:
    """Return a frame with bytes changed, left out, doubled, or its end cut off."""
    changed = bytearray(frame)
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(changed))
        match chance.randrange(4):
            case 0:
                changed[at] = chance.randrange(256)
            case 1:
                changed[at] ^= 1 << chance.randrange(8)
            case 2:
                changed[at:at] = changed[: chance.randint(1, 8)]
            case _:
                del changed[max(1, at) :]
    return bytes(changed)


def noise(chance: random.Random) -> bytes:
    """Return random bytes."""
    return chance.randbytes(chance.choice([0, 1, 2, 5, 40, 400, 4000]))


def hostile(chance: random.Random) -> bytes:
    """Return msgpack that was made to hurt whoever reads it."""
    return chance.choice(_HOSTILE)


def _map(*pairs: bytes) -> bytes:
    return bytes([0x80 | len(pairs)]) + b"".join(pairs)


def _pair(key: object, value: object) -> bytes:
    return bytes(msgpack.packb(key)) + bytes(msgpack.packb(value))


_START = _pair("type", "start") + _pair("id", "doubled")
_HOSTILE = (
    *(bytes([head]) + b"\xff" * 4 for head in (0xDD, 0xDF, 0xDB, 0xC6, 0xC9)),  # huge lengths
    *(bytes([head]) + b"\xff" * 2 for head in (0xDC, 0xDE, 0xDA, 0xC5, 0xC8)),
    b"\x81\xa4type\xdd\x7f\xff\xff\xff",
    b"\x91" * 4000,  # deep
    b"\x81\xa1a" * 1300 + b"\xc0",
    _map(_pair("type", "start"), _pair("id", "deep"), b"\xa1x" + b"\x91" * 12 + b"\xc0"),
    _map(_pair("type", "start"), b"\xa2id" + b"\xd4\x05\x00"),  # extension types
    _map(_pair("type", "start"), b"\xa2id" + b"\xc7\x00\x05"),
    _map(_pair("type", "start"), b"\xa2id" + b"\xd6\xff\x00\x00\x00\x00"),
    _map(_pair(1, 2)),
    _map(_pair(None, "start")),
    _map(_pair(b"type", "start")),
    _map(b"\x90\xc0"),
    _map(_pair(float("nan"), 1)),
    bytes([0x84]) + _START * 2,  # keys twice
    bytes([0x83]) + _START + _pair("id", "other"),
    _map(_pair("type", "play"), _pair("id", "nan"), _pair("version", float("nan"))),
    _map(_pair("type", "pass"), _pair("id", "huge"), _pair("version", 2**64 - 1)),
    _map(_pair("type", "pass"), _pair("id", "least"), _pair("version", -(2**63))),
    _map(_pair("type", "start"), b"\xa2id\xa2\xff\xfe"),  # no UTF-8
    _map(_pair("type", "start"), b"\xa2id\xa3\xed\xa0\x80"),
    b"\xde" + struct.pack(">H", 65) + b"".join(_pair(f"k{n}", n) for n in range(65)),
    _map(_pair("type", "start"), _pair("id", "long"), _pair("x", list(range(65)))),
    _map(_pair("type", "start"), _pair("id", "i" * 65)),
    _map(_pair("type", "start"), _pair("id", "behind")) + b"\xc0",
    *(b"", b"\xc0", b"\xc1", b"\x80", b"\x90", b"\xa0", b"\x01", b"\xc3"),
    b"\x80" * 4096,
)
