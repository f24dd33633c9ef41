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
from doublesix.rules.seat import Seat
from doublesix.views import PrivateView, PublicView


class ViewPacker:
    """Packs the views of one table; `latest` holds the private view of each seat packed last."""

    __slots__ = ("_own", "_packed_plays", "_packed_still", "_plays", "_still", "latest")

    def __init__(self) -> None:
        self._still: tuple[object, ...] = ()
        self._packed_still = Entries(0, b"")
        self._plays: tuple[Played | Passed, ...] = ()
        self._packed_plays = b""
        self.latest: dict[Seat, PrivateView] = {}
        self._own: dict[Seat, Entries] = {}

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
        if self.latest.get(view.seat) is view:
            return self._own[view.seat]
        own = self._own[view.seat] = entries(plain_private(view))
        self.latest[view.seat] = view
        return own

    def _plays_of(self, view: PublicView) -> bytes:
        """Pack the plays; most often they are those of before and one more."""
        known = len(self._plays)
        if view.plays[:known] != self._plays:
            known, self._packed_plays = 0, b""
        self._packed_plays += packed_all(map(plain_play, view.plays[known:]))
        self._plays = view.plays
        return self._packed_plays
