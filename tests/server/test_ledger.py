"""The ledger: what the list of sessions says of them, when it changes and only then."""

from __future__ import annotations

from typing import Any

from doublesix.rules.seat import Seat
from doublesix_server.log import Note, Summarised, Summary, nothing
from doublesix_server.people import identity_of
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, KeepingLog
from tests.server.tables import (
    act,
    all_agree,
    alone,
    do,
    four_persons,
    guest,
    number_of,
    one_device,
    peer_in_turn,
    to_the_end,
)

CODE = "K7QM2XV0"
ANA = identity_of(b"Ana")


class NotingLog(KeepingLog):
    """A log that keeps every summary in order."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[Summarised] = []

    def note(self, note: Note, then: Any = nothing) -> None:
        super().note(note, then)
        if isinstance(note, Summarised):
            self.notes.append(note)

    @property
    def last(self) -> Summary:
        return self.notes[-1].summary


def begun() -> tuple[NotingLog, Table, FakePeer]:
    log = NotingLog()
    at, ana = alone(log=log)
    return log, at, ana


def test_a_session_is_noted_when_it_begins_with_who_sits_in_it() -> None:
    log, _, _ = begun()
    [noted] = log.notes
    assert noted.summary == Summary(
        CODE, 1, "chiva", ("Ana", "club", "club", "club"), 0, (0, 0), is_open=True
    )
    assert (noted.newcomers, noted.when) == ((ANA,), 1000)


def test_nothing_is_noted_before_a_session_begins() -> None:
    log = NotingLog()
    four_persons(log=log)
    [noted] = log.notes
    assert noted.summary.names == ("Ana", "Ivo", "Eva", "Leo")


def test_a_session_is_noted_when_a_deal_ends_and_not_at_every_act() -> None:
    log, at, ana = begun()
    to_the_end(at)
    assert len(log.notes) == 2
    assert (log.last.deals, sum(log.last.score)) == (1, 1)
    do(at, ana, "go_on", version=at.version)
    act(at, peer_in_turn(at))
    assert len(log.notes) == 2


def test_what_is_undone_done_again_and_restarted_is_noted() -> None:
    log, at, ana = begun()
    to_the_end(at)
    deals = [log.last.deals]
    for kind in ("undo", "redo", "restart"):
        do(at, ana, kind, version=at.version)
        deals.append(log.last.deals)
    assert deals == [1, 0, 1, 0]


def test_a_new_match_begins_with_no_score_and_the_deals_stay() -> None:
    log, at, ana = begun()
    to_the_end(at)
    do(at, ana, "new_match", version=at.version)
    assert (log.last.session, log.last.deals, log.last.score) == (1, 1, (0, 0))


def test_a_new_session_ends_the_one_before() -> None:
    log, at, ana = begun()
    to_the_end(at)
    do(at, ana, "new_session", version=at.version)
    old, new = (note.summary for note in log.notes[-2:])
    assert (old.session, old.deals, old.is_open) == (1, 1, False)
    assert (new.session, new.deals, new.is_open) == (2, 0, True)


def test_who_is_given_a_seat_that_was_left_is_noted_and_who_left_is_not_forgotten() -> None:
    log = NotingLog()
    at, people = four_persons(log=log)
    do(at, people[Seat.TWO], "leave")
    mia = guest(at, "Mia")
    do(at, people[Seat.ONE], "give_seat", seat=2, person=number_of(mia))
    all_agree(at)
    assert log.last.names == ("Ana", "Mia", "Eva", "Leo")
    for name in ("Ivo", "Mia"):
        assert (identity_of(name.encode()), CODE, 1) in log.sat


def test_a_seat_stays_its_persons_while_a_computer_player_stands_in() -> None:
    log = NotingLog()
    at, people = four_persons(log=log)
    at.detach(people[Seat.TWO])
    do(at, people[Seat.ONE], "stand_in", seat=2)
    all_agree(at)
    assert at.seating.is_stood_in(Seat.TWO)
    assert log.last.names == ("Ana", "Ivo", "Eva", "Leo")


def test_all_seats_of_a_shared_device_are_in_one_session() -> None:
    log = NotingLog()
    one_device(log=log)
    [noted] = log.notes
    assert noted.summary.names == ("Ana", "club", "Ben", "club")
    assert noted.newcomers == (ANA,)


def test_who_sits_in_a_session_is_noted_once_and_anew_in_the_next() -> None:
    log, at, ana = begun()
    to_the_end(at)
    do(at, ana, "new_session", version=at.version)
    assert [(one.summary.session, one.newcomers) for one in log.notes] == [
        (1, (ANA,)),
        (1, ()),
        (1, ()),
        (2, (ANA,)),
    ]


def test_who_watches_did_not_sit() -> None:
    log, at, _ = begun()
    guest(at, "Eva")
    assert len(log.notes) == 1
    assert log.sat == {(ANA, CODE, 1)}


def test_a_table_made_again_goes_on_counting_its_sessions() -> None:
    log, at, ana = begun()
    do(at, ana, "new_session", version=at.version)
    again = Table(
        CODE, at.profile, seed=at.seed, pause=0, log=log, staff=at.staff, wall=lambda: 7.9
    )
    for entry in log.entries:
        again.restore(entry)  # type: ignore[arg-type]
    back = guest(again, "Ana")
    do(again, back, "new_session", version=again.version)
    assert [note.summary.session for note in log.notes] == [1, 1, 2, 2, 3]
    assert log.notes[-1].when == 7
