"""The shelf: who may see which session again, and that no open deal is ever in a record."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from doublesix.protocol.answers import ANSWERS
from doublesix.protocol.codec import pack
from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import dumps
from doublesix_server import shelf as room
from doublesix_server.log import Entry, Summarised
from tests.chosen import request_of
from tests.server.fakes import FakePeer, House, Message, drive, offers


class Night(House):
    """A house where Ana plays among computer players."""

    def __init__(self, **fields: Any) -> None:
        super().__init__()
        self.control = self.worker()
        self.ana, self.code = self.begun(**fields)
        self.bots = [self.take(offer) for offer in offers(self.control)]

    def act(self) -> None:
        """Let who is in turn do the first thing it may."""
        for peer in (self.ana, *self.bots):
            update = peer.latest("update")
            if update["view"]["legal"]:
                self.do(peer, request_of(update["view"]["legal"][0]))
                return

    def do(self, peer: FakePeer, request: Message) -> Message:
        version = self.ana.latest("update")["version"]
        request = {"id": f"at {version}", "version": version, **request}
        self.lobby.receive(peer, pack(request))
        return peer.latest("update")

    def play_deals(self, count: int) -> None:
        for _ in range(count):
            while self.ana.view["phase"] != "over":
                self.act()
            self.do(self.ana, {"type": "go_on"})

    def record(self, guest: FakePeer, session: int = 1, code: str = "") -> Message:
        """Ask for a session's record."""
        asked = {"code": code or self.code, "session": session}
        return self.says(guest, "get_record", "r", **asked)


def verified(answer: Message) -> int:
    """Verify the record in an answer; return how many deals it holds."""
    return len(verify(read(dumps(answer["record"]).encode())).chapters)


# The list


def test_who_sat_finds_the_session_in_the_list() -> None:
    night = Night(profile="six-love")
    night.clock.now += 60
    night.play_deals(2)
    answer = night.says(night.person("Ana"), "list_sessions", "l")
    ANSWERS.validate_python(answer)
    [row] = answer["sessions"]
    assert row == {
        "code": night.code,
        "session": 1,
        "profile": "six-love",
        "names": ["Ana", "club", "club", "club"],
        "began": 1000,
        "changed": 1060,
        "deals": 2,
        "score": night.ana.view["score"],
        "open": True,
    }
    assert answer["more"] is None


def test_who_only_watched_or_is_new_has_an_empty_list() -> None:
    night = Night()
    eva = night.person("Eva", code=night.code)
    for guest in (eva, night.person("Ivo")):
        answer = night.says(guest, "list_sessions", "l")
        assert (answer["sessions"], answer["more"]) == ([], None)


def test_a_long_list_is_told_in_pages() -> None:
    night = Night()
    identity = night.ana.identity
    [(_, listed)] = night.log.sessions.items()
    for number in range(2, room.LISTED * 2 + 1):
        summary = type(listed.summary)("T", number, "chiva", (None,) * 4, 0, (0, 0), True)
        night.log.note(Summarised(summary, (identity,), number))
    before: int | None = None
    pages: list[list[int]] = []
    while before is not None or not pages:
        asked = {} if before is None else {"before": before}
        answer = night.says(night.ana, "list_sessions", f"l{before}", **asked)
        pages.append([row["session"] for row in answer["sessions"]])
        before = answer["more"]
    assert [len(page) for page in pages] == [50, 50]
    assert [*pages[0], *pages[1]] == list(range(100, 0, -1))


def test_a_session_that_ended_is_not_open() -> None:
    night = Night()
    night.play_deals(1)
    night.do(night.ana, {"type": "new_session"})
    rows = night.says(night.ana, "list_sessions", "l")["sessions"]
    assert [(row["session"], row["open"]) for row in rows] == [(2, True), (1, False)]
    night.says(night.ana, "leave", "leave")
    rows = night.says(night.ana, "list_sessions", "l2")["sessions"]
    assert [(row["session"], row["open"]) for row in rows] == [(2, False), (1, False)]


# The records


def test_a_record_is_fetched_at_the_table_at_the_door_and_when_the_table_sleeps() -> None:
    night = Night()
    night.play_deals(3)
    at_the_table = night.record(night.ana)
    ANSWERS.validate_python(at_the_table)
    assert at_the_table["record"] == night.says(night.ana, "get_record", "own")["record"]
    assert verified(at_the_table) == 3
    night.lobby.gone(night.ana)
    night.sleep()
    assert night.record(night.person("Ana"))["record"] == at_the_table["record"]
    assert night.lobby.tables == {}


def test_each_session_of_a_table_has_its_own_record() -> None:
    night = Night()
    for deals in (2, 1, 3):
        night.play_deals(deals)
        night.do(night.ana, {"type": "new_session"})
    records = [night.record(night.ana, session) for session in (1, 2, 3, 4)]
    assert [len(answer["record"]["deals"]) for answer in records] == [2, 1, 3, 0]
    assert [verified(answer) for answer in records[:3]] == [2, 1, 3]
    assert records[0]["record"]["deals"] != records[2]["record"]["deals"]


def test_the_record_of_a_closed_table_is_there_while_it_is_kept() -> None:
    night = Night()
    night.play_deals(2)
    night.says(night.ana, "leave", "leave")
    assert night.lobby.tables == {}
    assert verified(night.record(night.ana)) == 2
    night.clock.now += 10**8
    drive(night.hall.forget(365))
    assert night.record(night.ana)["reason"] == "no_such_session"
    assert night.says(night.ana, "list_sessions", "l")["sessions"] == []


