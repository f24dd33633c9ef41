"""What one person has set: kept, and whatever is wrong with the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from doublesix_client.home.settings import Preferences, Settings


def test_without_a_file_all_is_as_it_comes(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    assert settings.preferences == Preferences()
    assert settings.get("text_scale") == 1.0


def test_what_is_set_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Settings(path).set(name="Zoë", text_scale=1.5, theme="dark")
    again = Settings(path)
    assert (again.get("name"), again.get("text_scale"), again.get("theme")) == ("Zoë", 1.5, "dark")
    assert again.get("sort") == Preferences().sort


def test_what_cannot_be_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    with pytest.raises(ValueError, match="text_scale"):
        settings.set(name="Ana", text_scale=9.0)
    with pytest.raises(ValueError, match="colour"):
        settings.set(colour="red")
    assert settings.preferences == Preferences()
    assert not (tmp_path / "settings.json").exists()


@pytest.mark.logs
def test_broken_and_unknown_ones_fall_back_one_by_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "settings.json"
    old = json.dumps(
        {"name": "Ana", "theme": "purple", "volume": "loud", "text_scale": float("nan"), "x": 1}
        | {"contrast": True, "sound": 1}
    )
    path.write_text(old, encoding="utf-8")
    settings = Settings(path)
    assert settings.preferences == Preferences(name="Ana", contrast=True)
    settings.set(theme="light")
    assert (tmp_path / "settings.json.broken").read_text(encoding="utf-8") == old
    assert "sound, text_scale, theme, volume, x cannot be read" in caplog.text
    assert Settings(path).preferences == Preferences(name="Ana", contrast=True, theme="light")


@pytest.mark.logs
def test_a_file_of_something_else_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("[1]", encoding="utf-8")
    assert Settings(path).preferences == Preferences()
    assert (tmp_path / "settings.json.broken").exists()
