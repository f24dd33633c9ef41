"""Duel: two contenders over the same deals or matches, each played twice with seats swapped.

Told the clock. A trial depends on the duel and its number alone, whoever plays it and when.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from doublesix.arena.contender import Contender, Unplayable
from doublesix.arena.table import Clock, Sitter, Sitters, play_deal, play_match
from doublesix.arena.tally import LOSS, TIE, WIN, Count, Pace, Tally
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.result import Ending, Result, Score
from doublesix.rules.seat import SEATS, Partnership, Seat
from doublesix.rules.shuffle import seat_seed, seeded_hands


class Role(IntEnum):
    """Whose seat it is in a duel."""

    FIRST = 0
    SECOND = 1
    PARTNER = 2


@dataclass(frozen=True, slots=True)
class Duel:
    """Who is compared with whom, at what.

    With a `partner` each of the two plays one seat and the partner, the same on both sides, the
    other: how good a partner of a stranger each is. `is_matches` plays whole matches from 0-0
    instead of deals that stand alone.
    """

    first: Contender
    second: Contender
    profile: str
    seed: str
    partner: Contender | None = None
    is_matches: bool = False

    @property
    def contenders(self) -> tuple[Contender, ...]:
        """All of them, in the order of the roles."""
        both = self.first, self.second
        return both if self.partner is None else (*both, self.partner)


@dataclass(frozen=True, slots=True)
class Trial:
    """How the first contender did with the tiles of one number, both times together."""

    deals: Count
    matches: Count = field(default_factory=Count)


@dataclass(frozen=True, slots=True)
class Part:
    """Some trials in order, and how long the choices of each role took in them."""

    trials: tuple[Trial, ...]
    times: tuple[array[float], ...]


@dataclass(frozen=True, slots=True)
class DuelResult:
    """How the first contender did against the second.

    `deals` and `matches` count what came of both times; there are no `matches` where deals
    stand alone. `paces` are those of the contenders in the order of the roles.
    """

    duel: Duel
    trials: int
    deals: Tally
    matches: Tally | None
    paces: tuple[Pace, ...]

    @staticmethod
    def of(duel: Duel, parts: Sequence[Part]) -> DuelResult:
        """Put the parts of a duel together, which are in order."""
        trials = [trial for part in parts for trial in part.trials]
        return DuelResult(
            duel,
            len(trials),
            Tally.of([trial.deals for trial in trials]),
            Tally.of([trial.matches for trial in trials]) if duel.is_matches else None,
            tuple(
                Pace.of(part.times[role] for part in parts) for role in range(len(duel.contenders))
            ),
        )


class Ring:
    """Where the trials of a duel are played: a player of each contender for each seat."""

    def __init__(self, duel: Duel, clock: Clock) -> None:
        """Make the players; as `Contender.player`, and ValueError for a profile there is not."""
        if duel.profile not in PROFILES:
            raise ValueError(f'no profile "{duel.profile}"; there are: {", ".join(PROFILES)}')
        self.duel = duel
        self._profile = PROFILES[duel.profile]
        self._clock = clock
        self._sitters = [
            [Sitter(str(one), one.player(seat_seed(duel.seed, seat))) for seat in SEATS]
            for one in duel.contenders
        ]

    def part(self, numbers: Sequence[int]) -> Part:
        """Play the trials of these numbers, which count from 1."""
        trials = tuple(self._numbered(number) for number in numbers)
        times = tuple(self._times_taken(sitters) for sitters in self._sitters)
        return Part(trials, times)

    def warm_up(self) -> None:
        """Play a deal that does not count, so that no choice pays for what is loaded once."""
        self._deal(0)
        for sitters in self._sitters:
            self._times_taken(sitters)

    def _numbered(self, number: int) -> Trial:
        try:
            return self._match(number) if self.duel.is_matches else Trial(self._deal(number))
        except Unplayable as error:
            what = "match" if self.duel.is_matches else "deal"
            raise Unplayable(f"{what} {number}: {error}") from error

    def _deal(self, number: int) -> Count:
        """Play a deal that stands alone twice."""
        hands = seeded_hands(self.duel.seed, number)
        opening = opening_of(self._profile, number)
        count = Count()
        for ours in Partnership:
            sitters = self._seated(ours, number)
            verdict = play_deal(self._profile, hands, opening, sitters, self._clock)
            count += _counted(verdict.winner, ours)
        return count

    def _match(self, number: int) -> Trial:
        """Play a match twice; its deals have the same tiles for as long as both last."""
        seed = f"{self.duel.seed} {number}"
        deals, matches = Count(), Count()
        for ours in Partnership:
            sitters = self._seated(ours, number)
            winner, verdicts = play_match(
                self._profile, lambda deal: seeded_hands(seed, deal), sitters, self._clock
            )
            matches += _counted(winner, ours)
            deals = sum((_counted(verdict.winner, ours) for verdict in verdicts), deals)
        return Trial(deals, matches)

    def _seated(self, ours: Partnership, number: int) -> Sitters:
        """Seat the first contender in our seats, the second in theirs, the partner beside both."""
        one, two, three, four = (
            self._sitters[self._role(seat, ours, number)][seat - 1] for seat in SEATS
        )
        return one, two, three, four

    def _role(self, seat: Seat, ours: Partnership, number: int) -> Role:
        if self.duel.partner is not None:
            # Every 8 deals each of the openings has come up: then the partner changes seats.
            is_low = seat in (Seat.ONE, Seat.TWO)
            every = 1 if self.duel.is_matches else _OPENINGS
            if is_low is bool(number // every % 2):
                return Role.PARTNER
        return Role.FIRST if seat.partnership is ours else Role.SECOND

    @staticmethod
    def _times_taken(sitters: list[Sitter]) -> array[float]:
        taken = array("d")
        for sitter in sitters:
            taken.extend(sitter.times)
            sitter.times = array("d")
        return taken


_OPENINGS: Final = 8
"""After so many deals the ways to open come again."""


def opening_of(profile: Profile, number: int) -> Opening:
    """Return how a deal that stands alone opens.

    Every other deal is a double-six opening. The rest open as after a win by each seat in turn:
    by that seat in Chiva, by whom it names in six-love; so free poses and namings are met as
    often as forced poses, and by all seats alike.
    """
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


def _counted(winner: Partnership | None, ours: Partnership) -> Count:
    if winner is None:
        return TIE
    return WIN if winner is ours else LOSS
