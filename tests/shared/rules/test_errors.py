"""Refusals."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from doublesix.rules.acts import PASS, Act, GoOn, Play, Redo, RestartDeal, Step, Undo
from doublesix.rules.errors import Reason, RuleError
from doublesix.rules.session import Session
from doublesix.rules.shuffle import seeded_hands
from doublesix.rules.tile import DOUBLE_SIX, SET
from tests.positions import (
    CHIVA,
    SIX_LOVE,
    Sitting,
    any_act,
    block_led_by,
    deal_at,
    sitting,
    steps_in,
)

DEAL = block_led_by(1, 3)
NEXT = block_led_by(1, 3)


def _fresh() -> Sitting:
    return sitting(CHIVA, DEAL, NEXT)


def _posed() -> Sitting:
    at = _fresh()
    at.play("1:66")
    return at


def _over() -> Sitting:
    at = _fresh()
    at.play(DEAL.line)
    return at


def _naming() -> Sitting:
    at = sitting(SIX_LOVE, DEAL, NEXT)
    at.play(DEAL.line)
    at.do(GoOn())
    return at


REFUSALS: list[tuple[Reason, str, Callable[[], Sitting], str]] = [
    (Reason.NOT_YOUR_TURN, "1.2", _posed, "1:43l"),
    (Reason.TILE_NOT_IN_HAND, "1.4", _posed, "2:66l"),
    (Reason.DOES_NOT_FIT, "1.3", _posed, "2:44l"),
    (Reason.END_NEEDED, "1.3", _posed, "2:62"),
    (Reason.POSE_HAS_NO_END, "1.3", _fresh, "1:66l"),
    (Reason.MUST_POSE_DOUBLE_SIX, "1.6", _fresh, "1:43"),
    (Reason.CAN_PLAY, "1.4", _posed, "2:pass"),
    (Reason.NAMING_FIRST, "3.3", _naming, "3:63"),
    (Reason.NO_NAMING, "3.3", _posed, "1:name3"),
    (Reason.NOT_THE_REPRESENTATIVE, "3.3", _naming, "1:name1"),
    (Reason.NOT_A_PARTNER, "3.3", _naming, "3:name2"),
    (Reason.DEAL_IS_OVER, "1.5", _over, "3:pass"),
    (Reason.DEAL_IS_NOT_OVER, "5.3", _posed, "go on"),
    (Reason.NOTHING_TO_UNDO, "5.3", _fresh, "undo"),
    (Reason.NOTHING_TO_REDO, "5.3", _posed, "redo"),
    (Reason.NOTHING_TO_RESTART, "5.5", _fresh, "restart"),
]

FROM_THE_TABLE: dict[str, Act] = {
    "go on": GoOn(),
    "undo": Undo(),
    "redo": Redo(),
    "restart": RestartDeal(),
}


@pytest.mark.parametrize(
    ("reason", "rule", "at", "act"),
    REFUSALS,
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_every_refusal_names_the_rule_broken(
    reason: Reason, rule: str, at: Callable[[], Sitting], act: str
) -> None:
    """Rules 1.2, 1.3, 1.4, 1.5, 1.6, 3.3, 5.3, 5.5."""
    table = at()
    step = Step(None, FROM_THE_TABLE[act]) if act in FROM_THE_TABLE else steps_in(act)[0]
    before = table.session
    with pytest.raises(RuleError) as refusal:
        table.step(step)
    assert (refusal.value.reason, refusal.value.rule) == (reason, rule)
    assert str(refusal.value)
    assert "Seat." not in str(refusal.value)
    assert table.session is before
    assert before == at().session


def test_there_is_a_refusal_for_every_reason() -> None:
    assert [reason for reason, *_ in REFUSALS] == list(Reason)
    assert [reason.value for reason in Reason] == [reason.name.lower() for reason in Reason]


@pytest.mark.parametrize("seed", range(5))
def test_a_refusal_shows_no_tile_that_the_act_did_not_name(seed: int) -> None:
    """Rules 4.2: messages go to logs, so they may not tell what a hand holds."""
    rng = random.Random(seed)
    deal = deal_at(CHIVA, seeded_hands("refusals", seed + 1), "double-six")
    while deal.turn is not None:
        open_tiles = set() if deal.layout is None else set(deal.layout.tiles)
        for seat, act in any_act():
            try:
                deal.act(seat, act)
            except RuleError as refusal:
                text = str(refusal)
                known = open_tiles | {DOUBLE_SIX} | ({act.tile} if isinstance(act, Play) else set())
                # A layout turns its tiles: 6-4 may stand there as 4-6.
                hidden = [
                    tile
                    for tile in SET
                    if tile not in known
                    and (str(tile) in text or f"{tile.low}-{tile.high}" in text)
                ]
                assert hidden == [], f"{act}: {text}"
        deal = deal.act(deal.turn, rng.choice(deal.legal()))


def test_a_refusal_of_a_pass_is_the_same_whichever_tile_fits() -> None:
    """Rules 4.2, H1: the same history and other hidden tiles give the same words."""
    texts = set()
    for number in range(1, 40):
        deal = deal_at(CHIVA, seeded_hands("same words", number), "double-six")
        if deal.turn != 1:
            continue
        posed = deal.act(deal.turn, deal.legal()[0])
        assert posed.turn is not None
        if posed.legal() == (PASS,):
            continue
        with pytest.raises(RuleError) as refusal:
            posed.act(posed.turn, PASS)
        texts.add(str(refusal.value))
    assert len(texts) == 1


def test_a_refused_act_is_found_out_before_anything_is_dealt() -> None:
    """Rules 5.3: going on too soon asks for no tiles."""
    at = _posed()
    with pytest.raises(RuleError):
        at.do(GoOn())
    assert at.asked == [1]
    assert isinstance(at.session, Session)
