"""Commands: `doublesix serve`, `bots`, `doctor`, `demo`, `backup` and `restore`.

Reads flags and prints; what is done is done elsewhere. `doublesix.cli` turns every
`ClickException` into one line.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.logging import RichHandler

from doublesix.invitation import SCHEME, Invitation, read_invitation
from doublesix.link import LinkError, LinkLost, Place, Refused
from doublesix.record.errors import RecordError
from doublesix.rules.profiles import PROFILES
from doublesix.rules.shuffle import check_seed
from doublesix_server import demo as job
from doublesix_server import thinking
from doublesix_server.app import ServerError, serve_until_stopped
from doublesix_server.bots import work, work_for
from doublesix_server.config import ENVIRONMENT_PREFIX, Settings, SettingsError, load_settings
from doublesix_server.demo_report import PatientConsole, Report, document_of, table_of
from doublesix_server.lines import Form, Machines, People, complain
from doublesix_server.reach import Reach
from doublesix_server.store.backup import BackupError, back_up
from doublesix_server.store.backup import restore as bring_back
from doublesix_server.store.folder import data_folder
from doublesix_server.summons import can_draw, lines_of, question_of
from doublesix_server.thinking import BUDGET, NothingToPlay, Skills, levels_in, missing
from doublesix_server.workers import NOTHING_TO_PLAY, TOKEN_VARIABLE

logger = logging.getLogger(__name__)

_DEMO_WORKERS = 2
_NATS = f"{ENVIRONMENT_PREFIX}NATS"
_LIBRARIES = ("websockets", "aiosqlite", "sqlalchemy", "alembic", "filelock", "asyncio", "nats")
"""Who may log warnings only: at lower levels some of them quote what we keep to ourselves."""


def with_settings(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command a flag for every setting of a server."""
    for name, field in reversed(Settings.model_fields.items()):
        flag = "--" + name.replace("_", "-")
        kind = field.annotation if field.annotation in (int, float) else str
        default = "none" if field.default == "" else str(field.default).lower()
        told = f"{field.description} [{default}; {ENVIRONMENT_PREFIX}{name.upper()}]"
        if field.annotation is bool:
            both = f"{flag}/--no-{flag.removeprefix('--')}"
            command = click.option(both, name, default=None, help=told)(command)
        else:
            command = click.option(flag, name, type=kind, default=None, help=told)(command)
    return command


@click.command()
@with_settings
@click.option(
    "--config", type=click.Path(path_type=Path), help="a TOML file with settings by these names"
)
@click.option(
    "--until-input-ends", is_flag=True, help="stop too when standard input ends: for a parent"
)
@click.option("--json", "as_json", is_flag=True, help="print the addresses as JSON")
@click.option(
    "--log",
    type=click.Choice(["debug", "info", "warning"]),
    default="info",
    show_default=True,
    help="how much to say; debug names every act, never a hand",
)
def serve(
    config: Path | None, until_input_ends: bool, as_json: bool, log: str, **flags: Any
) -> None:
    """Run a server until Ctrl-C.

    Settings come from these flags, then the environment, then the file.
    """
    given = {name: value for name, value in flags.items() if value is not None}
    try:
        settings = load_settings(given, config)
    except SettingsError as error:
        raise click.ClickException(str(error)) from None
    try:
        levels_in(settings.levels)
    except ValueError as wrong:
        raise click.ClickException(f"--levels: {wrong}") from None
    log_to_standard_error(log.upper(), settings.log_form)
    if settings.bots and not settings.levels and (lack := missing()) is not None:
        logger.warning("%s", lack)
    workers = f"{settings.bots} worker{'' if settings.bots == 1 else 's'}"

    def ready(reach: Reach) -> None:
        if as_json:
            click.echo(json.dumps(asdict(reach)))
        else:
            of_club = ", one server of a club" if settings.nats else ""
            click.echo(f"doublesix serves at {reach.url} ({workers}){of_club}; Ctrl-C stops it")
            draws = sys.stdout.isatty() and can_draw(sys.stdout.encoding)
            click.echo("\n".join(lines_of(reach, draws=draws)))
        sys.stdout.flush()

    question = question_of(sys.platform, settings.host)
    if question is not None and not until_input_ends:  # a window says it in its own words
        click.echo(question, err=True)
    _spare_what_is_loaded()
    try:
        _run(serve_until_stopped(settings, ready, _input_ends if until_input_ends else None))
    except ServerError as error:
        raise click.ClickException(str(error)) from None


