"""The secrets of one person: one a server, kept, and seen by nobody."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from doublesix_client.home.identities import OWN, Identities

URL = "wss://dominoes.example"


def test_each_server_knows_another_secret_and_the_same_again(tmp_path: Path) -> None:  # S1
    path = tmp_path / "identities.json"
    own, elsewhere = Identities(path).secret_for(OWN), Identities(path).secret_for(URL)
    assert own != elsewhere
    assert len(own) >= 16
    again = Identities(path)
    assert (again.secret_for(OWN), again.secret_for(URL)) == (own, elsewhere)


def test_an_address_is_the_same_however_it_is_typed(tmp_path: Path) -> None:
    identities = Identities(tmp_path / "identities.json")
    assert identities.secret_for(URL) == identities.secret_for(" WSS://Dominoes.example/ ")


@pytest.mark.skipif(sys.platform == "win32", reason="no such modes there")
def test_only_its_owner_reads_the_file(tmp_path: Path) -> None:
    path = tmp_path / "identities.json"
    Identities(path).secret_for(OWN)
    assert path.stat().st_mode & 0o777 == 0o600


def test_no_secret_is_shown(tmp_path: Path) -> None:
    identities = Identities(tmp_path / "identities.json")
    secret = identities.secret_for(OWN)
    assert repr(identities) == "<1 identities>"
    assert secret.hex() not in repr(identities)
    assert not hasattr(identities, "__dict__")


@pytest.mark.logs
def test_what_is_no_secret_is_made_anew_and_the_rest_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "identities.json"
    good = "ab" * 32
    plain = {OWN: good, "ws://a": "zz", "ws://b": "ab", "ws://c": None, "ws://d": "ab" * 65}
    path.write_text(json.dumps(plain), encoding="utf-8")
    identities = Identities(path)
    assert identities.secret_for(OWN).hex() == good
    assert len(identities.secret_for("ws://a")) == 32
    assert json.loads((tmp_path / "identities.json.broken").read_text(encoding="utf-8")) == plain
    assert good not in caplog.text


@pytest.mark.logs
def test_a_file_of_something_else_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "identities.json"
    path.write_text('"secret"', encoding="utf-8")
    assert len(Identities(path).secret_for(OWN)) == 32
    assert (tmp_path / "identities.json.broken").exists()
