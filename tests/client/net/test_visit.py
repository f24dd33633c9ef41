"""One stay at a server: lost links, repeated requests, and ends for good."""

from __future__ import annotations

import asyncio
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgpack
import pytest

from doublesix.protocol import answers
from doublesix.protocol.answers import Left, Refused, Table, Update
from doublesix_client.core.link import Arrived, Judged, LinkPhase
from doublesix_client.net.visit import MOST_UNANSWERED
from doublesix_server.tls import fingerprint_of
from tests.client.net.relay import a_relay
from tests.client.net.scripted import SAMPLES, Visitor, a_server
from tests.client.net.sessions import BRISK, OTHER, SECRET, Talk, acts_of, first_act, talking
from tests.server.running import running, until
from tests.whole.processes import server_process

CERTIFICATES = Path(__file__).parents[2] / "server/certificates"
HERE: dict[str, Any] = {
    "certificate": str(CERTIFICATES / "here.pem"),
    "key": str(CERTIFICATES / "here.key"),
    "fingerprint": fingerprint_of(CERTIFICATES / "here.pem"),
}


async def test_a_newer_window_takes_over_and_the_older_does_not_fight_for_it() -> None:  # S1
    async with running(workers=0) as server, talking() as older, talking() as newer:
        older.open(server.url)
        table = await older.asked("create", profile="chiva")
        assert isinstance(table, Table)
        await older.asked("sit", seat=1)
        newer.open(server.url, code=table.code)
        await older.link(LinkPhase.ENDED, reason="taken_over")
        assert (await newer.table()).you.seat == 1
        refused = await older.asked("sit", seat=2)
        assert isinstance(refused, Refused)
        assert (refused.reason, older.phases()[-1]) == ("link_lost", LinkPhase.ENDED)
        assert newer.phases()[-1] is LinkPhase.READY


async def test_who_left_a_table_on_purpose_is_not_brought_back_to_it() -> None:  # W8
    async with running(workers=0) as server, a_relay(server.url) as road, talking() as talk:
        talk.open(road.url)
        table = await talk.asked("create", profile="chiva")
        assert isinstance(table, Table)
        await talk.asked("sit", seat=1)
        other = await server.person("Ben", secret=OTHER, code=table.code)
        await other.ask("sit")
        assert isinstance(await talk.asked("leave"), Left)
        road.cut()
        await talk.link(LinkPhase.RETRYING, reason="link_lost")
        await talk.link(LinkPhase.READY)
        refused = await talk.asked("sit")
        assert isinstance(refused, Refused)
        assert refused.reason == "not_at_a_table"


async def test_a_lost_link_is_taken_up_again_at_the_same_table() -> None:  # S4
    async with running(workers=0) as server, a_relay(server.url) as road, talking() as talk:
        talk.open(road.url)
        made = await talk.asked("create", profile="chiva")
        assert isinstance(made, Table)
        await talk.asked("sit", seat=3)
        road.cut()
        retrying = await talk.link(LinkPhase.RETRYING, reason="link_lost")
        assert retrying.wait == 0.01
        await talk.link(LinkPhase.READY)
        table = await talk.table()
        assert (table.code, table.you.seat) == (made.code, 3)


async def test_an_unknown_table_ends_it() -> None:
    async with running(workers=0) as server, talking() as talk:
        talk.open(server.url, code="K7QM2XV0")
        ended = await talk.link(LinkPhase.ENDED, reason="no_such_table")
        assert ended.values == {"code": "K7QM2XV0"}
        assert SECRET.hex() not in repr(talk.news)


async def test_an_act_whose_answer_got_lost_is_done_once_and_answered() -> None:  # S4, A1
    async with running() as server, a_relay(server.url) as road, talking() as talk:
        talk.open(road.url)
        await talk.own_table()
        before = await talk.turn(await talk.asked("start"))
        road.loses_answers = True
        act = talk.ask(**first_act(before))
        await until(road.lost.is_set)
        road.cut()
        current = await talk.update()
        assert acts_of(current) == acts_of(before) + 1
        answer = await talk.answer(act)
        assert isinstance(answer, Update)
        assert answer.version == before.version + 1
        assert talk.answers_to(act) == [answer]


