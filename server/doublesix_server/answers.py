"""Answers: the first answer to each request, so that a repeat gets it again (A1).

Knows identities, request ids, kinds and packed frames; never what they say.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from doublesix.rules.value import value
from doublesix_server.log import Identity

KEPT = 64
"""How many answers are kept for an identity at a table."""
IDENTITIES_KEPT = 64
"""For how many identities at a table; of those without a seat who came first is forgotten first."""


@value
class Given:
    """An answer that was given; `frame` is None where a repeat is answered anew.

    After a restart it is made again when it is asked for: the same, from the same position.
    """

    kind: str
    frame: bytes | None
    again: Callable[[], bytes] | None = None

    def repeat(self) -> bytes | None:
        """Return the frame to be sent again."""
        return self.again() if self.again is not None else self.frame


class Answers:
    """The last answers given to each identity.

    `has_seat` tells whose answers are kept however many others come.
    """

    __slots__ = ("_given", "_has_seat")

    def __init__(self, has_seat: Callable[[Identity], bool] = lambda _: False) -> None:
        self._has_seat = has_seat
        self._given: OrderedDict[Identity, OrderedDict[str, Given]] = OrderedDict()

    def find(self, identity: Identity, request_id: str) -> Given | None:
        """Return the first answer to the request with this id, if it had one."""
        own = self._given.get(identity)
        return None if own is None else own.get(request_id)

    def keep(self, identity: Identity, request_id: str, given: Given) -> None:
        """Keep an answer; the oldest beyond the limits are forgotten."""
        own = self._given.get(identity)
        if own is None:
            own = self._given[identity] = OrderedDict()
            if len(self._given) > IDENTITIES_KEPT:
                self._forget_one()
        own[request_id] = given
        if len(own) > KEPT:
            own.popitem(last=False)

    def _forget_one(self) -> None:
        without_seat = (one for one in self._given if not self._has_seat(one))
        del self._given[next(without_seat)]

    def forget(self, identity: Identity) -> None:
        """Forget all answers of somebody who is gone for good."""
        self._given.pop(identity, None)

    def forget_all(self) -> None:
        """Forget all answers of everybody: most of what a table holds that was taken up."""
        self._given.clear()
