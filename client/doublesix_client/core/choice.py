"""Choice: what a person has picked and not yet confirmed (Rules 5.1).

A value beside the server's view: it may change or be dropped freely, and nothing happens until it
is confirmed. What can be picked is what the view lists as legal; nothing is worked out here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, cast

from doublesix.protocol.answers import PlainAct

EndName = Literal["left", "right"]
LEFT: EndName = "left"
RIGHT: EndName = "right"


@dataclass(frozen=True, slots=True)
class Choice:
    """A tile and where it goes (`end` is None for the pose), an opener, or a pass."""

    tile: str | None = None
    end: EndName | None = None
    opener: int | None = None
    passes: bool = False


NOTHING = Choice()


def first_choice(legal: Sequence[PlainAct]) -> Choice:
    """Return what is picked when a turn begins: a pass where nothing else can be done."""
    return Choice(passes=True) if list(legal) == [["pass"]] else NOTHING


def tiles_in(legal: Sequence[PlainAct]) -> dict[str, tuple[EndName | None, ...]]:
    """Return the tiles that can be played, each with the ends it fits; (None,) for a pose."""
    found: dict[str, tuple[EndName | None, ...]] = {}
    for tile, *end in legal:
        if tile not in ("pass", "name"):
            where = cast(EndName, end[0]) if end else None
            found[str(tile)] = (*found.get(str(tile), ()), where)
    return found


def openers_in(legal: Sequence[PlainAct]) -> tuple[int, ...]:
    """Return the seats that may be named as opener."""
    return tuple(int(act[1]) for act in legal if act[0] == "name")


def with_tile(choice: Choice, legal: Sequence[PlainAct], tile: str) -> Choice:
    """Pick a tile; the same again drops it. Where it fits one end only, that end is picked too."""
    ends = tiles_in(legal).get(tile)
    if ends is None:
        return choice
    if choice.tile == tile:
        return NOTHING
    return Choice(tile=tile, end=ends[0] if len(ends) == 1 else None)


def with_end(choice: Choice, legal: Sequence[PlainAct], end: EndName) -> Choice:
    """Pick the end for the tile that is picked; unchanged where it does not fit."""
    if choice.tile is None or end not in tiles_in(legal).get(choice.tile, ()):
        return choice
    return replace(choice, end=end)


def with_tile_at(legal: Sequence[PlainAct], tile: str, end: EndName | None) -> Choice:
    """Pick a tile and its end at once, as dragging does; NOTHING where that is not legal."""
    ends = tiles_in(legal).get(tile, ())
    if end in ends:
        return Choice(tile=tile, end=end)
    return Choice(tile=tile) if ends == (None,) else NOTHING


def with_opener(choice: Choice, legal: Sequence[PlainAct], opener: int) -> Choice:
    """Pick who opens; the same again drops it."""
    if opener not in openers_in(legal):
        return choice
    return NOTHING if choice.opener == opener else Choice(opener=opener)


def with_act(legal: Sequence[PlainAct], act: PlainAct) -> Choice:
    """Pick an act as it is listed or hinted; NOTHING where it is not legal now."""
    if act not in legal:
        return NOTHING
    match act:
        case ["pass"]:
            return Choice(passes=True)
        case ["name", int(opener)]:
            return Choice(opener=opener)
        case [str(tile), "left" | "right" as end]:
            return Choice(tile=tile, end=end)
        case [str(tile)]:
            return Choice(tile=tile)
        case _:
            return NOTHING


def standing(choice: Choice, legal: Sequence[PlainAct]) -> Choice:
    """Return what of a choice still stands when the position has changed."""
    if choice.tile is not None and choice.end is None and choice.tile in tiles_in(legal):
        return choice
    act = act_of(choice, legal)
    return first_choice(legal) if act is None else choice


def act_of(choice: Choice, legal: Sequence[PlainAct]) -> PlainAct | None:
    """Return the legal act that confirming would make; None while something is missing."""
    act: PlainAct
    if choice.passes:
        act = ["pass"]
    elif choice.opener is not None:
        act = ["name", choice.opener]
    elif choice.tile is not None:
        act = [choice.tile] if choice.end is None else [choice.tile, choice.end]
    else:
        return None
    return act if act in legal else None


def request_of(act: PlainAct) -> tuple[str, dict[str, Any]]:
    """Return kind and fields of the request that makes an act."""
    match act:
        case ["pass"]:
            return "pass", {}
        case ["name", opener]:
            return "name", {"opener": opener}
        case [tile, end]:
            return "play", {"tile": tile, "end": end}
        case [tile]:
            return "play", {"tile": tile}
    raise AssertionError(act)
