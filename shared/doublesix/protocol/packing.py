"""Packing: views as bytes, one after another, with what stays the same kept.

It spares work and changes nothing: a view gets the same bytes whatever was packed before. Knows
views and their plain form; never which update they belong to.
"""

from __future__ import annotations

from doublesix.protocol.codec import Entries, entries, listed, packed_all
from doublesix.protocol.plain import (
    plain_position,
    plain_private,
    plain_state,
    plain_still,
)
from doublesix.rules.events import Passed, Played
from doublesix.rules.notation import plain_play
from doublesix.rules.seat import SEATS, Seat
from doublesix.views import PrivateView, PublicView


class ViewPacker:
    """Packs the views of one table."""

    __slots__ = ("_own", "_packed_plays", "_packed_still", "_plays", "_still")

    def __init__(self) -> None:
        self._still: tuple[object, ...] = ()
        self._packed_still = Entries(0, b"")
        self._plays: tuple[Played | Passed, ...] = ()
        self._packed_plays = b""
        self._own: list[tuple[PrivateView, Entries] | None] = [None for _ in SEATS]

    def public(self, view: PublicView) -> Entries:
        """Pack the part that is the same for all."""
        still = (view.profile, view.deal, view.match, view.score, view.phase, view.opening)
        if still != self._still:
            self._still, self._packed_still = still, entries(plain_still(view))
        position, state = entries(plain_position(view)), entries(plain_state(view))
        plays = listed("plays", len(view.plays), self._plays_of(view))
        parts = (self._packed_still, position, plays, state)
        return Entries(
            sum([part.size for part in parts]), b"".join([part.packed for part in parts])
        )

    def own(self, view: PrivateView) -> Entries:
        """Pack a seat's own part."""
        known = self._own[view.seat - 1]
        if known is not None and known[0] is view:
            return known[1]
        own = entries(plain_private(view))
        self._own[view.seat - 1] = (view, own)
        return own

    def latest(self, seat: Seat) -> PrivateView | None:
        """Return the view of a seat's own that was packed last, if there was one."""
        known = self._own[seat - 1]
        return None if known is None else known[0]

    def _plays_of(self, view: PublicView) -> bytes:
        """Pack the plays; most often they are those of before and one more."""
        known = len(self._plays)
        if view.plays[:known] != self._plays:
            known, self._packed_plays = 0, b""
        self._packed_plays += packed_all(map(plain_play, view.plays[known:]))
        self._plays = view.plays
        return self._packed_plays
