"""Session: matches one after another, undo and redo, restart and new match."""

from __future__ import annotations

import pytest

from doublesix.rules.acts import GoOn, NewMatch, Redo, RestartDeal, Step, Undo
from doublesix.rules.deal import Phase
from doublesix.rules.errors import Reason, RuleError
from doublesix.rules.events import Dealt
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.result import Ending, Score
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.session import Session
from tests.positions import (
    BOT,
    CHIVA,
    KEY_BY_TWO,
    OUT_BY_TWO,
    SIX_LOVE,
    Scripted,
    Sitting,
    block_led_by,
    sitting,
)

BOTH = pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)


def _refused(at: Sitting, act: GoOn | Undo | Redo | RestartDeal | NewMatch) -> Reason:
    before = at.session
    with pytest.raises(RuleError) as refusal:
        at.do(act)
    assert at.session is before
    return refusal.value.reason


def _opening(session: Session) -> str:
    """Write how the present deal opens: "double-six 1", "winner 3", "named by 3"."""
    opening = session.deal.opening
    if opening.by is not None:
        return f"named by {int(opening.by)}"
    assert opening.opener is not None
    return f"{opening.rule.value} {int(opening.opener)}"


def _score(session: Session) -> str:
    return f"{session.score.one_three}-{session.score.two_four}"


# A story is told deal by deal: how it opens; which seat leads the side that wins the block (0 for
# a tie); the score then. After the colon of a naming stands who is named.
STORIES: dict[str, tuple[Profile, list[tuple[str, int, str]]]] = {
    # Rules 1.7, 1.9, 2.2, 2.4, 2.6
    "chiva, four in a row": (
        CHIVA,
        [
            ("double-six 1", 3, "1-0"),
            ("lighter 3", 1, "2-0"),
            ("lighter 1", 3, "3-0"),
            ("lighter 3", 3, "4-0 won"),
            ("double-six 4", 2, "0-1"),
        ],
    ),
    # Rules 1.9, 2.5
    "chiva, streaks broken": (
        CHIVA,
        [
            ("double-six 2", 3, "1-0"),
            ("lighter 3", 1, "2-0"),
            ("lighter 1", 4, "0-0 broken"),
            ("lighter 4", 1, "1-0"),
            ("lighter 1", 2, "0-0 broken"),
            ("lighter 2", 2, "0-1"),
            ("lighter 2", 4, "0-2"),
            ("lighter 4", 1, "0-0 broken"),
        ],
    ),
    # Rules 1.10
    "chiva, ties": (
        CHIVA,
        [
            ("double-six 1", 0, "0-0"),
            ("double-six 3", 0, "0-0"),
            ("double-six 4", 4, "0-1"),
            ("lighter 4", 0, "0-1"),
            ("double-six 1", 2, "0-2"),
            ("lighter 2", 0, "0-2"),
            ("double-six 1", 0, "0-2"),
            ("double-six 1", 4, "0-3"),
            ("lighter 4", 2, "0-4 won"),
            ("double-six 1", 0, "0-0"),
        ],
    ),
    # Rules 1.7, 1.9, 3.3, 3.4, 3.6, 3.8
    "six-love, six in a row": (
        SIX_LOVE,
        [
            ("double-six 1", 3, "1-0"),
            ("named by 3:3", 1, "2-0"),
            ("named by 1:3", 3, "3-0"),
            ("named by 3:1", 3, "4-0"),
            ("named by 3:3", 3, "5-0"),
            ("named by 3:1", 1, "6-0 won"),
            ("named by 1:3", 4, "0-1"),
            ("named by 4:2", 2, "0-2"),
        ],
    ),
    # Rules 1.9, 3.7, 3.9
    "six-love, streaks broken": (
        SIX_LOVE,
        [
            ("double-six 4", 2, "0-1"),
            ("named by 2:4", 1, "0-0 broken"),
            ("double-six 2", 1, "1-0"),
            ("named by 1:1", 3, "2-0"),
            ("named by 3:1", 4, "0-0 broken"),
            ("double-six 1", 2, "0-1"),
        ],
    ),
    # Rules 1.10, 3.9: no prize grows after ties
    "six-love, ties": (
        SIX_LOVE,
        [
            ("double-six 4", 0, "0-0"),
            ("double-six 1", 2, "0-1"),
            ("named by 2:2", 0, "0-1"),
            ("double-six 3", 0, "0-1"),
            ("double-six 2", 4, "0-2"),
            ("named by 4:4", 3, "0-0 broken"),
            ("double-six 1", 0, "0-0"),
        ],
    ),
}


