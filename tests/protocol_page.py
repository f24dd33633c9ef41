"""The tables and samples of `docs/protocol.md`, made from the models.

`python tests/protocol_page.py` writes them into the page; a test fails when they drift.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from doublesix.protocol import answers, hints, manners
from doublesix.protocol.codec import pack, unpack_any
from doublesix.protocol.errors import Closing, Refusal
from doublesix.protocol.hints import HintReason
from doublesix.rules.errors import Reason

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # run as a script, this file has its own folder there and not the tree
from tests.protocol_samples import ANSWERS, REQUESTS  # noqa: E402

PAGE = ROOT / "docs" / "protocol.md"
_MARKED = re.compile(r"<!-- made: (?P<what>[\w-]+) -->\n.*?<!-- end -->", re.DOTALL)

PARTS: dict[str, type[BaseModel]] = {
    "view": answers.View,
    "opening": answers.PlainOpening,
    "result": answers.PlainResult,
    "shown": answers.Shown,
    "policies": manners.Policies,
    "seat-state": answers.SeatState,
    "unseated": answers.Unseated,
    "proposed": answers.Proposed,
    "ended": answers.Ended,
    "you": answers.You,
    "named-share": answers.NamedShare,
    "listed-table": answers.ListedTable,
    "session-row": answers.SessionRow,
    "node-address": answers.NodeAddress,
    "act-reason": hints.ActReason,
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
    Refusal.NOT_INVITED: "the server is for invited people; the connection is closed",
    Refusal.BANNED: "the server's operator keeps this person or address out; closed",
    Refusal.TOO_MANY_GUESSES: "too many were wrong from this address; nothing is looked at for now",
    Refusal.TOO_FAST: "nothing was done; ask again later, with the same id if you like",
    Refusal.CANNOT_KEEP: "the server cannot write; tables wait until it can, then ask again",
    Refusal.TICKET_IS_OVER: "the seat was given to somebody else; the connection is closed",
    Refusal.ID_USED: "`by`: this id was used for a request of that type",
    Refusal.NOT_FOR_WORKERS: "a computer player may only play, pass and name",
    Refusal.NO_SUCH_TABLE: "no table has this code",
    Refusal.CANNOT_LOAD: "what is kept of this table cannot be read; the server's own log says why",
    Refusal.NO_SUCH_SESSION: "there is no such session, or the asker did not sit in it",
    Refusal.AT_A_TABLE: "this connection is at a table already",
    Refusal.NOT_AT_A_TABLE: "this connection is at no table",
    Refusal.TOO_MANY_TABLES: "`most`: so many tables are awake",
    Refusal.TOO_MANY_OF_YOURS: "`most`: so many tables that you made are awake",
    Refusal.SEAT_TAKEN: "`seat`: somebody has it",
    Refusal.SEAT_OPEN: "`seats`: nobody has them",
    Refusal.NO_SUCH_LEVEL: "`levels`: these can be had",
    Refusal.HOST_ONLY: "only the host may",
    Refusal.NOT_SEATED: "only who sits here may, or who is present, where all present decide",
    Refusal.STARTED: "the session has begun",
    Refusal.NOT_STARTED: "the session has not begun",
    Refusal.STALE: "`version`: the session has changed since; look at the latest update",
    Refusal.DEALING: "a deal is being drawn; ask again when it is dealt",
    Refusal.DRAW_IS_OVER: "the draw was for another deal or attempt, or is over",
    Refusal.ALREADY_SEATED: "whom the seat is to be given to sits here already",
    Refusal.TABLE_FULL: "`most`: so many people may be here, or sit",
    Refusal.NO_SUCH_PERSON: "`person`: nobody here has this number",
    Refusal.NOT_YOURS: "`seat`: it is not a seat of this device",
    Refusal.COVERED: "all hands of this shared device are covered; uncover one",
    Refusal.STOOD_IN: "a computer player stands in there",
    Refusal.NOT_STOOD_IN: "no computer player stands in there",
    Refusal.NOT_LOST: "`seat`: its person is here",
    Refusal.HELD: "to a computer player: somebody reads; act when nobody does any more",
    Refusal.NOT_HELD: "they hold no computer players",
    Refusal.SWITCHED_OFF: "`policy`: the table does not allow it",
    Refusal.NOT_BETWEEN_DEALS: "it may be done only while no deal is played",
    Refusal.PROPOSAL_OPEN: "`proposal`: that one is to be decided first",
    Refusal.NO_SUCH_PROPOSAL: "`proposal`: it is not open, or no more",
    Refusal.NOT_ASKED: "it is not yours to answer",
    Refusal.DECLINED_BEFORE: "it was declined already in this position",
    Refusal.NOTHING_SAID: "neither a text nor a phrase, or both",
    Refusal.TALK_TOO_LONG: "`most`: so many characters may be said at once",
    Refusal.TALK_TOO_FAST: "wait a little before saying more",
    Refusal.MUTED: "the server's operator lets this person say nothing",
    Refusal.NO_HINT: "it is not this seat's to act, or no computer player can tell",
    Refusal.BUSY: "another hint, list of sessions or record of yours is on its way, or another"
    " server has the table; ask again later",
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

HINTS: dict[HintReason, str] = {
    HintReason.ONLY_PASS: "no tile of the hand fits",
    HintReason.GOES_OUT: "it is the hand's last tile",
    HintReason.GOES_OUT_KEY: "it is the hand's last tile, and the key tile",
    HintReason.ONLY_TILE: "no other tile may be played",
    HintReason.RUNS_OUT: "from it on this seat alone can play, and does to its last tile",
    HintReason.RUNS_OUT_KEY: "the same, and the last is the key tile",
    HintReason.PLAYS_AGAIN: "nobody else has a tile that fits, and this seat has",
    HintReason.BLOCKS: "`sure`: it closes the layout, and the block is won",
    HintReason.HOLDS_BACK: "`seat`, `sure`: the next seat has one tile left and cannot play it",
    HintReason.LETS_PARTNER_OUT: "`seat`, `sure`: the next seat must pass, and the partner, `seat`,"
    " can play its last tile",
    HintReason.SHUTS_OUT: "neither of the other pair has a tile that fits; sure",
    HintReason.MAKES_PASS: "`seat`, `sure`: the next seat has no tile that fits",
    HintReason.KEY_IN_REACH: "the pair may go out with the key tile, oftener than by another play",
    HintReason.YOURS_ALONE: "`number`, `count`: a number at an end of which nobody else has a tile;"
    " so many are left in the hand",
    HintReason.PARTNER_OPENED: "`number`, `seat`: a number at an end that the partner opened",
    HintReason.KEEPS_SUIT: "`number`, `count`: so many tiles with a number stay in the hand, where"
    " another play would spend one",
    HintReason.BRINGS_SUIT: "`number`, `count`: it brings up a number of which so many are left",
    HintReason.COVERS: "`number`, `seat`: it takes away a number that an opponent opened",
    HintReason.HEAVY: "`count`: so many pips, and no heavier tile may be played",
    HintReason.DOUBLE: "it is a double",
    HintReason.MOST_NUMBERS: "`count`: no other play leaves more different numbers in the hand",
    HintReason.LONG_SUIT: "`number`, `count`: so many tiles with a number to open with",
    HintReason.MANY_NUMBERS: "`count`: so many different numbers to answer with",
    HintReason.NO_SUIT: "`count`: no more tiles than this with any one number to open with",
}

DRAWS: dict[str, str] = {
    "late": "nothing came from the seat in time",
    "lost": "its link was lost, or who sat there left",
    "malformed": "what came is no 32 bytes",
    "twice": "a second, different thing came",
    "copied": "its commitment was another seat's",
    "mismatch": "its share is another than it had said",
    "out_of_turn": "its share came before all commitments were there",
    "given_up": "nobody was missing: the server was restarted",
}

CLOSINGS: dict[Closing, str] = {
    Closing.SERVER_STOPS: "1012; come back later, with the same secret and code",
    Closing.ELSEWHERE: "1012; another server has the table now; come back at once",
    Closing.SERVER_UPDATES: "1012; another server takes its place now; come back soon, as above",
    Closing.TAKEN_OVER: "1000; a newer connection with the same secret took over",
    Closing.TABLE_CLOSED: "1000; the table is no more",
    Closing.TABLE_STOPPED: "1000; all agreed to stop here; come back whenever you like",
    Closing.SEAT_GIVEN_AWAY: "1000; to a worker: the seat is no longer yours",
    Closing.REMOVED: "1000; the server's operator sent you away; your seat was left",
    Closing.BANNED: "1008; the same, and keeps you out",
    Closing.TOO_SLOW: "never sent: the connection is cut",
    Closing.TOO_FAST: "1008; it was told `too_fast` again and again and went on",
    Closing.REFUSED: "1008 (1003 after a text frame); what was sent is not allowed, or no hello"
    " came in time",
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
            form += "" if field.default is None else f" ({_shown(field.default)} then)"
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
            "hints": HINTS,
            "closings": CLOSINGS,
            "draws": DRAWS,
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
