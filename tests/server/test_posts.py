"""Posts: seats find workers, whatever happens to them (C1)."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol.errors import Closing
from doublesix.rules.seat import Seat
from doublesix.rules.shuffle import seat_seed
from doublesix_server.log import MemoryLog
from doublesix_server.measures import Unmeasured
from doublesix_server.posts import MOST_FAILURES, MOST_LOSSES
from doublesix_server.table import Table
from tests.server.fakes import FakePeer, House, Message, offers


def begun(house: House, *, level: str = "club", **fields: Any) -> tuple[FakePeer, Table]:
    """Return a watching host and a table of four computer players, begun."""
    ana = house.person("Ana")
    made = {"profile": "chiva", "pause": 0, "seed": "rainy sunday", **fields}
    code = house.says(ana, "create", "c", **made)["code"]
    for seat in range(1, 5):
        house.says(ana, "fill", f"f{seat}", seat=seat, level=level)
    house.says(ana, "start", "s")
    return ana, house.lobby.tables[code]


def offer_for(worker: FakePeer, table: Table, seat: Seat) -> Message:
    """The latest offer of a seat: its seed tells which it is."""
    assert table.seed is not None
    seed = seat_seed(table.seed, seat)
    return next(offer for offer in reversed(offers(worker)) if offer["seed"] == seed)


def play_first(house: House, table: Table, worker_seat: FakePeer) -> None:
    chosen = worker_seat.view["legal"][0]
    fields: Message = {"tile": chosen[0]}
    if len(chosen) > 1:
        fields["end"] = chosen[1]
    kind = "pass" if chosen == ["pass"] else "play"
    fields = {} if kind == "pass" else fields
    house.says(worker_seat, kind, f"v{table.version}", version=table.version, **fields)


def test_a_seat_is_offered_to_a_worker_that_plays_its_level() -> None:
    house = House()
    novice, club = house.worker(("novice",)), house.worker(("club",))
    begun(house)
    assert offers(novice) == []
    assert [offer["level"] for offer in offers(club)] == ["club"] * 4
    assert len({offer["ticket"] for offer in offers(club)}) == 4


def test_a_place_that_becomes_free_goes_to_a_seat_that_waits() -> None:
    house = House()
    worker = house.worker(seats=1)
    ana, ivo = house.person("Ana"), house.person("Ivo")
    for guest in (ana, ivo):
        house.says(guest, "create", "c", profile="chiva", pause=0)
        house.says(guest, "fill", "f", seat=2, level="club")
    assert len(offers(worker)) == 1
    house.says(ana, "leave", "l")
    assert len(offers(worker)) == 2


def prepared(
    house: House,
    worker: FakePeer,
    levels: list[str],
    coming: list[str],
    ready: int = 0,
    of: int = 40,
) -> None:
    news = {"levels": levels, "coming": coming, "ready": ready, "of": of if coming else 0}
    house.says(worker, "prepare", f"p{ready}", **news)
    assert worker.answers_to(f"p{ready}")


def test_seats_of_a_level_that_is_coming_wait_for_it() -> None:
    house = House(answer_seconds=5)
    house.lobby.gone(house.worker(("club", "master")))
    _, table = begun(house, level="master")
    worker = house.worker(("club",), coming=("master",))
    for _ in range(100):
        house.clock.now += 1
        house.staff.watch()
    assert table.version == 1
    assert offers(worker) == []
    prepared(house, worker, ["club", "master"], [])
    assert [offer["level"] for offer in offers(worker)] == ["master"] * 4


@pytest.mark.logs
def test_the_table_acts_where_the_level_is_not_coming_after_all(
    caplog: pytest.LogCaptureFixture,
) -> None:
    house = House(answer_seconds=5)
    house.lobby.gone(house.worker(("club", "master")))
    _, table = begun(house, level="master")
    worker = house.worker(("club",))
    prepared(house, worker, ["club"], ["master"])
    house.clock.now += 100
    house.staff.watch()
    prepared(house, worker, ["club"], [])
    house.clock.now += 5.1
    house.staff.watch()
    assert table.version == 2


@pytest.mark.logs
def test_where_no_worker_is_to_be_had_the_table_acts_in_time() -> None:  # C1, S6
    house = House(answer_seconds=5)
    house.lobby.gone(house.worker())
    _, table = begun(house)
    assert table.session is not None
    house.staff.watch()
    house.clock.now += 4.9
    house.staff.watch()
    assert table.version == 1
    for _ in range(2 * 60):
        house.clock.now += 0.25  # only the first is waited for: nobody is there to be waited for
        house.staff.watch()
        if table.session.deal.turn is None:
            break
    assert table.session.deal.verdict is not None


def test_a_seat_that_was_lost_goes_to_another_worker_if_there_is_one() -> None:
    house = House()
    first = house.worker()
    _, table = begun(house)
    second = house.worker()
    house.lobby.gone(house.take(offer_for(first, table, Seat.TWO)))
    assert len(offers(second)) == 1
    house.lobby.gone(house.take(offers(second)[-1]))
    assert len(offers(first)) == 5


@pytest.mark.logs
def test_a_worker_that_loses_seat_after_seat_is_sent_away() -> None:
    house = House()
    worker = house.worker()
    ana = house.person("Ana")
    house.says(ana, "create", "c", profile="chiva", pause=0)
    house.says(ana, "fill", "f", seat=2, level="club")
    for _ in range(MOST_LOSSES + 1):
        assert worker.closed is None
        house.lobby.gone(house.take(offers(worker)[-1]))
    assert house.dismissed == [worker]
    assert len(offers(worker)) == MOST_LOSSES + 1


def test_seats_are_shared_out_and_no_worker_gets_too_many() -> None:
    house = House()
    one, two, small = house.worker(), house.worker(), house.worker(seats=1)
    begun(house)
    begun_more = house.person("Ivo")
    house.says(begun_more, "create", "c", profile="chiva", pause=0)
    for seat in range(1, 5):
        house.says(begun_more, "fill", f"f{seat}", seat=seat, level="club")
    assert len(offers(small)) == 1
    assert abs(len(offers(one)) - len(offers(two))) <= 1
    assert len(offers(one)) + len(offers(two)) == 7


def test_a_seat_waits_until_a_worker_comes() -> None:
    house = House()
    house.lobby.gone(house.worker())
    ana, table = begun(house)
    assert ana.latest("table")["seats"][0]["state"] == "waiting"
    worker = house.worker()
    assert len(offers(worker)) == 4
    house.take(offer_for(worker, table, Seat.ONE))
    assert ana.latest("table")["seats"][0]["state"] == "here"


def test_a_seats_seed_is_that_of_the_table_and_random_without_one() -> None:
    house = House()
    worker = house.worker()
    _, table = begun(house)
    assert [offer["seed"] for offer in offers(worker)] == [
        seat_seed("rainy sunday", seat) for seat in range(1, 5)
    ]
    assert table.seed == "rainy sunday"
    begun_random = House()
    other = begun_random.worker()
    begun(begun_random, seed=None)
    assert len({offer["seed"] for offer in offers(other)}) == 4


def test_another_worker_takes_a_seat_over_with_the_same_seed_and_view() -> None:
    house = House()
    first = house.worker()
    _, table = begun(house)
    in_turn = table.bot_in_turn
    assert in_turn is not None
    old_offer = offer_for(first, table, in_turn.seat)
    old = house.take(old_offer)
    second = house.worker()
    house.lobby.gone(first)
    new_offer = offer_for(second, table, in_turn.seat)
    assert new_offer["seed"] == old_offer["seed"]
    assert new_offer["ticket"] != old_offer["ticket"]
    new = house.take(new_offer)
    assert new.view == old.view
    assert old.closed is Closing.SEAT_GIVEN_AWAY


def test_an_old_ticket_opens_no_seat() -> None:
    house = House()
    first = house.worker()
    _, table = begun(house)
    old = offer_for(first, table, Seat.ONE)
    house.lobby.gone(first)
    late = house.take(old)
    assert late.last["reason"] == "ticket_is_over"
    assert late.closed is Closing.REFUSED


class Counted(Unmeasured):
    """Counts how often the deadline struck."""

    def __init__(self) -> None:
        self.struck = 0

    def overdue(self) -> None:
        self.struck += 1


@pytest.mark.logs
def test_a_worker_that_does_not_come_or_act_is_dismissed_in_time_and_that_is_counted() -> None:
    measures = Counted()
    house = House(answer_seconds=5, measures=measures)
    hung, spare = house.worker(), None
    _, table = begun(house)
    in_turn = table.bot_in_turn
    assert in_turn is not None
    house.staff.watch()
    house.clock.now += 4.9
    house.staff.watch()
    assert house.dismissed == []
    spare = house.worker()
    house.clock.now += 0.2
    house.staff.watch()
    assert house.dismissed == [hung]
    assert measures.struck == 1
    assert len(offers(spare)) == 4
    house.take(offer_for(spare, table, in_turn.seat))
    house.clock.now += 5.1
    house.staff.watch()
    assert spare.closed is None or house.dismissed[-1] is spare


@pytest.mark.logs
def test_a_hung_worker_at_its_turn_loses_the_seat_and_one_that_waits_does_not() -> None:
    house = House(answer_seconds=5)
    worker = house.worker()
    _, table = begun(house)
    seats = {seat: house.take(offer_for(worker, table, seat)) for seat in Seat}
    for _ in range(10):
        assert table.bot_in_turn is not None
        for _ in range(4):
            house.clock.now += 1
            house.staff.watch()
        play_first(house, table, seats[table.bot_in_turn.seat])
    assert house.dismissed == []
    for _ in range(7):
        house.clock.now += 1
        house.staff.watch()
    assert house.dismissed == [worker]


def test_nobody_is_dismissed_and_no_table_acts_while_nothing_can_be_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House(answer_seconds=5)
    worker = house.worker()
    _, table = begun(house)
    monkeypatch.setattr(MemoryLog, "is_failing", True)
    for _ in range(10):
        house.staff.watch()
        house.clock.now += 5
    assert house.dismissed == []
    house.lobby.gone(worker)
    for _ in range(10):
        house.staff.watch()
        house.clock.now += 5
    assert table.version == 1


def test_a_tables_pause_is_time_a_worker_has_too() -> None:
    house = House(answer_seconds=5)
    worker = house.worker()
    _, table = begun(house, pause=3000)
    for seat in Seat:
        house.take(offer_for(worker, table, seat))
    house.staff.watch()
    house.clock.now += 7.9
    house.staff.watch()
    assert house.dismissed == []


@pytest.mark.logs
def test_where_every_worker_fails_the_table_acts_and_the_deal_ends() -> None:
    house = House()
    house.lobby.gone(house.worker())
    _, table = begun(house)
    assert table.session is not None
    workers = 0
    while (in_turn := table.bot_in_turn) is not None:
        worker = house.worker()
        workers += 1
        assert workers < 60 * MOST_FAILURES
        if table.bot_in_turn is in_turn:
            seat = house.take(offer_for(worker, table, in_turn.seat))
            house.says(seat, "go_on", "x", version=table.version)
            assert worker.closed is Closing.REFUSED
        else:
            house.lobby.gone(worker)
    assert table.session.deal.verdict is not None
    assert workers >= MOST_FAILURES * len(table.session.deal.plays)


@pytest.mark.logs
def test_a_seat_at_which_one_worker_breaks_again_and_again_is_played_by_the_table() -> None:
    house = House()
    worker = house.worker()
    _, table = begun(house)
    in_turn = table.bot_in_turn
    assert in_turn is not None
    for _ in range(MOST_FAILURES):
        assert table.version == 1
        house.lobby.gone(house.take(offer_for(worker, table, in_turn.seat)))
    assert table.version == 2
    assert house.dismissed == []


@pytest.mark.logs
def test_failures_at_one_turn_do_not_count_at_the_next() -> None:
    house = House()
    house.lobby.gone(house.worker())
    _, table = begun(house)
    for _ in range(MOST_FAILURES - 1):
        house.lobby.gone(house.worker())
    worker = house.worker()
    in_turn = table.bot_in_turn
    assert in_turn is not None
    assert table.version == 1
    play_first(house, table, house.take(offer_for(worker, table, in_turn.seat)))
    house.lobby.gone(worker)
    assert table.version == 2


def test_a_released_seat_is_nobodys() -> None:
    house = House()
    worker = house.worker()
    ana = house.person("Ana")
    house.says(ana, "create", "c", profile="chiva", pause=0)
    house.says(ana, "fill", "f", seat=2, level="club")
    [offer] = offers(worker)
    house.says(ana, "vacate", "v", seat=2)
    assert house.take(offer).last["reason"] == "ticket_is_over"
    house.lobby.gone(worker)
    house.lobby.gone(FakePeer())
    table = house.lobby.tables[offer["code"]]
    house.staff.release(table, Seat.TWO)
    assert len(offers(house.worker())) == 0


def seated(house: House) -> tuple[FakePeer, Table]:
    """Return Ana, who sits in seat 1 among three computer players, begun."""
    ana = house.person("Ana")
    code = house.says(ana, "create", "c", profile="chiva", pause=0, seed="rainy sunday")["code"]
    house.says(ana, "sit", "s", seat=1)
    for seat in (2, 3, 4):
        house.says(ana, "fill", f"f{seat}", seat=seat, level="club")
    house.says(ana, "start", "start")
    return ana, house.lobby.tables[code]


@pytest.mark.logs
def test_nobody_is_dismissed_and_no_table_acts_while_a_person_reads() -> None:  # Rules 5.6, C1
    house = House(answer_seconds=5)
    worker = house.worker()
    ana, table = seated(house)
    for seat in (Seat.TWO, Seat.THREE, Seat.FOUR):
        house.take(offer_for(worker, table, seat))
    assert table.bot_in_turn is not None
    version = table.version
    house.says(ana, "hold", "h")
    for _ in range(10):
        house.clock.now += 5
        house.staff.watch()
    assert (house.dismissed, table.version) == ([], version)
    house.says(ana, "release", "r")
    house.clock.now += 4.9
    house.staff.watch()
    assert house.dismissed == []
    house.clock.now += 0.2
    house.staff.watch()
    assert house.dismissed == [worker]


def test_a_stand_in_is_a_workers_until_the_person_takes_the_seat_back() -> None:  # S5
    house = House()
    worker = house.worker()
    ana, _ = seated(house)
    before = len(offers(worker))
    house.says(ana, "stand_in", "in", seat=1)
    assert len(offers(worker)) == before + 1
    offer = offers(worker)[-1]
    assert (offer["level"], offer["seed"]) == ("club", seat_seed("rainy sunday", Seat.ONE))
    stand_in = house.take(offer)
    assert stand_in.view["hand"] == ana.view["hand"]
    assert ana.latest("table")["seats"][0]["stand_in"] == "club"
    house.says(ana, "reclaim", "out", seat=1)
    assert stand_in.closed is Closing.SEAT_GIVEN_AWAY
    assert house.take(offer).last["reason"] == "ticket_is_over"
    assert ana.latest("table")["seats"][0]["stand_in"] is None


def test_a_stand_in_whose_worker_is_lost_is_taken_over_by_another() -> None:  # C1
    house = House()
    first = house.worker()
    ana, table = seated(house)
    house.says(ana, "stand_in", "in", seat=1)
    second = house.worker()
    house.lobby.gone(first)
    assert house.take(offer_for(second, table, Seat.ONE)).view["seat"] == 1
    assert ana.latest("table")["seats"][0]["stand_in"] == "club"
