"""A table has one owner, in an epoch that only rises."""

from __future__ import annotations

import asyncio

import pytest

from doublesix.protocol.errors import Refusal
from doublesix_server.club.roll import DEAD_AFTER, DOUBTED_AFTER, LEASE_SECONDS
from doublesix_server.ownership import LivesElsewhere, OtherNode
from doublesix_server.refusal import Refused
from tests.server.club.fakes import club

CODE = "K7QM2XV0"
AT_ONE = OtherNode("wss://one.example", "oneone")
AT_TWO = OtherNode("wss://two.example", "twotwo")


async def test_a_table_that_nobody_has_is_owned_by_who_claims_it() -> None:
    plaza, _, [one] = await club("one")
    await one.ownership.claim(CODE)
    assert plaza.tables[CODE].node_id == one.membership.node.id
    assert one.fence.owned == {CODE: 1}
    assert one.ownership.held == 1
    await one.ownership.claim(CODE)
    assert one.fence.owned == {CODE: 1}
    assert one.ownership.claims == {"owned": 1}


async def test_a_table_of_another_node_is_elsewhere() -> None:
    _, _, [one, two] = await club("one", "two")
    await one.ownership.claim(CODE)
    with pytest.raises(LivesElsewhere) as elsewhere:
        await two.ownership.claim(CODE)
    assert elsewhere.value.node == AT_ONE
    assert elsewhere.value.reason is Refusal.BUSY
    assert two.ownership.claims == {"elsewhere": 1}


async def test_a_table_of_a_dead_node_is_claimed_in_a_higher_epoch() -> None:
    _, clock, [one, two] = await club("one", "two")
    await one.ownership.claim(CODE)
    clock.now += 2
    await two.membership.renew()
    clock.now += DEAD_AFTER - 1
    await two.membership.renew()
    await two.ownership.claim(CODE)
    assert two.fence.owned == {CODE: 2}


async def test_who_comes_while_the_owner_is_in_doubt_waits_until_it_is_dead() -> None:
    _, clock, [one, two] = await club("one", "two")
    await one.ownership.claim(CODE)
    clock.now += DOUBTED_AFTER + 0.1
    await two.membership.renew()
    claiming = asyncio.create_task(two.ownership.claim(CODE))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not claiming.done()
    clock.now += 2.5
    await two.membership.renew()
    two.membership.watch()
    await claiming
    assert two.ownership.held == 1


async def test_a_table_that_was_let_go_may_be_claimed_by_anybody() -> None:
    plaza, _, [one, two] = await club("one", "two")
    await one.ownership.claim(CODE)
    one.ownership.release(CODE)
    assert plaza.tables == {}
    assert one.fence.owned == {}
    await two.ownership.claim(CODE)
    assert two.fence.owned == {CODE: 2}


async def test_a_code_that_never_was_is_not_claimed() -> None:
    plaza, _, [one] = await club("one")

    async def keeps_none(code: str) -> bool:
        return False

    one.ownership.is_kept = keeps_none
    with pytest.raises(Refused) as refused:
        await one.ownership.claim(CODE)
    assert refused.value.reason is Refusal.NO_SUCH_TABLE
    assert (plaza.tables, plaza.epochs) == ({}, {})
    await one.ownership.claim_new()


async def test_an_epoch_rises_also_where_the_directory_was_set_up_anew() -> None:
    plaza, _, [one] = await club("one")
    plaza.epochs[CODE] = 41
    await one.ownership.claim(CODE)
    assert one.fence.owned == {CODE: 42}


async def test_who_claims_a_table_that_is_being_let_go_waits_for_that() -> None:
    plaza, _, [one] = await club("one")
    await one.ownership.claim(CODE)
    one.works = []
    told: list[str] = []
    one.ownership.release(CODE, lambda: told.append(CODE))
    claiming = asyncio.create_task(one.ownership.claim(CODE))
    await asyncio.sleep(0)
    assert not claiming.done()
    [work] = one.works
    await work
    await claiming
    assert told == [CODE]
    assert one.fence.owned == {CODE: 2}
    assert plaza.tables[CODE].epoch == 2


async def test_who_claims_at_the_same_node_at_the_same_time_claims_once() -> None:
    _, _, [one] = await club("one")
    epoch_of = one.fence.epoch_of

    async def slowly(code: str) -> int:
        await asyncio.sleep(0)
        return await epoch_of(code)

    one.fence.epoch_of = slowly  # type: ignore[method-assign]
    await asyncio.gather(*(one.ownership.claim(CODE) for _ in range(3)))
    assert one.fence.owned == {CODE: 1}
    assert one.ownership.claims == {"owned": 1}


async def test_what_is_not_owned_is_let_go_at_once() -> None:
    _, _, [one] = await club("one")
    told: list[str] = []
    one.ownership.release(CODE, lambda: told.append(CODE))
    assert told == [CODE]


async def test_a_new_code_is_owned_from_the_beginning() -> None:
    plaza, _, [one] = await club("one")
    code = await one.ownership.claim_new()
    assert list(plaza.tables) == [code]


async def test_of_two_who_claim_at_once_one_is_sent_to_the_other() -> None:
    _, _, [one, two] = await club("one", "two")
    assignment = two.directory.assignment

    async def look_early(code: str) -> object:
        found = await assignment(code)
        two.directory.assignment = assignment  # type: ignore[method-assign]
        await one.ownership.claim(code)
        return found

    two.directory.assignment = look_early  # type: ignore[assignment, method-assign]
    with pytest.raises(LivesElsewhere) as elsewhere:
        await two.ownership.claim(CODE)
    assert elsewhere.value.node == AT_ONE


