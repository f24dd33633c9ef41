"""What `lupdate` extracts of the words: every sentence, each with a comment for translators."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

WORDS = Path(__file__).resolve().parents[3] / "client" / "doublesix_client" / "words"
LUPDATE = Path(sys.executable).with_name("pyside6-lupdate")


class Written:
    """The sentences that stand in the source: class, text, disambiguation, whether counted."""

    def __init__(self) -> None:
        self.all: list[tuple[str, str, str, bool]] = []
        self.unreadable: list[str] = []
        for path in sorted(WORDS.glob("*.py")):
            for node in ast.parse(path.read_text("utf-8")).body:
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
