"""Stored forms: what is written is read back, and what yesterday wrote too (R6)."""

from __future__ import annotations

from typing import Any

import msgpack
import pytest

from doublesix.fair.draw import DrawId, Drawn, Named
from doublesix.rules import acts
from doublesix.rules.layout import End
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.shuffle import seeded_hands
from doublesix.rules.tile import BY_NAME, SET
from doublesix_server.log import (
    Acted,
    Began,
    Closed,
    Counted,
    DrawBegun,
    Entry,
    Identity,
    Made,
    PoliciesSet,
    SeatsChanged,
    Sitting,
    UnreadableEntry,
)
from doublesix_server.policies import Policies
from doublesix_server.store.forms import FORM, from_bytes, to_bytes

CODE = "K7QM2XV0"
ANA, IVO = Identity(bytes(range(32))), Identity(b"i" * 32)
HANDS = seeded_hands("s", 1)
BOT = acts.Actor(acts.Kind.BOT, "club")
EVA = acts.Actor(acts.Kind.PERSON, name="Eva ñ")

NAMED = (Named(1, "late", 3, "Ivo ñ"), Named(2, "given_up"))
DRAWN = Drawn(
    DrawId("5e" * 16, 2, 7, 3), b"s" * 32, ((Seat.ONE, b"a" * 32), (Seat.FOUR, b"d" * 32)), NAMED
)
UNSHARED = Drawn(DrawId("5e" * 16, 1, 1, 1), b"s" * 32, ())

