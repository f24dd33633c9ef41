"""A server of today opens what a server of yesterday left, and its tables play on (R6).

`form_1.sql` is the whole database of a server that wrote form 1, `form_1.json` what it last told
the people at its tables; those of form 2 are of one table with one person, in its second deal.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from doublesix.fair.verdict import Ruling
from doublesix.link import Link, Refused
from doublesix.protocol.manners import Policies
from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import dumps
from doublesix.rules import acts
from doublesix_server.log import Acted, Began, Closed, Entry, Made, SeatsChanged
from doublesix_server.people import identity_of
from doublesix_server.store.folder import DATABASE
from doublesix_server.store.forms import FORM, from_bytes
from tests.server.running import Running, act, play_deal, running

HERE = Path(__file__).parent
LATER = json.loads((HERE / "form_2.json").read_text("utf-8"))
YESTERDAY = json.loads((HERE / "form_1.json").read_text("utf-8"))
CODES: dict[str, str] = YESTERDAY["tables"]
TOLD: dict[str, dict[str, Any]] = YESTERDAY["told"]


def secret_of(name: str) -> bytes:
    return name.encode().ljust(16, b".")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder as a server of form 1 left it."""
    with sqlite3.connect(tmp_path / DATABASE) as database:
        database.executescript((HERE / "form_1.sql").read_text("utf-8"))
    database.close()
    return tmp_path


@pytest.fixture
def later_folder(tmp_path: Path) -> Path:
    """A server's folder as a server of form 2 left it."""
    with sqlite3.connect(tmp_path / DATABASE) as database:
        database.executescript((HERE / "form_2.sql").read_text("utf-8"))
    database.close()
    return tmp_path


def entries_in(folder: Path) -> list[tuple[int, Entry]]:
    """Read every entry of a folder, with its form."""
    database = sqlite3.connect(folder / DATABASE)
    rows = database.execute("SELECT code, form, body FROM entries ORDER BY id").fetchall()
    database.close()
    return [(form, from_bytes(code, form, body)) for code, form, body in rows]


@asynccontextmanager
async def today(folder: Path) -> AsyncIterator[Running]:
    async with running(data=str(folder)) as server:
        yield server


async def back(server: Running, name: str, table: str) -> Link:
    """Return the link of somebody who came back to a table of yesterday, and was told."""
    link = await server.person(name, code=CODES[table], secret=secret_of(name))
    while link.update is None or link.table is None:
        await link.receive()
    return link


def is_as_told(link: Link, table: str, whom: str) -> bool:
    assert link.update is not None
    told = TOLD[CODES[table]][whom]
    return (link.update["version"], link.view) == (told["version"], told["view"])


def ruling_of(link: Link) -> Ruling | None:
    verdict = link.witness.verdict
    return None if verdict is None else verdict.ruling


async def check_record(link: Link, deals: int) -> Any:
    record = (await link.ask("get_record"))["record"]
    assert len(verify(read(dumps(record).encode())).chapters) == deals
    return record


def test_the_folder_of_yesterday_holds_form_1_alone_and_every_kind_of_entry(folder: Path) -> None:
    entries = entries_in(folder)
    assert {form for form, _ in entries} == {1}
    assert {type(entry) for _, entry in entries} == {Made, SeatsChanged, Began, Acted, Closed}
    done = {type(entry.step.act) for _, entry in entries if isinstance(entry, Acted)}
    assert done >= {acts.Play, acts.Pass, acts.Name, acts.GoOn, acts.Undo}


async def test_a_table_of_yesterday_is_where_it_was_and_is_played_on(folder: Path) -> None:
    async with today(folder) as server:
        ana = await back(server, "Ana", "one person")
        assert is_as_told(ana, "one person", "1")
        assert ana.table is not None
        assert ana.table["policies"] == Policies().model_dump()
        assert ana.table["you"] == {
            "person": 1,
            "seat": 1,
            "seats": [1],
            "lent": [],
            "host": True,
        }
        await play_deal(ana)
        assert ana.update is not None
        record = await check_record(ana, deals=2)
        assert [seat["kind"] for seat in record["seats"]] == ["person", "bot", "bot", "bot"]
        assert record["deals"][0]["takebacks"] == 4  # one's act and three replies
        await ana.ask("undo", version=ana.update["version"])  # and back across the night too
    assert {form for form, _ in entries_in(folder)} == {1, FORM}