@pytest.mark.parametrize("story", STORIES)
def test_a_session_deal_by_deal(story: str) -> None:
    """Rules 1.7, 1.9, 1.10, 2.2-2.6, 3.2-3.9: every opening, every score."""
    profile, deals = STORIES[story]
    scripts = [block_led_by(int(opening[-1]), leader or None) for opening, leader, _ in deals]
    at = sitting(profile, *scripts)
    match = 1
    for number, (opening, leader, told) in enumerate(deals, 1):
        if number > 1:
            at.do(GoOn())
        (dealt,) = at.events
        assert dealt == Dealt(number, match, at.session.deal.opening)
        how, _, named = opening.partition(":")
        assert _opening(at.session) == how
        if named:
            assert at.session.deal.phase is Phase.NAMING
            at.play(f"{how[-1]}:name{named}")
        at.play(scripts[number - 1].line)
        result = at.session.chapter.result
        assert result is not None
        score, _, what = told.partition(" ")
        assert _score(at.session) == score
        assert result.streak_broken is (what == "broken")
        assert (result.match_winner is not None) is (what == "won")
        assert result.points == (1 if leader and what != "broken" else 0)
        assert result.leader == (leader or None)
        assert at.session.chapter.match == match
        match += what == "won"
    assert at.asked == list(range(1, len(deals) + 1))
    assert [chapter.number for chapter in at.session.finished()] == at.asked


def test_in_chiva_who_goes_out_opens_the_next_deal() -> None:
    """Rules 2.1."""
    at = sitting(CHIVA, OUT_BY_TWO, block_led_by(2, 2))
    at.play(OUT_BY_TWO.line)
    assert _score(at.session) == "0-1"
    at.do(GoOn())
    assert _opening(at.session) == "winner 2"
    assert len(at.session.deal.legal()) == 7


def test_in_chiva_who_goes_out_opens_also_when_that_broke_a_streak() -> None:
    """Rules 2.5, 1.9: 0-0 by itself does not bring a double-six opening."""
    lead, tie = block_led_by(1, 3), block_led_by(3, None)
    at = sitting(CHIVA, lead, tie, OUT_BY_TWO, block_led_by(4, 2))
    for deal in (lead, tie, OUT_BY_TWO):
        at.play(deal.line)
        if deal is not OUT_BY_TWO:
            at.do(GoOn())
            assert _score(at.session) == "1-0"
    assert _score(at.session) == "0-0"
    at.do(GoOn())
    assert _opening(at.session) == "winner 2"
    assert len(at.session.deal.legal()) == 7


def _six_love_at(leaders: list[int], last: Scripted, opener: int) -> Sitting:
    """Play blocks, each opened by the leader of the one before, then name the last's opener."""
    scripts = [
        block_led_by(leaders[max(place - 1, 0)], leader) for place, leader in enumerate(leaders)
    ]
    at = sitting(SIX_LOVE, *scripts, last, block_led_by(2, 2))
    for place, script in enumerate(scripts):
        if place:
            at.do(GoOn())
            at.play(f"{leaders[place - 1]}:name{leaders[place - 1]}")
        at.play(script.line)
    at.do(GoOn())
    at.play(f"{leaders[-1]}:name{opener}")
    return at


