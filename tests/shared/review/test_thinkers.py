"""Who weighs and who sees: what they need, and that who weighs is blind to the other hands."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from doublesix import players
from doublesix.arena.table import act_of
from doublesix.protocol.plain import plain_view
from doublesix.record.errors import RecordRuleError
from doublesix.record.positions import session_at
from doublesix.record.write import write
from doublesix.review.form import ActReview, Mark
from doublesix.review.look import Weigh, look_back
from doublesix.review.thinkers import NoThinkers, thinkers
from doublesix.rules.acts import Step
from doublesix.rules.notation import names_of
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix.views import view_of
from tests.blindness import twin
from tests.positions import CHIVA, OUT_BY_TWO, Sitting, sitting
from tests.shared.review.samples import replayed

EFFORT = 400


def test_without_the_engine_one_line_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "find_spec", lambda _: None)
    with pytest.raises(NoThinkers, match=r"looking back needs what doublesix\[bots\] installs"):
        thinkers("chiva", EFFORT)


def out_by_two() -> dict[str, Any]:
    return write(sitting(CHIVA, OUT_BY_TWO).play(OUT_BY_TWO.line))


@pytest.mark.slow
def test_the_same_view_is_weighed_alike_whatever_the_others_hold() -> None:
    pytest.importorskip("numba")
    weigh, _ = thinkers("chiva", EFFORT)
    record = replayed(out_by_two())
    rng = random.Random("other hands")
    changed = 0
    for acts in (1, 5, 9, 12):
        session = session_at(record, 1, acts)
        seat = session.deal.turn
        assert seat is not None
        wanted = weigh(plain_view(view_of(session, seat)))
        for _ in range(5):
            other = with_other_hands(session, rng)
            if other.deal.hands != session.deal.hands:
                changed += 1
                assert weigh(plain_view(view_of(other, seat))) == wanted
    assert changed > 10


def with_other_hands(session: Session, rng: random.Random) -> Session:
    """Return the session with the tiles mixed that the seat in turn does not see."""
    return twin(session, session.deal.turn, rng)


@pytest.mark.slow
def test_the_numbers_of_a_seat_do_not_depend_on_hands_it_could_not_see() -> None:
    """Two records that differ in tiles that two seats were left with, and so in no other's view."""
    pytest.importorskip("numba")
    weigh, see = thinkers("chiva", EFFORT)
    record = out_by_two()
    before = look_back(replayed(record), 1, weigh, see, lambda: None).acts
    looked_at = 0
    for other, seats in swapped(record):
        after = look_back(replayed(other), 1, weigh, see, lambda: None).acts
        for act, same in zip(before, after, strict=True):
            if act.seat not in seats:
                assert knew(act) == knew(same)
                looked_at += 1
    assert looked_at > 10


def knew(act: ActReview) -> object:
    return act.known, [(option.act, option.choice) for option in act.options], act.deals


def swapped(record: dict[str, Any]) -> Iterator[tuple[dict[str, Any], tuple[Seat, Seat]]]:
    """Yield the record with two tiles exchanged that were never played, where the rules allow."""
    left = replayed(record).chapters[0].deal.hands
    for one, two in combinations([seat for seat in SEATS if left[seat - 1]], 2):
        for first, second in product(names_of(left[one - 1]), names_of(left[two - 1])):
            other = copy.deepcopy(record)
            [deal] = other["deals"]
            del deal["result"]
            for seat, gone, come in ((one, first, second), (two, second, first)):
                hand = deal["hands"][str(int(seat))]
                hand[hand.index(gone)] = come
            try:
                replayed(other)
            except RecordRuleError:
                continue
            yield other, (one, two)


@pytest.mark.slow
def test_a_planted_blunder_is_marked() -> None:
    pytest.importorskip("numba")
    weigh, see = thinkers("chiva", 4 * EFFORT)
    record, place = blundered(weigh)
    acts = look_back(replayed(record), 1, weigh, see, lambda: None).acts
    assert [at for at, act in enumerate(acts) if act.mark is Mark.COST] == [place]


def blundered(weigh: Weigh) -> tuple[dict[str, Any], int]:
    """Return a deal played as is weighed best, but for one act: the worst that could be done."""
    _, gaps = played(weigh, -1)
    place = gaps.index(max(gaps))
    table, _ = played(weigh, place)
    return write(table.session), place


def played(weigh: Weigh, blunder: int) -> tuple[Sitting, list[float]]:
    """Play a deal as is weighed best, at one act worst; return how far apart these were at each."""
    table = sitting(CHIVA, OUT_BY_TWO)
    gaps: list[float] = []
    while (turn := table.session.deal.turn) is not None:
        choices = weigh(plain_view(view_of(table.session, turn))).choices
        choice = choices[-1 if len(gaps) == blunder else 0]
        gaps.append(choices[0].chance - choices[-1].chance)
        table.step(Step(turn, act_of(choice.act.request)))
    return table, gaps