@pytest.mark.slow
async def test_a_killed_server_that_comes_back_finds_everybody_in_their_seats(
    tmp_path: Path,
) -> None:  # S4, R4
    flags = ("--data", str(tmp_path), "--log", "warning")
    async with a_relay("ws://127.0.0.1:1") as road, talking() as talk:
        with server_process(*flags) as server:
            road.lead_to(server.url)
            talk.open(road.url)
            code = await talk.own_table()
            before = await talk.turn(await talk.asked("start"))
            road.loses_answers = True
            act = talk.ask(**first_act(before))
            await until(road.lost.is_set)
            server.stop(signal.SIGKILL)
        road.cut()
        await talk.link(LinkPhase.RETRYING, reason="no_server")
        with server_process(*flags) as server:
            road.lead_to(server.url)
            await talk.link(LinkPhase.READY)
            table = await talk.table()
            assert (table.code, table.you.seat) == (code, 1)
            answer = await talk.answer(act)
            assert isinstance(answer, Update)
            assert answer.version == before.version + 1
            assert acts_of(answer) == acts_of(before) + 1
            assert talk.answers_to(act) == [answer]


async def test_what_is_asked_while_the_link_is_lost_is_sent_once_it_is_there_again() -> None:
    async with running(workers=0) as server, a_relay(server.url) as road, talking() as talk:
        talk.open(road.url)
        await talk.asked("create", profile="chiva")
        await talk.asked("sit", seat=4)
        road.lead_to("ws://127.0.0.1:1")
        road.cut()
        await talk.link(LinkPhase.RETRYING, reason="no_server")
        asked = [talk.ask("sit", seat=seat) for seat in (1, 2, 3)]
        road.lead_to(server.url)
        tables = [await talk.answer(one) for one in asked]
        assert [table.you.seat for table in tables if isinstance(table, Table)] == [1, 2, 3]


async def test_who_is_to_be_seated_here_too_is_not_seated_twice() -> None:
    async with running(workers=0) as server, a_relay(server.url) as road, talking() as talk:
        talk.open(road.url)
        await talk.asked("create", profile="chiva")
        await talk.asked("sit", seat=1)
        road.loses_answers = True
        shared = talk.ask("share", name="Ben")
        await until(road.lost.is_set)
        road.cut()
        refused = await talk.answer(shared)
        assert isinstance(refused, Refused)
        assert refused.reason == "link_lost"
        assert len((await talk.table()).you.seats) == 2


async def test_no_more_is_asked_than_a_server_keeps_while_it_wakes_a_table() -> None:
    async with talking() as talk:
        talk.open("ws://127.0.0.1:1")
        await talk.link(LinkPhase.RETRYING)
        for _ in range(MOST_UNANSWERED):
            talk.ask("sit")
        refused = await talk.asked("sit")
        assert isinstance(refused, Refused)
        assert refused.reason == "too_fast"


async def test_a_leave_whose_answer_got_lost_stays_one() -> None:  # W8
    async with running(workers=0) as server, a_relay(server.url) as road, talking() as talk:
        talk.open(road.url)
        made = await talk.asked("create", profile="chiva")
        assert isinstance(made, Table)
        await talk.asked("sit", seat=1)
        other = await server.person("Ben", secret=OTHER, code=made.code)
        await other.ask("sit")
        road.loses_answers = True
        leave = talk.ask("leave")
        await until(road.lost.is_set)
        road.cut()
        assert isinstance(await talk.answer(leave), Left)
        assert await _is_at_no_table(talk)
        assert (await other.ask("hold"))["seats"][0]["state"] in {"left", "open"}


