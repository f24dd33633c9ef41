"""First answers: a repeat gets what it got (A1)."""

from __future__ import annotations

from doublesix_server.answers import IDENTITIES_KEPT, KEPT, Answers, Given
from doublesix_server.log import Identity

ANA, IVO = Identity(b"ana"), Identity(b"ivo")
PLAYED = Given("play", b"frame")


def test_an_answer_is_found_again_by_who_asked_and_the_id() -> None:
    answers = Answers()
    answers.keep(ANA, "1", PLAYED)
    assert answers.find(ANA, "1") == PLAYED
    assert answers.find(IVO, "1") is None
    assert answers.find(ANA, "2") is None


def test_only_the_last_answers_are_kept_for_each() -> None:
    answers = Answers()
    for number in range(KEPT + 1):
        answers.keep(ANA, str(number), PLAYED)
    answers.keep(IVO, "0", PLAYED)
    assert answers.find(ANA, "0") is None
    assert answers.find(ANA, "1") == PLAYED
    assert answers.find(ANA, str(KEPT)) == PLAYED
    assert answers.find(IVO, "0") == PLAYED


def test_only_so_many_are_remembered_and_who_came_first_is_forgotten() -> None:
    answers = Answers()
    for number in range(IDENTITIES_KEPT + 1):
        answers.keep(Identity(bytes([number])), "1", PLAYED)
    assert answers.find(Identity(bytes([0])), "1") is None
    assert answers.find(Identity(bytes([1])), "1") == PLAYED


def test_whoever_comes_nobody_in_a_seat_is_forgotten() -> None:  # A1
    answers = Answers({ANA, IVO}.__contains__)
    for seated in (ANA, IVO):
        answers.keep(seated, "1", PLAYED)
    for number in range(2 * IDENTITIES_KEPT):
        answers.keep(Identity(bytes([number])), "1", PLAYED)
    assert answers.find(ANA, "1") == answers.find(IVO, "1") == PLAYED
    assert answers.find(Identity(bytes([0])), "1") is None
    assert answers.find(Identity(bytes([2 * IDENTITIES_KEPT - 1])), "1") == PLAYED


def test_who_is_gone_for_good_leaves_nothing_behind() -> None:
    answers = Answers()
    answers.keep(ANA, "1", PLAYED)
    answers.forget(ANA)
    answers.forget(IVO)
    assert answers.find(ANA, "1") is None
