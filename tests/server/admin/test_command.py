"""`doublesix admin` as one types it, against a real server."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from doublesix.cli import main
from doublesix.link import Link, LinkLost, Refused
from tests.server.running import Running, running

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short name, as sockets need one."""
    with TemporaryDirectory() as short:
        yield Path(short)


class Evening:
    """A server with Ana in a session and Ivo at no table; `say` types a command."""

    def __init__(self, server: Running, folder: Path, capture: Capture) -> None:
        self.server, self.folder, self.capture = server, folder, capture
        self.ana: Link
        self.ivo: Link
        self.code = ""

    async def begin(self) -> None:
        self.ana = await self.server.person("Ana")
        bots = {2: "novice", 3: "novice", 4: "novice"}
        self.code = await self.server.table(self.ana, bots=bots)
        await self.ana.ask("sit", seat=1)
        await self.ana.ask("start")
        self.ivo = await self.server.person("Ivo")

    async def say(self, *words: str, status: int = 0) -> str:
        """Return what was printed."""
        told = await asyncio.to_thread(main, ["admin", *words, "--data", str(self.folder)])
        out, err = self.capture.readouterr()
        assert told == status, err
        assert err.count("\n") == (1 if status else 0)
        return out or err

    async def plain(self, *words: str) -> Any:
        return json.loads(await self.say(*words, "--json"))

    async def handle(self, name: str) -> str:
        persons = (await self.plain("persons"))["persons"]
        [handle] = [one["person"] for one in persons if one["name"] == name]
        return str(handle)


@asynccontextmanager
async def evening(folder: Path, capture: Capture) -> AsyncIterator[Evening]:
    async with running(data=str(folder)) as server:
        one = Evening(server, folder, capture)
        await one.begin()
        capture.readouterr()
        yield one


async def lost(link: Link) -> str | None:
    """Return why a link is lost."""
    with pytest.raises(LinkLost) as why:
        await link.answer_to("none")
    return why.value.reason


async def test_what_there_is_is_listed_for_people_and_for_programs(
    folder: Path, capsys: Capture
) -> None:
    async with evening(folder, capsys) as one:
        status = await one.plain("status")
        assert (status["tables"], status["persons"], status["workers"]) == (1, 1, 1)
        assert status["connections"] == 6  # two people, three seats, a worker
        assert "1 awake, of 1000" in await one.say("status")
        assert [row["table"] for row in (await one.plain("tables"))["tables"]] == [one.code]
        assert "1 Ana, 2 novice" in await one.say("tables")
        assert {row["name"] for row in (await one.plain("persons"))["persons"]} == {"Ana", "Ivo"}
        assert await one.handle("Ana") in await one.say("persons")
        assert await one.handle("Ana") in await one.say("persons", one.code)
        assert (await one.plain("workers"))["workers"][0]["playing"] == 3
        assert "novice" in await one.say("workers")
        assert await one.plain("bans") == {"bans": [], "mutes": []}


async def test_results_are_shown_and_written_as_a_sheet(folder: Path, capsys: Capture) -> None:
    async with evening(folder, capsys) as one:
        [session] = (await one.plain("results", one.code))["sessions"]
        assert session["names"] == ["Ana", "novice", "novice", "novice"]
        assert one.code in await one.say("results")
        _, line = csv.reader(io.StringIO(await one.say("results", "--csv")))
        assert line[5] == "Ana"
        for flags in (["--since", "2999-01-01"], ["--until", "1999-12-31T23:59", one.code]):
            assert await one.say("results", *flags) == "no session was played\n"
        told = await one.say("results", one.code, "K7QM2XV0", status=2)
        assert "K7QM2XV0: no table has this code" in told
        assert await one.plain("results", "--since", "2001-01-01", "--until", "2998-01-01") == {
            "sessions": [session]
        }


async def test_people_are_removed_banned_and_muted(folder: Path, capsys: Capture) -> None:
    async with evening(folder, capsys) as one:
        ana, ivo = await one.handle("Ana"), await one.handle("Ivo")
        assert await one.say("mute", ana) == f"{ana} (Ana): nobody hears them any more\n"
        with pytest.raises(Refused, match="muted"):
            await one.ana.ask("say", phrase="hello")
        assert "mute" in await one.say("bans")
        assert await one.say("unmute", ana) == f"{ana} (Ana): may talk again\n"
        assert await one.say("ban", ivo) == f"{ivo} (Ivo): banned\n"
        assert await lost(one.ivo) == "banned"
        assert await one.say("unban", ivo) == f"{ivo} (Ivo): let in again\n"
        assert await one.say("ban", "203.0.113.9") == "203.0.113.9/32: banned\n"
        assert await one.say("remove", ana) == f"{ana}: removed from {one.code}\n"
        assert await lost(one.ana) == "removed"


