"""The house keeps its promises: commands, tests, versions, addresses and citations."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from doublesix_client.screen import PACKAGES
from tests.syntax import tree_of

ROOT = Path(__file__).resolve().parents[2]
ROOMS = {
    "shared/doublesix": "tests/shared",
    "server/doublesix_server": "tests/server",
    "client/doublesix_client": "tests/client",
}
SOURCES = [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def commands_of(page: str) -> list[str]:
    """Return the command blocks of a page of Markdown."""
    return [
        block.strip() for block in re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    ]


def test_the_readme_begins_with_two_commands_of_one_line() -> None:
    first, second = commands_of(text_of("README.md"))[:2]
    assert "\n" not in first + second
    assert first.endswith("/doublesix play --start chiva --or-demo")
    assert second.endswith("tests/check.py")


def test_the_readme_names_the_libraries_that_the_window_names() -> None:
    [line] = [line for line in commands_of(text_of("README.md")) if line.startswith("apt-get")]
    assert line == f"apt-get install --no-install-recommends {PACKAGES}"


def test_ci_runs_the_second_command_of_the_readme() -> None:
    second = commands_of(text_of("README.md"))[1]
    *_, last = text_of(".ci/run").splitlines()
    assert last == second


def test_ci_installs_the_libraries_that_the_window_names() -> None:
    assert set(PACKAGES.split()) <= set(text_of(".ci/run").split())


def needs_a_test(path: Path) -> bool:
    """Say whether a source file does something: a package's front door usually does not."""
    if "migrations" in path.parts:  # what they lead to is tested beside the folder
        return False
    if path.name not in {"__init__.py", "__main__.py"}:
        return True
    tree = tree_of(path.read_text(encoding="utf-8"))
    return any(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) for node in ast.walk(tree))


def counterpart(path: Path) -> Path:
    """Return where the test of a source file stands: the same path under tests."""
    [(room, tests)] = [(a, b) for a, b in ROOMS.items() if path.is_relative_to(ROOT / a)]
    inner = path.relative_to(ROOT / room)
    name = inner.parent.name if inner.name == "__init__.py" else inner.stem.strip("_")
    return ROOT / tests / inner.parent / f"test_{name}.py"


@pytest.mark.parametrize(
    "path",
    [path for path in SOURCES if needs_a_test(path)],
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_a_source_file_has_its_test_file(path: Path) -> None:
    assert counterpart(path).is_file(), f"no {counterpart(path).relative_to(ROOT)}"


def requirements() -> Iterator[Requirement]:
    """Yield every requirement of ours on others, the build's included."""
    project = PROJECT["project"]
    lines = [*PROJECT["build-system"]["requires"], *project["dependencies"]]
    for extra in project["optional-dependencies"].values():
        lines += extra
    yield from (found for found in map(Requirement, lines) if found.name != project["name"])


@pytest.mark.parametrize("requirement", list(requirements()), ids=str)
def test_a_requirement_has_a_lower_and_an_upper_bound(requirement: Requirement) -> None:
    assert {">=", "<"} <= {bound.operator for bound in requirement.specifier}


def pinned() -> dict[str, str]:
    """Return what the constraints pin, name to version."""
    lines = [line for line in text_of("constraints.txt").splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", line) for line in lines)
    return {canonicalize_name(name): version for name, version in (x.split("==") for x in lines)}


def test_the_constraints_pin_a_version_that_each_requirement_admits() -> None:
    pins = pinned()
    wanted = [found for found in requirements() if found.name != "hatchling"]
    assert len(wanted) > 10
    for requirement in wanted:
        assert requirement.specifier.contains(pins[canonicalize_name(requirement.name)])


@pytest.mark.parametrize(
    "name", ["README.md", "pyproject.toml", "constraints.txt", ".ci/run", "CONTRIBUTING.md"]
)
def test_no_machine_s_path_and_no_download_address(name: str) -> None:
    text = text_of(name)
    local = r"https?://(?:localhost|127\.0\.0\.1|www\.pagat\.com)\b"
    assert re.findall(r"\S*https?://\S*", re.sub(local, "", text)) == []
    assert re.findall(r"--(?:extra-)?index-url|--find-links|--trusted-host| @ \S+", text) == []
    paths = r"(?<![\w.])(?:/(?:home|root|tmp|work|opt|mnt|Users)|[A-Z]:)[/\\]\S*"
    assert re.findall(paths, text) == []


def numbers(page: str, pattern: str) -> set[str]:
    return set(re.findall(pattern, text_of(page), re.MULTILINE))


def test_what_is_cited_stands_in_the_docs() -> None:
    rules = numbers("docs/rules-exact.md", r"^(\d\.\d+) ")
    assert len(rules) > 40
    cited: dict[str, str] = {}
    for root in ("shared", "server", "client", "tests"):
        for path in (ROOT / root).rglob("*.py"):
            for found in re.finditer(
                r"Rules (\d\.\d+(?:(?:, | and | to )\d\.\d+)*)", path.read_text("utf-8")
            ):
                cited |= dict.fromkeys(re.findall(r"\d\.\d+", found[1]), path.name)
    assert cited
    assert {number: where for number, where in cited.items() if number not in rules} == {}
