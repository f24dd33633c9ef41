"""Form: what a record holds, as values.

Knows deals as somebody wrote them down; never whether they keep the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from doublesix.fair.draw import DrawId, Drawn, Named
from doublesix.rules.acts import PASS, Kind, Pass, Play
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Hands
from doublesix.rules.events import Passed
from doublesix.rules.opening import Opening
from doublesix.rules.profile import Profile
from doublesix.rules.result import Result
from doublesix.rules.seat import Seat

FORMAT: Final = "doublesix-record"
VERSION: Final = 1
NAMING: Final = 0
"""The number of the opener's naming where plays are counted: it comes before play 1."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sat in a seat; `level` is that of a computer player, where it is known."""

    seat: Seat
    name: str
    kind: Kind
    level: str | None = None


@dataclass(frozen=True, slots=True)
class StandIn:
    """A computer player acted for a seat from the play `first` to the play `last`.

    Plays are counted from 1 in their deal, passes among them; `NAMING` stands for a naming.
    """

    first: int
    last: int
    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class OtherPerson:
    """A person of another name acted for a seat; `first` and `last` are those of a stand-in."""

    first: int
    last: int
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class RecordedPlay:
    """A play or a pass, and the seat that is said to have made it."""

    seat: Seat
    act: Play | Pass


@dataclass(frozen=True, slots=True)
class RecordedDraw:
    """How a random deal came about: what was said of secret and shares beforehand, and these."""

    draw: DrawId
    commitment: bytes
    secret: bytes
    commitments: dict[Seat, bytes]
    shares: dict[Seat, bytes]
    named: tuple[Named, ...] = ()

    @staticmethod
    def of(drawn: Drawn) -> RecordedDraw:
        """Write down a draw."""
        said = drawn.commitments
        return RecordedDraw(
            drawn.draw, drawn.commitment, drawn.secret, said, dict(drawn.shares), drawn.named
        )


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """A deal as written down; None where the record says nothing.

    The hands are the dealt ones, in the order given, and may be of any length.
    """

    hands: Hands
    plays: tuple[RecordedPlay, ...]
    match: int | None = None
    opening: Opening | None = None
    result: Result | None = None
    takebacks: int | None = None
    stand_ins: tuple[StandIn, ...] | None = None
    persons: tuple[OtherPerson, ...] | None = None
    draw: RecordedDraw | None = None

    @staticmethod
    def of(
        chapter: Chapter,
        match: int,
        *,
        takebacks: int | None = None,
        stand_ins: tuple[StandIn, ...] | None = None,
        persons: tuple[OtherPerson, ...] | None = None,
        draw: RecordedDraw | None = None,
    ) -> RecordedDeal:
        """Write down a deal as it was played, as one of the record's match number `match`."""
        plays = tuple(
            RecordedPlay(play.seat, PASS if isinstance(play, Passed) else Play(play.tile, play.end))
            for play in chapter.deal.plays
        )
        return RecordedDeal(
            chapter.deal.dealt,
            plays,
            match,
            chapter.deal.opening,
            chapter.result,
            takebacks,
            stand_ins,
            persons,
            draw,
        )


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record; `seats` is None where it does not say who sat there.

    `is_strict` says that there were no takebacks, hints, talk or watchers at any time, `is_seeded`
    that the deals come from a seed, and so were known to whoever set it.
    """

    profile: Profile
    deals: tuple[RecordedDeal, ...]
    seats: tuple[Seated, ...] | None = None
    is_strict: bool = False
    is_seeded: bool = False
