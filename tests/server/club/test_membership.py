"""A node serves for as long as the directory hears of it, and begins anew when it does not."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from doublesix_server.club import membership
from doublesix_server.club.membership import Membership
from doublesix_server.club.node import Node, Word
from doublesix_server.club.roll import DEAD_AFTER, DOUBTED_AFTER, LEASE_SECONDS
from doublesix_server.ownership import OtherNode
from tests.server.club.fakes import ClubNode, FakeDirectory, Plaza, club
from tests.server.fakes import FakeClock
from tests.server.running import until

ROW = {"code": "K7QM2XV0"}


async def test_nodes_know_each_other() -> None:
    _, _, [one, two] = await club("one", "two")
    assert one.membership.may_serve
    assert one.membership.others == [two.membership.node]
    assert two.membership.others == [one.membership.node]


async def test_a_node_may_not_serve_before_it_was_heard() -> None:
    node = ClubNode(Plaza(), FakeClock(), "one")
    node.directory.is_cut = True
    await node.membership.renew()
    assert not node.membership.may_serve
    node.membership.watch()
    assert node.membership.stepped_down == 0


@pytest.mark.logs
async def test_a_node_that_is_not_heard_steps_down_and_begins_anew() -> None:
    _, clock, [one, two] = await club("one", "two")
    ended: list[str] = []
    before = one.membership.node.id
    one.membership.ended = lambda: ended.append(before)
    one.directory.is_cut = True
    clock.now += LEASE_SECONDS - 0.5
    one.membership.watch()
    assert ended == []
    clock.now += 1
    await one.membership.renew()
    one.membership.watch()
    one.membership.watch()
    assert ended == [before]
    assert one.membership.lease.age is None
    assert one.membership.node.id != before
    one.directory.is_cut = False
    await one.membership.renew()
    assert one.membership.may_serve
    assert two.membership.others == [one.membership.node]


@pytest.mark.logs
async def test_a_word_that_was_under_way_when_the_node_stepped_down_is_no_lease() -> None:
    _, clock, [one] = await club("one")

    async def announce_late(word: object) -> None:
        clock.now += LEASE_SECONDS + 1
        one.membership.watch()

    one.directory.announce = announce_late  # type: ignore[method-assign]
    await one.membership.renew()
    assert not one.membership.may_serve


async def test_a_lease_counts_from_before_the_word_was_sent() -> None:
    _, clock, [one] = await club("one")

    async def announce_slowly(word: object) -> None:
        clock.now += 1.5

    one.directory.announce = announce_slowly  # type: ignore[method-assign]
    await one.membership.renew()
    assert one.membership.lease.age == 1.5


async def test_a_node_that_leaves_is_sent_nobody() -> None:
    _, _, [one, two] = await club("one", "two")
    await one.membership.leave()
    assert one.membership.is_leaving
    assert two.membership.others == []
    assert two.membership.next_other() is None
    await one.membership.say_good_bye()
    assert two.membership.roll.latest == [two.membership.node]


async def test_a_good_bye_that_nobody_hears_is_found_out() -> None:
    _, clock, [one, two] = await club("one", "two")
    one.directory.is_cut = True
    await one.membership.say_good_bye()
    clock.now += DEAD_AFTER + 1
    assert two.membership.others == []


async def test_people_are_spread_over_the_other_nodes() -> None:
    _, _, [one, *_] = await club("one", "two", "three")
    places = [one.membership.next_other() for _ in range(4)]
    assert len(set(places)) == 2
    assert places[:2] == places[2:]


async def test_where_all_others_are_dead_people_are_sent_nowhere() -> None:
    _, clock, [one, _] = await club("one", "two")
    clock.now += DEAD_AFTER + 1
    await one.membership.renew()
    assert one.membership.next_other() is None


async def test_where_nobody_is_heard_people_are_sent_to_an_old_acquaintance() -> None:
    _, clock, [one, _] = await club("one", "two")
    clock.now += DEAD_AFTER + 1
    assert one.membership.others == []
    assert one.membership.next_other() == OtherNode("wss://two.example", "twotwo")


async def test_a_node_that_only_this_one_did_not_hear_is_looked_up() -> None:
    _, clock, [one, two] = await club("one", "two")
    one.directory.heard = lambda key, kept: None
    clock.now += 3
    await two.membership.renew()
    await one.membership.renew()
    clock.now += 3
    assert one.membership.others == [two.membership.node]
    await one.membership.renew()  # nothing new: the same word is no sign of life
    clock.now += 3
    assert one.membership.others == []


async def test_an_unknown_node_is_looked_up_before_it_is_taken_for_dead() -> None:
    plaza, clock, [one] = await club("one")
    later = FakeDirectory(plaza)
    two = Membership(later, clock=clock)
    one.directory.heard = lambda key, kept: None
    await two.renew()
    assert await one.membership.find(two.node.id) == two.node
    assert await one.membership.find("nobody") is None


async def test_lists_are_told_when_they_change_and_now_and_then() -> None:
    plaza, clock, [one, two] = await club("one", "two")
    assert plaza.lists == {}
    one.membership.list_tables([ROW])
    await one.membership.renew()
    assert two.membership.listed == [ROW]
    assert one.membership.listed == []
    plaza.lists.clear()
    one.membership.list_tables([ROW])
    await one.membership.renew()
    assert plaza.lists == {}
    clock.now += 25
    await one.membership.renew()
    assert list(plaza.lists) == [one.membership.node.id]
    one.membership.list_tables([])
    await one.membership.renew()
    assert two.membership.listed == []


@pytest.mark.logs
async def test_what_a_dead_node_listed_is_listed_no_more() -> None:
    _, clock, [one, two] = await club("one", "two")
    one.membership.list_tables([ROW])
    await one.membership.renew()
    clock.now += DEAD_AFTER + 1
    assert two.membership.listed == []
    clock.now += 60
    two.membership.watch()
    assert two.membership._lists == {}


@pytest.mark.logs
async def test_what_cannot_be_read_is_passed_over() -> None:
    _, _, [one] = await club("one")
    one.membership.heard("two", b"no word")
    one.membership.heard_list("three", None)
    assert one.membership.others == []


@pytest.mark.logs
@pytest.mark.parametrize("kept", [b"no list", b"3", b"{}", b"[3]", b"null"])
async def test_a_list_that_cannot_be_read_leaves_the_one_before(kept: bytes) -> None:
    _, _, [one, two] = await club("one", "two")
    rows = [{"code": "K7QM2XV0"}]
    one.membership.heard_list(two.membership.node.id, json.dumps(rows).encode())
    one.membership.heard_list(two.membership.node.id, kept)
    assert one.membership.listed == rows


async def test_a_node_says_again_and_again_that_it_is_there() -> None:
    plaza, clock = Plaza(), FakeClock()
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        directory.is_cut = len(slept) == 1
        if len(slept) == 3:
            raise asyncio.CancelledError

    directory = FakeDirectory(plaza)
    node = Membership(directory, clock=clock, sleep=sleep)
    with pytest.raises(asyncio.CancelledError):
        await node.run()
    [word] = plaza.words.values()
    assert (word.node, word.beat) == (node.node, 3)
    assert slept == [1.0, 0.25, 1.0]


@pytest.mark.logs
async def test_a_node_goes_on_saying_that_it_is_there_whatever_the_directory_answered() -> None:
    plaza, slept = Plaza(), []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 2:
            raise asyncio.CancelledError

    class Odd(FakeDirectory):
        async def announce(self, word: Word) -> None:
            if not slept:
                raise ValueError("an answer that nobody foresaw")
            await super().announce(word)

    node = Membership(Odd(plaza), clock=FakeClock(), sleep=sleep)
    with pytest.raises(asyncio.CancelledError):
        await node.run()
    assert slept == [0.25, 1.0]
    assert len(plaza.words) == 1


async def test_a_node_may_be_told_that_it_leaves_while_it_is_heard() -> None:
    plaza, _, [one] = await club("one")
    await one.membership.leave()
    [word] = plaza.words.values()
    assert word.node == replace(one.membership.node, is_leaving=True)


@pytest.mark.logs
async def test_a_node_that_clashes_with_this_one_is_named_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    _, _, [one, two] = await club("one", "two")
    two.membership.node = replace(one.membership.node, id="twin")
    await two.membership.renew()
    await two.membership.renew()
    assert [line.getMessage() for line in caplog.records if line.levelname == "ERROR"] == [
        "there are two servers at wss://one.example: each needs a --node-address of its own"
    ]


class Slow(FakeDirectory):
    """A directory that answers when the test says so."""

    def __init__(self, plaza: Plaza) -> None:
        super().__init__(plaza)
        self.answers: list[asyncio.Future[None]] = []
        self.is_looked_up: asyncio.Future[None] | None = None

    async def announce(self, word: Word) -> None:
        self.answers.append(asyncio.get_running_loop().create_future())
        await self.answers[-1]
        await super().announce(word)

    async def look_up(self, node_id: str) -> Word | None:
        if self.is_looked_up is not None:
            await self.is_looked_up
        return await super().look_up(node_id)


def said_slowly(
    monkeypatch: pytest.MonkeyPatch, words: int
) -> tuple[FakeClock, Slow, Membership, asyncio.Task[None]]:
    """Return a node that says so many words, each a second after the last, answered or not."""
    monkeypatch.setattr(membership, "_PATIENCE_SECONDS", 0)
    directory, clock, are_said = Slow(Plaza()), FakeClock(), asyncio.Event()

    async def sleep(seconds: float) -> None:
        clock.now += 1
        if len(directory.answers) == words:
            await are_said.wait()
        await asyncio.sleep(0)

    node = Membership(directory, clock=clock, sleep=sleep)
    return clock, directory, node, asyncio.create_task(node.run())


async def all_said(
    monkeypatch: pytest.MonkeyPatch, words: int
) -> tuple[FakeClock, Slow, Membership, asyncio.Task[None]]:
    """Return such a node once it has said them all."""
    clock, directory, node, saying = said_slowly(monkeypatch, words)
    await until(lambda: len(directory.answers) == words and clock.now >= words)
    return clock, directory, node, saying


async def stopped(saying: asyncio.Task[None]) -> None:
    saying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saying


async def test_a_word_that_is_not_answered_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, directory, node, saying = await all_said(monkeypatch, words=3)
    directory.answers[2].set_result(None)
    await until(lambda: node.may_serve)
    assert node.lease.age == 1
    await stopped(saying)
    assert directory.answers[0].cancelled()


async def test_a_late_answer_is_good_from_when_the_word_was_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, directory, node, saying = await all_said(monkeypatch, words=2)
    directory.answers[0].set_result(None)
    await until(lambda: node.may_serve)
    assert node.lease.age == 2
    directory.answers[1].set_result(None)
    await until(lambda: node.lease.age == 1)
    await stopped(saying)


async def test_answers_that_change_places_take_nothing_from_a_lease(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, directory, node, saying = await all_said(monkeypatch, words=2)
    directory.answers[1].set_result(None)
    await until(lambda: node.lease.age == 1)
    directory.answers[0].set_result(None)
    await until(lambda: len(node._under_way) == 0)
    assert node.lease.age == 1
    await stopped(saying)


@pytest.mark.logs
async def test_a_late_answer_to_a_former_node_is_no_lease_of_the_present_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, directory, node, saying = await all_said(monkeypatch, words=2)
    directory.answers[0].set_result(None)
    await until(lambda: node.may_serve)
    clock.now += LEASE_SECONDS - 1.5  # the second word is younger than a lease, the first is not
    node.watch()
    directory.answers[1].set_result(None)
    await until(lambda: len(node._under_way) == 0)
    assert node.stepped_down == 1
    assert not node.may_serve
    await stopped(saying)


async def test_a_silent_node_that_is_looked_up_slowly_holds_up_no_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, directory, node, saying = said_slowly(monkeypatch, words=3)
    directory.is_looked_up = asyncio.get_running_loop().create_future()
    node.roll.heard(Node("other", "wss://other.example"), 1)
    clock.now += DOUBTED_AFTER + 1
    await until(lambda: len(directory.answers) == 3)
    for answer in directory.answers:
        answer.set_result(None)
    await until(lambda: node.may_serve)
    await stopped(saying)
