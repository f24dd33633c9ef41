"""An operator of a house of fakes: the office, and a register that remembers."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from doublesix.protocol.codec import unpack_any
from doublesix.protocol.plain import Plain
from doublesix_server.addresses import read_networks
from doublesix_server.log import Identity, Listed
from doublesix_server.office import Office
from doublesix_server.restraints import Kind, Restraint
from doublesix_server.roll import Roll
from doublesix_server.store.erasing import Erasing
from tests.server.fakes import FakePeer, House, KeepingLog, Message, drive

STRANGER = Identity(b"?" * 32)


class FakeRegister:
    """A register over a log that keeps."""

    def __init__(self, log: KeepingLog) -> None:
        self.kept: dict[tuple[Kind, str], Restraint] = {}
        self.told: str | None = None
        self.tidied = 0
        self._log = log

    async def restraints(self) -> list[Restraint]:
        return list(self.kept.values())

    async def notice(self) -> str | None:
        return self.told

    async def keep(self, one: Restraint) -> None:
        self.kept[one.kind, one.whom] = one

    async def lift(self, kind: Kind, whom: str) -> None:
        del self.kept[kind, whom]

    async def tell(self, text: str | None) -> None:
        self.told = text

    async def sessions(self, since: int, until: int, tables: Collection[str]) -> list[Listed]:
        return [
            one
            for key, one in self._log.sessions.items()
            if any(sat[1:] == key for sat in self._log.sat)
            if one.changed >= since and one.began < until
            if not tables or one.summary.table in tables
        ]

    async def identities(self, digits: str) -> set[Identity]:
        return {one for one, _, _ in self._log.sat if one.hex().startswith(digits)}

    async def is_known(self, code: str) -> bool:
        return code in self._log.seen

    async def tables_of(self, identity: Identity) -> list[str]:
        return sorted({code for one, code, _ in self._log.sat if one == identity})

    async def erase(self, table: str, identity: Identity) -> None:
        of_it = [one for one in self._log.entries if one.table == table]
        others = [one for one in self._log.entries if one.table != table]
        erasing = Erasing(table, identity, STRANGER)
        self._log.entries = [*others, *map(erasing.without, of_it)]
        self._log.sat = {
            (STRANGER, *one[1:]) if one[:2] == (identity, table) else one for one in self._log.sat
        }

    async def tidy(self) -> None:
        self.tidied += 1


class Operator:
    """Whoever runs a house: asks, and has things done."""

    def __init__(self, house: House, proxies: str = "") -> None:
        self.register = FakeRegister(house.log)
        self.told: list[Message] = []
        self.drained = 0
        self._house = house
        self.office = Office(
            house.hall,
            house.staff,
            house.log,
            self.register,
            house.restraints,
            Roll(house.hall, self.register, lambda: house.guests),
            tell_all=lambda frame: self.told.append(unpack_any(frame)),
            status=lambda: {"tables": len(house.hall.tables)},
            drain=self._drain,
            proxies=read_networks(proxies),
            wall=house.clock,
        )

    def ask(self, do: str, **fields: Any) -> Plain:
        """Have something done, and return what came of it."""
        done: list[Plain] = []

        async def ask() -> None:
            done.append(await self.office.answer({"do": do, **fields}))

        drive(ask())
        return done[0]

    def look_again(self) -> None:
        """Have the office hear what was said to that of another server."""
        drive(self.office.look_again())

    def _drain(self) -> None:
        self.drained += 1


def handle(guest: FakePeer) -> str:
    """Return what the operator calls somebody."""
    return guest.identity.hex()[:10]
