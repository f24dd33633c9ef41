"""Command: `doublesix play`. Reads flags; says in one line why there can be no window."""

from __future__ import annotations

from pathlib import Path

import click

from doublesix_client.screen import why_no_window


@click.command()
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
    context: click.Context, join: str | None, start: str | None, home: Path | None, or_demo: bool
) -> int:
    """Open the window."""
    if join is not None and start is not None:
        raise click.UsageError("--join and --start are two tables: choose one")
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
        return run(home, join=join, start=start)
    except (HomeError, WindowError) as error:
        raise click.ClickException(str(error)) from None
