"""Claims: what is said of a play is true in the deals that go with what the seat has seen.

Late in a deal all of them are enumerated by the rules, and every claim for every play is compared
with them: a sure one with every deal, a likely one with the share that was weighed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from doublesix.players import claims
from doublesix.players.claims import CLAIMS, CODES, LIKELY, SAYS_MORE, Claim, Code, Reason
from doublesix.players.counting import Counting
from doublesix.players.prospect import Prospect
from doublesix.players.reading import EndName, Play, read
from doublesix.players.weighing import Choice, Weighing
from doublesix.rules.notation import parse_tile
from doublesix.rules.profile import Profile
from doublesix.rules.seat import Seat
from tests.positions import CHIVA, SIX_LOVE
from tests.shared.players.enumeration import by_the_rules, deals_like, late_sessions, weighed
from tests.shared.players.sights import sight, view_to_act
from tests.shared.players.truths import ALWAYS_MADE, TRUTHS, Case

SELDOM = {("lets_partner_out", False)}
"""What the deals below never come to."""


def claims_made(sessions: int) -> Counter[tuple[Code, bool | None]]:
    """Check every claim for every play of late positions; return how often each was made."""
    made: Counter[tuple[Code, bool | None]] = Counter()
    for session in late_sessions(sessions):
        reading, deals = read(view_to_act(session)), deals_like(session.deal)
        plays = [act for act in reading.acts if isinstance(act, Play)]
        weighing, counting = weighed(deals, plays), Counting.of(reading)
        prospects = [Prospect.of(reading, counting, play, weighing) for play in plays]
        for play, chosen in zip(plays, prospects, strict=True):
            others = [prospect for prospect in prospects if not prospect.is_like(chosen)]
            after = [deal.act(reading.seat, by_the_rules(play)) for deal in deals]
            case = Case(reading.seat, deals, after, play, [other.play for other in others])
            for claim in CLAIMS:
                reason = claim(chosen, others)
                if reason is not None:
                    made[reason.code, reason.is_sure] += 1
                    assert TRUTHS[reason.code](reason, case), (reason, play, session.deal)
                elif claim in ALWAYS_MADE and chosen.left:
                    assert not ALWAYS_MADE[claim](case), (claim, play, session.deal)
    return made


def test_every_claim_for_every_play_is_true_in_all_deals_there_are() -> None:
    assert len(claims_made(6)) > 10


@pytest.mark.slow
def test_every_claim_is_made_somewhere_and_true() -> None:
    made = claims_made(80)
    sure_or_likely = {"blocks", "holds_back", "lets_partner_out", "makes_pass"}
    assert set(made) | SELDOM == {(code, None) for code in set(TRUTHS) - sure_or_likely} | {
        (code, is_sure) for code in sure_or_likely for is_sure in (True, False)
    }


def test_every_code_is_a_claim_of_a_play_or_of_another_act() -> None:
    assert set(CODES) == set(TRUTHS) | {"only_pass", "long_suit", "many_numbers", "no_suit"}
    assert set(SAYS_MORE) < set(CODES)
    assert {said for more in SAYS_MORE.values() for said in more} <= set(CODES)


# Seat 1 holds 6-5 5-4 5-3 4-1 1-0 3-3 at the ends 2 and 1; seat 2 has neither 2 nor 6.
HAND = "62 65 54 53 41 10 33"
LINE = "4:66 1:62l 2:pass 3:63r 4:31r"


def found(
    play: Play,
    *,
    passes: tuple[float, float, float] = (0.0, 0.0, 0.0),
    wins: float = 0.0,
    key: float = 0.0,
) -> Choice:
    """Make up what a weighing found."""
    return Choice(play, 0.5, 0.0, wins, 0.0, passes, blocks=0.0, key=key)


def claimed(
    claim: Claim,
    tile: str,
    end: EndName | None,
    *,
    choices: Sequence[Choice] = (),
    deals: int = 100,
    held: tuple[int, ...] | None = None,
    profile: Profile = CHIVA,
    hand: str = HAND,
    line: str = LINE,
    opening: str = "winner 4",
) -> Reason | None:
    """Return what seat 1 could claim for a play."""
    reading = read(sight(profile, 1, hand, line, opening))
    if held is not None:
        reading = replace(reading, held=held)
    weighing = Weighing(tuple(choices), deals, is_exact=False)
    counting = Counting.of(reading)
    plays = [
        Prospect.of(reading, counting, play, weighing)
        for play in reading.acts
        if isinstance(play, Play)
    ]
    chosen = next(one for one in plays if one.play == Play(parse_tile(tile), end))
    return claim(chosen, [other for other in plays if not other.is_like(chosen)])


PLAY = Play(parse_tile("41"), "right")


@pytest.mark.parametrize(
    ("share_of_passes", "deals", "is_claimed"),
    [(LIKELY, 100, True), (LIKELY - 0.01, 100, False), (1.0, 100, True), (1.0, 29, False)],
)
def test_a_pass_is_likely_by_a_share_of_deals_enough(
    share_of_passes: float, deals: int, is_claimed: bool
) -> None:
    """Were it all the deals looked at, it would not be sure: they are not all there are."""
    choices = [found(PLAY, passes=(share_of_passes, 0, 0))]
    reason = claimed(claims.makes_pass, "41", "right", choices=choices, deals=deals)
    likely = Reason("makes_pass", seat=Seat.TWO, is_sure=False)
    assert reason == (likely if is_claimed else None)


def test_a_pass_on_numbers_passed_on_before_is_sure_without_a_weighing() -> None:
    hand, line = "62 21 65 54 53 33 41", "4:66 1:62l 2:pass 3:22l 4:61r"
    sure = Reason("makes_pass", seat=Seat.TWO, is_sure=True)
    assert claimed(claims.makes_pass, "21", "right", hand=hand, line=line) == sure
    assert claimed(claims.makes_pass, "41", "right", hand=hand, line=line) is None


def test_who_has_one_tile_is_held_back_by_a_pass() -> None:
    choices = [found(PLAY, passes=(0.8, 0, 0))]
    likely = Reason("holds_back", seat=Seat.TWO, is_sure=False)
    held = (6, 1, 9, 8)
    assert claimed(claims.holds_back, "41", "right", choices=choices, held=held) == likely
    assert claimed(claims.holds_back, "41", "right", choices=choices) is None


@pytest.mark.parametrize(
    ("passes", "is_claimed"), [((0.9, 0.15, 0.0), True), ((0.9, 0.2, 0.0), False)]
)
def test_the_partner_is_let_out_by_what_two_shares_leave(
    passes: tuple[float, float, float], is_claimed: bool
) -> None:
    choices = [found(PLAY, passes=passes)]
    held = (6, 9, 1, 8)
    reason = claimed(claims.lets_partner_out, "41", "right", choices=choices, held=held)
    assert (reason is not None) is is_claimed
    assert claimed(claims.lets_partner_out, "41", "right", choices=choices) is None


def test_the_key_tile_is_in_reach_by_a_share_that_is_above_the_others() -> None:
    other = Play(parse_tile("10"), "right")
    for key, best, is_claimed in [(0.2, 0.1, True), (0.2, 0.18, False), (0.08, 0.0, False)]:
        choices = [found(PLAY, key=key), found(other, key=best)]
        reason = claimed(claims.key_in_reach, "41", "right", choices=choices, profile=SIX_LOVE)
        assert (reason is not None) is is_claimed, (key, best)
    assert claimed(claims.key_in_reach, "41", "right", profile=SIX_LOVE) is None


@pytest.mark.parametrize(
    ("line", "end", "is_claimed"),
    [
        ("3:63 4:33r 1:62l 2:22l 3:21l 4:11l", "left", True),
        ("3:63 4:33r 1:62l 2:22l 3:31r 4:32l", "right", False),
    ],
)
def test_a_number_is_whose_who_opened_it_and_has_not_covered_it(
    line: str, end: EndName, is_claimed: bool
) -> None:
    hand, opening = "62 65 54 53 41 10 00", "winner 3"
    reason = claimed(claims.partner_opened, "41", end, hand=hand, line=line, opening=opening)
    assert reason == (Reason("partner_opened", number=3, seat=Seat.THREE) if is_claimed else None)
