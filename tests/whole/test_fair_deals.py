"""Whole sessions whose deals are drawn: honest ones are proved, and each way to cheat is named."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from doublesix.cli import main
from doublesix.fair.draw import DrawId, Drawn, Named, hands_of
from doublesix.fair.judge import Fault
from doublesix.fair.verdict import Ruling, Verdict
from doublesix.fair.witness import Reply, Witness
from doublesix.link import Link, greet, open_link
from doublesix.protocol.codec import pack, unpack_any
from doublesix.record.write import dumps
from doublesix.rules.seat import Seat
from doublesix.rules.session import Dealer
from doublesix.rules.shuffle import seeded_hands
from doublesix_server import course as course_room
from doublesix_server.course import Course
from doublesix_server.drawing import Drawing
from tests.server.running import Running, play_deal, running, until

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "fair-deals.md").read_text(encoding="utf-8")
NAMES = ("Ana", "Ivo", "Eva", "Leo")
SHORT = 0.5


class Table:
    """Four persons at a table of a real server, each with a link of their own."""

    def __init__(self, links: list[Link], code: str) -> None:
        self.links = links
        self.code = code

    async def play(self) -> None:
        """Play a deal to its end, until every client has judged it if it can."""
        async with asyncio.TaskGroup() as group:
            for link in self.links:
                group.create_task(play_deal(link))
        await self.hear_all()

    async def hear_all(self) -> None:
        """Take in all that the server has said so far."""
        for link in self.links:
            await link.ask("get_record")

    async def go_on(self) -> None:
        """Go on to the next deal."""

        async def ready(link: Link) -> None:
            assert link.update is not None
            version = link.update["version"]
            await link.ask("go_on", version=version)
            while link.update["version"] == version:
                await link.receive()

        async with asyncio.TaskGroup() as group:
            for link in self.links:
                group.create_task(ready(link))

    def verdict(self, place: int = 0) -> Verdict:
        verdict = self.links[place].witness.verdict
        assert verdict is not None
        return verdict

    def found(self, place: int = 0) -> set[Fault]:
        return {finding.fault for finding in self.verdict(place).findings}


@asynccontextmanager
async def four(
    server: Running, witnesses: dict[int, Witness] | None = None
) -> AsyncIterator[Table]:
    """Seat four persons, whose clients may be cheats, and begin."""
    links: list[Link] = []
    for place, name in enumerate(NAMES):
        witness = (witnesses or {}).get(place)
        link = await server.person(name, witness=witness)
        links.append(link)
    code = (await links[0].ask("create", profile="chiva", pause=0))["code"]
    for link in links[1:]:
        await link.ask("join", code=code)
    for seat, link in enumerate(links, 1):
        await link.ask("sit", seat=seat)
    table = Table(links, code)

    async def hear(link: Link) -> None:
        while link.update is None:
            await link.receive()

    async with asyncio.TaskGroup() as group:
        group.create_task(links[0].ask("start"))
        for link in links[1:]:
            group.create_task(hear(link))
    yield table


async def test_an_honest_session_is_proved_by_everybody_and_by_a_stranger(tmp_path: Path) -> None:
    async with running() as server, four(server) as table:
        await table.play()
        await table.go_on()
        await table.play()
        for place in range(4):
            verdict = table.verdict(place)
            assert (verdict.ruling, verdict.deal) == (Ruling.SURE, 2)
            assert verdict.shares == (1, 2, 3, 4)
        record = (await table.links[0].ask("get_record"))["record"]
    file = tmp_path / "sunday.json"
    file.write_text(dumps(record), encoding="utf-8")
    assert main(["record", "verify", str(file)]) == 0
    told = by_the_page(file, tmp_path)
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.count("follows from its draw, with shares of: 1, 2, 3, 4") == 2
    twice = {**record, "deals": [record["deals"][0]] * 2}
    file.write_text(dumps(twice), encoding="utf-8")
    told = by_the_page(file, tmp_path)
    assert (told.returncode, told.stdout.count("was used before")) == (1, 1)
    changed = record["deals"][1]["draw"]
    changed["secret"] = "00" * 32
    file.write_text(dumps(record), encoding="utf-8")
    assert main(["record", "verify", str(file)]) == 1
    told = by_the_page(file, tmp_path)
    assert told.returncode == 1
    assert "deal 2: the server's secret is another than it had said" in told.stdout


def by_the_page(file: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the program of the page, with nothing but the standard library."""
    [program] = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert program.count("\n") <= 60
    (folder / "check.py").write_text(program, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", "-S", str(folder / "check.py"), str(file)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


async def test_computer_players_of_a_worker_give_their_shares() -> None:
    async with running() as server:
        ana = await server.person("Ana")
        await ana.ask("create", profile="six-love", pause=0)
        await ana.ask("sit", seat=1)
        for seat in (2, 3, 4):
            await ana.ask("fill", seat=seat, level="club")
        await until(lambda: all(bot.peer for bot in table_of(server).seating.bots.values()))
        await ana.ask("start")
        await play_deal(ana)
        await ana.ask("get_record")
        verdict = ana.witness.verdict
        assert verdict is not None
        assert (verdict.ruling, verdict.shares) == (Ruling.SURE, (1, 2, 3, 4))


def table_of(server: Running) -> Any:
    [table] = server.app.lobby.tables.values()
    return table


# A server that cheats

Told = dict[str, Any]


def a_lie(monkeypatch: pytest.MonkeyPatch, lie: Callable[[Told], None]) -> None:
    """Have a server tell of a deal that has ended what is not so."""
    honest = Drawing.frame_of

    def frame_of(drawing: Drawing, drawn: Drawn, *, is_over: bool) -> bytes:
        told = unpack_any(honest(drawing, drawn, is_over=is_over))
        if is_over:
            lie(told)
        return pack(told)

    monkeypatch.setattr(Drawing, "frame_of", frame_of)


def change_the_secret(told: Told) -> None:
    told["secret"] = bytes(32)


def reorder(told: Told) -> None:
    told["shares"]["1"], told["shares"]["2"] = told["shares"]["2"], told["shares"]["1"]


def drop(told: Told) -> None:
    del told["shares"]["3"]


@pytest.mark.parametrize(
    ("lie", "fault"),
    [
        (change_the_secret, Fault.SECRET_DIFFERS),
        (reorder, Fault.SHARE_DIFFERS),
        (drop, Fault.SHARE_DROPPED),
    ],
)
async def test_a_server_that_changes_what_went_in_is_found_by_everybody(
    monkeypatch: pytest.MonkeyPatch, lie: Callable[[Told], None], fault: Fault
) -> None:
    a_lie(monkeypatch, lie)
    async with running() as server, four(server) as table:
        await table.play()
        for place in range(4):
            assert fault in table.found(place)
            assert table.verdict(place).ruling is Ruling.BROKEN


async def test_a_server_that_deals_something_else_is_found_by_everybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stacked(drawn: Drawn) -> Any:
        one, two, three, four = hands_of(drawn)
        return (*one[:6], two[0]), (one[6], *two[1:]), three, four

    monkeypatch.setattr(course_room, "hands_of", stacked)
    async with running() as server, four(server) as table:
        await table.play()
        for place in (0, 1):
            assert table.found(place) == {Fault.HAND_DIFFERS, Fault.SHOWN_DIFFERS}
        for place in (2, 3):
            assert table.found(place) == {Fault.SHOWN_DIFFERS}


async def test_a_server_that_deals_an_old_deal_again_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealt = []

    def replayed(drawn: Drawn) -> Any:
        dealt.append(hands_of(drawn))
        return dealt[0]

    monkeypatch.setattr(course_room, "hands_of", replayed)
    async with running() as server, four(server) as table:
        await table.play()
        assert table.verdict().ruling is Ruling.SURE
        await table.go_on()
        await table.play()
        for place in range(4):
            assert table.found(place) == {Fault.HAND_DIFFERS, Fault.SHOWN_DIFFERS}


async def test_a_server_that_tells_an_old_draw_again_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest, first = Drawing.frame_of, []

    def frame_of(drawing: Drawing, drawn: Drawn, *, is_over: bool) -> bytes:
        if is_over:
            first.append(honest(drawing, drawn, is_over=True))
            return first[0]
        return honest(drawing, drawn, is_over=False)

    monkeypatch.setattr(Drawing, "frame_of", frame_of)
    async with running() as server, four(server) as table:
        await table.play()
        await table.go_on()
        await table.play()
        for place in range(4):
            assert Fault.NOT_OPENED in table.found(place)


async def test_a_server_that_tells_its_secret_too_late_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Drawing.frame_of

    def frame_of(drawing: Drawing, drawn: Drawn, *, is_over: bool) -> bytes:
        return honest(drawing, drawn, is_over=False)

    monkeypatch.setattr(Drawing, "frame_of", frame_of)
    async with running() as server, four(server) as table:
        await table.play()
        await table.go_on()
        for place in range(4):
            assert table.found(place) == {Fault.NOT_OPENED}
            assert table.verdict(place).deal == 1


async def test_a_server_that_names_an_honest_client_is_found_by_that_client(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = Drawing._complete

    def complete(drawing: Drawing, attempt: Any) -> None:
        if attempt.draw.attempt == 1:
            drawing._void({Seat.TWO: "late"})
        else:
            honest(drawing, attempt)

    monkeypatch.setattr(Drawing, "_complete", complete)
    async with running() as server, four(server) as table:
        await table.play()
        assert table.found(1) == {Fault.WRONGLY_NAMED}
        assert table.verdict(0).withheld == ((2, 1, ""),)


def give_up(drawing: Drawing, draw: DrawId) -> None:
    """Throw away what all have given, and say that nobody is to blame."""
    drawing._named = (Named(1, "given_up"),)
    drawing._try(DrawId(draw.table, draw.session, draw.deal, 2))


def say_nothing(drawing: Drawing, draw: DrawId) -> None:
    drawing._try(DrawId(draw.table, draw.session, draw.deal, 2))


def draw_under_another_name(drawing: Drawing, draw: DrawId) -> None:
    drawing._try(DrawId("00" * 16, draw.session, draw.deal, 1))


@pytest.mark.parametrize("again", [give_up, say_nothing, draw_under_another_name])
async def test_a_server_that_draws_until_it_likes_the_deal_is_found_by_everybody(
    monkeypatch: pytest.MonkeyPatch, again: Callable[[Drawing, DrawId], None]
) -> None:
    honest = Drawing._complete
    thrown: list[Any] = []

    def complete(drawing: Drawing, attempt: Any) -> None:
        if thrown:
            honest(drawing, attempt)
        else:
            thrown.append(attempt)
            again(drawing, attempt.draw)

    monkeypatch.setattr(Drawing, "_complete", complete)
    async with running(share_seconds=SHORT) as server, four(server) as table:
        await table.play()
        for place in range(4):
            assert Fault.UNEXPLAINED in table.found(place)


async def test_a_server_that_deals_without_a_draw_is_found_by_everybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def dealer(_: Course, __: Drawn | None) -> Dealer:
        return lambda number: seeded_hands("what the host likes", number)

    monkeypatch.setattr(Course, "deal_to_draw", lambda *_: None)
    monkeypatch.setattr(Course, "_dealer", dealer)
    async with running() as server, four(server) as table:
        await table.hear_all()
        for place in range(4):
            assert table.found(place) == {Fault.NOT_ASKED}


# Clients that cheat


class Cheat(Witness):
    """A client that gives something else than it should; `cheat` changes what it would send."""

    def __init__(self, cheat: Callable[[Cheat, list[Reply]], list[Reply]]) -> None:
        super().__init__()
        self._cheat = cheat
        self.honest: Witness | None = None

    def hear(self, message: Any) -> list[Reply]:
        return self._cheat(self, super().hear(message))


class Overheard(Witness):
    """An honest client, whose commitment somebody hears by a way of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[str, bytes] = {}

    def hear(self, message: Any) -> list[Reply]:
        replies = super().hear(message)
        for reply in replies:
            self.said |= reply.fields.get("commitments", {})
        return replies


def with_given(reply: Reply, value: bytes) -> Reply:
    field = "commitments" if reply.kind == "commit_share" else "shares"
    return Reply(reply.kind, {**reply.fields, field: {"2": value}})


def never(_: Cheat, __: list[Reply]) -> list[Reply]:
    return []


def never_revealing(_: Cheat, replies: list[Reply]) -> list[Reply]:
    return [reply for reply in replies if reply.kind == "commit_share"]


def twice(_: Cheat, replies: list[Reply]) -> list[Reply]:
    return [*replies, *(with_given(reply, bytes(32)) for reply in replies)]


def malformed(_: Cheat, replies: list[Reply]) -> list[Reply]:
    return [with_given(reply, b"short") for reply in replies]


def other_share(_: Cheat, replies: list[Reply]) -> list[Reply]:
    return [
        with_given(reply, bytes(32)) if reply.kind == "reveal_share" else reply for reply in replies
    ]


def copied(cheat: Cheat, replies: list[Reply]) -> list[Reply]:
    assert isinstance(cheat.honest, Overheard)
    return [with_given(reply, cheat.honest.said["1"]) for reply in replies]


@pytest.mark.parametrize(
    ("cheat", "why"),
    [
        (never, "late"),
        (never_revealing, "late"),
        (twice, "twice"),
        (malformed, "malformed"),
        (other_share, "mismatch"),
        (copied, "copied"),
    ],
)
async def test_a_client_that_cheats_is_named_and_the_others_deal_is_proved(
    cheat: Callable[[Cheat, list[Reply]], list[Reply]], why: str
) -> None:
    overheard, cheating = Overheard(), Cheat(cheat)
    cheating.honest = overheard
    witnesses = {0: overheard, 1: cheating}
    async with running(share_seconds=SHORT) as server, four(server, witnesses) as table:
        await table.play()
        for place in (0, 2, 3):
            verdict = table.verdict(place)
            assert (verdict.ruling, verdict.shares) == (Ruling.SURE, (1, 3, 4))
            assert verdict.withheld == ((2, 1, ""),)
            last = verdict.evidence["messages"][-1]
            assert last["named"] == [{"attempt": 1, "why": why, "seat": 2, "name": "Ivo"}]
        record = (await table.links[0].ask("get_record"))["record"]
        assert record["deals"][0]["draw"]["named"] == [[1, why, 2, "Ivo"]]


async def test_a_lost_link_does_not_stop_the_table() -> None:
    class Silent(Cheat):
        link: Link | None = None

    gone = Silent(never)
    async with running(share_seconds=60.0) as server:
        links = []
        for place, name in enumerate(NAMES):
            links.append(await server.person(name, witness=gone if place == 1 else None))
        code = (await links[0].ask("create", profile="chiva", pause=0))["code"]
        for link in links[1:]:
            await link.ask("join", code=code)
        for seat, link in enumerate(links, 1):
            await link.ask("sit", seat=seat)
        starting = asyncio.create_task(links[0].ask("start"))
        while not links[1].witness.is_dealing:
            await links[1].receive()
        await links[1].close()

        async def hear(link: Link) -> None:
            while link.update is None:
                await link.receive()

        await asyncio.gather(starting, hear(links[2]), hear(links[3]))
        [table] = server.app.lobby.tables.values()
        [named] = table.course.draws[1].named
        assert (named.why, named.seat) == ("lost", 2)
        assert len(table.course.draws[1].shares) == 3


async def test_an_older_client_plays_without_a_share() -> None:
    """One that says hello as before is told nothing that it would not understand."""
    async with running() as server, open_link(server.url) as link:
        await link.ask("hello", protocol=1, name="Ana", secret=b"a" * 16)
        await link.ask("create", profile="chiva", pause=0)
        await link.ask("sit", seat=1)
        for seat in (2, 3, 4):
            await link.ask("fill", seat=seat, level="novice")
        await link.ask("start")
        await play_deal(link)
        record = (await link.ask("get_record"))["record"]
        assert "1" not in record["deals"][0]["draw"]["shares"]
        assert link.witness.verdict is None


async def test_greeting_says_that_one_gives_shares() -> None:
    async with running() as server, open_link(server.url) as link:
        await greet(link, name="Ana", secret=b"a" * 16)
        [connection] = [one for one in server.app._connections if not one.is_worker]
        assert connection.gives_shares
