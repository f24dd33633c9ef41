"""Every language of the window says what the source says, and is in step with it."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tests.sentences import FORMS, Sentence, faults, fill, read, unexplained
from tests.translations import (
    FINISHED,
    extract,
    qm_of,
    release,
    sources,
    ts_of,
    unfinished,
    written,
    wrong,
)

SAID = Sentence("BarWords", "Choose a tile with %1.", "", "a hint", False, "", ("Elige %1.",))
COUNTED = Sentence("PlaqueWords", "%n tiles", "", "a hint", True, "", ("%n ficha", "%n fichas"))


@pytest.mark.parametrize("language", FORMS)
def test_a_language_is_sound(language: str) -> None:
    assert list(wrong(language)) == []


def test_every_sentence_tells_translators_what_it_is_for() -> None:
    assert list(unexplained(written())) == []


def test_english_is_finished_and_only_languages_that_there_are() -> None:
    assert "en" in FINISHED
    assert set(FINISHED) <= set(FORMS)


def test_sentences_come_from_words_and_from_qml() -> None:
    found = sources()
    assert any(path.startswith("words/") for path in found)
    assert any(path.endswith(".qml") for path in found)
    assert len(written()) > 500


def judged(sentence: Sentence, *, language: str = "es", is_finished: bool = True) -> list[str]:
    return list(faults(language, [sentence], is_finished=is_finished))


@pytest.mark.parametrize("fine", [SAID, COUNTED])
def test_a_good_translation_passes(fine: Sentence) -> None:
    assert judged(fine) == []


@pytest.mark.parametrize(
    ("texts", "why"),
    [
        (("Elige.",), "has other places for values"),
        (("Elige %1 o %2.",), "has other places for values"),
        (("Elige %1. ",), "has other spaces around it"),
        (("Elige %1",), "ends otherwise"),
        (("Elige %1!",), "ends otherwise"),
    ],
)
def test_a_translation_unlike_its_source_is_found(texts: tuple[str, ...], why: str) -> None:
    [fault] = judged(replace(SAID, texts=texts))
    assert fault.endswith(why)


def test_each_form_of_the_plural_keeps_its_number() -> None:
    assert len(judged(replace(COUNTED, texts=("una ficha", "%n fichas")))) == 1


@pytest.mark.parametrize(("language", "forms"), [("ms", 1), ("pl", 3)])
def test_a_language_has_its_own_number_of_plural_forms(language: str, forms: int) -> None:
    assert len(judged(COUNTED, language=language)) == 1
    assert judged(replace(COUNTED, texts=("%n",) * forms), language=language) == []


@pytest.mark.parametrize("mark", ["vanished", "obsolete"])
def test_what_the_source_has_no_more_is_found(mark: str) -> None:
    assert len(judged(replace(SAID, mark=mark), is_finished=False)) == 1


def test_what_is_unfinished_is_a_fault_only_where_all_is_to_be_finished() -> None:
    for open_one in (replace(SAID, texts=("",)), replace(SAID, mark="unfinished")):
        assert len(judged(open_one)) == 1
        assert judged(open_one, is_finished=False) == []


def test_a_sentence_without_a_word_to_translators_is_found() -> None:
    assert len(list(unexplained([replace(SAID, hint="")]))) == 1
    assert list(unexplained([replace(SAID, hint="", which="a heading"), SAID])) == []


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    for path in (ts_of("en"), qm_of("en")):
        shutil.copy(path, tmp_path)
    return tmp_path


def test_a_file_that_is_behind_the_source_is_found(copied: Path) -> None:
    path = ts_of("en", copied)
    text = path.read_text("utf-8")
    path.write_text(text.replace("<source>%n tiles<", "<source>%n stones<"), "utf-8")
    release(path, qm_of("en", copied))
    [fault] = wrong("en", copied)
    assert "behind the source" in fault


def test_a_file_that_was_not_made_from_its_translations_is_found(copied: Path) -> None:
    path = ts_of("en", copied)
    text = path.read_text("utf-8")
    path.write_text(text.replace("<numerusform>%n tile<", "<numerusform>%n stone<"), "utf-8")
    [fault] = wrong("en", copied)
    assert "is not what" in fault


def test_a_sheet_is_filled_in(tmp_path: Path) -> None:
    path = tmp_path / "doublesix_pl.ts"
    extract(path, "pl")
    before = read(path)
    assert unfinished(before) == before
    one = next(sentence for sentence in before if not sentence.is_counted)
    counted = next(sentence for sentence in before if sentence.is_counted)
    fill(path, {one.key: ("Pas",), counted.key: ("%n a", "%n b", "%n c")})
    extract(path, "pl")
    after = {sentence.key: sentence for sentence in read(path)}
    assert len(unfinished(list(after.values()))) == len(before) - 2
    assert after[one.key].texts == ("Pas",)
    assert after[counted.key].texts == ("%n a", "%n b", "%n c")
    with pytest.raises(KeyError):
        fill(path, {("BarWords", "never said", ""): ("nic",)})
