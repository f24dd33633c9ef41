"""Deal: one unit of play, from the dealing of 28 tiles to its verdict.

Knows one deal; never scores, matches, undo or who is a person.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from doublesix.rules.acts import LAYS, PASS, POSES, DealAct, Name, Pass, Play
from doublesix.rules.errors import Reason, RuleError
from doublesix.rules.events import Named, Passed, Played
from doublesix.rules.layout import End, Layout
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.profile import BlockVerdict, Profile
from doublesix.rules.result import Ending, Pips, Verdict
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.tile import DOUBLE_SIX, Tile, pip_count
from doublesix.rules.value import value

Hand = tuple[Tile, ...]
Hands = tuple[Hand, Hand, Hand, Hand]
"""The hands of seats 1 to 4."""

Numbers = tuple[tuple[int, ...], ...]
"""Numbers of seats 1 to 4, each seat's in order."""
NOBODY_PASSED: Final[Numbers] = ((), (), (), ())

HAND_SIZE = 7
PASSES_THAT_BLOCK = 4


class Phase(Enum):
    """What a deal waits for."""

    NAMING = "naming"
    PLAYING = "playing"
    OVER = "over"


@value
class Deal:
    """A deal as it stands; every act returns a new one.

    `layout` is None until the pose. `plays` holds plays and passes in order; `passed` are the
    numbers that each seat has passed on; `passes` counts those in a row at the end of `plays`.
    `turn` is who must act: the representative while an opener is to be named, None when the
    deal is over.
    """

    profile: Profile
    dealt: Hands
    opening: Opening
    turn: Seat | None
    hands: Hands
    layout: Layout | None = None
    plays: tuple[Played | Passed, ...] = ()
    passed: Numbers = NOBODY_PASSED
    passes: int = 0
    verdict: Verdict | None = None

    @staticmethod
    def start(profile: Profile, hands: Hands, opening: Opening) -> Deal:
        """Begin a deal; in a double-six opening the holder of 6-6 is found here (Rules 1.6)."""
        check_hands(hands)
        if opening.rule is OpeningRule.DOUBLE_SIX:
            holder = next(seat for seat in SEATS if DOUBLE_SIX in hands[seat - 1])
            opening = Opening(opening.rule, opener=holder)
        turn = opening.by if opening.opener is None else opening.opener
        assert turn is not None, opening
        return Deal(profile, hands, opening, turn, hands)

    @property
    def phase(self) -> Phase:
        """What the deal waits for."""
        if self.turn is None:
            return Phase.OVER
        return Phase.NAMING if self.opening.opener is None else Phase.PLAYING

    @property
    def pips(self) -> Pips:
        """The pips that each seat holds."""
        one, two, three, four = self.hands
        return pip_count(one), pip_count(two), pip_count(three), pip_count(four)

    def hand(self, seat: Seat) -> Hand:
        """Return the tiles that a seat holds."""
        return self.hands[seat - 1]

    def legal(self) -> tuple[DealAct, ...]:
        """Return all that the seat in turn may do; nothing when the deal is over (Rules 1.4)."""
        if self.turn is None:
            return ()
        if self.opening.opener is None:
            return tuple(Name(seat) for seat in self.turn.partnership.seats)
        hand = self.hands[self.turn - 1]
        if self.layout is None:
            if self.opening.rule is OpeningRule.DOUBLE_SIX:
                return (POSES[DOUBLE_SIX.index],)
            return tuple([POSES[tile.index] for tile in hand])
        lays = LAYS[self.layout.left][self.layout.right]
        return tuple([lay for tile in hand for lay in lays[tile.index]]) or (PASS,)

    def act(self, seat: Seat, act: DealAct) -> Deal:
        """Return the deal after this act; RuleError if the rules refuse it."""
        if isinstance(act, Play):
            return self._play(seat, act.tile, act.end)
        if isinstance(act, Pass):
            return self._pass(seat)
        return self._name(seat, act.opener)

    def last(self) -> Named | Played | Passed:
        """Return what the latest act was, as an event; there must have been one."""
        if self.plays:
            return self.plays[-1]
        assert self.opening.by is not None and self.opening.opener is not None, self
        return Named(self.opening.by, self.opening.opener)

    def _name(self, seat: Seat, opener: Seat) -> Deal:
        opening = self.opening
        if opening.opener is not None:
            raise RuleError(
                Reason.NO_NAMING, "3.3", f"seat {opening.opener} opens; nobody is to be named"
            )
        assert opening.by is not None, opening
        if seat is not opening.by:
            raise RuleError(
                Reason.NOT_THE_REPRESENTATIVE,
                "3.3",
                f"seat {opening.by} names the opener, not seat {seat}",
            )
        if opener not in seat.partnership.seats:
            raise RuleError(
                Reason.NOT_A_PARTNER,
                "3.3",
                f"seat {seat} names itself or seat {seat.partner}, not seat {opener}",
            )
        named = Opening(opening.rule, opener=opener, by=seat)
        return Deal(self.profile, self.dealt, named, opener, self.hands)

    def _play(self, seat: Seat, tile: Tile, end: End | None) -> Deal:
        self._check_turn(seat)
        hand = self.hands[seat - 1]
        if tile not in hand:
            raise RuleError(Reason.TILE_NOT_IN_HAND, "1.4", f"seat {seat} does not hold {tile}")
        before = self.layout
        if before is None:
            layout = self._pose(seat, tile, end)
        else:
            if end is None:
                raise RuleError(
                    Reason.END_NEEDED,
                    "1.3",
                    f"{tile} needs an end, left or right, of {before} (seat {seat})",
                )
            if not tile.has(before.end(end)):
                raise RuleError(Reason.DOES_NOT_FIT, "1.3", _does_not_fit(tile, end, before, seat))
            layout = before.with_tile(tile, end)
        place = hand.index(tile)
        left = hand[:place] + hand[place + 1 :]
        hands = with_hand(self.hands, seat, left)
        deal = Deal(
            self.profile,
            self.dealt,
            self.opening,
            seat.next if left else None,
            hands,
            layout,
            (*self.plays, Played(seat, tile, end)),
            self.passed,
        )
        if left:
            return deal
        is_key = before is not None and self.profile.is_key_tile(before, tile)
        return deal._with_verdict(  # Rules 1.5: out wins even if the tile also blocks
            Ending.OUT, BlockVerdict(seat.partnership, seat), is_key=is_key
        )

    def _pose(self, seat: Seat, tile: Tile, end: End | None) -> Layout:
        if self.opening.rule is OpeningRule.DOUBLE_SIX and tile is not DOUBLE_SIX:
            raise RuleError(
                Reason.MUST_POSE_DOUBLE_SIX, "1.6", f"seat {seat} must pose 6-6, not {tile}"
            )
        if end is not None:
            raise RuleError(
                Reason.POSE_HAS_NO_END,
                "1.3",
                f"{tile} is the first tile and opens both ends: name no end (seat {seat})",
            )
        return Layout.pose(tile)

    def _pass(self, seat: Seat) -> Deal:
        self._check_turn(seat)
        layout = self.layout
        if layout is None:
            raise RuleError(Reason.CAN_PLAY, "1.4", f"seat {seat} poses and cannot pass")
        if any(layout.fits(tile) for tile in self.hands[seat - 1]):
            # Rules 4.2: which tile it is, is the seat's own business; errors go to logs.
            raise RuleError(
                Reason.CAN_PLAY,
                "1.4",
                f"seat {seat} cannot pass: it holds a tile that fits {layout.left} or"
                f" {layout.right}",
            )
        plays = (*self.plays, Passed(seat, layout.left, layout.right))
        passes = self.passes + 1
        blocked = passes == PASSES_THAT_BLOCK
        deal = Deal(
            self.profile,
            self.dealt,
            self.opening,
            None if blocked else seat.next,
            self.hands,
            layout,
            plays,
            _with_passed(self.passed, seat, layout),
            passes,
        )
        if not blocked:
            return deal
        return deal._with_verdict(Ending.BLOCK, self.profile.judge_block(deal.pips))

    def _with_verdict(self, kind: Ending, won: BlockVerdict, *, is_key: bool = False) -> Deal:
        worth = 2 if is_key else 1
        verdict = Verdict(kind, won.winner, won.leader, self.pips, is_key, worth)
        return Deal(
            self.profile,
            self.dealt,
            self.opening,
            None,
            self.hands,
            self.layout,
            self.plays,
            self.passed,
            self.passes,
            verdict,
        )

    def _check_turn(self, seat: Seat) -> None:
        if seat is self.turn and self.opening.opener is not None:
            return
        if self.turn is None:
            raise RuleError(Reason.DEAL_IS_OVER, "1.5", f"the deal is over (seat {seat})")
        if self.opening.opener is None:
            raise RuleError(
                Reason.NAMING_FIRST,
                "3.3",
                f"seat {self.turn} names the opener before anything is posed (seat {seat})",
            )
        raise RuleError(
            Reason.NOT_YOUR_TURN, "1.2", f"it is seat {self.turn}'s turn, not seat {seat}'s"
        )


