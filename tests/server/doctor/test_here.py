"""What is wrong with a machine is found and told with its mend, each fault planted here."""

from __future__ import annotations

import socket
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest

from doublesix_server.config import Settings
from doublesix_server.doctor.findings import Finding, Verdict
from doublesix_server.doctor.here import Machine, look_here
from doublesix_server.own_certificate import YEARS, make_certificate
from doublesix_server.tls import OWN_FILE

NOW = datetime(2026, 11, 1, tzinfo=UTC)
SOUND: dict[str, Any] = {
    "addresses": lambda: [ip_address("192.168.1.5")],
    "free_bytes": lambda path: 10**10,
    "sync_seconds": lambda path: 0.001,
    "now": lambda: NOW,
}


def look(
    folder: Path, planted: dict[str, Any] | None = None, **settings: Any
) -> dict[str, Finding]:
    told = Settings(**{"port": 0, "data": str(folder), **settings})
    machine = Machine(**{**SOUND, **(planted or {})})
    return {one.check: one for one in look_here(told, machine, runs=False)}


def test_a_sound_machine_has_no_fault(tmp_path: Path) -> None:
    every: dict[str, Any] = {"host": "0.0.0.0"}
    for settings in ({}, every, {**every, "public_name": "localhost"}):
        found = look(tmp_path, **settings)
        assert [one for one in found.values() if one.mend] == []
        assert list(tmp_path.iterdir()) == [], "it leaves nothing behind"


def test_the_disk_is_really_written(tmp_path: Path) -> None:
    found = list(look_here(Settings(port=0, data=str(tmp_path)), Machine(), runs=False))
    [speed] = [one for one in found if one.check == "disk speed"]
    assert "it keeps a page in" in speed.told
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_runs_has_its_port(tmp_path: Path) -> None:
    found = list(look_here(Settings(data=str(tmp_path)), Machine(**SOUND), runs=True))
    assert found[0].told == "a doublesix server answers at port 6006"


def test_a_port_that_another_program_has(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        found = look(tmp_path, port=taken.getsockname()[1])["port"]
    assert found.verdict is Verdict.WRONG
    assert found.mend is not None
    assert "if that is your server, name its --data" in found.mend


@pytest.mark.parametrize("host", ["203.0.113.7", "nothing.invalid"])
def test_a_host_that_is_not_this_machine(tmp_path: Path, host: str) -> None:
    assert "--host" in look(tmp_path, host=host, plain=True)["port"].mend


def test_no_address_for_others(tmp_path: Path) -> None:
    found = look(tmp_path, {"addresses": list}, host="0.0.0.0")["addresses"]
    assert found.mend == "connect this machine to a network"


def test_a_public_name_that_leads_nowhere(tmp_path: Path) -> None:
    found = look(tmp_path, public_name="nothing.invalid")["public name"]
    assert found.told == "nothing.invalid leads nowhere"
    assert found.mend


def given(folder: Path, names: list[str], since: datetime) -> dict[str, Any]:
    make_certificate(folder / "given.pem", names, since)
    return {"certificate": str(folder / "given.pem"), "key": str(folder / "given.pem")}


@pytest.mark.parametrize(
    ("since", "told"),
    [
        (NOW - timedelta(days=365 * YEARS + 2), "over since"),
        (NOW - timedelta(days=365 * YEARS - 3), "only"),
        (NOW + timedelta(days=9), "good from"),
    ],
)
def test_a_certificate_out_of_its_time(tmp_path: Path, since: datetime, told: str) -> None:
    found = look(tmp_path, **given(tmp_path, [], since))["certificate"]
    assert found.verdict is Verdict.WRONG
    assert told in found.told


def test_a_certificate_for_another_name(tmp_path: Path) -> None:
    files = given(tmp_path, ["dominoes.example", "*.clubs.example"], NOW)
    found = look(tmp_path, public_name="attic.example", **files)["certificate"]
    assert found.mend == "get one that names attic.example"
    for right in ("dominoes.example:7000", "a.clubs.example", "wss://attic.example"):
        assert not look(tmp_path, public_name=right, **files)["certificate"].mend


def test_a_key_that_is_another_s(tmp_path: Path) -> None:
    files = given(tmp_path, [], NOW)
    make_certificate(tmp_path / "other.pem", [], NOW)
    found = look(tmp_path, **{**files, "key": str(tmp_path / "other.pem")})["certificate"]
    assert "not the key of" in found.told


def test_an_own_certificate_that_is_spoilt(tmp_path: Path) -> None:
    make_certificate(tmp_path / OWN_FILE, [], NOW)
    assert not look(tmp_path, host="0.0.0.0")["certificate"].mend
    (tmp_path / OWN_FILE).write_text("what is this", encoding="ascii")
    assert "have a new one" in look(tmp_path, host="0.0.0.0")["certificate"].mend


def test_a_full_disk(tmp_path: Path) -> None:
    found = look(tmp_path, {"free_bytes": lambda path: 1000})["disk"]
    assert found.told.endswith("0.0 GiB free")
    assert found.mend.startswith("make room")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = look(tmp_path / "file", {"sync_seconds": Machine().sync_seconds})["disk"]
    assert "cannot be written" in found.told
    assert "--data" in found.mend


def test_a_folder_that_is_not_there_yet_is_left_to_the_server(tmp_path: Path) -> None:
    settings = Settings(port=0, data=str(tmp_path / "some" / "where"))
    found = {one.check: one for one in look_here(settings, Machine(), runs=False)}
    assert found["disk"].verdict is found["disk speed"].verdict is Verdict.FINE
    assert list(tmp_path.iterdir()) == []


def test_a_slow_disk(tmp_path: Path) -> None:
    found = look(tmp_path, {"sync_seconds": lambda path: 0.09})["disk speed"]
    assert found.told == "it keeps a page in 90.0 ms"
    assert "faster disk" in found.mend


def test_a_clock_that_stopped_long_ago(tmp_path: Path) -> None:
    found = look(tmp_path, {"now": lambda: datetime(1970, 1, 2, tzinfo=UTC)})["clock"]
    assert "set this machine's clock" in found.mend