async def test_who_is_late_at_the_store_looks_again() -> None:
    plaza, _, [one] = await club("one")
    epoch_of = one.fence.epoch_of

    async def look_early(code: str) -> int:
        epoch = await epoch_of(code)
        plaza.epochs[code] = epoch + 1
        one.fence.epoch_of = epoch_of  # type: ignore[method-assign]
        return epoch

    one.fence.epoch_of = look_early  # type: ignore[method-assign]
    await one.ownership.claim(CODE)
    assert one.fence.owned == {CODE: 2}


async def test_a_claim_that_is_always_late_is_refused_in_the_end() -> None:
    _, _, [one] = await club("one")

    async def refuse(code: str, epoch: int) -> bool:
        return False

    one.fence.own = refuse  # type: ignore[method-assign]
    with pytest.raises(Refused) as refused:
        await one.ownership.claim(CODE)
    assert refused.value.reason is Refusal.CANNOT_KEEP
    assert one.ownership.claims == {"failed": 1}


async def test_a_table_that_the_store_does_not_give_is_nobody_s_in_the_directory() -> None:
    plaza, _, [one, two] = await club("one", "two")

    async def refuse(code: str, epoch: int) -> bool:
        raise Refused(Refusal.CANNOT_KEEP)

    one.fence.own = refuse  # type: ignore[method-assign]
    with pytest.raises(Refused):
        await one.ownership.claim(CODE)
    assert plaza.tables == {}
    await two.ownership.claim(CODE)
    assert plaza.tables[CODE].node_id == two.membership.node.id


async def test_a_claim_that_is_broken_off_leaves_the_table_to_others() -> None:
    plaza, _, [one] = await club("one")
    is_asked = asyncio.Event()

    async def never(code: str, epoch: int) -> bool:
        is_asked.set()
        await asyncio.get_running_loop().create_future()
        return True

    one.fence.own = never  # type: ignore[method-assign]
    claiming = asyncio.create_task(one.ownership.claim(CODE))
    await is_asked.wait()
    assert CODE in plaza.tables
    claiming.cancel()
    await asyncio.gather(claiming, return_exceptions=True)
    assert plaza.tables == {}


@pytest.mark.logs
async def test_a_node_that_lost_its_lease_has_no_table_and_says_who_may() -> None:
    _, clock, [one, two] = await club("one", "two")
    await one.ownership.claim(CODE)
    one.ownership.check()
    clock.now += LEASE_SECONDS + 0.1
    await two.membership.renew()
    with pytest.raises(LivesElsewhere) as elsewhere:
        one.ownership.check()
    assert elsewhere.value.node == AT_TWO
    assert one.dropped == [CODE]
    assert one.ownership.held == 0
    assert one.fence.owned == {}


async def test_a_node_that_cannot_reach_the_directory_sends_people_on() -> None:
    _, _, [one, _] = await club("one", "two")
    one.directory.is_cut = True
    with pytest.raises(LivesElsewhere) as elsewhere:
        await one.ownership.claim(CODE)
    assert elsewhere.value.node == AT_TWO


async def test_a_node_alone_that_cannot_reach_the_directory_refuses() -> None:
    _, _, [one] = await club("one")
    one.directory.is_cut = True
    with pytest.raises(Refused) as refused:
        await one.ownership.claim(CODE)
    assert refused.value.reason is Refusal.CANNOT_KEEP


async def test_a_node_that_leaves_takes_no_table() -> None:
    _, _, [one, _] = await club("one", "two")
    await one.membership.leave()
    with pytest.raises(LivesElsewhere):
        await one.ownership.claim(CODE)
    one.ownership.check()
    with pytest.raises(LivesElsewhere):
        one.ownership.check_is_staying()


@pytest.mark.logs
async def test_a_table_of_which_the_store_took_nothing_is_dropped_once() -> None:
    _, _, [one] = await club("one")
    await one.ownership.claim(CODE)
    one.ownership.lost(CODE)
    one.ownership.lost(CODE)
    assert one.dropped == [CODE]
    assert one.ownership.claims["fenced"] == 1


async def test_a_table_that_cannot_be_let_go_is_given_up_all_the_same() -> None:
    plaza, _, [one] = await club("one")
    await one.ownership.claim(CODE)
    one.directory.is_cut = True
    told: list[str] = []
    one.ownership.release(CODE, lambda: told.append(CODE))
    assert told == [CODE]
    assert CODE in plaza.tables
    one.directory.is_cut = False
    await one.ownership.claim(CODE)
    assert one.fence.owned == {CODE: 2}


async def test_all_tables_can_be_given_up_at_once() -> None:
    plaza, _, [one] = await club("one")
    await one.ownership.claim(CODE)
    one.ownership.give_up_all()
    assert one.dropped == [CODE]
    assert plaza.tables == {}


async def test_the_others_and_their_lists_are_known() -> None:
    _, _, [one, two] = await club("one", "two")
    two.membership.list_tables([{"code": CODE}])
    await two.membership.renew()
    assert one.ownership.nodes() == [AT_ONE, AT_TWO] or one.ownership.nodes() == [AT_TWO, AT_ONE]
    assert one.ownership.next_other() == AT_TWO
    assert one.ownership.listed() == [{"code": CODE}]


@pytest.mark.logs
async def test_a_claim_during_which_the_node_began_anew_is_made_again() -> None:
    plaza, clock, [one] = await club("one")
    own = one.fence.own

    async def own_slowly(code: str, epoch: int) -> bool:
        one.fence.own = own  # type: ignore[method-assign]
        clock.now += LEASE_SECONDS + 0.1
        one.membership.watch()
        await one.membership.renew()
        return await own(code, epoch)

    one.fence.own = own_slowly  # type: ignore[method-assign]
    await one.ownership.claim(CODE)
    assert plaza.tables[CODE].node_id == one.membership.node.id
    assert one.fence.owned == {CODE: 2}
