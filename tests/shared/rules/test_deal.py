"""Deal."""

from __future__ import annotations

import random

import pytest

from doublesix.rules.acts import PASS, Name, Play
from doublesix.rules.deal import Deal, Phase, check_hands, with_hand
from doublesix.rules.errors import Reason, RuleError
from doublesix.rules.events import Named, Passed, Played
from doublesix.rules.layout import End
from doublesix.rules.notation import hand_of, names_of, plain_act
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.result import Ending
from doublesix.rules.seat import SEATS, Partnership, Seat
from doublesix.rules.tile import DOUBLE_SIX, Tile
from tests.positions import (
    CHIVA,
    KEY_BY_TWO,
    LEFT_OVER,
    OUT_BY_TWO,
    SIX_LOVE,
    Scripted,
    acts_in,
    block_led_by,
    blocked_deal,
    deal_at,
    hands_in,
)

BOTH = pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)

HANDS = "66 65 61 44 30 22 10 | 64 60 55 41 33 21 00 | 63 54 51 43 40 31 11 | 62 53 52 50 42 32 20"


def _legal(deal: Deal) -> list[str]:
    return [" ".join(map(str, plain_act(act))) for act in deal.legal()]


def _refused(deal: Deal, word: str) -> RuleError:
    ((seat, act),) = acts_in(word)
    with pytest.raises(RuleError) as refusal:
        deal.act(seat, act)
    return refusal.value


@BOTH
@pytest.mark.parametrize(
    "hands",
    [
        "66 55 44 33 22 10 20|60 61 62 63 64 65 50|51 52 53 54 40 41 42|43 30 31 32 21 00 11",
        "66 55 44 33 22 11 20|60 61 62 63 64 65 50|51 52 53 54 40 41 42|43 30 31 32 21 00 10",
        "66 55 44 33 22 11 00|60 61 62 63 64 65 50|51 52 53 54 40 41 42|43 30 31 32 21 20 10",
    ],
    ids=["five", "six", "seven"],
)
def test_however_many_doubles_a_seat_holds_the_deal_stands(profile: Profile, hands: str) -> None:
    """Rules 1.1."""
    deal = deal_at(profile, hands, "double-six")
    assert (deal.phase, deal.turn) == (Phase.PLAYING, 1)
    assert _legal(deal) == ["66"]


@pytest.mark.parametrize(
    ("broken", "repair"),
    [
        (" 00 ", " 66 "),  # 6-6 twice, no 0-0
        (" | 62", " 62 | "),  # eight tiles and six
        (" 10 | 64", " | 64"),  # 27 tiles
    ],
)
def test_anything_but_the_whole_set_seven_each_is_our_own_mistake(broken: str, repair: str) -> None:
    """Rules 1.1."""
    assert broken in HANDS
    one, two, three, four = (hand_of(part) for part in HANDS.replace(broken, repair).split("|"))
    with pytest.raises(AssertionError):
        check_hands((one, two, three, four))
    with pytest.raises(AssertionError):
        Deal.start(CHIVA, (one, two, three, four), DOUBLE_SIX_OPENING)


@BOTH
@pytest.mark.parametrize("opener", SEATS)
def test_the_seat_that_holds_double_six_poses_it_and_nothing_else(
    profile: Profile, opener: Seat
) -> None:
    """Rules 1.6, 1.7."""
    parts = HANDS.split(" | ")
    hands = " | ".join(parts[(seat - opener) % 4] for seat in SEATS)
    deal = deal_at(profile, hands, "double-six")
    assert deal.opening.rule is OpeningRule.DOUBLE_SIX
    assert deal.opening.opener is deal.turn is opener
    assert deal.hand(opener) == hand_of(parts[0])
    assert _legal(deal) == ["66"]
    for name in parts[0].split()[1:]:
        refusal = _refused(deal, f"{int(opener)}:{name}")
        assert (refusal.reason, refusal.rule) == (Reason.MUST_POSE_DOUBLE_SIX, "1.6")


@BOTH
@pytest.mark.parametrize("opening", ["winner 2", "lighter 2"])
def test_a_free_opener_poses_any_tile(profile: Profile, opening: str) -> None:
    """Rules 1.6, 2.1, 2.2: also when another seat holds 6-6."""
    deal = deal_at(profile, HANDS, opening)
    assert (deal.phase, deal.turn) == (Phase.PLAYING, 2)
    assert _legal(deal) == ["64", "60", "55", "41", "33", "21", "00"]
    for name in _legal(deal):
        posed = deal_at(profile, HANDS, opening, f"2:{name}")
        assert posed.layout is not None
        assert f"{posed.layout.left}{posed.layout.right}" == name
        assert posed.turn == 3


