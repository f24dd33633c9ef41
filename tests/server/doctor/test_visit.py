"""The doctor looks at a whole server of this machine, or at one elsewhere."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from doublesix_server.config import Settings
from doublesix_server.doctor import visit as room
from doublesix_server.doctor.findings import Finding, Verdict, fine
from doublesix_server.doctor.there import Patient
from doublesix_server.doctor.visit import Own, as_it_serves, look_at_own, read_patient
from tests.server.running import running

PRINT = "ab" * 32


async def look(**settings: Any) -> dict[str, Finding]:
    return {one.check: one async for one in look_at_own(Own(Settings(**settings), plays=False))}


async def test_a_machine_on_which_nothing_runs(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    found = await look(port=port, data=str(tmp_path))
    assert found["port"].told == f"port {port} is free; no server runs there"
    assert found["server"].verdict is Verdict.NOT_TRIED
    assert [one for one in found.values() if one.mend] == []


async def test_a_server_that_runs_is_looked_at_from_inside_and_by_its_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def heard(fingerprint: str | None) -> Finding:
        assert fingerprint == server.fingerprint
        return fine("announcement", "it is heard")

    monkeypatch.setattr(room, "look_for_announcement", heard)
    async with running(workers=1, host="0.0.0.0", data=str(tmp_path)) as server:
        port = int(server.url.rpartition(":")[2])
        told = {"host": "0.0.0.0", "port": port, "data": str(tmp_path)}
        found = await look(**told, public_name="localhost")
        assert [one for one in found.values() if one.mend] == []
        assert found["port"].told.startswith("a doublesix server answers")
        assert found["announcement"].told == "it is heard"
        for check in ("upgrade", "version", "public name, TLS", "public name, version"):
            assert found[check].verdict is Verdict.FINE
        astray = await look(**told, public_name="127.0.0.1:1")
    assert "some routers lead nobody in" in astray["public name, way"].mend


async def test_a_server_is_found_by_its_folder_wherever_it_listens(tmp_path: Path) -> None:
    data = str(tmp_path)
    async with running(workers=1, host="0.0.0.0", data=data) as server:
        port = int(server.url.rpartition(":")[2])
        found = await look(data=data, announce=False)
        elsewhere = await look(data=data, host="127.0.0.1", port=1)
    assert [one for one in found.values() if one.mend] == []
    assert found["port"].told == f"a doublesix server answers at port {port}"
    assert found["version"].verdict is Verdict.FINE
    assert "port 1 " in elsewhere["port"].told
    assert as_it_serves(Settings(data=data)) == Settings(data=data)


@pytest.mark.parametrize(
    ("told", "address", "serves"),
    [
        ({}, "wss://[::]:7001", ("::", 7001, False)),
        ({"host": "::"}, "wss://[::]:7001", ("::", 7001, False)),
        ({"port": 7001}, "ws://0.0.0.0:7001", ("0.0.0.0", 7001, True)),
        ({"port": 6006}, "ws://0.0.0.0:7001", ("127.0.0.1", 6006, False)),
        ({}, "ws://127.0.0.1:7001", ("127.0.0.1", 7001, False)),
        ({}, None, ("127.0.0.1", 6006, False)),
    ],
)
def test_what_was_told_stays_before_what_a_server_says(
    told: dict[str, Any],
    address: str | None,
    serves: tuple[str, int, bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, "ask", lambda *_, **__: {"address": address})
    found = as_it_serves(Settings(**told))
    assert (found.host, found.port, found.plain) == serves


def test_an_address_or_a_link_is_looked_at() -> None:
    settings = Settings(invitation="rain")
    link = f"doublesix://dominoes.example:7000/K7QM-2XV0#{PRINT}"
    assert read_patient(link, settings, None) == Patient(
        "wss://dominoes.example:7000", PRINT, "rain"
    )
    assert read_patient("ws://10.0.0.2:1", settings, None) == Patient(
        "ws://10.0.0.2:1", None, "rain"
    )
    assert read_patient("dominoes.example", settings, PRINT) == Patient(
        "wss://dominoes.example:6006", PRINT, "rain"
    )


@pytest.mark.parametrize("address", ["", "K7QM-2XV0", "https://dominoes.example", "what is this"])
def test_what_is_no_address_is_told(address: str) -> None:
    found = read_patient(address, Settings(), None)
    assert isinstance(found, Finding)
    assert "or the whole link" in found.mend
