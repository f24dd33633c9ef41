"""Settings: what this person can set, applied at once and kept.

Knows which values there are; what they look like is the theme's, what they sound like the sound's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from doublesix_client.core.arrival import LEVELS
from doublesix_client.viewmodels.allowing import ChoiceRow
from doublesix_client.viewmodels.props import own, prop
from doublesix_client.viewmodels.rows import RowModel
from doublesix_client.viewmodels.way import Settings
from doublesix_client.words.policies import PolicyWords

LANGUAGES = ("", "en", "es", "ms", "pl")
"""The first is the system's."""
THEMES = ("system", "dark", "light")
FACES = ("pips", "colours", "numerals")
SORTS = ("none", "suit", "pips")
SMALLEST, LARGEST, STEP = 100, 200, 25
"""Text in percent."""
SOFTER = 10
"""A step of the volume in percent."""

_CHOICES = {"language": LANGUAGES, "theme": THEMES, "face": FACES, "sort": SORTS, "level": LEVELS}
_SWITCHES = {
    "contrast": "contrast",
    "motion": "motion",
    "sound": "sound",
    "alertOnTurn": "alert_on_turn",
    "passAtOnce": "pass_at_once",
    "prompts": "first_deal_prompts",
    "secondTap": "confirm_by_second_tap",
}


@dataclass(frozen=True, slots=True)
class SettingsProps:
    """The settings as QML reads them; a choice by its place in the row of its values."""

    name: str
    language: int
    theme: int
    face: int
    sort: int
    level: int
    isDark: bool
    faceName: str
    sortName: str
    contrast: bool
    motion: bool
    sound: bool
    alertOnTurn: bool
    passAtOnce: bool
    prompts: bool
    secondTap: bool
    percent: int
    textScale: float
    canLarger: bool
    canSmaller: bool
    volume: int
    canLouder: bool
    canSofter: bool


def derive_settings(settings: Settings, is_system_dark: bool) -> SettingsProps:
    """Return the settings as QML reads them."""
    chosen: dict[str, Any] = {
        name: values.index(settings.get(name)) for name, values in _CHOICES.items()
    }
    switched: dict[str, Any] = {name: bool(settings.get(key)) for name, key in _SWITCHES.items()}
    percent = round(settings.get("text_scale") * 100)
    volume = round(settings.get("volume") * 100)
    theme = settings.get("theme")
    return SettingsProps(
        **chosen,
        **switched,
        name=settings.get("name"),
        isDark=is_system_dark if theme == "system" else theme == "dark",
        faceName=settings.get("face"),
        sortName=settings.get("sort"),
        percent=percent,
        textScale=percent / 100,
        canLarger=percent < LARGEST,
        canSmaller=percent > SMALLEST,
        volume=volume,
        canLouder=volume < 100,
        canSofter=volume > 0,
    )


def levels_of(chosen: str, words: PolicyWords) -> list[ChoiceRow]:
    """Return the levels that computer players of a new table can have."""
    return [
        ChoiceRow(level, words.level(level), words.about(level), level == chosen)
        for level in LEVELS
    ]


def system_is_dark() -> bool:
    """Say whether the system asks for dark windows; also where it does not say."""
    return QGuiApplication.styleHints().colorScheme() is not Qt.ColorScheme.Light


class SettingsModel(QObject):
    """The settings' view model; `details` gives the text of a report."""

    changed = Signal()
    languageChanged = Signal(str)
    """Another language was chosen: its code, "" for the system's."""
    copied = Signal()

    name = prop(str, "name", changed)
    language = prop(int, "language", changed)
    theme = prop(int, "theme", changed)
    face = prop(int, "face", changed)
    sort = prop(int, "sort", changed)
    isDark = prop(bool, "isDark", changed)
    faceName = prop(str, "faceName", changed)
    sortName = prop(str, "sortName", changed)
    contrast = prop(bool, "contrast", changed)
    motion = prop(bool, "motion", changed)
    sound = prop(bool, "sound", changed)
    alertOnTurn = prop(bool, "alertOnTurn", changed)
    passAtOnce = prop(bool, "passAtOnce", changed)
    prompts = prop(bool, "prompts", changed)
    secondTap = prop(bool, "secondTap", changed)
    percent = prop(int, "percent", changed)
    textScale = prop(float, "textScale", changed)
    canLarger = prop(bool, "canLarger", changed)
    canSmaller = prop(bool, "canSmaller", changed)
    volume = prop(int, "volume", changed)
    canLouder = prop(bool, "canLouder", changed)
    canSofter = prop(bool, "canSofter", changed)
    levels = own(QObject, "_levels")
    hasCopied = own(bool, "_has_copied", copied)

    def __init__(
        self,
        settings: Settings,
        details: Callable[[], str],
        parent: QObject | None = None,
        copy: Callable[[str], None] | None = None,
        is_system_dark: Callable[[], bool] = system_is_dark,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._details = details
        self._copy = copy or (lambda text: QGuiApplication.clipboard().setText(text))
        self._is_system_dark = is_system_dark
        self._has_copied = False
        self._words = PolicyWords(self)
        self._levels = RowModel(ChoiceRow, "value", self)
        self.refresh()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Derive anew: the system, the language or another part of the window changed."""
        self.props = derive_settings(self._settings, self._is_system_dark())
        self._levels.sync(levels_of(self._settings.get("level"), self._words))
        self.changed.emit()

    @Slot(str, int)
    def choose(self, name: str, index: int) -> None:
        """Choose one of the values of a setting by its place."""
        value = _CHOICES[name][index]
        before = self._settings.get(name)
        self._set(name, value)
        if name == "language" and value != before:
            self.languageChanged.emit(value)

    @Slot(str)
    def turn(self, name: str) -> None:
        """Turn something on that was off, or off."""
        key = _SWITCHES[name]
        self._set(key, not self._settings.get(key))

    @Slot(str)
    def setName(self, name: str) -> None:
        """Be called so from now on."""
        self._set("name", name.strip())

    @Slot(int)
    def scale(self, steps: int) -> None:
        """Make text larger by so many steps, or smaller."""
        percent = min(max(self.props.percent + steps * STEP, SMALLEST), LARGEST)
        self._set("text_scale", percent / 100)

    @Slot(int)
    def louder(self, steps: int) -> None:
        """Make sounds louder by so many steps, or softer."""
        self._set("volume", min(max(self.props.volume + steps * SOFTER, 0), 100) / 100)

    @Slot()
    def copyDetails(self) -> None:
        """Put what a report may say where it can be pasted elsewhere."""
        self._copy(self._details())
        self._has_copied = True
        self.copied.emit()

    def _set(self, name: str, value: Any) -> None:
        self._settings.set(**{name: value})
        self.refresh()
