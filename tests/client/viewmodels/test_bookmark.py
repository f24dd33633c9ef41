"""Where one sits is kept, with the people and the score, and never a tile."""

from __future__ import annotations

import pytest

from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import Arrived, LinkPhase, LinkState
from doublesix_client.core.state import State
from doublesix_client.viewmodels.bookmark import Bookmark, host_of, kept_fields, plan_of
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.way import Way
from tests.client.folder import NOON, FakeIdentities, FakeKept, FakeSession, FakeSettings
from tests.client.said import FakeWire, Told, answer, ready, table

HERE = "ws://127.0.0.1:6006"


@pytest.fixture
def kept() -> FakeKept:
    return FakeKept()


@pytest.fixture
def desk(qapp: object) -> Desk:
    return Desk(FakeWire())


@pytest.fixture
def bookmark(desk: Desk, kept: FakeKept) -> Bookmark:
    way = Way(desk, FakeIdentities(), FakeSettings())
    way.begin(Plan(Goal.CARRY_ON, server=HERE, code="K7QM2XV0"))
    bookmark = Bookmark(desk, way, kept, lambda: NOON)
    desk.take(ready())
    desk.take(Arrived(table(people=(1, 3))))
    return bookmark


def test_a_table_is_kept_once_its_session_is_seen(
    bookmark: Bookmark, desk: Desk, kept: FakeKept
) -> None:
    assert kept.sessions == []
    desk.take(Arrived(Told().update()))
    assert kept.sessions == [FakeSession(server=HERE, score=(0, 0), deal=1, when=NOON)]


def test_plays_change_nothing_that_is_kept(bookmark: Bookmark, desk: Desk, kept: FakeKept) -> None:
    told, kept_now = Told(), []
    bookmark.changed.connect(lambda: kept_now.append(kept.sessions[0].deal))
    desk.take(Arrived(told.update()))
    desk.take(Arrived(told.act_first()))
    assert kept_now == [1]


@pytest.mark.parametrize(
    "message",
    [{"type": "left", "re": "1"}, {"type": "closing", "reason": "table_closed"}],
    ids=["left", "closed"],
)
def test_a_table_that_was_left_or_closed_is_forgotten(
    bookmark: Bookmark, desk: Desk, kept: FakeKept, message: dict[str, object]
) -> None:
    desk.take(Arrived(Told().update()))
    desk.take(Arrived(answer(message)))
    assert kept.sessions == []


def test_a_table_that_was_stopped_is_kept(bookmark: Bookmark, desk: Desk, kept: FakeKept) -> None:
    desk.take(Arrived(Told().update()))
    desk.take(Arrived(answer({"type": "closing", "reason": "table_stopped"})))
    assert len(kept.sessions) == 1


def test_who_only_watches_keeps_nothing() -> None:
    assert kept_fields(State(table=table(None), update=Told(seat=None).update())) is None


def test_what_is_kept_holds_no_tile() -> None:
    fields = kept_fields(State(table=table(), update=Told().update()))
    assert fields is not None
    assert set(fields) == {"code", "profile", "names", "seat", "score", "deal", "host"}


def own_table(plan: Plan, people: tuple[int, ...] = (1,), **values: object) -> FakeSession:
    """Return what is kept of a table at the window's own server."""
    desk, kept = Desk(FakeWire()), FakeKept()
    way = Way(desk, FakeIdentities(), FakeSettings())
    bookmark = Bookmark(desk, way, kept, lambda: NOON)
    way.begin(plan)
    desk.take(LinkState(LinkPhase.READY, levels=("club",), values=dict(values)))
    desk.take(Arrived(table(people=people)))
    desk.take(Arrived(Told().update()))
    del bookmark
    [session] = kept.sessions
    return session


def test_that_a_table_was_open_to_others_is_kept(qapp: object) -> None:
    session = own_table(Plan(Goal.INVITE, "chiva", reachable=True))
    assert session.reachable
    assert plan_of(session).reachable


def test_a_table_to_which_others_came_is_open_to_them(qapp: object) -> None:
    alone, near = Plan(Goal.START, "chiva"), ["doublesix://192.168.1.5:6006?plain"]
    assert own_table(alone, (1, 3), near=near).reachable
    assert not own_table(alone, (1, 3)).reachable
    assert not own_table(alone, near=near).reachable


def test_all_who_share_a_device_are_named(qapp: object) -> None:
    seats = {"person": 1, "seat": None, "seats": [1, 3], "lent": [], "host": True}
    fields = kept_fields(State(table=table(people=(1, 3), you=seats), update=Told().update()))
    assert fields is not None
    assert fields["names"] == ("Ana", "Tito")


def test_whose_table_it_was_is_kept(qapp: object) -> None:
    fields = kept_fields(State(table=table(3, (1, 3)), update=Told(seat=3).update()))
    assert fields is not None
    assert fields["host"] == "Ana"
    assert host_of(table(3, (1, 3), host=None)) is None


def test_what_still_comes_from_a_server_that_is_being_left_is_kept_nowhere_else(
    bookmark: Bookmark, desk: Desk, kept: FakeKept
) -> None:
    told = Told()
    desk.take(Arrived(told.update()))
    bookmark._way.begin(Plan(Goal.JOIN, server="wss://dominoes.example", code="K7QM2XV1"))
    desk.take(Arrived(told.update(deal=2)))
    assert [(one.server, one.deal) for one in kept.sessions] == [(HERE, 1)]


def test_leaving_a_table_that_one_watched_forgets_no_other(
    bookmark: Bookmark, desk: Desk, kept: FakeKept
) -> None:
    desk.take(Arrived(Told().update()))
    desk.take(LinkState())
    for news in (ready(), Arrived(table(None, code="K7QM2XV1")), Arrived(Told(seat=None).update())):
        desk.take(news)
    desk.take(Arrived(answer({"type": "left", "re": "1"})))
    assert [one.code for one in kept.sessions] == ["K7QM2XV0"]
