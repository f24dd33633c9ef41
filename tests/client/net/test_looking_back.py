"""Looking back in a process of its own: what goes in, what comes out, and how it ends."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator

import pytest

from doublesix_client.core.looking import LookFault, Looking, LookPhase
from doublesix_client.net import looking_back
from doublesix_client.net.looking_back import LookingBack
from doublesix_client.replay.looked_back import acts_of
from tests.shared.record.samples import full

PATIENCE = 60.0
COMPILING = 400.0
"""Seconds that the engine may take where nothing of it was ever compiled."""

ECHO = """
import json, sys
record = sys.stdin.read()
print(json.dumps({"done": 1, "of": 2}), file=sys.stderr, flush=True)
print("not ours", file=sys.stderr, flush=True)
print(json.dumps({"done": 2, "of": 2}), file=sys.stderr, flush=True)
print(json.dumps({"record": record, "asked": sys.argv[1:]}))
"""
WAITS = """
import json, sys, time
print(json.dumps({"done": 1, "of": 9}), file=sys.stderr, flush=True)
time.sleep(600)
"""
FAILS = "import sys; sys.stdin.read(); sys.exit(2)"
TALKS = "print('no document')"


class Told:
    """Keeps the news, and waits for them."""

    def __init__(self) -> None:
        self.news: list[Looking] = []
        self._came = threading.Condition()

    def __call__(self, news: Looking) -> None:
        with self._came:
            self.news.append(news)
            self._came.notify_all()

    def until(self, phase: LookPhase, seconds: float = PATIENCE) -> Looking:
        with self._came:
            assert self._came.wait_for(
                lambda: bool(self.news) and self.news[-1].phase is phase, seconds
            )
            return self.news[-1]


def looking(code: str) -> LookingBack:
    return LookingBack([sys.executable, "-c", code])


@pytest.fixture
def told() -> Iterator[Told]:
    before = set(threading.enumerate())
    yield Told()
    for thread in set(threading.enumerate()) - before:
        thread.join(PATIENCE)
        assert not thread.is_alive()


def test_the_record_goes_in_and_what_was_found_comes_out(told: Told) -> None:
    looking(ECHO).begin(lambda: "a record ż", 3, told)
    found = told.until(LookPhase.READY).found
    assert found == {
        "record": "a record ż",
        "asked": ["-", "--deal", "3", "--json", "--progress", "lines"],
    }


def test_how_far_it_is_is_told_line_by_line(told: Told) -> None:
    looking(ECHO).begin(lambda: "", 1, told)
    told.until(LookPhase.READY)
    assert [(news.done, news.of) for news in told.news[:-1]] == [(1, 2), (2, 2)]


def test_a_record_that_is_longer_than_a_pipe_is_handed_over(told: Told) -> None:
    looking(ECHO).begin(lambda: "x" * 3_000_000, 1, told)
    found = told.until(LookPhase.READY).found
    assert found is not None
    assert len(found["record"]) == 3_000_000


@pytest.mark.parametrize("code", [FAILS, TALKS])
def test_what_ends_without_a_document_has_failed(code: str, told: Told) -> None:
    looking(code).begin(lambda: "", 1, told)
    assert told.until(LookPhase.FAILED).fault is LookFault.BROKEN


def test_what_cannot_be_begun_has_failed(told: Told) -> None:
    LookingBack(["/no/such/program"]).begin(lambda: "", 1, told)
    assert told.until(LookPhase.FAILED).fault is LookFault.BROKEN


def test_a_look_back_that_is_cancelled_ends_and_tells_nothing_more(told: Told) -> None:
    back = looking(WAITS)
    back.begin(lambda: "", 1, told)
    told.until(LookPhase.WORKING)
    back.cancel()
    back.cancel()
    assert [news.phase for news in told.news] == [LookPhase.WORKING]


def test_the_next_one_ends_the_one_before(told: Told) -> None:
    other = Told()
    back = looking(WAITS)
    back.begin(lambda: "", 1, other)
    other.until(LookPhase.WORKING)
    back.begin(lambda: "", 2, told)
    told.until(LookPhase.WORKING)
    back.cancel()
    assert len(other.news) == 1


def test_one_that_is_cancelled_at_once_is_not_left_behind(told: Told) -> None:
    back = looking(WAITS)
    back.begin(lambda: "", 1, told)
    back.cancel()


def test_without_the_engine_it_is_said_and_nothing_begun(
    told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking_back, "find_spec", lambda _: None)
    LookingBack().begin(lambda: "", 1, told)
    assert told.news == [Looking(LookPhase.FAILED, fault=LookFault.NOT_INSTALLED)]


@pytest.mark.slow
def test_a_deal_is_looked_back_on_as_the_command_does(told: Told) -> None:
    pytest.importorskip("numba")
    LookingBack().begin(lambda: json.dumps(full()), 2, told)
    found = told.until(LookPhase.READY, seconds=COMPILING).found
    assert found is not None
    assert len(acts_of(found, 2)) == len(full()["deals"][1]["plays"]) + 1
    assert told.news[-2].done == told.news[-2].of
