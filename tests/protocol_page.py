"""The tables and samples of `docs/protocol.md`, made from the models.

`python tests/protocol_page.py` writes them into the page; a test fails when they drift.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from doublesix.protocol import PROTOCOL_VERSION, answers, frames
from doublesix.protocol import requests as ask
from doublesix.protocol.codec import pack, unpack_any
from doublesix.protocol.errors import Closing, Refusal
from doublesix.rules import acts
from doublesix.rules.errors import Reason
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import Seat
from doublesix.rules.session import Session
from doublesix.rules.shuffle import seeded_hands
from doublesix.views import private_view, public_view

PAGE = Path(__file__).resolve().parent.parent / "docs" / "protocol.md"
_MARKED = re.compile(r"<!-- made: (?P<what>[\w-]+) -->\n.*?<!-- end -->", re.DOTALL)

REQUESTS: dict[str, tuple[type[BaseModel], dict[str, Any]]] = {
    "hello": (
        ask.Hello,
        {
            "type": "hello",
            "id": "1",
            "protocol": PROTOCOL_VERSION,
            "name": "Ana",
            "secret": bytes(range(16)),
        },
    ),
    "hello_seat": (
        ask.HelloSeat,
        {
            "type": "hello_seat",
            "id": "1",
            "protocol": PROTOCOL_VERSION,
            "ticket": bytes(range(16)),
        },
    ),
    "hello_worker": (
        ask.HelloWorker,
        {
            "type": "hello_worker",
            "id": "1",
            "protocol": PROTOCOL_VERSION,
            "token": "a word between host and workers",
            "levels": ["novice", "club"],
            "seats": 100,
        },
    ),
    "create": (
        ask.Create,
        {"type": "create", "id": "2", "profile": "six-love", "seed": "rainy sunday", "pause": 800},
    ),
    "join": (ask.Join, {"type": "join", "id": "2", "code": "K7QM-2XV0"}),
    "sit": (ask.Sit, {"type": "sit", "id": "3", "seat": 1}),
    "fill": (ask.Fill, {"type": "fill", "id": "4", "seat": 2, "level": "club"}),
    "vacate": (ask.Vacate, {"type": "vacate", "id": "5", "seat": 2}),
    "start": (ask.Start, {"type": "start", "id": "6"}),
    "play": (
        ask.Play,
        {"type": "play", "id": "7", "version": 12, "tile": "64", "end": "left"},
    ),
    "pass": (ask.Pass, {"type": "pass", "id": "8", "version": 13}),
    "name": (ask.Name, {"type": "name", "id": "9", "version": 40, "opener": 3}),
    "go_on": (ask.GoOn, {"type": "go_on", "id": "10", "version": 39}),
    "restart": (ask.Restart, {"type": "restart", "id": "11", "version": 20}),
    "new_match": (ask.NewMatch, {"type": "new_match", "id": "12", "version": 20}),
    "new_session": (ask.NewSession, {"type": "new_session", "id": "13", "version": 20}),
    "undo": (ask.Undo, {"type": "undo", "id": "14", "version": 20}),
    "redo": (ask.Redo, {"type": "redo", "id": "15", "version": 21}),
    "get_record": (
        ask.GetRecord,
        {"type": "get_record", "id": "16", "code": "K7QM2XV0", "session": 1},
    ),
    "list_sessions": (ask.ListSessions, {"type": "list_sessions", "id": "18"}),
    "leave": (ask.Leave, {"type": "leave", "id": "17"}),
}


def _session() -> Session:
    """A session one play old, the same each time."""

    def dealer(number: int) -> Any:
        return seeded_hands("rainy sunday", number)

    session, _ = Session.start(PROFILES["chiva"], dealer)
    turn = session.deal.turn
    assert turn is not None
    session, _ = session.apply(acts.Step(turn, session.deal.legal()[0]), dealer)
    return session


def _update() -> bytes:
    session = _session()
    played = session.deal.last()
    update = frames.UpdateFrames(2, [played], public_view(session))
    return update.for_seat(private_view(session, Seat.ONE), "7")


def _table() -> bytes:
    seats = [
        {"seat": 1, "kind": "person", "name": "Ana", "level": None, "state": "here"},
        {"seat": 2, "kind": "bot", "name": None, "level": "club", "state": "here"},
        {"seat": 3, "kind": "person", "name": "Ivo", "level": None, "state": "lost"},
        {"seat": 4, "kind": "open", "name": None, "level": None, "state": "open"},
    ]
    public = {
        "code": "K7QM2XV0",
        "counter": 5,
        "profile": "chiva",
        "seeded": False,
        "pause": 800,
        "started": False,
        "host": "Ana",
        "seats": seats,
        "watchers": 0,
    }
    return frames.TableFrames(public).for_one(seat=1, is_host=True, answering="4")


def _session_row() -> dict[str, Any]:
    return {
        "code": "K7QM2XV0",
        "session": 1,
        "profile": "chiva",
        "names": ["Ana", "club", "Ivo", "club"],
        "began": 1796032800,
        "changed": 1796036400,
        "deals": 9,
        "score": [3, 0],
        "open": True,
    }


ANSWERS: dict[str, tuple[type[BaseModel], bytes]] = {
    "welcome": (
        answers.Welcome,
        frames.welcome(
            "1", protocol=PROTOCOL_VERSION, server="0.1.0", name="Ana", levels=["novice", "club"]
        ),
    ),
    "refused": (answers.Refused, frames.refused("7", Refusal.STALE, {"version": 13})),
    "table": (answers.Table, _table()),
    "update": (answers.Update, _update()),
    "record": (
        answers.Record,
        frames.record(
            "16", {"format": "doublesix-record", "version": 1, "profile": "chiva", "deals": []}
        ),
    ),
    "sessions": (answers.Sessions, frames.sessions("18", [_session_row()], None)),
    "left": (answers.Left, frames.left("17")),
    "closing": (answers.Closing, frames.closing(Closing.SERVER_STOPS)),
    "offer": (
        answers.Offer,
        frames.offer(code="K7QM2XV0", ticket=bytes(range(16)), level="club", seed="0f" * 32),
    ),
}

PARTS: dict[str, type[BaseModel]] = {
    "view": answers.View,
    "opening": answers.PlainOpening,
    "result": answers.PlainResult,
    "shown": answers.Shown,
    "seat-state": answers.SeatState,
    "you": answers.You,
    "session-row": answers.SessionRow,
}

EVENTS = {
    "dealt": "`deal`, `match`, `opening`: seven tiles were dealt to each seat",
    "named": "`seat`, `opener`: the representative named the opener",
    "played": "`seat`, `tile`, `end` (absent for the pose): a tile was laid",
    "passed": "`seat`, `ends` (left, right): a seat could not play on these",
    "deal_ended": "`result`: a seat went out, or nobody could play",
    "taken_back": "`acts`: so many acts were undone",
    "restored": "`acts`: so many undone acts were done again",
    "restarted": "`deal`: the deal begins again with the same tiles",
}

REFUSALS: dict[Refusal, str] = {
    Refusal.BAD_FRAME: "no msgpack map within the limits; the connection is closed",
    Refusal.BAD_REQUEST: "`field`, `problem`: `extra_forbidden`, `missing`, or what is wrong there",
    Refusal.HELLO_FIRST: "something came before hello; the connection is closed",
    Refusal.HELLO_TWICE: "hello was said already",
    Refusal.WRONG_PROTOCOL: "`server`, `client`: versions; `older` is the side to renew; closed",
    Refusal.WRONG_TOKEN: "no worker is let in with this token; the connection is closed",
    Refusal.CANNOT_KEEP: "the server cannot write; tables wait until it can, then ask again",
    Refusal.TICKET_IS_OVER: "the seat was given to somebody else; the connection is closed",
    Refusal.ID_USED: "`by`: this id was used for a request of that type",
    Refusal.NOT_FOR_WORKERS: "a computer player may only play, pass and name",
    Refusal.NO_SUCH_TABLE: "no table has this code",
    Refusal.CANNOT_LOAD: "what is kept of this table cannot be read; the server's own log says why",
    Refusal.NO_SUCH_SESSION: "there is no such session, or the asker did not sit in it",
    Refusal.BUSY: "the server still reads for an earlier request; ask when that is answered",
    Refusal.AT_A_TABLE: "this connection is at a table already",
    Refusal.NOT_AT_A_TABLE: "this connection is at no table",
    Refusal.TOO_MANY_TABLES: "`most`: so many tables are open",
    Refusal.SEAT_TAKEN: "`seat`: somebody has it",
    Refusal.SEAT_OPEN: "`seats`: nobody has them",
    Refusal.NO_SUCH_LEVEL: "`levels`: these can be had",
    Refusal.HOST_ONLY: "only the host may",
    Refusal.NOT_SEATED: "only who sits here may",
    Refusal.STARTED: "the session has begun",
    Refusal.NOT_STARTED: "the session has not begun",
    Refusal.STALE: "`version`: the session has changed since; look at the latest update",
    Refusal.CONSENT_NEEDED: "several persons play; one alone may not",
}

REASONS: dict[Reason, str] = {
    Reason.NOT_YOUR_TURN: "another seat is in turn",
    Reason.TILE_NOT_IN_HAND: "the seat does not hold it",
    Reason.DOES_NOT_FIT: "it does not fit that end",
    Reason.END_NEEDED: "after the pose a play names its end",
    Reason.POSE_HAS_NO_END: "the first tile opens both ends and names none",
    Reason.MUST_POSE_DOUBLE_SIX: "6-6 must be posed",
    Reason.CAN_PLAY: "a seat that can play may not pass",
    Reason.NAMING_FIRST: "the opener is not named yet",
    Reason.NO_NAMING: "nobody is to be named now",
    Reason.NOT_THE_REPRESENTATIVE: "only the representative names",
    Reason.NOT_A_PARTNER: "the opener must be one of the winners",
    Reason.DEAL_IS_OVER: "the deal has ended",
    Reason.DEAL_IS_NOT_OVER: "there is nothing to go on to yet",
    Reason.NOTHING_TO_UNDO: "no act of a person is there to take back",
    Reason.NOTHING_TO_REDO: "nothing was undone",
    Reason.NOTHING_TO_RESTART: "nothing was done yet in this deal",
}

CLOSINGS: dict[Closing, str] = {
    Closing.SERVER_STOPS: "1012; come back later, with the same secret and code",
    Closing.TAKEN_OVER: "1000; a newer connection with the same secret took over",
    Closing.TABLE_CLOSED: "1000; the table is no more",
    Closing.SEAT_GIVEN_AWAY: "1000; to a worker: the seat is no longer yours",
    Closing.TOO_SLOW: "never sent: the connection is cut",
    Closing.REFUSED: "1008 (1003 after a text frame); what was sent is not allowed",
}


def table_of(model: type[BaseModel]) -> list[str]:
    """Return the table of a message's fields."""
    schema = model.model_json_schema(by_alias=True)
    rows = ["| field | form | meaning |", "|---|---|---|"]
    for name, field in model.model_fields.items():
        if name == "type":
            continue
        form = _form(schema["properties"][name], schema.get("$defs", {}))
        if not field.is_required():
            form += ", may be absent"
            form += "" if field.default is None else f" ({field.default} then)"
        rows.append(f"| `{name}` | {form} | {field.description} |")
    return rows if len(rows) > 2 else []


