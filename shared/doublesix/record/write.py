"""Write: a session's finished deals, or any record, as plain values and as text.

Knows the keys and their order; never files. A deal still open is in no record, nor is a seed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from doublesix.fair.draw import Drawn
from doublesix.record.draw import plain_draw
from doublesix.record.form import (
    FORMAT,
    VERSION,
    OtherPerson,
    Record,
    RecordedDeal,
    RecordedDraw,
    Seated,
    StandIn,
)
from doublesix.record.stretches import stretches
from doublesix.rules.acts import Pass
from doublesix.rules.notation import PASS_WORD, names_of
from doublesix.rules.opening import Opening
from doublesix.rules.result import Result
from doublesix.rules.seat import SEATS, Partnership
from doublesix.rules.session import Session

NO_DRAWS: Final[Mapping[int, Drawn]] = {}
"""Where nothing is known of how deals came about."""
_WIDTH: Final = 96
"""Up to how many columns a list or an object stays on one line."""


def write(
    session: Session,
    seats: Sequence[Seated] | None = None,
    *,
    strict: bool = False,
    seeded: bool = False,
    draws: Mapping[int, Drawn] = NO_DRAWS,
) -> dict[str, object]:
    """Return the record of a session's finished deals, as plain values.

    Matches are numbered as their finished deals show them: one in which no deal was finished
    is not counted. Where somebody else than `seats` say acted for a seat, the deals say who did:
    an actor without a name or a level is taken for whom `seats` name, and so is everybody where
    `seats` is None. `strict` says that the strict preset was kept throughout, `seeded`
    that deals come from a seed. `draws` are how others came about, by their numbers in the session.
    """
    head = written_head(session, seats, strict=strict, seeded=seeded)
    return {**head, "deals": list(written_deals(session, seats, draws))}


def written_head(
    session: Session,
    seats: Sequence[Seated] | None = None,
    *,
    strict: bool = False,
    seeded: bool = False,
) -> dict[str, object]:
    """Return what `write` says before the deals, and no deals."""
    known = None if seats is None else tuple(seats)
    return plain(Record(session.profile, (), known, strict, seeded))


def written_deals(
    session: Session,
    seats: Sequence[Seated] | None = None,
    draws: Mapping[int, Drawn] = NO_DRAWS,
) -> Iterator[dict[str, object]]:
    """Yield what `write` says of each finished deal, for who cannot wait for all of them."""
    matches: dict[int, int] = {}
    for chapter in session.finished():
        match = matches.setdefault(chapter.match, len(matches) + 1)
        takebacks = session.dealings[chapter.number - 1].takebacks
        others = stretches(chapter.steps, seats or ())
        drawn = draws.get(chapter.number)
        deal = RecordedDeal.of(
            chapter,
            match,
            takebacks=takebacks or None,
            stand_ins=tuple(other for other in others if isinstance(other, StandIn)) or None,
            persons=tuple(other for other in others if isinstance(other, OtherPerson)) or None,
            draw=None if drawn is None else RecordedDraw.of(drawn),
        )
        yield _deal(deal)


def plain(record: Record) -> dict[str, object]:
    """Return a record as plain values, keys in their order, without what it does not say."""
    top: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "profile": record.profile.name,
    }
    if record.is_strict:
        top["strict"] = True
    if record.is_seeded:
        top["seeded"] = True
    if record.seats is not None:
        top["seats"] = [_seated(seated) for seated in record.seats]
    top["deals"] = [_deal(deal) for deal in record.deals]
    return top


def dumps(record: Mapping[str, object]) -> str:
    """Return a plain record as JSON to be read by people too: a hand or a result is one line."""
    return _laid_out(record, 0, 0) + "\n"


def _seated(seated: Seated) -> dict[str, object]:
    entry: dict[str, object] = {
        "seat": int(seated.seat),
        "name": seated.name,
        "kind": seated.kind.value,
    }
    if seated.level is not None:
        entry["level"] = seated.level
    return entry


def _deal(deal: RecordedDeal) -> dict[str, object]:
    written: dict[str, object] = {}
    if deal.match is not None:
        written["match"] = deal.match
    written["hands"] = {str(int(seat)): names_of(deal.hands[seat - 1]) for seat in SEATS}
    if deal.opening is not None:
        written["opening"] = _opening(deal.opening)
    written["plays"] = [
        [int(play.seat), PASS_WORD]
        if isinstance(play.act, Pass)
        else [int(play.seat), play.act.tile.name]
        if play.act.end is None
        else [int(play.seat), play.act.tile.name, play.act.end.value]
        for play in deal.plays
    ]
    if deal.result is not None:
        written["result"] = _result(deal.result)
    if deal.takebacks is not None:
        written["takebacks"] = deal.takebacks
    if deal.stand_ins is not None:
        written["stand_ins"] = [
            [stand_in.first, stand_in.last, int(stand_in.seat), stand_in.level]
            for stand_in in deal.stand_ins
        ]
    if deal.persons is not None:
        written["persons"] = [
            [person.first, person.last, int(person.seat), person.name] for person in deal.persons
        ]
    if deal.draw is not None:
        written["draw"] = plain_draw(deal.draw)
    return written


def _opening(opening: Opening) -> dict[str, object]:
    written: dict[str, object] = {"rule": opening.rule.value}
    if opening.opener is not None:
        written["opener"] = int(opening.opener)
    if opening.by is not None:
        written["by"] = int(opening.by)
    return written


def _result(result: Result) -> dict[str, object]:
    return {
        "kind": result.kind.value,
        "winner": _partnership(result.winner),
        "leader": None if result.leader is None else int(result.leader),
        "pips": {str(int(seat)): result.pips[seat - 1] for seat in SEATS},
        "key_tile": result.key_tile,
        "points": result.points,
        "streak_broken": result.streak_broken,
        "score": {side.value: result.score.of(side) for side in Partnership},
        "match_winner": _partnership(result.match_winner),
    }


def _partnership(partnership: Partnership | None) -> str | None:
    return None if partnership is None else partnership.value


def _laid_out(value: object, indent: int, column: int) -> str:
    """Return JSON that begins at a column; what does not fit on its line is broken, indented."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    if column + len(text) <= _WIDTH or not isinstance(value, dict | list):
        return text
    inner = indent + 1
    if isinstance(value, dict):
        keys = [f"{json.dumps(key, ensure_ascii=False)}: " for key in value]
        parts = [
            key + _laid_out(part, inner, inner + len(key))
            for key, part in zip(keys, value.values(), strict=True)
        ]
        return f"{{{_filled(parts, inner, column + 1)}}}"
    parts = [_laid_out(part, inner, inner) for part in value]
    is_filled = not any(isinstance(part, dict) for part in value)
    lines = _filled(parts, inner, inner) if is_filled else f",\n{' ' * inner}".join(parts)
    return f"[\n{' ' * inner}{lines}]"


def _filled(parts: Sequence[str], indent: int, column: int) -> str:
    """Put as many parts on a line as fit; a part of several lines begins and ends its own.

    The first line begins at a column, the others are indented.
    """
    lines: list[str] = []
    for part in parts:
        room = _WIDTH - (column if len(lines) == 1 else indent) - len(part) - len(", ,")
        if lines and "\n" not in lines[-1] + part and len(lines[-1]) <= room:
            lines[-1] = f"{lines[-1]}, {part}"
        else:
            lines.append(part)
    return f",\n{' ' * indent}".join(lines)
