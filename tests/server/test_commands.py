"""`serve`, `bots` and `demo` as one types them."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from doublesix.cli import main
from doublesix.invitation import Invitation, read_invitation
from doublesix.link import greet, open_link
from doublesix_server import commands
from doublesix_server import demo as job
from doublesix_server.config import Settings
from doublesix_server.demo import DemoError
from doublesix_server.reach import Reach
from doublesix_server.store.folder import opened
from doublesix_server.thinking import NothingToPlay
from doublesix_server.tls import OWN_FILE, fingerprint_of
from doublesix_server.workers import NOTHING_TO_PLAY
from tests.server.running import play_deal, until
from tests.server.test_lines import TILE
from tests.whole.processes import server_process

Capture = pytest.CaptureFixture[str]
STORE = "postgresql+asyncpg://ana@127.0.0.1/tables"


def doublesix(*arguments: str, seconds: float = 120) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "doublesix", *arguments],
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["serve", "--port", "99999"], "--port: 99999: Input should be less than"),
        (["serve", "--port", "many"], "'many' is not a valid integer"),
        (["serve", "--prot", "1"], "No such option"),
        (["serve", "--config", "no-such.toml"], "no-such.toml: cannot be read"),
        (["serve", "--key", "k.pem"], "--key: 'k.pem': a certificate needs its key"),
        (["serve", "--certificate", "c", "--key", "k"], "c: cannot be read: No such file"),
        (["serve", "--log-form", "xml"], "--log-form: 'xml': Input should be 'human' or 'json'"),
        (
            ["serve", "--proxies", "localhost"],
            "--proxies: 'localhost': 'localhost' does not appear",
        ),
        (["bots"], "name a --server, or by --nats"),
        (["bots", "--server", "ws://one", "--nats", "nats://one"], "name a --server, or by --nats"),
        (["bots", "--server", "ws://127.0.0.1:1"], "set DOUBLESIX_WORKER_TOKEN"),
        (
            ["bots", "--server", "nonsense", "--token", "t", "--leave-with-server"],
            "nonsense: no address of a server: write ws://host:port",
        ),
        (["demo", "--profile", "whist"], "'whist' is not one of 'chiva', 'six-love'"),
        (["demo", "--matches", "0"], "0 is not in the range"),
        (["demo", "--seed", ""], "is empty"),
        (["demo", "--level", "whist"], '--level: no level "whist"; there are: novice, casual'),
        (["serve", "--levels", "club,whist"], '--levels: no level "whist"; there are: novice'),
        (["serve", "--budget", "0"], "--budget: 0.0: Input should be greater than"),
        (
            ["bots", "--server", "ws://127.0.0.1:1", "--token", "t", "--levels", "whist"],
            '--levels: no level "whist"',
        ),
        (["demo", "--record", "no/such/folder/r.json"], "no such folder"),
        (["backup"], "Missing argument 'FILE'"),
        (["backup", "copy", "--data", "no-such-folder"], "there is no database here"),
        (["restore", "no-such-file", "--data", "no-such-folder"], "there is no such file"),
    ],
)
def test_misuse_is_one_line_that_says_what_is_right(
    arguments: list[str],
    told: str,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.delenv("DOUBLESIX_WORKER_TOKEN", raising=False)
    monkeypatch.setenv("DOUBLESIX_DATA", str(tmp_path))
    status = main(arguments)
    out, err = capsys.readouterr()
    assert out == ""
    assert status == 2
    assert err.count("\n") == 1
    assert told in err


def test_a_setting_from_the_environment_that_is_wrong_is_named(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOUBLESIX_PORT", "many")
    assert main(["serve"]) == 2
    assert "DOUBLESIX_PORT: 'many'" in capsys.readouterr().err


def test_the_help_of_serve_names_every_setting_and_its_variable(capsys: Capture) -> None:
    assert main(["serve", "--help"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for name in Settings.model_fields:
        assert f"--{name.replace('_', '-')}" in shown
        assert f"DOUBLESIX_{name.upper()}" in shown.replace(" ", "")


def test_a_backup_and_a_restore_say_what_was_done(tmp_path: Path, capsys: Capture) -> None:
    with opened(tmp_path / "one"):
        assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "one")]) == 0
    assert main(["restore", str(tmp_path / "copy"), "--data", str(tmp_path / "two")]) == 0
    assert capsys.readouterr().out.count("\n") == 2


@pytest.mark.parametrize(
    ("flags", "of_club"),
    [
        ((), ""),
        (("--store", STORE, "--nats", "nats://one:4222"), ", one server of a club"),
    ],
)
def test_a_server_says_first_where_it_is_and_whether_it_is_of_a_club(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, flags: tuple[str, ...], of_club: str
) -> None:
    async def serve(_: Settings, ready: Callable[[Reach], None], *__: object) -> None:
        ready(Reach("ws://127.0.0.1:6006"))

    monkeypatch.setattr(commands, "serve_until_stopped", serve)
    monkeypatch.setattr(commands, "log_to_standard_error", lambda *_: None)
    monkeypatch.setattr(commands, "_spare_what_is_loaded", lambda: None)
    assert main(["serve", *flags]) == 0
    said = f"doublesix serves at ws://127.0.0.1:6006 (1 worker){of_club}; Ctrl-C stops it"
    assert capsys.readouterr().out.splitlines()[0] == said


def test_workers_find_their_club_by_the_environment_unless_a_server_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setenv("DOUBLESIX_NATS", "nats://one:4222")
    monkeypatch.setattr(commands, "log_to_standard_error", lambda *_: None)
    monkeypatch.setattr(commands, "_work_for_a_club", lambda *told: asked.append(told[:2]))
    monkeypatch.setattr(commands, "_worked", lambda working, server: working.close() or 0)
    assert main(["bots", "--token", "t"]) == 0
    assert asked == [("nats://one:4222", "t")]
    assert main(["bots", "--token", "t", "--server", "ws://127.0.0.1:1"]) == 0
    assert len(asked) == 1


@pytest.mark.slow
def test_a_server_for_others_prints_links_that_are_read_again(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "doublesix", "serve", "--host", "0.0.0.0", "--port", "0"]
    command += ["--bots", "0", "--data", str(tmp_path), "--public-name", "dominoes.example:7000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        said = [serving.stdout.readline()]
        while not said[-1].startswith("Whoever comes"):
            said.append(serving.stdout.readline())
        serving.send_signal(signal.SIGTERM)
    assert said[0].startswith("doublesix serves at wss://0.0.0.0:")
    [far] = [line.split()[-1] for line in said if "from elsewhere" in line]
    assert read_invitation(far) == Invitation(
        "wss://dominoes.example:7000", fingerprint=fingerprint_of(tmp_path / OWN_FILE)
    )


@pytest.mark.slow
def test_a_demo_writes_what_verifies_and_prints_one_document(tmp_path: Path) -> None:
    file = tmp_path / "sunday.json"
    done = doublesix("demo", "--seed", "s3", "--record", str(file), "--json")
    assert done.returncode == 0, done.stderr
    document = json.loads(done.stdout)
    assert [one["profile"] for one in document["sessions"]] == ["chiva", "six-love"]
    for session in document["sessions"]:
        kept = tmp_path / f"sunday-{session['profile']}.json"
        assert session["file"] == str(kept)
        assert json.loads(kept.read_text(encoding="utf-8")) == session["record"]
        assert doublesix("record", "verify", str(kept)).returncode == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "sunday-chiva.json",
        "sunday-six-love.json",
    ]


def test_a_demo_says_on_standard_error_that_players_are_compiled(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    @asynccontextmanager
    async def no_server(*_: object) -> AsyncIterator[str]:
        yield ""

    async def play(*_: object, compiling: Callable[[], None], **__: object) -> NoReturn:
        compiling()
        raise DemoError("enough")

    monkeypatch.setattr(job, "running_server", no_server)
    monkeypatch.setattr(job, "play", play)
    assert main(["demo", "--level", "master", "--json"]) == 2
    out, err = capsys.readouterr()
    assert "compiling the players, once: a minute or two\n" in err
    assert out == ""


@pytest.mark.slow
def test_a_demo_of_one_game_shows_its_deals_and_keeps_the_name(tmp_path: Path) -> None:
    file = tmp_path / "r.json"
    done = doublesix("demo", "--profile", "chiva", "--seed", "s", "--record", str(file))
    assert done.returncode == 0, done.stderr
    assert "Chiva, Puerto Rico" in done.stdout
    assert "Record verified" in done.stdout
    assert "match 1, deal 1: seat" in done.stdout
    assert file.is_file()


@pytest.mark.slow
def test_a_demo_whose_reader_leaves_still_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "r.json"
    demo = subprocess.Popen(
        [
            *(sys.executable, "-m", "doublesix", "demo", "--profile", "chiva"),
            *("--record", str(file)),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert demo.stdout is not None
    demo.stdout.readline()
    demo.stdout.close()
    assert demo.stderr is not None
    errors = demo.stderr.read()
    demo.stderr.close()
    assert demo.wait(60) == 0, errors
    assert doublesix("record", "verify", str(file)).returncode == 0


@pytest.mark.slow
def test_a_demo_that_is_interrupted_ends_at_once_with_130() -> None:
    demo = subprocess.Popen(
        [sys.executable, "-m", "doublesix", "demo", "--matches", "500"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert demo.stdout is not None
    demo.stdout.readline()
    demo.send_signal(signal.SIGINT)
    _, errors = demo.communicate(timeout=30)
    assert demo.returncode == 130
    assert "Traceback" not in errors


@pytest.mark.slow
def test_a_worker_elsewhere_needs_the_right_token() -> None:
    with server_process("--bots", "0", "--worker-token", "secret word") as server:
        wrong = doublesix("bots", "--server", server.url, "--token", "guessed")
        assert wrong.returncode == 2
        assert "turns this worker away: refused: wrong_token" in wrong.stderr
        right = subprocess.Popen(
            [
                *(sys.executable, "-m", "doublesix", "bots", "--server", server.url),
                *("--levels", "novice"),
            ],
            env={"DOUBLESIX_WORKER_TOKEN": "secret word"},
            stderr=subprocess.PIPE,
            text=True,
        )
        assert right.stderr is not None
        while "working for" not in right.stderr.readline():
            pass
        right.send_signal(signal.SIGINT)
        right.communicate(timeout=20)
        assert right.returncode == 130
        assert server.stop() == 0


@pytest.mark.slow
def test_a_server_with_tls_has_its_own_workers_and_others_by_the_fingerprint() -> None:
    folder = Path(__file__).parent / "certificates"
    names = "--certificate", str(folder / "elsewhere.pem"), "--key", str(folder / "elsewhere.key")
    with server_process(*names, "--bots", "2", "--worker-token", "secret word") as server:
        assert server.url.startswith("wss://127.0.0.1:")
        worker = "bots", "--server", server.url, "--token", "guessed", "--leave-with-server"
        strange = doublesix(*worker)
        assert strange.returncode == 2
        assert "its TLS cannot be trusted (self-signed certificate)" in strange.stderr
        fingerprint = fingerprint_of(folder / "elsewhere.pem")
        known = doublesix(*worker, "--fingerprint", fingerprint)
        assert "turns this worker away: refused: wrong_token" in known.stderr
        assert server.stop() == 0
        assert "a worker arrived, 2 are here" in server.errors
        assert f"the certificate's fingerprint is {fingerprint}" in server.errors


@pytest.mark.slow
async def test_a_server_logs_for_machines_when_asked_and_says_no_tile() -> None:
    with server_process("--log", "debug", "--log-form", "json") as server:
        async with open_link(server.url) as ana:
            await greet(ana, name="Ana", secret=bytes(16))
            code = (await ana.ask("create", profile="chiva", pause=0))["code"]
            for seat in range(1, 5):
                await ana.ask("fill", seat=seat, level="novice")
            await ana.ask("start")
            await play_deal(ana)
        [worker] = server.workers()
        os.kill(worker, signal.SIGKILL)
        await until(lambda: server.workers() not in ([], [worker]))
        assert server.stop() == 0
    lines = [json.loads(line) for line in server.errors.splitlines()]
    assert {line["logger"].partition(".")[0] for line in lines} == {"doublesix_server"}
    assert {line.get("table") for line in lines} == {None, code}
    assert {"play", "pass"} >= {line["act"] for line in lines if "act" in line}
    assert [line for line in lines if TILE.search(line["message"].replace(code, ""))] == []
    assert any("a worker process ended" in line["message"] for line in lines)


@pytest.mark.slow
def test_a_second_server_on_a_port_or_a_folder_is_told(tmp_path: Path) -> None:
    folder, other = str(tmp_path / "one"), str(tmp_path / "other")
    with server_process("--bots", "0", "--data", folder) as server:
        port = server.url.rpartition(":")[2]
        second = doublesix("serve", "--port", "0", "--data", folder)
        assert second.returncode == 2
        assert f"{folder}: another server uses it; choose another --data" in second.stderr
        second = doublesix("serve", "--port", port, "--data", other)
        assert second.returncode == 2
        assert f"cannot listen on 127.0.0.1:{port}" in second.stderr
        assert "--port" in second.stderr


@pytest.mark.parametrize(
    ("flags", "status", "told"),
    [
        ([], 2, "doublesix: none of these levels can be played here: expert\n"),
        (["--leave-with-server"], NOTHING_TO_PLAY, ""),
        (["--leave-with-server", "--again"], NOTHING_TO_PLAY, ""),
    ],
)
def test_a_worker_that_can_play_nothing_ends_so_that_its_server_knows(
    flags: list[str],
    status: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
) -> None:
    async def work(*_: object, **__: object) -> None:
        raise NothingToPlay("none of these levels can be played here: expert")

    monkeypatch.setattr(commands, "work", work)
    monkeypatch.setattr(commands, "log_to_standard_error", lambda *_: None)
    spoken = logging.getLogger("doublesix_server.thinking")
    monkeypatch.setattr(spoken, "level", spoken.level)
    line = ["bots", "--server", "ws://127.0.0.1:1", "--token", "t", "--levels", "novice"]
    assert main([*line, *flags]) == status
    assert capsys.readouterr().err == told
    assert (spoken.level == logging.CRITICAL) == ("--again" in flags)