def test_five_and_the_key_tile_show_seven() -> None:
    """Rules 3.4, 3.5, 3.6, 3.8."""
    at = _six_love_at([4, 4, 4, 4, 4], KEY_BY_TWO, 2)
    assert _score(at.session) == "0-5"
    at.play(KEY_BY_TWO.line)
    result = at.session.chapter.result
    assert result is not None
    assert (_score(at.session), result.points, result.key_tile) == ("0-7", 2, True)
    assert (result.kind, result.match_winner) == (Ending.OUT, Partnership.TWO_FOUR)
    at.do(GoOn())
    assert (_score(at.session), at.session.chapter.match) == ("0-0", 2)
    assert _opening(at.session) == "named by 2"


def test_going_out_without_the_key_is_worth_one() -> None:
    """Rules 3.1, 3.4, 1.8."""
    at = _six_love_at([4, 4], OUT_BY_TWO, 2)
    at.play(OUT_BY_TWO.line)
    assert _score(at.session) == "0-3"


def test_a_key_win_that_breaks_a_streak_gives_nothing_and_opens_with_double_six() -> None:
    """Rules 1.9, 3.7."""
    first, second = block_led_by(2, 2), KEY_BY_TWO
    # A tie leads to a double-six opening at a score that the other side holds.
    tie = block_led_by(1, None)
    lead = block_led_by(1, 3)
    at = sitting(SIX_LOVE, lead, tie, second, first)
    at.play(lead.line)
    at.do(GoOn())
    at.play(f"3:name1 {tie.line}")
    at.do(GoOn())
    assert _score(at.session) == "1-0"
    at.play(second.line)
    result = at.session.chapter.result
    assert result is not None
    assert (result.key_tile, result.points, result.streak_broken) == (True, 0, True)
    assert _score(at.session) == "0-0"
    at.do(GoOn())
    assert _opening(at.session) == "double-six 2"


@BOTH
def test_going_on_waits_for_the_deal_s_end(profile: Profile) -> None:
    """Rules 5.3."""
    deal = block_led_by(1, 3)
    at = sitting(profile, deal)
    for word in deal.line.split():
        assert _refused(at, GoOn()) is Reason.DEAL_IS_NOT_OVER
        at.play(word)


@BOTH
def test_a_new_match_may_be_asked_for_at_any_time(profile: Profile) -> None:
    """Rules 2.6, 1.12: 0-0, double-six while nothing was won, and the next number."""
    deals = [block_led_by(1, 3), block_led_by(2, 3), block_led_by(4, 1)]
    at = sitting(profile, *deals)
    at.do(NewMatch())
    assert (at.session.chapter.match, at.session.chapter.number) == (2, 2)
    assert (_opening(at.session), _score(at.session)) == ("double-six 2", "0-0")
    at.play("2:66 3:62l")
    at.do(NewMatch())
    assert (at.session.chapter.match, at.session.chapter.number) == (3, 3)
    assert _opening(at.session) == "double-six 4"
    assert at.asked == [1, 2, 3]
    assert list(at.session.finished()) == []


@pytest.mark.parametrize(
    ("profile", "opening"),
    [(CHIVA, "double-six 2"), (SIX_LOVE, "named by 3")],
    ids=["chiva", "six-love"],
)
@pytest.mark.parametrize("played", ["", "begun", "tied"])
def test_a_new_match_asked_for_early_opens_as_the_variant_says(
    profile: Profile, opening: str, played: str
) -> None:
    """Rules 2.6, 3.8, 5.4, 6.1: and nothing is undone across it."""
    first, tie = block_led_by(1, 3), block_led_by(3, None)
    last = block_led_by(2, 2)
    at = sitting(profile, first, tie, last) if played else sitting(profile, first, last)
    at.play(first.line)
    if played:
        at.do(GoOn())
        if profile is SIX_LOVE:
            at.play("3:name3")
        at.play(tie.line if played == "tied" else "3:66")
    at.do(NewMatch())
    if played == "tied":
        opening = "double-six 2"  # Rules 1.10: the session's last deal was a tie
    assert (_opening(at.session), _score(at.session)) == (opening, "0-0")
    assert at.session.chapter.match == 2
    assert not at.session.can_undo
    assert _refused(at, Undo()) is Reason.NOTHING_TO_UNDO
    assert _refused(at, RestartDeal()) is Reason.NOTHING_TO_RESTART


