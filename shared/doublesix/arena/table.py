"""Table: four players play a deal or a match by the rules, timed at each choice.

Knows sessions and the clock it is told; never who is compared with whom.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field

from doublesix.arena.contender import Unplayable, worded
from doublesix.players import Player
from doublesix.protocol.plain import Plain, plain_view
from doublesix.rules.acts import Actor, DealAct, GoOn, Kind, Name, Pass, Play, Step
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Hands
from doublesix.rules.errors import RuleError
from doublesix.rules.layout import End
from doublesix.rules.notation import parse_tile
from doublesix.rules.opening import Opening
from doublesix.rules.profile import Profile
from doublesix.rules.result import Score, Verdict
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.session import Dealer, Dealing, Session
from doublesix.views import view_of

Clock = Callable[[], float]
"""Tells seconds; only differences count."""


@dataclass(slots=True)
class Sitter:
    """A player at the table, and how long each of its choices took, in seconds."""

    name: str
    player: Player
    times: array[float] = field(default_factory=lambda: array("d"))


Sitters = tuple[Sitter, Sitter, Sitter, Sitter]
"""Who sits in seats 1 to 4."""

_ACTOR = Actor(Kind.BOT)


def play_deal(
    profile: Profile, hands: Hands, opening: Opening, sitters: Sitters, clock: Clock
) -> Verdict:
    """Play a deal that stands alone, at 0-0."""
    chapter = Chapter.start(
        profile, hands, opening, number=1, match=1, before=Score(), begun_by=None
    )
    session = Session(profile, (Dealing(hands),), (), chapter)
    return _verdict(_played(session, sitters, clock))


def play_match(
    profile: Profile, dealer: Dealer, sitters: Sitters, clock: Clock
) -> tuple[Partnership, list[Verdict]]:
    """Play a match from 0-0; return who won it, and how its deals ended."""
    session, _ = Session.start(profile, dealer)
    verdicts: list[Verdict] = []
    while True:
        session = _played(session, sitters, clock)
        verdicts.append(_verdict(session))
        result = session.chapter.result
        assert result is not None, session
        if result.match_winner is not None:
            return result.match_winner, verdicts
        session, _ = session.apply(Step(None, GoOn(), _ACTOR), dealer)


def _played(session: Session, sitters: Sitters, clock: Clock) -> Session:
    """Play a deal to its end. A forced act is nobody's choice: it is made without asking."""
    while (seat := session.deal.turn) is not None:
        legal = session.deal.legal()
        act = legal[0] if len(legal) == 1 else _choice(session, seat, sitters[seat - 1], clock)
        try:
            session, _ = session.apply(Step(seat, act, _ACTOR), _deal_no_more)
        except RuleError as error:
            raise Unplayable(f"{sitters[seat - 1].name} breaks the rules: {error}") from error
    return session


def _choice(session: Session, seat: Seat, sitter: Sitter, clock: Clock) -> DealAct:
    view = plain_view(view_of(session, seat))
    begun = clock()
    try:
        request = sitter.player.choose(view)
    except Exception as error:
        where = f"seat {seat}, act {len(session.deal.plays) + 1} of the deal"
        raise Unplayable(f"{sitter.name} failed ({where}): {worded(error)}") from error
    sitter.times.append(clock() - begun)
    try:
        return act_of(request)
    except (ValueError, KeyError) as error:
        raise Unplayable(f"{sitter.name} answers nothing usable: {worded(error)}") from error


def act_of(request: Plain) -> DealAct:
    """Return the act that a player's request asks for; ValueError if it asks for none."""
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


def _verdict(session: Session) -> Verdict:
    verdict = session.deal.verdict
    assert verdict is not None, session
    return verdict


def _deal_no_more(number: int) -> Hands:  # pragma: no cover (acts within a deal deal nothing)
    raise AssertionError(f"deal {number} was asked for within another")
