"""Views and tables to be worded: Ana, Nelson, Tito and Marisol in seats 1 to 4."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from doublesix.protocol.answers import Shown, Table, Update, View
from doublesix.protocol.plain import plain_event, plain_view
from doublesix.rules.acts import GoOn, Name, NewMatch, Pass, Play, Step
from doublesix.rules.deal import Hands
from doublesix.rules.layout import End
from doublesix.rules.notation import hand_of, parse_tile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import Seat
from doublesix.rules.session import Session
from doublesix.views import view_of, watcher_view
from doublesix_client.words.people import People

NAMES = ("Ana", "Nelson", "Tito", "Marisol")
ANA = People(NAMES, 1)
NELSON = People(NAMES, 2)
TITO = People(NAMES, 3)
MARISOL = People(NAMES, 4)
WATCHER = People(NAMES)

RECORDS = json.loads(
    (Path(__file__).resolve().parents[2] / "vectors" / "rules.json").read_text("utf-8")
)


def view(**changes: Any) -> View:
    """Return a view in mid-deal; `changes` are its other fields."""
    plain: dict[str, Any] = {
        "profile": "chiva",
        "deal": 6,
        "match": 1,
        "score": [0, 0],
        "phase": "playing",
        "opening": {"rule": "winner", "opener": 3},
        "turn": 2,
        "layout": ["64"],
        "ends": [6, 4],
        "plays": [[1, "64"]],
        "held": [6, 7, 7, 7],
        "passed": [[], [], [], []],
        "pips_out": [0, 0, 0, 0, 1, 0, 1],
        "takebacks": 0,
        "can_undo": True,
        "can_redo": False,
    }
    return View.model_validate(plain | changes)


def shown(**changes: Any) -> Shown:
    """Return a result: seat 1 went out, 1-0; `changes` are its other fields."""
    plain: dict[str, Any] = {
        "kind": "out",
        "winner": "1/3",
        "leader": 1,
        "pips": {"1": 0, "2": 14, "3": 4, "4": 20},
        "key_tile": False,
        "points": 1,
        "streak_broken": False,
        "score": {"1/3": 1, "2/4": 0},
        "match_winner": None,
        "hands": {"1": [], "2": [], "3": [], "4": []},
        "record": [[6, 1, "1/3", 1, [1, 0]]],
        "next": {"rule": "winner", "opener": 1},
    }
    return Shown.model_validate(plain | changes)


def over(result: Shown | None = None, **changes: Any) -> View:
    """Return a view of a deal that is over: seat 1 has laid 5-4 last."""
    result = result or shown()
    fields: dict[str, Any] = {
        "phase": "over",
        "turn": None,
        "layout": ["64", "54"],
        "ends": [6, 5],
        "plays": [[4, "64"], [1, "54", "right"]],
        "score": [result.score["1/3"], result.score["2/4"]],
        "result": result.model_dump(),
    }
    return view(**(fields | changes))


def seat(number: int, **changes: Any) -> dict[str, Any]:
    """Return a seat of a table: a person's, who is here."""
    plain = {
        "seat": number,
        "kind": "person",
        "person": number,
        "name": NAMES[number - 1],
        "level": None,
        "state": "here",
        "stand_in": None,
        "ready": False,
        "holds": False,
    }
    return plain | changes


def bot(number: int, **changes: Any) -> dict[str, Any]:
    """Return a seat of a table: a computer player's."""
    return seat(number, kind="bot", person=None, name=None, level="club") | changes


def table(*seats: dict[str, Any], **changes: Any) -> Table:
    """Return a table as seat 1 sees it; without seats, four people sit there."""
    plain: dict[str, Any] = {
        "type": "table",
        "code": "K7QM2XV0",
        "counter": 1,
        "profile": "chiva",
        "seeded": False,
        "pause": 800,
        "started": True,
        "host": 1,
        "policies": {},
        "strict": False,
        "seats": list(seats) or [seat(1), seat(2), seat(3), seat(4)],
        "watchers": 0,
        "unseated": [],
        "proposal": None,
        "ended": None,
        "you": {"person": 1, "seat": 1, "seats": [1], "lent": [], "host": True},
    }
    return Table.model_validate(plain | changes)


def update(events: list[dict[str, Any]], shown_view: View) -> Update:
    """Return an update of these events."""
    return Update(type="update", version=9, events=events, view=shown_view)


def updates_of(vector: dict[str, Any], viewer: int | None) -> tuple[Update, ...]:
    """Play a record of the vectors and return every update, as a seat or a watcher gets it."""
    return _updates(RECORDS.index(vector), viewer)


@cache
def _updates(index: int, viewer: int | None) -> tuple[Update, ...]:
    return tuple(_played(RECORDS[index]["record"], viewer))


def _played(record: dict[str, Any], viewer: int | None) -> Iterator[Update]:
    deals = record["deals"]

    def dealer(number: int) -> Hands:
        one, two, three, four = (hand_of(deals[number - 1]["hands"][str(s)]) for s in (1, 2, 3, 4))
        return one, two, three, four

    session, events = Session.start(PROFILES[record["profile"]], dealer)

    def told() -> Update:
        seen = watcher_view(session) if viewer is None else view_of(session, Seat(viewer))
        return update(list(map(plain_event, events)), View.model_validate(plain_view(seen)))

    yield told()
    for place, deal in enumerate(deals):
        for step in _steps(deals, place, deal):
            session, events = session.apply(step, dealer)
            yield told()


def _steps(deals: list[dict[str, Any]], place: int, deal: dict[str, Any]) -> Iterator[Step]:
    if place:
        before = deals[place - 1]
        won = before["result"]["match_winner"] is not None
        yield Step(None, GoOn() if won or before["match"] == deal["match"] else NewMatch())
    opening = deal["opening"]
    if opening["rule"] == "named":
        yield Step(Seat(opening["by"]), Name(Seat(opening["opener"])))
    for play in deal["plays"]:
        if play[1] == "pass":
            yield Step(Seat(play[0]), Pass())
        else:
            end = End(play[2]) if len(play) == 3 else None
            yield Step(Seat(play[0]), Play(parse_tile(play[1]), end))
