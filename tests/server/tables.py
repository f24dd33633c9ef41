"""Tables under way, for the server's tests: people who sit, ask, act, agree and are lost."""

from __future__ import annotations

from typing import Any

from doublesix.protocol import requests as ask
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.people import Bot, Person
from doublesix_server.table import Table
from tests.chosen import request_of
from tests.server.fakes import FakePeer, Message, table

COUNT = iter(range(10**9))
STRICT: dict[str, Any] = {"takebacks": False, "hints": False, "talk": "never", "watchers": False}
NAMES = dict(zip(SEATS, ("Ana", "Ivo", "Eva", "Leo"), strict=True))

People = dict[Seat, FakePeer]


def ask_for(at: Table, peer: FakePeer, kind: str, **fields: Any) -> str:
    """Have a peer ask something, and return the request's id."""
    request_id: str = fields.pop("id", None) or f"r{next(COUNT)}"
    at.request(peer, ask.read_request({"type": kind, "id": request_id, **fields}))  # type: ignore[arg-type]
    return request_id


def do(at: Table, peer: FakePeer, kind: str, **fields: Any) -> Message:
    """Have a peer ask something, and return the answer."""
    request_id = ask_for(at, peer, kind, **fields)
    return next(one for one in reversed(peer.messages) if one.get("re") == request_id)


def do_now(at: Table, peer: FakePeer, kind: str, **fields: Any) -> Message:
    """Have a peer ask something against the version as it is."""
    return do(at, peer, kind, version=at.version, **fields)


# Who is there


def guest(at: Table, name: str) -> FakePeer:
    """Return somebody who has come, new or back."""
    peer = FakePeer(name)
    at.attach(peer, ask.Join(id=f"join {name}", code=at.code))
    return peer


def worker_in(at: Table, seat: Seat) -> FakePeer:
    """Return a worker that has taken a computer player's seat."""
    worker = FakePeer(f"ticket {seat}")
    at.give_ticket(seat, worker.identity)
    at.attach_bot(worker, seat)
    return worker


def alone(**options: Any) -> tuple[Table, FakePeer]:
    """Return a table where Ana sits in seat 1 with three computer players, begun."""
    at, people = several(1, **options)
    return at, people[Seat.ONE]


def four_persons(**options: Any) -> tuple[Table, People]:
    """Return a table of four persons, begun."""
    return several(4, **options)


def several(persons: int, **options: Any) -> tuple[Table, People]:
    """Return a table with persons in the first seats and computer players in the others, begun."""
    at = table(**options)
    people = {seat: guest(at, NAMES[seat]) for seat in SEATS[:persons]}
    for seat, peer in people.items():
        do(at, peer, "sit", seat=int(seat))
    begin(at, people[Seat.ONE])
    return at, people


def one_device(*, others: int = 0, **options: Any) -> tuple[Table, FakePeer, People]:
    """Return a table begun, with the device of Ana in seat 1 and Ben in seat 3.

    `others` are how many more persons sit there, each at a device of their own.
    """
    at = table(**options)
    device = guest(at, "Ana")
    do(at, device, "sit", seat=1)
    do(at, device, "share", seat=3, name="Ben")
    people = {seat: guest(at, NAMES[seat]) for seat in (Seat.TWO, Seat.FOUR)[:others]}
    for seat, peer in people.items():
        do(at, peer, "sit", seat=int(seat))
    begin(at, device)
    return at, device, people


def begin(at: Table, host: FakePeer) -> None:
    """Fill the open seats with computer players, and begin."""
    for seat in SEATS:
        if at.seating.sitter(seat) is None:
            do(at, host, "fill", seat=int(seat), level="club")
    do(at, host, "start")
    for seat in at.seating.bots:
        worker_in(at, seat)


# What one is told


def number_of(peer: FakePeer) -> int:
    """Return the number by which the others call somebody."""
    number: int = peer.latest("table")["you"]["person"]
    return number


def told_seat(peer: FakePeer, seat: int) -> Message:
    """Return what somebody was told last of a seat."""
    told: Message = peer.latest("table")["seats"][seat - 1]
    return told


def proposed(peer: FakePeer) -> Message | None:
    """Return the proposal that somebody was told of last."""
    proposal: Message | None = peer.latest("table")["proposal"]
    return proposal


def ended(peer: FakePeer) -> tuple[str, str] | None:
    """Return what the latest proposal was about, and how it ended."""
    told = peer.latest("table")["ended"]
    return None if told is None else (told["kind"], told["how"])


# What one does


def agree(at: Table, peer: FakePeer) -> Message:
    """Have somebody agree to what is proposed."""
    proposal = proposed(peer)
    assert proposal is not None
    return do(at, peer, "agree", proposal=proposal["proposal"])


def decline(at: Table, peer: FakePeer) -> Message:
    """Have somebody decline what is proposed."""
    proposal = proposed(peer)
    assert proposal is not None
    return do(at, peer, "decline", proposal=proposal["proposal"])


def all_agree(at: Table) -> None:
    """Have everybody agree who is asked."""
    for peer in here(at):
        proposal = proposed(peer)
        if proposal is not None and number_of(peer) in proposal["missing"]:
            agree(at, peer)


def here(at: Table) -> list[FakePeer]:
    """Return the links of all people who are here."""
    peers = [one.peer for one in at.seating.persons.values()]
    return [peer for peer in peers if isinstance(peer, FakePeer)]


def all_go_on(at: Table) -> None:
    """Have all who decide say that they are ready, until it begins."""
    version = at.version
    for person in at.seating.deciders():
        if at.version == version:
            assert isinstance(person.peer, FakePeer)
            do(at, person.peer, "go_on", version=version)


def act(at: Table, peer: FakePeer) -> Message:
    """Have a peer do the first thing it may."""
    request = request_of(peer.view["legal"][0])
    return do_now(at, peer, request.pop("type"), **request)


def sitter_in_turn(at: Table) -> Person | Bot:
    """Return who plays the seat that must act."""
    assert at.session is not None
    turn = at.session.deal.turn
    assert turn is not None
    sitter = at.seating.sitter(turn)
    assert sitter is not None
    return sitter


def peer_in_turn(at: Table) -> FakePeer:
    """Return the link of who must act, with the hand uncovered."""
    assert at.session is not None
    sitter, turn = sitter_in_turn(at), at.session.deal.turn
    assert turn is not None
    if isinstance(sitter, Bot) and sitter.peer is None:
        return worker_in(at, turn)
    peer = sitter.peer
    assert isinstance(peer, FakePeer)
    if isinstance(sitter, Person) and sitter.is_shared and sitter.uncovered is not turn:
        do(at, peer, "uncover", seat=int(turn))
    return peer


def step(at: Table) -> Message:
    """Have whoever must act do the first thing that is allowed."""
    return act(at, peer_in_turn(at))


def until_turn_of(at: Table, *seats: Seat) -> None:
    """Play until one of these seats is to act, through as many deals as it takes."""
    assert at.session is not None
    while at.session.deal.turn not in seats:
        if at.session.deal.turn is None:
            all_go_on(at)
        else:
            step(at)


def to_the_end(at: Table) -> None:
    """Play the deal to its end."""
    while at.session is not None and at.session.deal.turn is not None:
        step(at)
