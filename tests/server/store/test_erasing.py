"""Erasing: a person becomes a stranger of one table, and all that was played stays."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from doublesix.fair.draw import DrawId, Drawn, Named
from doublesix.rules.acts import PASS, PERSON, Actor, Kind, Step
from doublesix.rules.seat import Seat
from doublesix.rules.shuffle import seeded_hands
from doublesix_server.log import (
    Acted,
    Began,
    Closed,
    Counted,
    DrawBegun,
    Entry,
    Identity,
    Made,
    SeatsChanged,
    Sitting,
    Summarised,
)
from doublesix_server.store.archive import StoredArchive
from doublesix_server.store.erasing import Erasing
from doublesix_server.store.register import StoredRegister
from doublesix_server.store.schema import SAT, SESSIONS
from tests.server.store.stores import Store
from tests.server.store.test_notes import ANA, IVO, rows, summary

STRANGER = Identity(b"s" * 32)
HANDS = seeded_hands("rainy sunday", 1)


def seats(maker: Identity | None, ana: Identity, name: str, table: str = "T") -> SeatsChanged:
    return SeatsChanged(
        table,
        maker,
        (
            Sitting(Seat.ONE, ana, name, None, False, 1),
            Sitting(Seat.TWO, IVO, "Ivo", "club", True, 2),
            Sitting(Seat.THREE, ana, name, None, False, 1, True),
            Sitting(Seat.FOUR, None, "", "club", False),
        ),
    )


def acted(identity: Identity | None, actor: Actor, drawn: Drawn | None = None) -> Acted:
    step = Step(Seat.ONE, PASS, actor)
    return Acted("T", 2, identity, "r1", "pass", step, HANDS if drawn else None, drawn)


def drawn(*names: str) -> Drawn:
    named = tuple(Named(1, "late", 1, name) for name in names)
    return Drawn(DrawId("T", 1, 1, 2), b"x" * 32, ((Seat.ONE, b"y" * 32),), named)


def person(name: str | None) -> Actor:
    return Actor(Kind.PERSON, name=name)


def test_identity_and_names_are_gone_from_every_kind_of_entry() -> None:
    bot = Actor(Kind.BOT, "club")
    before: list[Entry] = [
        Made("T", "chiva", None, 0, "luck"),
        seats(ANA, ANA, "Ana"),
        DrawBegun("T", 1, 1, 2, (Named(1, "late", 1, "Ana"), Named(1, "lost", 2, "Ivo"))),
        Began("T", 1, ANA, "r0", "start", "chiva", HANDS, drawn("Ana", "Ivo")),
        acted(ANA, person("Ana")),
        acted(ANA, PERSON),
        acted(None, person("Ana"), drawn("Ana")),
        acted(None, bot),
        acted(IVO, person("Ivo")),
        acted(IVO, person("Ana")),  # who else has that name
        Counted("T", 1000),
        seats(IVO, ANA, "Anita"),
        Closed("T"),
    ]
    erasing = Erasing("T", ANA, STRANGER)
    after = [erasing.without(entry) for entry in before]
    assert erasing.names == {"Ana", "Anita"}
    assert after == [
        Made("T", "chiva", None, 0, "luck"),
        seats(None, STRANGER, "?"),
        DrawBegun("T", 1, 1, 2, (Named(1, "late", 1, "?"), Named(1, "lost", 2, "Ivo"))),
        Began("T", 1, STRANGER, "r0", "start", "chiva", HANDS, drawn("?", "Ivo")),
        acted(STRANGER, person("?")),
        acted(STRANGER, PERSON),
        acted(None, person("?"), drawn("?")),
        acted(None, bot),
        acted(IVO, person("Ivo")),
        acted(IVO, person("Ana")),
        Counted("T", 1000),
        seats(IVO, STRANGER, "?"),
        Closed("T"),
    ]


async def test_the_list_of_sessions_names_them_no_more(store: Store) -> None:
    async with store.log("T", "U") as (log, engine):
        register = StoredRegister(engine, log)
        for table in "TU":
            log.append(Made(table, "chiva", None, 0, "luck"))
        log.append(seats(ANA, ANA, "Ana"))
        log.note(Summarised(summary("T", 1), (ANA, IVO), 1))
        log.note(Summarised(summary("T", 2), (IVO,), 1))  # another Ana sat there
        log.note(Summarised(summary("U", 1), (ANA,), 1))
        await register.erase("T", ANA)
        listed = {(row.code, row.number): row.names[0] for row in await rows(engine, SESSIONS)}
        assert listed == {("T", 1): "?", ("T", 2): "Ana", ("U", 1): "Ana"}
        sat = {(row.identity, row.code, row.number) for row in await rows(engine, SAT)}
        [stranger] = {one[0] for one in sat} - {ANA, IVO}
        assert sat == {(stranger, "T", 1), (IVO, "T", 1), (IVO, "T", 2), (ANA, "U", 1)}
        assert len(await register.sessions(0, 9, ())) == 3


async def test_a_stranger_is_another_one_at_each_table(store: Store) -> None:
    async with store.log("T", "U") as (log, engine):
        register, archive = StoredRegister(engine, log), StoredArchive(engine, log)
        strangers = set()
        for table in "TU":
            log.append(seats(ANA, ANA, "Ana", table))
            await register.erase(table, ANA)
            [entry] = [one async for one in archive.entries_of(table)]
            assert isinstance(entry, SeatsChanged)
            assert entry.maker is None  # whoever comes next is the host
            strangers.add(entry.sittings[0].identity)
        assert len(strangers - {ANA}) == 2


async def test_others_have_their_turn_while_a_long_table_is_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with store.log("T") as (log, engine):
        for _ in range(300):
            log.append(SeatsChanged("T", ANA, ()))
        await log.drained()
        taken, turns = 0, set()
        take = Erasing.take

        def counted(self: Erasing, row: Any) -> None:
            nonlocal taken
            taken += 1
            take(self, row)

        async def wait_for_turns() -> None:
            while True:
                turns.add(taken)
                await asyncio.sleep(0)

        monkeypatch.setattr(Erasing, "take", counted)
        waiting = asyncio.create_task(wait_for_turns())
        await StoredRegister(engine, log).erase("T", ANA)
        waiting.cancel()
        assert {50, 100, 150, 200, 250, 300} <= turns
