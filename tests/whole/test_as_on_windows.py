"""The server runs without what Windows lacks: handlers of signals, and uvloop."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.whole.test_raw_client import play_a_deal

POORER = """
import asyncio, os, sys
def lacks(*_):
    raise NotImplementedError
asyncio.SelectorEventLoop.add_signal_handler = lacks
sys.modules["uvloop"] = None
from doublesix.__main__ import main
sys.exit(main())
"""


@pytest.mark.slow
def test_a_deal_is_played_and_the_server_ends_with_its_parent(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [
            *(sys.executable, "-c", POORER, "serve", "--port", "0", "--json"),
            *("--until-input-ends", "--data", str(tmp_path)),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdin is not None
    assert server.stdout is not None
    assert server.stderr is not None
    try:
        came = asyncio.run(play_a_deal(json.loads(server.stdout.readline())["url"]))
    finally:
        server.stdin.close()
        status = server.wait(30)
        errors = server.stderr.read()
        server.stdout.close()
        server.stderr.close()
    assert status == 0
    assert "Traceback" not in errors
    assert came[-1]["view"]["result"]["kind"] in {"out", "block"}
