"""Frames: what a server sends, built from plain parts that are packed once.

The shapes are those of `answers.py`; nothing here validates, since nothing here comes from
outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from doublesix.protocol.codec import (
    Entries,
    bare,
    entries,
    joined,
    key,
    listed,
    nested,
    opened,
    pack,
    packed,
    spliced,
    text,
)
from doublesix.protocol.errors import Closing
from doublesix.protocol.packing import OWN_ENTRIES, ViewPacker, packed_event
from doublesix.protocol.plain import Plain, plain_view
from doublesix.rules.events import Event
from doublesix.views import PrivateView, PublicView, SeatView

_UPDATE = bare({"type": "update"}) + key("version")
NO_ENTRIES = Entries(0, b"")
_HEAD_ENTRIES = 3
"""How many entries of an update say which it is and what happened."""


class UpdateFrames:
    """The frames of one update: the public part packed once, each private part appended.

    One packer for all updates of a table spares work; `latest` are the private views it knows.
    """

    __slots__ = ("_front", "_head", "_opened", "_packer", "_public", "latest")

    def __init__(
        self,
        version: int,
        events: Sequence[Event],
        public: PublicView,
        packer: ViewPacker | None = None,
    ) -> None:
        packer = packer or ViewPacker()
        self._packer = packer
        self.latest = packer.latest
        told = listed("events", len(events), b"".join(map(packed_event, events)))
        self._head = _UPDATE + packed(version) + told
        self._public = packer.public(public)
        self._opened = opened("view", self._public, OWN_ENTRIES)
        self._front = spliced(_HEAD_ENTRIES + 1, self._head, self._opened)

    def for_seat(self, private: PrivateView, answering: str | None = None) -> bytes:
        """Return the frame for a seat; `answering` is the id of the request it answers."""
        own = self._packer.own(private)
        if answering is None:
            return self._front + own
        return spliced(_HEAD_ENTRIES + 2, self._head, text("re", answering), self._opened, own)

    def for_watcher(self, answering: str | None = None) -> bytes:
        """Return the frame for somebody without a seat."""
        head = Entries(_HEAD_ENTRIES, self._head)
        return joined(head, _answers(answering), nested("view", self._public))


class TableFrames:
    """The frames of one change of who is at a table."""

    __slots__ = ("_public",)

    def __init__(self, public: Plain) -> None:
        self._public = entries({"type": "table", **public})

    def for_one(self, you: Plain, answering: str | None = None) -> bytes:
        """Return the frame for one receiver; `you` is what they are at the table."""
        return joined(self._public, _answers(answering), entries({"you": you}))


class DrawFrames:
    """The frames of a stage of a draw."""

    __slots__ = ("_public",)

    def __init__(self, public: Plain) -> None:
        self._public = entries({"type": "draw", **public})

    def for_one(self, yours: list[int]) -> bytes:
        """Return the frame for one receiver, of whose seats these are asked for a share."""
        return joined(self._public, entries({"yours": yours}))


class TalkFrames:
    """The frames of something said."""

    __slots__ = ("_said",)

    def __init__(self, *, person: int, name: str, text: str | None, phrase: str | None) -> None:
        said = {"type": "talk", "person": person, "name": name, "text": text, "phrase": phrase}
        self._said = entries(said)

    def frame(self, answering: str | None = None) -> bytes:
        """Return the frame; `answering` is the id of the request it answers."""
        return joined(self._said, _answers(answering))


def welcome(answering: str, *, protocol: int, server: str, name: str, levels: list[str]) -> bytes:
    """Answer a hello."""
    return pack(
        {
            "type": "welcome",
            "re": answering,
            "protocol": protocol,
            "server": server,
            "name": name,
            "levels": levels,
        }
    )


def refused(answering: str | None, reason: str, values: Mapping[str, Any] | None = None) -> bytes:
    """Refuse a request."""
    plain = {"type": "refused", "re": answering, "reason": reason, "values": dict(values or {})}
    return pack(plain)


def record(answering: str, plain_record: Plain) -> bytes:
    """Hand over a record."""
    return pack({"type": "record", "re": answering, "record": plain_record})


def hint(
    answering: str, *, version: int, level: str, act: list[str | int], reasons: Iterable[Plain]
) -> bytes:
    """Hand over a hint."""
    plain = {"type": "hint", "re": answering, "version": version, "level": level, "act": act}
    return pack({**plain, "reasons": list(reasons)})


def tables(answering: str, listed: list[Plain]) -> bytes:
    """Answer with the tables that anybody may join."""
    return pack({"type": "tables", "re": answering, "tables": listed})


def sessions(answering: str, rows: Iterable[Plain], more: int | None) -> bytes:
    """List sessions; `more` is what to ask with for those before them."""
    return pack({"type": "sessions", "re": answering, "sessions": list(rows), "more": more})


def left(answering: str) -> bytes:
    """Answer somebody who is at the table no more."""
    return pack({"type": "left", "re": answering})


def keeping(*, is_kept: bool) -> bytes:
    """Say that nothing can be kept now, or that it can be again."""
    return pack({"type": "keeping", "ok": is_kept})


def levels(names: list[str]) -> bytes:
    """Say which levels of computer players can be had now."""
    return pack({"type": "levels", "levels": names})


def elsewhere(answering: str | None, *, address: str, fingerprint: str | None) -> bytes:
    """Send somebody to another server."""
    plain = {"type": "elsewhere", "address": address, "fingerprint": fingerprint}
    return pack(plain if answering is None else {**plain, "re": answering})


def nodes(addresses: Iterable[tuple[str, str | None]]) -> bytes:
    """Say which servers of the club there are, each by its address and fingerprint."""
    told = [{"address": address, "fingerprint": known} for address, known in addresses]
    return pack({"type": "nodes", "nodes": told})


def notice(text: str | None) -> bytes:
    """Say what the server's operator has everybody told, None for nothing any more."""
    return pack({"type": "notice", "text": text})


def noted(answering: str) -> bytes:
    """Answer a worker's advice or news."""
    return pack({"type": "noted", "re": answering})


def closing(reason: Closing) -> bytes:
    """Say why the connection is about to be closed."""
    return pack({"type": "closing", "reason": reason.value})


def offer(*, code: str, ticket: bytes, level: str, seed: str) -> bytes:
    """Offer a seat to a worker."""
    return pack({"type": "offer", "code": code, "ticket": ticket, "level": level, "seed": seed})


def question(*, number: int, level: str, seed: str, view: SeatView) -> bytes:
    """Ask a worker what it would do, seeing what a seat may know."""
    asked = {"type": "question", "number": number, "level": level, "seed": seed}
    return pack({**asked, "view": plain_view(view)})


def _answers(request_id: str | None) -> Entries:
    return NO_ENTRIES if request_id is None else Entries(1, text("re", request_id))
