"""Packing: views as bytes, one after another, with what stays the same kept.

It spares work and changes nothing: a view gets the same bytes whatever was packed before. Knows
views and their plain form; never which update they belong to.
"""

from __future__ import annotations

from doublesix.protocol.codec import Entries, bare, listed, packed_all
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

OWN_ENTRIES = 3
"""How many entries of a view are a seat's own."""


class ViewPacker:
    """Packs the views of one table; `latest` holds the private view of each seat packed last."""

    __slots__ = ("_own", "_packed_plays", "_packed_still", "_plays", "_still", "latest")

    def __init__(self) -> None:
        self._still: tuple[object, ...] = ()
        self._packed_still = b""
        self._plays: tuple[Played | Passed, ...] = ()
        self._packed_plays = b""
        self.latest: dict[Seat, PrivateView] = {}
        self._own: dict[Seat, bytes] = {}

    def public(self, view: PublicView) -> Entries:
        """Pack the part that is the same for all."""
        still = (view.profile, view.deal, view.match, view.score, view.phase, view.opening)
        if still != self._still:
            self._still, self._packed_still = still, bare(plain_still(view))
        position, state = plain_position(view), plain_state(view)
        plays = listed("plays", len(view.plays), self._plays_of(view))
        size = len(still) + len(position) + 1 + len(state)
        return Entries(size, self._packed_still + bare(position) + plays + bare(state))

    def own(self, view: PrivateView) -> bytes:
        """Pack a seat's own part, of `OWN_ENTRIES` entries."""
        if self.latest.get(view.seat) is view:
            return self._own[view.seat]
        plain = plain_private(view)
        assert len(plain) == OWN_ENTRIES, plain.keys()
        own = self._own[view.seat] = bare(plain)
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
