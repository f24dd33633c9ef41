"""The command answers in one line and an exit status, whatever it is given."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import click
import pytest

import doublesix
from doublesix import cli, players
from doublesix.cli import CONTRADICTS, DONE, INTERRUPTED, LARGEST_FILE, UNUSABLE, main, run
from doublesix.review import command as review_command
from tests.shared.record.samples import VECTORS, Plain, bare, full, vector, with_value
from tests.shared.review.samples import by_trying, heaviest_first

SHARED = Path(doublesix.__file__).resolve().parents[1]
FOUR_NIL = "chiva-four-nil-then-next"


def in_a_file(folder: Path, record: Plain, name: str = "record.json") -> str:
    path = folder / name
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


def refused(capsys: pytest.CaptureFixture[str], arguments: Sequence[str], status: int) -> str:
    """Run a command that must fail and return its one line."""
    assert main(arguments) == status
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith("\n")
    line = printed.err[:-1]
    assert line.isprintable()
    return line


@pytest.mark.parametrize("name", VECTORS)
def test_a_vector_verifies(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = in_a_file(tmp_path, VECTORS[name])
    assert main(["record", "verify", file]) == DONE
    printed = capsys.readouterr()
    assert printed.out.startswith(f"{file}: verified, {VECTORS[name]['profile']}: ")
    assert printed.out.count("\n") == 1
    assert printed.err == ""


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("chiva-two-matches", "11 deals in 2 matches, {} plays and {} passes"),
        ("chiva-break-by-block", "2 deals in 1 match, {} plays and {} passes"),
        (
            "chiva-breaks-off",
            "3 deals in 1 match, {} plays and {} passes, the last deal breaks off",
        ),
    ],
)
def test_verify_says_what_it_verified(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plays = [play for deal in VECTORS[name]["deals"] for play in deal["plays"]]
    passes = sum(play[1] == "pass" for play in plays)
    main(["record", "verify", in_a_file(tmp_path, VECTORS[name])])
    counted = said.format(len(plays) - passes, passes)
    told = f": verified, chiva: {counted}, how it was dealt is not recorded\n"
    assert capsys.readouterr().out.endswith(told)


def test_a_record_of_no_deals_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["record", "verify", in_a_file(tmp_path, {**vector(FOUR_NIL), "deals": []})])
    assert capsys.readouterr().out.endswith(
        "verified, chiva: 0 deals in 0 matches, 0 plays and 0 passes\n"
    )


def test_replay_prints_the_record_with_every_derived_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["record", "replay", in_a_file(tmp_path, bare(VECTORS[FOUR_NIL]))]) == DONE
    assert json.loads(capsys.readouterr().out) == vector(FOUR_NIL)


def test_show_prints_it_for_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "show", in_a_file(tmp_path, full())]) == DONE
    printed = capsys.readouterr().out
    assert printed.startswith("Six-love, the first to 6-0: 4 deals, 1 match\n")
    assert "Seat 1 (Ana María) opens" in printed


def without_an_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_command, "thinkers", lambda *_: (heaviest_first, by_trying(6)))


def test_review_prints_a_document_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    without_an_engine(monkeypatch)
    file = in_a_file(tmp_path, full())
    assert main(["record", "review", file, "--deal", "2", "--json", "--effort", "9"]) == DONE
    printed = capsys.readouterr()
    assert printed.err == ""
    document = json.loads(printed.out)
    assert document["format"] == "doublesix-review"
    assert document["effort"] == 9
    assert [deal["deal"] for deal in document["deals"]] == [2]


def test_review_tells_how_far_it_is_on_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    without_an_engine(monkeypatch)
    file = in_a_file(tmp_path, full())
    assert main(["record", "review", file, "--deal", "1", "--progress", "lines"]) == DONE
    printed = capsys.readouterr()
    assert printed.out.startswith("Deal 1, match 1 at 0-0\n")
    count = len(full()["deals"][0]["plays"])
    assert json.loads(printed.err.splitlines()[-1]) == {"done": count, "of": count}


def test_a_deal_that_is_not_there_is_not_looked_back_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = in_a_file(tmp_path, full())
    line = refused(capsys, ["record", "review", file, "--deal", "9"], UNUSABLE)
    assert line == f"doublesix record review: {file}: there is no deal 9; it has 4 deals"


def test_review_refuses_more_effort_than_memory_may_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = in_a_file(tmp_path, full())
    line = refused(capsys, ["record", "review", file, "--effort", "1000001"], UNUSABLE)
    assert "1000001 is not in the range 1<=x<=1000000" in line


def test_review_says_in_one_line_what_is_not_installed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "find_spec", lambda _: None)
    file = in_a_file(tmp_path, full())
    line = refused(capsys, ["record", "review", file, "--json"], UNUSABLE)
    assert line.endswith(": looking back needs what doublesix[bots] installs")


@pytest.mark.parametrize("command", ["verify", "replay", "show", "review"])
@pytest.mark.parametrize(
    ("path", "value", "status", "said"),
    [
        (
            ("deals", 2, "hands", "4"),
            ["20", "30", "11", "61", "32", "42"],
            CONTRADICTS,
            "deal 3, hands, seat 4: 6 tiles for seat 4, 7 is right; 5-5 is missing",
        ),
        (
            ("deals", 2, "hands", "4", 0),
            "66",
            CONTRADICTS,
            "deal 3, hands, seat 4: 6-6 is dealt twice, to seat 3 and to seat 4; 2-0 is missing",
        ),
        (
            ("deals", 2, "plays", 11, 0),
            1,
            CONTRADICTS,
            "deal 3, play 12: it is seat 3's turn, not seat 1's",
        ),
        (
            ("deals", 0, "result", "score", "2/4"),
            3,
            CONTRADICTS,
            "deal 1, result, score: 0-3 is recorded, 0-1 is right",
        ),
        (("version",), 7, UNUSABLE, "version: 7 is not known, 1 is right"),
        (("profile",), "x", UNUSABLE, 'profile: "chiva" or "six-love" is right, not "x"'),
        (
            ("deals", 2, "plays", 11, 2),
            "up",
            UNUSABLE,
            'deal 3, play 12: "left" or "right" is right, not "up"',
        ),
    ],
)
def test_a_wrong_record_gets_one_line_with_file_place_and_what_is_right(
    command: str,
    path: tuple[str | int, ...],
    value: object,
    status: int,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = in_a_file(tmp_path, with_value(vector(FOUR_NIL), path, value))
    line = refused(capsys, ["record", command, file], status)
    assert line == f"doublesix record {command}: {file}: {said}"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "it is empty"),
        (b"66 64 43", "line 1, column 4: not JSON: extra data"),
        (b"\xff\xfe", "byte 1: not UTF-8: a record is JSON in UTF-8"),
        (b"[]", "a record is an object, not a list"),
        (b"{}", 'no record: the key "format" is missing'),
        (b"[" * 500_000, "lists and objects stand too deep in each other"),
    ],
)
def test_what_is_no_record_gets_one_line(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(content)
    line = refused(capsys, ["record", "verify", str(file)], UNUSABLE)
    assert line == f"doublesix record verify: {file}: {said}"


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none.json"
    line = refused(capsys, ["record", "show", str(file)], UNUSABLE)
    assert line == f"doublesix record show: {file}: there is no such file"


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, ["record", "verify", str(tmp_path)], UNUSABLE)
    assert line.startswith(f"doublesix record verify: {tmp_path}: it cannot be read: ")


def test_a_name_that_no_file_can_have(capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, ["record", "verify", "a\0b"], UNUSABLE)
    assert line == "doublesix record verify: a\\x00b: this is no name of a file"


def test_a_name_of_several_lines_is_quoted_on_one(capsys: pytest.CaptureFixture[str]) -> None:
    line = refused(capsys, ["record", "verify", "none\n\x1b[31m.json"], UNUSABLE)
    assert line.startswith("doublesix record verify: none\\n\\x1b[31m.json: ")


def test_a_file_without_end_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert LARGEST_FILE == 64 * 1024 * 1024
    monkeypatch.setattr(cli, "LARGEST_FILE", 1024 * 1024)
    file = tmp_path / "large.json"
    file.write_bytes(b" " * (1024 * 1024 + 1))
    line = refused(capsys, ["record", "verify", str(file)], UNUSABLE)
    assert line == f"doublesix record verify: {file}: larger than 1 MiB, no record is"


def stand_in_input(content: bytes) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(content), encoding="ascii")


def test_a_dash_reads_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        sys, "stdin", stand_in_input(json.dumps(full(), ensure_ascii=False).encode())
    )
    assert main(["record", "verify", "-"]) == DONE
    assert capsys.readouterr().out.startswith("standard input: verified, six-love: 4 deals")


def test_an_error_in_standard_input_names_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", stand_in_input(b"{"))
    line = refused(capsys, ["record", "verify", "-"], UNUSABLE)
    assert line.startswith("doublesix record verify: standard input: line 1, column 2: not JSON")
    monkeypatch.setattr(sys, "stdin", None)
    line = refused(capsys, ["record", "verify", "-"], UNUSABLE)
    assert line == "doublesix record verify: standard input: it is closed"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "doublesix: Missing command; doublesix --help says"),
        (["record"], "doublesix record: Missing command; doublesix record --help says"),
        (
            ["recrod"],
            'doublesix: no command "recrod"; there are: admin, arena, backup, bots, demo, doctor,',
        ),
        (["-"], 'doublesix: no command "-"; there are: admin, arena, backup, bots, demo, doctor,'),
        (
            ["record", "check"],
            'doublesix record: no command "check"; there are: replay, review, show, ver',
        ),
        (["--colour"], "doublesix: No such option"),
        (["record", "--colour"], "doublesix record: No such option"),
        (["record", "verify"], "doublesix record verify: Missing argument 'FILE'"),
        (["record", "verify", "--fast", "x"], "doublesix record verify: No such option"),
        (["record", "verify", "x", "y"], "doublesix record verify: Got unexpected extra argument"),
        (["--version=2"], "doublesix: Option '--version' does not take a value"),
    ],
)
def test_misuse_gets_one_line_that_begins_with_the_command(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = refused(capsys, arguments, UNUSABLE)
    assert line.startswith(said)
    assert line.endswith(" --help says what is right")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["-h"],
        ["record", "--help"],
        *(["record", name, "-h"] for name in ("verify", "replay", "show")),
    ],
    ids=" ".join,
)
def test_help_is_no_misuse(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == DONE
    printed = capsys.readouterr()
    assert printed.out.startswith(f"Usage: {' '.join(['doublesix', *arguments[:-1]])} ")
    assert printed.err == ""


def test_the_version_is_that_of_the_distribution(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "own_version", lambda: "7.6.5")
    assert main(["--version"]) == DONE
    assert capsys.readouterr().out == "doublesix 7.6.5\n"


def raising(error: BaseException) -> click.Command:
    @click.command("deal")
    @click.option("--profile", type=click.Choice(["chiva", "six-love"]), required=True)
    def command(profile: str) -> None:
        raise error

    return command


def returning(status: int | None) -> click.Command:
    return click.Command("deal", callback=lambda: status)


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (KeyboardInterrupt(), INTERRUPTED, ""),
        (click.Abort(), INTERRUPTED, ""),
        (click.UsageError("no seed"), UNUSABLE, "deal: no seed; deal --help says what is right\n"),
        (click.ClickException("no table"), UNUSABLE, "deal: no table\n"),
        (OSError(98, "Address in use"), UNUSABLE, "deal: Address in use\n"),
        (
            PermissionError(13, "Permission denied", "x.db"),
            UNUSABLE,
            "deal: x.db: Permission denied\n",
        ),
        (OSError("odd"), UNUSABLE, "deal: odd\n"),
    ],
)
def test_whatever_a_command_raises_has_a_status(
    error: BaseException, status: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(raising(error), ["--profile", "chiva"]) == status
    assert capsys.readouterr().err == said


@pytest.mark.parametrize("arguments", [[], ["--profile", "cuban"], ["--profile"]], ids=" ".join)
def test_a_bad_choice_gets_one_line_with_the_right_ones(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(raising(AssertionError()), arguments) == UNUSABLE
    printed = capsys.readouterr().err
    assert printed.startswith("deal: ")
    assert printed.count("\n") == 1
    assert "--profile" in printed
    if arguments != ["--profile"]:
        assert "chiva" in printed
        assert "six-love" in printed


@pytest.mark.parametrize(("returned", "status"), [(None, DONE), (0, DONE), (1, CONTRADICTS)])
def test_a_command_may_return_its_status(returned: int | None, status: int) -> None:
    assert run(returning(returned), []) == status


def test_our_own_mistakes_are_not_hidden() -> None:
    with pytest.raises(AssertionError):
        run(raising(AssertionError()), ["--profile", "chiva"])


def started(
    *arguments: str, stdin: int | None = None, stdout: int = subprocess.PIPE
) -> subprocess.Popen[bytes]:
    """Start the real command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "doublesix", *arguments],
        env={**os.environ, "PYTHONPATH": str(SHARED), "PYTHONIOENCODING": "latin-1"},
        stdin=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
    )


