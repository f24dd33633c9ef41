"""People at the servers of a club come to one table, wherever it lives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import cast

import pytest

from doublesix.protocol.errors import Closing
from doublesix_server.club.roll import DEAD_AFTER, LEASE_SECONDS
from doublesix_server.log import Closed, Entry
from doublesix_server.store.batch import Owner
from doublesix_server.store.fenced import FencedLog, TableLog
from tests.server.club.houses import ClubHouse, houses
from tests.server.fakes import FakePeer, KeepingLog, drive, offers
from tests.server.operator import Operator, handle

ONE = {"address": "wss://one.example", "fingerprint": "oneone"}
LEFT = {"type": "left", "re": "l"}
TWO = {"address": "wss://two.example", "fingerprint": "twotwo"}


async def test_who_follows_is_told_of_all_servers() -> None:
    _, _, [one, _] = await houses("one", "two")
    guest = one.comes()
    told = guest.latest("nodes")["nodes"]
    assert sorted(told, key=str) == [ONE, TWO]
    assert [message["type"] for message in one.comes(follows=False).messages] == ["welcome"]
    assert [message["type"] for message in one.bots.messages] == ["welcome"]


async def test_a_table_that_is_made_belongs_to_its_server() -> None:
    plaza, _, [one, _] = await houses("one", "two")
    guest, code = one.begun()
    assert plaza.tables[code].node_id == one.node.membership.node.id
    assert guest.latest("update")["version"] == 1


async def test_who_comes_to_the_wrong_server_is_sent_to_the_right_one() -> None:
    _, _, [one, two] = await houses("one", "two")
    _, code = one.begun()
    guest = two.comes(code)
    assert guest.last == {"type": "elsewhere", "re": "h", **ONE}
    assert guest.closed is Closing.ELSEWHERE
    inside = two.comes()
    two.says(inside, "join", "j", code=code)
    assert inside.last == {"type": "elsewhere", "re": "j", **ONE}


async def test_who_does_not_follow_is_told_to_try_again() -> None:
    _, _, [one, two] = await houses("one", "two")
    _, code = one.begun()
    guest = two.comes(code, follows=False)
    assert (guest.last["type"], guest.last["reason"]) == ("refused", "busy")
    assert guest.closed is None


async def test_a_table_that_sleeps_is_woken_wherever_somebody_comes() -> None:
    plaza, _, [one, two] = await houses("one", "two")
    code = one.asleep()
    assert plaza.tables == {}
    guest = two.comes(code)
    assert guest.latest("update")["version"] == 1
    assert plaza.tables[code].node_id == two.node.membership.node.id
    assert plaza.epochs[code] == 2


async def test_a_table_of_a_dead_server_is_taken_up_by_another() -> None:
    _, clock, [one, two] = await houses("one", "two")
    _, code = one.begun()
    clock.now += 2
    await two.node.membership.renew()
    clock.now += DEAD_AFTER - 1
    await two.node.membership.renew()
    guest = two.comes(code)
    assert guest.latest("table")["you"]["seat"] == 1


@pytest.mark.logs
async def test_a_server_that_lost_its_lease_lets_all_go_before_it_answers_anybody() -> None:
    _, clock, [one, two] = await houses("one", "two")
    at_table, code = one.begun()
    at_table.follows = True
    clock.now += LEASE_SECONDS + 0.1
    await two.node.membership.renew()
    guest = one.comes(code)
    assert guest.last == {"type": "elsewhere", "re": "h", **TWO}
    assert at_table.last == {"type": "elsewhere", **TWO}
    assert at_table.closed is Closing.ELSEWHERE
    assert one.lobby.tables == {}


@pytest.mark.logs
async def test_what_is_said_at_a_table_that_was_lost_is_neither_kept_nor_told() -> None:
    _, _, [one, _] = await houses("one", "two")
    guest, code = one.begun()
    bot = one.take(offers(one.bots)[0])
    one.node.ownership.lost(code)
    entries, told = len(one.log.entries), len(guest.frames)
    assert guest.closed is Closing.ELSEWHERE
    assert bot.closed is Closing.SEAT_GIVEN_AWAY
    one.says(guest, "say", "x", text="Is anybody there?")
    one.says(guest, "undo", "u", version=1)
    one.lobby.gone(guest)
    one.lobby.gone(bot)
    assert len(one.log.entries) == entries
    assert len(guest.frames) == told
    assert one.comes(code).latest("update")["version"] == 1


async def test_a_table_is_handed_over_between_two_acts() -> None:
    plaza, _, [one, two] = await houses("one", "two")
    guest, code = one.begun()
    guest.follows = True
    await one.node.membership.leave()
    await one.hall.hand_over(code)
    await one.hall.hand_over(code)
    assert guest.last == {"type": "elsewhere", **TWO}
    assert plaza.tables == {}
    there = two.comes(code)
    assert there.latest("table")["you"]["seat"] == 1
    assert Closed(code) not in one.log.entries


async def test_who_comes_to_a_server_that_leaves_is_sent_on() -> None:
    _, _, [one, two] = await houses("one", "two")
    code = two.asleep()
    await one.node.membership.leave()
    assert one.comes().last == {"type": "elsewhere", "re": "h", **TWO}
    assert one.comes(code).last == {"type": "elsewhere", "re": "h", **TWO}


async def test_who_is_at_a_table_that_was_not_handed_over_yet_goes_on_there() -> None:
    _, _, [one, _] = await houses("one", "two")
    _, code = one.begun()
    await one.node.membership.leave()
    assert one.comes(code).latest("table")["you"]["seat"] == 1


async def test_a_server_that_leaves_makes_no_table() -> None:
    _, _, [one, _] = await houses("one", "two")
    guest = one.comes()
    await one.node.membership.leave()
    one.says(guest, "create", "c", profile="chiva")
    assert guest.last == {"type": "elsewhere", "re": "c", **TWO}


async def test_what_is_sent_while_a_table_is_made_waits_for_it() -> None:
    _, _, [one] = await houses("one")
    guest = one.comes()
    one.works = []
    one.says(guest, "create", "c", profile="chiva")
    one.says(guest, "sit", "s", seat=2)
    assert guest.last["type"] == "nodes"
    works, one.works = one.works, None
    for work in works:
        drive(work)
    assert guest.latest("table")["re"] == "s"
    assert guest.latest("table")["you"]["seat"] == 2


async def test_a_table_of_somebody_who_went_while_it_was_made_is_closed() -> None:
    plaza, _, [one] = await houses("one")
    guest = one.comes()
    one.works = []
    one.says(guest, "create", "c", profile="chiva")
    one.lobby.gone(guest)
    works, one.works = one.works, None
    for work in works:
        drive(work)
    assert one.lobby.tables == {}
    assert plaza.tables == {}


async def test_a_table_that_was_lost_and_claimed_anew_meanwhile_is_taken_up_again_first() -> None:
    _, _, [one] = await houses("one")
    code = one.asleep()

    class Another(KeepingLog):
        """The log of the table in another epoch."""

    one.log.of = lambda table: Another()  # type: ignore[method-assign]
    assert one.comes(code).last["reason"] == "cannot_keep"
    assert one.lobby.tables == {}


async def test_a_create_that_is_repeated_makes_one_table() -> None:
    plaza, _, [one] = await houses("one")
    guest = one.comes()
    first = one.says(guest, "create", "c", profile="chiva")
    assert one.says(guest, "create", "c", profile="chiva") == first
    assert list(plaza.tables) == [first["code"]]


async def test_without_room_no_code_is_claimed() -> None:
    plaza, _, [one] = await houses("one")
    for number in range(10):
        one.says(one.comes(name=f"P{number}"), "create", "c", profile="chiva")
    guest = one.comes()
    refused = one.says(guest, "create", "c", profile="chiva")
    assert refused["reason"] == "too_many_tables"
    assert len(plaza.tables) == 10


async def test_a_wrong_code_claims_nothing() -> None:
    plaza, _, [one] = await houses("one")
    assert one.comes("K7QM2XV0").last["reason"] == "no_such_table"
    assert (plaza.tables, plaza.epochs) == ({}, {})


async def test_tables_of_all_servers_are_listed() -> None:
    _, _, [one, two] = await houses("one", "two")
    host = one.comes()
    listed = {"listed": True}
    code = one.says(host, "create", "c", profile="chiva", policies=listed)["code"]
    one.node.membership.list_tables(one.lobby.listed())
    await one.node.membership.renew()
    guest = two.comes()
    rows = two.says(guest, "list_tables", "l")["tables"]
    assert [row["code"] for row in rows] == [code]


async def test_an_old_table_is_forgotten_by_who_may_have_it() -> None:
    plaza, _, [one, two] = await houses("one", "two")
    code, other = one.asleep(), two.begun("Ben")[1]
    for house in (one, two):
        house.clock.now += 400 * 86_400
    await one.hall.forget(365)
    await asyncio.sleep(0)
    kept = {entry.table for entry in one.log.entries}
    assert (code in kept, other in kept) == (False, True)
    assert list(plaza.tables) == [other]


async def test_who_comes_while_a_table_goes_to_sleep_waits_until_it_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plaza, _, [one, _] = await houses("one", "two")
    guest, code = one.begun()
    one.lobby.gone(guest)
    waiting: list[Callable[[], None]] = []
    with monkeypatch.context() as patch:
        patch.setattr(one.log, "after", waiting.append)  # the log is not done yet
        one.sleep()
        one.works = []
        guest = one.comes(code)
        coming = asyncio.create_task(one.works.pop())
        await asyncio.sleep(0)
        assert not coming.done()
        assert code not in one.lobby.tables
    for then in waiting:
        then()
    for work in one.works:
        await work
    await coming
    assert guest.latest("update")["version"] == 1
    assert plaza.tables[code].node_id == one.node.membership.node.id
    one.node.ownership.check_owned(code)


async def test_a_table_that_is_lost_while_it_is_taken_up_is_not_served(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, _, [one, _] = await houses("one", "two")
    code = one.asleep()
    entries_of = one.log.entries_of

    async def lose(table: str) -> AsyncIterator[Entry]:
        async for entry in entries_of(table):
            yield entry
        one.node.ownership._lose_all()

    monkeypatch.setattr(one.log, "entries_of", lose)
    guest = one.comes(code)
    assert code not in one.lobby.tables
    assert guest.latest("elsewhere")["address"] == TWO["address"]


class Fence:
    """A log that keeps nothing until the test says so, and says it even of what it refused."""

    def __init__(self, house: ClubHouse, code: str) -> None:
        self.owner = Owner(code, 1)
        self._house = house
        self._code = code
        self._waiting: list[Callable[[], None]] = []
        lent = house.hall.log_of(house.hall.tables[code])
        lent._log = TableLog(cast(FencedLog, self), self.owner)  # type: ignore[attr-defined]
        house.hall._log.after = self.after  # type: ignore[method-assign]

    is_failing = False

    def keep(self, owner: Owner, body: object, note: object, then: Callable[[], None]) -> None:
        self._waiting.append(then)

    def after(self, then: Callable[[], None]) -> None:
        self._waiting.append(then)

    def refuse(self) -> None:
        """Have another server own the table by now."""
        self.owner.is_lost = True
        self._house.node.ownership.lost(self._code)
        self.sync()

    def sync(self) -> None:
        while self._waiting:
            self._waiting[0]()
            del self._waiting[0]


async def fenced() -> tuple[ClubHouse, Fence, FakePeer, FakePeer]:
    """Return a house, the fence of its table, and a host in a session with a guest."""
    _, _, [one, _] = await houses("one", "two")
    ana, code = one.begun()
    ivo = one.comes(code, name="Ivo")
    return one, Fence(one, code), ana, ivo


@pytest.mark.logs
async def test_who_leaves_a_table_that_is_lost_with_that_is_sent_after_it() -> None:
    one, fence, ana, ivo = await fenced()
    one.says(ana, "leave", "l")
    fence.refuse()
    assert (ana.closed, ivo.closed) == (Closing.ELSEWHERE, Closing.ELSEWHERE)
    assert ana.answers_to("l") == []
    assert one.says(one.comes(), "leave", "l")["reason"] == "not_at_a_table"


async def test_who_left_is_told_so_again_but_not_before_it_is_kept() -> None:
    one, fence, ana, ivo = await fenced()
    one.says(ana, "leave", "l")
    again = one.comes()
    one.says(again, "leave", "l")
    assert (ana.answers_to("l"), again.answers_to("l")) == ([], [])
    fence.sync()
    assert (ana.last, again.last) == (LEFT, LEFT)
    one.says(ivo, "leave", "l")  # the last, with whom it is closed
    fence.sync()
    assert one.hall.tables == {}
    again = one.comes(name="Ivo")
    one.says(again, "leave", "l")
    fence.sync()
    assert (ivo.last, again.last) == (LEFT, LEFT)


@pytest.mark.logs
async def test_nobody_is_told_that_a_table_is_closed_that_is_lost_with_that() -> None:
    one, fence, ana, ivo = await fenced()
    one.says(ana, "close_table", "x")
    fence.refuse()
    assert (ana.closed, ivo.closed) == (Closing.ELSEWHERE, Closing.ELSEWHERE)
    assert ana.answers_to("x") == []
    assert one.hall._ending == {}


@pytest.mark.logs
async def test_who_is_removed_from_a_table_that_is_lost_with_that_is_sent_after_it() -> None:
    one, fence, ana, _ = await fenced()
    Operator(one).ask("remove", whom=handle(ana))
    one.says(ana, "pass", "p", version=1)
    assert (ana.closed, ana.answers_to("p")) == (None, [])
    fence.refuse()
    assert ana.closed is Closing.ELSEWHERE
