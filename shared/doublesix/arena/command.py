"""Command: `doublesix arena`. Reads flags, shows progress and prints what came out.

`doublesix.cli` turns every `ClickException` into one line.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from doublesix.arena.contender import Contender, Unplayable
from doublesix.arena.crew import play
from doublesix.arena.duel import Duel, DuelResult
from doublesix.arena.tally import Pace, Tally
from doublesix.rules.profiles import PROFILES
from doublesix.rules.shuffle import check_seed

DEALS = 200
LARGEST = 1_000_000


@click.command("arena")
@click.argument("first", metavar="PLAYER")
@click.argument("second", metavar="PLAYER")
@click.option("--partner", metavar="PLAYER", help="plays one seat of each pair")
@click.option("--profile", type=click.Choice(sorted(PROFILES)), default="chiva", show_default=True)
@click.option("--deals", type=click.IntRange(1, LARGEST), help=f"each twice [{DEALS}]")
@click.option(
    "--matches", type=click.IntRange(1, LARGEST), help="whole matches instead, each twice"
)
@click.option("--seed", default="arena", show_default=True, help="of the deals and the plays")
@click.option("--processes", type=click.IntRange(1, 256), help="how many at once [one a core]")
@click.option("--json", "as_json", is_flag=True, help="print the result as one JSON document")
def arena(
    first: str,
    second: str,
    partner: str | None,
    profile: str,
    deals: int | None,
    matches: int | None,
    seed: str,
    processes: int | None,
    as_json: bool,
) -> None:
    """Compare two computer players over the same deals with seats swapped.

    PLAYER is a level, novice, casual, club, expert or master, or one from outside,
    "module:callable": a function from a seat's view to the request it answers with, or, if it
    takes a seed, one that makes an object with such a function called choose. "@400" after
    either is its effort. The same seed gives the same result, whatever the number of processes.
    """
    if deals and matches:
        raise click.UsageError("--deals and --matches: give one of them")
    try:
        duel = Duel(
            Contender.parse(first),
            Contender.parse(second),
            profile,
            check_seed(seed),
            None if partner is None else Contender.parse(partner),
            is_matches=matches is not None,
        )
        sys.path.append(str(Path.cwd()))  # `python -m` has it too: for players from outside
        trials = matches or deals or DEALS
        with _progress(duel, trials) as told:
            result = play(duel, trials, processes=processes or os.cpu_count() or 1, told=told)
    except Unplayable as failed:
        raise click.ClickException(f"the arena ends: {failed}") from None
    except ValueError as wrong:
        raise click.UsageError(str(wrong)) from None
    if as_json:
        click.echo(json.dumps(document_of(result)))
    else:
        click.echo("\n".join(lines_of(result)))


def document_of(result: DuelResult) -> dict[str, Any]:
    """Return a result as one JSON document."""
    duel = result.duel
    sides = zip(("first", "second", "partner"), duel.contenders, result.paces, strict=False)
    return {
        "profile": duel.profile,
        "seed": duel.seed,
        "deals": _different_deals(result),
        **asdict(result.deals),
        "matches": None
        if result.matches is None
        else {"matches": result.trials, **asdict(result.matches)},
        **{role: _side(contender, pace) for role, contender, pace in sides},
    }


def lines_of(result: DuelResult) -> list[str]:
    """Say a result in a line for each count and for each contender."""
    duel = result.duel
    against = f" against {duel.second}"
    if duel.partner is not None:
        against += f", {duel.partner} beside both,"
    lines = []
    if result.matches is not None:
        lines.append(_rate(duel, against, result.matches, "match", "matches"))
    lines.append(_rate(duel, against, result.deals, "deal", "deals"))
    for contender, pace in zip(duel.contenders, result.paces, strict=True):
        lines.append(
            f"{contender.played}: {1000 * pace.mean:.3f} ms a decision, 99 of 100 within"
            f" {1000 * pace.p99:.3f} ms, {pace.decisions} decisions"
        )
    return [*lines, f"seed: {duel.seed}"]


def _rate(duel: Duel, against: str, tally: Tally, one: str, many: str) -> str:
    count = tally.wins + tally.losses + tally.ties
    ties = "" if one == "match" else f", {tally.ties} tied"
    error = tally.standard_error
    sure = "" if error is None else f" (standard error {100 * error:.1f})"
    return (
        f"{duel.first} wins {100 * tally.rate:.1f} %{sure}{against} in {count}"
        f" {one if count == 1 else many} of {duel.profile}:"
        f" {tally.wins} won, {tally.losses} lost{ties}"
    )


def _different_deals(result: DuelResult) -> int:
    """Return how many deals there were: in matches, all; on their own, each was played twice."""
    tally = result.deals
    return tally.wins + tally.losses + tally.ties if result.matches is not None else result.trials


def _side(contender: Contender, pace: Pace) -> dict[str, Any]:
    return {
        "level": contender.who,
        "effort": contender.played.effort,
        "decisions": pace.decisions,
        "seconds": pace.seconds,
        "mean_ms": 1000 * pace.mean,
        "p99_ms": 1000 * pace.p99,
    }


@contextmanager
def _progress(duel: Duel, trials: int) -> Iterator[Callable[[int], None]]:
    """Show on standard error how many trials are done, if somebody may look."""
    console = Console(stderr=True)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        auto_refresh=False,  # a thread of its own would be in the measured time
        disable=not console.is_terminal,
    )
    with progress:
        task = progress.add_task(f"{duel.first} against {duel.second}", total=trials)
        progress.refresh()

        def told(more: int) -> None:
            progress.update(task, advance=more, refresh=True)

        yield told
