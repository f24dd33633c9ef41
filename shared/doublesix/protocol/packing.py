"""Packing: views as bytes, one after another, with what stays the same kept.

It spares work and changes nothing: a view gets the same bytes whatever was packed before, those of
its plain form. Knows views; never which update they belong to.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from doublesix.protocol.codec import Entries, bare, key, listed, packed
from doublesix.protocol.plain import plain_event, plain_shown, plain_still
from doublesix.rules.acts import DealAct, Play
from doublesix.rules.events import Event, Passed, Played
from doublesix.rules.layout import End
from doublesix.rules.notation import plain_act, plain_play
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.tile import SET, Tile
from doublesix.views import PrivateView, PublicView

OWN_ENTRIES: Final = 3
"""How many entries of a view are a seat's own."""
_STILL_ENTRIES = 6
_MOVING_ENTRIES = 10
"""How many public entries stay while a deal is played, and how many may change at each act."""
_MOST_LISTED = 15
"""More than a seat has tiles, and than it has acts to choose from."""

# What is packed again and again, packed once.
_TILES = {tile: packed(tile.name) for tile in SET}
_SEATS = {seat: bare({"seat": seat}) for seat in SEATS}
_NO_HAND = bare({"hand": None})
_HANDS, _LEGAL = (
    [listed(name, size, b"") for size in range(_MOST_LISTED)] for name in ("hand", "legal")
)
_TURN, _ENDS = key("turn"), key("ends")


class ViewPacker:
    """Packs the views of one table; `latest` holds the private view of each seat packed last."""

    __slots__ = (
        *("_layout", "_own", "_packed_layout", "_packed_plays", "_packed_still", "_plays"),
        *("_still", "latest"),
    )

    def __init__(self) -> None:
        self._still: tuple[object, ...] = ()
        self._packed_still = b""
        self._layout: tuple[Tile, ...] = ()
        self._packed_layout = b""
        self._plays: tuple[Played | Passed, ...] = ()
        self._packed_plays = b""
        self.latest: dict[Seat, PrivateView] = {}
        self._own: dict[Seat, bytes] = {}

    def public(self, view: PublicView) -> Entries:
        """Pack the part that is the same for all."""
        still = (view.profile, view.deal, view.match, view.score, view.phase, view.opening)
        if still != self._still:
            self._still, self._packed_still = still, bare(plain_still(view))
        state = {
            "held": view.held,
            "passed": view.passed,
            "pips_out": view.pips_out,
            "takebacks": view.takebacks,
            "can_undo": view.can_undo,
            "can_redo": view.can_redo,
        }
        size = _STILL_ENTRIES + _MOVING_ENTRIES
        if view.shown is not None:
            state["result"] = plain_shown(view.shown)
            size += 1
        pieces = (
            self._packed_still,
            _TURN,
            packed(view.turn),
            listed("layout", len(view.layout), self._layout_of(view)),
            _ENDS,
            packed(view.ends),
            listed("plays", len(view.plays), self._plays_of(view)),
            bare(state),
        )
        return Entries(size, b"".join(pieces))

    def own(self, view: PrivateView) -> bytes:
        """Pack a seat's own part, of `OWN_ENTRIES` entries."""
        seat, hand, legal = view.seat, view.hand, view.legal
        if self.latest.get(seat) is view:
            return self._own[seat]
        shown = _NO_HAND if hand is None else _HANDS[len(hand)] + _tiles(hand)
        own = _SEATS[seat] + shown + _LEGAL[len(legal)] + b"".join(map(_packed_act, legal))
        self.latest[seat], self._own[seat] = view, own
        return own

    def _layout_of(self, view: PublicView) -> bytes:
        """Pack the layout; most often it is that of before and one more tile at an end."""
        before, now = self._layout, view.layout
        if now == before:
            return self._packed_layout
        if now[1:] == before:
            self._packed_layout = _TILES[now[0]] + self._packed_layout
        elif now[:-1] == before:
            self._packed_layout += _TILES[now[-1]]
        else:
            self._packed_layout = _tiles(now)
        self._layout = now
        return self._packed_layout

    def _plays_of(self, view: PublicView) -> bytes:
        """Pack the plays; most often they are those of before and one more."""
        known = len(self._plays)
        if view.plays[:known] != self._plays:
            known, self._packed_plays = 0, b""
        self._packed_plays += b"".join(map(_packed_play, view.plays[known:]))
        self._plays = view.plays
        return self._packed_plays


def _tiles(tiles: Iterable[Tile]) -> bytes:
    return b"".join(map(_TILES.__getitem__, tiles))


def packed_event(event: Event) -> bytes:
    """Pack what happened."""
    if isinstance(event, Played):
        return _told(event.seat, event.tile, event.end)
    return packed(plain_event(event))


def _packed_play(play: Played | Passed) -> bytes:
    if isinstance(play, Played):
        return _laid(play.seat, play.tile, play.end)
    return packed(plain_play(play))


def _packed_act(act: DealAct) -> bytes:
    if isinstance(act, Play):
        return _layable(act.tile, act.end)
    return packed(plain_act(act))


# There are few plays, and each is made again and again: by whom, which tile, at which end.


@cache
def _told(seat: Seat, tile: Tile, end: End | None) -> bytes:
    return packed(plain_event(Played(seat, tile, end)))


@cache
def _laid(seat: Seat, tile: Tile, end: End | None) -> bytes:
    return packed(plain_play(Played(seat, tile, end)))


@cache
def _layable(tile: Tile, end: End | None) -> bytes:
    return packed(plain_act(Play(tile, end)))