async def test_a_leave_that_closed_the_table_is_answered_all_the_same() -> None:  # W8
    async with running(workers=0) as server, a_relay(server.url) as road, talking() as talk:
        talk.open(road.url)
        await talk.asked("create", profile="chiva")
        await talk.asked("sit", seat=1)
        road.loses_answers = True
        leave = talk.ask("leave")
        await until(road.lost.is_set)
        road.cut()
        assert isinstance(await talk.answer(leave), Left)
        assert (await talk.link(LinkPhase.READY)).reason is None
        assert await _is_at_no_table(talk)


async def test_a_leave_that_never_reached_the_server_is_made_up_for() -> None:  # W8
    async with running(workers=0) as server, a_relay(server.url) as road, talking() as talk:
        talk.open(road.url)
        made = await talk.asked("create", profile="chiva")
        assert isinstance(made, Table)
        await talk.asked("sit", seat=1)
        other = await server.person("Ben", secret=OTHER, code=made.code)
        await other.ask("sit")
        road.lead_to("ws://127.0.0.1:1")
        road.cut()
        await talk.link(LinkPhase.RETRYING, reason="no_server")
        leave = talk.ask("leave")
        road.lead_to(server.url)
        assert isinstance(await talk.answer(leave), Left)
        assert await _is_at_no_table(talk)


async def test_a_host_who_closed_the_table_is_not_brought_back_to_it() -> None:  # W8
    async with running(workers=0) as server, talking() as talk:
        talk.open(server.url)
        await talk.asked("create", profile="chiva")
        await talk.asked("close_table")
        await talk.link(LinkPhase.ENDED, reason="table_closed")


async def test_stopping_ends_it_and_one_may_come_back() -> None:
    async with running() as server, talking() as talk:
        talk.open(server.url)
        code = await talk.own_table()
        await talk.asked("start")
        talk.ask("stop")
        await talk.link(LinkPhase.ENDED, reason="table_stopped")
        talk.open(server.url, code)
        await talk.link(LinkPhase.READY)
        assert (await talk.table()).you.seat == 1


async def test_a_server_that_stops_is_waited_for_and_the_table_stays_in_sight() -> None:
    async with talking() as talk:
        async with running(workers=0) as server:
            talk.open(server.url)
            await talk.asked("create", profile="chiva")
        await talk.link(LinkPhase.RETRYING, reason="server_stops")
        told = [news.message.type for news in talk.news if isinstance(news, Arrived)]
        assert told == ["table"]


async def test_forced_passes_at_once_are_asked_for_again_by_each_link() -> None:
    heard = []

    async def script(visitor: Visitor) -> None:
        await visitor.welcome()
        await visitor.say("table", code="K7QM2XV0")
        asked = await visitor.heard()
        heard.append((visitor.number, asked["type"], asked["on"]))
        await visitor.say("table", re=asked["id"], code="K7QM2XV0")
        if visitor.number:
            await visitor.heard()

    async with a_server(script) as url, talking() as talk:
        talk.open(url)
        await talk.asked("pass_at_once", on=True)
        await talk.link(LinkPhase.RETRYING)
        await talk.link(LinkPhase.READY)
        await until(lambda: len(heard) == 2)
    assert heard == [(0, "pass_at_once", True), (1, "pass_at_once", True)]


async def test_a_request_that_costs_the_link_each_time_is_given_up() -> None:
    heard = []

    async def script(visitor: Visitor) -> None:
        await visitor.welcome()
        heard.append((await visitor.heard())["type"])

    async with a_server(script) as url, talking() as talk:
        talk.open(url)
        refused = await talk.asked("list_tables")
        assert isinstance(refused, Refused)
        assert refused.reason == "link_lost"
        assert heard == ["list_tables"] * 3


