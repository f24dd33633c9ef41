from __future__ import annotations

from doublesix.protocol.answers import Talk
from doublesix_client.words.talk import PHRASES, TalkWords

TALK = TalkWords()


def talk(text: str | None = None, phrase: str | None = None) -> Talk:
    return Talk(type="talk", person=1, name="Ana", text=text, phrase=phrase)


def test_every_phrase_is_worded() -> None:
    assert len({TALK.phrase(phrase) for phrase in PHRASES} - set(PHRASES)) == len(PHRASES) > 5


def test_a_line_of_talk_has_the_name_before_it() -> None:
    assert TALK.line(talk(phrase="well_played")) == "Ana: Well played!"
    assert TALK.line(talk(text="%1 %2")) == "Ana: %1 %2"


def test_a_phrase_of_a_newer_server_is_shown_by_its_code() -> None:
    assert TALK.said(talk(phrase="cheers")) == "cheers"