@click.command()
@click.option(
    "--server", help="the server's link, or its address: wss://host, ws://host:port; or one's club"
)
@click.option(
    "--nats",
    default="",
    help=f"in its place the directory of a club of servers: nats://host:4222 [{_NATS}]",
)
@click.option(
    "--token", envvar=TOKEN_VARIABLE, help=f"what the server's host gave you [{TOKEN_VARIABLE}]"
)
@click.option(
    "--fingerprint", help="SHA-256 of the server's certificate, where nobody known signed it"
)
@click.option(
    "--levels", default="", help="the levels to play, with commas; all that work here unless told"
)
@click.option(
    "--budget",
    type=click.FloatRange(0.1, 1000),
    default=BUDGET,
    show_default=True,
    help="milliseconds of this machine's time for a decision of the strongest level",
)
@click.option(
    "--effort",
    type=click.IntRange(0, 1_000_000),
    default=0,
    help="the work for a decision instead, the same on every machine; 0 measures it",
)
@click.option(
    "--leave-with-server", is_flag=True, help="end when the server does, instead of coming back"
)
@click.option("--again", is_flag=True, hidden=True, help="do not say again that nothing works")
@click.option(
    "--log-form",
    type=click.Choice(["human", "json"]),
    default="human",
    show_default=True,
    help="how to log",
)
def bots(
    server: str | None,
    nats: str,
    token: str | None,
    fingerprint: str | None,
    levels: str,
    budget: float,
    effort: int,
    leave_with_server: bool,
    again: bool,
    log_form: Form,
) -> int:
    """Play empty seats for a server or a club of them, here or elsewhere, until Ctrl-C."""
    if not server:
        nats = nats or os.environ.get(_NATS, "")
    if bool(server) == bool(nats):
        raise click.UsageError("name a --server, or by --nats the directory of a club")
    if not token:
        raise click.UsageError(f"no token: set {TOKEN_VARIABLE} to the server's worker token")
    found = read_invitation(server) if server and server.startswith(f"{SCHEME}:") else None
    if isinstance(found, Invitation):
        server, fingerprint = found.server or server, fingerprint or found.fingerprint
    try:
        skills = Skills(levels_in(levels), budget=budget, effort=effort)
    except ValueError as wrong:
        raise click.UsageError(f"--levels: {wrong}") from None
    _log_as_worker(log_form, leave_with_server=leave_with_server, again=again)
    if nats:
        _work_for_a_club(nats, token, skills)
        return 0
    assert server is not None
    if not leave_with_server and not levels and (lack := missing()) is not None:
        logger.warning("%s", lack)
    working = work(
        server,
        token,
        leave_with_server=leave_with_server,
        fingerprint=fingerprint,
        skills=skills,
    )
    try:
        return _worked(working, server)
    except NothingToPlay as nothing:
        if leave_with_server:
            return NOTHING_TO_PLAY  # its server says so
        raise click.ClickException(str(nothing)) from None


def _log_as_worker(form: Form, *, leave_with_server: bool, again: bool) -> None:
    log_to_standard_error("WARNING" if leave_with_server else "INFO", form)
    if again:
        logging.getLogger(thinking.__name__).setLevel(logging.CRITICAL)


def _worked(working: Coroutine[Any, Any, None], server: str) -> int:
    """Work until that ends; return the exit status."""
    try:
        _run(working)
    except Refused as refusal:
        raise click.ClickException(f"{server} turns this worker away: {refusal}") from None
    except LinkLost:
        pass  # told to leave with the server
    except LinkError as error:
        raise click.ClickException(str(error)) from None
    return 0


def _work_for_a_club(nats: str, token: str, skills: Skills) -> None:
    try:
        from doublesix_server.club.joining import JoinError
        from doublesix_server.club.lookout import servers_of
    except ModuleNotFoundError as error:
        told = f"--nats needs {error.name}: pip install 'doublesix[club]'"
        raise click.ClickException(told) from None

    async def places() -> AsyncIterator[tuple[Place, ...]]:
        async for servers in servers_of(nats):
            yield tuple(Place(server.address, server.fingerprint) for server in servers)

    try:
        _run(work_for(places(), token, skills=skills))
    except (JoinError, NothingToPlay) as error:
        raise click.ClickException(str(error)) from None


