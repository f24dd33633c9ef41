"""What is set is applied at once and kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from doublesix_client.core.arrival import LEVELS
from doublesix_client.home.settings import Preferences, Settings
from doublesix_client.viewmodels.settings import (
    FACES,
    LANGUAGES,
    SORTS,
    THEMES,
    SettingsModel,
    system_is_dark,
)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def copied() -> list[str]:
    return []


@pytest.fixture
def model(qapp: object, settings: Settings, copied: list[str]) -> SettingsModel:
    return SettingsModel(
        settings, lambda: "the details", copy=copied.append, is_system_dark=lambda: False
    )


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("language", LANGUAGES),
        ("theme", THEMES),
        ("face", FACES),
        ("sort", SORTS),
        ("level", LEVELS),
    ],
)
def test_each_value_that_can_be_chosen_can_be_kept(
    model: SettingsModel, settings: Settings, name: str, values: tuple[str, ...]
) -> None:
    for index, value in enumerate(values):
        model.choose(name, index)
        assert settings.get(name) == value
        assert getattr(model.props, name) == index


@pytest.mark.parametrize(
    ("switch", "name"),
    [
        ("contrast", "contrast"),
        ("motion", "motion"),
        ("sound", "sound"),
        ("alertOnTurn", "alert_on_turn"),
        ("passAtOnce", "pass_at_once"),
        ("prompts", "first_deal_prompts"),
        ("secondTap", "confirm_by_second_tap"),
    ],
)
def test_each_switch_turns_its_setting(
    model: SettingsModel, settings: Settings, switch: str, name: str
) -> None:
    before = settings.get(name)
    model.turn(switch)
    assert (settings.get(name), getattr(model.props, switch)) == (not before, not before)
    model.turn(switch)
    assert settings.get(name) is before


def test_each_level_is_offered_with_how_it_plays(model: SettingsModel) -> None:
    rows: Any = model.property("levels").rows
    assert [row.value for row in rows] == list(LEVELS)
    assert [row.value for row in rows if row.isChosen] == ["club"]
    assert all(row.about.endswith(".") and row.sentence for row in rows)
    model.choose("level", 4)
    assert [row.value for row in model.property("levels").rows if row.isChosen] == ["master"]


def test_text_grows_to_twice_its_size_and_no_further(
    model: SettingsModel, settings: Settings
) -> None:
    assert not model.props.canSmaller
    seen = []
    for _ in range(5):
        model.scale(1)
        seen.append(model.props.percent)
    assert seen == [125, 150, 175, 200, 200]
    assert (model.props.textScale, model.props.canLarger) == (2.0, False)
    model.scale(-1)
    assert settings.get("text_scale") == 1.75


def test_the_volume_goes_from_nothing_to_all(model: SettingsModel) -> None:
    model.louder(10)
    assert (model.props.volume, model.props.canLouder) == (100, False)
    model.louder(-20)
    assert (model.props.volume, model.props.canSofter) == (0, False)


def test_dark_follows_the_system_unless_it_was_chosen(qapp: object, settings: Settings) -> None:
    dark = [True]
    model = SettingsModel(settings, lambda: "", is_system_dark=lambda: dark[0])
    seen = [model.props.isDark]
    dark[0] = False
    model.refresh()
    seen.append(model.props.isDark)
    model.choose("theme", THEMES.index("dark"))
    assert [*seen, model.props.isDark] == [True, False, True]


def test_a_system_that_does_not_say_gets_a_dark_window(qapp: object) -> None:
    assert system_is_dark()


def test_another_language_is_told_once(model: SettingsModel) -> None:
    told: list[str] = []
    model.languageChanged.connect(told.append)
    model.choose("language", LANGUAGES.index("pl"))
    model.choose("language", LANGUAGES.index("pl"))
    assert told == ["pl"]


def test_the_details_are_copied_for_a_report(model: SettingsModel, copied: list[str]) -> None:
    assert not model.property("hasCopied")
    model.copyDetails()
    assert copied == ["the details"]
    assert model.property("hasCopied")


def test_a_name_is_kept_without_the_spaces_around_it(
    model: SettingsModel, settings: Settings
) -> None:
    model.setName(" Ana María ")
    assert settings.get("name") == "Ana María"


def test_what_is_kept_is_there_at_the_next_start(
    model: SettingsModel, settings: Settings, tmp_path: Path
) -> None:
    model.choose("face", 2)
    model.scale(2)
    assert Settings(tmp_path / "settings.json").preferences == Preferences(
        face="numerals", text_scale=1.5
    )
