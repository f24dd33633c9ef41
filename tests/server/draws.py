"""Tables whose deals are drawn with shares, and clients that give theirs when a test says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from doublesix.fair.verdict import Verdict
from doublesix.fair.witness import Reply, Witness
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.table import Table
from tests.server.fakes import FakeClock, FakePeer, KeepingLog, Message, table
from tests.server.tables import NAMES, ask_for, do

SECONDS = 5.0


class SharingPeer(FakePeer):
    """A client that takes part in draws; what it would ask waits in `replies`."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.gives_shares = True
        self.witness = Witness()
        self.witness.gives_shares = True
        self.replies: list[Reply] = []

    def send(self, frame: bytes) -> None:
        super().send(frame)
        self.replies += self.witness.hear(self.last)

    @property
    def draws(self) -> list[Message]:
        """What it was told of draws."""
        return [message for message in self.messages if message["type"] == "draw"]

    @property
    def verdict(self) -> Verdict:
        assert self.witness.verdict is not None
        return self.witness.verdict


Sharers = dict[Seat, SharingPeer]


def give(at: Table, peer: SharingPeer, **changes: Any) -> Message | None:
    """Have a client send what it would, perhaps changed; return the answer."""
    answer = None
    while peer.replies:
        reply = peer.replies.pop(0)
        answer = do(at, peer, reply.kind, **{**reply.fields, **changes})
    return answer


def settle(at: Table, people: Mapping[Any, SharingPeer]) -> None:
    """Have all clients send what they would, until nobody has more to say."""
    while any(peer.replies for peer in people.values()):
        for peer in people.values():
            give(at, peer)


def sharers(persons: int = 4, *, log: KeepingLog | None = None) -> tuple[Table, Sharers, FakeClock]:
    """Return a table where persons sit whose clients give shares, not begun, and its clock."""
    clock = FakeClock()
    at = table(seed=None, clock=clock, log=log)
    people = {seat: come(at, NAMES[seat]) for seat in SEATS[:persons]}
    for seat, peer in people.items():
        do(at, peer, "sit", seat=int(seat))
    for seat in SEATS[persons:]:
        do(at, people[Seat.ONE], "fill", seat=int(seat), level="club")
    return at, people, clock


def come(at: Table, name: str) -> SharingPeer:
    """Return somebody who has come, new or back."""
    peer = SharingPeer(name)
    at.attach(peer)
    return peer


def begun(persons: int = 4, *, log: KeepingLog | None = None) -> tuple[Table, Sharers, FakeClock]:
    """Return a table whose first deal was drawn."""
    at, people, clock = sharers(persons, log=log)
    start(at, people)
    settle(at, people)
    return at, people, clock


def start(at: Table, people: Sharers) -> None:
    """Have the host begin, without anybody giving anything yet."""
    ask_only(at, people[Seat.ONE], "start")


def ask_only(at: Table, peer: FakePeer, kind: str, **fields: Any) -> None:
    """Have somebody ask, whose answer may come later."""
    ask_for(at, peer, kind, **fields)


def play_out(at: Table) -> None:
    """Play the deal to its end, whoever acts."""
    while at.session is not None and at.session.deal.turn is not None:
        turn = at.session.deal.turn
        legal = at.session.deal.legal()[0]
        sitter = at.seating.sitter(turn)
        assert sitter is not None
        at.course.act(sitter, turn, legal)


def all_ready(at: Table, people: Sharers) -> None:
    """Have all say that they are ready, without anybody giving anything yet."""
    for peer in people.values():
        ask_only(at, peer, "go_on", version=at.version)
