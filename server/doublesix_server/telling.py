"""Telling: who is told what of a table, and not before the log allows it.

Makes views of a session for each seat and hands frames to peers. Knows no rule and decides
nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from doublesix.protocol import manners
from doublesix.protocol import requests as ask
from doublesix.protocol.frames import TableFrames, UpdateFrames
from doublesix.protocol.packing import ViewPacker
from doublesix.protocol.plain import Plain
from doublesix.rules.events import Event
from doublesix.rules.seat import Seat
from doublesix.rules.session import Session
from doublesix.rules.value import value
from doublesix.views import private_view, public_view
from doublesix_server.answers import Answers, Given
from doublesix_server.log import Log
from doublesix_server.people import Bot, Peer, Person
from doublesix_server.seating import Seating

Asked = ask.Create | ask.Join | manners.Manner | ask.Act
"""What an update or a table message may answer."""


@value
class Told:
    """A session's value, its version and the events that led there."""

    session: Session
    version: int
    events: tuple[Event, ...]

    def frames(self, packer: ViewPacker | None = None) -> UpdateFrames:
        """Return the frames of it, the public part packed once."""
        return UpdateFrames(self.version, self.events, public_view(self.session), packer)

    def frame_again(self, seat: Seat | None, answering: str) -> bytes:
        """Return what a seat, or a watcher, was told in answer to a request."""
        return self.frame(self.frames(), seat, answering)

    def frame(self, frames: UpdateFrames, seat: Seat | None, answering: str | None) -> bytes:
        """Return what a seat, or a watcher, is told."""
        if seat is None:
            return frames.for_watcher(answering)
        private = private_view(self.session, seat, frames.latest.get(seat))
        return frames.for_seat(private, answering)


class Telling:
    """Tells, in the order of the log; keeps what was an answer."""

    __slots__ = ("_answers", "_log", "_packer")

    def __init__(self, answers: Answers, log: Log) -> None:
        self._answers = answers
        self._log = log
        self._packer = ViewPacker()

    def send(self, peer: Peer, frame: bytes) -> None:
        """Tell one peer, once all that happened so far is durable."""
        self._log.after(partial(peer.send, frame))

    def update(
        self,
        seating: Seating,
        told: Told,
        asker: Person | Bot | None,
        request: Asked | None,
        *,
        watchers: bool,
    ) -> Callable[[], None]:
        """Pack what everybody is told of a change, and return what tells it.

        To the asker, whose request led there, it is the answer, kept for a repeat. `watchers`
        says whether people without a seat are told.
        """
        frames = told.frames(self._packer)
        sends: list[tuple[Peer, bytes]] = []
        for one in seating.everybody():
            peer = one.peer
            if one is asker and request is not None:
                frame = told.frame(frames, one.seat, request.id)
                self._keep(one, request, frame, told)
            elif peer is None or not (watchers or _has_seat(one)):
                continue
            else:
                frame = told.frame(frames, one.seat, None)
            if peer is not None:
                sends.append((peer, frame))
        return partial(_send_all, sends)

    def _keep(self, one: Person | Bot, asked: Asked, frame: bytes, told: Told) -> None:
        if one.identity is None:
            return
        given = Given(asked.type, frame)
        if isinstance(one, Person) and one.is_shared:
            # Whoever repeats it later may be somebody else at the device: no hand then.
            given = Given(asked.type, None, partial(told.frame_again, None, asked.id))
        self._answers.keep(one.identity, asked.id, given)

    def table(
        self,
        seating: Seating,
        public: Plain,
        asker: Person | Bot | None,
        request: Asked | None,
    ) -> None:
        """Tell everybody who is at the table; to the asker it is the answer."""
        frames = TableFrames(public)
        host = seating.host
        sends: list[tuple[Peer, bytes]] = []
        for one in seating.everybody():
            if one.peer is None:
                continue
            asked = request if one is asker else None
            you = {**one.plain(), "host": one is host}
            frame = frames.for_one(you, None if asked is None else asked.id)
            if asked is not None and one.identity is not None:
                self._answers.keep(one.identity, asked.id, Given(asked.type, frame))
            sends.append((one.peer, frame))
        self._log.after(partial(_send_all, sends))


def _has_seat(one: Person | Bot) -> bool:
    return isinstance(one, Bot) or bool(one.seats)


def _send_all(sends: list[tuple[Peer, bytes]]) -> None:
    for peer, frame in sends:
        peer.send(frame)
