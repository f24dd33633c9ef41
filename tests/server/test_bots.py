"""The worker: it plays what it is offered, waits its pause, and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from doublesix import players
from doublesix.fair.witness import Witness
from doublesix.link import BadAddress, Link, LinkError, OtherCertificate, Refused
from doublesix.players.advice import Advice
from doublesix.players.claims import Reason
from doublesix.rules.seat import Seat
from doublesix.rules.shuffle import seat_seed
from doublesix_server import bots as room
from doublesix_server import crew
from doublesix_server.bots import work
from doublesix_server.thinking import PLAIN, Skills
from tests.server.running import TOKEN, Running, act, play_deal, running, until


async def begun(server: Running, **fields: Any) -> Any:
    """Return the link of a host who watches four computer players."""
    host = await server.person("Ana")
    await server.table(host, bots=dict.fromkeys(range(1, 5), "club"), **fields)
    await host.ask("start")
    return host


async def test_a_worker_plays_whole_deals_and_names_openers() -> None:
    async with running() as server:
        host = await begun(server, profile="six-love", seed="rainy sunday")
        rules = set()
        for _ in range(8):
            await play_deal(host)
            rules.add(host.view["opening"]["rule"])
            await host.ask("go_on", version=host.update["version"])
        assert "named" in rules


async def test_the_same_seed_gives_the_same_plays_however_many_workers_there_are() -> None:
    async def plays(workers: int) -> Any:
        async with running(workers) as server:
            host = await begun(server, seed="rainy sunday")
            await play_deal(host)
            return host.view["plays"]

    assert await plays(1) == await plays(3)


@pytest.mark.slow
async def test_masters_play_and_advise_the_same_with_the_same_effort() -> None:
    async def told(workers: int) -> Any:
        skills = [Skills(players.LEVELS, effort=40) for _ in range(workers)]
        for one in skills:
            await one.prepare()
        async with running(workers, skills=iter(skills).__next__) as server:
            ana = await server.person("Ana")
            await server.table(ana, seed="rainy sunday", bots=dict.fromkeys((2, 3, 4), "master"))
            await ana.ask("sit", seat=1)
            await ana.ask("start")
            await to_my_turn(ana)
            assert ana.update is not None
            hint = await ana.ask("hint", version=ana.update["version"])
            assert hint["level"] == "master"
            await play_deal(ana)
            assert ana.view is not None
            return hint["act"], hint["reasons"], ana.view["plays"]

    assert await told(1) == await told(2)


class FakeLink:
    """A link that has one update and then these messages; after them it waits."""

    def __init__(self, *news: Any) -> None:
        self.table: Any = {"pause": 800}
        self.update: Any = {"version": 3}
        self.view: Any = None
        self.acts: list[Any] = []
        self.witness = Witness()
        self._news = list(news)

    async def receive(self) -> Any:
        if not self._news:
            await asyncio.Event().wait()
        message = self._news.pop(0)
        if message["type"] == "update":
            self.update = message
        elif "seats" in message:
            self.table = message
        return message

    async def act(self, request: Any) -> str:
        self.acts.append(request)
        return "1"

    async def answer_to(self, request_id: str) -> None: ...


async def has_nothing_new(link: FakeLink, seconds: float) -> bool:
    until_then = asyncio.get_running_loop().time() + seconds
    return await room._nothing_new(cast(Link, link), until_then)


async def test_a_pause_passes_where_only_the_table_has_news() -> None:
    assert await has_nothing_new(FakeLink({"type": "table"}, {"type": "table"}), 0.01)
    assert await has_nothing_new(FakeLink({"type": "update", "version": 4}), 0)


async def test_a_pause_ends_when_the_session_changes() -> None:
    news = {"type": "table"}, {"type": "update", "version": 4}
    assert not await has_nothing_new(FakeLink(*news), 1000)
    assert await has_nothing_new(FakeLink({"type": "update", "version": 3}), 0.01)


def test_a_pause_is_the_tables_in_seconds() -> None:
    link = FakeLink()
    assert room._pause_of(cast(Link, link)) == 0.8
    link.table = None
    assert room._pause_of(cast(Link, link)) == 0


@pytest.mark.parametrize("holders", [set(), {1}, {3}, {1, 3}])
def test_a_table_is_held_while_anybody_holds(holders: set[int]) -> None:  # Rules 5.6
    link = FakeLink()
    link.table = {"seats": [{"seat": seat, "holds": seat in holders} for seat in range(1, 5)]}
    assert room._is_held(cast(Link, link)) is bool(holders)
    link.table = None
    assert not room._is_held(cast(Link, link))


@pytest.mark.parametrize(
    ("chosen", "advice"),
    [
        ({"type": "play", "tile": "64", "end": "left"}, ["64", "left"]),
        ({"type": "play", "tile": "66"}, ["66"]),
        ({"type": "pass"}, ["pass"]),
        ({"type": "name", "opener": 3}, ["name", 3]),
    ],
)
def test_advice_is_the_act_of_a_player_as_it_stands_in_legal_and_why(
    monkeypatch: pytest.MonkeyPatch, chosen: Any, advice: list[Any]
) -> None:
    asked = {"number": 1, "level": "club", "seed": "0f", "view": {"deal": 1}}

    def advise(view: Any, level: str, seed: str, effort: int | None) -> Advice:
        assert {"number": 1, "level": level, "seed": seed, "view": view} == asked
        assert effort is None
        return Advice(chosen, (Reason("covers", number=5, seat=Seat.TWO),))

    monkeypatch.setattr(room, "advise", advise)
    why = [{"reason": "covers", "values": {"number": 5, "seat": 2}}]
    assert room._advice(asked, Skills()) == {"act": advice, "reasons": why}


async def seated(server: Running, **fields: Any) -> Link:
    """Return the link of Ana, who sits in seat 1 among three computer players, at her turn."""
    ana = await server.person("Ana")
    await server.table(ana, bots={2: "club", 3: "novice", 4: "club"}, **fields)
    await ana.ask("sit", seat=1)
    await ana.ask("start")
    return ana


async def to_my_turn(link: Link) -> Any:
    """Receive until it is one's own to act; return the view."""
    while link.view is None or not link.view["legal"]:
        await link.receive()
    return link.view


