"""Arena: partnerships of two levels of computer players over the same deals, seats swapped.

Pure: told the seed and the clock. A player gets the plain view that its seat would get over the
wire, and its answer goes through the rules like anybody's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import stdev
from typing import Final

from doublesix.players import make
from doublesix.protocol.plain import Plain, plain_view
from doublesix.rules.acts import Actor, DealAct, Kind, Name, Pass, Play, Step
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Hands
from doublesix.rules.layout import End
from doublesix.rules.notation import parse_tile
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening
from doublesix.rules.profile import Profile
from doublesix.rules.result import Ending, Result, Score
from doublesix.rules.seat import SEATS, Partnership, Seat
from doublesix.rules.session import Dealing, Session
from doublesix.rules.shuffle import seat_seed, seeded_hands
from doublesix.views import view_of

Clock = Callable[[], float]
"""Tells seconds; only differences count."""


@dataclass(frozen=True, slots=True)
class Side:
    """What one level did in a duel: how often it had a choice, and how long it took to choose."""

    level: str
    decisions: int
    seconds: float

    @property
    def seconds_a_decision(self) -> float:
        """The mean time of a choice, 0 if there was none."""
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class DuelResult:
    """How the first level did against the second.

    `deals` counts different deals; each is played twice, so there are two results a deal in
    `wins`, `losses` and `ties`. A tie is half a win in `rate`. `standard_error` is that of the
    rate over deals: the two results of a deal are not independent of each other.
    """

    profile: str
    deals: int
    wins: int
    losses: int
    ties: int
    standard_error: float
    first: Side
    second: Side

    @property
    def rate(self) -> float:
        """The share of results that the first level won, 0 to 1."""
        return (self.wins + self.ties / 2) / (2 * self.deals)


def duel(
    first: str, second: str, profile: Profile, *, deals: int, seed: str, clock: Clock
) -> DuelResult:
    """Play each deal of a seed twice, the levels changing partnerships, and count the wins.

    Each deal stands alone at 0-0, so that a deal is what is compared and not the run of a match.
    Every other deal is a double-six opening. The rest open as after a win by each seat in turn:
    by that seat in Chiva, by whom it names in six-love; so free poses and namings are met as
    often as forced poses, and by all seats alike. ValueError for an unknown level or no deals.
    """
    if deals < 1:
        raise ValueError(f"a duel takes at least one deal, not {deals}")
    sides = _Contender(first, seed, clock), _Contender(second, seed, clock)
    pairs: list[tuple[float, float]] = []
    for number in range(1, deals + 1):
        hands, opening = seeded_hands(seed, number), _opening(profile, number)
        once = _winner(profile, hands, opening, sides)
        again = _winner(profile, hands, opening, sides[::-1])
        pairs.append((_share(once, Partnership.ONE_THREE), _share(again, Partnership.TWO_FOUR)))
    shares = [share for pair in pairs for share in pair]
    return DuelResult(
        profile.name,
        deals,
        wins=shares.count(_WIN),
        losses=shares.count(_LOSS),
        ties=shares.count(_TIE),
        standard_error=_standard_error([(once + again) / 2 for once, again in pairs]),
        first=sides[0].side,
        second=sides[1].side,
    )


_WIN: Final = 1.0
_TIE: Final = 0.5
_LOSS: Final = 0.0


class _Contender:
    """A level at the table: a player for each seat, timed by the clock."""

    def __init__(self, level: str, seed: str, clock: Clock) -> None:
        self._actor = Actor(Kind.BOT, level)
        self._players = {seat: make(level, seat_seed(seed, seat)) for seat in SEATS}
        self._clock = clock
        self.side = Side(level, decisions=0, seconds=0.0)

    def step(self, session: Session, seat: Seat) -> Step:
        """Choose for a seat; a forced act is no decision and is not timed."""
        view = plain_view(view_of(session, seat))
        begun = self._clock()
        request = self._players[seat].choose(view)
        took = self._clock() - begun
        if len(view["legal"]) > 1:
            side = self.side
            self.side = Side(side.level, side.decisions + 1, side.seconds + took)
        return Step(seat, act_of(request), self._actor)


def act_of(request: Plain) -> DealAct:
    """Return the act that a player's request asks for."""
    match request:
        case {"type": "play", "tile": tile, "end": end}:
            return Play(parse_tile(tile), End(end))
        case {"type": "play", "tile": tile}:
            return Play(parse_tile(tile))
        case {"type": "name", "opener": opener}:
            return Name(Seat(opener))
        case {"type": "pass"}:
            return Pass()
    raise ValueError(f"{request!r} asks for nothing within a deal")


def _opening(profile: Profile, number: int) -> Opening:
    """Return how a deal of a duel opens."""
    if number % 2:
        return DOUBLE_SIX_OPENING
    leader = SEATS[number // 2 % len(SEATS)]
    score = Score(1, 0) if leader.partnership is Partnership.ONE_THREE else Score(0, 1)
    won = Result(
        Ending.OUT,
        leader.partnership,
        leader,
        pips=(0, 0, 0, 0),
        key_tile=False,
        points=1,
        streak_broken=False,
        score=score,
        match_winner=None,
    )
    return profile.next_opening(won)


def _winner(
    profile: Profile, hands: Hands, opening: Opening, sides: tuple[_Contender, ...]
) -> Partnership | None:
    """Play one deal, the first side in seats 1 and 3; return who won, None for a tie."""
    chapter = Chapter.start(
        profile, hands, opening, number=1, match=1, before=Score(), begun_by=None
    )
    session = Session(profile, (Dealing(hands),), (), chapter)
    while (seat := session.deal.turn) is not None:
        side = sides[0] if seat.partnership is Partnership.ONE_THREE else sides[1]
        session, _ = session.apply(side.step(session, seat), _deal_no_more)
    verdict = session.deal.verdict
    assert verdict is not None, session
    return verdict.winner


def _deal_no_more(number: int) -> Hands:  # pragma: no cover (a duel never goes on)
    raise AssertionError(f"deal {number} was asked for: a duel's deals stand alone")


def _share(winner: Partnership | None, own: Partnership) -> float:
    if winner is None:
        return _TIE
    return _WIN if winner is own else _LOSS


def _standard_error(shares: Sequence[float]) -> float:
    """Return the standard error of the mean, 0 for a single deal."""
    count = len(shares)
    return stdev(shares) / sqrt(count) if count > 1 else 0.0