@click.command()
@click.option("--profile", type=click.Choice(sorted(PROFILES)), help="which game; both unless told")
@click.option("--seed", help="the same deals and the same plays each time")
@click.option(
    "--matches", type=click.IntRange(1, 1000), default=1, show_default=True, help="of each game"
)
@click.option(
    "--level",
    default=job.LEVEL,
    show_default=True,
    help="of the players; those that search are compiled first, once",
)
@click.option(
    "--record", "file", type=click.Path(dir_okay=False, path_type=Path), help="keep the record"
)
@click.option("--json", "as_json", is_flag=True, help="print the results as one JSON document")
def demo(
    profile: str | None,
    seed: str | None,
    matches: int,
    level: str,
    file: Path | None,
    as_json: bool,
) -> None:
    """Play whole matches on this machine: a server, its workers, four seats over sockets."""
    profiles = sorted(PROFILES) if profile is None else [profile]
    try:
        explicit = None if seed is None else check_seed(seed)
    except ValueError as wrong:
        raise click.UsageError(f"--seed: {wrong}") from None
    try:
        levels_in(level)
    except ValueError as wrong:
        raise click.UsageError(f"--level: {wrong}") from None
    if file is not None and not file.parent.is_dir():
        raise click.BadParameter(f"{file.parent}: no such folder", param_hint="--record")
    console = PatientConsole(stderr=as_json)
    try:
        played = asyncio.run(_play_all(profiles, explicit, matches, level, console))
        files = {} if file is None else _keep(played, file)
    except (job.DemoError, LinkError, Refused, RecordError) as error:
        raise click.ClickException(f"the demo failed: {error}") from None
    if as_json:
        click.echo(json.dumps(document_of(played, files), ensure_ascii=False))
        return
    for one in played:
        console.print(table_of(one))
        where = files.get(one.profile)
        kept = f" and written to {where}" if where else ""
        console.print(
            f"Record verified{kept}: {len(one.deals)} deals, {one.plays} plays and passes.\n",
            highlight=False,
        )


_DATA = click.option(
    "--data", default="", envvar=f"{ENVIRONMENT_PREFIX}DATA", help="the server's folder, as there"
)


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@_DATA
def backup(file: Path, data: str) -> None:
    """Copy a server's database to FILE, also while the server runs.

    FILE holds the hands of deals that are still being played: keep it to yourself.
    """
    _copy(lambda: back_up(data_folder(data), file))
    click.echo(f"{file}: written")


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@_DATA
def restore(file: Path, data: str) -> None:
    """Put what `backup` wrote into a folder that has no database yet."""
    folder = data_folder(data)
    _copy(lambda: bring_back(file, folder))
    click.echo(f"{folder}: restored; a server started there takes it up")


def _copy(job: Callable[[], None]) -> None:
    try:
        job()
    except BackupError as error:
        raise click.ClickException(str(error)) from None


async def _play_all(
    profiles: list[str], seed: str | None, matches: int, level: str, console: Console
) -> list[job.Played]:
    report = Report(console)
    with report.progress:
        async with job.running_server(_DEMO_WORKERS, level) as url:
            return [
                await job.play(
                    url,
                    profile,
                    seed=seed,
                    matches=matches,
                    level=level,
                    tell=report.tell,
                    compiling=_say_compiling,
                )
                for profile in profiles
            ]


def _say_compiling() -> None:
    click.echo("compiling the players, once: a minute or two", err=True)


def _keep(played: list[job.Played], file: Path) -> dict[str, str]:
    """Write the records; with two games the file's name gets the game's before its ending."""
    files = {}
    for one in played:
        name = file.name if len(played) == 1 else f"{file.stem}-{one.profile}{file.suffix}"
        path = file.with_name(name)
        path.write_text(one.text, encoding="utf-8")
        files[one.profile] = str(path)
    return files


def _run(main: Coroutine[Any, Any, None]) -> None:
    """Run on the fastest event loop that is there."""
    try:
        import uvloop
    except ImportError:  # Windows
        asyncio.run(_quietly(main))
    else:
        uvloop.run(_quietly(main))


async def _quietly(main: Coroutine[Any, Any, None]) -> None:
    """Run where what fails on the loop is logged without what it was called with."""
    asyncio.get_running_loop().set_exception_handler(complain)
    await main


def log_to_standard_error(level: str, form: Form) -> None:
    """Log from here on, as people or machines read it."""
    console = Console(stderr=True)
    handler: logging.Handler
    if form == "json":
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(Machines())
    elif console.is_terminal:
        handler = RichHandler(
            console=console, show_path=False, omit_repeated_times=False, markup=False
        )
        handler.setFormatter(People())
    else:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(People("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=level, handlers=[handler])
    for library in _LIBRARIES:
        logging.getLogger(library).setLevel(logging.WARNING)


def _spare_what_is_loaded() -> None:
    """Have the collector of circles come seldom, and never look through the loaded code.

    Sessions are values that form no circle and live long; there are enough of them that it would
    come every thirty acts. What it finds are mostly tables that were let go: a third of a million
    values at once, or a quarter of all where that is more, take it less than 0.1 s.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 2)


def _input_ends(then: Callable[[], None]) -> None:
    """Call `then`, from a thread, when standard input ends."""

    def wait() -> None:
        # Not `sys.stdin`: Python cannot end while a thread is within its buffer.
        while os.read(sys.stdin.fileno(), 1):
            pass
        then()

    threading.Thread(target=wait, name="input", daemon=True).start()
