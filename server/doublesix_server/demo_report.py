"""The demo's report: what a player sees of it while it runs and at its end.

Knows plain messages and a terminal; never a server.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from doublesix_server.demo import Played

Plain = dict[str, Any]

TITLES = {
    "chiva": "Chiva, Puerto Rico, first to 4–0",
    "six-love": "Six-love, Jamaica, first to 6–0",
}
_TILES = 28


def deal_in_words(view: Plain) -> str:
    """Say in one line how a finished deal went.

    The view is one whose phase is "over".
    """
    result = view["result"]
    opener = view["opening"]["opener"]
    how = f"seat {opener} opens; {_how(result)}"
    one, two = view["score"]
    title = TITLES[view["profile"]].partition(",")[0]
    line = f"{title}, match {view['match']}, deal {view['deal']}: {how}; {one}–{two}"
    if result["match_winner"] is not None:
        line += f"; {result['match_winner']} win the match"
    return line


def _how(result: Plain) -> str:
    winner, leader = result["winner"], result["leader"]
    if winner is None:
        return "a tied block, nobody scores"
    how = f"seat {leader} goes out" if result["kind"] == "out" else "a block"
    if result["streak_broken"]:
        return f"{how}, {winner} break the streak"
    points = "two points by the key tile" if result["key_tile"] else "a point"
    return f"{how}, {points} for {winner}"


class PatientConsole(Console):
    """A console whose reader may leave (`| head`): what is left to do is done all the same."""

    def on_broken_pipe(self) -> None:
        """Print nowhere from now on."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, self.file.fileno())
        os.close(nowhere)


class Report:
    """Shows progress while matches are played; a line for each deal, a bar for the one in play."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.progress = Progress(
            SpinnerColumn(),
            TextColumn("{task.description}"),
            BarColumn(bar_width=_TILES),
            TextColumn("{task.completed} tiles down"),
            TimeElapsedColumn(),
            console=console,
            transient=True,
        )
        self._task = self.progress.add_task("the server and its workers start", total=_TILES)

    def tell(self, message: Plain) -> None:
        """Show what a message says."""
        if message["type"] != "update":
            return
        view = message["view"]
        if view["phase"] == "over":
            self.console.print(deal_in_words(view), highlight=False)
        one, two = view["score"]
        self.progress.update(
            self._task,
            description=f"{view['profile']}  {one}–{two}  deal {view['deal']}",
            completed=len(view["layout"]),
        )


def table_of(played: Played) -> Table:
    """Return the results of a game as a table, a row for each match."""
    table = Table(title=TITLES.get(played.profile, played.profile), title_justify="left")
    for column in ("match", "deals", "out", "block", "tie", "broken", "key"):
        table.add_column(column, justify="right")
    table.add_column("winner")
    table.add_column("score", justify="right")
    for match in sorted({deal["match"] for deal in played.deals}):
        table.add_row(*_row(match, [deal for deal in played.deals if deal["match"] == match]))
    return table


def _row(match: int, deals: list[Plain]) -> list[str]:
    results = [deal["result"] for deal in deals]
    kinds = Counter(result["kind"] for result in results)
    ties = sum(result["winner"] is None for result in results)
    last = results[-1]
    winner = last["match_winner"]
    score = [last["score"][side] for side in ("1/3", "2/4")]
    return [
        str(match),
        str(len(deals)),
        str(kinds["out"]),
        str(kinds["block"] - ties),
        str(ties),
        str(sum(result["streak_broken"] for result in results)),
        str(sum(result["key_tile"] for result in results)),
        "–" if winner is None else str(winner),
        f"{score[0]}–{score[1]}",
    ]


def document_of(played: list[Played], files: dict[str, str]) -> Plain:
    """Return the results as one plain document, for `--json`."""
    return {
        "verified": True,
        "sessions": [
            {
                "profile": one.profile,
                "matches": len({deal["match"] for deal in one.deals}),
                "deals": len(one.deals),
                "plays": one.plays,
                "winners": [
                    deal["result"]["match_winner"]
                    for deal in one.deals
                    if deal["result"]["match_winner"] is not None
                ],
                "file": files.get(one.profile),
                "record": one.record,
            }
            for one in played
        ],
    }
