"""What `record review` does with a verified record: which deals, who thinks, what is printed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from doublesix.review import command
from doublesix.review.command import NothingToReview, review
from doublesix.review.thinkers import EFFORT, NoThinkers
from tests.shared.record.samples import full
from tests.shared.review.samples import by_trying, heaviest_first, replayed


@pytest.fixture(autouse=True)
def thinkers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "thinkers", lambda *_: (heaviest_first, by_trying(8)))


def printed(
    capsys: pytest.CaptureFixture[str], deal: int | None = None, effort: int | None = None
) -> Any:
    review(replayed(full()), deal, effort, as_json=True, as_lines=False)
    return json.loads(capsys.readouterr().out)


def test_all_finished_deals_are_looked_back_on(capsys: pytest.CaptureFixture[str]) -> None:
    plain = printed(capsys)
    assert [deal["deal"] for deal in plain["deals"]] == [
        number for number, _ in enumerate(full()["deals"], 1)
    ]
    assert (plain["profile"], plain["level"], plain["effort"]) == ("six-love", "master", EFFORT)


def test_one_deal_may_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    plain = printed(capsys, deal=2, effort=5)
    assert [deal["deal"] for deal in plain["deals"]] == [2]
    assert plain["effort"] == 5


def test_it_says_the_same_each_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, deal=1) == printed(capsys, deal=1)


def test_a_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    review(replayed(full()), 1, None, as_json=False, as_lines=True)
    out, err = capsys.readouterr()
    assert out.startswith("Deal 1, match 1 at 0-0\n")
    assert json.loads(err.splitlines()[-1])["done"] == len(full()["deals"][0]["plays"])


def test_a_deal_that_is_not_there_is_named() -> None:
    with pytest.raises(NothingToReview, match="there is no deal 9; it has"):
        review(replayed(full()), 9, None, as_json=True, as_lines=False)


def test_a_deal_that_breaks_off_is_left_out_or_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    record = full()
    last = record["deals"][-1]
    del last["plays"][5:], last["result"]
    last.pop("stand_ins", None)
    count = len(record["deals"])
    review(replayed(record), None, None, as_json=True, as_lines=False)
    assert len(json.loads(capsys.readouterr().out)["deals"]) == count - 1
    with pytest.raises(NothingToReview, match=f"deal {count} breaks off"):
        review(replayed(record), count, None, as_json=True, as_lines=False)


def test_a_record_without_a_finished_deal_has_nothing_to_look_back_on() -> None:
    record = {**full(), "deals": []}
    with pytest.raises(NothingToReview, match="no deal in it is finished"):
        review(replayed(record), None, None, as_json=True, as_lines=False)


def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise NoThinkers("looking back needs numba")

    monkeypatch.setattr(command, "thinkers", none)
    with pytest.raises(NothingToReview, match="needs numba"):
        review(replayed(full()), 1, None, as_json=True, as_lines=False)
