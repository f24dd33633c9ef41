"""The window's own server: begun when asked for, ended with the window, kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from doublesix.link import greet, open_link
from doublesix_client.net.own_server import OwnServer, OwnServerFailed, serve_command


@pytest.mark.slow
async def test_it_serves_this_machine_until_it_is_stopped(tmp_path: Path) -> None:
    own = OwnServer(tmp_path / "data", tmp_path / "server.log")
    try:
        served = await own.start()
        assert served.url.startswith("ws://127.0.0.1:")
        assert served.addresses == ()
        async with open_link(served.url) as link:
            welcome = await greet(link, name="Ana", secret=b"s" * 16)
            assert welcome["levels"] == ["novice", "club"]
        assert await own.start() == served
    finally:
        await own.stop(20.0)
    assert not own.is_running
    with pytest.raises(OwnServerFailed):
        await own.find()


def test_a_bundle_runs_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert serve_command()[1:] == ["-m", "doublesix", "serve"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert serve_command() == [sys.executable, "serve"]
