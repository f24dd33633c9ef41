"""The command: `doublesix` and what stands under it.

The one place that words errors for a terminal and turns them into an exit status: 0 done, 1 what
was checked contradicts the rules, 2 the call or its input cannot be used, 130 interrupted. It
names the server and the window inside functions only: a record is read without either.
"""

from __future__ import annotations

import errno
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final, NoReturn

import click

from doublesix.record.draw import draws_told
from doublesix.record.errors import RecordError, RecordFormError
from doublesix.record.read import read
from doublesix.record.replay import Replayed
from doublesix.record.show import show
from doublesix.record.verify import verify
from doublesix.record.words import counted
from doublesix.record.write import dumps, plain
from doublesix.rules.events import Passed
from doublesix.version import own_version

DONE: Final = 0
CONTRADICTS: Final = 1
UNUSABLE: Final = 2
INTERRUPTED: Final = 130

STANDARD_INPUT: Final = "-"
LARGEST_FILE: Final = 64 * 1024 * 1024


class Failed(click.ClickException):
    """The command ends here with one line that says why, and with this exit status."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.command_path = click.get_current_context().command_path


class Commands(click.Group):
    """A group that answers an unknown command with the known ones.

    `late` are commands that are imported when they are asked for.
    """

    late: Mapping[str, Callable[[], click.Command]] = {}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the commands, the late ones too."""
        return sorted([*super().list_commands(ctx), *self.late])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Find a command by its name."""
        late = self.late.get(cmd_name)
        command = late() if late is not None else super().get_command(ctx, cmd_name)
        if threading.current_thread() is threading.main_thread():
            # Everything is read now: from here on Ctrl-C is an exception, as commands expect.
            signal.signal(signal.SIGINT, signal.default_int_handler)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or refuse it with the names of those there are."""
        name = args[0]
        is_option = name.startswith("-") and name != "-"
        if self.get_command(ctx, name) is None and not is_option:
            known = ", ".join(self.list_commands(ctx))
            raise click.UsageError(f'no command "{name}"; there are: {known}', ctx)
        return super().resolve_command(ctx, args)


def run(command: click.Command, arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status; every error is one line, never a traceback."""
    try:
        status = _invoke(command, arguments)
        _flush()
    except Failed as failed:
        return _refuse(failed.command_path, failed.message, failed.status)
    except click.UsageError as error:
        context = error.ctx
        path = command.name if context is None else context.command_path
        what = " ".join(error.format_message().split()).rstrip(".")
        return _refuse(path, f"{what}; {path} --help says what is right", UNUSABLE)
    except click.ClickException as error:
        return _refuse(command.name, error.format_message(), UNUSABLE)
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except OSError as error:
        _drop_what_cannot_be_printed()
        if _is_reader_gone(error):
            return DONE
        what = error.strerror or str(error)
        return _refuse(
            command.name, what if error.filename is None else f"{error.filename}: {what}", UNUSABLE
        )
    return status


def _invoke(command: click.Command, arguments: Sequence[str]) -> int:
    """Call the command; one that returns nothing is done."""
    try:
        with command.make_context(command.name, list(arguments)) as context:
            status: int | None = command.invoke(context)
    except click.exceptions.Exit as left:
        return left.exit_code
    return DONE if status is None else status


def _flush() -> None:
    """Write out what was printed while an error can still be answered."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _drop_what_cannot_be_printed() -> None:
    """Leave nothing in the output on which Python would fail once more at its end."""
    try:
        _flush()
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())


def _is_reader_gone(error: OSError) -> bool:
    """Tell whether whoever read the output has seen enough and left."""
    is_windows_word_for_it = os.name == "nt" and error.errno == errno.EINVAL
    return isinstance(error, BrokenPipeError) or (is_windows_word_for_it and not error.filename)


def _refuse(path: str | None, message: str, status: int) -> int:
    """Print why on one line of standard error."""
    line = (
        character if character.isprintable() else ascii(character)[1:-1]
        for character in f"{path}: {message}"
    )
    click.echo("".join(line), err=True)
    return status


def _print_version(context: click.Context, _: click.Parameter, is_asked: bool) -> None:
    if not is_asked or context.resilient_parsing:
        return
    click.echo(f"doublesix {own_version()}")
    context.exit()


@click.group(
    "doublesix",
    cls=Commands,
    no_args_is_help=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_print_version,
    help="Print the version and leave.",
)
def doublesix() -> None:
    """Partner dominoes as they are played in Puerto Rico (Chiva) and Jamaica (six-love)."""


def _play() -> click.Command:
    from doublesix_client.command import play

    return play


def _register() -> click.Command:
    from doublesix_client.command import register

    return register


def _serve() -> click.Command:
    from doublesix_server.commands import serve

    return serve


def _bots() -> click.Command:
    from doublesix_server.commands import bots

    return bots


def _doctor() -> click.Command:
    from doublesix_server.doctor.command import doctor

    return doctor


