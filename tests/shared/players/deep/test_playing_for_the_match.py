"""Positions in which the right play depends on the score of the match (Rules 1.9, 3.4 to 3.6).

Each stands in docs/players.md too. What is right is told by the solver over all deals that may
be, every one as likely as another; the master weighs them by what the others have played.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from doublesix.engine.deals import MOST_ACTS
from doublesix.engine.sampler import list_deals, plan_deals
from doublesix.engine.solver import NO_LIMIT, new_memory, ranked, solve
from doublesix.players import make
from doublesix.players.stakes import stakes_of
from doublesix.protocol.plain import Plain, plain_view
from doublesix.rules.chapter import Chapter
from doublesix.rules.result import Score
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.session import Dealing, Session
from doublesix.views import view_of
from tests.outsiders.sight import sight_of
from tests.positions import SIX_LOVE, hands_in, opening_in, steps_in


@dataclass(frozen=True)
class Position:
    """A seat that is to act, and the tile that is right at each score (its pair's first)."""

    seat: int
    hands: str
    opening: str
    line: str
    right: dict[tuple[int, int], str]

    def view(self, own: int, other: int) -> Plain:
        """Return what the seat sees at this score."""
        hands = hands_in(self.hands)
        is_one_three = Seat(self.seat).partnership is Partnership.ONE_THREE
        before = Score(own, other) if is_one_three else Score(other, own)
        chapter = Chapter.start(
            SIX_LOVE,
            hands,
            opening_in(self.opening),
            number=1,
            match=1,
            before=before,
            begun_by=None,
        )
        for step in steps_in(self.line):
            chapter = chapter.with_step(step)
        session = Session(SIX_LOVE, (Dealing(hands),), (), chapter)
        return plain_view(view_of(session, Seat(self.seat)))


# The last fives: with 4-3 first the 5-3 may come out as the key tile, with 5-3 first the deal is
# safer. Two points are worth the risk at 4-0, where they win the match, and nothing at 0-3 and
# at 5-0.
KEY_IN_REACH = Position(
    1,
    "10 61 00 53 54 22 43 | 40 41 52 55 30 66 11 | 21 32 60 31 64 33 51 | 65 42 63 50 62 44 20",
    "named by 2",
    "2:name2 2:55 3:51r 4:65l 1:61l 2:11l 3:31l 4:63l 1:10r 2:66l 3:64l 4:44l 1:54l 2:52l 3:60r"
    " 4:62r 1:22r 2:pass 3:32r 4:20l 1:00l 2:40l 3:33r 4:42l",
    {(4, 0): "43", (0, 3): "53", (0, 4): "53", (5, 0): "53"},
)

# 3-1 risks more for the key; at 0-3 the streak is broken by any win, and a key tile of the others
# would bring them to 5.
STREAK_TO_BREAK = Position(
    2,
    "10 30 63 40 55 21 50 | 20 44 33 64 31 41 43 | 61 60 52 66 51 62 00 | 42 53 65 32 11 54 22",
    "named by 1",
    "1:name1 1:55 2:pass 3:52r 4:22r 1:50l 2:20r 3:60l 4:65l 1:30r 2:33r 3:51l 4:11l 1:63r 2:64r"
    " 3:61l 4:54r 1:pass 2:pass 3:66l 4:53r 1:pass 2:43r 3:62l 4:42r 1:21l",
    {(0, 0): "31", (4, 0): "31", (0, 3): "41", (0, 4): "41"},
)

POSITIONS = pytest.mark.parametrize(
    "position", [KEY_IN_REACH, STREAK_TO_BREAK], ids=["key in reach", "streak to break"]
)


def worth_of_tiles(view: Plain, own: int, other: int) -> dict[str, float]:
    """Return what each tile is worth in the match, the mean over all deals that may be."""
    sight = sight_of(view, "solver")
    score = (own, other) if sight.seat % 2 == 0 else (other, own)
    ranks = ranked(np.array(stakes_of("six-love", Seat(sight.seat + 1), score)))
    count = round(plan_deals(sight.unseen, sight.held, sight.odds, sight.plan))
    deals, weights = np.zeros((count, 3), np.int64), np.ones(count)
    list_deals(sight.unseen, sight.held, sight.odds, sight.plan, deals, weights)
    acts, found = np.zeros(MOST_ACTS, np.int64), np.zeros(MOST_ACTS, np.int64)
    memory, worth = new_memory(), np.zeros(len(sight.acts))
    for hands in deals:
        deal = sight.deal.copy()
        deal[sight.others] = hands
        solve(deal, ranks.ranks, sight.seat & 1, NO_LIMIT, memory, acts, found)
        worth += ranks.worth[found[: len(worth)]] / count
    return {sight.request(place)["tile"]: float(worth[place]) for place in range(len(worth))}


@POSITIONS
def test_the_right_play_differs_by_the_score(position: Position) -> None:
    for (own, other), right in position.right.items():
        worth = worth_of_tiles(position.view(own, other), own, other)
        assert max(worth, key=worth.__getitem__) == right, ((own, other), worth)
    assert len(set(position.right.values())) == 2


@POSITIONS
def test_the_master_plays_for_the_match(position: Position) -> None:
    master = make("master", "match")
    for score, right in position.right.items():
        assert master.choose(position.view(*score))["tile"] == right, score
