"""Places: who sits where before the start, and which seats computer players have."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.rules.seat import SEATS, Seat
from tests.server.fakes import CountedBytes, FakeStaff, House, Message, offers, table
from tests.server.tables import begin, do, four_persons, guest, number_of, several, told_seat


def names_in(told: Message) -> list[str | None]:
    return [seat["name"] or seat["level"] for seat in told["seats"]]


def test_a_seat_has_one_person_and_a_person_one_seat() -> None:  # S2
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    assert do(at, ana, "sit", seat=1)["you"]["seat"] == 1
    assert do(at, ivo, "sit", seat=1)["reason"] == "seat_taken"
    assert do(at, ana, "sit", seat=3)["you"]["seat"] == 3
    assert names_in(ivo.latest("table")) == [None, None, "Ana", None]


def test_two_sits_at_once_give_one_seat() -> None:  # S2
    at = table()
    ana = guest(at, "Ana")
    do(at, ana, "sit", id="a")
    do(at, ana, "sit", id="a")
    assert do(at, ana, "sit", id="b")["you"]["seats"] == [1]


@pytest.mark.parametrize("first", SEATS)
def test_the_second_person_sits_opposite_the_first(first: Seat) -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ana, "sit", seat=int(first))
    assert do(at, ivo, "sit")["you"]["seat"] == first.partner


def test_the_second_person_sits_opposite_though_a_computer_player_is_there() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ana, "sit", seat=1)
    for seat in (2, 3, 4):
        do(at, ana, "fill", seat=seat, level="club")
    assert names_in(do(at, ivo, "sit")) == ["Ana", "club", "Ivo", "club"]


def test_who_chooses_a_computer_player_s_seat_before_the_start_takes_it() -> None:
    staff = FakeStaff()
    at = table(staff=staff)
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ana, "fill", seat=2, level="club")
    assert names_in(do(at, ivo, "sit", seat=2))[1] == "Ivo"
    assert staff.released == [Seat.TWO]
    do(at, ana, "fill", seat=4, level="club")
    do(at, ivo, "share", name="Ben", seat=4)
    assert names_in(ana.latest("table")) == [None, "Ivo", None, "Ben"]
    assert staff.released == [Seat.TWO, Seat.FOUR]


@pytest.mark.parametrize("how", ["sit", "share", "vacate", "seat", "fill", "mix_seats"])
def test_the_worker_of_a_seat_that_somebody_takes_is_let_go(how: str) -> None:
    house = House()
    worker, ana = house.worker(), house.person("Ana")
    house.says(ana, "create", "c", profile="chiva")
    if how == "share":
        house.says(ana, "sit", "s", seat=4)
    house.says(ana, "fill", "f", seat=2, level="club")
    playing = house.take(offers(worker)[-1])
    fields: dict[str, dict[str, Any]] = {
        "share": {"name": "Ben", "seat": 2},
        "seat": {"person": 1, "seat": 2},
        "fill": {"seat": 2, "level": "novice"},
        "mix_seats": {},
    }
    house.says(ana, how, "r", **fields.get(how, {"seat": 2}))
    assert [message["re"] for message in ana.messages if message.get("re") == "r"] == ["r"]
    assert playing.closed == "seat_given_away"


def test_several_people_sit_at_one_device_under_names_of_their_own() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ana, "sit", seat=1)
    you = do(at, ana, "share", name=" Ben\u202e ")["you"]
    assert (you["seat"], you["seats"]) == (None, [1, 3])
    told = ivo.latest("table")
    assert names_in(told) == ["Ana", None, "Ben", None]
    assert told["seats"][0]["person"] == told["seats"][2]["person"] == number_of(ana)
    assert do(at, ivo, "share", name="Leo", seat=2)["reason"] == "not_seated"
    do(at, ivo, "sit", seat=2)
    assert do(at, ivo, "share", name="Leo", seat=1)["reason"] == "seat_taken"


def test_nobody_at_a_shared_device_changes_the_seat_and_takes_the_others_theirs() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ivo, "sit", seat=2)
    do(at, ivo, "share", seat=4, name="Ben")
    assert do(at, ivo, "sit", seat=1)["reason"] == "already_seated"
    for seat in (1, 2, 4):
        refused = do(at, ana, "seat", person=number_of(ivo), seat=seat)
        assert refused["reason"] == "already_seated"
    assert names_in(ivo.latest("table")) == [None, "Ivo", None, "Ben"]
    do(at, ivo, "vacate", seat=4)
    assert do(at, ana, "seat", person=number_of(ivo), seat=1)["type"] == "table"
    assert names_in(ivo.latest("table")) == ["Ivo", None, None, None]


def test_a_table_may_have_no_shared_devices() -> None:
    at = table()
    ana = guest(at, "Ana")
    do(at, ana, "set_policies", policies={"shared_devices": False})
    do(at, ana, "sit", seat=1)
    refused = do(at, ana, "share", name="Ben")
    assert (refused["reason"], refused["values"]) == (
        "switched_off",
        {"policy": "shared_devices"},
    )


def test_the_host_seats_and_unseats_anybody_before_the_start() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    assert do(at, ivo, "seat", person=number_of(ana), seat=1)["reason"] == "host_only"
    do(at, ana, "seat", person=number_of(ivo), seat=4)
    assert ivo.latest("table")["you"]["seat"] == 4
    assert do(at, ana, "seat", person=99, seat=1)["reason"] == "no_such_person"
    assert do(at, ana, "seat", person=number_of(ana), seat=4)["reason"] == "seat_taken"
    do(at, ana, "vacate", seat=4)
    assert ivo.latest("table")["you"]["seat"] is None
    assert do(at, ana, "vacate", seat=4)["reason"] == "seat_open"


def test_one_may_leave_ones_own_seat_before_the_start_and_nobody_else_s() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ana, "sit", seat=1)
    do(at, ivo, "sit", seat=2)
    assert do(at, ivo, "vacate", seat=1)["reason"] == "host_only"
    assert do(at, ivo, "vacate", seat=2)["you"]["seat"] is None


def test_a_lost_person_may_be_unseated_before_the_start() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ivo, "sit", seat=2)
    at.detach(ivo)
    assert told_seat(ana, 2)["state"] == "lost"
    assert do(at, ana, "vacate", seat=2)["seats"][1]["state"] == "open"
    assert guest(at, "Ivo").latest("table")["you"]["seat"] is None


def test_leaving_before_the_start_opens_the_seat() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ivo, "sit", seat=2)
    do(at, ivo, "leave")
    assert told_seat(ana, 2)["state"] == "open"


def test_chance_decides_who_sits_where_and_nobody_is_lost() -> None:
    at = table(staff=FakeStaff())
    at.random_bytes = CountedBytes()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ana, "sit", seat=1)
    do(at, ana, "share", name="Ben", seat=2)
    do(at, ivo, "sit", seat=3)
    do(at, ana, "fill", seat=4, level="club")
    assert do(at, ivo, "mix_seats")["reason"] == "host_only"
    orders = [names_in(do(at, ana, "mix_seats")) for _ in range(60)]
    assert all(sorted(order, key=str) == ["Ana", "Ben", "Ivo", "club"] for order in orders)
    for place in range(4):
        assert {order[place] for order in orders} == {"Ana", "Ben", "Ivo", "club"}


def test_only_the_host_fills_and_clears_computer_players_seats() -> None:
    staff = FakeStaff()
    at = table(staff=staff)
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    assert do(at, ivo, "fill", seat=3, level="club")["reason"] == "host_only"
    do(at, ana, "fill", seat=3, level="club")
    assert staff.wanted == [(Seat.THREE, "club")]
    assert do(at, ivo, "vacate", seat=3)["reason"] == "host_only"
    do(at, ana, "vacate", seat=3)
    assert staff.released == [Seat.THREE]


def test_an_unknown_level_and_a_taken_seat_cannot_be_filled() -> None:
    at = table()
    ana = guest(at, "Ana")
    do(at, ana, "sit", seat=1)
    refused = do(at, ana, "fill", seat=2, level="wizard")
    assert (refused["reason"], refused["values"]) == (
        "no_such_level",
        {"levels": ["novice", "club"]},
    )
    assert do(at, ana, "fill", seat=1, level="club")["reason"] == "seat_taken"


@pytest.mark.parametrize("has_begun", [False, True])
def test_filling_again_changes_the_level(has_begun: bool) -> None:
    staff = FakeStaff()
    at = table(staff=staff)
    ana = guest(at, "Ana")
    do(at, ana, "fill", seat=2, level="club")
    if has_begun:
        begin(at, ana)
    assert do(at, ana, "fill", seat=2, level="novice")["seats"][1]["level"] == "novice"
    assert staff.released == [Seat.TWO]


def test_nothing_starts_with_an_open_seat_or_twice() -> None:
    at = table()
    ana, ivo = guest(at, "Ana"), guest(at, "Ivo")
    do(at, ana, "sit", seat=1)
    refused = do(at, ana, "start")
    assert (refused["reason"], refused["values"]) == ("seat_open", {"seats": [2, 3, 4]})
    assert do(at, ivo, "start")["reason"] == "host_only"
    assert do(at, ana, "play", version=0, tile="66")["reason"] == "not_started"
    for kind in ("get_record", "stop", "uncover", "stand_in"):
        fields = {"seat": 1} if kind in ("uncover", "stand_in") else {}
        assert do(at, ana, kind, **fields)["reason"] == "not_started"
    begin(at, ana)
    assert ana.latest("table")["started"] is True


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("start", {}),
        ("sit", {"seat": 2}),
        ("sit", {}),
        ("share", {"name": "Ben"}),
        ("seat", {"person": 1, "seat": 2}),
        ("vacate", {"seat": 1}),
        ("vacate", {"seat": 2}),
        ("mix_seats", {}),
    ],
)
def test_after_the_start_nobody_changes_seats_by_themselves(
    kind: str, fields: dict[str, Any]
) -> None:
    at, people = several(1)
    assert do(at, people[Seat.ONE], kind, **fields)["reason"] == "started"


def test_a_person_s_seat_is_never_filled_in_a_session_lost_or_left() -> None:  # S5
    at, people = four_persons()
    at.detach(people[Seat.TWO])
    do(at, people[Seat.THREE], "leave")
    for seat in (2, 3):
        refused = do(at, people[Seat.ONE], "fill", seat=seat, level="club")
        assert refused["reason"] == "seat_taken"
    assert guest(at, "Eva").latest("table")["you"]["seat"] == 3
