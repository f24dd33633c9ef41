"""Commands: `doublesix play` and `register`.

Reads flags; says in one line why there can be no window.
"""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

import click

from doublesix.invitation import SCHEME
from doublesix_client import registering
from doublesix_client.screen import why_no_window


@click.command()
@click.argument("what", metavar="[LINK-OR-RECORD]", required=False)
@click.option("--join", metavar="LINK-OR-CODE", help="go to this table at once")
@click.option(
    "--start",
    type=click.Choice(["chiva", "six-love"]),
    help="begin a table with three computer players at once",
)
@click.option(
    "--home",
    type=click.Path(path_type=Path, file_okay=False),
    help="a folder for settings and identity; two windows with two folders are two people",
)
@click.option(
    "--or-demo",
    is_flag=True,
    help="where no window can be shown, let four computer players play instead",
)
@click.pass_context
def play(
    context: click.Context,
    what: str | None,
    join: str | None,
    start: str | None,
    home: Path | None,
    or_demo: bool,
) -> int:
    """Open the window: on a link's table, or on a record, where one is given.

    Where a window is open already, that goes there, unless it is at a table.
    """
    if join is not None and start is not None:
        raise click.UsageError("--join and --start are two tables: choose one")
    if what is not None:
        if (join or start) is not None:
            raise click.UsageError(f"{what} and --join or --start are two: choose one")
        join = _to_open(what)
    missing = why_no_window()
    if missing is not None:
        if not or_demo:
            raise click.ClickException(missing)
        click.echo(f"{missing}; the demo instead:", err=True)
        group = context.find_root().command
        assert isinstance(group, click.Group)
        demo = group.get_command(context, "demo")
        assert demo is not None
        return context.invoke(demo) or 0
    from doublesix_client.app import WindowError, run
    from doublesix_client.home.folder import HomeError

    try:
        return run(home, what=join, start=start)
    except (HomeError, WindowError) as error:
        raise click.ClickException(str(error)) from None


def _to_open(what: str) -> str:
    """Return a link as it is, and a file by its whole path."""
    if what.startswith(f"{SCHEME}:"):
        return what
    place = url2pathname(urlsplit(what).path) if what.startswith("file:") else what
    path = Path(place).expanduser()
    if not path.is_file():
        raise click.BadParameter(f"{what}: neither a doublesix: link nor a file that is there")
    return str(path.absolute())


@click.command()
@click.option("--remove", is_flag=True, help="undo it")
def register(remove: bool) -> None:
    """Have doublesix links, and records, opened by this doublesix when they are clicked.

    For yourself alone; the files written are named.
    """
    try:
        done = registering.unregister() if remove else registering.register()
    except registering.RegisteringError as error:
        raise click.ClickException(str(error)) from None
    for line in done:
        click.echo(f"{'removed' if remove else 'written'}: {line}")