EVERY_ACT: list[acts.Act] = [
    *(acts.Play(tile, end) for tile in SET for end in (None, *End)),
    acts.Pass(),
    *(acts.Name(seat) for seat in SEATS),
    *(acts.GoOn(), acts.RestartDeal(), acts.NewMatch(), acts.Undo(), acts.Redo()),
]
SEATED = SeatsChanged(
    CODE,
    ANA,
    (
        Sitting(Seat.ONE, ANA, "Ana", None, left=False),
        Sitting(Seat.THREE, IVO, "Ivo", None, left=True),
        Sitting(Seat.TWO, None, "", "club", left=False),
    ),
)
ENTRIES: list[Entry] = [
    Made(CODE, "chiva", None, 800, "ab" * 32),
    Made(CODE, "six-love", "lluvia ñ", 0, "lluvia ñ"),
    SeatsChanged(CODE, None, ()),
    SEATED,
    SeatsChanged(  # a stand-in: a person's seat with a level
        CODE, ANA, (Sitting(Seat.ONE, ANA, "Ana", "novice", left=True),)
    ),
    SeatsChanged(  # a shared device: one identity, several seats and names
        CODE,
        ANA,
        (
            Sitting(Seat.ONE, ANA, "Ana", None, left=False),
            Sitting(Seat.THREE, ANA, "Eva", None, left=False),
        ),
    ),
    SeatsChanged(  # a lent seat: its person's row and that of who plays it
        CODE,
        ANA,
        (
            Sitting(Seat.FOUR, ANA, "Ana", None, left=False, number=1, is_lent=True),
            Sitting(Seat.FOUR, IVO, "Ivo", None, left=False, number=7),
        ),
    ),
    PoliciesSet(CODE, Policies()),
    PoliciesSet(
        CODE,
        Policies(
            takebacks=False,
            new_matches=False,
            hints=False,
            talk="never",
            watchers=False,
            shared_devices=False,
            listed=True,
            stand_in="novice",
        ),
    ),
    Began(CODE, 1, ANA, "r-1", "start", "chiva", HANDS),
    Began(CODE, 9, ANA, "r-9", "agree", "chiva", HANDS),
    Began(CODE, 9, None, "", "", "chiva", HANDS),
    *(
        Acted(CODE, 7, ANA, "r-2", "play", acts.Step(Seat.TWO, act, EVA), hands=None)
        for act in EVERY_ACT
    ),
    Acted(CODE, 8, None, "", "", acts.Step(Seat.TWO, acts.PASS, BOT), hands=None),
    Acted(CODE, 8, None, "", "", acts.Step(Seat.TWO, acts.PASS, EVA), hands=None),
    Acted(CODE, 9, ANA, "r-3", "go_on", acts.Step(None, acts.GoOn()), hands=HANDS),
    Acted(CODE, 9, ANA, "r-4", "agree", acts.Step(Seat.ONE, acts.Undo(), EVA), hands=None),
    DrawBegun(CODE, 1, 1, 1, ()),
    DrawBegun(CODE, 2, 7, 3, NAMED),
    Began(CODE, 1, ANA, "r-5", "start", "chiva", HANDS, DRAWN),
    Acted(CODE, 9, ANA, "r-6", "go_on", acts.Step(None, acts.GoOn()), HANDS, DRAWN),
    Acted(CODE, 9, None, "", "", acts.Step(None, acts.GoOn()), HANDS, UNSHARED),
    Counted(CODE, 1000),
    Closed(CODE),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert from_bytes(entry.table, FORM, to_bytes(entry)) == entry


def step(seat: Seat | None, act: acts.Act, actor: acts.Actor | None = None) -> acts.Step:
    return acts.Step(seat, act) if actor is None else acts.Step(seat, act, actor)


_ANA = "c420000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
_IVO = "c420" + "69" * 32
_HANDS = (
    "9497a23633a23533a23131a23231a23130a23431a2343297a23030a23434a23531a23636a23232a23630a23535"
    "97a23330a23332a23430a23333a23631a23530a2353297a23534a23230a23632a23433a23331a23634a23635"
)
LEFT, RIGHT = (acts.Play(BY_NAME["64"], end) for end in (End.LEFT, End.RIGHT))
FORM_1: dict[str, tuple[Entry, str]] = {
    "made": (ENTRIES[0], "95a46d616465a56368697661c0cd0320d940" + "6162" * 32),
    "seated": (
        SEATED,
        f"93a6736561746564{_ANA}939501{_ANA}a3416e61c0c29503{_IVO}a349766fc0c39502c0a0a4636c7562c2",
    ),
    "began": (
        Began(CODE, 1, ANA, "r-1", "start", "chiva", HANDS),
        f"96a5626567616e01{_ANA}a3722d31a56368697661{_HANDS}",
    ),
    "began again": (
        Began(CODE, 9, ANA, "r-2", "new_session", "chiva", HANDS),
        f"96a5626567616e09{_ANA}a3722d32a56368697661{_HANDS}",
    ),
    "posed": (
        Acted(CODE, 7, ANA, "r-3", "play", step(Seat.ONE, acts.Play(BY_NAME["66"])), None),
        f"98a5616374656407{_ANA}a3722d330191a23636c0c0",
    ),
    "played": (
        Acted(CODE, 7, ANA, "r-3", "play", step(Seat.ONE, LEFT), None),
        f"98a5616374656407{_ANA}a3722d330192a23634a46c656674c0c0",
    ),
    "passed": (
        Acted(CODE, 7, ANA, "r-4", "pass", step(Seat.ONE, acts.PASS), None),
        f"98a5616374656407{_ANA}a3722d340191a470617373c0c0",
    ),
    "named": (
        Acted(CODE, 7, ANA, "r-4", "name", step(Seat.ONE, acts.Name(Seat.THREE)), None),
        f"98a5616374656407{_ANA}a3722d340192a46e616d6503c0c0",
    ),
    "gone on": (
        Acted(CODE, 8, ANA, "r-5", "go_on", step(None, acts.GoOn()), HANDS),
        f"98a5616374656408{_ANA}a3722d35c0a5676f5f6f6ec0{_HANDS}",
    ),
    "undone": (
        Acted(CODE, 8, ANA, "r-6", "undo", step(Seat.ONE, acts.Undo()), None),
        f"98a5616374656408{_ANA}a3722d3601a4756e646fc0c0",
    ),
    "restarted": (
        Acted(CODE, 8, ANA, "r-6", "restart", step(Seat.ONE, acts.RestartDeal()), None),
        f"98a5616374656408{_ANA}a3722d3601a772657374617274c0c0",
    ),
    "played by a computer player": (
        Acted(CODE, 8, IVO, "b-1", "play", step(Seat.TWO, RIGHT, BOT), None),
        f"98a5616374656408{_IVO}a3622d310292a23634a57269676874a4636c7562c0",
    ),
    "passed by the table": (
        Acted(CODE, 8, None, "", "", step(Seat.TWO, acts.PASS, BOT), None),
        "98a5616374656408c0a00291a470617373a4636c7562c0",
    ),
    "closed": (ENTRIES[-1], "91a6636c6f736564"),
}


@pytest.mark.parametrize("name", FORM_1)
def test_what_form_1_wrote_is_still_read(name: str) -> None:
    entry, written = FORM_1[name]
    assert from_bytes(CODE, 1, bytes.fromhex(written)) == entry


FORM_2: dict[str, tuple[Entry, str]] = {
    "counted": (Counted(CODE, 1000), "92a7636f756e746564cd03e8"),
    "seated with a stand-in": (
        ENTRIES[4],
        f"93a6736561746564{_ANA}919701{_ANA}a3416e61a66e6f76696365c300c2",
    ),
    "seated at a shared device": (
        ENTRIES[5],
        f"93a6736561746564{_ANA}929701{_ANA}a3416e61c0c200c29703{_ANA}a3457661c0c200c2",
    ),
    "seated with a lent seat": (
        ENTRIES[6],
        f"93a6736561746564{_ANA}929704{_ANA}a3416e61c0c201c39704{_IVO}a349766fc0c207c2",
    ),
    "policies": (
        PoliciesSet(CODE, Policies()),
        (
            "92a8706f6c696369657388a974616b656261636b73c3ab6e65775f6d617463686573c3a568696e7473c3a474"
            "616c6ba76265747765656ea87761746368657273c3ae7368617265645f64657669636573c3a66c6973746564"
            "c2a87374616e645f696ea4636c7562"
        ),
    ),
    "began": (
        Began(CODE, 1, ANA, "r-1", "start", "chiva", HANDS),
        f"97a5626567616e01{_ANA}a3722d31a57374617274a56368697661{_HANDS}",
    ),
    "undone by agreement": (
        Acted(CODE, 9, ANA, "r-4", "agree", acts.Step(Seat.ONE, acts.Undo(), EVA), hands=None),
        f"9aa5616374656409{_ANA}a3722d34a5616772656501a4756e646fc0a645766120c3b1c0",
    ),
    "played by a computer player": (
        Acted(CODE, 8, IVO, "b-1", "play", step(Seat.TWO, RIGHT, BOT), None),
        f"9aa5616374656408{_IVO}a3622d31a4706c61790292a23634a57269676874a4636c7562c0c0",
    ),
}


_DRAWN = (
    "9494d920"
    + "3565" * 16
    + "020703c420"
    + "73" * 32
    + "929201c420"
    + "61" * 32
    + "9204c420"
    + "64" * 32
    + "929401a46c61746503a649766f20c3b19402a8676976656e5f7570c0a0"
)
FORM_3: dict[str, tuple[Entry, str]] = {
    "a draw": (
        DrawBegun(CODE, 2, 7, 3, NAMED),
        "95a764726177696e67020703929401a46c61746503a649766f20c3b19402a8676976656e5f7570c0a0",
    ),
    "began with a draw": (
        Began(CODE, 1, ANA, "r-1", "start", "chiva", HANDS, DRAWN),
        f"98a5626567616e01{_ANA}a3722d31a57374617274a56368697661{_HANDS}{_DRAWN}",
    ),
    "gone on with a draw": (
        Acted(CODE, 9, None, "", "", acts.Step(None, acts.GoOn()), HANDS, DRAWN),
        f"9ba5616374656409c0a0a0c0a5676f5f6f6ec0c0{_HANDS}{_DRAWN}",
    ),
}


@pytest.mark.parametrize("name", FORM_3)
def test_form_3_is_read_for_good(name: str) -> None:
    entry, written = FORM_3[name]
    assert from_bytes(CODE, 3, bytes.fromhex(written)) == entry


@pytest.mark.parametrize("name", FORM_2)
def test_what_form_2_writes_stays_as_it_is(name: str) -> None:
    entry, written = FORM_2[name]
    assert to_bytes(entry).hex() == written
    assert from_bytes(CODE, 2, bytes.fromhex(written)) == entry


@pytest.mark.parametrize(
    ("entry", "rows"),
    [
        (ENTRIES[4], f"919501{_ANA}a3416e61a66e6f76696365c3"),
        (ENTRIES[5], f"929501{_ANA}a3416e61c0c29503{_ANA}a3457661c0c2"),
    ],
    ids=["a stand-in", "a shared device"],
)
def test_who_was_seated_without_a_number_is_still_read_and_lends_nothing(
    entry: Entry, rows: str
) -> None:
    assert from_bytes(CODE, 2, bytes.fromhex(f"93a6736561746564{_ANA}{rows}")) == entry


def test_policies_of_an_older_server_are_taken_with_what_is_new_as_at_a_new_table() -> None:
    body = msgpack.packb(["policies", {"takebacks": False}])
    assert from_bytes(CODE, FORM, body) == PoliciesSet(CODE, Policies(takebacks=False))


def test_a_newer_form_is_told_from_damage() -> None:
    with pytest.raises(UnreadableEntry, match=r"table K7QM2XV0: an entry of form 4.*a newer"):
        from_bytes(CODE, FORM + 1, b"")


@pytest.mark.parametrize("form", [1, FORM])
@pytest.mark.parametrize("body", [b"", b"\xc1", b"\xa0", b"\x90", b"\x07", b"\x91\xa0"])
def test_what_is_no_entry_is_told_with_its_table(form: int, body: bytes) -> None:
    with pytest.raises(UnreadableEntry, match="table K7QM2XV0: a damaged entry"):
        from_bytes(CODE, form, body)


@pytest.mark.parametrize(
    ("form", "plain"),
    [
        *((form, ["shouted"]) for form in (1, 2)),
        *((form, ["made"]) for form in (1, 2)),
        *((1, ["acted", 1, None, "", seat, ["pass"], None, None]) for seat in (9, "1")),
        *((1, ["acted", 1, b"i", "", 1, act, None, None]) for act in (["97"], "shout", [], 7)),
        *((2, ["acted", 1, None, "", "", seat, ["pass"], None, None, None]) for seat in (9, "1")),
        *(
            (2, ["acted", 1, b"i", "", "", 1, act, None, None, None])
            for act in (["97"], "shout", [], 7)
        ),
        (1, ["began", 1, b"", "", "chiva", [["66"]]]),
        (2, ["began", 1, b"", "", "start", "chiva", [["66"]]]),
        (2, ["policies", {"clock": 30}]),
        (2, ["policies", ["takebacks"]]),
        (2, ["policies", 7]),
        (2, ["seated", None, [[1, None, ""]]]),
        (2, ["seated", None, [[0, None, "", "club", False]]]),
    ],
    ids=str,
)
def test_damage_is_told_with_its_table(form: int, plain: list[Any]) -> None:
    with pytest.raises(UnreadableEntry, match="table K7QM2XV0: a damaged entry"):
        from_bytes(CODE, form, msgpack.packb(plain))