async def test_a_hint_is_what_the_best_player_would_do_with_that_view() -> None:  # C3
    async with running() as server:
        ana = await seated(server, seed="rainy sunday")
        view = await to_my_turn(ana)
        assert ana.update is not None
        hint = await ana.ask("hint", version=ana.update["version"])
        assert (hint["type"], hint["level"]) == ("hint", PLAIN[-1])
        assert hint["act"] in view["legal"]
        seed = seat_seed("rainy sunday", Seat.ONE)
        question = {"level": hint["level"], "seed": seed, "view": view}
        advised = room._advice(question, Skills())
        assert (hint["act"], hint["reasons"]) == (advised["act"], advised["reasons"])
        assert ana.view == view
        await play_deal(ana)


async def test_computer_players_wait_while_somebody_reads_and_then_go_on() -> None:  # Rules 5.6
    async with running() as server:
        ana = await seated(server, seed="rainy sunday")
        await to_my_turn(ana)
        await ana.ask("hold")
        await act(ana)
        held = ana.update
        for _ in range(20):
            await ana.ask("get_record")
        assert ana.update == held
        await ana.ask("release")
        await play_deal(ana)


@pytest.mark.parametrize("holds", [True, False])
async def test_a_hold_in_the_middle_of_a_pause_keeps_the_act_back(holds: bool) -> None:
    async def any_66(view: Any) -> Any:
        return {"type": "play", "tile": "66"}

    link = FakeLink({"type": "table", "pause": 10, "seats": [{"holds": holds}]})
    link.table = {"pause": 10, "seats": [{"holds": False}]}
    link.view = {"legal": [["66"]]}
    await room._play_on(cast(Link, link), any_66)
    assert link.acts == ([] if holds else [{"type": "play", "tile": "66"}])


