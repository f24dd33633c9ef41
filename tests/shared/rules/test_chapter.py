"""Chapter: one sitting of a deal."""

from __future__ import annotations

import pytest

from doublesix.rules.acts import PERSON, GoOn, RestartDeal, Step
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Phase
from doublesix.rules.errors import RuleError
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.profile import Profile
from doublesix.rules.result import Score
from doublesix.rules.seat import Seat
from tests.positions import (
    CHIVA,
    SIX_LOVE,
    Scripted,
    block_led_by,
    check_deal,
    opening_in,
    steps_in,
)

GONE_ON = Step(None, GoOn())


def _chapter(
    profile: Profile, deal: Scripted, opening: str, before: tuple[int, int] = (0, 0)
) -> Chapter:
    return Chapter.start(
        profile,
        deal.hands,
        opening_in(opening),
        number=5,
        match=2,
        before=Score(*before),
        begun_by=GONE_ON,
    )


def _played(chapter: Chapter, line: str) -> Chapter:
    for step in steps_in(line):
        chapter = chapter.with_step(step)
    check_deal(chapter.deal, line)
    return chapter


CASES = [
    (CHIVA, "double-six", ""),
    (CHIVA, "winner 1", ""),
    (SIX_LOVE, "double-six", ""),
    (SIX_LOVE, "named by 3", "3:name1"),
]


@pytest.mark.parametrize(("profile", "opening", "naming"), CASES)
def test_a_chapter_counts_nothing_before_the_deal_is_over(
    profile: Profile, opening: str, naming: str
) -> None:
    """Rules 1.8, 1.11."""
    deal = block_led_by(1, 3)
    words = f"{naming} {deal.line}".split()
    chapter = _chapter(profile, deal, opening, (2, 0))
    for place, step in enumerate(steps_in(" ".join(words))):
        assert (chapter.result, chapter.score) == (None, Score(2, 0))
        assert len(chapter.steps) == place
        chapter = chapter.with_step(step)
    assert chapter.steps == tuple(steps_in(" ".join(words)))
    assert chapter.deal.phase is Phase.OVER
    assert chapter.result is not None
    assert chapter.score == chapter.result.score == Score(3, 0)
    assert (chapter.number, chapter.match, chapter.before) == (5, 2, Score(2, 0))
    assert chapter.begun_by is GONE_ON


@pytest.mark.parametrize(("profile", "opening", "naming"), CASES)
def test_a_restart_goes_back_to_the_same_tiles_score_and_opening(
    profile: Profile, opening: str, naming: str
) -> None:
    """Rules 5.5: back to the naming, if the deal had one."""
    deal = block_led_by(1, 3)
    fresh = _chapter(profile, deal, opening, (0, 1))
    for line in (naming, f"{naming} 1:66 2:62l", f"{naming} {deal.line}"):
        restart = Step(None, RestartDeal())
        again = _played(fresh, line).from_the_start(restart)
        assert again.deal == fresh.deal
        assert (again.steps, again.result, again.score) == ((), None, Score(0, 1))
        assert (again.number, again.match, again.begun_by) == (5, 2, restart)


def test_the_naming_is_taken_out_of_the_opening() -> None:
    """Rules 5.5, 3.3."""
    named = _played(_chapter(SIX_LOVE, block_led_by(1, 3), "named by 3"), "3:name1 1:66")
    assert named.deal.opening == Opening(OpeningRule.NAMED, opener=Seat.ONE, by=Seat.THREE)
    again = named.from_the_start(None)
    assert again.deal.opening == Opening(OpeningRule.NAMED, by=Seat.THREE)
    assert (again.deal.phase, again.deal.turn) == (Phase.NAMING, 3)


@pytest.mark.parametrize(("profile", "opening", "naming"), CASES)
def test_a_chapter_is_cut_to_what_it_was(profile: Profile, opening: str, naming: str) -> None:
    """Rules 5.3."""
    deal = block_led_by(1, 3)
    chapter = _chapter(profile, deal, opening)
    stages = [chapter]
    for step in steps_in(f"{naming} {deal.line}"):
        stages.append(stages[-1].with_step(step))
    for kept, stage in enumerate(stages):
        assert stages[-1].cut_to(kept) == stage


def test_a_refused_step_is_not_kept() -> None:
    chapter = _chapter(CHIVA, block_led_by(1, 3), "winner 1")
    same = _chapter(CHIVA, block_led_by(1, 3), "winner 1")
    (step,) = steps_in("2:62")
    with pytest.raises(RuleError):
        chapter.with_step(step)
    assert chapter == same


@pytest.mark.parametrize("step", [GONE_ON, Step(None, steps_in("1:66")[0].act, PERSON)])
def test_only_a_seat_s_act_belongs_into_a_deal(step: Step) -> None:
    with pytest.raises(AssertionError):
        _chapter(CHIVA, block_led_by(1, 3), "winner 1").with_step(step)
