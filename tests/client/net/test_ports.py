"""The port of the window's own server: the last one, one that is easily said, or any."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from doublesix_client.net import ports
from doublesix_client.net.ports import ANY, Ports

HERE = "127.0.0.1"


@pytest.fixture
def taken() -> Iterator[int]:
    with closing(socket.create_server((HERE, 0))) as listening:
        yield listening.getsockname()[1]


def unused() -> int:
    with closing(socket.create_server((HERE, 0))) as listening:
        port: int = listening.getsockname()[1]
        return port


def test_the_last_port_is_taken_again(tmp_path: Path) -> None:
    port = unused()
    Ports(tmp_path / "server.port", HERE).keep(port)
    assert Ports(tmp_path / "server.port", HERE).choose() == port


def test_where_the_last_one_is_taken_one_is_chosen_that_is_easily_said(
    tmp_path: Path, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    easy = unused()
    monkeypatch.setattr(ports, "FIRST", easy)
    some = Ports(tmp_path / "server.port", HERE)
    some.keep(taken)
    assert some.choose() == easy


def test_where_all_are_taken_the_system_chooses(
    tmp_path: Path, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ports, "FIRST", taken)
    monkeypatch.setattr(ports, "TRIED", 1)
    assert Ports(tmp_path / "server.port", HERE).choose() == ANY


@pytest.mark.parametrize("text", ["", "0", "70000", "six"])
def test_what_is_no_port_is_passed_over(
    tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    easy = unused()
    monkeypatch.setattr(ports, "FIRST", easy)
    (tmp_path / "server.port").write_text(text, encoding="ascii")
    assert Ports(tmp_path / "server.port", HERE).choose() == easy


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    Ports(tmp_path / "nowhere" / "server.port", HERE).keep(6006)
    assert not (tmp_path / "nowhere").exists()
