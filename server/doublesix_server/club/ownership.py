"""Club ownership: claims tables for a node, and lets them go.

A table belongs to the node that the directory names, in an epoch that only rises; the store refuses
what comes in an older one. So whoever is wrong about a table, by a pause or a lost link, can write
nothing of it. Knows codes, nodes and epochs; never tables.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from doublesix.protocol.errors import Refusal
from doublesix.protocol.plain import Plain
from doublesix_server.club.directory import Assignment, Directory, Taken, Unreachable
from doublesix_server.club.membership import Membership
from doublesix_server.codes import new_code
from doublesix_server.lines import about
from doublesix_server.log import nothing
from doublesix_server.ownership import LivesElsewhere, OtherNode
from doublesix_server.refusal import Refused
from doublesix_server.waking import Aside

log = logging.getLogger(__name__)

_TRIES = 5
"""How often a table is claimed again that somebody else claims at the same time."""


class Fence(Protocol):
    """What keeps old owners from writing: the store's word on the epochs of tables."""

    async def epoch_of(self, code: str) -> int:
        """Return the latest epoch of a table, 0 if there was none."""

    async def own(self, code: str, epoch: int) -> bool:
        """Write in this epoch from now on, and nobody in an older one; False if it is older."""

    def disown(self, code: str) -> None:
        """Write nothing of a table any more."""


class ClubOwnership:
    """The tables of one node; `aside` begins work that goes on beside everything else.

    `drop` is told of a table that this node has lost; it is to be gone when that returns.
    """

    is_sole = False

    def __init__(
        self,
        membership: Membership,
        directory: Directory,
        fence: Fence,
        *,
        aside: Aside,
        random_bits: Callable[[int], int] = secrets.randbits,
    ) -> None:
        self.drop: Callable[[str], None] = lambda code: None
        self.is_kept: Callable[[str], Awaitable[bool]] = _keeps_all
        """Tells whether there ever was a table that nobody has owned."""
        self.claims: Counter[str] = Counter()
        """How claims ended."""
        self._membership = membership
        self._directory = directory
        self._fence = fence
        self._aside = aside
        self._random_bits = random_bits
        self._held: dict[str, Assignment] = {}
        self._busy: dict[str, asyncio.Event] = {}
        membership.ended = self._lose_all

    @property
    def held(self) -> int:
        """How many tables are this node's."""
        return len(self._held)

    def check(self) -> None:
        """Refuse everything while this node may serve no table."""
        if not self._membership.may_serve:
            self._membership.step_down()
            raise self._nobody_here()

    def check_is_staying(self) -> None:
        """Refuse who has no table here yet, too, where this node leaves."""
        self.check()
        if self._membership.is_leaving:
            raise self._nobody_here()

    async def claim(self, code: str) -> None:
        """Own a table from now on; LivesElsewhere if another node does, Refused if nobody may."""
        await self._claim_once(code, is_new=False)

    async def _claim_once(self, code: str, *, is_new: bool) -> None:
        while (busy := self._busy.get(code)) is not None:
            await busy.wait()
        if code in self._held:
            return
        done = self._busy[code] = asyncio.Event()
        try:
            await self._claim(code, is_new=is_new)
        except LivesElsewhere:
            self.claims["elsewhere"] += 1
            raise
        except Unreachable:
            self.claims["failed"] += 1
            raise self._nobody_here() from None
        except Refused:
            self.claims["failed"] += 1
            raise
        finally:
            del self._busy[code]
            done.set()
        self.claims["owned"] += 1

    async def claim_new(self) -> str:
        """Return the code of a table that was never there, and own it."""
        code = new_code(self._random_bits)
        await self._claim_once(code, is_new=True)
        return code

    def check_owned(self, code: str) -> None:
        """Refuse a table that was lost since it was claimed."""
        if code not in self._held:
            raise self._nobody_here()

    async def _claim(self, code: str, *, is_new: bool) -> None:
        for _ in range(_TRIES):
            self.check_is_staying()
            found = await self._directory.assignment(code)
            if found is not None and found.node_id != self._membership.node.id:
                owner = await self._membership.find(found.node_id)
                if owner is not None:
                    raise LivesElsewhere(owner.place)
            before = 0 if found is None else found.epoch
            before = max(before, await self._fence.epoch_of(code))
            if not (before or is_new or await self.is_kept(code)):
                raise Refused(Refusal.NO_SUCH_TABLE)
            epoch = before + 1
            node_id, last = self._membership.node.id, 0 if found is None else found.revision
            try:
                assignment = await self._directory.assign(code, node_id, epoch, last)
            except Taken:
                continue
            if await self._take_up(code, assignment):
                return
        raise Refused(Refusal.CANNOT_KEEP)

    async def _take_up(self, code: str, given: Assignment) -> bool:
        """Hold a table that the directory gave, if the store gives it too; tell whether it did.

        Else it is given back whatever went wrong: people would be sent to who has it not.
        """
        membership = self._membership
        try:
            is_owned = await self._fence.own(code, given.epoch)
            if is_owned and given.node_id == membership.node.id and membership.may_serve:
                self._held[code] = given
                return True
            return False  # somebody was quicker, or it stepped down meanwhile
        finally:
            if code not in self._held:
                self._fence.disown(code)
                with suppress(Unreachable):
                    await self._directory.unassign(code, given.revision)

    def _nobody_here(self) -> Refused:
        """Say that this node cannot have a table: somebody else is to be asked, if there is one."""
        other = self._membership.next_other()
        return Refused(Refusal.CANNOT_KEEP) if other is None else LivesElsewhere(other)

    def release(self, code: str, then: Callable[[], None] = nothing) -> None:
        """Own a table no more, of which everything is kept; call `then` once others may have it."""
        assignment = self._held.pop(code, None)
        if assignment is None:
            then()
            return
        self._fence.disown(code)
        self._busy[code] = asyncio.Event()
        self._aside(self._unassign(code, assignment, then))

    async def _unassign(self, code: str, assignment: Assignment, then: Callable[[], None]) -> None:
        try:
            await self._directory.unassign(code, assignment.revision)
        except Unreachable:
            pass  # whoever claims it next takes this node for its owner, or for dead
        finally:
            self._busy.pop(code).set()
        then()

    def lost(self, code: str) -> None:
        """Note that the store refused what was written of a table: somebody else has it."""
        if self._held.pop(code, None) is not None:
            log.warning("table %s: another server has it", code, extra=about(code))
            self.claims["fenced"] += 1
            self._fence.disown(code)
            self.drop(code)

    def give_up_all(self) -> None:
        """Let all tables go at once, with whatever is not kept of them."""
        for code in list(self._held):
            self.release(code)
            self.drop(code)

    def _lose_all(self) -> None:
        """Serve nothing any more: the others may have it all by now."""
        held, self._held = self._held, {}
        for code in held:
            self._fence.disown(code)
            self.drop(code)

    def next_other(self) -> OtherNode | None:
        """Return another node to send people to, each in its turn; None where there is none."""
        return self._membership.next_other()

    def nodes(self) -> list[OtherNode]:
        """Return the nodes that take tables, this one among them."""
        return [node.place for node in self._membership.roll.nodes if not node.is_leaving]

    def listed(self) -> list[Plain]:
        """Return the tables on other nodes that anybody may join."""
        return self._membership.listed


async def _keeps_all(code: str) -> bool:
    return True
