"""Staff: whoever sits at a table runs no worker there, which would see another hand (C3)."""

from __future__ import annotations

from tests.server.fakes import FakePeer, House, offers

HOME, ELSEWHERE = "198.51.100.4", "192.0.2.9"


def person_at_home(house: House, name: str, **fields: object) -> FakePeer:
    ana = house.person(name, **fields)
    ana.address = HOME
    return ana


def test_a_worker_from_the_house_of_a_person_there_is_not_offered_a_seat() -> None:
    house = House()
    theirs = house.worker(address=HOME)
    ana = person_at_home(house, "Ana")
    house.says(ana, "create", "1", profile="chiva")
    house.says(ana, "fill", "2", seat=2, level="club")
    assert offers(theirs) == []
    other = house.worker(address=ELSEWHERE)
    assert len(offers(other)) == 1
    assert offers(theirs) == []


def test_two_addresses_of_one_ipv6_house_are_one() -> None:
    house = House()
    theirs = house.worker(address="2001:db8::7")
    ana = house.person("Ana")
    ana.address = "2001:db8::8"
    house.says(ana, "create", "1", profile="chiva")
    house.says(ana, "fill", "2", seat=2, level="club")
    assert offers(theirs) == []


def test_a_worker_loses_its_seat_when_its_owner_comes_to_the_table() -> None:
    house = House()
    theirs, other = house.worker(address=HOME), house.worker(address=ELSEWHERE, seats=1)
    ivo = house.person("Ivo")
    code = house.says(ivo, "create", "1", profile="chiva")["code"]
    for seat in (2, 3):
        house.says(ivo, "fill", f"f{seat}", seat=seat, level="club")
    assert (len(offers(theirs)), len(offers(other))) == (1, 1)
    played = house.take(offers(theirs)[0])
    ana = FakePeer()
    ana.address = HOME
    house.says(ana, "hello", "h", protocol=1, name="Ana", secret=b"a" * 16, code=code)
    assert played.closed is not None
    assert ivo.latest("table")["seats"][1]["state"] == "waiting"
    house.worker(address=ELSEWHERE)
    assert len(offers(theirs)) == 1


def ask_for_a_hint(house: House, ana: FakePeer) -> None:
    """Begin at a table of Ana's own and ask for the seat in turn."""
    house.says(ana, "create", "1", profile="chiva", seed="rainy sunday", pause=0)
    house.says(ana, "sit", "s1", seat=1)
    for seat in range(2, 5):
        house.says(ana, "share", f"s{seat}", seat=seat, name=f"N{seat}")
    version = house.says(ana, "start", "st") and ana.latest("update")["version"]
    turn = ana.latest("update")["view"]["turn"]
    house.says(ana, "uncover", "u", seat=turn)
    house.says(ana, "hint", "hi", version=version)


def test_no_worker_of_the_house_is_asked_for_a_hint() -> None:
    house = House()
    theirs = house.worker(address=HOME)
    other = house.worker(address=ELSEWHERE)
    ask_for_a_hint(house, person_at_home(house, "Ana"))
    assert [message["type"] for message in theirs.messages] == ["welcome"]
    assert other.last["type"] == "question"


def test_where_only_the_house_has_the_best_level_the_next_best_is_asked() -> None:
    house = House()
    theirs = house.worker(("novice", "club", "master"), address=HOME)
    other = house.worker(address=ELSEWHERE)
    ask_for_a_hint(house, person_at_home(house, "Ana"))
    assert [one for one in theirs.messages if one["type"] == "question"] == []
    assert (other.last["type"], other.last["level"]) == ("question", "club")


def test_the_servers_own_workers_and_those_of_its_machine_play_anywhere() -> None:
    house = House()
    here = house.worker(address="127.0.0.1")
    ana = house.person("Ana")
    ana.address = "127.0.0.1"
    house.says(ana, "create", "1", profile="chiva")
    house.says(ana, "fill", "2", seat=2, level="club")
    assert len(offers(here)) == 1