@BOTH
def test_after_a_match_is_won_a_new_match_is_the_next_match(profile: Profile) -> None:
    """Rules 2.6, 3.8, 5.3: going on, and so it can be undone."""
    at = _match_won(profile)
    going_on, asking = at.session, at.session
    going_on, told = going_on.apply(Step(None, GoOn()), at.dealer)
    asking, told_too = asking.apply(Step(None, NewMatch()), at.dealer)
    assert told == told_too
    assert (asking.deal, asking.score) == (going_on.deal, going_on.score)
    assert (asking.chapter.match, going_on.chapter.match) == (2, 2)
    assert asking.can_undo
    back, _ = asking.apply(Step(None, Undo()), at.dealer)
    assert (back.chapter, back.closed) == (at.session.chapter, at.session.closed)
    again, _ = back.apply(Step(None, Redo()), at.dealer)
    assert again == asking


def _match_won(profile: Profile) -> Sitting:
    deal = block_led_by(3, 3)
    at = sitting(profile, *[deal] * (profile.target + 1))
    for number in range(profile.target):
        if number:
            at.do(GoOn())
        if at.session.deal.phase is Phase.NAMING:
            at.play("3:name3")
        at.play(deal.line)
    result = at.session.chapter.result
    assert result is not None
    assert result.match_winner is Partnership.ONE_THREE
    return at


def test_nothing_is_undone_across_a_match_begun_early_even_after_a_restart() -> None:
    """Rules 5.4: a restart can be undone; a new match cannot."""
    deal = block_led_by(1, 3)
    at = sitting(CHIVA, deal, deal)
    at.play("1:66 2:62l")
    at.do(NewMatch())
    at.play("1:66")
    at.do(RestartDeal())
    at.do(Undo())
    assert at.session.deal.plays
    at.do(Undo())
    assert not at.session.deal.plays
    assert not at.session.can_undo
    assert _refused(at, Undo()) is Reason.NOTHING_TO_UNDO
    at.do(Redo(), Redo())
    assert not at.session.can_redo
    assert _refused(at, Redo()) is Reason.NOTHING_TO_REDO


def test_a_new_session_begins_again_at_its_first_deal() -> None:
    """Rules 1.7, 1.12, 3.8."""
    at = _match_won(SIX_LOVE)
    again = sitting(SIX_LOVE, *at.deals)
    assert (again.asked, _opening(again.session)) == ([1], "double-six 3")
    assert again.session.deal.dealt == at.deals[0]
    assert (again.session.closed, again.session.undone) == ((), ())
    assert not again.session.can_undo
    assert not again.session.can_redo