async def test_a_ban_and_a_message_survive_a_restart(folder: Path, capsys: Capture) -> None:
    secret = b"i" * 16
    async with evening(folder, capsys) as one:
        await one.server.person("Eva", secret=secret)
        assert f"removed from {one.code}" in await one.say("ban", "--yes", await one.handle("Ana"))
        await one.say("ban", await one.handle("Eva"))
        assert await one.say("message", "until\tten") == "told: until ten\n"
        assert await one.say("message") == "told: until ten\n"
    async with running(workers=0, data=str(folder)) as server:
        with pytest.raises(Refused, match="banned"):
            await server.person("Eva", secret=secret)
        zoe = await server.person("Zoe")
        assert await zoe.receive() == {"type": "notice", "text": "until ten"}
        await asyncio.to_thread(main, ["admin", "message", "--none", "--data", str(folder)])
        assert await zoe.receive() == {"type": "notice", "text": None}
        assert capsys.readouterr().out == "nothing is told\n"


async def test_a_table_is_closed(folder: Path, capsys: Capture) -> None:
    async with evening(folder, capsys) as one:
        assert await one.say("close", one.code) == f"{one.code}: closed\n"
        assert await lost(one.ana) == "table_closed"
        assert "no table" in await one.say("close", "K7QM2XV0", status=2)


async def test_a_person_is_forgotten(
    folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(folder, capsys) as one:
        ana = await one.handle("Ana")
        assert await one.say("forget", ana, "--yes") == f"{ana}: forgotten at 1 tables\n"
        assert await lost(one.ana) == "removed"
        [session] = (await one.plain("results"))["sessions"]
        assert session["names"][0] == "?"
        assert "nobody here has this handle" in await one.say("forget", ana, "--yes", status=2)


@pytest.mark.parametrize(
    ("do", "question"),
    [("forget", "Delete {} (Ana) for good?"), ("ban", "from their table, and closes this table")],
)
async def test_who_is_not_sure_forgets_nobody_and_closes_nothing(
    do: str, question: str, folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(folder, capsys) as one:
        monkeypatch.setattr("sys.stdin", io.StringIO("n\n"))
        ana = await one.handle("Ana")
        told = await asyncio.to_thread(main, ["admin", do, ana, "--data", str(folder)])
        assert question.format(ana) in capsys.readouterr().err
        assert (told, await one.handle("Ana")) == (130, ana)
        assert "1 Ana" in await one.say("tables")


async def test_nobody_is_asked_about_somebody_who_is_not_there(
    folder: Path, capsys: Capture
) -> None:
    async with evening(folder, capsys) as one:
        assert "nobody here has this handle" in await one.say("forget", "abcdef0123", status=2)
        assert "nobody here has this handle" in await one.say("ban", "abcdef0123", status=2)


async def test_a_copy_is_made_while_the_server_runs(
    folder: Path, tmp_path: Path, capsys: Capture
) -> None:
    async with evening(folder, capsys) as one:
        file = tmp_path / "copy"
        assert await one.plain("backup", str(file)) == {"file": str(file)}
        assert "is there already" in await one.say("backup", str(file), status=2)


async def test_a_drained_server_says_so_and_ends(folder: Path, capsys: Capture) -> None:
    async with evening(folder, capsys) as one:
        assert await one.say("drain") == "the server tells everybody, and ends\n"
        assert await lost(one.ana) == await lost(one.ivo) == "server_updates"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "Missing command"),
        (["dance"], "No such command 'dance'"),
        (["status", "--data", "no-such-folder"], "no-such-folder: no server runs here"),
        (["message", "hello", "--none"], "either a text or --none"),
        (["results", "--csv", "--json"], "either --csv or --json"),
        (["results", "--since", "yesterday"], "'yesterday' does not match the formats"),
        (["backup", "copy", "--data", "no-such-folder"], "there is no database here"),
    ],
)
def test_misuse_is_one_line_that_says_what_is_right(
    words: list[str], told: str, capsys: Capture
) -> None:
    assert main(["admin", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told in err
