"""The people of the fault run see what is wrong with what they hear."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from doublesix.link import Link, LinkLost
from doublesix.protocol.answers import Refused
from doublesix.protocol.errors import Closing, Refusal
from doublesix_client.net.ends import FINAL as FINAL_CLOSINGS
from doublesix_client.net.ends import end_by_refusal
from tests.club.diary import Told
from tests.club.guest import Guest
from tests.club.visit import Visit


class Alone:
    """The company of one person, who wants no end."""

    profile, code = "chiva", "K7QM2XV0"
    wants_more = True

    def __init__(self) -> None:
        self.levels: dict[int, str] = {}
        self.way_out = ""
        self.is_resting = False

    def is_over(self) -> bool:
        return False


class Refusing:
    """A link whose server refuses everything."""

    def __init__(self, reason: str, kind: str = "hello") -> None:
        self._reason = reason
        self._kind = kind

    async def send(self, kind: str, **fields: Any) -> str:
        return kind

    async def receive(self) -> dict[str, Any]:
        return {"type": "refused", "re": self._kind, "reason": self._reason}


@pytest.mark.parametrize("reason", list(Refusal))
async def test_a_refused_hello_is_a_fault_where_a_window_ends_for_good(reason: Refusal) -> None:
    guest = Guest(Alone(), 1, ["n1"], 0, random.Random(1))
    visit = Visit(guest, "n1", 1)
    visit.link = cast(Link, Refusing(str(reason)))
    await visit.ask("hello")
    refused = Refused(type="refused", re=None, reason=reason, values={})
    ends = end_by_refusal(refused, "K7QM2XV0").is_final
    assert bool(guest.diary.faults) == ends


@pytest.mark.parametrize(
    ("message", "is_found"),
    [
        ({"type": "refused", "values": {"tile": "64"}}, True),
        ({"type": "table", "said": [{"text": "I hold 6-4"}]}, True),
        ({"type": "notice", "hands": {"2": ["00", "10"]}}, True),
        ({"type": "table", "frame": b"\xa264"}, True),
        ({"type": "table", "code": "64K7QM2X", "counter": 64, "at": "2026-10-04"}, False),
        ({"type": "welcome", "re": "ab12cd34-6-4", "addresses": ["ws://10.66.0.3:6102"]}, False),
    ],
)
def test_a_tile_in_any_message_is_found(message: dict[str, Any], is_found: bool) -> None:
    guest = Guest(Alone(), 1, ["n1"], 0, random.Random(1))
    Visit(guest, "n1", 1)._take(message)
    assert bool(guest.diary.faults) == is_found


DRAW = {
    "type": "draw",
    "stage": "reveal",
    "table": "ab",
    "named": [],
    "yours": [1],
    "commitment": b"\xa264",
    "commitments": {"1": b" 6-4 "},
    "shares": {},
    "secret": None,
}


@pytest.mark.parametrize(
    ("told", "is_found"),
    [
        ({}, False),
        ({"stage": "opened", "shares": {"1": b"\xa264"}, "secret": b" 6-4 "}, False),
        ({"named": [{"name": "6-4"}]}, True),
        ({"secret": b"s"}, True),
        ({"stage": "dealt", "shares": {"1": b"s"}}, True),
    ],
)
def test_what_is_random_in_a_draw_names_no_tile_and_is_told_at_its_deals_end(
    told: dict[str, Any], is_found: bool
) -> None:
    guest = Guest(Alone(), 1, ["n1"], 0, random.Random(1))
    Visit(guest, "n1", 1)._take({**DRAW, **told})
    assert bool(guest.diary.faults) == is_found


def test_a_tile_in_an_update_besides_its_view_and_events_is_found() -> None:
    guest = Guest(Alone(), 1, ["n1"], 0, random.Random(1))
    update = {"type": "update", "version": 1, "view": {"hand": ["64"]}, "events": []}
    Visit(guest, "n1", 1)._take(update)
    assert not guest.diary.faults
    Visit(guest, "n1", 1)._take({**update, "version": 2, "next": "64"})
    assert guest.diary.faults


@pytest.mark.parametrize(("version", "known"), [(6, 6), (5, 5), (4, 5)])
def test_what_a_repeated_request_does_now_is_news_and_what_it_did_before_is_not(
    version: int, known: int
) -> None:
    guest = Guest(Alone(), 1, ["n1"], 0, random.Random(1))
    first = Told(0.0, "n1", 1, 5, b"", None, None, False)
    guest.note(first, {"version": 5})
    guest.note(
        first._replace(version=version, events=b"", answers="1", is_repeat=True),
        {"version": version},
    )
    assert guest.update is not None
    assert guest.update["version"] == known


@pytest.mark.parametrize("reason", list(Closing))
def test_a_link_that_ends_so_that_a_window_never_comes_back_is_a_fault(reason: Closing) -> None:
    guest = Guest(Alone(), 1, ["n1"], 0, random.Random(1))
    guest.see_why(LinkLost(str(reason)))
    assert bool(guest.diary.faults) == (reason in FINAL_CLOSINGS)
    assert not guest.is_gone


def test_a_table_that_its_people_close_ends_for_them_and_for_nobody_else() -> None:
    company = Alone()
    guest = Guest(company, 2, ["n1"], 0, random.Random(1))
    company.way_out = "leave"
    guest.see_why(LinkLost("table_closed"))
    assert (guest.is_gone, len(guest.diary.faults)) == (False, 1)
    company.way_out = "close_table"
    guest.see_why(LinkLost("table_closed"))
    assert (guest.is_gone, len(guest.diary.faults)) == (True, 1)
    assert guest.diary.was_told_closed


@pytest.mark.parametrize("way_out", ["", "leave", "close_table"])
async def test_no_table_is_there_for_those_alone_who_closed_it(way_out: str) -> None:
    company = Alone()
    company.way_out = way_out
    guest = Guest(company, 1, ["n1"], 0, random.Random(1))
    visit = Visit(guest, "n1", 1)
    visit.link = cast(Link, Refusing("no_such_table"))
    await visit.ask("hello")
    assert bool(guest.diary.faults) == (way_out != "close_table")


async def test_who_asked_to_leave_and_was_not_answered_may_find_no_table() -> None:
    company = Alone()
    company.way_out = "leave"
    guest = Guest(company, 1, ["n1"], 0, random.Random(1))
    visit = Visit(guest, "n1", 1)
    visit.link = cast(Link, Refusing("cannot_keep", "leave"))
    await guest._go(visit)
    visit.link = cast(Link, Refusing("no_such_table"))
    await visit.ask("hello")
    assert not guest.diary.faults
    assert not guest.is_gone


def test_whoever_was_not_let_in_tries_another_node() -> None:
    guest = Guest(Alone(), 1, ["n1", "n2", "n3"], 0, random.Random(1))
    for _ in range(20):
        last = guest._where
        guest._where = guest.elsewhere()
        assert guest._where != last
    assert Guest(Alone(), 1, ["n1"], 0, random.Random(1)).elsewhere() == "n1"
