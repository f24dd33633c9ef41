"""Answers: the first answer to each request, so that a repeat gets it again (A1).

Knows identities, request ids and packed frames; never what they say.
"""

from __future__ import annotations

from collections import OrderedDict

from doublesix_server.seating import Identity

KEPT = 64
"""How many answers are kept for an identity at a table."""


class Answers:
    """The last answers given to each identity."""

    __slots__ = ("_frames", "_kept")

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._frames: dict[Identity, OrderedDict[str, bytes]] = {}

    def find(self, identity: Identity, request_id: str) -> bytes | None:
        """Return the first answer to this request, if it had one."""
        given = self._frames.get(identity)
        return None if given is None else given.get(request_id)

    def keep(self, identity: Identity, request_id: str, frame: bytes) -> None:
        """Keep an answer; the oldest beyond the limit is forgotten."""
        given = self._frames.setdefault(identity, OrderedDict())
        given[request_id] = frame
        if len(given) > self._kept:
            given.popitem(last=False)

    def forget(self, identity: Identity) -> None:
        """Forget all answers of somebody who is gone for good."""
        self._frames.pop(identity, None)

    def __len__(self) -> int:
        return len(self._frames)
