"""`doublesix play` says in one line why there can be no window."""

from __future__ import annotations

from pathlib import Path

import pytest

from doublesix.cli import main
from doublesix_client.home.folder import entered, home_of


def test_two_windows_do_not_share_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with entered(home_of(tmp_path)):
        assert main(["play", "--home", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "another window uses this folder" in said
