"""Tries for the scan for leaks: requests that are mostly refused, for every kind of reason."""

from __future__ import annotations

import random
from typing import Any

from doublesix.rules.tile import SET

Asked = tuple[str, dict[str, Any]]
"""A request's type and its fields."""


def a_try(rng: random.Random, version: int, *, can_pass: bool, is_naming: bool) -> Asked:
    """Return something that somebody at a table may try."""
    tile, seat, number = rng.choice(SET).name, rng.randint(1, 4), rng.randint(1, 7)
    ends: dict[str, Any] = rng.choice([{}, {"end": "left"}, {"end": "right"}])
    play = {"version": version, "tile": tile, **ends}
    tries: list[Asked] = [
        *[("play", play)] * 20,
        *[("pass", {"version": version})] * (0 if can_pass else 3),
        ("play", {**play, "version": max(0, version - 1)}),
        ("play", {**play, "tile": "99"}),
        *[("name", {"version": version, "opener": seat})] * (20 if is_naming else 1),
        ("go_on", {"version": version}),
        ("agree", {"proposal": 99}),
        ("decline", {"proposal": 98}),
        ("sit", {"seat": seat}),
        ("share", {"name": "x", "seat": seat}),
        ("mix_seats", {"id": "one id"}),
        ("cover", {"id": "one id"}),
        ("start", {}),
        ("stop", {}),
        ("fill", {"seat": seat, "level": "master"}),
        ("vacate", {"seat": seat}),
        ("reclaim", {"seat": seat}),
        ("give_seat", {"seat": seat, "person": number}),
        ("release", {"person": number}),
        ("uncover", {"seat": seat}),
        ("hello", {"protocol": 1, "name": "x", "secret": b"s" * 16}),
        ("join", {"code": "00000000"}),
        ("create", {"profile": "chiva"}),
        ("advise", {"number": 1, "act": [tile]}),
        ("list_tables", {}),
    ]
    return rng.choice(tries)


def a_wrong_knock(rng: random.Random) -> Asked:
    """Return something that nobody is let in for."""
    unknown = {"name": "Sam", "secret": b"s" * 16, "code": "00000000"}
    knocks: list[Asked] = [
        ("list_tables", {}),
        ("hello", {"protocol": 1, **unknown}),
        ("hello_seat", {"protocol": 1, "ticket": b"t" * 16}),
        ("hello_worker", {"protocol": 1, "token": "let me", "levels": ["club"], "seats": 1}),
    ]
    return rng.choice(knocks)
