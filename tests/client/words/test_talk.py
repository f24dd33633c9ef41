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


def test_who_is_muted_can_be_heard_again() -> None:
    told = [TALK.mute("Ana"), TALK.muted("Ana"), TALK.unmute("Ana")]
    assert told == ["Hear no more from Ana", "You do not hear Ana.", "Hear Ana again"]


def test_lines_that_nobody_read_are_counted() -> None:
    assert TALK.unread(0) == ""
    assert TALK.unread(2) == "2 new"


def test_in_place_of_talk_stands_why_there_is_none() -> None:
    assert all(text.endswith(".") for text in (TALK.nothing(), TALK.seats_only()))
