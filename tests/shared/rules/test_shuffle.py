"""Shuffle: from a seed or random bytes to four hands, as documented in `docs/deals.md`."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

import doublesix
from doublesix.rules.deal import Hands
from doublesix.rules.notation import names_of
from doublesix.rules.shuffle import check_seed, seat_seed, seeded_hands, shuffled
from tests.positions import ALL_NAMES, hands_in

DEALS_PAGE = Path(__file__).resolve().parents[3] / "docs" / "deals.md"


def documented_vectors() -> list[tuple[str, int, list[str]]]:
    """Read the table of the page: seed as a JSON string, number, four hands."""
    vectors = []
    for line in DEALS_PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        if len(cells) == 6 and cells[0].startswith('"'):
            vectors.append((json.loads(cells[0]), int(cells[1]), cells[2:]))
    return vectors


def documented_seat_seeds() -> list[tuple[str, int, str]]:
    """Read the second table of the page: seed, seat, the seat's seed."""
    vectors = []
    for line in DEALS_PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0].startswith('"'):
            vectors.append((json.loads(cells[0]), int(cells[1]), cells[2]))
    return vectors


def again(seed: str, number: int) -> list[str]:
    """Deal as the page says, with hashlib and nothing of ours."""

    def sha(text: bytes) -> bytes:
        return hashlib.sha256(text).digest()

    def stream(key: bytes) -> Iterator[int]:
        for block in count():
            yield from sha(key + block.to_bytes(4, "big"))

    drawn = stream(sha(b"doublesix-deal-v1" + sha(seed.encode()) + number.to_bytes(8, "big")))
    tiles = [f"{high}{low}" for high in range(7) for low in range(high + 1)]
    for last in range(27, 0, -1):
        byte = 256
        while byte >= 256 // (last + 1) * (last + 1):
            byte = next(drawn)
        chosen = byte % (last + 1)
        tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
    return [" ".join(tiles[seat * 7 : seat * 7 + 7]) for seat in range(4)]


def _written(hands: Hands) -> list[str]:
    return [" ".join(names_of(hand)) for hand in hands]


def test_the_page_has_vectors_and_one_is_not_ascii() -> None:
    vectors = documented_vectors()
    assert len(vectors) >= 4
    assert any(not seed.isascii() for seed, _, _ in vectors)
    assert len({(seed, number) for seed, number, _ in vectors}) == len(vectors)
    assert len(documented_seat_seeds()) >= 2


@pytest.mark.parametrize(("seed", "number", "hands"), documented_vectors())
def test_the_documented_vectors(seed: str, number: int, hands: list[str]) -> None:
    """Rules 1.12."""
    assert _written(seeded_hands(seed, number)) == hands
    assert again(seed, number) == hands


@pytest.mark.parametrize(("seed", "seat", "derived"), documented_seat_seeds())
def test_the_documented_seats_seeds(seed: str, seat: int, derived: str) -> None:
    assert seat_seed(seed, seat) == derived
    digest = hashlib.sha256(seed.encode()).digest()
    assert hashlib.sha256(b"doublesix-seat-v1" + digest + bytes([seat])).hexdigest() == derived


@pytest.mark.parametrize("seed", ["", "a", "A", " a", "chiva", "ñ", "n\u0303", "🁣" * 50, "\0"])
def test_a_second_reading_of_the_page_deals_the_same(seed: str) -> None:
    """Rules 1.12."""
    for number in (1, 2, 3, 255, 256, 70_000, 2**40):
        hands = seeded_hands(seed, number)
        assert _written(hands) == again(seed, number)
        hands_in("|".join(_written(hands)))


def test_other_seeds_and_other_numbers_give_other_deals() -> None:
    """Rules 1.12: the seed and the number alone, each to the last bit."""
    seeds = ["", "a", "b", "a ", "1", "11", "é", "e\u0301", "a\0"]
    deals = {seeded_hands(seed, number) for seed in seeds for number in range(1, 201)}
    assert len(deals) == len(seeds) * 200


def test_a_deal_does_not_depend_on_those_dealt_before() -> None:
    """Rules 1.12."""
    forwards = [seeded_hands("order", number) for number in range(1, 31)]
    backwards = [seeded_hands("order", number) for number in range(30, 0, -1)]
    assert forwards == backwards[::-1]