async def test_a_server_of_another_time_is_told_in_versions() -> None:  # R5
    async def script(visitor: Visitor) -> None:
        hello = await visitor.heard()
        await visitor.refuse(hello, "wrong_protocol", server=2, client=1, older="client")
        await visitor.say("closing", reason="refused")

    async with a_server(script) as url, talking() as talk:
        talk.open(url)
        ended = await talk.link(LinkPhase.ENDED, reason="wrong_version")
        assert ended.values == {"ours": 1, "theirs": 2, "older": "client"}


async def test_an_invitation_is_shown_and_a_wrong_one_ends_it() -> None:
    async with running(workers=0, invitation="rain") as server, talking() as talk:
        talk.open(server.url, invitation="sun")
        await talk.link(LinkPhase.ENDED, reason="not_invited")
        talk.open(server.url)
        await talk.link(LinkPhase.ENDED, reason="not_invited")
        talk.open(server.url, invitation="rain")
        await talk.link(LinkPhase.READY)


async def test_what_may_pass_is_tried_again() -> None:
    async def script(visitor: Visitor) -> None:
        if visitor.number < 3:
            await visitor.refuse(await visitor.heard(), "cannot_keep")
            return
        await visitor.welcome()
        await visitor.heard()

    async with a_server(script) as url, talking() as talk:
        talk.open(url)
        waits = [(await talk.link(LinkPhase.RETRYING, reason="cannot_keep")).wait for _ in range(6)]
        assert waits == [0.01, None, 0.02, None, 0.02, None]
        await talk.link(LinkPhase.READY)


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ({"type": "table", "code": 7}, "table."),
        ({"type": "nonsense"}, "type: union_tag_invalid"),
        ({"type": "update", "version": "a hand"}, "update."),
        ({"type": "closing"}, "closing.reason: missing"),
    ],
)
async def test_what_is_not_understood_ends_it_and_is_not_quoted(
    message: dict[str, Any], told: str
) -> None:
    async def script(visitor: Visitor) -> None:
        await visitor.welcome()
        await visitor.socket.send(msgpack.packb(message))
        await visitor.heard()

    async with a_server(script) as url, talking() as talk:
        talk.open(url)
        ended = await talk.link(LinkPhase.ENDED, reason="not_understood")
        assert ended.values["told"].startswith(told)
        assert "a hand" not in repr(talk.news)


@pytest.mark.parametrize("frame", [b"\xc1", "text", b"\x93\x01\x02\x03"])
async def test_a_frame_that_is_no_message_ends_it(frame: str | bytes) -> None:  # R1
    async def script(visitor: Visitor) -> None:
        await visitor.welcome()
        await visitor.socket.send(frame)
        await visitor.heard()

    async with a_server(script) as url, talking() as talk:
        talk.open(url)
        await talk.link(LinkPhase.ENDED, reason="not_understood")


async def test_a_server_that_does_not_answer_a_hello_is_left() -> None:
    async def script(visitor: Visitor) -> None:
        await visitor.socket.wait_closed()

    async with a_server(script) as url, talking(replace(BRISK, hello=0.05)) as talk:
        talk.open(url)
        await talk.link(LinkPhase.RETRYING, reason="no_server")


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "bad_address"),
        ("http://127.0.0.1", "bad_address"),
        ("ws://127.0.0.1:99999", "bad_address"),
    ],
)
async def test_an_address_that_is_none_ends_it(url: str, reason: str) -> None:
    async with talking() as talk:
        talk.open(url)
        await talk.link(LinkPhase.ENDED, reason=reason)


async def test_something_else_that_answers_there_ends_it() -> None:
    async def printer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(printer, "127.0.0.1", 0) as server, talking() as talk:
        talk.open(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}")
        await talk.link(LinkPhase.ENDED, reason="not_ours")


