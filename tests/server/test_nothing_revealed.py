"""What people do around a deal reveals nothing of it: other hidden tiles, the same frames."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from doublesix.rules.seat import SEATS, Seat
from doublesix_server.table import Table
from tests.blindness import twin
from tests.server import tables
from tests.server.fakes import FakePeer
from tests.server.tables import (
    People,
    all_agree,
    do,
    do_now,
    guest,
    number_of,
    step,
    to_the_end,
)

Doing = Callable[[Table, People], object]


def asked_by_all(kind: str) -> Doing:
    def ask(at: Table, people: People) -> None:
        do_now(at, people[Seat.THREE], kind)
        all_agree(at)

    return ask


def stop(at: Table, people: People) -> None:
    do(at, people[Seat.THREE], "stop")
    all_agree(at)
    for peer in people.values():
        at.detach(peer)
    guest(at, "Ana")


def leave(at: Table, people: People) -> None:
    do(at, people[Seat.THREE], "leave")


def lose(at: Table, people: People) -> None:
    at.detach(people[Seat.THREE])
    guest(at, "Eva")


def stand_in(at: Table, people: People) -> None:
    do(at, people[Seat.TWO], "stand_in", seat=3)
    all_agree(at)
    tables.worker_in(at, Seat.THREE)
    do(at, people[Seat.THREE], "reclaim", seat=3)


def give(at: Table, people: People) -> None:
    do(at, people[Seat.THREE], "leave")
    dan = guest(at, "Dan")
    do(at, people[Seat.TWO], "give_seat", seat=3, person=number_of(dan))
    all_agree(at)


def record(at: Table, people: People) -> None:
    do(at, people[Seat.ONE], "get_record", id="record")


def close(at: Table, people: People) -> None:
    do(at, people[Seat.ONE], "close_table", id="close")
    at.close()


DOINGS: dict[str, Doing] = {
    "stop": stop,
    "leave": leave,
    "lose": lose,
    "stand in": stand_in,
    "give": give,
    "record": record,
    "close": close,
    **{kind: asked_by_all(kind) for kind in ("new_match", "new_session", "restart")},
}

SILENT = ("record", "close")
"""What a watcher is sent no frame of."""


def in_mid_deal(profile: str, deals: int) -> tuple[Table, People, FakePeer]:
    """Return a table of four persons and a watcher, in the middle of a deal."""
    at, people = tables.four_persons(profile=profile)
    watcher = guest(at, "Ben")
    for _ in range(deals):
        to_the_end(at)
        tables.all_go_on(at)
    for _ in range(9):
        step(at)
    return at, people, watcher


@pytest.mark.parametrize("profile", ["chiva", "six-love"])
@pytest.mark.parametrize("deals", [0, 1])
@pytest.mark.parametrize("doing", DOINGS)
def test_stopping_leaving_closing_and_a_new_match_reveal_nothing(  # H1, Rules 4.4
    doing: str, deals: int, profile: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[Seat | None, list[list[bytes]]] = {Seat.ONE: [], None: []}
    for viewer, seen in told.items():
        for luck in range(4):
            monkeypatch.setattr(tables, "COUNT", iter(range(10**6)))
            at, people, watcher = in_mid_deal(profile, deals)
            assert at.session is not None
            if luck:
                hands = at.session.deal.hands
                at.course.session = twin(at.session, viewer, random.Random(luck))
                assert at.session.deal.hands != hands
            looking = watcher if viewer is None else people[Seat.ONE]
            before = len(looking.frames)
            DOINGS[doing](at, people)
            back = at.seating.persons.get(looking.identity)
            seen.append(looking.frames[before:])
            if back is not None and isinstance(back.peer, FakePeer) and back.peer is not looking:
                seen[-1] += back.peer.frames
            assert seen[-1] or (viewer is None and doing in SILENT)
        assert all(frames == seen[0] for frames in seen)


def test_a_deal_s_end_shows_all_hands_and_going_back_hides_them() -> None:  # Rules 4.4
    at, people, watcher = in_mid_deal("chiva", 0)
    to_the_end(at)
    assert at.session is not None
    left = {str(int(seat)): at.session.deal.hand(seat) for seat in SEATS}
    for peer in (*people.values(), watcher):
        assert {seat: len(tiles) for seat, tiles in peer.view["result"]["hands"].items()} == {
            seat: len(tiles) for seat, tiles in left.items()
        }
    do_now(at, people[Seat.ONE], "undo")
    all_agree(at)
    assert "result" not in watcher.view
    assert "hand" not in watcher.view
    assert all(peer.view["seat"] == seat for seat, peer in people.items())