def test_who_did_not_sit_in_a_session_cannot_tell_whether_it_exists() -> None:
    night = Night()
    night.play_deals(1)
    eva = night.person("Eva", code=night.code)
    ivo = night.person("Ivo")
    answers = [
        night.record(eva),
        night.record(ivo),
        night.record(ivo, 2),
        night.record(ivo, 1, "NOSUCH"),
        night.record(night.ana, 2),
    ]
    assert all(answer == answers[0] for answer in answers)
    assert (answers[0]["reason"], answers[0]["values"]) == ("no_such_session", {})


def test_no_open_undone_or_given_up_deal_is_in_a_record() -> None:  # H4, Rules 4.2, 4.4
    night = Night(seed="s")
    night.play_deals(1)
    for _ in range(6):
        night.act()
    first = night.record(night.ana)
    assert len(first["record"]["deals"]) == 1
    night.play_deals(1)
    while night.ana.view["deal"] > 2 or night.ana.view["phase"] == "over":
        night.do(night.ana, {"type": "undo"})
    assert night.record(night.ana)["record"] == first["record"]
    night.do(night.ana, {"type": "new_match"})
    assert night.record(night.ana)["record"] == first["record"]
    assert "'seed'" not in str(first)
    night.do(night.ana, {"type": "new_session"})
    assert night.record(night.ana, 1)["record"] == first["record"]


def test_who_left_the_seat_to_a_computer_player_may_still_have_the_record() -> None:
    house = House()
    house.worker()
    ana, code = house.begun()
    ivo = house.person("Ivo")
    assert house.says(ivo, "get_record", "r", code=code, session=1)["type"] == "refused"
    house.says(ana, "leave", "l")
    answer = house.says(ana, "get_record", "r", code=code, session=1)
    assert answer["record"]["deals"] == []


def test_without_a_session_it_is_the_latest_and_without_a_code_the_table_one_is_at() -> None:
    night = Night()
    for deals in (1, 2):
        night.play_deals(deals)
        night.do(night.ana, {"type": "new_session"})
    night.play_deals(3)
    first = night.says(night.ana, "get_record", "first", session=1)
    assert len(first["record"]["deals"]) == 1
    ana = night.person("Ana")
    latest = night.says(ana, "get_record", "latest", code=night.code)
    assert len(latest["record"]["deals"]) == 3
    for fields in ({}, {"session": 1}):
        assert night.says(ana, "get_record", f"{fields}", **fields)["reason"] == "not_at_a_table"


# One at a time, beside everything else


def test_one_request_of_a_guest_is_served_at_a_time() -> None:
    night = Night()
    night.play_deals(1)
    night.works = []
    asked = pack({"type": "list_sessions", "id": "a"})
    night.lobby.receive(night.ana, asked)
    assert night.says(night.ana, "list_sessions", "b")["reason"] == "busy"
    night.says(night.ana, "sit", "other", seat=1)
    assert night.ana.last["reason"] == "started"
    [work] = night.works
    drive(work)
    assert night.ana.last["re"] == "a"
    night.works = None
    assert night.says(night.ana, "list_sessions", "c")["type"] == "sessions"


def test_who_is_gone_is_not_served() -> None:
    night = Night()
    night.works = []
    guests = [night.person("Ana") for _ in range(2)]
    for guest in guests:
        night.lobby.receive(guest, pack({"type": "list_sessions", "id": "l"}))
    night.lobby.gone(guests[0])
    for work in night.works:
        drive(work)
    assert [guest.last["type"] for guest in guests] == ["welcome", "sessions"]


@pytest.mark.logs
def test_a_session_that_cannot_be_read_is_told_and_harms_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:  # R6
    night = Night()

    def entries_of(table: str) -> AsyncIterator[Entry]:
        raise AssertionError(f"Tile({6}, {4})")

    monkeypatch.setattr(night.log, "entries_of", entries_of)
    assert night.record(night.ana)["reason"] == "cannot_load"
    assert "a session cannot be read: AssertionError" in caplog.text
    assert "6, 4" not in caplog.text
    assert night.says(night.ana, "list_sessions", "l")["type"] == "sessions"


@pytest.mark.logs
def test_a_worker_has_no_sessions() -> None:
    night = Night()
    seat = night.bots[0]
    assert night.says(night.control, "list_sessions", "l")["reason"] == "not_for_workers"
    assert night.says(seat, "list_sessions", "l")["reason"] == "not_for_workers"
    assert night.dismissed == [night.control]


def test_nothing_is_read_while_nothing_can_be_kept() -> None:
    night = Night()
    night.log.is_failing = True
    assert night.record(night.ana)["reason"] == "cannot_keep"


async def test_the_matches_that_each_partnership_won_are_counted() -> None:
    night = Night(profile="chiva")
    assert await room.matches_won(night.log.entries_of(night.code), 1, night.hall.made_of) == [0, 0]
    winners: list[str] = []
    while len(winners) < 2:
        night.play_deals(1)
        record = night.record(night.ana)["record"]
        results = [deal["result"]["match_winner"] for deal in record["deals"]]
        winners = [winner for winner in results if winner is not None]
    won = await room.matches_won(night.log.entries_of(night.code), 1, night.hall.made_of)
    assert won == [winners.count("1/3"), winners.count("2/4")]
    assert await room.matches_won(night.log.entries_of("K7QM2XV0"), 1, night.hall.made_of) == [0, 0]
