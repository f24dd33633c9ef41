"""Terminal: a look back printed as tables, and its progress.

Knows consoles; never a deal.
"""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from doublesix.review.form import DealReview, Mark
from doublesix.review.show import COLUMNS, LEGEND, ending, heading, lines, remarks, signs

_STYLES: Final = {Mark.COST: "bold red", Mark.LUCK: "bold yellow", Mark.FIND: "bold green"}
_LEAST_WIDTH: Final = 100
"""So many columns a table gets where the output is no terminal."""


def print_reviews(reviews: Sequence[DealReview]) -> None:
    """Print deals that were looked back on."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = max(console.width, _LEAST_WIDTH)
    with console.capture() as captured:  # rich would answer for itself when its reader leaves
        for review in reviews:
            _print(console, review)
        for line in (*LEGEND, signs(reviews)):
            if line:
                console.print(Text(line, style="dim"))
    sys.stdout.write(captured.get())


def _print(console: Console, review: DealReview) -> None:
    console.print(Text(heading(review), style="bold"))
    console.print(Text(ending(review)))
    console.print(_table(review))
    for remark in remarks(review):
        for line in textwrap.wrap(remark, console.width - 1, subsequent_indent="  "):
            console.print(Text(line))
    console.print()


def _table(review: DealReview) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in COLUMNS:
        table.add_column(column, no_wrap=column in {"act", "seat", "cost"})
    for line in lines(review):
        style = "" if line.mark is None else _STYLES[line.mark]
        table.add_row(*(Text(cell) for cell in line.cells), style=style)
    return table


@contextmanager
def progress(total: int, *, as_lines: bool) -> Iterator[Callable[[], None]]:
    """Show on standard error how far it is, whenever what is yielded is called: once an act.

    A bar, where there is a terminal; or lines of JSON for a program that reads them. Until the
    first act is done there is nothing to count: what thinks is loaded, and once compiled.
    """
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[acts]}")
    is_shown = console.is_terminal and not as_lines
    bar = Progress(*columns, console=console, transient=True, disable=not is_shown)
    task = bar.add_task("setting out", total=None, acts="")
    done = 0

    def tell() -> None:
        nonlocal done
        done += 1
        bar.update(
            task,
            description="looking back",
            total=total,
            completed=done,
            acts=f"{done} of {total} acts",
        )
        if as_lines:
            console.file.write(json.dumps({"done": done, "of": total}) + "\n")
            console.file.flush()

    with bar:
        yield tell