@pytest.mark.parametrize(
    ("line", "bots", "left"),
    [
        ("1:66", (), [""]),
        ("1:66 2:62l", (), ["1:66", ""]),
        ("1:66 2:62l 3:63r 4:21l", (2, 3, 4), [""]),
        ("1:66 2:62l 3:63r 4:21l 1:43r", (2, 3, 4), ["1:66 2:62l 3:63r 4:21l", ""]),
        (
            "1:66 2:62l 3:63r 4:21l 1:43r 2:61l",
            (2, 4),
            ["1:66 2:62l 3:63r 4:21l", "1:66 2:62l", ""],
        ),
        ("1:66 2:62l 3:63r", (1, 2), ["1:66 2:62l"]),
        ("1:66 2:62l 3:63r", (1, 2, 3, 4), []),
    ],
)
def test_undo_takes_back_a_person_s_latest_act_and_the_replies(
    line: str, bots: tuple[int, ...], left: list[str]
) -> None:
    """Rules 5.3."""
    deal = block_led_by(1, 3)
    at = sitting(CHIVA, deal)
    at.play(line, bots)
    stages = [at.session]
    for remaining in left:
        assert at.session.can_undo
        at.do(Undo())
        plain = sitting(CHIVA, deal)
        plain.play(remaining, bots)
        assert at.session.chapter == plain.session.chapter
        taken = len(line.split()) - len(remaining.split())
        assert at.session.takebacks == taken
        stages.append(at.session)
    assert not at.session.can_undo
    assert _refused(at, Undo()) is Reason.NOTHING_TO_UNDO
    for stage in reversed(stages[:-1]):
        at.do(Redo())
        assert at.session == stage
    assert not at.session.can_redo


@BOTH
def test_undo_crosses_the_end_of_a_deal_and_going_on_again_brings_the_same(
    profile: Profile,
) -> None:
    """Rules 5.3: score, result, hidden hands and opening come back."""
    first, second = block_led_by(1, 3), block_led_by(3, 2)
    at = sitting(profile, first, second)
    words = first.line.split()
    at.play(" ".join(words[:-1]))
    last_but_one = at.session
    at.play(words[-1])
    over = at.session
    assert _score(over) == "1-0"
    at.do(GoOn())
    gone_on = at.session
    at.do(Undo())
    assert (at.session.chapter, at.session.closed) == (over.chapter, over.closed)
    at.do(Undo())
    assert (at.session.chapter, at.session.score) == (last_but_one.chapter, Score(0, 0))
    assert at.session.takebacks == 1
    assert list(at.session.finished()) == []
    # The same act made anew is a new act: the takeback is counted, redo is dropped.
    at.play(words[-1])
    assert not at.session.can_redo
    assert at.session.takebacks == 1
    at.do(GoOn())
    assert at.session.chapter == gone_on.chapter
    assert at.asked == [1, 2]


def test_undo_takes_back_the_going_on_with_all_that_computer_players_did_after_it() -> None:
    """Rules 5.3: going on is an act, a naming is one too."""
    first, second = block_led_by(1, 3), block_led_by(1, 2)
    at = sitting(SIX_LOVE, first, second)
    at.play(first.line, bots=(2, 3, 4))
    over = at.session
    at.do(GoOn())
    at.play("3:name1", bots=(3,))
    named = at.session
    at.do(Undo())
    assert (at.session.chapter, at.session.closed) == (over.chapter, over.closed)
    assert at.session.takebacks == 0
    at.do(Redo())
    assert at.session == named
    at.play("1:66 2:62l", bots=(2,))
    at.do(Undo(), Undo())
    assert (at.session.chapter, at.session.closed) == (over.chapter, over.closed)
    at.do(Redo(), Redo())
    assert at.session.chapter.steps[-1].actor == BOT
    assert at.session.takebacks == 0


def test_a_naming_by_a_person_is_undone_by_itself() -> None:
    """Rules 5.3, 3.3."""
    first, second = block_led_by(1, 3), block_led_by(1, 2)
    at = sitting(SIX_LOVE, first, second)
    at.play(first.line)
    at.do(GoOn())
    naming = at.session
    at.play("3:name3")
    at.do(Undo())
    assert at.session.chapter == naming.chapter
    assert at.session.deal.phase is Phase.NAMING
    assert at.session.takebacks == 1
    at.play("3:name1")
    assert at.session.deal.opening == Opening(OpeningRule.NAMED, Seat.ONE, Seat.THREE)


