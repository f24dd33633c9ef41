"""Reasons: a few true things of an act, none of which goes for every other act as well."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.players.claims import SAYS_MORE, Reason
from doublesix.players.reading import Name, Pass, Play, Reading, read
from doublesix.players.reasons import MOST_REASONS, reasons_of
from doublesix.players.weighing import Choice, Weighing
from doublesix.rules.notation import parse_tile
from doublesix.rules.seat import Seat
from tests.blindness import twin
from tests.positions import CHIVA, SIX_LOVE
from tests.shared.players.sights import sight, view_to_act, walks
from tests.walks import Walk

# Seat 1 holds 6-5 5-4 5-3 4-1 1-0 3-3 at the ends 2 and 1; seat 2 has neither 2 nor 6.
HAND = "62 65 54 53 41 10 33"
LINE = "4:66 1:62l 2:pass 3:63r 4:31r"


def reading_of(hand: str = HAND, line: str = LINE, opening: str = "winner 4") -> Reading:
    return read(sight(CHIVA, 1, hand, line, opening))


def play(tile: str, end: str | None = None) -> Play:
    return Play(parse_tile(tile), end)  # type: ignore[arg-type]


def codes_of(reading: Reading, act: Play, weighing: Weighing | None = None) -> list[str]:
    return [reason.code for reason in reasons_of(reading, act, weighing)]


def test_a_pass_has_one_reason() -> None:
    assert reasons_of(replace(reading_of(), acts=(Pass(),)), Pass()) == (Reason("only_pass"),)


def test_the_only_act_has_no_other_reason() -> None:
    reading = read(sight(CHIVA, 1, "66 65 64 63 62 61 60"))
    assert reasons_of(reading, play("66")) == (Reason("only_tile"),)


def test_the_only_tile_may_have_a_reason_for_its_end() -> None:
    reading = reading_of()
    both = replace(reading, ends=(4, 1), acts=(play("41", "left"), play("41", "right")))
    assert codes_of(both, play("41", "left"))[0] == "only_tile"


def test_the_last_tile_goes_out_and_that_is_all() -> None:
    reading = reading_of()
    last = replace(reading, hand=(parse_tile("41"),), ends=(4, 1))
    last = replace(last, acts=(play("41", "left"), play("41", "right")))
    assert codes_of(last, play("41", "left")) == ["goes_out"]


@pytest.mark.parametrize(
    ("hand", "opener", "reasons"),
    [
        ("65 55 54 53 66 64 60", 1, (Reason("long_suit", number=6, count=4),)),
        ("65 54 53 22 10 11 60", 1, (Reason("many_numbers", count=7),)),
        ("65 54 53 22 10 11 60", 3, (Reason("no_suit", count=3),)),
        ("65 55 54 53 66 64 60", 3, ()),
        ("66 65 44 40 64 50 55", 1, ()),
    ],
)
def test_a_naming_speaks_of_the_own_hand_alone(
    hand: str, opener: int, reasons: tuple[Reason, ...]
) -> None:
    reading = read(sight(SIX_LOVE, 1, hand, "", "named by 1"))
    assert reasons_of(reading, Name(Seat(opener))) == reasons


def test_what_goes_for_every_other_play_is_no_reason() -> None:
    """Seat 2 passes on 6 and 2 for sure; where all plays leave both, that says nothing."""
    reading = reading_of()
    shares = [Choice(act, 0.5, 0.0, 0.5, 0.0, (0.9, 0, 0), 0.0, 0.0) for act in reading.acts]
    all_alike = Weighing(tuple(shares), 100, is_exact=False)
    assert "makes_pass" not in codes_of(reading, play("41", "right"), all_alike)
    best = replace(shares[0], act=play("41", "right"))
    rest = [replace(share, passes=(0.1, 0.0, 0.0)) for share in shares if share.act != best.act]
    distinct = Weighing((best, *rest), 100, is_exact=False)
    likely = Reason("makes_pass", seat=Seat.TWO, is_sure=False)
    assert reasons_of(reading, best.act, distinct)[0] == likely


def test_a_reason_goes_over_the_wire_with_the_values_that_it_has() -> None:
    sure = Reason("makes_pass", seat=Seat.TWO, is_sure=False)
    assert sure.plain == {"reason": "makes_pass", "values": {"seat": 2, "sure": False}}
    kept = Reason("keeps_suit", number=5, count=3)
    assert kept.plain == {"reason": "keeps_suit", "values": {"number": 5, "count": 3}}
    assert json.dumps(Reason("goes_out").plain) == '{"reason": "goes_out", "values": {}}'


@given(walks())
def test_every_act_has_a_few_reasons_and_none_that_another_makes_needless(walk: Walk) -> None:
    reading = read(view_to_act(walk.session))
    for act in reading.acts:
        reasons = reasons_of(reading, act)
        codes = [reason.code for reason in reasons]
        assert len(codes) == len(set(codes)) <= MOST_REASONS
        for at, code in enumerate(codes):
            assert not set(codes[:at]) & SAYS_MORE.get(code, frozenset())


@given(walks(), st.integers(0, 10**6))
def test_other_tiles_in_hands_it_cannot_see_change_no_reason(walk: Walk, luck: int) -> None:
    other = twin(walk.session, walk.session.deal.turn, random.Random(luck))
    one, two = read(view_to_act(walk.session)), read(view_to_act(other))
    for act in one.acts:
        assert reasons_of(one, act) == reasons_of(two, act)
