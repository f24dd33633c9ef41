"""The office: what the operator is shown, what is done, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from doublesix.protocol.errors import Closing
from doublesix_server.log import Acted, Closed, SeatsChanged
from doublesix_server.ownership import LivesElsewhere, OtherNode, SoleOwner
from doublesix_server.refusal import NotDone
from doublesix_server.restraints import Kind, Restraint
from tests.server.fakes import FakePeer, House
from tests.server.operator import STRANGER, Operator, handle
from tests.server.test_lobby import made

HOUSE = "203.0.113.7"


def begun() -> tuple[House, Operator, FakePeer, FakePeer, str]:
    """Return a house, its operator, Ana in a session with Ivo watching, and the table's code."""
    house = House()
    house.worker()
    ana, code = house.begun()
    ivo = house.person("Ivo", code=code)
    return house, Operator(house), ana, ivo, code


def sit(house: House, ana: FakePeer, ivo: FakePeer) -> None:
    """Have Ivo take seat 2, to which Ana agrees."""
    house.says(ivo, "give_seat", "give", seat=2, person=2)
    house.says(ana, "agree", "agree", proposal=ana.latest("table")["proposal"]["proposal"])


def seat_of(guest: FakePeer, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = guest.latest("table")["seats"][seat - 1]
    return found


def test_the_status_says_what_is_kept_and_told() -> None:
    _, operator, _, _, _ = begun()
    status = {"tables": 1, "bans": 0, "mutes": 0, "message": None}
    assert operator.ask("status") == status


def test_tables_persons_and_workers_are_listed() -> None:
    _, operator, ana, ivo, code = begun()
    [table] = operator.ask("tables")["tables"]
    assert (table["table"], table["host"], table["deal"]) == (code, handle(ana), 1)
    persons = operator.ask("persons")["persons"]
    assert [(one["person"], one["name"]) for one in persons] == [
        (handle(ana), "Ana"),
        (handle(ivo), "Ivo"),
    ]
    [worker] = operator.ask("workers")["workers"]
    assert (worker["playing"], worker["seats"]) == (3, 10)


def test_nothing_that_is_shown_holds_a_tile_or_a_secret() -> None:
    house, operator, ana, _, code = begun()
    shown = json.dumps([operator.ask(do) for do in ("tables", "persons", "workers", "results")])
    assert not any(f'"{tile}"' in shown for tile in ana.view["hand"])
    assert house.hall.tables[code].luck not in shown
    assert ana.identity.hex() not in shown


def test_a_table_is_closed_awake_or_asleep() -> None:
    house, operator, ana, ivo, code = begun()
    assert operator.ask("close", table=code.lower()) == {"closed": code}
    assert ana.closed is ivo.closed is Closing.TABLE_CLOSED
    sleeping = house.asleep("Eva")
    operator.ask("close", table=sleeping)
    assert house.log.entries[-1] == Closed(sleeping)
    for gone in (code, sleeping, "K7QM2XV0"):
        with pytest.raises(NotDone, match=gone):
            operator.ask("close", table=gone)


def test_a_removed_persons_seat_is_left_and_they_may_come_back() -> None:
    house, operator, ana, ivo, code = begun()
    sit(house, ana, ivo)
    assert operator.ask("remove", whom=handle(ivo)) == {"person": handle(ivo), "tables": [code]}
    assert ivo.closed is Closing.REMOVED
    assert (seat_of(ana, 2)["name"], seat_of(ana, 2)["state"]) == ("Ivo", "left")
    assert ana.closed is None
    back = house.person("Ivo", code=code)
    assert back.view["seat"] == 2


def test_who_is_at_no_table_cannot_be_removed() -> None:
    house, operator, _, _, _ = begun()
    zoe = house.person("Zoe")
    with pytest.raises(NotDone, match="in a club another server may have them"):
        operator.ask("remove", whom=handle(zoe))


def test_a_banned_person_is_sent_away_and_kept_out_until_let_in_again() -> None:
    house, operator, _, ivo, code = begun()
    done = operator.ask("ban", whom=handle(ivo))
    assert (done["whom"], done["name"], done["tables"]) == (handle(ivo), "Ivo", [code])
    assert ivo.closed is Closing.BANNED
    again = house.person("Ivo Under Another Name", code=code)
    assert again.closed is None
    same = house.person("Ivo", code=code)
    assert (same.last["reason"], same.closed) == ("banned", Closing.REFUSED)
    assert operator.ask("bans")["bans"][0]["whom"] == handle(ivo)
    operator.ask("unban", whom=handle(ivo)[:6])
    assert house.person("Ivo", code=code).closed is None
    assert operator.register.kept == {}


def test_an_address_is_banned_with_all_who_come_from_there() -> None:
    _, operator, ana, ivo, code = begun()
    worker_before = operator.ask("workers")
    ivo.address = "198.51.100.20"
    assert operator.ask("ban", whom="198.51.100.0/24")["tables"] == [code]
    assert (ivo.closed, ana.closed) == (Closing.BANNED, None)
    assert operator.ask("workers") == worker_before
    assert operator.ask("unban", whom="198.51.100.0/24")["whom"] == "198.51.100.0/24"


def test_a_guest_at_no_table_is_sent_off_by_a_ban_too() -> None:
    house, operator, _, _, _ = begun()
    zoe = house.person("Zoe")
    assert operator.ask("ban", whom=handle(zoe))["tables"] == []
    assert zoe.closed is Closing.BANNED


def test_before_a_ban_is_said_whom_it_hits_and_what_it_closes() -> None:
    house, operator, ana, ivo, code = begun()
    eva, alone = house.begun("Eva")
    zoe = house.person("Zoe")
    for guest in (ivo, eva, zoe):
        guest.address = "198.51.100.20"
    hit = operator.ask("whom", whom="198.51.100.20")
    assert hit == {
        "whom": "198.51.100.20/32",
        "name": "",
        "persons": 3,
        "tables": [code, alone],
        "closing": [alone],
    }
    assert operator.ask("whom", whom=handle(ivo))["closing"] == []
    assert operator.ask("whom", whom=handle(ana))["name"] == "Ana"
    assert (ivo.closed, operator.ask("bans")["bans"]) == (None, [])
    operator.ask("ban", whom="198.51.100.20")
    assert list(house.hall.tables) == [code]


def test_a_table_to_which_its_maker_may_come_back_is_not_said_to_close() -> None:
    house, operator, _, _, _ = begun()
    eva, code = made(house, "Eva")
    zoe = house.person("Zoe", code=code)
    house.lobby.gone(eva)
    assert operator.ask("whom", whom=handle(zoe))["closing"] == []
    operator.ask("ban", whom=handle(zoe))
    assert code in house.hall.tables
    eva = house.person("Eva")
    assert operator.ask("whom", whom=handle(eva))["closing"] == [code]
    operator.ask("ban", whom=handle(eva))
    assert code not in house.hall.tables


def test_who_made_a_table_and_is_banned_while_away_is_its_host_no_more() -> None:
    house, operator, _, _, _ = begun()
    eva, code = made(house, "Eva")
    zoe = house.person("Zoe", code=code)
    house.lobby.gone(eva)
    operator.ask("ban", whom=eva.identity.hex())
    assert zoe.latest("table")["you"]["host"] is True
    assert house.log.entries[-1] == SeatsChanged(code, zoe.identity, ())
    house.says(zoe, "leave", "l")
    assert code not in house.hall.tables


def test_who_made_a_table_and_was_banned_while_it_slept_is_found_when_it_wakes() -> None:
    house, operator, _, _, _ = begun()
    eva, code = made(house, "Eva")
    house.lobby.gone(eva)
    house.sleep()
    operator.ask("ban", whom=handle(house.person("Eva")))
    zoe = house.person("Zoe", code=code)
    operator.look_again()
    assert zoe.latest("table")["you"]["host"] is True
    house.says(zoe, "leave", "l")
    assert code not in house.hall.tables


def test_a_table_to_which_somebody_may_come_back_is_not_said_to_close() -> None:
    house, operator, ana, ivo, code = begun()
    sit(house, ana, ivo)
    house.lobby.gone(ivo)
    assert operator.ask("whom", whom=handle(ana))["closing"] == []
    operator.ask("ban", whom=handle(ana))
    assert list(house.hall.tables) == [code]


def test_who_comes_while_a_ban_is_being_kept_is_sent_away_too() -> None:
    house, operator, _, _, _ = begun()
    keep = operator.register.keep

    async def meanwhile(one: Restraint) -> None:
        late.append(house.person("Late"))
        late[0].address = one.whom.partition("/")[0]
        await keep(one)

    late: list[FakePeer] = []
    operator.register.keep = meanwhile  # type: ignore[method-assign]
    operator.ask("ban", whom="198.51.100.20")
    assert late[0].closed is Closing.BANNED


@pytest.mark.parametrize("whom", ["127.0.0.1", "::1", "10.0.0.3", "10.0.0.0/8", "0.0.0.0/0"])
def test_nobody_locks_out_this_machine_or_its_proxies(whom: str) -> None:
    operator = Operator(House(), proxies="10.0.0.3")
    with pytest.raises(NotDone, match="this machine's own, or a proxy"):
        operator.ask("ban", whom=whom)


def test_what_a_muted_person_says_is_refused_until_they_may_talk_again() -> None:
    house, operator, ana, _, _ = begun()
    house.says(ana, "set_policies", "p", policies={"talk": "always"})
    operator.ask("mute", whom=handle(ana))
    assert house.says(ana, "say", "said", phrase="hello")["reason"] == "muted"
    assert [one["muted"] for one in operator.ask("persons")["persons"]] == [True, False]
    assert operator.ask("bans")["mutes"][0]["name"] == "Ana"
    operator.ask("unmute", whom=handle(ana))
    assert house.says(ana, "say", "said again", phrase="hello").get("reason") != "muted"
    with pytest.raises(NotDone, match="no mute"):
        operator.ask("unmute", whom=handle(ana))


def test_a_message_is_kept_told_and_taken_back() -> None:
    _, operator, _, _, _ = begun()
    assert operator.ask("message", text=" until\nten ") == {"message": "until ten"}
    assert operator.told == [{"type": "notice", "text": "until ten"}]
    assert (operator.register.told, operator.office.notice) == ("until ten", "until ten")
    assert operator.ask("message") == {"message": "until ten"}
    operator.ask("message", text=None)
    assert operator.register.told is None
    assert operator.told[-1] == {"type": "notice", "text": None}


@pytest.mark.parametrize("text", ["", " \n", "x" * 201])
def test_a_message_says_something_and_not_too_much(text: str) -> None:
    operator = Operator(House())
    with pytest.raises(NotDone):
        operator.ask("message", text=text)
    assert operator.told == []


def test_the_results_are_of_chosen_tables_and_times() -> None:
    house, operator, _, _, code = begun()
    house.clock.now += 1000
    _, other = house.begun("Eva")
    assert [one["table"] for one in operator.ask("results")["sessions"]] == [code, other]
    with pytest.raises(NotDone, match="K7QM2XV0: no table has this code"):
        operator.ask("results", tables=[other, "K7QM2XV0"])
    [one] = operator.ask("results", tables=[other.lower()])["sessions"]
    assert (one["names"], one["won"], one["deals"]) == (["Eva", "club", "club", "club"], [0, 0], 0)
    assert operator.ask("results", since=1500)["sessions"][0]["table"] == other
    assert operator.ask("results", until=1500)["sessions"][0]["table"] == code


def test_a_forgotten_person_is_a_stranger_to_all_that_is_kept() -> None:
    house, operator, ana, ivo, code = begun()
    sit(house, ana, ivo)
    operator.ask("mute", whom=handle(ana))
    done = operator.ask("forget", whom=handle(ana))
    assert done == {"person": handle(ana), "tables": 1, "banned": False}
    assert (ana.closed, ivo.closed) == (Closing.REMOVED, Closing.SERVER_UPDATES)
    kept = [one for one in house.log.entries if isinstance(one, SeatsChanged)]
    names = {(who.identity, who.name) for one in kept for who in one.sittings if who.identity}
    assert names == {(STRANGER, "?"), (ivo.identity, "Ivo")}
    assert (operator.register.kept, operator.register.tidied) == ({}, 1)
    for gone in (ana, ivo):
        house.lobby.gone(gone)
    assert {who for who, _, _ in house.log.sat} == {STRANGER, ivo.identity}
    assert code not in house.hall.tables
    back = house.person("Ivo", code=code)
    assert seat_of(back, 1)["name"] == "?"
    assert house.person("Ana", code=code).latest("table")["you"]["seats"] == []


def test_a_forgotten_persons_ban_stays_without_the_name() -> None:
    _, operator, _, ivo, _ = begun()
    operator.ask("ban", whom=handle(ivo))
    ivo.closed = None
    with pytest.raises(NotDone, match="nobody here"):
        operator.ask("forget", whom="abcd")
    _, operator, ana, _, _ = begun()
    operator.ask("ban", whom=handle(ana))
    assert operator.ask("forget", whom=handle(ana))["banned"]
    assert operator.register.kept[Kind.BAN, ana.identity.hex()].name == ""


def test_acts_stay_as_they_were_when_who_made_them_is_forgotten() -> None:
    house, operator, ana, _, _ = begun()
    house.says(ana, "undo", "u", version=1)
    before = [one for one in house.log.entries if isinstance(one, Acted)]
    operator.ask("forget", whom=handle(ana))
    after = [one for one in house.log.entries if isinstance(one, Acted)]
    assert [one.step.act for one in after] == [one.step.act for one in before]


def test_a_server_is_drained() -> None:
    _, operator, _, _, _ = begun()
    assert operator.ask("drain") == {"draining": True}
    assert operator.drained == 1


@pytest.mark.parametrize(
    ("do", "fields", "told"),
    [
        ("dance", {}, "another version"),
        ("remove", {}, "whom: it is missing"),
        ("remove", {"whom": "xyz"}, "no person's handle"),
        ("remove", {"whom": "12"}, "no person's handle"),
        ("ban", {"whom": "1.2.3"}, "no address"),
        ("unban", {"whom": "203.0.113.7"}, "no ban"),
        ("close", {}, "table: it is missing"),
    ],
)
def test_what_cannot_be_done_says_why(do: str, fields: dict[str, Any], told: str) -> None:
    _, operator, _, _, _ = begun()
    with pytest.raises(NotDone, match=told):
        operator.ask(do, **fields)


def test_who_ever_sat_at_a_table_is_found_long_after() -> None:
    house = House()
    house.worker()
    code = house.asleep("Ana")
    house.guests.clear()
    operator = Operator(house)
    assert operator.ask("persons")["persons"] == []
    [ana] = operator.ask("persons", table=code)["persons"]
    assert (ana["name"], ana["seats"], ana["state"], ana["table"]) == ("Ana", [1], "sat", code)
    assert operator.ask("forget", whom=ana["person"])["tables"] == 1
    assert operator.ask("persons", table=code)["persons"][0]["name"] == "?"
    with pytest.raises(NotDone, match="no table has this code"):
        operator.ask("persons", table="K7QM2XV0")


def test_who_is_at_a_table_now_is_listed_as_they_are() -> None:
    house, operator, ana, ivo, code = begun()
    sit(house, ana, ivo)
    operator.ask("remove", whom=handle(ivo))
    found = {one["name"]: one["state"] for one in operator.ask("persons", table=code)["persons"]}
    assert found == {"Ana": "here", "Ivo": "left"}


class Shared(SoleOwner):
    """Owns what the other server of a club does not have."""

    def __init__(self) -> None:
        self.elsewhere = ""

    async def claim(self, code: str) -> None:
        if code == self.elsewhere:
            raise LivesElsewhere(OtherNode("wss://two.example:6006", None))


def test_a_table_that_another_server_has_is_neither_closed_nor_erased_from() -> None:
    ownership = Shared()
    house = House(ownership=ownership)
    house.worker()
    operator, code = Operator(house), house.asleep("Eva")
    eva = house.person("Eva")
    ownership.elsewhere, kept = code, list(house.log.entries)
    for do, fields in (("close", {"table": code}), ("forget", {"whom": handle(eva)})):
        with pytest.raises(NotDone, match=rf"{code}: the server at wss://two\.example:6006 has it"):
            operator.ask(do, **fields)
    assert house.log.entries == kept


def test_who_is_forgotten_is_so_everywhere_but_at_what_other_servers_have() -> None:
    ownership = Shared()
    house = House(ownership=ownership)
    house.worker()
    operator = Operator(house)
    codes = [house.asleep("Eva")]
    eva = house.person("Eva")
    codes.append(house.says(eva, "create", "another", profile="chiva", pause=0)["code"])
    house.says(eva, "sit", "sit", seat=1)
    for seat in (2, 3, 4):
        house.says(eva, "fill", f"fill {seat}", seat=seat, level="club")
    house.says(eva, "start", "begin")
    there, here = sorted(codes)
    ownership.elsewhere = there
    with pytest.raises(NotDone, match=f"{there}: the server"):
        operator.ask("forget", whom=handle(eva))
    names = [operator.ask("persons", table=code)["persons"][0]["name"] for code in (there, here)]
    assert names == ["Eva", "?"]


def test_who_was_banned_at_another_server_while_away_has_left_the_table() -> None:
    house, operator, ana, _, code = begun()
    house.lobby.gone(ana)
    person = house.lobby.tables[code].seating.persons[ana.identity]
    house.guests.remove(ana)
    ban = Restraint(Kind.BAN, ana.identity.hex(), "Ana", 5)
    operator.register.kept[ban.kind, ban.whom] = ban
    operator.look_again()
    assert person.left
    assert len(operator.ask("bans")["bans"]) == 1
    del operator.register.kept[ban.kind, ban.whom]
    operator.look_again()
    assert operator.ask("bans")["bans"] == []


def test_what_is_said_while_others_are_heard_is_not_undone_by_what_was_read_before() -> None:
    _, operator, _, ivo, _ = begun()
    read = operator.register.notice

    async def banned_meanwhile() -> str | None:
        found = await read()
        await operator.office.answer({"do": "ban", "whom": handle(ivo)})
        operator.register.kept.clear()
        return found

    operator.register.notice = banned_meanwhile  # type: ignore[method-assign]
    operator.look_again()
    assert len(operator.ask("bans")["bans"]) == 1


def test_what_was_said_to_another_server_of_the_club_holds_here_too() -> None:
    _, operator, ana, ivo, _ = begun()
    ban = Restraint(Kind.BAN, ivo.identity.hex(), "Ivo", 5)
    operator.register.kept[ban.kind, ban.whom] = ban
    operator.register.told = "until ten"
    operator.look_again()
    assert (ivo.closed, ana.closed) == (Closing.BANNED, None)
    assert operator.told == [{"type": "notice", "text": "until ten"}]
    operator.look_again()
    assert len(operator.told) == 1


def test_what_is_lifted_at_another_server_before_it_was_read_here_holds_no_more() -> None:
    _, operator, _, ivo, _ = begun()
    operator.look_again()
    operator.ask("ban", whom=handle(ivo))
    operator.register.kept.clear()
    operator.look_again()
    assert operator.ask("bans")["bans"] == []
