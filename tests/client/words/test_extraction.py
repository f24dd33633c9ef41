"""What `lupdate` extracts of the words, each with a comment for translators; what comes back."""

from __future__ import annotations

import ast
import copy
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTranslator
from pytestqt.qtbot import QtBot

from tests.syntax import tree_of

WORDS = Path(__file__).resolve().parents[3] / "client" / "doublesix_client" / "words"
LUPDATE = Path(sys.executable).with_name("pyside6-lupdate")
LRELEASE = Path(sys.executable).with_name("pyside6-lrelease")


class Written:
    """The sentences that stand in the source: class, text, disambiguation, whether counted."""

    def __init__(self) -> None:
        self.all: list[tuple[str, str, str, bool]] = []
        self.unreadable: list[str] = []
        for path in sorted(WORDS.glob("*.py")):
            for node in tree_of(path.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    self._read(path, node)

    def _read(self, path: Path, owner: ast.ClassDef) -> None:
        for node in ast.walk(owner):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="self"), attr="tr"), args=args):
                    match args[:2]:
                        case [ast.Constant(value=str(text))]:
                            self.all.append((owner.name, text, "", False))
                        case [ast.Constant(value=str(text)), ast.Constant(value=str(which))]:
                            self.all.append((owner.name, text, which, len(args) == 3))
                        case _:
                            self.unreadable.append(f"{path.name}:{node.lineno}")


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> ET.Element:
    target = tmp_path_factory.mktemp("i18n") / "words.ts"
    sources = [str(path) for path in sorted(WORDS.glob("*.py"))]
    ran = subprocess.run(
        [str(LUPDATE), *sources, "-ts", str(target)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ET.parse(target).getroot()


def test_every_sentence_is_extracted_as_it_is_written(extracted: ET.Element) -> None:
    written = Written()
    assert written.unreadable == []
    found = [
        (
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            message.get("numerus") == "yes",
        )
        for context in extracted.iter("context")
        for message in context.iter("message")
    ]
    assert len(found) > 30
    assert Counter(found) == Counter(set(written.all))


def test_every_sentence_has_a_comment_for_translators(extracted: ET.Element) -> None:
    bare = [
        message.findtext("source", "")
        for message in extracted.iter("message")
        if not message.findtext("extracomment")
    ]
    assert bare == []


def test_what_is_counted_says_so(extracted: ET.Element) -> None:
    for message in extracted.iter("message"):
        assert (message.get("numerus") == "yes") == ("%n" in message.findtext("source", ""))


def test_a_sentence_of_words_is_no_fragment() -> None:
    for _, text, _, _ in Written().all:
        assert text == text.strip()
        assert "  " not in text


@pytest.fixture
def marked(
    qtbot: QtBot, extracted: ET.Element, tmp_path: Path
) -> Iterator[list[tuple[str, str, str, bool]]]:
    """Install a language in which every sentence stands in brackets; yield the sentences."""
    root = copy.deepcopy(extracted)
    for message in root.iter("message"):
        text = f"[{message.findtext('source', '')}]"
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.clear()
        translation.text = text
        if message.get("numerus") == "yes":
            translation.text = None
            for form in list(translation):
                translation.remove(form)
            for _ in range(2):
                ET.SubElement(translation, "numerusform").text = text
    root.set("language", "en")
    source, target = tmp_path / "marked.ts", tmp_path / "marked.qm"
    ET.ElementTree(root).write(source, encoding="utf-8", xml_declaration=True)
    subprocess.run([str(LRELEASE), "-silent", str(source), "-qm", str(target)], check=True)
    translator = QTranslator()
    assert translator.load(str(target))
    QCoreApplication.installTranslator(translator)
    yield Written().all
    QCoreApplication.removeTranslator(translator)


def owners() -> dict[str, type[QObject]]:
    """Return every class of words by its name."""
    names = [f"doublesix_client.words.{found.name}" for found in iter_modules([str(WORDS)])]
    values = [value for name in names for value in vars(import_module(name)).values()]
    return {
        value.__name__: value
        for value in values
        if isinstance(value, type) and issubclass(value, QObject) and value is not QObject
    }


def test_every_sentence_is_found_again_in_another_language(
    marked: list[tuple[str, str, str, bool]],
) -> None:
    made = {name: owner() for name, owner in owners().items()}
    assert {owner for owner, *_ in marked} <= set(made)
    for owner, text, which, is_counted in marked:
        told = made[owner].tr(text, which, 2 if is_counted else -1)
        assert told == f"[{text}]".replace("%n", "2")
