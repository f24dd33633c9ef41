"""Contender: who plays in the arena, one of our levels or a player from outside.

Knows names, seeds and efforts; never deals.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from doublesix.players import EFFORTS, LEVELS, Player, make
from doublesix.players.reading import Plain, View

MOST_EFFORT: Final = 1_000_000
"""No level of ours is told more: as in a server."""


_WHAT_PLAYS: Final = (
    "a player is a function of a seat's view, or takes a seed and makes an object with choose(view)"
)


class Unplayable(Exception):
    """A contender from outside cannot be had, or one failed at the table."""


@dataclass(frozen=True, slots=True)
class Contender:
    """A level, or a `module:callable` from outside, and the effort it is given.

    Without an effort it takes its own.
    """

    who: str
    effort: int | None = None

    @staticmethod
    def parse(text: str) -> Contender:
        """Read "expert", "expert@400" or "module:callable@400"; ValueError if it is none of them.

        A level is known however it is capitalised.
        """
        who, at, effort = text.partition("@")
        if who.lower() in LEVELS:
            who = who.lower()
        if not at:
            return Contender(who)
        if not effort.isascii() or not effort.isdecimal() or int(effort) < 1:
            raise ValueError(f'"{text}": after @ stands an effort, a whole number from 1')
        if ":" not in who and int(effort) > MOST_EFFORT:
            raise ValueError(f'"{text}": the effort of a level is {MOST_EFFORT} at most')
        return Contender(who, int(effort))

    def __str__(self) -> str:
        return self.who if self.effort is None else f"{self.who}@{self.effort}"

    @property
    def played(self) -> Contender:
        """Itself with the effort that it plays with; without one if it knows of none."""
        if self.effort is not None:
            return self
        return Contender(self.who, self._usual_effort())

    def _usual_effort(self) -> int | None:
        if ":" not in self.who:
            return EFFORTS.get(self.who)
        takes = _taken(_imported(self.who))
        usual = takes["effort"].default if "effort" in takes else None
        return usual if isinstance(usual, int) else None

    def player(self, seed: str) -> Player:
        """Return a player of this kind.

        ValueError if there is no such level, Unplayable for an outsider that cannot be had.
        """
        if ":" in self.who:
            return self._from_outside(seed)
        return make(self.who, seed, self.effort)

    def _from_outside(self, seed: str) -> Player:
        """Return a player from outside.

        A callable that takes a `seed` is asked for a player, an object with `choose`; it gets
        the `effort` too, if it takes one. Any other is the player's `choose` itself.
        """
        found = _imported(self.who)
        takes = _taken(found)
        given: dict[str, Any] = {}
        if "seed" in takes:
            given["seed"] = seed
        if "effort" in takes and self.effort is not None:
            given["effort"] = self.effort
        elif self.effort is not None:
            raise Unplayable(f"{self.who} takes no effort: leave out @{self.effort}")
        if "seed" not in takes:
            if not _can_take_a_view(found):
                raise Unplayable(f"{self.who} takes no view: {_WHAT_PLAYS}")
            return _Function(found, given)
        try:
            player: Player = found(**given)
        except Exception as error:
            raise Unplayable(f"{self.who} makes no player: {worded(error)}") from error
        if not callable(getattr(player, "choose", None)):
            raise Unplayable(f"{self.who} makes nothing with choose(view): {_WHAT_PLAYS}")
        return player


@dataclass(frozen=True, slots=True)
class _Function:
    """A plain function of the view as a player."""

    function: Callable[..., Plain]
    given: dict[str, Any]

    def choose(self, view: View) -> Plain:
        return self.function(view, **self.given)


def _taken(found: Callable[..., Any]) -> Mapping[str, inspect.Parameter]:
    """Return the parameters of a callable, those of a function of the view if it tells none."""
    try:
        return inspect.signature(found).parameters
    except (TypeError, ValueError):
        return inspect.signature(lambda view: view).parameters


def _can_take_a_view(found: Callable[..., Any]) -> bool:
    """Tell whether a callable can be called with a view alone, as far as it tells."""
    try:
        inspect.signature(found).bind({})
    except TypeError:
        return False
    except ValueError:
        return True  # a builtin that tells no parameters
    return True


def _imported(name: str) -> Callable[..., Any]:
    """Import the callable that "module:callable" names, or say why there is none."""
    module, _, path = name.partition(":")
    try:
        found: Any = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except Exception as error:
        where = _where_found(module, error)
        raise Unplayable(f"{name} cannot be imported: {worded(error)}{where}") from error
    if not callable(found):
        raise Unplayable(f"{name} is no function: {found!r}")
    return found  # type: ignore[no-any-return]


def _where_found(module: str, error: Exception) -> str:
    """Say where a module would have been found, if it is the one that is missing."""
    missing = error.name if isinstance(error, ModuleNotFoundError) else None
    if missing is None or not f"{module}.".startswith(f"{missing}."):
        return ""
    if module.startswith("tests."):
        return "; the outsiders of the tests are run from the folder of a clone"
    return "; call the arena from the folder that the module is in"


def worded(error: Exception) -> str:
    """Say in a few words what an error is."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
