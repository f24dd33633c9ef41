"""Reasons: the few things to be said for an act, the strongest first.

What could be said of every other act as well is no reason, and none says that an act is the best.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from doublesix.players.claims import CLAIMS, SAYS_MORE, SUIT, Claim, Code, Reason
from doublesix.players.counting import Counting
from doublesix.players.prospect import Prospect
from doublesix.players.reading import Act, Name, Pass, Play, Reading
from doublesix.players.traits import NUMBERS, count_with, numbers_of
from doublesix.players.weighing import Weighing

MOST_REASONS = 4
LONG_SUIT = 4
"""From how many tiles with a number on a hand is worth opening with."""
MANY_NUMBERS = 6
"""From how many different numbers on it can answer nearly anything."""


def reasons_of(reading: Reading, act: Act, weighing: Weighing | None = None) -> tuple[Reason, ...]:
    """Return what can be said for an act, at most `MOST_REASONS`; nothing if there is nothing.

    Without a weighing it is what the seat sees and can count.
    """
    match act:
        case Pass():
            return (Reason("only_pass"),)
        case Name():
            return tuple(_of_naming(reading, act))
        case Play():
            return tuple(_of_play(reading, act, weighing))[:MOST_REASONS]


def _of_naming(reading: Reading, act: Name) -> Iterator[Reason]:
    hand = reading.hand
    longest = max(NUMBERS, key=lambda number: (count_with(number, hand), number))
    count, numbers = count_with(longest, hand), len(numbers_of(hand))
    if act.opener is not reading.seat:
        if count <= SUIT:
            yield Reason("no_suit", count=count)
        return
    if count >= LONG_SUIT:
        yield Reason("long_suit", number=longest, count=count)
    if numbers >= MANY_NUMBERS:
        yield Reason("many_numbers", count=numbers)


def _of_play(reading: Reading, act: Play, weighing: Weighing | None) -> Iterator[Reason]:
    counting = Counting.of(reading)
    plays = [
        Prospect.of(reading, counting, play, weighing)
        for play in reading.acts
        if isinstance(play, Play)
    ]
    chosen = next(play for play in plays if play.play == act)
    said: set[Code] = set()
    for claim in CLAIMS:
        reason = claim(chosen, _beside(chosen, plays))
        if reason is None or said & SAYS_MORE.get(reason.code, frozenset()):
            continue
        if _goes_for_all(claim, reason, chosen, plays):
            continue
        said.add(reason.code)
        yield reason
        if not chosen.left or (reason.code == "only_tile" and not _beside(chosen, plays)):
            return


def _beside(play: Prospect, plays: Sequence[Prospect]) -> list[Prospect]:
    return [other for other in plays if not other.is_like(play)]


def _goes_for_all(claim: Claim, reason: Reason, play: Prospect, plays: Sequence[Prospect]) -> bool:
    """Tell whether the same could be said for every play of another tile or at the other end."""
    others = _beside(play, plays)
    if reason.code == "only_tile" or not play.left or not others:
        return False
    return all(claim(other, _beside(other, plays)) == reason for other in others)
