"""The language of the window: which one it is, and what changes with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlEngine
from pytestqt.qtbot import QtBot

from doublesix_client.language import FOLDER, LANGUAGES, Language, chosen, locale_of
from doublesix_client.viewmodels.settings import LANGUAGES as TO_CHOOSE
from doublesix_client.words.plaques import PlaqueWords
from tests import sentences, translations


@dataclass
class Counting:
    """Counts how often everything was said anew."""

    count: int = 0

    def retranslate(self) -> None:
        self.count += 1


@pytest.fixture
def models() -> Counting:
    return Counting()


@pytest.fixture
def language(qtbot: QtBot, models: Counting) -> Iterator[Language]:
    language = Language(QQmlEngine(), models)
    yield language
    language.close()


def test_there_is_a_file_for_each_language_that_can_be_chosen() -> None:
    assert set(LANGUAGES) == set(sentences.FORMS) == set(TO_CHOOSE) - {""}
    assert translations.FOLDER == FOLDER
    assert all((FOLDER / f"doublesix_{code}.qm").is_file() for code in LANGUAGES)


@pytest.mark.parametrize(
    ("wanted", "system", "code"),
    [
        ("pl", ["es-PR"], "pl"),
        ("", ["es-PR", "en-US"], "es"),
        ("", ["ms_MY"], "ms"),
        ("", ["de-DE", "pl"], "pl"),
        ("", ["C"], "en"),
        ("", [], "en"),
    ],
)
def test_the_system_s_language_is_taken_where_none_is_set(
    wanted: str, system: list[str], code: str
) -> None:
    assert chosen(wanted, system) == code


def test_dates_are_written_as_the_system_does_only_in_its_own_language() -> None:
    home = QLocale("es_PR")
    assert locale_of("es", home) == home
    assert locale_of("pl", home) == QLocale("pl")


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_and_dates_follow_the_language(language: Language, code: str) -> None:
    language.use(code)
    assert language.code == code
    assert QLocale().language() == QLocale(code).language()


def test_one_is_counted_as_one(language: Language) -> None:
    words = PlaqueWords()
    language.use("en")
    assert [words.tiles(1), words.tiles(7)] == ["1 tile", "7 tiles"]


def test_everything_is_said_anew_once_for_each_change(language: Language, models: Counting) -> None:
    for code in ("pl", "pl", "es"):
        language.use(code)
    assert models.count == 2


@pytest.mark.parametrize(("code", "word"), [("es", "Cancelar"), ("pl", "Anuluj")])
def test_qt_s_own_dialogs_speak_it_too(language: Language, code: str, word: str) -> None:
    language.use(code)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == word


def test_left_stays_left(language: Language) -> None:
    language.use("")
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_closing_leaves_the_program_as_it_was(language: Language) -> None:
    before, words = QLocale(), PlaqueWords()
    told = words.tiles(1)
    language.use("pl")
    language.close()
    assert QLocale() == before
    assert words.tiles(1) == told
