"""What a bundle is made of fits together; `python -m tests.packages.bundle` makes and tries one."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

from tests.packages.bundle import DESKTOP, ROOT, SPEC, main, name_of, pack, programs_of
from tests.syntax import tree_of

TREE = tree_of(SPEC.read_text(encoding="utf-8"))
TEXT = SPEC.read_text(encoding="utf-8")
OFFERED = re.compile(r"[A-Za-z0-9][A-Za-z0-9._+ -]{0,120}")


def test_both_programs_begin_where_the_spec_says() -> None:
    starts = re.findall(r"\"(start_\w+)\"", TEXT)
    assert set(starts) == {"start_command", "start_window"}
    for start in starts:
        compile((SPEC.parent / f"{start}.py").read_text(encoding="utf-8"), start, "exec")


def test_a_process_of_many_begins_as_one() -> None:
    """Without this a bundle's process of an arena would be a command of its own."""
    text = (SPEC.parent / "start_command.py").read_text(encoding="utf-8")
    assert text.index("freeze_support()") < text.index("sys.exit(main())")


def test_what_runs_as_a_file_comes_along_as_one() -> None:
    """Alembic runs the migrations, and numba keeps what it compiled by its source."""
    assert "store/migrations/**" in TEXT
    assert '"doublesix.engine": "py"' in TEXT
    assert any(ROOT.glob("server/doublesix_server/store/migrations/versions/*.py"))


def test_every_package_is_gathered() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    [rooms] = [
        ast.literal_eval(node.value)
        for node in ast.walk(TREE)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "ROOMS"
    ]
    assert set(rooms) == {Path(package).name for package in packages}


def test_links_reach_a_bundle_of_macos() -> None:
    assert '"CFBundleURLSchemes": ["doublesix"]' in TEXT
    assert (DESKTOP / "doublesix.svg").is_file()


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
@pytest.mark.parametrize("machine", ["x86_64", "AMD64", "arm64"])
def test_its_file_is_one_that_a_server_offers(system: str, machine: str) -> None:
    assert OFFERED.fullmatch(f"{name_of('0.1.0', system, machine)}.tar.gz")


def test_it_is_packed_as_one_folder(tmp_path: Path) -> None:
    bundle = tmp_path / "doublesix"
    bundle.mkdir()
    (bundle / "doublesix").write_text("a program", encoding="utf-8")
    packed = pack(bundle, "named")
    assert packed.parent == tmp_path
    assert packed.name.startswith("named.")
    assert programs_of(bundle) == bundle
    assert programs_of(Path("doublesix.app")) == Path("doublesix.app/Contents/MacOS")


def test_without_pyinstaller_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.packages.bundle.find_spec", lambda _: None)
    assert main([]) == 2
    assert "pip install" in capsys.readouterr().out