def _form(part: dict[str, Any], defs: dict[str, Any]) -> str:
    """Word a piece of JSON schema."""
    if "$ref" in part:
        name = part["$ref"].rsplit("/", 1)[1]
        anchor = next(key for key, model in PARTS.items() if model.__name__ == name)
        return f"[{anchor}](#{anchor})"
    if "anyOf" in part:
        forms = [_form(one, defs) for one in part["anyOf"] if one.get("type") != "null"]
        return " or ".join(forms + ["nil"] * (len(forms) < len(part["anyOf"])))
    if "const" in part:
        return f'"{part["const"]}"'
    if "enum" in part:
        return " or ".join(f'"{value}"' for value in part["enum"])
    kind = part.get("type")
    if kind == "array":
        return _list_form(part, defs)
    if kind == "object":
        return "map" + (
            f" of {_form(part['additionalProperties'], defs)}"
            if isinstance(part.get("additionalProperties"), dict) and part["additionalProperties"]
            else ""
        )
    if kind == "string":
        word = "bytes" if part.get("format") == "binary" else "text"
        return word + _range(part.get("minLength"), part.get("maxLength"))
    if kind == "integer":
        return "number" + _range(part.get("minimum"), part.get("maximum"))
    return {"boolean": "true or false"}.get(str(kind), "anything")


