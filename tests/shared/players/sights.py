"""Sights: the plain view of a seat that is to act, built from its hand and a line of play.

The tiles that neither names are dealt to the other seats in one of many ways that the line allows,
and the line is then played by the rules: a sight is what a seat would really be sent.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from hypothesis import strategies as st

from doublesix.protocol.plain import Plain, plain_view
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import HAND_SIZE, Hands
from doublesix.rules.notation import hand_of
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.result import Score
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Dealing, Session
from doublesix.rules.tile import SET, Tile
from doublesix.views import view_of
from tests.positions import opening_in, steps_in
from tests.walks import Walk


def sight(
    profile: Profile,
    seat: int,
    hand: str,
    line: str = "",
    opening: str = "double-six",
    way: int = 0,
) -> Plain:
    """Return what a seat sees that was dealt `hand` and is to act after `line`."""
    session = session_at(profile, seat, hand, line, opening, way)
    view = plain_view(view_of(session, Seat(seat)))
    assert view["turn"] == seat, line
    return view


def session_at(
    profile: Profile, seat: int, hand: str, line: str, opening: str, way: int
) -> Session:
    """Return a session at the end of a line; each `way` deals the unnamed tiles differently."""
    hands = _complete(Seat(seat), hand_of(hand), line, random.Random(way))
    chapter = Chapter.start(
        profile, hands, opening_in(opening), number=1, match=1, before=Score(), begun_by=None
    )
    for step in steps_in(line):
        chapter = chapter.with_step(step)
    return Session(profile, (Dealing(hands),), (), chapter)


def _complete(seat: Seat, hand: Sequence[Tile], line: str, rng: random.Random) -> Hands:
    """Deal all tiles so that a line can be played: a seat gets none that fits where it passed."""
    assert len(hand) == HAND_SIZE, hand
    dealt: dict[Seat, list[Tile]] = {other: [] for other in SEATS}
    lacks: dict[Seat, set[int]] = {other: set() for other in SEATS}
    ends: list[int] = []
    for step in (word.split(":") for word in line.split()):
        other, what = Seat(int(step[0])), step[1]
        if what == "pass":
            lacks[other].update(ends)
        elif not what.startswith("name"):
            [tile] = hand_of(what[:2])
            dealt[other].append(tile)
            if ends:
                at = 0 if what[2:] == "l" else 1
                ends[at] = tile.other(ends[at])
            else:
                ends = [tile.high, tile.low]
    assert set(dealt[seat]) <= set(hand), f"{line} plays what seat {seat} was not dealt"
    dealt[seat] = list(hand)
    free = [tile for tile in SET if not any(tile in given for given in dealt.values())]
    rng.shuffle(free)
    free.sort(key=lambda tile: sum(_may_hold(tile, lacks[other]) for other in SEATS))
    assert _give(free, dealt, lacks), f"nobody can hold the tiles left by {line}"
    one, two, three, four = (tuple(dealt[other]) for other in SEATS)
    return one, two, three, four


def _give(free: Sequence[Tile], dealt: dict[Seat, list[Tile]], lacks: dict[Seat, set[int]]) -> bool:
    """Give each tile to a seat that may hold it and is not full, going back where that fails."""
    if not free:
        return True
    tile, *rest = free
    for seat in _roomiest_first(dealt):
        if len(dealt[seat]) < HAND_SIZE and _may_hold(tile, lacks[seat]):
            dealt[seat].append(tile)
            if _give(rest, dealt, lacks):
                return True
            dealt[seat].pop()
    return False


def _roomiest_first(dealt: dict[Seat, list[Tile]]) -> list[Seat]:
    return sorted(SEATS, key=lambda seat: len(dealt[seat]))


def _may_hold(tile: Tile, lacks: Iterable[int]) -> bool:
    return not any(tile.has(number) for number in lacks)


def view_to_act(session: Session) -> Plain:
    """Return the view of the seat that is to act."""
    turn = session.deal.turn
    assert turn is not None, session
    return plain_view(view_of(session, turn))


@st.composite
def walks(draw: st.DrawFn, longest: int = 120) -> Walk:
    """Draw a random session of either game that has got somewhere, undo and redo included."""
    profile = PROFILES[draw(st.sampled_from(sorted(PROFILES)))]
    luck = draw(st.integers(0, 10**6))
    walk = Walk(profile, f"players {luck}", random.Random(luck))
    walk.go(draw(st.integers(0, longest)))
    while walk.session.deal.turn is None:
        walk.go(1)
    return walk
