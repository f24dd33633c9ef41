"""Lines of the log: for people and machines, with table, seat and act, and never with a tile."""

from __future__ import annotations

import ast
import asyncio
import json
import logging
import re
from collections.abc import Iterator
from datetime import datetime
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from doublesix.link import Refused
from doublesix.rules.tile import BY_NAME
from doublesix_server.lines import Machines, People, about, complain
from tests.server.running import act, play_deal, running
from tests.syntax import tree_of

ROOM = Path(__file__).resolve().parents[2] / "server" / "doublesix_server"
TILE = re.compile(r"(?<![\w.:-])[0-6][-|]?[0-6](?![\w.:])|Tile|Hand")


def line(text: str, *arguments: object, **fields: Any) -> logging.LogRecord:
    record = logging.LogRecord("doublesix_server.table", 20, __file__, 1, text, arguments, None)
    vars(record).update(fields)
    return record


def with_error(text: str) -> logging.LogRecord:
    try:
        raise AssertionError(text)
    except AssertionError as error:
        failed = type(error), error, error.__traceback__
    return logging.LogRecord("asyncio", 40, __file__, 1, "it failed", (), failed)


def test_a_line_for_machines_has_its_fields() -> None:
    record = line("table %s: seat %s: %s", "K7QM2XV0", 2, "pass", **about("K7QM2XV0", 2, "pass"))
    plain = json.loads(Machines().format(record))
    assert datetime.fromisoformat(plain.pop("time")).utcoffset() is not None
    assert plain == {
        "level": "info",
        "logger": "doublesix_server.table",
        "message": "table K7QM2XV0: seat 2: pass",
        "table": "K7QM2XV0",
        "seat": 2,
        "act": "pass",
    }


def test_a_line_has_no_field_that_does_not_apply() -> None:
    assert about("K7QM2XV0") == {"table": "K7QM2XV0"}
    plain = json.loads(Machines().format(line("two\nlines", address="203.0.113.7", thing=1)))
    assert set(plain) == {"time", "level", "logger", "message", "address"}
    assert "\n" not in Machines().format(line("two\nlines"))


def test_an_error_is_told_by_kind_and_place_and_not_by_its_text() -> None:
    for form in (People(), Machines()):
        told = form.format(with_error("6-4 fits neither end"))
        assert "AssertionError" in told
        assert "test_lines.py" in told
        assert "6-4" not in told


@pytest.mark.logs
async def test_what_fails_on_the_loop_is_told_without_what_it_was_called_with(
    caplog: pytest.LogCaptureFixture,
) -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(complain)

    def tell(hand: str) -> None:
        raise ValueError(hand)

    loop.call_soon(tell, "6-4 5-5")
    await asyncio.sleep(0)
    complain(loop, {"message": "6-4 5-5"})
    assert "something failed on the loop: ValueError" in caplog.text
    assert "6-4" not in caplog.text


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Iterator[StringIO]:
    """Everything that is logged meanwhile, the least of it too, as machines read it."""
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Machines())
    ours = logging.getLogger("doublesix_server")
    caplog.set_level(logging.DEBUG, ours.name)
    ours.addHandler(handler)
    yield stream
    ours.removeHandler(handler)


async def test_the_lines_of_a_deal_name_table_seat_and_act_and_no_tile(lines: StringIO) -> None:
    async with running() as server:
        ana = await server.person("Ana")
        code = await server.table(ana, bots=dict.fromkeys(range(2, 5), "novice"))
        await ana.ask("sit", seat=1)
        await ana.ask("start")
        while not (ana.view and ana.view["legal"]):
            await ana.receive()
        assert ana.update is not None
        others = next(tile for tile in BY_NAME if tile not in ana.view["hand"])
        with pytest.raises(Refused):
            await ana.ask("play", version=ana.update["version"], tile=others, end="left")
        await act(ana)
        await play_deal(ana)
        assert ana.view is not None
        plays = ana.view["plays"]
    told = [json.loads(one) for one in lines.getvalue().splitlines()]
    acts = [(one["seat"], one["act"]) for one in told if "act" in one]
    made = [(seat, "pass" if what == "pass" else "play") for seat, what, *_ in plays]
    refused = [one for one in told if "refused play" in one["message"]]
    assert len(refused) == 1
    acts.remove((1, "play"))
    assert acts == made
    assert {one["table"] for one in told if "table" in one} == {code}
    assert all("table" in one for one in told if one["message"].startswith("table"))
    named = [{key: value for key, value in one.items() if key != "time"} for one in told]
    assert [one for one in named if TILE.search(one["message"].replace(code, ""))] == []


@pytest.mark.parametrize("planted", ["6-4", "played 64", "6|4 left", "Tile(pips=(6, 4))", "66"])
def test_a_planted_tile_is_found(planted: str) -> None:
    assert TILE.search(f"table : seat 1: {planted}")


def lines_about_tables(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield every call that logs a line that begins with a table."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Name(id="log")),
                args=[ast.Constant(value=str(text)), *_],
            ) if text.startswith("table "):
                yield node


def test_every_line_about_a_table_has_its_fields() -> None:
    found = [
        (path.name, call.lineno, {keyword.arg for keyword in call.keywords})
        for path in sorted(ROOM.rglob("*.py"))
        for call in lines_about_tables(tree_of(path.read_text(encoding="utf-8")))
    ]
    assert len(found) > 5
    assert [(name, number) for name, number, given in found if "extra" not in given] == []