def fed(content: bytes, *arguments: str) -> tuple[int, bytes, bytes]:
    """Run the real command on some input and return its status and what it printed."""
    with started(*arguments, stdin=subprocess.PIPE) as process:
        out, err = process.communicate(content, timeout=60)
    return process.returncode, out, err


def test_a_process_verifies_what_another_replayed() -> None:
    status, out, err = fed(json.dumps(full()).encode(), "record", "replay", "-")
    assert (status, err) == (DONE, b"")
    assert json.loads(out.decode("utf-8")) == full()
    status, out, err = fed(out, "record", "verify", "-")
    assert (status, err) == (DONE, b"")
    assert out.startswith(b"standard input: verified, six-love: ")


def test_a_name_that_the_terminal_has_no_letters_for_is_shown_without_them() -> None:
    record = with_value(full(), ("seats", 0, "name"), "Ana \u540d")
    status, out, err = fed(json.dumps(record).encode(), "record", "show", "-")
    assert (status, err) == (DONE, b"")
    assert b"Seat 1  Ana ?, a person" in out


def test_a_misused_process_exits_with_2_and_one_line() -> None:
    status, out, err = fed(b"", "record", "verify")
    assert (status, out) == (UNUSABLE, b"")
    assert err.startswith(b"doublesix record verify: Missing argument 'FILE'")
    assert err.count(b"\n") == 1


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_reader_who_leaves_ends_it_quietly(command: str, tmp_path: Path) -> None:
    file = in_a_file(tmp_path, vector("six-love-two-matches"))
    reading, writing = os.pipe()
    os.close(reading)
    with started("record", command, file, stdout=writing) as process:
        os.close(writing)
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (DONE, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_full_disk_gets_one_line(tmp_path: Path) -> None:
    file = in_a_file(tmp_path, full())
    with (
        Path("/dev/full").open("wb") as disk,
        started("record", "replay", file, stdout=disk.fileno()) as process,
    ):
        _, err = process.communicate(timeout=60)
    assert process.returncode == UNUSABLE
    assert err.startswith(b"doublesix: ")
    assert err.count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no signals of this kind there")
def test_an_interrupted_process_exits_with_130(tmp_path: Path) -> None:
    fifo = tmp_path / "record.json"
    os.mkfifo(fifo)
    with (
        started("record", "verify", str(fifo)) as process,
        fifo.open("wb"),  # opens when the process opens it: it is reading now
    ):
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (INTERRUPTED, b"")
