from __future__ import annotations

import pytest

from doublesix.fair.judge import Fault
from doublesix.fair.verdict import Ruling
from doublesix_client.core.link import Judged
from doublesix_client.words.fairness import FairnessWords
from doublesix_client.words.people import People

WORDS = FairnessWords()
PEOPLE = People(("Ana", "Nelson", "Tito", "Marisol"), 1)


def judged(*findings: tuple[str, int | None], ruling: str = "broken", **fields: object) -> Judged:
    return Judged(ruling, 1, 3, findings, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("ruling", [one for one in Ruling if one is not Ruling.BROKEN])
def test_every_ruling_is_worded(ruling: Ruling) -> None:
    assert WORDS.detail(judged(ruling=ruling.value), PEOPLE).endswith(".")


@pytest.mark.parametrize("fault", Fault)
@pytest.mark.parametrize("seat", [None, 3])
def test_every_fault_is_worded_without_a_code_or_a_hash(fault: Fault, seat: int | None) -> None:
    said = WORDS.detail(judged((fault.value, seat)), PEOPLE)
    assert said.endswith("in “evidence”.")
    assert "_" not in said
    assert not {"hash", "commitment", "secret"} & set(said.lower().split())


def test_what_is_wrong_is_said_once_and_by_name() -> None:
    found = judged(("share_dropped", 2), ("share_differs", 2), ("share_added", 3))
    said = WORDS.detail(found, PEOPLE)
    assert (said.count("Nelson"), said.count("Tito")) == (1, 1)
    found = judged(("hand_differs", 1), ("shown_differs", 2))
    assert WORDS.detail(found, PEOPLE).count("dealt") == 1


def test_who_withholds_is_named_and_counted() -> None:
    said = WORDS.detail(judged(ruling="sure", withheld=((2, 1, ""), (4, 3, "Leo"))), PEOPLE)
    assert "1 time so far: Nelson." in said or "1 times so far: Nelson." in said
    assert "3 times so far: Leo." in said
    assert "restarted" not in said


def test_draws_that_a_server_gave_up_are_counted() -> None:
    said = WORDS.detail(judged(ruling="sure", given_up=2), PEOPLE)
    assert said.endswith("in mid-draw, 2 times so far.")


def test_a_warning_names_the_deal() -> None:
    found = judged(("not_opened", None))
    assert WORDS.doubted(found) == "Deal 3 does not check out."
    assert WORDS.warning(found, PEOPLE) == (
        "Deal 3 does not check out. The server does not show how it was drawn."
    )


def test_each_mark_has_a_few_words() -> None:
    marks = {kind: WORDS.mark(kind) for kind in ("sure", "plain", "broken", "")}
    assert len(set(marks.values())) == 4
    assert marks[""] == ""
    assert len({WORDS.seeded(), WORDS.unchecked(), WORDS.unshown()}) == 3
