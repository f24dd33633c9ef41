"""Membership: that a node is one of a club, and for how long it may serve.

It says again and again that it is there. When that was not heard for too long, by its own clock, it
steps down: it has no table any more, and begins anew under another name. Knows the directory, the
roll and the lease; never a table.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from itertools import count
from typing import Any

from doublesix.protocol.plain import Plain
from doublesix_server.club.directory import KEPT_SECONDS, Directory, Unreachable
from doublesix_server.club.node import Node, Word, word_of
from doublesix_server.club.place import check_place, clash_of
from doublesix_server.club.roll import LEASE_SECONDS, RENEW_SECONDS, Lease, Roll
from doublesix_server.ownership import OtherNode

log = logging.getLogger(__name__)

_HEARD_WITHIN = 1.5
_PATIENCE_SECONDS = 0.7
"""After so long without an answer the next word is near, whatever becomes of this one."""
_AGAIN_SECONDS = 0.25
_LIST_AGAIN = KEPT_SECONDS / 3
_ID_BYTES = 8


class Membership:
    """A node's place in its club; `clock` counts seconds, those too in which the machine slept.

    `ended` is called when it steps down: there may be no table any more when that returns.
    """

    def __init__(
        self,
        directory: Directory,
        *,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.node = Node(secrets.token_hex(_ID_BYTES), "")
        self.lease = Lease(clock)
        self.roll = Roll(clock)
        self.ended: Callable[[], None] = lambda: None
        self.stepped_down = 0
        """How often it lost its lease."""
        self._directory = directory
        self._clock = clock
        self._sleep = sleep
        self._lists: dict[str, list[Plain]] = {}
        self._own_list: bytes = b"[]"
        self._listed_at: float | None = None
        self._beats = count(1)
        self._former: set[str] = set()
        self._withdrawn: set[str] = set()
        self._clashing: set[str] = set()
        self._turn = count()
        self._under_way: set[asyncio.Task[bool]] = set()
        self._is_attending = False

    async def settle_at(
        self, address: str, fingerprint: str | None, store: str | None = None
    ) -> None:
        """Note where this node is found, by which certificate and with which database.

        Misplaced if another that is alive clashes with it.
        """
        node = replace(self.node, address=address, fingerprint=fingerprint, store=store)
        await check_place(node, self.roll, self._sleep)
        self.node = node

    @property
    def may_serve(self) -> bool:
        """Whether this node may serve tables."""
        return self.lease.is_held

    @property
    def is_leaving(self) -> bool:
        """Whether it takes no more tables."""
        return self.node.is_leaving

    @property
    def others(self) -> list[Node]:
        """The other nodes that may take tables, as far as is known."""
        found = [node for node in self.roll.nodes if node.id != self.node.id]
        return [node for node in found if not node.is_leaving]

    def next_other(self) -> OtherNode | None:
        """Return one of the others, each in its turn.

        One of old acquaintance where this node hears of nobody, nor is heard itself.
        """
        others = self.others
        if not others and not self.may_serve:
            known = [node for node in self.roll.latest if node.address != self.node.address]
            others = [node for node in known if not node.is_leaving]
        return others[next(self._turn) % len(others)].place if others else None

    @property
    def listed(self) -> list[Plain]:
        """The tables of the other nodes that anybody may join."""
        alive = {node.id for node in self.roll.nodes} - {self.node.id}
        return [row for node_id, rows in self._lists.items() if node_id in alive for row in rows]

    # What is heard

    def heard(self, node_id: str, kept: bytes | None) -> None:
        """Take a word of a node, or its good-bye."""
        if kept is None:
            self.roll.gone(node_id)
            self._lists.pop(node_id, None)
            return
        try:
            word = word_of(node_id, kept)
        except (ValueError, KeyError, TypeError):
            log.warning("a word of a server that cannot be read")
        else:
            self.roll.heard(word.node, word.beat)
            self._tell_clash(word.node)

    def _tell_clash(self, node: Node) -> None:
        """Say once what is wrong with a node that came here beside this one all the same."""
        if node.id == self.node.id or not self.node.address or node.id in self._clashing:
            return
        if node.id not in self._former and (why := clash_of(self.node, node)):
            self._clashing.add(node.id)
            log.error("%s", why)

    def heard_list(self, node_id: str, kept: bytes | None) -> None:
        """Take the list of a node."""
        try:
            rows = [] if kept is None else json.loads(kept)
        except ValueError:
            rows = None
        if isinstance(rows, list) and all(isinstance(row, dict) for row in rows):
            self._lists[node_id] = rows
        else:
            log.warning("a list of a server that cannot be read")

    async def find(self, node_id: str) -> Node | None:
        """Return a node that is alive; one in doubt is waited for until it is known to be dead.

        What this node was before it began anew is dead.
        """
        if node_id in self._former:
            return None
        if node_id not in {node.id for node in self.roll.latest}:
            await self._look_up(node_id)
        return await self.roll.decided(node_id)

    async def _look_up(self, node_id: str) -> None:
        """Ask for the word of a node of which nothing was heard; an old one is no news."""
        word = await self._directory.look_up(node_id)
        if word is None:
            self.roll.gone(node_id)
        else:
            self.roll.heard(word.node, word.beat)

    # What is said

    async def run(self) -> None:
        """Say that this node is there until cancelled; a word that waits holds up no other."""
        try:
            while True:
                word = self._begin(self._say(LEASE_SECONDS))
                await asyncio.wait({word}, timeout=_PATIENCE_SECONDS)
                if not self._is_attending:
                    self._begin(self._attend())
                was_heard = word.done() and word.result()
                await self._sleep(RENEW_SECONDS if was_heard else _AGAIN_SECONDS)
        finally:
            for work in self._under_way:
                work.cancel()

    def _begin(self, work: Coroutine[Any, Any, bool]) -> asyncio.Task[bool]:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def renew(self) -> bool:
        """Say once that this node is there, and see to the rest; tell whether it was heard."""
        return await self._say(_HEARD_WITHIN) and await self._attend()

    async def _say(self, within: float) -> bool:
        """Say that this node is there; an answer is good however late, as of when it was said."""
        sent, node = self._clock(), self.node
        word = Word(node, next(self._beats))

        async def say() -> None:
            async with asyncio.timeout(within):
                await self._directory.announce(word)
            if node.id == self.node.id:
                self.lease.renewed(sent)

        return await _done(say())

    async def _attend(self) -> bool:
        """See to former names, silent nodes and the list; tell whether all could be asked."""

        async def attend() -> None:
            await self._withdraw_former()
            for node_id in self.roll.silent():
                await self._look_up(node_id)
            await self._list_again()

        self._is_attending = True
        try:
            return await _done(attend())
        finally:
            self._is_attending = False

    async def _withdraw_former(self) -> None:
        """Have what this node was before be known as gone: its tables are free."""
        for node_id in sorted(self._former - self._withdrawn):
            await self._directory.withdraw(node_id)
            self._withdrawn.add(node_id)

    def watch(self) -> None:
        """See who is dead now, this node too; to be called every now and then."""
        self.roll.watch()
        for node_id in self._lists.keys() - {node.id for node in self.roll.latest}:
            del self._lists[node_id]  # who was killed takes nothing back
        if self.lease.age is not None and not self.lease.is_held:
            self.step_down()

    def step_down(self) -> None:
        """Begin anew, without a table, if this node may serve no more."""
        if self.lease.age is None or self.lease.is_held:
            return
        log.warning("the club's directory has not heard of this server: it lets all tables go")
        self.stepped_down += 1
        self.lease.end()
        self._former.add(self.node.id)
        self.roll.gone(self.node.id)
        self.node = replace(self.node, id=secrets.token_hex(_ID_BYTES))
        self._listed_at = None
        self.ended()

    async def leave(self) -> None:
        """Say that this node takes no more tables."""
        self.node = replace(self.node, is_leaving=True)
        await self.renew()

    async def say_good_bye(self) -> None:
        """Be gone: what is this node's may be claimed at once."""
        self.lease.end()
        try:
            async with asyncio.timeout(_HEARD_WITHIN):
                await self._directory.withdraw(self.node.id)
        except (Unreachable, TimeoutError):
            pass  # it is found out

    def list_tables(self, rows: list[Plain]) -> None:
        """Have the others know which tables of this node anybody may join."""
        kept = json.dumps(rows).encode()
        if kept != self._own_list:
            self._own_list, self._listed_at = kept, None

    async def _list_again(self) -> None:
        now = self._clock()
        if self._listed_at is not None and now - self._listed_at < _LIST_AGAIN:
            return
        if (
            self._listed_at is None
            and self._own_list == b"[]"
            and not self._lists.get(self.node.id)
        ):
            self._listed_at = now
            return
        await self._directory.list_tables(self.node.id, self._own_list)
        self._listed_at = now


async def _done(asking: Coroutine[Any, Any, None]) -> bool:
    """Tell whether the directory did what it was asked."""
    try:
        await asking
    except (Unreachable, TimeoutError):
        log.debug("the club's directory cannot be reached")
    except Exception as error:  # noqa: BLE001 (whatever it is, the next word may be heard)
        log.error("the club's directory: %s", type(error).__name__)
    else:
        return True
    return False
