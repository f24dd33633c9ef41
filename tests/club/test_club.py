"""The fault run's judge finds what it is to find, and a short run finds nothing.

The long form is `python -m tests.club`.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from nats.aio.msg import Msg

from doublesix.link import Link
from doublesix.protocol.answers import Refused
from doublesix.protocol.errors import Refusal
from doublesix.rules.seat import Seat
from doublesix_client.net.ends import end_by_refusal
from doublesix_server.log import Acted, Entry
from tests.chosen import request_of
from tests.club.__main__ import SHOWN_BY, trial
from tests.club.diary import Diary, Gap, Told, digest, kept
from tests.club.engines import DIRECTORY, STORE, lacking
from tests.club.forwarder import HOST, Way
from tests.club.guest import Guest, Visit
from tests.club.judge import Replay, judged
from tests.club.nodes import Held
from tests.club.overhearing import Overheard
from tests.club.report import LEFT, away, endings, is_flat, is_soon, late, let_go
from tests.club.run import Club, Plan, club
from tests.club.strikes import ALONE, WEIGHTS, Strikes, Struck
from tests.club.tiles import told_in_files
from tests.server.fakes import FakePeer, House

NAMES = ("Ana", "Ivo", "Eva", "Leo")


def played(acts: int = 30) -> tuple[list[Entry], list[Diary]]:
    """Play at a table of four; return its entries and what its people were told."""
    house = House()
    people = [house.person(NAMES[0])]
    code = house.says(people[0], "create", "c", profile="chiva", pause=0)["code"]
    people += [house.person(name, code=code) for name in NAMES[1:]]
    for seat, person in enumerate(people, start=1):
        house.says(person, "sit", "s", seat=seat)
    house.says(people[0], "start", "start")
    for number in range(acts):
        actor = next((person for person in people if person.view["legal"]), None)
        version = people[0].latest("update")["version"]
        if actor is None:
            for person in people:
                house.says(person, "go_on", f"{number}", version=version)
        else:
            request = {**request_of(actor.view["legal"][0]), "version": version}
            house.says(actor, request.pop("type"), f"{number}", **request)
    return house.log.entries, [
        diary_of(person, name, seat, code)
        for seat, (name, person) in enumerate(zip(NAMES, people, strict=True), start=1)
    ]


def diary_of(person: FakePeer, name: str, seat: int, code: str) -> Diary:
    told = [
        Told(
            float(place),
            "n1",
            1,
            message["version"],
            digest(message["view"]),
            digest(message["events"]) if message["events"] else None,
            message.get("re"),
            False,
        )
        for place, message in enumerate(person.messages)
        if message["type"] == "update"
    ]
    return Diary(name, seat, name.encode().ljust(16, b"."), code, told)


def faults(entries: Sequence[Entry], diaries: Sequence[Diary], **owners: Any) -> list[str]:
    replay = Replay(diaries[0].code)
    for epoch, owner in owners.get("claims", ()):
        replay.claim(epoch, owner)
    for entry, witness in zip(entries, owners.get("writers", [()] * len(entries)), strict=True):
        replay.take(entry, *witness)
    return judged({replay.code: replay}, diaries).faults


def acted(entries: Sequence[Entry]) -> list[int]:
    return [place for place, entry in enumerate(entries) if isinstance(entry, Acted)]


def test_a_table_that_went_on_in_peace_is_judged_to_be_right() -> None:
    entries, diaries = played()
    assert faults(entries, diaries) == []
    assert len(diaries[2].told) > 25
    assert any(told.answers for told in diaries[2].told)


def test_what_was_told_and_is_not_in_the_log_is_found() -> None:
    entries, diaries = played()
    assert "not in the log" in "".join(faults(entries[:-1], diaries))


def test_an_act_that_was_done_twice_is_found() -> None:
    entries, diaries = played()
    place = acted(entries)[5]
    assert faults([*entries[:place], *entries[place:][:1], *entries[place:]], diaries)
    entry = entries[place]
    assert isinstance(entry, Acted)
    assert entry.step.seat is not None
    who = {diary.seat: diary for diary in diaries}
    refused = replace(who[int(entry.step.seat)], refused={entry.request_id: "stale"})
    told = [refused if diary.seat == refused.seat else diary for diary in diaries]
    assert "was refused (stale) and is in the log" in "".join(faults(entries, told))


def test_entries_that_changed_places_are_found() -> None:
    entries, diaries = played()
    one, other = acted(entries)[4:6]
    changed = list(entries)
    changed[one], changed[other] = changed[other], changed[one]
    assert "comes after version" in "".join(faults(changed, diaries))


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"view": b"a tile too many"}, "another view"),
        ({"events": b"another story"}, "other events"),
        ({"node": "n2"}, "told afresh by"),
        ({"answers": "never sent"}, "is not in the log"),
        ({"version": 3}, "then 3"),
    ],
)
def test_an_update_that_is_not_the_logs_is_found(change: dict[str, Any], word: str) -> None:
    entries, diaries = played()
    told = [*diaries[1].told]
    told[10] = told[10]._replace(**change)
    diaries[1] = replace(diaries[1], told=told)
    assert word in "".join(faults(entries, diaries))


def test_an_answer_without_events_that_is_not_in_the_log_is_found() -> None:
    entries, diaries = played()
    told = [*diaries[1].told]
    told[10] = told[10]._replace(answers="never sent", events=None)
    diaries[1] = replace(diaries[1], told=told)
    assert "never sent was answered and is not in the log" in faults(entries, diaries)[0]


class Refusing:
    """A link whose server refuses everything."""

    def __init__(self, reason: str) -> None:
        self._reason = reason

    async def send(self, kind: str, **fields: Any) -> str:
        return kind

    async def receive(self) -> dict[str, Any]:
        return {"type": "refused", "re": "hello", "reason": self._reason}


@pytest.mark.parametrize("reason", list(Refusal))
async def test_a_refused_hello_is_a_fault_where_a_window_ends_for_good(reason: Refusal) -> None:
    guest = Guest(Alone(), 1, ["n1"], 0, random.Random(1))
    visit = Visit(guest, "n1", 1)
    visit.link = cast(Link, Refusing(str(reason)))
    await visit.ask("hello")
    refused = Refused(type="refused", re=None, reason=reason, values={})
    ends = end_by_refusal(refused, "K7QM2XV0").is_final
    assert bool(guest.diary.faults) == ends


@pytest.mark.parametrize(
    ("message", "is_found"),
    [
        ({"type": "refused", "values": {"tile": "64"}}, True),
        ({"type": "table", "said": [{"text": "I hold 6-4"}]}, True),
        ({"type": "notice", "hands": {"2": ["00", "10"]}}, True),
        ({"type": "table", "frame": b"\xa264"}, True),
        ({"type": "table", "code": "64K7QM2X", "counter": 64, "at": "2026-10-04"}, False),
        ({"type": "welcome", "re": "ab12cd34-6-4", "addresses": ["ws://10.66.0.3:6102"]}, False),
    ],
)
def test_a_tile_in_any_message_is_found(message: dict[str, Any], is_found: bool) -> None:
    guest = Guest(Alone(), 1, ["n1"], 0, random.Random(1))
    Visit(guest, "n1", 1)._take(message)
    assert bool(guest.diary.faults) == is_found


def test_a_tile_in_an_update_besides_its_view_and_events_is_found() -> None:
    guest = Guest(Alone(), 1, ["n1"], 0, random.Random(1))
    update = {"type": "update", "version": 1, "view": {"hand": ["64"]}, "events": []}
    Visit(guest, "n1", 1)._take(update)
    assert not guest.diary.faults
    Visit(guest, "n1", 1)._take({**update, "version": 2, "next": "64"})
    assert guest.diary.faults


async def test_a_tile_that_passes_the_directory_is_found() -> None:
    overheard = Overheard()
    bucket = Msg(cast(Any, None), "$KV.lists.n1", "", b'[{"code":"K7QM2XV0","seats":[1,"10:64"]}]')
    await overheard.take(replace(bucket, headers={"Nats-Expected-Last-Subject-Sequence": "64"}))
    assert not overheard.naming
    await overheard.take(replace(bucket, data=b'{"hand":["64"]}'))
    assert (overheard.heard, dict(overheard.naming)) == (2, {"$KV.lists.n1": 1})


def test_a_tile_in_a_log_is_found(tmp_path: Path) -> None:
    log = tmp_path / "log-1"
    log.write_text('{"at": "2026-10-04T06:21:10.64", "code": "K7QM2XV0"}\n')
    assert not [*told_in_files([log])]
    log.write_text("table K7QM2XV0: made\ntable K7QM2XV0: 6-4 played\n")
    assert [*told_in_files([log])] == [f"{tmp_path.name}/log-1, line 2: names a tile"]


def test_a_hand_shown_to_another_seat_is_found() -> None:
    entries, diaries = played()
    diaries[1] = replace(diaries[1], told=diaries[2].told)
    assert "another view" in "".join(faults(entries, diaries))


def test_who_writes_what_another_owns_is_found() -> None:
    entries, diaries = played()
    claims = [(1, "n1"), (2, "n2")]
    half = len(entries) // 2
    fine = [("n1", 1)] * half + [("n2", 2)] * (len(entries) - half)
    assert faults(entries, diaries, claims=claims, writers=fine) == []
    late = [*fine[:-1], ("n1", 2)]
    assert "n1 wrote while n2 owned" in "".join(
        faults(entries, diaries, claims=claims, writers=late)
    )
    assert "epoch 2 is n2's and n3's" in "".join(
        faults(entries, diaries, claims=[*claims, (2, "n3")], writers=fine)
    )


def test_a_life_that_tells_afresh_what_another_life_of_its_node_wrote_is_found() -> None:
    entries, diaries = played()
    claims, writers = [(1, "n1_1")], [("n1_1", 1)] * len(entries)

    def told_by(life: str) -> list[Diary]:
        return [
            replace(diary, told=[told._replace(life=life) for told in diary.told])
            for diary in diaries
        ]

    assert faults(entries, told_by("n1_1"), claims=claims, writers=writers) == []
    found = faults(entries, told_by("n1_2"), claims=claims, writers=writers)
    assert "told afresh by ['n1_2'], and written by n1_1" in found[0]
    one, *others = told_by("n1_1")
    late = replace(one, told=[told._replace(life="n1_2") for told in one.told])
    found = faults(entries, [late, *others], claims=claims, writers=writers)
    assert "told afresh by ['n1_1', 'n1_2']" in found[0]


def test_people_are_told_what_their_seats_may_know() -> None:
    _, diaries = played(5)
    hands = {diary.told[0].view for diary in diaries}
    assert len(hands) == len(Seat)


class Alone:
    """The company of one person, who wants no end."""

    profile, code = "chiva", "K7QM2XV0"
    wants_more = True

    def __init__(self) -> None:
        self.levels: dict[int, str] = {}

    def is_over(self) -> bool:
        return False


def test_what_is_left_of_people_who_have_gone_is_found() -> None:
    before = Held(blocks=500_000, tables=0, links=2)
    assert let_go(before, before._replace(blocks=500_000 + LEFT))
    assert not let_go(before, before._replace(blocks=500_001 + LEFT))
    assert not let_go(before, before._replace(tables=1))


def test_memory_that_rises_to_the_end_is_not_flat() -> None:
    assert is_flat([70_000, *[90_000] * 89])
    assert is_flat([70_000 + 200 * second for second in range(90)])
    assert not is_flat([70_000 + 1000 * second for second in range(90)])


def gap(seconds: float, node: str = "n1", lost: float = 100.0) -> Diary:
    return Diary("Ana", 1, b"", gaps=[Gap(lost, lost + seconds, node, "n2")])


def test_people_who_play_on_late_after_a_kill_are_found() -> None:
    struck = [Struck(ALONE, "n1", "n1", 99.5, 120.0)]
    soon, late_one = [gap(6.0)] * 99, gap(10.5)
    assert is_soon(away(soon, struck))
    assert is_soon(away([*soon, late_one], struck))
    assert not is_soon(away([*soon, late_one, late_one], struck))
    assert late(away([*soon, late_one], struck)) == (1, 100)


def test_what_several_strikes_did_is_not_held_against_a_kill() -> None:
    struck = [Struck(ALONE, "n1", "n1", 99.5, 120.0), Struck("kill", "n2", "n2", 90.0, 101.0)]
    assert is_soon(away([gap(30.0)] * 9, struck))
    assert late(away([gap(30.0)] * 9, struck)) == (0, 0)


def test_how_long_tables_take_to_end_is_counted_from_the_last_strike() -> None:
    _, diaries = played()
    assert endings(diaries, since=10.0) == [diaries[0].told[-1].at - 10]


@pytest.mark.parametrize(("version", "known"), [(6, 6), (5, 5), (4, 5)])
def test_what_a_repeated_request_does_now_is_news_and_what_it_did_before_is_not(
    version: int, known: int
) -> None:
    guest = Guest(Alone(), 1, ["n1"], 0, random.Random(1))
    first = Told(0.0, "n1", 1, 5, b"", None, None, False)
    guest.note(first, {"version": 5})
    guest.note(
        first._replace(version=version, events=b"", answers="1", is_repeat=True),
        {"version": version},
    )
    assert guest.update is not None
    assert guest.update["version"] == known


class Severable:
    """Ground on which everything can be cut."""

    def can_cut(self, one: str, other: str) -> bool:
        return True


@dataclass
class Place:
    """A program that only has a place."""

    place: str = ""
    name: str = ""
    address: str = ""


def test_a_pause_within_the_lease_is_extra() -> None:
    one = SimpleNamespace(nodes=[Place(name="n1")], plan=Plan(tables=1))
    strikes = Strikes(cast(Club, one))
    strikes.done += [Struck(kind, "n1", "", 0.0, 1.0) for kind in ("kill", "short pause")]
    assert strikes.kills_and_pauses == 1


async def test_what_is_no_kill_and_no_pause_is_not_counted_as_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kinds = iter(["kill", "drain", *["kill"] * 29])

    async def wait(_: Strikes, turns: int = 3) -> None:
        for _turn in range(turns):
            await asyncio.sleep(0)

    def choose(strikes: Strikes) -> Coroutine[Any, Any, None] | None:
        if strikes._struck:
            return None
        return strikes._during(next(kinds), "n1", wait(strikes, 30 if strikes.done else 1))

    async def kill_alone(strikes: Strikes) -> None:
        await strikes._during(ALONE, "n1", wait(strikes))

    monkeypatch.setattr(Strikes, "_kill_alone", kill_alone)
    monkeypatch.setattr(Strikes, "_wait", wait)
    monkeypatch.setattr(Strikes, "_choose", choose)
    strikes = Strikes(cast(Club, SimpleNamespace(nodes=[Place(name="n1")], plan=Plan(tables=1))))
    await strikes.until(12)
    assert strikes.kills_and_pauses >= 12
    assert strikes.counts[ALONE] == 2


async def test_answers_can_be_lost_while_what_is_asked_gets_through() -> None:
    async with asyncio.timeout(20):
        await lose_answers()


async def lose_answers() -> None:
    asked: list[bytes] = []

    async def answer(reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        while came := await reads.read(100):
            asked.append(came)
            writes.write(came)
            got.set()
        writes.close()

    got = asyncio.Event()
    async with await asyncio.start_server(answer, HOST, 0) as server:
        way = Way(server.sockets[0].getsockname()[1])
        async with await asyncio.start_server(way.take, HOST, 0) as front:
            port = front.sockets[0].getsockname()[1]
            reads, writes = await asyncio.open_connection(HOST, port)
            writes.write(b"one")
            assert await reads.readexactly(3) == b"one"
            got.clear()
            way.lose_answers()
            writes.write(b"two")
            await got.wait()
            writes.write(b"three")
            while b"".join(asked) != b"onetwothree" or not way._maimed:  # noqa: ASYNC110 (untold)
                await asyncio.sleep(0)
            way.keep_answers()
            with suppress(ConnectionResetError):
                assert await reads.read() == b""
            writes.close()
            with suppress(ConnectionResetError):
                await writes.wait_closed()
            reads, writes = await asyncio.open_connection(HOST, port)
            writes.write(b"four")
            assert await reads.readexactly(4) == b"four"
            writes.close()
            await writes.wait_closed()
            await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))


def test_everything_that_is_to_happen_to_a_club_can_happen() -> None:
    one = SimpleNamespace(
        ground=Severable(),
        nodes=[Place(name="n1"), Place(name="n2")],
        store=Place(STORE),
        directory=Place(DIRECTORY),
        plan=Plan(tables=1),
    )
    strikes = Strikes(cast(Club, one))
    assert {*strikes._ways, *strikes._engines} == set(WEIGHTS)


ENGINES = pytest.mark.skipif(lacking() is not None, reason=str(lacking()))


@pytest.mark.slow
@ENGINES
async def test_a_club_loses_nothing_whatever_happens_to_its_nodes() -> None:
    with club(Plan(tables=9, workers=1, think=0.3)) as one:
        kinds = ["kill", "long pause", "directory restarted", "store restarted"]
        found, striking = await trial(one, lambda strikes: strikes.each(kinds), pace=0.5)
    assert found["faults"] == []
    assert found["acts"] > 200
    assert let_go(*found["held"])
    assert striking.counts == dict.fromkeys(kinds, 1)


@pytest.mark.slow
@ENGINES
async def test_a_rolling_restart_is_a_reconnect_and_no_more() -> None:
    with club(Plan(tables=6, workers=1, think=0.3)) as one:
        found, striking = await trial(one, lambda strikes: strikes.drain_each(3), pace=0.5)
        waits = away(kept(one.crowd.file), striking.done)
    assert found["faults"] == []
    assert striking.counts == {"drain": 3}
    assert found["moved"] > 0
    assert len(waits["drain"]) > 0


@pytest.mark.slow
@ENGINES
@pytest.mark.parametrize(("planted", "kind"), [*SHOWN_BY.items()])
async def test_a_club_with_a_fault_planted_is_found_out(planted: str, kind: str) -> None:
    with club(Plan(tables=9, workers=1, think=0.3, planted=planted)) as one:
        found, _ = await trial(one, lambda strikes: strikes.each([kind]), pace=2)
    assert found["fault_count"] > 0