def test_going_on_by_a_computer_player_is_no_act_of_a_person() -> None:
    """Rules 5.3: it is a reply, taken back together with the person's act before it."""
    first, second = block_led_by(1, 3), block_led_by(3, 2)
    at = sitting(CHIVA, first, second)
    *words, one_passes, two_passes = first.line.split()
    at.play(" ".join(words), bots=(2, 3, 4))
    before = at.session
    at.play(f"{one_passes} {two_passes}", bots=(2,))
    at.step(Step(None, GoOn(), BOT))
    at.play("3:66 4:62l", bots=(3, 4))
    after = at.session
    at.do(Undo())
    assert (at.session.chapter, at.session.closed) == (before.chapter, ())
    assert at.session.takebacks == 2
    at.do(Redo())
    assert at.session == after
    assert at.asked == [1, 2]


def test_a_session_that_only_computer_players_played_has_nothing_to_undo() -> None:
    """Rules 5.3: also across deals that they went on to."""
    first, second = block_led_by(1, 3), block_led_by(3, 2)
    at = sitting(CHIVA, first, second)
    at.play(first.line, bots=(1, 2, 3, 4))
    at.step(Step(None, GoOn(), BOT))
    assert not at.session.can_undo
    assert _refused(at, Undo()) is Reason.NOTHING_TO_UNDO


@pytest.mark.parametrize("act", ["2:62r", RestartDeal(), NewMatch()], ids=str)
def test_a_new_act_drops_what_could_be_redone(act: str | RestartDeal | NewMatch) -> None:
    """Rules 5.3."""
    at = sitting(CHIVA, block_led_by(1, 3), block_led_by(3, 3))
    at.play("1:66 2:62l")
    at.do(Undo())
    could = at.session.can_redo
    if isinstance(act, str):
        at.play(act)
    else:
        at.do(act)
    assert (could, at.session.can_redo) == (True, False)
    assert _refused(at, Redo()) is Reason.NOTHING_TO_REDO


def test_a_refused_act_drops_nothing() -> None:
    at = sitting(CHIVA, block_led_by(1, 3))
    at.play("1:66")
    at.do(Undo())
    with pytest.raises(RuleError):
        at.play("1:43")
    assert _refused(at, GoOn()) is Reason.DEAL_IS_NOT_OVER
    assert at.session.can_redo


@BOTH
def test_restart_brings_the_same_tiles_score_and_opening(profile: Profile) -> None:
    """Rules 5.5: back to the naming, if the deal had one."""
    first, second = block_led_by(1, 3), block_led_by(3, 2)
    at = sitting(profile, first, second)
    at.play(first.line)
    at.do(GoOn())
    fresh = at.session
    assert _refused(at, RestartDeal()) is Reason.NOTHING_TO_RESTART
    naming = "3:name3 " if profile is SIX_LOVE else ""
    at.play(f"{naming}3:66 4:62l")
    played = at.session
    at.do(RestartDeal())
    assert at.session.deal == fresh.deal
    assert (at.session.score, at.session.chapter.steps) == (fresh.score, ())
    assert at.session.takebacks == len(played.chapter.steps)
    assert _refused(at, RestartDeal()) is Reason.NOTHING_TO_RESTART
    restarted = at.session
    at.do(Undo())
    assert (at.session.chapter, at.session.closed) == (played.chapter, played.closed)
    assert at.session.takebacks == 0
    at.do(Redo())
    assert at.session == restarted
    assert at.asked == [1, 2]


@BOTH
def test_restart_from_the_result_takes_back_a_broken_streak(profile: Profile) -> None:
    """Rules 5.5."""
    first, second = block_led_by(1, 3), block_led_by(3, 2)
    at = sitting(profile, first, second)
    at.play(first.line)
    at.do(GoOn())
    naming = "3:name3 " if profile is SIX_LOVE else ""
    at.play(naming + second.line)
    assert _score(at.session) == "0-0"
    at.do(RestartDeal())
    assert _score(at.session) == "1-0"
    assert at.session.chapter.result is None
    # A record holds the deal as it stands now: not at all, until it is finished again.
    assert [chapter.number for chapter in at.session.finished()] == [1]
    at.play(naming + second.line)
    assert [chapter.number for chapter in at.session.finished()] == [1, 2]
    assert at.session.takebacks == len((naming + second.line).split())


