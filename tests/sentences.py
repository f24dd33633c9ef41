"""Sentences of a language's file: read from `.ts`, filled in, and judged.

Knows what Qt writes there; never which source files the sentences come from.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

FORMS = {"en": 2, "es": 2, "ms": 1, "pl": 3}
"""How many forms of the plural Qt asks of a language; these are the languages there are."""

_PLACE = re.compile(r"%(?:L?[1-9]|n)")
_ENDINGS = ".!?…:;,"


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence and its translation, one text for each form of the plural."""

    context: str
    source: str
    which: str
    """What tells it from another with the same text: the second argument of `tr`."""
    hint: str
    """What the source tells whoever translates."""
    is_counted: bool
    mark: str
    """Qt's word for it: "" when finished, unfinished, vanished or obsolete."""
    texts: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str]:
        """What makes it this sentence and no other."""
        return self.context, self.source, self.which

    def __str__(self) -> str:
        which = f" ({self.which})" if self.which else ""
        return f"{self.context}: {self.source!r}{which}"


def read(path: Path) -> list[Sentence]:
    """Read the sentences of a `.ts` file, in its order."""
    return [_sentence(context, message) for context, message in _messages(ET.parse(path))]


def _messages(tree: ET.ElementTree[ET.Element]) -> Iterator[tuple[str, ET.Element]]:
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def _sentence(context: str, message: ET.Element) -> Sentence:
    translation = message.find("translation")
    assert translation is not None, context
    forms = translation.findall("numerusform") or [translation]
    return Sentence(
        context,
        message.findtext("source", ""),
        message.findtext("comment", ""),
        message.findtext("extracomment", ""),
        message.get("numerus") == "yes",
        translation.get("type", ""),
        tuple(form.text or "" for form in forms),
    )


def fill(path: Path, texts: Mapping[tuple[str, str, str], tuple[str, ...]]) -> None:
    """Write translations into a `.ts` file, each as finished; KeyError for one it has not."""
    tree = ET.parse(path)
    left = dict(texts)
    for context, message in _messages(tree):
        found = left.pop(_sentence(context, message).key, None)
        translation = message.find("translation")
        if found is None or translation is None:
            continue
        translation.attrib.pop("type", None)
        for old in list(translation):
            translation.remove(old)
        if message.get("numerus") == "yes":
            translation.text = None
            for text in found:
                ET.SubElement(translation, "numerusform").text = text
        else:
            [translation.text] = found
    if left:
        raise KeyError(f"{path.name} has not: {sorted(left)}")
    tree.write(path, encoding="utf-8", xml_declaration=True)


def unexplained(sentences: Iterable[Sentence]) -> Iterator[str]:
    """Yield the sentences of which the source tells nothing to whoever translates."""
    for sentence in sentences:
        if not (sentence.hint or sentence.which):
            yield f"{sentence}: say in a comment (#: or //:) where it stands and what it is for"


def faults(language: str, sentences: Iterable[Sentence], *, is_finished: bool) -> Iterator[str]:
    """Yield what is wrong with a language; what is missing only where it is to be finished."""
    for sentence in sentences:
        if sentence.mark in {"vanished", "obsolete"}:
            yield f"{language}: {sentence}: {sentence.mark}"
            continue
        if is_finished and (sentence.mark or not all(sentence.texts)):
            yield f"{language}: {sentence}: unfinished"
        if sentence.is_counted and len(sentence.texts) != FORMS[language]:
            yield f"{language}: {sentence}: {len(sentence.texts)} forms, not {FORMS[language]}"
        for text in filter(None, sentence.texts):
            yield from (
                f"{language}: {sentence}: {text!r} {why}" for why in _unlike(sentence, text)
            )


def _unlike(sentence: Sentence, text: str) -> Iterator[str]:
    source = sentence.source
    if set(_PLACE.findall(text)) != set(_PLACE.findall(source)):
        yield "has other places for values"
    if _margins(text) != _margins(source):
        yield "has other spaces around it"
    if _ending(text) != _ending(source):
        yield "ends otherwise"


def _margins(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _ending(text: str) -> str:
    last = text.rstrip()[-1:]
    return last if last and last in _ENDINGS else ""
