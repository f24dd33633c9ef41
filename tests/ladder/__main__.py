"""Measure the ladder of the computer players, row by row, as docs/players.md prints it.

    python -m tests.ladder calibrate FOLDER      set the efforts to their budgets, on this machine
    python -m tests.ladder run FOLDER [WORDS]    play the rows that have no result yet
    python -m tests.ladder print FOLDER          print the table and its commands in Markdown

WORDS choose rows: those whose command holds them all. A run can be stopped and called again. One
row takes minutes, the player of the package `dominoes` an hour.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

from doublesix.arena.contender import Contender
from doublesix.arena.crew import play
from doublesix.arena.duel import Duel
from doublesix.players import SHARES
from doublesix.rules.profiles import PROFILES
from tests.ladder.rows import BUDGETS, DEALS, HEAD, Row, line_of, rows

TRIAL_EFFORT = 200
TRIAL_DEALS = 30


def calibrated(who: str, budget: float) -> int:
    """Return the effort at which a searcher takes so many milliseconds, the mean of both games."""
    effort = TRIAL_EFFORT
    for _ in range(4):
        paces = [
            play(
                Duel(Contender(who, effort), Contender("club"), profile, "calibrate"),
                TRIAL_DEALS,
                processes=1,
                told=lambda more: None,
            ).paces[0]
            for profile in PROFILES
        ]
        mean = 1000 * sum(pace.seconds for pace in paces) / sum(pace.decisions for pace in paces)
        print(f"{who}@{effort}: {mean:.2f} ms", flush=True)
        effort = max(1, int(effort * min(20.0, budget / mean)))
    return _in_two_digits(effort)


def _in_two_digits(number: int) -> int:
    """Round down to two digits: a calibration is no finer."""
    digits = str(number)
    return int(digits[:2] + "0" * len(digits[2:]))


def calibrate(folder: Path) -> None:
    found = {who: calibrated(who, budget) for who, budget in BUDGETS.items()}
    found["expert"] = max(1, int(found["master"] * SHARES["expert"]))
    _efforts_file(folder).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found))


def run(folder: Path, words: list[str]) -> None:
    done = results(folder)
    for row in rows():
        arguments = row.arguments(efforts(folder), DEALS)
        command = command_of(arguments)
        if command in done or not all(word in command for word in words):
            continue
        print(command, flush=True)
        document = played(arguments)
        with (folder / "results.jsonl").open("a", encoding="utf-8") as kept:
            kept.write(json.dumps({"command": command, "result": document}) + "\n")
        print(line_of(row, document), flush=True)


def played(arguments: list[str]) -> dict[str, Any]:
    asked = [sys.executable, "-m", "doublesix", "arena", *arguments, "--json"]
    # One thread of the arena's is one core: players that compute in several would be seen.
    answer = subprocess.run(asked, check=True, stdout=subprocess.PIPE, text=True)
    document: dict[str, Any] = json.loads(answer.stdout)
    return document


def print_table(folder: Path) -> None:
    done = results(folder)
    found: list[tuple[Row, str]] = []
    for row in rows():
        command = command_of(row.arguments(efforts(folder), DEALS))
        if command in done:
            found.append((row, command))
    print(HEAD)
    for row, command in found:
        print(line_of(row, done[command]))
    print("\n```sh")
    for _, command in found:
        print(command)
    print("```")


def command_of(arguments: list[str]) -> str:
    return f"doublesix arena {shlex.join(arguments)}"


def results(folder: Path) -> dict[str, dict[str, Any]]:
    """Return the results so far by their commands."""
    kept = folder / "results.jsonl"
    if not kept.exists():
        return {}
    lines = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    return {line["command"]: line["result"] for line in lines}


def efforts(folder: Path) -> dict[str, int]:
    found: dict[str, int] = json.loads(_efforts_file(folder).read_text(encoding="utf-8"))
    return found


def _efforts_file(folder: Path) -> Path:
    return folder / "efforts.json"


def main(arguments: list[str]) -> int:
    match arguments:
        case ["calibrate", folder]:
            Path(folder).mkdir(parents=True, exist_ok=True)
            calibrate(Path(folder))
        case ["run", folder, *words]:
            run(Path(folder), words)
        case ["print", folder]:
            print_table(Path(folder))
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
