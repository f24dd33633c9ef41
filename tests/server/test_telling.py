"""Who is told what: one answer to the asker, the same news to all, nothing before the log."""

from __future__ import annotations

import pytest

from doublesix.protocol import manners as ask
from doublesix.protocol import requests as acting
from doublesix.protocol.answers import ANSWERS
from doublesix.protocol.codec import unpack_any
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix.rules.shuffle import seeded_hands
from doublesix_server.answers import Answers
from doublesix_server.people import Bot, Person
from doublesix_server.seating import Seating
from doublesix_server.telling import Telling, Told
from tests.server.fakes import FakePeer, WaitingLog

START = ask.Start(id="s")


def full_table() -> tuple[Seating, dict[Seat, FakePeer], FakePeer]:
    seating, peers = Seating(), {}
    for seat, name in zip(SEATS, "ABCD", strict=True):
        peers[seat] = FakePeer(name)
        person, _ = seating.come(peers[seat])
        seating.sit(person, seat)
    watcher = FakePeer("W")
    seating.come(watcher)
    return seating, peers, watcher


def begun() -> Told:
    session, events = Session.start(PROFILES["chiva"], lambda number: seeded_hands("s", number))
    return Told(session, 1, events)


def test_everybody_is_told_their_own_and_the_asker_is_answered() -> None:
    log, answers = WaitingLog(), Answers()
    telling, told = Telling(answers, log), begun()
    seating, peers, watcher = full_table()
    asker = seating.person_in(Seat.TWO)
    assert asker is not None
    tell = telling.update(seating, told, asker, START, watchers=True)
    assert all(not peer.frames for peer in peers.values())
    tell()
    for seat, peer in peers.items():
        assert peer.view["hand"] == [tile.name for tile in told.session.deal.hand(seat)]
        assert peer.last.get("re") == ("s" if seat is Seat.TWO else None)
    assert "hand" not in watcher.view
    kept = answers.find(asker.identity, "s")
    assert kept is not None
    assert (kept.kind, kept.frame) == ("start", peers[Seat.TWO].frames[-1])


def test_an_asker_whose_link_is_gone_finds_the_answer_later() -> None:
    answers = Answers()
    telling, told = Telling(answers, WaitingLog()), begun()
    seating, peers, _ = full_table()
    asker = seating.person_in(Seat.TWO)
    assert asker is not None
    asker.peer = None
    telling.update(seating, told, asker, START, watchers=True)()
    assert peers[Seat.TWO].frames == []
    assert answers.find(asker.identity, "s") is not None


def test_a_peer_alone_is_told_how_things_stand_once_the_log_allows() -> None:
    log = WaitingLog()
    telling, late = Telling(Answers(), log), FakePeer("E")
    told = begun()
    telling.send(late, told.frame(told.frames(), Seat.THREE, None))
    telling.send(late, b"\x80")
    assert late.frames == []
    log.sync()
    assert late.messages[0]["view"]["seat"] == 3
    assert late.messages[1] == {}


def test_the_table_is_told_to_all_who_are_here_and_says_who_each_is() -> None:
    log = WaitingLog()
    telling = Telling(Answers(), log)
    seating, peers, watcher = full_table()
    gone = seating.person_in(Seat.FOUR)
    assert gone is not None
    gone.peer = None
    join = acting.Join(id="j", code="K7QM2XV0")
    telling.table(seating, {"code": "K7QM2XV0"}, seating.member(watcher.identity), join)
    assert watcher.frames == []
    log.sync()
    assert peers[Seat.ONE].last["you"] == {
        "person": 1,
        "seat": 1,
        "seats": [1],
        "lent": [],
        "host": True,
    }
    assert watcher.last["you"] == {
        "person": 5,
        "seat": None,
        "seats": [],
        "lent": [],
        "host": False,
    }
    assert watcher.last["re"] == "j"
    assert peers[Seat.FOUR].frames == []


def test_who_has_no_seat_is_told_nothing_of_deals_where_watchers_are_switched_off() -> None:
    telling, told = Telling(Answers(), WaitingLog()), begun()
    seating, peers, watcher = full_table()
    telling.update(seating, told, None, None, watchers=False)()
    assert watcher.frames == []
    assert all(peer.view["hand"] for peer in peers.values())


def test_a_watcher_who_decides_is_answered_even_where_watchers_are_switched_off() -> None:
    """A host who plays no seat may have asked: every request gets its answer."""
    telling, told = Telling(Answers(), WaitingLog()), begun()
    seating, _, watcher = full_table()
    asker = seating.member(watcher.identity)
    telling.update(seating, told, asker, START, watchers=False)()
    assert watcher.last["re"] == "s"
    assert "hand" not in watcher.view


def test_a_computer_player_is_told_what_a_person_in_its_seat_is() -> None:  # C3
    telling, told = Telling(Answers(), WaitingLog()), begun()
    seating, peers, _ = full_table()
    worker = FakePeer("ticket")
    seating.bots[Seat.TWO] = Bot(Seat.TWO, "club", worker.identity, worker)
    telling.update(seating, told, None, None, watchers=True)()
    assert worker.frames == peers[Seat.TWO].frames
    assert len({peer.frames[0] for peer in peers.values()}) == 4


def shared(uncovered: Seat | None) -> tuple[Seating, Person, FakePeer]:
    """Return a table where one device has seats 1 and 3."""
    seating, device = Seating(), FakePeer("AE")
    person, _ = seating.come(device)
    seating.share(person, Seat.ONE, "Ana")
    seating.share(person, Seat.THREE, "Eva")
    person.uncovered = uncovered
    return seating, person, device


@pytest.mark.parametrize("uncovered", [None, Seat.ONE, Seat.THREE])
def test_a_shared_device_is_told_the_hand_that_is_uncovered_and_no_other(
    uncovered: Seat | None,
) -> None:  # Rules 4.5, H3
    told = begun()
    seating, _, device = shared(uncovered)
    Telling(Answers(), WaitingLog()).update(seating, told, None, None, watchers=False)()
    seen = set(device.view.get("hand", ()))
    hand = () if uncovered is None else told.session.deal.hand(uncovered)
    assert seen == {tile.name for tile in hand}


def test_a_repeat_at_a_shared_device_shows_no_hand() -> None:  # Rules 4.5
    """Whoever repeats a request may be somebody else at the device."""
    answers, told = Answers(), begun()
    seating, person, device = shared(Seat.ONE)
    telling = Telling(answers, WaitingLog())
    telling.update(seating, told, person, START, watchers=True)()
    assert device.last["re"] == "s"
    assert device.view["hand"]
    kept = answers.find(person.identity, "s")
    assert kept is not None
    again = kept.repeat()
    assert again is not None
    plain = unpack_any(again)
    assert (plain["re"], plain["version"]) == ("s", 1)
    assert "hand" not in plain["view"]
    assert ANSWERS.validate_python(plain).type == "update"


def test_a_device_with_several_seats_is_told_which_and_that_none_is_the_one() -> None:
    log = WaitingLog()
    seating, _, device = shared(Seat.ONE)
    Telling(Answers(), log).table(seating, {"code": "K7QM2XV0"}, None, None)
    log.sync()
    assert device.last["you"] == {
        "person": 1,
        "seat": None,
        "seats": [1, 3],
        "lent": [],
        "host": True,
    }
