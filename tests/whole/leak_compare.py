"""Compare two worlds, for the scan for leaks: what one viewer was told, what was logged.

Knows what happened and has it happen again; never chooses what happens.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from doublesix.protocol.codec import pack, unpack_any
from doublesix.rules.deal import Hands, Phase
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.log import Acted, Began, Entry
from tests.whole.leak_hands import Facts, differing, facts_of, other_hands
from tests.whole.leak_script import HOST, WORKERS, Script
from tests.whole.leak_worlds import Happening, Heard, Said, World

_RECORD: Final = pack({"type": "record"})[1:]
_UPDATE: Final = pack({"type": "update"})[1:]
_HINT: Final = pack({"type": "hint"})[1:]
_BY_THE_RULES: Final = pack({"values": {"rule": "1.4"}})[1:-4]


@dataclass(frozen=True, slots=True)
class Leak:
    """What a viewer could tell hidden tiles by: a kind, and where it was."""

    session: int
    viewer: str
    at: int
    kind: str
    what: str

    def __str__(self) -> str:
        return (
            f"session {self.session}, {self.viewer}, happening {self.at}: {self.kind}: {self.what}"
        )


def cuts_for(world: World, viewer: str, rng: random.Random) -> list[int]:
    """Choose where to stop: at the end, anywhere or in a naming, and where something was asked.

    What a viewer was told of a deal can be compared only while the deal was never over; what the
    rules or a worker were asked in it mostly comes before it is.
    """
    namings = [one.at for one in world.moments if one.session.deal.phase is Phase.NAMING]
    asked = [
        one.at
        for one in world.heard
        if one.viewer == viewer and (_HINT in one.frame[:32] or _BY_THE_RULES in one.frame)
    ]
    anywhere = [rng.randint(world.at // 8, world.at)]
    places = (rng.choice([anywhere, namings or anywhere]), asked)
    return [world.at, *(rng.choice(some) for some in places if some)]


def hands_not_looked_at(script: Script, number: int) -> list[Leak]:
    """Return where somebody was sent a hand of a seat that they do not hold, or that is covered.

    Two worlds do not show this at a shared device: who sat there before has seen the hand.
    """
    looking: set[tuple[int, str, Seat]] = set()
    for moment in script.world.moments:
        looking |= {(moment.at, viewer, seat) for viewer, seat in moment.looking}
    leaks = []
    for one in script.world.heard:
        if _UPDATE not in one.frame[:32]:
            continue
        view = unpack_any(one.frame).get("view", {})
        if view.get("hand") is not None and (one.at, one.viewer, view["seat"]) not in looking:
            what = f"of a covered seat, or another's: {view['seat']}"
            leaks.append(Leak(number, one.viewer, one.at, "hand", what))
    return leaks


def compare(
    script: Script, number: int, viewer: str, cut: int, rng: random.Random, counts: Counter[str]
) -> list[Leak]:
    """Have the script happen with other hands, up to some happening; return how one can tell."""
    one = script.world
    facts = facts_of(
        (moment for moment in one.moments if moment.at <= cut),
        (tried for tried in script.tries if tried.at <= cut),
        viewer,
    )
    hands = [
        other_hands(facts[dealing], rng) if dealing in facts else dealt
        for dealing, dealt in enumerate(one.dealt)
    ]
    changed = [differing(dealt, other) for dealt, other in zip(one.dealt, hands, strict=True)]
    counts["compared: other worlds"] += 1
    counts["compared: other worlds with other tiles"] += any(changed)
    counts["compared: deals with other tiles"] += sum(map(bool, changed))
    counts["compared: tiles in other hands"] += sum(changed)
    other, failure = _happen_again(script.happenings[: cut + 1], number, viewer, hands)
    leaks = [] if failure is None else [(other.at, "failure", failure)]
    asked = _questions_to_compare(one, facts)
    pairs = [
        ("step", _histories(one, cut), _histories(other, cut)),
        ("frame", _frames(one, viewer, cut), _frames(other, viewer, cut)),
        ("log line", _lines(one.logged, cut), _lines(other.logged, cut)),
        ("operator's answer", _lines(one.shown, cut), _lines(other.shown, cut)),
        ("record", _records(one, cut), _records(other, cut)),
        ("worker's frame", _offers(one, asked, cut), _offers(other, asked, cut)),
    ]
    for kind, told, told_otherwise in pairs:
        counts[f"compared: {kind}s"] += len(told)
        first = _first_difference(told, told_otherwise)
        if first is not None:
            leaks.append((first[0], kind, first[1]))
    return [Leak(number, viewer, at, kind, what) for at, kind, what in leaks]


def _happen_again(
    happenings: Sequence[Happening], number: int, viewer: str, hands: Sequence[Hands]
) -> tuple[World, str | None]:
    """Have it all happen in another world; return it, and how it failed if it did."""
    world = World(number, hands)
    with world.running():
        for happening in happenings:
            try:
                world.happen(_under_another_seed(happening, viewer))
            except Exception as error:  # noqa: BLE001 (whatever it is, the first world had none)
                return world, repr(error)
    return world, None


def _under_another_seed(happening: Happening, viewer: str) -> Happening:
    """Ask for a table under another seed, unless it is the viewer who asks."""
    if viewer == HOST or not isinstance(happening, Said) or b"create" not in happening.frame:
        return happening
    request = unpack_any(happening.frame)
    if request.get("seed") is None:
        return happening
    return Said(happening.line, pack({**request, "seed": request["seed"][::-1]}))


Kept = tuple[int, bytes]
"""What was told at which happening."""


def _frames(world: World, viewer: str, cut: int) -> list[Kept]:
    return [_kept(one) for one in world.heard if one.viewer == viewer and one.at <= cut]


def _records(world: World, cut: int) -> list[Kept]:
    heard = [one for one in world.heard if one.at <= cut and _RECORD in one.frame[:32]]
    return [_kept(one) for one in heard]


def _kept(one: Heard) -> Kept:
    return one.at, one.frame


def _lines(lines: Sequence[tuple[int, str]], cut: int) -> list[Kept]:
    return [(at, line.encode()) for at, line in lines if at <= cut]


def _histories(world: World, cut: int) -> list[Kept]:
    return [(at, _without_hands(entry)) for at, entry in world.entries if at <= cut]


def _without_hands(entry: Entry) -> bytes:
    match entry:
        case Began():
            return repr((entry.version, entry.identity, entry.request_id)).encode()
        case Acted():
            return repr((entry.version, entry.identity, entry.request_id, entry.step)).encode()
        case _:
            return type(entry).__name__.encode()


def _questions_to_compare(world: World, facts: dict[int, Facts]) -> set[tuple[int, Seat]]:
    """Return at which happenings a question about which seat says nothing new to the viewer."""
    compared: set[tuple[int, Seat]] = set()
    for moment in world.moments:
        known = facts.get(moment.dealing)
        if known is not None:
            seats = SEATS if known.is_over else known.seen
            compared |= {(moment.at, seat) for seat in seats}
    return compared


def _offers(world: World, compared: set[tuple[int, Seat]], cut: int) -> list[Kept]:
    """Return what workers were told, but for the seeds and for hands that the viewer never saw."""
    told: list[Kept] = []
    for one in world.heard:
        if one.viewer != WORKERS or one.at > cut:
            continue
        message: dict[str, Any] = {} if one.frame[:8] == b"closed: " else unpack_any(one.frame)
        message.pop("seed", None)
        is_question = message.get("type") == "question"
        if is_question and (one.at, Seat(message["view"]["seat"])) not in compared:
            message.pop("view")
        told.append((one.at, pack(message) if message else one.frame))
    return told


def _first_difference(one: Sequence[Kept], other: Sequence[Kept]) -> tuple[int, str] | None:
    for kept, otherwise in zip(one, other, strict=False):
        if kept != otherwise:
            return kept[0], _differing_places(kept[1], otherwise[1])
    if len(one) != len(other):
        return -1, f"{len(one)} and {len(other)} of them"
    return None


def _differing_places(one: bytes, other: bytes) -> str:
    """Say where two frames differ, or two lines."""
    try:
        first, second = unpack_any(one), unpack_any(other)
    except Exception:  # noqa: BLE001 (then they are no frames)
        return f"{one!r} and {other!r}"
    return f"{first.get('type')}: " + ", ".join(_paths(first, second))


def _paths(one: object, other: object, path: str = "") -> list[str]:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [place for key in one for place in _paths(one[key], other[key], f"{path}.{key}")]
    return [] if one == other else [f"{path.lstrip('.') or 'its keys'} {one!r} {other!r}"[:300]]