@pytest.mark.parametrize("rule", [OpeningRule.WINNER, OpeningRule.LIGHTER, OpeningRule.NAMED])
def test_a_deal_that_nobody_could_begin_is_our_own_mistake(rule: OpeningRule) -> None:
    """Rules 1.6: a free opening has an opener or a representative."""
    with pytest.raises(AssertionError):
        Deal.start(CHIVA, hands_in(HANDS), Opening(rule))


@BOTH
def test_the_first_tile_has_no_end_and_every_other_needs_one(profile: Profile) -> None:
    """Rules 1.3."""
    deal = deal_at(profile, HANDS, "double-six")
    for end in "lr":
        assert _refused(deal, f"1:66{end}").reason is Reason.POSE_HAS_NO_END
    deal = deal_at(profile, HANDS, "double-six", "1:66")
    assert _refused(deal, "2:64").reason is Reason.END_NEEDED
    # A tile posed wrongly twice over: the tile is what counts.
    deal = deal_at(profile, HANDS, "double-six")
    assert _refused(deal, "1:65l").reason is Reason.MUST_POSE_DOUBLE_SIX


def test_nothing_is_posed_before_the_opener_is_named() -> None:
    """Rules 3.3."""
    deal = deal_at(SIX_LOVE, HANDS, "named by 2")
    assert (deal.phase, deal.turn, deal.opening.opener) == (Phase.NAMING, 2, None)
    assert _legal(deal) == ["name 2", "name 4"]
    for word in ("2:64", "4:62", "1:66", "2:pass", "4:pass", "3:11l"):
        refusal = _refused(deal, word)
        assert (refusal.reason, refusal.rule) == (Reason.NAMING_FIRST, "3.3")


@pytest.mark.parametrize("opener", [2, 4])
def test_the_representative_names_itself_or_its_partner(opener: int) -> None:
    """Rules 3.3."""
    deal = deal_at(SIX_LOVE, HANDS, "named by 2", f"2:name{opener}")
    assert (deal.phase, deal.turn) == (Phase.PLAYING, opener)
    assert deal.opening.opener == opener
    assert deal.opening.by == 2
    assert len(deal.legal()) == 7
    assert deal.last() == Named(Seat.TWO, Seat(opener))
    assert deal.layout is None
    assert deal.plays == ()


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("1:name1", Reason.NOT_THE_REPRESENTATIVE),
        ("1:name2", Reason.NOT_THE_REPRESENTATIVE),
        ("3:name3", Reason.NOT_THE_REPRESENTATIVE),
        ("4:name4", Reason.NOT_THE_REPRESENTATIVE),  # the partner may not name either
        ("4:name2", Reason.NOT_THE_REPRESENTATIVE),
        ("2:name1", Reason.NOT_A_PARTNER),
        ("2:name3", Reason.NOT_A_PARTNER),
    ],
)
def test_nobody_else_names_and_nobody_else_is_named(word: str, reason: Reason) -> None:
    """Rules 3.3."""
    deal = deal_at(SIX_LOVE, HANDS, "named by 2")
    refusal = _refused(deal, word)
    assert (refusal.reason, refusal.rule) == (reason, "3.3")


@pytest.mark.parametrize("opening", ["double-six", "winner 2", "lighter 3"])
def test_where_the_opener_is_settled_nobody_names(opening: str) -> None:
    """Rules 2.3, 3.7."""
    deal = deal_at(CHIVA, HANDS, opening)
    assert deal.turn is not None
    for seat in SEATS:
        for opener in SEATS:
            refusal = _refused(deal, f"{int(seat)}:name{int(opener)}")
            assert refusal.reason is Reason.NO_NAMING


def test_an_opener_is_named_once() -> None:
    """Rules 3.3."""
    deal = deal_at(SIX_LOVE, HANDS, "named by 2", "2:name4")
    assert _refused(deal, "2:name2").reason is Reason.NO_NAMING
    deal = deal_at(SIX_LOVE, HANDS, "named by 2", "2:name4 4:62")
    assert _refused(deal, "2:name4").reason is Reason.NO_NAMING
    assert deal.last() == Played(Seat.FOUR, Tile(6, 2), None)


