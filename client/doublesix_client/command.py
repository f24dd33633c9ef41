"""Command: `doublesix play`. Reads flags; says in one line why there can be no window."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option("--join", metavar="LINK-OR-CODE", help="go to this table at once")
@click.option(
    "--home",
    type=click.Path(path_type=Path, file_okay=False),
    help="a folder for settings and identity; two windows with two folders are two people",
)
def play(join: str | None, home: Path | None) -> int:
    """Open the window."""
    from doublesix_client.app import WindowError, run
    from doublesix_client.home.folder import HomeError

    try:
        return run(home, join)
    except (HomeError, WindowError) as error:
        raise click.ClickException(str(error)) from None