async def test_a_certificate_that_nobody_known_signed_ends_it() -> None:
    fingerprint = HERE["fingerprint"]
    async with running(workers=0, **HERE) as server, talking() as talk:
        talk.open(server.url)
        await talk.link(LinkPhase.ENDED, reason="no_trust")
        talk.open(server.url, fingerprint="00" * 32)
        await talk.link(LinkPhase.ENDED, reason="other_certificate")
        talk.open(server.url, fingerprint=fingerprint)
        await talk.link(LinkPhase.READY)


class Rumours:
    """What is heard of a server on the network: `heard` names its address once there is one."""

    def __init__(self) -> None:
        self.wanted: list[tuple[str, str]] = []
        self.heard: asyncio.Queue[str] = asyncio.Queue()

    async def find(self, fingerprint: str, not_at: str) -> str:
        self.wanted.append((fingerprint, not_at))
        return await self.heard.get()


async def test_a_server_that_has_another_address_now_is_known_by_its_certificate() -> None:
    rumours = Rumours()
    async with (
        running(workers=0, **HERE) as server,
        a_relay(server.url) as before,
        a_relay(server.url) as after,
        talking(find=rumours.find) as talk,
    ):
        was, is_by_now = (road.url.replace("ws:", "wss:") for road in (before, after))
        talk.open(was, fingerprint=HERE["fingerprint"])
        made = await talk.asked("create", profile="chiva")
        assert isinstance(made, Table)
        await talk.asked("sit", seat=3)
        before.lead_to("ws://127.0.0.1:1")
        before.cut()
        await talk.link(LinkPhase.RETRYING, reason="no_server")
        rumours.heard.put_nowait(is_by_now)
        state = await talk.link(LinkPhase.READY)
        assert state.server == was
        assert (await talk.table()).you.seat == 3
        assert set(rumours.wanted) == {(HERE["fingerprint"], was)}
        after.cut()
        await talk.link(LinkPhase.READY)
        assert after.came == 2


async def test_who_comes_to_a_server_that_has_another_address_now_finds_it() -> None:
    rumours = Rumours()
    async with running(workers=0, **HERE) as server, talking(find=rumours.find) as talk:
        rumours.heard.put_nowait(server.url)
        talk.open("wss://127.0.0.1:1", fingerprint=HERE["fingerprint"])
        await talk.link(LinkPhase.READY)
        assert LinkPhase.RETRYING not in talk.phases()


async def test_a_rumour_that_leads_to_another_certificate_changes_nothing() -> None:
    rumours = Rumours()
    others = {name: str(CERTIFICATES / f"elsewhere.{name}") for name in ("pem", "key")}
    async with (
        running(
            workers=0,
            certificate=others["pem"],
            key=others["key"],
            fingerprint=fingerprint_of(CERTIFICATES / "elsewhere.pem"),
        ) as stranger,
        running(workers=0, **HERE) as server,
        a_relay(server.url) as road,
        talking(find=rumours.find) as talk,
    ):
        talk.open(road.url.replace("ws:", "wss:"), fingerprint=HERE["fingerprint"])
        await talk.link(LinkPhase.READY)
        for _ in range(3):
            rumours.heard.put_nowait(stranger.url)
        road.cut()
        await talk.link(LinkPhase.RETRYING)
        await talk.link(LinkPhase.READY)


@pytest.mark.slow
async def test_a_server_that_stops_answering_is_seen_by_its_pings() -> None:
    with server_process("--bots", "0", "--log", "warning") as server:
        async with talking(replace(BRISK, ping=0.2, hello=0.5)) as talk:
            talk.open(server.url)
            await talk.asked("create", profile="chiva")
            await talk.asked("sit", seat=1)
            server.process.send_signal(signal.SIGSTOP)
            sit = talk.ask("sit", seat=2)
            await talk.link(LinkPhase.RETRYING, reason="link_lost")
            server.process.send_signal(signal.SIGCONT)
            await talk.link(LinkPhase.READY)
            assert isinstance(await talk.answer(sit), Table)


