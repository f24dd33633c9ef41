"""Show: what a server answered, as lines for whoever reads them at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import timedelta

from doublesix.protocol.plain import Plain
from doublesix_server.admin.sheet import written

_STATES = {"sat": "sat there before", "lost": "lost, may come back", "left": "left the table"}


def columns(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    """Return rows under their heads, each column as wide as it must be."""
    cells = [list(head), *([_cell(one) for one in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]


def _cell(value: object) -> str:
    match value:
        case None | [] | "":
            return "-"
        case bool():
            return "yes" if value else "no"
        case list():
            return " ".join(map(str, value))
    return str(value)


def status_lines(status: Plain) -> list[str]:
    """Return how a server stands."""
    load = status["load"]
    rows = [
        ("version", status["version"]),
        ("up", timedelta(seconds=status["up"])),
        ("address", status["address"]),
        *_club(status),
        ("tables", f"{status['tables']} awake, of {status['most_tables']}"),
        ("persons", f"{status['persons']} at tables"),
        ("connections", status["connections"]),
        ("workers", f"{status['workers']}: {', '.join(status['levels']) or 'no levels'}"),
        ("log", _log(status)),
        ("acts", f"{status['acts']} since the start"),
        ("load", "not known here" if load is None else " ".join(map(str, load))),
        ("banned", f"{status['bans']}; muted {status['mutes']}"),
        ("message", status["message"] or "none"),
    ]
    return [f"{name:<12}{value}" for name, value in rows]


def _club(status: Plain) -> list[tuple[str, str]]:
    if status["nodes"] is None:
        return []
    servers = _count(status["nodes"], "server")
    return [("club", f"{servers}; tables, persons, connections and workers are this one's")]


def _log(status: Plain) -> str:
    if not status["keeping"]:
        where = "PostgreSQL" if status["shared"] else "the disk"
        return f"NOTHING CAN BE KEPT: tables wait; look at {where}"
    return f"keeps all; {status['unwritten']} entries wait"


def table_lines(tables: Sequence[Plain]) -> list[str]:
    """Return the tables that are awake."""
    if not tables:
        return ["no table is awake"]
    head = ("table", "profile", "deal", "score", "people", "seats")
    return columns(
        head,
        [
            (
                *(one["table"], one["profile"], one["deal"]),
                None if one["score"] is None else "{}:{}".format(*one["score"]),
                one["people"],
                ", ".join(_seat(seat) for seat in one["seats"]),
            )
            for one in tables
        ],
    )


def _seat(seat: Plain) -> str:
    if seat["person"] is None:
        return f"{seat['seat']} {seat['level'] or 'open'}"
    stand_in = f", {seat['level']} for them" if seat["level"] else ""
    state = "" if seat["state"] == "here" else f" ({seat['state']}{stand_in})"
    return f"{seat['seat']} {seat['name']}{state}"


def person_lines(persons: Sequence[Plain], *, of_a_table: bool = False) -> list[str]:
    """Return everybody who is here, or who ever sat at one table."""
    if not persons:
        return ["nobody sat there yet" if of_a_table else "nobody is here"]
    head = ("person", "name", "state", "table", "seats", "address", "muted")
    rows = [{**one, "state": _STATES.get(one["state"], one["state"])} for one in persons]
    return columns(head, [[row[name] for name in head] for row in rows])


def worker_lines(workers: Sequence[Plain]) -> list[str]:
    """Return the workers."""
    if not workers:
        return ["no worker is here"]
    head = ("address", "own", "playing", "seats", "levels", "coming")
    return columns(head, [[one[name] for name in head] for one in workers])


def restraint_lines(bans: Sequence[Plain], mutes: Sequence[Plain]) -> list[str]:
    """Return who is banned or muted."""
    rows = [
        (kind, one["whom"], one["name"], written(one["since"]))
        for kind, kept in (("ban", bans), ("mute", mutes))
        for one in kept
    ]
    return columns(("what", "whom", "name", "since"), rows) if rows else ["nobody is banned"]


def result_lines(sessions: Sequence[Plain]) -> list[str]:
    """Return sessions and what came of them."""
    if not sessions:
        return ["no session was played"]
    head = ("table", "session", "began", "profile", "deals", "matches", "score", "seats")
    return columns(
        head,
        [
            (
                *(one["table"], one["session"], written(one["began"]), one["profile"]),
                *(one["deals"], "{}:{}".format(*one["won"]), "{}:{}".format(*one["score"])),
                ", ".join(name or "-" for name in one["names"]),
            )
            for one in sessions
        ],
    )


def ban_question(hit: Plain) -> str:
    """Return what is asked before somebody is banned at whose tables nobody else is."""
    tables, closing = len(hit["tables"]), len(hit["closing"])
    at = f"from {_count(tables, 'table')}" if tables > 1 else "from their table"
    which = f"{closing} of these tables" if tables > 1 else "this table"
    return (
        f"That sends away {_count(hit['persons'], 'person')} {at}, and closes {which} for good:"
        f" nobody else is there. Ban {named(hit)}?"
    )


def forget_question(whom: Plain) -> str:
    """Return what is asked before somebody is deleted."""
    return f"Delete {named(whom)} for good?"


def named(one: Plain) -> str:
    """Return somebody by their handle and name, or a network."""
    return f"{one['whom']} ({one['name']})" if one["name"] else str(one["whom"])


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