def _list_form(part: dict[str, Any], defs: dict[str, Any]) -> str:
    if "prefixItems" in part:
        return "list [" + ", ".join(_form(one, defs) for one in part["prefixItems"]) + "]"
    size = _range(part.get("minItems"), part.get("maxItems"))
    return f"list{size} of {_form(part['items'], defs)}"


def _range(least: int | None, most: int | None) -> str:
    if least is None and most is None:
        return ""
    if least == most:
        return f" {least}"
    if most is None:
        return f" from {least}"
    return f" {least or 0}–{most}"


def sample(frame: bytes) -> list[str]:
    """Return a frame as a map and as bytes."""
    code = frame.hex()
    lines = [code[start : start + 96] for start in range(0, len(code), 96)]
    return ["```", _shown(unpack_any(frame)), "", *lines, "```"]


def _shown(value: Any) -> str:
    """Write plain values the way the page does: like JSON, with hex'..' for bytes."""
    match value:
        case bytes():
            return f"hex'{value.hex()}'"
        case dict():
            return "{" + ", ".join(f'"{key}": {_shown(one)}' for key, one in value.items()) + "}"
        case list():
            return "[" + ", ".join(_shown(one) for one in value) + "]"
        case None:
            return "nil"
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
    return str(value)


def made(what: str) -> str:
    """Return what stands between a pair of marks."""
    if what == "requests":
        lines = []
        for name, (model, plain) in REQUESTS.items():
            lines += [f"#### {name}", "", _sentence(model), "", *table_of(model), ""]
            lines += [*sample(pack(plain)), ""]
    elif what == "answers":
        lines = []
        for name, (model, frame) in ANSWERS.items():
            lines += [f"#### {name}", "", _sentence(model), "", *table_of(model), ""]
            lines += [*sample(frame), ""]
    elif what == "parts":
        lines = []
        for name, model in PARTS.items():
            lines += [f"#### {name}", "", _sentence(model), "", *table_of(model), ""]
    else:
        tables: dict[str, Mapping[Any, str]] = {
            "events": EVENTS,
            "refusals": REFUSALS,
            "reasons": REASONS,
            "closings": CLOSINGS,
        }
        codes = tables[what]
        head = "event" if what == "events" else "code"
        lines = [f"| {head} | meaning |", "|---|---|"]
        lines += [f"| `{code}` | {meaning} |" for code, meaning in codes.items()]
    return "\n".join(lines).strip()


def _sentence(model: type[BaseModel]) -> str:
    return " ".join((model.__doc__ or "").split())


def page_with_tables(page: str) -> str:
    """Return the page with everything between marks made anew."""
    return _MARKED.sub(
        lambda found: f"<!-- made: {found['what']} -->\n{made(found['what'])}\n<!-- end -->", page
    )


if __name__ == "__main__":
    PAGE.write_text(page_with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