@pytest.mark.parametrize(
    ("line", "turn", "legal"),
    [
        ("", 1, "66"),
        # Both ends show the same number: a tile that fits may go to either.
        ("1:66", 2, "64 left|64 right|60 left|60 right"),
        ("1:66 2:64r", 3, "63 left|54 right|43 right|40 right"),
        ("1:66 2:64r 3:40r", 4, "62 left|50 right|20 right"),
        ("1:66 2:64r 3:40r 4:62l", 1, "30 right|22 left|10 right"),
        ("1:66 2:60l 3:40l 4:42l", 1, "65 right|61 right|22 left"),
        ("1:66 2:60l 3:40l 4:42l 1:22l", 2, "64 right|21 left"),
        ("1:66 2:60l 3:40l 4:42l 1:22l 2:21l", 3, "63 right|51 left|31 left|11 left"),
        ("1:66 2:60l 3:40l 4:62r 1:22r 2:64l", 3, "63 left"),
        ("1:66 2:60l 3:63r 4:50l", 1, "65 left|30 right"),
        ("1:66 2:60l 3:63r 4:50l 1:65l", 2, "64 left|33 right"),
    ],
)
def test_what_may_be_played(line: str, turn: int, legal: str) -> None:
    """Rules 1.2, 1.3, 1.4, 6.3."""
    deal = deal_at(CHIVA, HANDS, "double-six", line)
    assert deal.turn == turn
    assert "|".join(_legal(deal)) == legal


@pytest.mark.parametrize("end", ["l", "r"])
def test_a_tile_that_fits_both_ends_goes_to_either(end: str) -> None:
    """Rules 1.3."""
    deal = deal_at(CHIVA, HANDS, "double-six", f"1:66 2:64{end}")
    assert str(deal.layout) == {"l": "4-6 6-6", "r": "6-6 6-4"}[end]


@pytest.mark.parametrize(
    ("word", "reason", "text"),
    [
        ("3:62l", Reason.TILE_NOT_IN_HAND, "seat 3 does not hold 6-2"),
        ("3:11l", Reason.DOES_NOT_FIT, "1-1 fits neither end of 6-6 6-4 (seat 3)"),
        ("3:43l", Reason.DOES_NOT_FIT, "4-3 fits the right end of 6-6 6-4, not the left (seat 3)"),
        ("3:63r", Reason.DOES_NOT_FIT, "6-3 fits the left end of 6-6 6-4, not the right (seat 3)"),
        ("3:63", Reason.END_NEEDED, "6-3 needs an end, left or right, of 6-6 6-4 (seat 3)"),
        ("2:21l", Reason.NOT_YOUR_TURN, "it is seat 3's turn, not seat 2's"),
        ("4:62l", Reason.NOT_YOUR_TURN, "it is seat 3's turn, not seat 4's"),
        ("4:pass", Reason.NOT_YOUR_TURN, "it is seat 3's turn, not seat 4's"),
    ],
)
def test_a_refusal_quotes_the_act_and_the_position(word: str, reason: Reason, text: str) -> None:
    """Rules 1.2, 1.3, 1.4."""
    deal = deal_at(CHIVA, HANDS, "double-six", "1:66 2:64r")
    refusal = _refused(deal, word)
    assert (refusal.reason, str(refusal)) == (reason, text)


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        ("1:66 2:64r", ["63 left", "54 right", "43 right", "40 right"]),
        ("1:66 2:60l 3:40l 4:62r 1:22r 2:64l", ["63 left"]),
        ("1:66 2:60r 3:40r 4:62l 1:22l 2:64r", ["63 right"]),
    ],
    ids=["at both ends", "at the left", "at the right"],
)
def test_a_pass_is_refused_while_a_tile_fits(line: str, legal: list[str]) -> None:
    """Rules 1.4."""
    deal = deal_at(CHIVA, HANDS, "double-six", line)
    assert _legal(deal) == legal
    refusal = _refused(deal, "3:pass")
    assert (refusal.reason, refusal.rule) == (Reason.CAN_PLAY, "1.4")
    assert "seat 3" in str(refusal)


@pytest.mark.parametrize("opening", ["double-six", "winner 1"])
def test_the_opener_cannot_pass_the_pose(opening: str) -> None:
    """Rules 1.4, 1.6."""
    deal = deal_at(CHIVA, HANDS, opening)
    refusal = _refused(deal, "1:pass")
    assert (refusal.reason, refusal.rule) == (Reason.CAN_PLAY, "1.4")


