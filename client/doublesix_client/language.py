"""Language: which one the window speaks, changed while it runs.

Knows the files of the languages and the order in which things are said anew; never a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
    Slot,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlEngine

LANGUAGES = ("en", "es", "ms", "pl")
SOURCE = "en"
"""The language of the source, which stands in wherever another has nothing."""
_OF_QT = ("qtbase", "qtdeclarative")
FOLDER = Path(__file__).parent / "i18n"


class Retranslated(Protocol):
    """Says everything anew."""

    def retranslate(self) -> None:
        """Word everything in the language as it is now."""


def chosen(wanted: str, of_the_system: Iterable[str]) -> str:
    """Return the language for a setting; "" is the first of the system's that there is.

    >>> chosen("ms", ["pl-PL"]), chosen("", ["de-DE", "es-PR", "en"]), chosen("", ["de"])
    ('ms', 'es', 'en')
    """
    if wanted in LANGUAGES:
        return wanted
    spoken = (tag.replace("_", "-").partition("-")[0] for tag in of_the_system)
    return next((language for language in spoken if language in LANGUAGES), SOURCE)


def locale_of(language: str, system: QLocale) -> QLocale:
    """Return how dates and times are written: the system's way where it speaks the language."""
    spoken = QLocale(language)
    return system if system.language() == spoken.language() else spoken


class Language(QObject):
    """The language of the window. English lies under every other, for what is not translated."""

    def __init__(
        self,
        engine: QQmlEngine,
        models: Retranslated,
        *,
        folder: Path = FOLDER,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._models = models
        self._folder = folder
        self._translators: Sequence[QTranslator] = ()
        self._before = QLocale()
        self.code = ""

    @Slot(str)
    def use(self, wanted: str) -> None:
        """Speak a language from now on, "" for the system's; all that is shown is said anew."""
        code = chosen(wanted, QLocale.system().uiLanguages())
        if code == self.code:
            return
        self._forget()
        self.code = code
        ours = [self._loaded(one) for one in dict.fromkeys((SOURCE, code))]
        self._translators = [*self._of_qt(code), *ours]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        QLocale.setDefault(locale_of(code, QLocale.system()))
        # Seats and ends stand left and right whatever the system's language reads like.
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._models.retranslate()
        self._engine.retranslate()

    def close(self) -> None:
        """Leave the program as it was before."""
        self._forget()
        QLocale.setDefault(self._before)

    def _forget(self) -> None:
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = ()
        self.code = ""

    def _of_qt(self, language: str) -> list[QTranslator]:
        """Return Qt's own sentences, of its dialogs and menus, where it has the language."""
        place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        found = [QTranslator(self) for _ in _OF_QT]
        pairs = zip(found, _OF_QT, strict=True)
        return [one for one, name in pairs if one.load(f"{name}_{language}", place)]

    def _loaded(self, language: str) -> QTranslator:
        translator = QTranslator(self)
        found = translator.load(str(self._folder / f"doublesix_{language}.qm"))
        assert found, language
        return translator
