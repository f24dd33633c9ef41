"""The units of systemd are read by it without a complaint, and leave little open."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from doublesix.cli import doublesix
from tests.packages.deployed import DEPLOY

UNITS = [DEPLOY / "doublesix.service", DEPLOY / "doublesix-bots@.service"]
MOST_EXPOSED = 2.0
"""Of ten; what systemd itself says of a unit."""

needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="systemd is not installed"
)


def service(unit: Path) -> dict[str, str]:
    read = configparser.RawConfigParser(strict=False, delimiters=["="])
    read.optionxform = str  # type: ignore[assignment,method-assign] # names keep their letters
    read.read(unit, encoding="utf-8")
    return dict(read["Service"])


def analyse(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["systemd-analyze", *arguments], capture_output=True, text=True, check=False
    )


def installed(unit: Path, folder: Path) -> Path:
    """Return a copy whose program is there."""
    text = unit.read_text(encoding="utf-8")
    copied = folder / unit.name.replace("@.", "@1.")
    copied.write_text(
        re.sub(r"(?<=^ExecStart=)\S+", sys.executable, text, flags=re.MULTILINE), encoding="utf-8"
    )
    return copied


def test_these_are_the_units() -> None:
    assert sorted(DEPLOY.glob("*.service")) == sorted(UNITS)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_a_unit_calls_the_command_with_flags_that_there_are(unit: Path) -> None:
    program, command, *flags = service(unit)["ExecStart"].split()
    assert program == "/srv/doublesix/bin/doublesix"
    known = doublesix.late[command]()
    options = {option for parameter in known.params for option in parameter.opts}
    assert {flag for flag in flags if flag.startswith("--")} <= options


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_what_is_written_has_a_folder_of_its_own(unit: Path) -> None:
    told = service(unit)
    assert told["DynamicUser"] == "yes"
    assert told["ProtectSystem"] == "strict"
    assert ("User" in told) is ("@" in unit.name)  # instances share what is compiled
    assert told["Environment"] == f"NUMBA_CACHE_DIR=%C/{told['CacheDirectory']}"


@needs_systemd
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_systemd_finds_nothing_wrong(unit: Path, tmp_path: Path) -> None:
    verified = analyse("verify", "--man=no", str(installed(unit, tmp_path)))
    assert (verified.returncode, verified.stderr) == (0, "")


@needs_systemd
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_systemd_says_that_little_is_open(unit: Path, tmp_path: Path) -> None:
    copied = installed(unit, tmp_path)
    told = analyse("security", "--offline=yes", "--no-pager", str(copied))
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", told.stdout)
    assert found is not None, told.stdout + told.stderr
    assert float(found[1]) <= MOST_EXPOSED
