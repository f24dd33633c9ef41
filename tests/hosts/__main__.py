"""Let four at four machines play while their links suffer, as long as is wished.

    python -m tests.hosts [--troubles 40] [--seed 1] [--profile chiva]

Prints each trouble and how long it took until all four went on. Deals are drawn at random with
everybody's share, so links are lost in mid-draw too. At the end what each client was told is
compared with the record, which is verified.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.hosts.evening import Evening, evening
from tests.netns.hosts import why_not

NAMES = ("Ana", "Ivo", "Eva", "Tom")
DEALS = 8
"""A session ends with this deal, or with a match that is won before."""


def troubles(table: Evening, chance: random.Random) -> list[Callable[[], None]]:
    """Return one of each trouble, for whom chance picks."""
    some = chance.sample(NAMES, chance.randint(1, 3))
    return [
        lambda: table.cut(some, chance.uniform(0.5, 12)),
        lambda: table.cut(["server"], chance.uniform(0.5, 12)),
        lambda: table.unplug(some, chance.uniform(0.5, 12)),
        lambda: table.unplug(["server"], chance.uniform(0.5, 12)),
        lambda: table.readdress(*some),
        lambda: table.readdress("server"),
        lambda: table.readdress("server", *some),
        lambda: table.slow(some, 0.2, 0.05, acts=8),
        lambda: table.slow(["server"], 0.2, 0.05, acts=8),
    ]


def main() -> int:
    """Do so many, and say what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.hosts", description=__doc__)
    parser.add_argument("--troubles", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1, help="of the order of troubles")
    parser.add_argument("--profile", default="chiva", choices=["chiva", "six-love"])
    arguments = parser.parse_args()
    if (why := why_not()) is not None:
        print(why, file=sys.stderr)
        return 2
    chance = random.Random(arguments.seed)
    left, deals = arguments.troubles, 0
    while left > 0:
        with (
            tempfile.TemporaryDirectory() as folder,
            evening(Path(folder), tell=lambda line: print(line, flush=True)) as table,
        ):
            table.sit_down(arguments.profile, deals=DEALS)
            while left > 0 and not table.is_over:
                chance.choice(troubles(table, chance))()
                left -= 1
            deals += len(table.finish()["deals"])
            complaints = table.crew.stop()
            if complaints:
                print(complaints, file=sys.stderr)
                return 1
    print(f"{arguments.troubles} troubles, {deals} deals finished: nothing lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
