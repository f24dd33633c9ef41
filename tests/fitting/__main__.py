"""Fitting: where the weights of `doublesix.players.deep` come from.

    python -m tests.fitting light chiva light-chiva.npy
    python -m tests.fitting watch club chiva 1 club-chiva.npz
    python -m tests.fitting iterate chiva light-chiva.npy club-chiva.npz full-chiva.npy
    python -m tests.fitting duel chiva full-chiva.npy light-chiva.npy

`light` improves the light form by self-play. `watch` notes what players of another kind choose.
`iterate` fits the net to four seats that search, lean on it and are searched again; it goes on
from what is in its last file, if that is there. `duel` plays two policies without any search.
Each takes `--seed` and how much to do; `--help` says more.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from doublesix.players.deep.models import PROFILES
from tests.fitting.decisions import Decisions
from tests.fitting.duels import Follower, duel
from tests.fitting.iteration import iterate
from tests.fitting.selfplay import NONE, new_net, no_light, self_play
from tests.fitting.strangers import watch


def fit_light(given: argparse.Namespace) -> None:
    light = no_light()
    for number, chaos in enumerate(
        self_play(
            light,
            NONE,
            PROFILES.index(given.profile),
            batches=given.batches,
            batch=4096,
            rate=0.05,
            entropy=0.001,
            seed=given.seed,
        )
    ):
        if number % 50 == 0:
            print(f"{number} of {given.batches}: entropy {chaos:.3f}", flush=True)
    np.save(given.out, light)


def watch_strangers(given: argparse.Namespace) -> None:
    found = watch(
        given.who, given.profile, given.kind, decisions=given.decisions, seed=str(given.seed)
    )
    found.save(given.out)
    print(f"{len(found)} decisions of {given.who}")


def fit_net(given: argparse.Namespace) -> None:
    others = Decisions()
    for path in given.others:
        others = others.and_then(Decisions.load(path))
    kinds = 1 + max((row[2] for row in others.chosen), default=0)
    out: Path = given.out
    net = np.load(out) if out.exists() else new_net(kinds, given.seed)
    for number, progress in enumerate(
        iterate(
            PROFILES.index(given.profile),
            net,
            np.load(given.light),
            others,
            effort=given.effort,
            seed=given.seed,
            times=given.times,
        )
    ):
        print(f"{number + 1} of {given.times}: {progress}", flush=True)
        np.save(out, net)


def duel_policies(given: argparse.Namespace) -> None:
    variant = PROFILES.index(given.profile)
    sides = [_follower(variant, path) for path in (given.one, given.two)]
    rate, error = duel(variant, sides, deals=given.deals, seed=given.seed)
    print(f"{given.one} {100 * rate:.1f} ± {100 * error:.1f} % of {given.deals} deals")


def _follower(variant: int, path: Path) -> Follower:
    weights = np.load(path)
    is_light = weights.shape == no_light().shape
    return Follower(variant, weights if is_light else no_light(), NONE if is_light else weights)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fitting", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    commands = parser.add_subparsers(required=True)

    light = commands.add_parser("light", help="self-play of the light form")
    light.set_defaults(run=fit_light)
    light.add_argument("profile", choices=PROFILES)
    light.add_argument("out", type=Path)
    light.add_argument("--batches", type=int, default=400, help="of 4096 deals")

    watched = commands.add_parser("watch", help="decisions of other players")
    watched.set_defaults(run=watch_strangers)
    watched.add_argument("who", help="as in the arena: club, tests.outsiders.ismcts:Ismcts@2000")
    watched.add_argument("profile", choices=PROFILES)
    watched.add_argument("kind", type=int, help="the head of the net, from 1")
    watched.add_argument("out", type=Path)
    watched.add_argument("--decisions", type=int, default=20_000)

    net = commands.add_parser("iterate", help="the net, by search and imitation in turn")
    net.set_defaults(run=fit_net)
    net.add_argument("profile", choices=PROFILES)
    net.add_argument("light", type=Path)
    net.add_argument("others", type=Path, nargs="*")
    net.add_argument("out", type=Path)
    net.add_argument("--effort", type=int, default=400)
    net.add_argument("--times", type=int, default=30, help="of 1500 decisions")

    duels = commands.add_parser("duel", help="two policies without search")
    duels.set_defaults(run=duel_policies)
    duels.add_argument("profile", choices=PROFILES)
    duels.add_argument("one", type=Path)
    duels.add_argument("two", type=Path)
    duels.add_argument("--deals", type=int, default=4000)

    for command in (light, watched, net, duels):
        command.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
