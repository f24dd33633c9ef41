"""The one check: is this tree sound?

Run by the Python of the environment that holds the `dev` extra, from any folder. Stops at the
first step that fails, prints the line that mends it and exits as that step did. Standard library
only.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Where coverage has a floor of its own: every branch.
WHOLE_ROOMS = (
    "shared/doublesix/rules/*",
    "shared/doublesix/views.py",
    "shared/doublesix/protocol/*",
)
TREE_FLOOR = 90

# Most of a test's time is waiting; a module's tests stay together.
SPREAD = ("-n", "auto", "--dist", "loadscope")


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to run, and what to do when it fails."""

    name: str
    argv: tuple[str, ...]
    mend: str


def module(*argv: str) -> tuple[str, ...]:
    """Return the command that runs a module with the Python that runs this check."""
    return (sys.executable, "-m", *argv)


def readable(argv: Sequence[str]) -> str:
    """Return a command as one would type it at the root of the tree."""
    python = Path(argv[0])
    shown = python.relative_to(ROOT) if python.is_relative_to(ROOT) else python
    return " ".join([str(shown), *(f"'{word}'" if " " in word else word for word in argv[1:])])


def static_steps() -> Iterable[Step]:
    """Yield the steps that read the tree and run nothing of it."""
    yield Step(
        "format", module("ruff", "format", "--check", "."), readable(module("ruff", "format", "."))
    )
    yield Step(
        "lint",
        module("ruff", "check", "."),
        f"{readable(module('ruff', 'check', '--fix', '.'))} and by hand what it leaves",
    )
    yield Step(
        "types", module("mypy"), f"mend the types named above; again: {readable(module('mypy'))}"
    )


def quick_steps() -> Iterable[Step]:
    """Yield the steps for every commit: no slow test, no coverage."""
    yield from static_steps()
    argv = module("pytest", "-q", *SPREAD, "-m", "not slow", "--hypothesis-profile=quick")
    yield Step(
        "tests", argv, f"mend what failed above; again: {readable((*argv, '--last-failed'))}"
    )


def whole_steps() -> Iterable[Step]:
    """Yield every step, in order."""
    yield from static_steps()
    yield Step("forget old coverage", module("coverage", "erase"), "delete .coverage*")
    again = readable(module("pytest", "--hypothesis-profile=whole", "--last-failed"))
    yield Step(
        "tests",
        module(
            *("coverage", "run", "-m", "pytest", *SPREAD),
            *("--hypothesis-profile=whole", "--durations=10"),
        ),
        f"mend what failed above; again: {again}",
    )
    yield Step("join coverage", module("coverage", "combine", "--quiet"), "no test left coverage")
    for room in WHOLE_ROOMS:
        yield Step(
            f"coverage of {room}",
            module("coverage", "report", f"--include={room}", "--fail-under=100"),
            "test every line and branch named above, or take it out",
        )
    yield Step(
        "coverage of the tree",
        module("coverage", "report", f"--fail-under={TREE_FLOOR}"),
        f"test what is named above until the tree is at {TREE_FLOOR} %",
    )


def run(steps: Iterable[Step]) -> int:
    """Run steps until one fails; return its exit status, or 0."""
    begun = time.monotonic()
    for step in steps:
        print(f"== {step.name}: {readable(step.argv)}", flush=True)
        started = time.monotonic()
        status = subprocess.run(step.argv, cwd=ROOT, check=False).returncode
        took = time.monotonic() - started
        if status != 0:
            print(f"== {step.name} FAILED with status {status} after {took:.1f} s", flush=True)
            print(f"== mend it: {step.mend}", flush=True)
            return status if status > 0 else 128 - status
        print(f"== {step.name}: fine, {took:.1f} s", flush=True)
    print(f"== all fine, {time.monotonic() - begun:.1f} s", flush=True)
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run the check that the command line asks for."""
    parser = argparse.ArgumentParser(prog="tests/check.py", description="Is this tree sound?")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="for every commit: without the tests marked slow and without coverage",
    )
    quick = parser.parse_args(argv).quick
    missing = [name for name in ("ruff", "mypy", "pytest", "coverage") if find_spec(name) is None]
    if missing:
        print(
            f"{sys.executable} has no {', '.join(missing)}: "
            "run tests/check.py with the Python of the environment that CONTRIBUTING.md sets up",
            file=sys.stderr,
        )
        return 2
    try:
        return run(quick_steps() if quick else whole_steps())
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