WITHOUT_A_SIX = (
    "66 65 64 63 62 61 60 | 10 11 20 21 22 30 31 | 32 33 40 41 42 43 44 | 00 50 51 52 53 54 55"
)


def test_a_seat_without_a_fitting_tile_passes_and_the_pass_is_history() -> None:
    """Rules 1.4."""
    deal = deal_at(CHIVA, WITHOUT_A_SIX, "double-six", "1:66")
    for seat in (2, 3, 4):
        assert deal.turn == seat
        assert _legal(deal) == ["pass"]
        deal = deal.act(Seat(seat), PASS)
        assert deal.last() == Passed(Seat(seat), 6, 6)
    assert deal == deal_at(CHIVA, WITHOUT_A_SIX, "double-six", "1:66 2:pass 3:pass 4:pass")
    assert deal.passes == 3
    assert [names_of(hand) for hand in deal.hands[1:]] == [
        part.split() for part in WITHOUT_A_SIX.split("|")[1:]
    ]


def test_three_passes_are_no_block_and_a_play_ends_the_row() -> None:
    """Rules 1.5."""
    line = "1:66 2:pass 3:pass 4:pass"
    deal = deal_at(CHIVA, WITHOUT_A_SIX, "double-six", line)
    assert (deal.phase, deal.turn) == (Phase.PLAYING, 1)
    for more, passes in (
        ("1:65l", 0),
        ("1:65l 2:pass", 1),
        ("1:65l 2:pass 3:pass 4:55l", 0),
        ("1:65l 2:pass 3:pass 4:55l 1:64r 2:pass 3:44r 4:50l 1:60l 2:pass 3:42r 4:52r", 0),
    ):
        assert deal_at(CHIVA, WITHOUT_A_SIX, "double-six", f"{line} {more}").passes == passes


BLOCK = block_led_by(1, 3)


@BOTH
def test_four_passes_in_a_row_are_a_block_and_all_four_are_recorded(profile: Profile) -> None:
    """Rules 1.5."""
    words = BLOCK.line.split()
    before = deal_at(profile, BLOCK.hands, "double-six", " ".join(words[:-1]))
    assert (before.passes, before.turn, before.verdict) == (3, 2, None)
    deal = deal_at(profile, BLOCK.hands, "double-six", BLOCK.line)
    assert (deal.phase, deal.turn, deal.legal()) == (Phase.OVER, None, ())
    assert deal.plays[-4:] == tuple(Passed(Seat(seat), 6, 6) for seat in (3, 4, 1, 2))
    assert deal.verdict is not None
    assert (deal.verdict.kind, deal.verdict.winner) == (Ending.BLOCK, Partnership.ONE_THREE)
    assert (deal.verdict.leader, deal.verdict.worth) == (3, 1)
    assert deal.verdict.pips == deal.pips


@BOTH
@pytest.mark.parametrize("word", ["1:pass", "2:pass", "3:44l", "1:name1", "4:62", "3:pass"])
def test_when_a_deal_is_over_nothing_more_is_done_in_it(profile: Profile, word: str) -> None:
    """Rules 1.5."""
    deal = deal_at(profile, BLOCK.hands, "double-six", BLOCK.line)
    reason = Reason.NO_NAMING if "name" in word else Reason.DEAL_IS_OVER
    assert _refused(deal, word).reason is reason


def _pips(rest: str) -> int:
    return sum(int(digit) for digit in rest if digit.isdigit())