@BOTH
def test_restart_from_the_result_takes_back_a_match_win(profile: Profile) -> None:
    """Rules 5.5, 5.3."""
    at = _match_won(profile)
    won = at.session
    at.do(RestartDeal())
    assert at.session.score == Score(profile.target - 1, 0)
    assert at.session.chapter.match == 1
    at.do(Undo())
    assert (at.session.chapter, at.session.closed) == (won.chapter, won.closed)
    at.do(GoOn())
    assert (at.session.chapter.match, _score(at.session)) == (2, "0-0")
    at.do(Undo())
    assert at.session.score == Score(profile.target, 0)


def test_restarts_and_undos_are_counted_until_they_are_taken_back_themselves() -> None:
    """Rules 4.2, 5.3, 5.5, 6.2: the record counts what was undone."""
    at = sitting(CHIVA, block_led_by(1, 3))
    counts = []
    for act in (
        "1:66 2:62l 3:63r",
        Undo(),
        RestartDeal(),
        "1:66",
        Undo(),
        Undo(),
        Redo(),
        Redo(),
        RestartDeal(),
        Undo(),
        Undo(),
        Undo(),
        Undo(),
        "2:62l",
    ):
        if isinstance(act, str):
            at.play(act)
        else:
            at.do(act)
        counts.append((at.session.takebacks, len(at.session.chapter.steps)))
    assert counts == [
        (0, 3),
        (1, 2),  # the third play is taken back,
        (3, 0),  # and by the restart the two before it
        (3, 1),
        (4, 0),  # the new pose is taken back,
        (2, 2),  # then the restart, which gives two plays again
        (4, 0),
        (3, 1),
        (4, 0),  # a second restart
        (3, 1),
        (4, 0),
        (2, 2),
        (3, 1),
        (3, 2),  # played anew, which restores nothing
    ]


def test_a_deal_left_by_undo_keeps_its_takebacks_and_its_tiles() -> None:
    """Rules 5.3."""
    first, second = block_led_by(1, 3), block_led_by(3, 2)
    at = sitting(CHIVA, first, second)
    at.play(first.line)
    at.do(GoOn())
    at.play("3:66 4:62l")
    at.do(Undo(), Undo(), Undo(), Undo())
    assert at.session.chapter.number == 1
    assert at.session.takebacks == 1
    at.play(first.line.split()[-1])
    at.do(GoOn())
    assert at.session.takebacks == 2
    assert at.session.deal.dealt == second.hands
    assert at.asked == [1, 2]


def test_a_new_match_after_undo_goes_on_in_the_sequence() -> None:
    """Rules 1.12: the next number, and the tiles that it already has."""
    first, second = block_led_by(1, 3), block_led_by(3, 2)
    at = sitting(CHIVA, first, second)
    at.play(first.line)
    at.do(GoOn(), Undo(), Undo(), NewMatch())
    assert (at.session.chapter.number, at.session.chapter.match) == (2, 2)
    assert at.session.deal.dealt == second.hands
    assert at.asked == [1, 2]


def test_a_restarted_deal_that_a_new_match_leaves_is_in_no_record() -> None:
    """Rules 5.5, 5.4: its first sitting was taken back, its second never ended."""
    first, second = block_led_by(1, 3), block_led_by(3, 2)
    at = sitting(SIX_LOVE, first, second)
    at.play(first.line)
    at.do(RestartDeal(), NewMatch())
    assert list(at.session.finished()) == []
    # Nobody has won anything that stands, so 6-6 opens.
    assert _opening(at.session) == "double-six 3"