def _admin() -> click.Command:
    from doublesix_server.admin.command import admin

    return admin


def _demo() -> click.Command:
    from doublesix_server.commands import demo

    return demo


def _arena() -> click.Command:
    from doublesix.arena.command import arena

    return arena


def _backup() -> click.Command:
    from doublesix_server.commands import backup

    return backup


def _restore() -> click.Command:
    from doublesix_server.commands import restore

    return restore


doublesix.late = {
    "play": _play,
    "register": _register,
    "serve": _serve,
    "bots": _bots,
    "doctor": _doctor,
    "admin": _admin,
    "demo": _demo,
    "arena": _arena,
    "backup": _backup,
    "restore": _restore,
}


@doublesix.group("record", cls=Commands, no_args_is_help=False)
def record() -> None:
    """Check, complete and print records of finished deals.

    FILE is a record in JSON; "-" reads it from standard input. Exit status: 0 all is right, 1 the
    record contradicts the rules, 2 it cannot be read.
    """


@record.command("verify")
@click.argument("file")
def record_verify(file: str) -> None:
    """Replay FILE from hands, namings and plays; say where it first deviates."""
    click.echo(_summary(file, _verified(file)))


@record.command("replay")
@click.argument("file")
def record_replay(file: str) -> None:
    """Verify FILE and print it as JSON with every derived field computed."""
    click.echo(dumps(plain(_verified(file).record)).encode(), nl=False)


@record.command("show")
@click.argument("file")
def record_show(file: str) -> None:
    """Verify FILE and print it as a domino player would read it."""
    click.echo("\n".join(show(_verified(file))))


@record.command("review")
@click.argument("file")
@click.option("--deal", type=click.IntRange(1), help="look back on this deal alone")
@click.option(
    "--effort", type=click.IntRange(1, 1_000_000), help="how much is weighed, not for how long"
)
@click.option("--json", "as_json", is_flag=True, help="print one JSON document")
@click.option(
    "--progress",
    type=click.Choice(["bar", "lines"]),
    default="bar",
    show_default=True,
    help="on standard error: for people, or a line of JSON for each act",
)
def record_review(
    file: str, deal: int | None, effort: int | None, as_json: bool, progress: str
) -> None:
    """Look back on FILE: what each seat could know, what was best with all hands open.

    Only finished deals are looked back on. Needs the extra "bots".
    """
    from doublesix.review.command import NothingToReview, review

    replayed = _verified(file)
    try:
        review(replayed, deal, effort, as_json=as_json, as_lines=progress == "lines")
    except NothingToReview as why:
        _fail(UNUSABLE, file, str(why))


def _verified(file: str) -> Replayed:
    """Read and verify a record, or fail with its name, the place and what would be right."""
    content = _content(file)
    try:
        return verify(read(content))
    except RecordError as error:
        status = UNUSABLE if isinstance(error, RecordFormError) else CONTRADICTS
        _fail(status, file, str(error))


def _content(file: str) -> bytes:
    try:
        if file == STANDARD_INPUT:
            if sys.stdin is None:
                _fail(UNUSABLE, file, "it is closed")
            content = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(file).open("rb") as opened:
                content = opened.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        _fail(UNUSABLE, file, "there is no such file")
    except OSError as error:
        _fail(UNUSABLE, file, f"it cannot be read: {error.strerror}")
    except ValueError:
        _fail(UNUSABLE, file, "this is no name of a file")
    if len(content) > LARGEST_FILE:
        _fail(UNUSABLE, file, f"larger than {LARGEST_FILE // 1024**2} MiB, no record is")
    return content


def _fail(status: int, file: str, message: str) -> NoReturn:
    raise Failed(status, f"{_called(file)}: {message}")


def _called(file: str) -> str:
    return "standard input" if file == STANDARD_INPUT else file or '""'


def _summary(file: str, replayed: Replayed) -> str:
    """Say in one line what was verified."""
    chapters = replayed.chapters
    plays = [play for chapter in chapters for play in chapter.deal.plays]
    passes = sum(isinstance(play, Passed) for play in plays)
    matches = counted(chapters[-1].match if chapters else 0, "match", "matches")
    parts = [
        f"{counted(len(chapters), 'deal')} in {matches}",
        f"{counted(len(plays) - passes, 'play')} and {counted(passes, 'pass', 'passes')}",
    ]
    if chapters and chapters[-1].result is None:
        parts.append("the last deal breaks off")
    if chapters:
        parts.append(draws_told(replayed.record))
    return f"{_called(file)}: verified, {replayed.record.profile.name}: {', '.join(parts)}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `doublesix` with these arguments, or the process's own, and return the exit status."""
    if isinstance(sys.stdout, TextIOWrapper):  # a name may have letters that the terminal has not
        sys.stdout.reconfigure(errors="replace")
    return run(doublesix, sys.argv[1:] if arguments is None else arguments)