async def _is_at_no_table(talk: Talk) -> bool:
    refused = await talk.asked("sit")
    return isinstance(refused, Refused) and refused.reason == "not_at_a_table"


async def test_no_more_is_read_than_the_window_takes_in() -> None:
    """However fast a server tells: what waits has an end, and nothing is lost or turned round."""
    most = 300

    async def tell_much(visitor: Visitor) -> None:
        await visitor.welcome()
        for number in range(most):
            await visitor.say("talk", text=str(number))
        await visitor.heard()

    async with a_server(tell_much) as url, talking() as talk:
        talk.room = 5
        talk.open(url)
        await talk.link(LinkPhase.READY)
        longest = 0
        texts: list[str | None] = []
        while len(texts) < most:
            longest = max(longest, len(talk.news) - talk._read)
            found = await talk.until(lambda news: isinstance(news, Arrived))
            assert isinstance(found, Arrived)
            assert isinstance(found.message, answers.Talk)
            texts.append(found.message.text)
        assert texts == [str(number) for number in range(most)]
        assert longest <= talk.room + 1


async def test_levels_that_came_while_one_was_there_are_known_when_the_link_is_lost() -> None:
    async def script(visitor: Visitor) -> None:
        await visitor.welcome()
        if not visitor.number:
            await visitor.say("levels", levels=["club", "master"])

    async with a_server(script) as url, talking() as talk:
        talk.open(url)
        lost = await talk.link(LinkPhase.RETRYING)
        assert lost.levels == ("club", "master")


async def test_a_deal_is_drawn_with_a_share_from_here_and_judged_when_it_ends() -> None:
    async with running() as server, talking() as talk:
        talk.open(server.url)
        await talk.own_table()
        update = await talk.turn(await talk.asked("start"))
        while update.view.phase != "over":
            answer = await talk.asked(**first_act(update))
            assert isinstance(answer, Update)
            update = answer
            while not update.view.legal and update.view.phase != "over":
                update = await talk.update()
        judged = await talk.until(lambda news: isinstance(news, Judged))
        assert isinstance(judged, Judged)
        assert (judged.ruling, judged.deal, judged.findings) == ("sure", 1, ())
        assert 1 in judged.shares
        told = {news.message.type for news in talk.news if isinstance(news, Arrived)}
        assert not told & {"draw", "noted"}


async def test_an_older_server_is_told_less_and_plays_all_the_same() -> None:
    heard = []

    async def script(visitor: Visitor) -> None:
        heard.append(await visitor.heard())
        values = {"field": "shares", "problem": "extra_forbidden"}
        await visitor.refuse(heard[-1], "bad_request", **values)
        heard.append(await visitor.welcome())
        await visitor.heard()

    async with a_server(script) as url, talking() as talk:
        talk.open(url)
        assert not (await talk.link(LinkPhase.READY)).checks
    assert ["shares" in hello for hello in heard] == [True, False]


async def test_what_does_not_match_is_told_with_its_evidence() -> None:
    async def script(visitor: Visitor) -> None:
        await visitor.welcome()
        await visitor.say("draw", stage="commit", attempt=1, named=[], yours=[1])
        committed = await visitor.heard()
        await visitor.say("noted", re=committed["id"])
        await visitor.say("draw", stage="reveal", attempt=1, commitments={}, named=[])
        await visitor.say("update", re=None)
        view = {**SAMPLES["update"]["view"], "deal": 3}
        await visitor.say("update", re=None, view=view)
        told = {"secret": bytes(32), "shares": {}, "commitments": {}, "named": []}
        await visitor.say("draw", stage="opened", attempt=1, **told)
        await visitor.heard()

    async with a_server(script) as url, talking() as talk:
        talk.open(url)
        judged = await talk.until(lambda news: isinstance(news, Judged))
        assert isinstance(judged, Judged)
        assert judged.ruling == "broken"
        assert ("own_commitment_changed", 1) in judged.findings
        assert judged.evidence["messages"]
