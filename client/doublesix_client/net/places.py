"""Places: where a visit may find its server, or one of the club that it belongs to.

Knows addresses and which was tried; never a link.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from doublesix.following import MOST_HOPS, is_as_safe
from doublesix.link import Place


class Places:
    """Where to go next: `home` is where the order leads, `now` where the visit is or tries to be.

    Nobody is followed from TLS into the open, nor without end.
    """

    def __init__(self, home: Place) -> None:
        self.home = self.now = home
        self._others: tuple[Place, ...] = ()
        self._tried: set[Place] = set()
        self._hops = 0

    @property
    def is_home(self) -> bool:
        """Whether it is where the order leads."""
        return self.now == self.home

    def settle_at(self, url: str) -> None:
        """Note that who is at home was found at another address."""
        self.home = self.now = replace(self.home, url=url)

    def told(self, nodes: Iterable[Place]) -> None:
        """Note which servers the club has."""
        self._others = tuple(place for place in nodes if is_as_safe(self.home, place))

    def follow(self, place: Place) -> bool:
        """Go where a server says; tell whether to go there at once."""
        self._hops += 1
        if self._hops > MOST_HOPS or not is_as_safe(self.home, place):
            self.rest()
            return False
        self.now = place
        return True

    def fail(self) -> bool:
        """Go on where it was not tried yet since the last rest; tell whether there is such a place.

        Without one it begins anew at home, after a rest.
        """
        self._tried.add(self.now)
        left = [place for place in (self.home, *self._others) if place not in self._tried]
        if not left:
            self.rest()
            self.now = self.home
            return False
        self.now = left[0]
        return True

    def rest(self) -> None:
        """Have every place be worth a try again."""
        self._tried.clear()
        self._hops = 0

    def settle(self) -> None:
        """Note that a link held for long enough."""
        self.rest()
