"""Second hands: nobody is given a seat in mid-deal who has seen another hand of it (Rules 6.6)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from doublesix.rules.seat import Seat
from doublesix_server.log import Entry, Made
from doublesix_server.table import Table
from doublesix_server.takeup import taken_up
from tests.server.fakes import FakePeer, KeepingLog, table
from tests.server.tables import (
    NAMES,
    People,
    all_agree,
    all_go_on,
    do,
    do_now,
    four_persons,
    guest,
    number_of,
    step,
    to_the_end,
)
from tests.server.test_lent_seats import given_away, lent


async def entries_of(log: KeepingLog) -> AsyncIterator[Entry]:
    """Yield what a log kept of a table, and that it was made."""
    yield Made("K7QM2XV0", "chiva", "rainy sunday", 0, "luck")
    for entry in list(log.entries):
        yield entry


def lent_and_lost(**options: Any) -> tuple[Table, People, FakePeer, FakePeer]:
    """A table where Ivo, back, had lent seat 2 to Ben, and the link of seat 3 is lost."""
    at, people = four_persons(**options)
    step(at)
    at.detach(people[Seat.TWO])
    ben = given_away(at, Seat.TWO, "Ben")
    ivo = guest(at, "Ivo")
    at.detach(people[Seat.THREE])
    return at, people, ivo, ben


@pytest.mark.parametrize("asker", ["themselves", "somebody else"])
def test_nobody_who_had_a_hand_of_the_deal_is_given_another_of_it(asker: str) -> None:  # Rules 4.3
    at, people, ivo, ben = lent_and_lost()
    by = ivo if asker == "themselves" else people[Seat.ONE]
    assert do(at, by, "give_seat", seat=3, person=number_of(ivo))["reason"] == "already_seated"
    do(at, ivo, "reclaim", seat=2)
    by = ben if asker == "themselves" else people[Seat.ONE]
    assert do(at, by, "give_seat", seat=3, person=number_of(ben))["reason"] == "already_seated"
    zoe = guest(at, "Zoe")
    assert do(at, people[Seat.ONE], "give_seat", seat=3, person=number_of(zoe))["type"] == "table"


def test_who_had_a_hand_of_the_deal_may_have_that_seat_again() -> None:
    at, people, ivo, ben = lent_and_lost()
    at.detach(ben)
    do(at, people[Seat.ONE], "give_seat", seat=2, person=number_of(ivo))
    all_agree(at)
    assert ivo.view["seat"] == 2
    assert lent(ivo) == []


def test_between_deals_who_had_a_hand_may_be_given_another_seat() -> None:
    at, people, ivo, _ = lent_and_lost()
    guest(at, "Eva")
    to_the_end(at)
    at.detach(next(peer for peer in here_of(at, Seat.THREE)))
    do(at, people[Seat.ONE], "give_seat", seat=3, person=number_of(ivo))
    all_agree(at)
    assert ivo.latest("table")["you"]["seat"] == 3
    assert do(at, ivo, "reclaim", seat=2)["reason"] == "not_yours"  # it would be a second hand
    all_go_on(at)
    assert ivo.view["seat"] == 3


def here_of(at: Table, *seats: Seat) -> list[FakePeer]:
    """Return the links of those whose seats these are."""
    people = [at.seating.person_in(seat) for seat in seats]
    return [one.peer for one in people if one is not None and isinstance(one.peer, FakePeer)]


def test_in_the_next_deal_who_had_a_hand_of_the_last_may_be_given_any() -> None:
    at, people, ivo, _ = lent_and_lost()
    guest(at, "Eva")
    to_the_end(at)
    all_go_on(at)
    assert people[Seat.ONE].view["deal"] == 2
    [eva] = here_of(at, Seat.THREE)
    at.detach(eva)
    told = do(at, people[Seat.ONE], "give_seat", seat=3, person=number_of(ivo))
    assert told["type"] == "table"


def test_whoever_held_a_lent_seat_in_the_next_deal_has_seen_a_hand_of_that_one() -> None:
    at, people, ivo, ben = lent_and_lost()
    guest(at, "Eva")
    to_the_end(at)
    all_go_on(at)
    do(at, ivo, "reclaim", seat=2)
    [eva] = here_of(at, Seat.THREE)
    at.detach(eva)
    refused = do(at, people[Seat.ONE], "give_seat", seat=3, person=number_of(ben))
    assert refused["reason"] == "already_seated"


@pytest.mark.parametrize("kind", ["undo", "restart"])
def test_a_deal_that_is_played_again_from_its_beginning_is_the_same_deal(kind: str) -> None:
    at, people, ivo, _ = lent_and_lost()
    before = at.session
    assert before is not None
    do_now(at, people[Seat.ONE], kind)
    all_agree(at)
    assert at.session is not None
    assert at.session.chapter.steps == ()
    assert at.session.deal.hand(Seat.TWO) == before.dealings[0].hands[1]
    refused = do(at, people[Seat.ONE], "give_seat", seat=3, person=number_of(ivo))
    assert refused.get("reason") == "already_seated"


@pytest.mark.parametrize("is_back", [True, False])
async def test_who_had_a_hand_of_the_deal_is_known_after_a_restart(is_back: bool) -> None:
    log = KeepingLog()
    at, _, ivo, _ = lent_and_lost(log=log)
    if is_back:
        do(at, ivo, "reclaim", seat=2)
    for number in range(2):
        again = await taken_up(entries_of(log), lambda made: table(seed=made.seed, log=log))
        assert again is not None
        ana = guest(again, NAMES[Seat.ONE])
        seen = guest(again, "Ben" if is_back else "Ivo")
        asked = do(again, ana, "give_seat", seat=3, person=number_of(seen))
        assert asked["reason"] == "already_seated", number
        zoe = guest(again, "Zoe")
        told = do(again, ana, "give_seat", seat=3, person=number_of(zoe))
        assert told["type"] == "table"
