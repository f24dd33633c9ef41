"""The vectors: every record through a session, every try refused, every count of continuations."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from doublesix.rules.acts import GoOn, Name, NewMatch, Pass, Play, Redo, Step, Undo
from doublesix.rules.deal import Deal, Hands
from doublesix.rules.errors import Reason, RuleError
from doublesix.rules.layout import End
from doublesix.rules.notation import hand_of, parse_tile, plain_play
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.profiles import PROFILES
from doublesix.rules.result import Result
from doublesix.rules.seat import SEATS, Partnership, Seat
from doublesix.rules.session import Session

VECTORS = Path(__file__).resolve().parents[2] / "vectors"
RECORDS = json.loads((VECTORS / "rules.json").read_text(encoding="utf-8"))
COUNTS = json.loads((VECTORS / "perft.json").read_text(encoding="utf-8"))

WHY = {
    "has a playable tile": Reason.CAN_PLAY,
    "first tile must be 6-6": Reason.MUST_POSE_DOUBLE_SIX,
    "not this seat's turn": Reason.NOT_YOUR_TURN,
    "does not match that end": Reason.DOES_NOT_FIT,
    "tile not in hand": Reason.TILE_NOT_IN_HAND,
    "only the representative names": Reason.NOT_THE_REPRESENTATIVE,
    "the opener must be of the winners": Reason.NOT_A_PARTNER,
}


def _hands(plain: dict[str, list[str]]) -> Hands:
    one, two, three, four = (hand_of(plain[str(seat)]) for seat in (1, 2, 3, 4))
    return one, two, three, four


def _step(play: list[Any]) -> Step:
    if play[1] == "pass":
        return Step(Seat(play[0]), Pass())
    end = End(play[2]) if len(play) == 3 else None
    return Step(Seat(play[0]), Play(parse_tile(play[1]), end))


def _plain_opening(opening: Opening) -> dict[str, object]:
    plain: dict[str, object] = {"rule": opening.rule.value, "opener": opening.opener}
    return plain if opening.by is None else {**plain, "by": opening.by}


def _plain_result(result: Result) -> dict[str, object]:
    def side(partnership: Partnership | None) -> str | None:
        return None if partnership is None else partnership.value

    return {
        "kind": result.kind.value,
        "winner": side(result.winner),
        "leader": result.leader,
        "pips": {str(int(seat)): result.pips[seat - 1] for seat in SEATS},
        "key_tile": result.key_tile,
        "points": result.points,
        "streak_broken": result.streak_broken,
        "score": {side.value: result.score.of(side) for side in Partnership},
        "match_winner": side(result.match_winner),
    }


def _try(session: Session, step: Step, reason: Reason) -> None:
    def no_dealer(number: int) -> Hands:
        raise AssertionError(number)

    with pytest.raises(RuleError) as refusal:
        session.apply(step, no_dealer)
    assert refusal.value.reason is reason


def _tries(deal: dict[str, Any], after: int, what: str) -> Iterator[tuple[list[Any], Reason]]:
    for attempt in deal.get("tries", ()):
        if attempt["after"] == after and what in attempt:
            yield attempt[what], WHY[attempt["why"]]


@pytest.mark.parametrize("vector", RECORDS, ids=[vector["id"] for vector in RECORDS])
def test_a_record_comes_out_as_it_stands(vector: dict[str, Any]) -> None:
    """Rules 1, 2, 3: every derived field of every deal, every try refused; then 5.3 on all."""
    record = vector["record"]
    deals = record["deals"]
    asked: list[int] = []
    tried = 0

    def dealer(number: int) -> Hands:
        asked.append(number)
        return _hands(deals[number - 1]["hands"])

    session, _ = Session.start(PROFILES[record["profile"]], dealer)
    values = [session]

    def do(step: Step) -> None:
        nonlocal session
        session, _ = session.apply(step, dealer)
        values.append(session)

    for place, deal in enumerate(deals):
        if place:
            won = deals[place - 1]["result"]["match_winner"] is not None
            is_early = deal["match"] != deals[place - 1]["match"] and not won
            do(Step(None, NewMatch() if is_early else GoOn()))
        opening = deal["opening"]
        for (seat, opener), reason in _tries(deal, 0, "name"):
            _try(session, Step(Seat(seat), Name(Seat(opener))), reason)
            tried += 1
        if opening["rule"] == "named":
            do(Step(Seat(opening["by"]), Name(Seat(opening["opener"]))))
        for count, play in enumerate([*deal["plays"], None]):
            for attempt, reason in _tries(deal, count, "play"):
                _try(session, _step(attempt), reason)
                tried += 1
            if play is not None:
                do(_step(play))
        assert _plain_opening(session.deal.opening) == opening
        assert [plain_play(play) for play in session.deal.plays] == deal["plays"]
        assert session.chapter.match == deal["match"]
        result = session.chapter.result
        assert (None if result is None else _plain_result(result)) == deal.get("result")
    assert tried == sum(len(deal.get("tries", ())) for deal in deals)

    # Back to the start and forward again: every value between is what it was.
    for value in reversed(values[:-1]):
        session, _ = session.apply(Step(None, Undo()), dealer)
        assert (session.chapter, session.closed) == (value.chapter, value.closed)
    assert not session.can_undo
    for value in values[1:]:
        session, _ = session.apply(Step(None, Redo()), dealer)
        assert (session.chapter, session.closed) == (value.chapter, value.closed)
    assert session == values[-1]
    assert asked == list(range(1, len(deals) + 1))


def test_the_vectors_are_all_there() -> None:
    assert len(RECORDS) == 47
    assert len(COUNTS) == 6
    assert sum(len(vector["record"]["deals"]) for vector in RECORDS) == 105
    tries = [
        attempt
        for vector in RECORDS
        for deal in vector["record"]["deals"]
        for attempt in deal.get("tries", ())
    ]
    assert {attempt["why"] for attempt in tries} == set(WHY)
    assert len(tries) == 64


def _after_one_more(deals: list[Deal]) -> list[Deal]:
    """Return all continuations by one act; a finished deal stays, as one leaf."""
    following: list[Deal] = []
    for deal in deals:
        if deal.turn is None:
            following.append(deal)
        else:
            following += [deal.act(deal.turn, act) for act in deal.legal()]
    return following


@pytest.mark.parametrize("row", COUNTS, ids=[f"{r['opening']} {r['opener']}" for r in COUNTS])
def test_all_continuations_are_counted(row: dict[str, Any]) -> None:
    """Rules 1.2-1.6: left and right are two, a pass is one."""
    opening = DOUBLE_SIX_OPENING
    if row["opening"] == "free":
        opening = Opening(OpeningRule.WINNER, opener=Seat(row["opener"]))
    for profile in PROFILES.values():
        deal = Deal.start(profile, _hands(row["hands"]), opening)
        assert deal.turn == row["opener"]
        deals, counts = [deal], []
        for _ in row["counts"]:
            deals = _after_one_more(deals)
            counts.append(len(deals))
        assert counts == row["counts"]