async def test_an_act_that_crosses_a_hold_costs_the_worker_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The worker had not heard of the hold yet: refused as held, it waits like the others."""
    monkeypatch.setattr(room, "_is_held", lambda link: False)
    async with running() as server:
        ana = await seated(server, seed="rainy sunday")
        await to_my_turn(ana)
        await ana.ask("hold")
        await act(ana)
        for _ in range(20):
            await ana.ask("get_record")
        assert server.app.staff.workers == 1
        monkeypatch.undo()
        await ana.ask("release")
        await play_deal(ana)
        assert ana.table is not None
        assert [seat["state"] for seat in ana.table["seats"]] == ["here"] * 4


async def test_a_worker_stands_in_for_a_person_and_gives_the_seat_back() -> None:  # S5
    async with running() as server:
        ana = await seated(server)
        assert (await ana.ask("stand_in", seat=1))["seats"][0]["stand_in"] == "club"
        while ana.view is None or ana.view["phase"] != "over":
            await ana.receive()
        assert ana.update is not None
        table = await ana.ask("reclaim", seat=1)
        assert (table["seats"][0]["kind"], table["seats"][0]["stand_in"]) == ("person", None)
        await ana.ask("go_on", version=ana.update["version"])
        await play_deal(ana)
        record = (await ana.ask("get_record"))["record"]
        assert record["seats"][0] == {"seat": 1, "kind": "person", "name": "Ana"}


async def test_nothing_is_played_while_a_long_pause_lasts() -> None:
    async with running() as server:
        host = await begun(server, pause=10_000)
        while not all(seat["state"] == "here" for seat in host.table["seats"]):
            await host.receive()
        for _ in range(20):
            await host.ask("get_record")
        assert host.view["plays"] == []


@pytest.mark.logs
async def test_a_worker_comes_back_when_the_link_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "FIRST_PAUSE", 0.01)
    async with running(workers=1) as server:
        [control] = [c for c in server.app._connections if c.is_worker]
        control._socket.transport.abort()
        await until(lambda: server.app.staff.workers == 0)
        await until(lambda: server.app.staff.workers == 1)
        await play_deal(await begun(server))


@pytest.mark.logs
async def test_a_worker_told_to_leave_with_its_server_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running(workers=0) as server:
        working = asyncio.create_task(work(server.url, TOKEN, leave_with_server=True))
        await until(lambda: server.app.staff.workers == 1)
        server.app.stop()
        with pytest.raises(LinkError):
            await working


@pytest.mark.logs
async def test_a_seat_that_fails_leaves_the_other_seats_in_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = players.make
    made = 0

    class Broken:
        def choose(self, view: Any) -> Any:
            raise RuntimeError("no idea")

    def make(level: str, seed: str, effort: int | None) -> players.Player:
        nonlocal made
        made += 1
        return Broken() if made == 1 else real(level, seed)

    monkeypatch.setattr(players, "make", make)
    async with running() as server:
        await play_deal(await begun(server))
    assert made == 5


@pytest.mark.logs
async def test_a_seat_whose_act_is_refused_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stubborn:
        def choose(self, view: Any) -> Any:
            return {"type": "play", "tile": "66", "end": "left"}

    monkeypatch.setattr(players, "make", lambda level, seed, effort: Stubborn())
    monkeypatch.setattr(crew, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(crew, "LONGEST_PAUSE", 0.001)
    async with running() as server:
        host = await begun(server)
        await play_deal(host)
        assert host.view["plays"][0][1] == "66"


class Preparing(Skills):
    """Skills whose level that searches is ready when the test says so."""

    def __init__(self, only: tuple[str, ...], *, fails: bool = False) -> None:
        super().__init__(only)
        self.coming = ("master",)
        self.go_on = asyncio.Event()
        self.told: tuple[int, int] | None = None
        self._fails = fails

    async def prepare(self) -> None:
        await self.go_on.wait()
        self.levels += () if self._fails else self.coming
        self.coming = ()
        self.settled.set()

    def compiling(self) -> tuple[int, int] | None:
        return self.told


@asynccontextmanager
async def preparing(server: Running, skills: Skills) -> AsyncIterator[None]:
    working = asyncio.create_task(work(server.url, TOKEN, leave_with_server=False, skills=skills))
    try:
        yield
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


@pytest.mark.parametrize("fails", [False, True])
async def test_a_worker_plays_at_once_and_tells_what_is_coming_until_it_is_there(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fails: bool
) -> None:
    caplog.set_level("INFO")
    monkeypatch.setattr(room, "_TELL_EVERY", 0.001)
    async with running(workers=0) as server:
        skills, staff = Preparing(PLAIN, fails=fails), server.app.staff
        ana = await server.person("Ana")
        async with preparing(server, skills):
            assert await ana.receive() == {"type": "levels", "levels": list(PLAIN)}
            [worker] = staff._roster.workers
            await until(lambda: worker.coming == ("master",))
            skills.told = 10, 40
            await until(lambda: "compiling the players: 10 of 40" in caplog.text)
            skills.go_on.set()
            await until(lambda: worker.coming == ())
            there = list(PLAIN) if fails else [*PLAIN, "master"]
            assert staff.levels == there
            if not fails:
                assert await ana.receive() == {"type": "levels", "levels": there}


async def test_a_worker_of_levels_that_search_alone_comes_when_they_are_ready() -> None:
    async with running(workers=0) as server:
        skills, staff = Preparing(()), server.app.staff
        async with preparing(server, skills):
            for _ in range(20):
                await asyncio.sleep(0)
            assert staff.workers == 0
            skills.go_on.set()
            await until(lambda: staff.workers == 1)
            assert staff.levels == ["master"]


@pytest.mark.logs
async def test_a_hint_that_fails_leaves_the_seats_in_play(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told = "what " + "it holds"

    def fail(*_: Any) -> Any:
        raise RuntimeError(told)

    monkeypatch.setattr(room, "_advice", fail)
    async with running() as server:
        ana = await seated(server, seed="rainy sunday")
        await to_my_turn(ana)
        assert ana.update is not None
        await ana.send("hint", version=ana.update["version"])
        await until(lambda: "a hint failed: RuntimeError" in caplog.text)
        assert told not in caplog.text
        await play_deal(ana)


async def test_an_address_that_can_never_be_right_ends_the_worker() -> None:
    for url in ("nonsense", "ws://127.0.0.1:99999"):
        with pytest.raises(BadAddress):
            await work(url, TOKEN, leave_with_server=False)


async def test_another_certificate_than_the_known_one_ends_the_worker() -> None:
    async with running(workers=0, host="0.0.0.0") as server:
        url = server.url.replace("0.0.0.0", "127.0.0.1")
        with pytest.raises(OtherCertificate, match="ask its host for a new link"):
            await work(url, TOKEN, leave_with_server=False, fingerprint="ab" * 32)


async def test_a_wrong_token_ends_the_worker() -> None:
    async with running(workers=0) as server:
        with pytest.raises(Refused, match="wrong_token"):
            await work(server.url, "guessed", leave_with_server=False)