async def test_a_request_of_yesterday_is_not_done_again_and_gets_its_answer(folder: Path) -> None:
    ana_is = identity_of(secret_of("Ana"))
    *_, last = (
        entry
        for _, entry in entries_in(folder)
        if isinstance(entry, Acted) and entry.identity == ana_is
    )
    async with today(folder) as server:
        ana = await back(server, "Ana", "one person")
        assert last.step.act == acts.PASS
        await ana._send({"type": "pass", "id": last.request_id, "version": last.version - 1})
        answer = await ana.answer_to(last.request_id)
        assert (answer["type"], answer["version"]) == ("update", last.version)
        await ana._send({"type": "undo", "id": last.request_id, "version": 1})
        with pytest.raises(Refused, match="id_used"):
            await ana.answer_to(last.request_id)


async def test_persons_of_yesterday_agree_on_what_they_could_not_ask_for_then(
    folder: Path,
) -> None:
    """One of four had left: the others have a computer player stand in, and the deal ends."""
    async with today(folder) as server:
        people = [await back(server, name, "four persons") for name in ("Ivo", "Eva", "Leo")]
        for seat, link in enumerate(people, start=1):
            assert is_as_told(link, "four persons", str(seat))
        ivo, eva, leo = people
        proposal = (await ivo.ask("stand_in", seat=4))["proposal"]
        assert proposal["missing"] == [2, 3]
        for link in (eva, leo):
            await link.ask("agree", proposal=proposal["proposal"])
        assert ivo.update is not None
        async with asyncio.timeout(20), asyncio.TaskGroup() as group:
            for link in people:
                group.create_task(play_deal(link))
        record = await check_record(ivo, deals=ivo.view["deal"] if ivo.view else 0)
        assert [seat["name"] for seat in record["seats"]] == ["Ivo", "Eva", "Leo", "Mia"]
        mia = await back(server, "Mia", "four persons")
        assert (await mia.ask("reclaim", seat=4))["seats"][3]["stand_in"] is None


async def test_computer_players_of_yesterday_go_on_when_their_host_comes(folder: Path) -> None:
    async with today(folder) as server:
        eli = await back(server, "Eli", "computer players")
        assert is_as_told(eli, "computer players", "watcher")
        assert eli.update is not None
        await eli.ask("go_on", version=eli.update["version"])
        await play_deal(eli)
        await check_record(eli, deals=2)


async def test_a_table_that_was_closed_stays_closed(folder: Path) -> None:
    async with today(folder) as server:
        with pytest.raises(Refused, match="no_such_table"):
            await server.person("Zoe", code=CODES["closed"], secret=secret_of("Zoe"))


async def test_a_folder_of_yesterday_is_read_again_after_today_wrote_in_it(folder: Path) -> None:
    async with today(folder) as server:
        ana = await back(server, "Ana", "one person")
        await act(ana)
        ivo = await back(server, "Ivo", "four persons")
        await ivo.ask("stand_in", seat=4)
        told = ana.update
    async with today(folder) as server:
        ana = await back(server, "Ana", "one person")
        assert told is not None
        assert ana.update is not None
        assert ana.update["version"] >= told["version"]
        ivo = await back(server, "Ivo", "four persons")
        assert ivo.table is not None
        assert ivo.table["seats"][3]["stand_in"] == "club"


async def test_a_table_from_before_deals_were_drawn_plays_on_and_draws_its_next(
    later_folder: Path,
) -> None:
    assert {form for form, _ in entries_in(later_folder)} == {2}
    async with today(later_folder) as server:
        ana = await server.person("Ana", code=LATER["code"], secret=secret_of("Ana"))
        while ana.update is None:
            await ana.receive()
        assert (ana.update["version"], ana.view) == (LATER["version"], LATER["view"])
        await play_deal(ana)
        assert ruling_of(ana) is None  # nobody knows how this one came about
        assert ana.update is not None
        await ana.ask("go_on", version=ana.update["version"])
        await play_deal(ana)
        record = await check_record(ana, deals=3)
        assert ["draw" in deal for deal in record["deals"]] == [False, False, True]
        assert ruling_of(ana) is Ruling.SURE
    assert {form for form, _ in entries_in(later_folder)} == {2, FORM}