@pytest.mark.slow
def test_another_process_with_another_hash_seed_deals_the_same() -> None:
    """Rules 1.12: the same on every platform and version."""
    program = (
        "from doublesix.rules.shuffle import seeded_hands\n"
        "print([[t.name for t in h] for h in seeded_hands('elsewhere', 7)])"
    )
    roots = os.pathsep.join([str(Path(doublesix.__file__).parents[1])])
    here = str([names_of(hand) for hand in seeded_hands("elsewhere", 7)])
    for hash_seed in ("0", "1234"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": roots}
        told = subprocess.run(
            [sys.executable, "-c", program],
            env=environment,
            check=True,
            capture_output=True,
            text=True,
        )
        assert told.stdout.strip() == here


@pytest.mark.parametrize("number", [-1, 2**64])
def test_a_number_out_of_reach_is_refused(number: int) -> None:
    with pytest.raises(OverflowError):
        seeded_hands("reach", number)


def test_a_seed_that_utf_8_cannot_hold_is_refused() -> None:
    """A lone surrogate, say, from a command line that was no UTF-8."""
    with pytest.raises(UnicodeEncodeError):
        seeded_hands("\udcff", 1)


def test_bytes_that_would_favour_some_tiles_are_thrown_away() -> None:
    """Rules 1.12: of 28 choices 252 bytes are fair; 252 to 255 are not."""
    plain = iter([0, *cycle_of(1)])
    unfair_first = iter([252, 253, 254, 255, 0, *cycle_of(1)])
    assert shuffled(plain) == shuffled(unfair_first)
    # The next choice is among 27: 243 is the first unfair byte, 242 the last fair one.
    assert shuffled(iter([0, 243, 255, 1, *cycle_of(0)])) == shuffled(iter([0, 1, *cycle_of(0)]))
    assert shuffled(iter([0, 242, *cycle_of(0)])) == shuffled(iter([0, 26, *cycle_of(0)]))
    assert shuffled(iter([251, *cycle_of(0)])) == shuffled(iter([27, *cycle_of(0)]))


def cycle_of(byte: int) -> list[int]:
    return [byte] * 40


def test_each_choice_takes_one_fair_byte_from_the_last_tile_to_the_first() -> None:
    stream = iter([0] * 27 + [99])
    hands = shuffled(stream)
    assert next(stream) == 99
    # Always the first tile: it goes last, and the one that stood there comes first.
    assert _written(hands)[0].split()[0] == "10"
    assert _written(hands)[3].split()[-1] == "00"
    # Always the last of those that are left: nothing is moved.
    assert [name for hand in shuffled(iter(range(27, 0, -1))) for name in names_of(hand)] == (
        ALL_NAMES
    )


@pytest.mark.slow
def test_every_tile_comes_to_every_place_equally_often() -> None:
    """Rules 1.12: 28 tiles in 28 places, 6,000 deals of one seed."""
    deals = 6_000
    places: Counter[tuple[str, int]] = Counter()
    for number in range(1, deals + 1):
        names = [name for hand in seeded_hands("even", number) for name in names_of(hand)]
        places.update((name, place) for place, name in enumerate(names))
    expected = deals / 28
    chi_square = sum(
        (places[name, place] - expected) ** 2 for name in ALL_NAMES for place in range(28)
    )
    # 27 * 27 = 729 degrees of freedom, deviation about 38: six deviations on either side.
    assert 500 < chi_square / expected < 960


def test_a_seat_s_seed_is_its_own() -> None:
    seeds = {seat_seed(seed, seat) for seed in ("", "a", "b") for seat in range(1, 5)}
    assert len(seeds) == 12
    assert all(len(seed) == 64 for seed in seeds)
    # It is none of the keys that deals are made from: going back from it leads to no deal.
    keys = {
        hashlib.sha256(
            b"doublesix-deal-v1" + hashlib.sha256(b"a").digest() + number.to_bytes(8, "big")
        ).hexdigest()
        for number in range(300)
    }
    assert not keys & seeds


@pytest.mark.parametrize(
    ("seed", "said"), [("", "the seed is empty"), ("rainy \udcff", "is no text")]
)
def test_a_seed_that_cannot_be_used_is_told(seed: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        check_seed(seed)
    assert check_seed("lluvia ñ") == "lluvia ñ"