@pytest.mark.parametrize("case", range(200))
def test_the_tiles_left_decide_a_block(case: int) -> None:
    """Rules 2.2, 3.2, 1.10: who blocked, and who opened, does not matter."""
    rng = random.Random(case)
    left = LEFT_OVER.split()
    rng.shuffle(left)
    opener = rng.randint(1, 4)
    rest = ["", "", "", ""]
    for place in range(4):
        count = 4 if place < 2 else 5
        rest[(opener - 1 + place) % 4] = " ".join(left[:count])
        del left[:count]
    scripted = blocked_deal(opener, rest)
    one, two, three, four = (_pips(part) for part in rest)
    chiva = deal_at(CHIVA, scripted.hands, "double-six", scripted.line).verdict
    love = deal_at(SIX_LOVE, scripted.hands, "double-six", scripted.line).verdict
    assert chiva is not None
    assert love is not None
    assert chiva.pips == love.pips == (one, two, three, four)
    side = {True: Partnership.ONE_THREE, False: Partnership.TWO_FOUR}
    by_sum = None if one + three == two + four else side[one + three < two + four]
    by_low = None if min(one, three) == min(two, four) else side[min(one, three) < min(two, four)]
    assert (chiva.winner, love.winner) == (by_sum, by_low)
    for verdict in (chiva, love):
        assert (verdict.worth, verdict.key_tile, verdict.kind) == (1, False, Ending.BLOCK)
        if verdict.winner is None:
            assert verdict.leader is None
        else:
            mate = verdict.winner.seats
            lighter = mate[1] if verdict.pips[mate[1] - 1] < verdict.pips[mate[0] - 1] else mate[0]
            assert verdict.leader is lighter


@BOTH
def test_a_hand_left_with_only_double_blank_counts_nothing_and_is_not_out(
    profile: Profile,
) -> None:
    """Rules 1.5."""
    deal = deal_at(
        profile,
        "51 22 11 62 40 65 61|10 52 60 33 50 32 63|44 31 41 30 20 00 66|53 43 21 54 42 55 64",
        "double-six",
        "3:66 4:64l 1:40l 2:60r 3:30l 4:43l 1:pass 2:10r 3:31r 4:42l 1:22l 2:63r 3:20l 4:pass"
        " 1:61r 2:50l 3:41r 4:54l 1:pass 2:pass 3:44l 4:pass 1:pass 2:pass 3:pass",
    )
    assert names_of(deal.hand(Seat.THREE)) == ["00"]
    verdict = deal.verdict
    assert verdict is not None
    assert (verdict.kind, verdict.pips) == (Ending.BLOCK, (27, 18, 0, 21))
    # The sums are 27 to 39, the lowest hand is seat 3's.
    assert (verdict.winner, verdict.leader) == (Partnership.ONE_THREE, 3)


OUTS: dict[str, tuple[Scripted, int, int]] = {
    # A tile that fits both ends; it is no key tile, so worth 1 in both games.
    "both ends": (OUT_BY_TWO, 2, 1),
    "key": (KEY_BY_TWO, 2, 2),
    # It closes the layout on 5 at both ends; out wins all the same.
    "also closes": (
        Scripted(
            hands_in(
                "00 31 22 65 32 60 40|62 44 21 43 33 50 52|"
                "11 55 10 63 20 54 42|66 41 61 64 51 30 53"
            ),
            "4:66 1:60l 2:50l 3:55l 4:61r 1:31r 2:43r 3:42r 4:53l 1:22r 2:21r 3:63l 4:41r 1:65l"
            " 2:52l 3:20l 4:30l 1:32l 2:62l 3:54r 4:64l 1:40l 2:pass 3:10l 4:51l",
        ),
        4,
        1,
    ),
    "double": (
        Scripted(
            hands_in(
                "60 41 61 63 40 42 51|32 00 30 64 44 43 21|"
                "33 22 62 53 65 20 31|66 55 50 10 54 52 11"
            ),
            "4:66 1:61l 2:21l 3:22l 4:52l 1:60r 2:30r 3:31r 4:10r 1:51l 2:00r 3:20r 4:11l 1:42r"
            " 2:43r 3:53r 4:50r 1:41l 2:44l 3:pass 4:54l 1:40r 2:64r 3:62r 4:55l",
        ),
        4,
        1,
    ),
    "double blank": (
        Scripted(
            hands_in(
                "62 55 64 54 60 63 65|66 42 33 31 52 51 00|"
                "30 20 40 44 22 43 50|41 21 10 11 61 32 53"
            ),
            "2:66 3:pass 4:61l 1:64r 2:31l 3:43l 4:41l 1:54r 2:52r 3:22r 4:11l 1:62r 2:51l 3:50l"
            " 4:10l 1:63r 2:33r 3:30r 4:21l 1:60r 2:42l 3:40l 4:pass 1:65r 2:00l",
        ),
        2,
        1,
    ),
}


