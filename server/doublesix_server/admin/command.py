"""Command: `doublesix admin`. Reads flags and prints; the server does what is done."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import click

from doublesix.protocol.plain import Plain
from doublesix_server.admin import show
from doublesix_server.admin.call import CallError, ask
from doublesix_server.admin.sheet import sheet_of
from doublesix_server.config import ENVIRONMENT_PREFIX
from doublesix_server.store.backup import BackupError, back_up
from doublesix_server.store.folder import data_folder

Command = Callable[..., Any]

_DAY, _MINUTE = "%Y-%m-%d", "%Y-%m-%dT%H:%M"


@click.group("admin", no_args_is_help=False)
def admin() -> None:
    """Look after a server that runs on this machine, as its operator.

    Persons are named by the handle that `persons` lists, never by a secret; nobody's hand is shown.
    """


def _asking(command: Command) -> Command:
    """Give a command what all of them take."""
    data = click.option(
        "--data", default="", envvar=f"{ENVIRONMENT_PREFIX}DATA", help="the server's folder"
    )
    as_json = click.option("--json", "as_json", is_flag=True, help="print one JSON document")
    return data(as_json(command))


def _ask(data: str, do: str, **fields: Any) -> Plain:
    try:
        return ask(data_folder(data), do, **fields)
    except CallError as error:
        raise click.ClickException(str(error)) from None


def _tell(done: Plain, lines: Sequence[str], *, as_json: bool) -> None:
    click.echo(json.dumps(done, ensure_ascii=False) if as_json else "\n".join(lines))


@admin.command()
@_asking
def status(data: str, as_json: bool) -> None:
    """Say how the server stands: load, workers, log."""
    done = _ask(data, "status")
    _tell(done, show.status_lines(done), as_json=as_json)


@admin.command()
@_asking
def tables(data: str, as_json: bool) -> None:
    """List the tables that are awake."""
    done = _ask(data, "tables")
    _tell(done, show.table_lines(done["tables"]), as_json=as_json)


@admin.command()
@click.argument("code", required=False)
@_asking
def persons(code: str | None, data: str, as_json: bool) -> None:
    """List who is here, or who ever sat at the table with this CODE; each with their handle."""
    done = _ask(data, "persons", table=code)
    _tell(done, show.person_lines(done["persons"], of_a_table=code is not None), as_json=as_json)


@admin.command()
@_asking
def workers(data: str, as_json: bool) -> None:
    """List the processes that play empty seats."""
    done = _ask(data, "workers")
    _tell(done, show.worker_lines(done["workers"]), as_json=as_json)


@admin.command()
@click.argument("code")
@_asking
def close(code: str, data: str, as_json: bool) -> None:
    """Close the table with this CODE for good, awake or asleep."""
    done = _ask(data, "close", table=code)
    _tell(done, [f"{done['closed']}: closed"], as_json=as_json)


@admin.command()
@click.argument("person")
@_asking
def mute(person: str, data: str, as_json: bool) -> None:
    """Let PERSON say nothing at any table, until `unmute`."""
    done = _ask(data, "mute", whom=person)
    _tell(done, [f"{show.named(done)}: nobody hears them any more"], as_json=as_json)


@admin.command()
@click.argument("person")
@_asking
def unmute(person: str, data: str, as_json: bool) -> None:
    """Let PERSON talk again."""
    done = _ask(data, "unmute", whom=person)
    _tell(done, [f"{show.named(done)}: may talk again"], as_json=as_json)


@admin.command()
@click.argument("person")
@_asking
def remove(person: str, data: str, as_json: bool) -> None:
    """Have PERSON leave every table; the seat counts as left, and they may come back."""
    done = _ask(data, "remove", whom=person)
    _tell(done, [f"{done['person']}: removed from {' '.join(done['tables'])}"], as_json=as_json)


_YES = click.option("--yes", is_flag=True, help="do not ask first")


@admin.command()
@click.argument("whom")
@_YES
@_asking
def ban(whom: str, yes: bool, data: str, as_json: bool) -> None:
    """Keep out a person by their handle, or whoever comes from an address or network.

    An IPv6 address counts as its first half, which is what one house has. A table at which nobody
    else is closes for good; that is asked first.
    """
    if not yes:
        hit = _ask(data, "whom", whom=whom)
        if hit["closing"]:
            _make_sure(show.ban_question(hit))
    done = _ask(data, "ban", whom=whom)
    left = f", removed from {' '.join(done['tables'])}" if done["tables"] else ""
    _tell(done, [f"{show.named(done)}: banned{left}"], as_json=as_json)


@admin.command()
@click.argument("whom")
@_asking
def unban(whom: str, data: str, as_json: bool) -> None:
    """Let somebody, or an address, in again."""
    done = _ask(data, "unban", whom=whom)
    _tell(done, [f"{show.named(done)}: let in again"], as_json=as_json)


@admin.command()
@_asking
def bans(data: str, as_json: bool) -> None:
    """List who is banned or muted."""
    done = _ask(data, "bans")
    _tell(done, show.restraint_lines(done["bans"], done["mutes"]), as_json=as_json)


@admin.command()
@click.argument("text", required=False)
@click.option("--none", "is_none", is_flag=True, help="tell nothing any more")
@_asking
def message(text: str | None, is_none: bool, data: str, as_json: bool) -> None:
    """Tell everybody TEXT, now and whenever somebody comes; without it say what is told."""
    if text is not None and is_none:
        raise click.UsageError("either a text or --none")
    fields = {"text": text} if text is not None or is_none else {}
    done = _ask(data, "message", **fields)
    told = "nothing is told" if done["message"] is None else f"told: {done['message']}"
    _tell(done, [told], as_json=as_json)


@admin.command()
@_asking
def drain(data: str, as_json: bool) -> None:
    """Have the server end so that a newer one can go on: everybody comes back by themselves."""
    done = _ask(data, "drain")
    _tell(done, ["the server tells everybody, and ends"], as_json=as_json)


@admin.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@_asking
def backup(file: Path, data: str, as_json: bool) -> None:
    """Copy the database to FILE, also while the server runs.

    FILE holds the hands of deals that are still being played: keep it to yourself.
    """
    try:
        back_up(data_folder(data), file)
    except BackupError as error:
        raise click.ClickException(str(error)) from None
    _tell({"file": str(file)}, [f"{file}: written"], as_json=as_json)


@admin.command()
@click.argument("codes", nargs=-1, metavar="[CODE]...")
@click.option(
    "--since", type=click.DateTime([_DAY, _MINUTE]), help="played then or later, by this clock"
)
@click.option(
    "--until", type=click.DateTime([_DAY, _MINUTE]), help="begun before; of a day, by its end"
)
@click.option("--csv", "as_csv", is_flag=True, help="print a sheet for a spreadsheet")
@_asking
def results(
    codes: tuple[str, ...],
    since: datetime | None,
    until: datetime | None,
    as_csv: bool,
    data: str,
    as_json: bool,
) -> None:
    """Say what came of the sessions at these tables, or at all: names, matches, scores, dates."""
    if as_csv and as_json:
        raise click.UsageError("either --csv or --json")
    done = _ask(data, "results", tables=codes, since=_seconds(since), until=_end(until))
    if as_csv:
        click.echo(sheet_of(done["sessions"]), nl=False)
    else:
        _tell(done, show.result_lines(done["sessions"]), as_json=as_json)


@admin.command()
@click.argument("person")
@_YES
@_asking
def forget(person: str, yes: bool, data: str, as_json: bool) -> None:
    """Delete PERSON from all that is kept: name, identity, what they sat in.

    What was played stays, by "?". A ban stays too, without the name. Nothing brings them back.
    """
    if not yes:
        _make_sure(show.forget_question(_ask(data, "whom", whom=person)))
    done = _ask(data, "forget", whom=person)
    ban = "; still banned" if done["banned"] else ""
    _tell(done, [f"{done['person']}: forgotten at {done['tables']} tables{ban}"], as_json=as_json)


def _make_sure(question: str) -> None:
    click.confirm(question, abort=True, err=True)


def _seconds(when: datetime | None) -> int | None:
    return None if when is None else int(when.timestamp())


def _end(until: datetime | None) -> int | None:
    """Return the first second after a time; a day alone is meant to its end."""
    if until is None:
        return None
    is_a_day = until == until.replace(hour=0, minute=0)
    return _seconds(until + timedelta(days=1) if is_a_day else until)
