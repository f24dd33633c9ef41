"""Who is told what: one answer to the asker, the same news to all, nothing before the log."""

from __future__ import annotations

from doublesix.protocol import requests as ask
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix.rules.shuffle import seeded_hands
from doublesix_server.answers import Answers
from doublesix_server.seating import Seating
from doublesix_server.telling import Telling, Told
from tests.server.fakes import FakePeer, WaitingLog

START = ask.Start(id="s")


def full_table() -> tuple[Seating, dict[Seat, FakePeer], FakePeer]:
    seating, peers = Seating(), {}
    for seat, name in zip(SEATS, "ABCD", strict=True):
        peers[seat] = FakePeer(name)
        person, _ = seating.come(peers[seat])
        person.seat = seat
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
    tell = telling.update(seating, told, asker, START)
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
    telling.update(seating, told, asker, START)()
    assert peers[Seat.TWO].frames == []
    assert answers.find(asker.identity, "s") is not None


def test_a_peer_alone_is_told_how_things_stand_once_the_log_allows() -> None:
    log = WaitingLog()
    telling, late = Telling(Answers(), log), FakePeer("E")
    telling.current(late, Seat.THREE, begun())
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
    telling.table(seating, {"code": "K7QM2XV0"}, watcher, ask.Join(id="j", code="K7QM2XV0"))
    log.sync()
    assert peers[Seat.ONE].last["you"] == {"seat": 1, "host": True}
    assert watcher.last["you"] == {"seat": None, "host": False}
    assert watcher.last["re"] == "j"
    assert peers[Seat.FOUR].frames == []
