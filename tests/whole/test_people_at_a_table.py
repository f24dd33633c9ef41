"""Several people at one table over real sockets: what they agree on, share, say and come back to.

Every message of these tests is held against the models of the protocol.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import pytest

from doublesix.link import Link, LinkLost, Refused
from doublesix.protocol.answers import ANSWERS
from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import dumps
from tests.server.running import Running, act, play_deal, running

NAMES = ("Ana", "Ivo", "Eva", "Leo")


@pytest.fixture(autouse=True)
def every_message_is_one_of_the_protocol(monkeypatch: pytest.MonkeyPatch) -> None:
    """Validate whatever anybody receives, workers too."""
    receive = Link.receive

    async def validated(link: Link) -> dict[str, Any]:
        message = await receive(link)
        ANSWERS.validate_python(message)
        return message

    monkeypatch.setattr(Link, "receive", validated)


async def begun(server: Running, persons: int, **fields: Any) -> tuple[list[Link], list[bytes]]:
    """Return the links of persons in the first seats, begun, and their secrets."""
    own = [secrets.token_bytes(16) for _ in range(persons)]
    ana = await server.person("Ana", secret=own[0])
    bots = dict.fromkeys(range(persons + 1, 5), "club")
    code = await server.table(ana, bots=bots, **fields)
    links = [ana]
    for name, secret in zip(NAMES[1:persons], own[1:], strict=True):
        links.append(await server.person(name, code=code, secret=secret))
    for seat, link in enumerate(links, start=1):
        await link.ask("sit", seat=seat)
    await ana.send("start")
    for link in links:
        while link.update is None:
            await link.receive()
    return links, own


async def play_out(links: list[Link]) -> None:
    """Have all play until the deal is over."""
    async with asyncio.timeout(20), asyncio.TaskGroup() as group:
        for link in links:
            group.create_task(play_deal(link))


def version(link: Link) -> int:
    assert link.update is not None
    number: int = link.update["version"]
    return number


async def told(link: Link, kind: str) -> dict[str, Any]:
    """Receive until a message of a kind."""
    async with asyncio.timeout(20):
        while (message := await link.receive())["type"] != kind:
            pass
    return message


async def up_to(link: Link, number: int) -> None:
    """Receive until a version of the session."""
    async with asyncio.timeout(20):
        while version(link) < number:
            await link.receive()


async def test_a_deal_goes_on_when_all_four_are_ready_and_not_before() -> None:  # A3
    async with running(workers=0) as server:
        people, _ = await begun(server, 4)
        await play_out(people)
        over = version(people[0])
        for ready, link in enumerate(people[:3], start=1):
            for _ in range(2):  # again is harmless
                table = await link.ask("go_on", version=over)
                assert [seat["ready"] for seat in table["seats"]].count(True) == ready
        assert {version(link) for link in people} == {over}
        assert (await people[3].ask("go_on", version=over))["version"] == over + 1
        for link in people:
            await up_to(link, over + 1)
            assert link.view is not None
            assert link.view["deal"] == 2
        with pytest.raises(Refused, match="stale"):
            await people[0].ask("go_on", version=over)
        await play_out(people)
        record = (await people[0].ask("get_record"))["record"]
        assert len(verify(read(dumps(record).encode())).chapters) == 2


async def test_an_act_is_undone_when_the_others_agree_and_stays_when_one_does_not() -> None:  # A4
    async with running() as server:
        people, _ = await begun(server, 2)
        ana, ivo = people
        async with asyncio.timeout(20):
            while ana.view is None or not ana.view["can_undo"] or not ana.view["legal"]:
                if ana.view is not None and ana.view["legal"]:
                    await act(ana)
                elif ivo.view is not None and ivo.view["legal"]:
                    await act(ivo)
                else:
                    for link in people:
                        await link.ask("get_record")
        played, before = len(ana.view["plays"]), version(ana)
        await up_to(ivo, before)
        asked = (await ana.ask("undo", version=before))["proposal"]
        assert (asked["kind"], asked["agreed"], asked["missing"]) == ("undo", [1], [2])
        table = await ivo.ask("decline", proposal=asked["proposal"])
        assert table["ended"] == {
            "proposal": asked["proposal"],
            "kind": "undo",
            "by": 1,
            "how": "declined",
            "who": 2,
        }
        with pytest.raises(Refused, match="declined_before"):
            await ana.ask("undo", version=before)
        assert version(ana) == before
        asked = (await ivo.ask("undo", version=before))["proposal"]
        update = await ana.ask("agree", proposal=asked["proposal"])
        assert update["version"] == before + 1
        assert len(update["view"]["plays"]) < played
        assert update["events"][0]["event"] == "taken_back"


async def test_who_is_lost_is_stood_in_for_by_agreement_and_takes_the_seat_back() -> None:  # S5, S6
    async with running() as server:
        people, own = await begun(server, 3)
        ana, ivo, eva = people
        code = ana.table["code"] if ana.table else ""
        await eva.close()
        while (await told(ana, "table"))["seats"][2]["state"] != "lost":
            pass
        asked = (await ana.ask("stand_in", seat=3))["proposal"]
        assert asked["missing"] == [2]
        table = await ivo.ask("agree", proposal=asked["proposal"])
        assert (table["seats"][2]["state"], table["seats"][2]["stand_in"]) == ("lost", "club")
        await play_out([ana, ivo])
        back = await server.person("Eva", code=code, secret=own[2])
        table = await told(back, "table")
        assert table["seats"][2]["stand_in"] == "club"
        await told(back, "update")
        table = await back.ask("reclaim", seat=3)
        assert (table["seats"][2]["state"], table["seats"][2]["stand_in"]) == ("here", None)
        over = version(back)
        for link in (ana, ivo, back):
            await link.ask("go_on", version=over)
        for link in (ana, ivo, back):
            await up_to(link, over + 1)
        await play_out([ana, ivo, back])
        record = (await back.ask("get_record"))["record"]
        assert [seat["kind"] for seat in record["seats"]] == ["person"] * 3 + ["bot"]
        verify(read(dumps(record).encode()))


async def test_all_stop_here_and_find_the_session_again() -> None:  # Rules 4.4
    async with running(workers=0) as server:
        people, own = await begun(server, 4)
        before = [link.view for link in people]
        code = people[0].table["code"] if people[0].table else ""
        asked = (await people[0].ask("stop"))["proposal"]
        for link in people[1:]:
            await link.ask("agree", proposal=asked["proposal"])
        for link in people:
            with pytest.raises(LinkLost) as lost:
                await told(link, "nothing more")
            assert lost.value.reason == "table_stopped"
        people = [
            await server.person(name, code=code, secret=secret)
            for name, secret in zip(NAMES, own, strict=True)
        ]
        for link, view in zip(people, before, strict=True):
            assert (await told(link, "update"))["view"] == view
        await play_out(people)


async def test_the_host_closes_a_table_and_all_are_told() -> None:
    async with running(workers=0) as server:
        people, _ = await begun(server, 4)
        with pytest.raises(Refused, match="host_only"):
            await people[1].ask("close_table")
        assert (await people[0].ask("close_table"))["type"] == "left"
        for link in people:
            with pytest.raises(LinkLost) as lost:
                await told(link, "nothing more")
            assert lost.value.reason == "table_closed"


async def test_two_at_one_device_are_shown_the_hand_that_is_uncovered_alone() -> None:
    """Rules 4.5, H3."""
    async with running() as server:
        ana = await server.person("Ana")
        await server.table(ana, bots={2: "club", 4: "club"})
        await ana.ask("sit", seat=1)
        table = await ana.ask("share", name="Eva")
        assert table["you"]["seats"] == [1, 3]
        assert [seat["name"] for seat in table["seats"]] == ["Ana", None, "Eva", None]
        await ana.ask("start")
        seen: dict[int, set[str]] = {1: set(), 3: set()}
        async with asyncio.timeout(20):
            while ana.view is None or ana.view["phase"] != "over":
                turn = None if ana.view is None else ana.view["turn"]
                if turn not in (1, 3):
                    await ana.receive()
                    continue
                assert ana.view is not None
                assert "hand" not in ana.view, "covered whenever somebody else is to act"
                with pytest.raises(Refused, match="covered"):
                    await ana.ask("pass", version=version(ana))
                shown = (await ana.ask("uncover", seat=turn))["view"]
                assert shown["seat"] == turn
                seen[turn] |= set(shown["hand"])
                await act(ana)
        assert {len(hand) for hand in seen.values()} == {7}
        assert not seen[1] & seen[3]


async def test_people_find_a_listed_table_sit_opposite_and_talk() -> None:
    async with running() as server:
        ana = await server.person("Ana")
        await server.table(ana, bots={2: "club", 4: "club"}, policies={"listed": True})
        assert (await ana.ask("sit"))["you"]["seat"] == 1
        ivo = await server.person("Ivo")
        [found] = (await ivo.ask("list_tables"))["tables"]
        assert (found["host"], found["people"], found["open"]) == ("Ana", 1, 3)
        await ivo.ask("join", code=found["code"])
        assert (await ivo.ask("sit"))["you"]["seat"] == 3
        said = await ivo.ask("say", text=" hello\u202e  all ")
        assert (said["name"], said["text"], said["phrase"]) == ("Ivo", "hello all", None)
        heard = await told(ana, "talk")
        assert {**heard, "re": said["re"]} == said
        await ana.ask("mute", person=heard["person"], on=True)
        await ivo.ask("say", phrase="good_luck")
        await ana.ask("start")
        with pytest.raises(Refused, match="not_between_deals"):
            await ana.ask("say", phrase="sorry")
        assert (await ivo.ask("list_tables"))["tables"] == []


async def test_a_strict_table_says_so_and_so_does_its_record() -> None:
    strict = {"takebacks": False, "hints": False, "talk": "never", "watchers": False}
    async with running() as server:
        (ana,), _ = await begun(server, 1, policies=strict)
        assert ana.table is not None
        assert ana.table["strict"] is True
        watcher = await server.person("Leo", code=ana.table["code"])
        await told(watcher, "table")
        while ana.view is None or not ana.view["legal"]:
            await ana.receive()
        for kind in ("undo", "hint"):
            with pytest.raises(Refused, match="switched_off"):
                await ana.ask(kind, version=version(ana))
        with pytest.raises(Refused, match="switched_off"):
            await ana.ask("say", phrase="hello")
        await play_deal(ana)
        record = (await ana.ask("get_record"))["record"]
        assert record["strict"] is True
        verify(read(dumps(record).encode()))
        with pytest.raises(Refused, match="not_seated"):
            await watcher.ask("hold")
        assert watcher.update is None


async def test_forced_passes_are_made_at_once_where_a_person_asked_for_it() -> None:  # Rules 5.2
    async with running() as server:
        (ana,), _ = await begun(server, 1, seed="rainy sunday")
        await ana.ask("pass_at_once", on=True)
        for _ in range(4):
            async with asyncio.timeout(20):
                while ana.view is None or ana.view["phase"] != "over":
                    legal = ana.view["legal"] if ana.view is not None else []
                    if legal and legal != [["pass"]]:
                        await act(ana)
                    else:
                        await ana.receive()
            if [1, "pass"] in ana.view["plays"]:
                break
            await ana.ask("go_on", version=version(ana))
        assert ana.view is not None
        assert [1, "pass"] in ana.view["plays"]
