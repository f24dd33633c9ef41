"""Talk: lines, phrases, who is muted, and when there is none."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from doublesix_client.core.link import Arrived, Ask, LinkPhase, LinkState
from doublesix_client.core.state import TALK_KEPT
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.talk import TalkModel
from doublesix_client.words.talk import PHRASES
from tests.client.said import FakeWire, Told, answer, ready, table


class Talking:
    """The talk of a table where Ana (1) and Nelson (2) sit; between deals unless told."""

    def __init__(self, *, seat: int | None = 1, in_deal: bool = False, **fields: Any) -> None:
        self.wire = FakeWire()
        self.desk = Desk(self.wire)
        self.model = TalkModel(self.desk)
        told = Told(seat=seat)
        if not in_deal:
            told.to_the_end()
        people = (1, 2) if seat else (2,)
        for news in (
            ready(),
            Arrived(table(seat, people=people, **fields)),
            Arrived(told.update()),
        ):
            self.desk.take(news)

    def hear(self, text: str = "hola", person: int = 2, **fields: Any) -> None:
        name = "Ana" if person == 1 else "Nelson"
        line = {"type": "talk", "person": person, "name": name, "text": text, "phrase": None}
        self.desk.take(Arrived(answer(line | fields)))

    def refuse(self, reason: str) -> None:
        asked = self.wire.orders[-1]
        assert isinstance(asked, Ask)
        refused = {"type": "refused", "re": asked.id, "reason": reason, "values": {}}
        self.desk.take(Arrived(answer(refused)))

    @property
    def asked(self) -> list[tuple[str, dict[str, Any]]]:
        return [(one.kind, one.fields) for one in self.wire.orders if isinstance(one, Ask)]

    @property
    def texts(self) -> list[str]:
        return [row.words for row in self.model.rows.rows]


def test_the_latest_line_comes_first_and_one_s_own_cannot_be_muted(qtbot: QtBot) -> None:
    talking = Talking()
    assert talking.model.nothing == "Nobody has said anything yet."
    talking.hear("one")
    talking.hear("two", person=1)
    talking.hear(text=None, phrase="well_played")  # type: ignore[arg-type]
    assert talking.texts == ["Well played!", "two", "one"]
    assert [row.isOwn for row in talking.model.rows.rows] == [False, True, False]
    assert [bool(row.mute) for row in talking.model.rows.rows] == [True, False, True]
    assert talking.model.rows.rows[-1].spoken == "Nelson: one"
    assert talking.model.nothing == ""


def test_the_same_line_twice_is_two_lines(qtbot: QtBot) -> None:
    talking = Talking()
    talking.hear("six")
    talking.hear("six")
    assert talking.texts == ["six", "six"]
    assert len({row.key for row in talking.model.rows.rows}) == 2


def test_old_lines_go_and_the_rest_keep_their_place(qtbot: QtBot) -> None:
    talking = Talking()
    for number in range(TALK_KEPT + 1):
        talking.hear(str(number))
    keys = [row.key for row in talking.model.rows.rows]
    assert keys == list(range(TALK_KEPT, 0, -1))
    assert talking.texts[-1] == "1"


def test_what_is_not_in_sight_is_unread(qtbot: QtBot) -> None:
    talking = Talking()
    talking.hear()
    talking.hear(person=1)
    talking.hear()
    assert (talking.model.unread, talking.model.unreadText) == (2, "2 new")
    talking.model.look(True)
    talking.hear()
    assert (talking.model.unread, talking.model.unreadText) == (0, "")
    talking.model.look(False)
    talking.hear()
    assert talking.model.unread == 1


def test_who_is_muted_is_not_heard_and_can_be_heard_again(qtbot: QtBot) -> None:
    talking = Talking()
    talking.hear("before")
    talking.model.look(True)
    talking.model.look(False)
    talking.model.mute(2, "Nelson")
    talking.hear("after")
    assert talking.texts == []
    assert talking.model.unread == 0
    assert [row.sentence for row in talking.model.muted.rows] == ["You do not hear Nelson."]
    talking.model.unmute(2)
    assert talking.texts == ["after", "before"]
    assert talking.model.muted.rows == ()
    assert talking.asked == [
        ("mute", {"person": 2, "on": True}),
        ("mute", {"person": 2, "on": False}),
    ]


def test_words_and_phrases_are_said(qtbot: QtBot) -> None:
    talking = Talking()
    assert [row.phrase for row in talking.model.phrases.rows] == list(PHRASES)
    talking.model.say("  hola ")
    talking.model.say("   ")
    talking.model.sayPhrase("hello")
    assert talking.asked == [("say", {"text": "hola"}), ("say", {"phrase": "hello"})]


@pytest.mark.parametrize(
    ("fields", "may", "can", "note"),
    [
        ({}, True, True, ""),
        ({"in_deal": True}, True, False,
            "People may talk between deals, not while one is played."),
        ({"in_deal": True, "policies": {"talk": "always"}}, True, True, ""),
        ({"policies": {"talk": "never"}}, False, False, "Nobody talks at this table."),
        ({"seat": None}, False, False,
            "Only those who have a seat talk here, and the host."),
    ],
)  # fmt: skip
def test_the_table_says_when_there_is_talk(
    qtbot: QtBot, fields: dict[str, Any], may: bool, can: bool, note: str
) -> None:
    model = Talking(**fields).model
    assert (model.mayTalk, model.canTalk, model.note) == (may, can, note)


def test_nothing_is_said_when_there_is_no_talk(qtbot: QtBot) -> None:
    talking = Talking(in_deal=True)
    talking.model.say("hola")
    talking.model.sayPhrase("hello")
    assert talking.asked == []


def test_nothing_is_said_while_the_link_is_lost(qtbot: QtBot) -> None:
    talking = Talking()
    talking.desk.take(LinkState(LinkPhase.RETRYING, reason="link_lost"))
    assert not talking.model.canTalk


def test_what_was_refused_is_told_until_the_next_try(qtbot: QtBot) -> None:
    talking = Talking()
    talking.model.say("hola")
    talking.refuse("talk_too_fast")
    assert talking.model.note == "Wait a little before you say more."
    talking.model.say("hola")
    assert talking.model.note == ""


def test_another_table_has_other_lines_and_nobody_muted(qtbot: QtBot) -> None:
    talking = Talking()
    talking.hear()
    talking.model.mute(2, "Nelson")
    talking.desk.take(Arrived(table(code="K7QM2XV1")))
    assert talking.texts == []
    assert (talking.model.unread, talking.model.muted.rows) == (0, ())


def test_everything_is_said_anew_in_another_language(qtbot: QtBot) -> None:
    talking = Talking()
    talking.model.retranslate()
    assert talking.model.nothing


def test_what_was_in_sight_at_a_table_that_was_left_is_not_at_the_next(qtbot: QtBot) -> None:
    talking = Talking()
    talking.model.look(True)
    talking.desk.take(Arrived(answer({"type": "left", "re": "x"})))
    talking.desk.take(Arrived(table(people=(1, 2), code="K7QM2XV1")))
    talking.hear()
    assert talking.model.unread == 1
