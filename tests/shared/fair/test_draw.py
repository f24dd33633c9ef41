"""A draw is what `docs/fair-deals.md` says, depends on all that goes in, and favours no tile."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from doublesix.fair.draw import (
    DrawId,
    Drawn,
    drawn_hands,
    hands_of,
    secret_commitment,
    share_commitment,
    table_text,
)
from doublesix.rules.notation import names_of
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.tile import SET

PAGE = Path(__file__).parents[3].joinpath("docs", "fair-deals.md").read_text(encoding="utf-8")
VECTORS = json.loads(re.search(r"```json vectors\n(.*?)```", PAGE, re.DOTALL)[1])  # type: ignore[index]
DRAW = DrawId("5e" * 16, 1, 3, 1)
SECRET = b"s" * 32
SHARES = {seat: bytes([seat]) * 32 for seat in SEATS}


def by_the_page(name: bytes, secret: bytes, shares: dict[int, bytes]) -> list[list[str]]:
    """Deal once more, written anew from the page."""

    def stream() -> Iterator[int]:
        given = b"".join(bytes([seat]) + shares[seat] for seat in sorted(shares))
        key = hashlib.sha256(b"doublesix-fair-v1" + name + secret + given).digest()
        for block in count():
            yield from hashlib.sha256(key + block.to_bytes(4, "big")).digest()

    tiles, supply = [tile.name for tile in SET], stream()
    for last in range(27, 0, -1):
        choices = last + 1
        while (byte := next(supply)) >= 256 - 256 % choices:
            pass
        chosen = byte % choices
        tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
    return [tiles[first : first + 7] for first in (0, 7, 14, 21)]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["deal"]))
def test_the_vectors_of_the_page_come_out(vector: dict[str, object]) -> None:
    numbers = (vector["session"], vector["deal"], vector["attempt"])
    draw = DrawId(vector["table"], *numbers)  # type: ignore[arg-type]
    secret = bytes.fromhex(str(vector["secret"]))
    shares = {Seat(int(key)): bytes.fromhex(one) for key, one in vector["shares"].items()}  # type: ignore[attr-defined]
    assert draw.name.hex() == vector["name"]
    assert secret_commitment(draw, secret).hex() == vector["commitment"]
    assert {
        str(int(seat)): share_commitment(draw, seat, share).hex() for seat, share in shares.items()
    } == vector["commitments"]
    dealt = [names_of(hand) for hand in drawn_hands(draw, secret, shares)]
    assert dealt == vector["hands"]
    assert by_the_page(draw.name, secret, {int(seat): one for seat, one in shares.items()}) == dealt


def test_a_deal_depends_on_the_secret_every_share_who_gave_it_and_the_draw() -> None:
    swapped = {**SHARES, Seat.ONE: SHARES[Seat.TWO], Seat.TWO: SHARES[Seat.ONE]}
    fewer = {seat: SHARES[seat] for seat in SEATS[:3]}
    moved = {Seat.TWO: SHARES[Seat.ONE]}
    hands = [
        drawn_hands(DRAW, SECRET, SHARES),
        drawn_hands(DRAW, b"t" * 32, SHARES),
        *(drawn_hands(DRAW, SECRET, {**SHARES, seat: b"x" * 32}) for seat in SEATS),
        *(drawn_hands(DRAW, SECRET, shares) for shares in (swapped, fewer, moved, {})),
        drawn_hands(DRAW, SECRET, {Seat.ONE: SHARES[Seat.ONE]}),
        drawn_hands(DrawId("5f" * 16, 1, 3, 1), SECRET, SHARES),
        drawn_hands(DrawId("5e" * 16, 2, 3, 1), SECRET, SHARES),
        drawn_hands(DrawId("5e" * 16, 1, 4, 1), SECRET, SHARES),
        drawn_hands(DrawId("5e" * 16, 1, 3, 2), SECRET, SHARES),
    ]
    assert len(set(hands)) == len(hands)


def test_a_draw_that_became_a_deal_says_what_was_said_before() -> None:
    drawn = Drawn(DRAW, SECRET, tuple(SHARES.items()))
    assert hands_of(drawn) == drawn_hands(DRAW, SECRET, SHARES)
    assert drawn.commitment == secret_commitment(DRAW, SECRET)
    assert drawn.commitments[Seat.TWO] == share_commitment(DRAW, Seat.TWO, SHARES[Seat.TWO])


def test_what_is_no_32_bytes_is_never_dealt_from() -> None:
    with pytest.raises(AssertionError):
        drawn_hands(DRAW, SECRET, {Seat.ONE: b"short"})


def test_what_a_table_is_called_tells_nothing_of_what_it_comes_from() -> None:
    assert table_text("a") != table_text("b")
    assert re.fullmatch("[0-9a-f]{32}", table_text("a"))


@pytest.mark.slow
def test_every_tile_comes_to_every_seat_equally_often() -> None:
    deals, chance = 6_000, random.Random("even")
    held: Counter[tuple[str, int]] = Counter()
    for number in range(1, deals + 1):
        shares = {seat: chance.randbytes(32) for seat in SEATS}
        hands = drawn_hands(DrawId("5e" * 16, 1, number, 1), chance.randbytes(32), shares)
        held.update((tile.name, seat) for seat in SEATS for tile in hands[seat - 1])
    expected = deals / 4
    chi_square = sum((held[tile.name, seat] - expected) ** 2 for tile in SET for seat in SEATS)
    # 27 * 3 = 81 degrees of freedom, deviation about 13: five deviations on either side.
    assert 16 < chi_square / expected < 146


def test_what_a_deal_came_of_is_in_no_text_of_it() -> None:
    drawn = Drawn(DrawId("5e" * 16, 1, 3, 1), b"s" * 32, ((Seat.ONE, b"a" * 32),))
    assert "ssss" not in repr(drawn)
    assert "aaaa" not in repr(drawn)