def _does_not_fit(tile: Tile, end: End, layout: Layout, seat: Seat) -> str:
    if not layout.fits(tile):
        return f"{tile} fits neither end of {layout} (seat {seat})"
    other = End.RIGHT if end is End.LEFT else End.LEFT
    return f"{tile} fits the {other.value} end of {layout}, not the {end.value} (seat {seat})"


def _with_passed(passed: Numbers, seat: Seat, on: Layout) -> Numbers:
    numbers = tuple(sorted({*passed[seat - 1], on.left, on.right}))
    return (*passed[: seat - 1], numbers, *passed[seat:])


def with_hand(hands: Hands, seat: Seat, hand: Hand) -> Hands:
    """Return the hands with one seat's replaced."""
    one, two, three, four = hands
    if seat is Seat.ONE:
        return hand, two, three, four
    if seat is Seat.TWO:
        return one, hand, three, four
    if seat is Seat.THREE:
        return one, two, hand, four
    return one, two, three, hand


def check_hands(hands: Hands) -> None:
    """Check that four hands are the whole set, seven tiles each; AssertionError if not."""
    tiles = [tile for hand in hands for tile in hand]
    assert [len(hand) for hand in hands] == [HAND_SIZE] * len(SEATS), hands
    assert len(set(tiles)) == len(tiles), hands
