"""The wheel and the source distribution hold all, and run where the tree is not."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packages.building import ROOMS, ROOT, build, contents, outside, unpacked
from tests.whole.test_raw_client import play_a_deal, tiles_not_to_be_known

ALSO = ("README.md", "LICENSE", "constraints.txt", "deploy/Containerfile", "tests/check.py")
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    return unpacked(build("sdist", folder), folder)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that has the wheel and what it needs alone."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=True)
    programs = folder / SCRIPTS
    subprocess.run(
        [
            *(str(programs / "python"), "-m", "pip", "install", "--quiet", "--no-compile"),
            *("--constraint", str(ROOT / "constraints.txt"), str(wheel)),
        ],
        cwd=folder,
        env=outside(),
        check=True,
        capture_output=True,
    )
    return programs


def sources() -> Iterator[str]:
    """Yield every file of our packages as a wheel names it."""
    for room in ROOMS:
        root = ROOT / room
        for path in root.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path.relative_to(root.parent).as_posix()


@pytest.mark.slow
def test_the_wheel_holds_every_file_of_the_packages(wheel: Path) -> None:
    expected = set(sources())
    for kind in (
        ".qml",
        ".js",
        ".qm",
        ".ttf",
        ".wav",
        ".npy",
        "qmldir",
        "versions/0001_entries.py",
    ):
        assert any(name.endswith(kind) for name in expected), kind
    assert expected <= set(contents(wheel))


@pytest.mark.slow
def test_the_wheel_needs_what_the_tree_says(wheel: Path) -> None:
    [metadata] = [
        text.decode() for name, text in contents(wheel).items() if name.endswith("/METADATA")
    ]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra in project["optional-dependencies"]:
        assert f"Provides-Extra: {extra}\n" in metadata
    assert metadata.count("Requires-Dist: ") >= len(project["dependencies"])


@pytest.mark.slow
def test_the_source_distribution_makes_the_same_wheel(
    wheel: Path, tree: Path, tmp_path: Path
) -> None:
    assert contents(build("wheel", tmp_path, tree)) == contents(wheel)
    assert [name for name in ALSO if not (tree / name).is_file()] == []


@pytest.mark.slow
def test_the_installed_wheel_plays_a_demo(installed: Path, tmp_path: Path) -> None:
    played = subprocess.run(
        [str(installed / "doublesix"), "demo", "--profile", "chiva", "--seed", "away", "--json"],
        cwd=tmp_path,
        env=outside(),
        capture_output=True,
        check=True,
    )
    document = json.loads(played.stdout)
    assert document["verified"] is True


@pytest.mark.slow
def test_the_installed_wheel_serves_a_stranger_who_plays(installed: Path, tmp_path: Path) -> None:
    where = subprocess.run(
        [str(installed / "python"), "-c", "import doublesix; print(doublesix.__file__)"],
        cwd=tmp_path,
        env=outside(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(where.stdout.strip()).is_relative_to(installed.parent)
    assert not Path(sys.prefix).is_relative_to(installed.parent)
    serving = [str(installed / "doublesix"), "serve", "--port", "0", "--data", str(tmp_path)]
    server = subprocess.Popen(
        [*serving, "--json", "--until-input-ends"],
        cwd=tmp_path,
        env=outside(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert server.stdin is not None
    assert server.stdout is not None
    try:
        came = asyncio.run(play_a_deal(json.loads(server.stdout.readline())["url"]))
    finally:
        server.stdin.close()
        status = server.wait(30)
        server.stdout.close()
    assert status == 0
    assert came[-1]["view"]["result"]["kind"] in {"out", "block"}
    assert tiles_not_to_be_known(came) == set()
