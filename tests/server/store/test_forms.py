"""Stored forms: what is written is read back, and what yesterday wrote too (R6)."""

from __future__ import annotations

import msgpack
import pytest

from doublesix.rules import acts
from doublesix.rules.layout import End
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.shuffle import seeded_hands
from doublesix.rules.tile import SET
from doublesix_server.log import (
    Acted,
    Began,
    Closed,
    Counted,
    Entry,
    Identity,
    Made,
    SeatsChanged,
    Sitting,
    UnreadableEntry,
)
from doublesix_server.store.forms import FORM, from_bytes, to_bytes

ANA = Identity(bytes(range(32)))
HANDS = seeded_hands("s", 1)
BOT = acts.Actor(acts.Kind.BOT, "club")

EVERY_ACT: list[acts.Act] = [
    *(acts.Play(tile, end) for tile in SET for end in (None, *End)),
    acts.Pass(),
    *(acts.Name(seat) for seat in SEATS),
    *(acts.GoOn(), acts.RestartDeal(), acts.NewMatch(), acts.Undo(), acts.Redo()),
]
ENTRIES: list[Entry] = [
    Made("K7QM2XV0", "chiva", None, 800, "ab" * 32),
    Made("K7QM2XV0", "six-love", "lluvia ñ", 0, "lluvia ñ"),
    SeatsChanged("K7QM2XV0", None, ()),
    SeatsChanged(
        "K7QM2XV0",
        ANA,
        (
            Sitting(Seat.ONE, ANA, "Ana", None, left=False),
            Sitting(Seat.THREE, Identity(b"i" * 32), "Ivo", None, left=True),
            Sitting(Seat.TWO, None, "", "club", left=False),
        ),
    ),
    Began("K7QM2XV0", 1, ANA, "r-1", "chiva", HANDS),
    *(Acted("K7QM2XV0", 7, ANA, "r-2", acts.Step(Seat.TWO, act), hands=None) for act in EVERY_ACT),
    Acted("K7QM2XV0", 8, None, "", acts.Step(Seat.TWO, acts.PASS, BOT), hands=None),
    Acted("K7QM2XV0", 9, ANA, "r-3", acts.Step(None, acts.GoOn()), hands=HANDS),
    Counted("K7QM2XV0", 1000),
    Closed("K7QM2XV0"),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert from_bytes(entry.table, FORM, to_bytes(entry)) == entry


YESTERDAY: list[tuple[Entry, str]] = [
    (ENTRIES[0], "95a46d616465a56368697661c0cd0320d940" + "6162" * 32),
    (ENTRIES[-1], "91a6636c6f736564"),
    (
        ENTRIES[-4],
        "98a5616374656408c0a00291a470617373a4636c7562c0",
    ),
]


@pytest.mark.parametrize(("entry", "written"), YESTERDAY, ids=["made", "closed", "acted"])
def test_what_form_1_wrote_is_still_read(entry: Entry, written: str) -> None:
    assert from_bytes("K7QM2XV0", 1, bytes.fromhex(written)) == entry


def test_a_newer_form_is_told_from_damage() -> None:
    with pytest.raises(UnreadableEntry, match=r"table K7QM2XV0: an entry of form 2.*a newer"):
        from_bytes("K7QM2XV0", 2, b"")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xc1",
        msgpack.packb(["shouted"]),
        msgpack.packb(["made"]),
        msgpack.packb(["acted", 1, None, "", 9, ["pass"], None, None]),
        msgpack.packb(["acted", 1, None, "", 1, ["97"], None, None]),
        msgpack.packb(["acted", 1, None, "", 1, "shout", None, None]),
        msgpack.packb(["acted", 1, None, "", 1, [], None, None]),
        msgpack.packb(["began", 1, b"", "", "chiva", [["66"]]]),
        msgpack.packb(7),
    ],
)
def test_damage_is_told_with_its_table(body: bytes) -> None:
    with pytest.raises(UnreadableEntry, match="table K7QM2XV0: a damaged entry"):
        from_bytes("K7QM2XV0", FORM, body)