@pytest.mark.parametrize("how", OUTS)
def test_going_out_wins_at_once(how: str) -> None:
    """Rules 1.5, 1.8, 2.1, 2.4, 3.1, 3.4, 3.5: only the key is worth 2, only in six-love."""
    played, seat, in_six_love = OUTS[how]
    for profile, worth in ((CHIVA, 1), (SIX_LOVE, in_six_love)):
        deal = deal_at(profile, played.hands, "double-six", played.line)
        verdict = deal.verdict
        assert verdict is not None
        assert deal.phase is Phase.OVER
        assert verdict.kind is Ending.OUT
        assert (verdict.winner, verdict.leader) == (Seat(seat).partnership, seat)
        assert verdict.pips[seat - 1] == 0
        assert (verdict.worth, verdict.key_tile) == (worth, worth == 2)


def test_going_out_that_closes_the_layout_is_no_block() -> None:
    """Rules 1.5."""
    played, *_ = OUTS["also closes"]
    deal = deal_at(CHIVA, played.hands, "double-six", played.line)
    assert deal.layout is not None
    assert not any(deal.layout.fits(tile) for hand in deal.hands for tile in hand)
    assert isinstance(deal.plays[-1], Played)
    # Seat 3's hand is the lighter of the others; nobody counts.
    assert deal.pips == (0, 14, 2, 0)
    assert deal.verdict is not None
    assert deal.verdict.leader == 4


UNTIL_THE_KEY = "1:66 2:63l 3:62r 4:43l 1:41l 2:42r 3:44r 4:61l 1:54r 2:65r 3:pass 4:60l 1:00l"


def test_the_key_laid_while_tiles_remain_in_that_hand_is_a_block_worth_one() -> None:
    """Rules 3.5."""
    hands = hands_in(
        "41 30 00 51 55 66 54|22 63 31 40 42 33 65|62 50 44 53 11 32 20|10 60 61 43 64 21 52"
    )
    before = deal_at(SIX_LOVE, hands, "double-six", f"{UNTIL_THE_KEY} 2:40l 3:pass")
    assert before.layout is not None
    key = Tile(6, 4)
    assert SIX_LOVE.is_key_tile(before.layout, key)
    assert key in before.hand(Seat.FOUR)
    deal = deal_at(
        SIX_LOVE,
        hands,
        "double-six",
        f"{UNTIL_THE_KEY} 2:40l 3:pass 4:64r 1:pass 2:pass 3:pass 4:pass",
    )
    verdict = deal.verdict
    assert verdict is not None
    assert (verdict.kind, verdict.pips) == (Ending.BLOCK, (19, 14, 22, 11))
    assert (verdict.winner, verdict.leader) == (Partnership.TWO_FOUR, 4)
    assert (verdict.worth, verdict.key_tile) == (1, False)


def test_an_act_leaves_the_deal_it_was_tried_on_as_it_was() -> None:
    """Rules 1.11: every act, refused or not, gives a new value."""
    deal = deal_at(CHIVA, HANDS, "double-six", "1:66 2:64r")
    same = deal_at(CHIVA, HANDS, "double-six", "1:66 2:64r")
    after = deal.act(Seat.THREE, Play(Tile(6, 3), End.LEFT))
    _refused(deal, "3:11l")
    _refused(deal, "3:pass")
    assert deal == same != after
    assert after == deal_at(CHIVA, HANDS, "double-six", "1:66 2:64r 3:63l")
    assert deal.dealt == after.dealt == hands_in(HANDS)


@pytest.mark.parametrize("seat", SEATS)
def test_one_seat_s_hand_is_replaced(seat: Seat) -> None:
    hands = hands_in(HANDS)
    new = hand_of("66")
    changed = with_hand(hands, seat, new)
    assert [changed[other - 1] == (new if other is seat else hands[other - 1]) for other in SEATS]
    assert changed[seat - 1] == new
    assert sum(one is two for one, two in zip(changed, hands, strict=True)) == 3


def test_a_deal_that_nothing_was_done_in_has_no_latest_act() -> None:
    with pytest.raises(AssertionError):
        deal_at(CHIVA, HANDS, "double-six").last()
    with pytest.raises(AssertionError):
        deal_at(SIX_LOVE, HANDS, "named by 1").last()


def test_pips_are_those_still_held() -> None:
    """Rules 2.2, 3.2."""
    deal = deal_at(CHIVA, HANDS, "double-six", "1:66 2:64r")
    assert sum(deal.pips) == 168 - 12 - 10
    assert deal.pips[0] == 11 + 7 + 8 + 3 + 4 + 1
    assert DOUBLE_SIX not in deal.hand(Seat.ONE)
    assert Name(Seat.ONE) not in deal.legal()
