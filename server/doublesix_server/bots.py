"""Bots: a worker process that plays empty seats.

One control connection is offered seats; each seat gets a connection of its own, which shows the
ticket and from then on is what a person's client is. All that a player is told is the
view that came over that connection.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial

from doublesix.link import (
    Link,
    LinkError,
    Message,
    Place,
    Refused,
    open_link,
    say_hello,
    seat_word,
    unknown_in_hello,
    worker_word,
)
from doublesix.players.advice import advise
from doublesix.protocol import PROTOCOL_VERSION
from doublesix.protocol.errors import Refusal
from doublesix_server.crew import Crew, Told, heard_nearby
from doublesix_server.thinking import Skills

log = logging.getLogger(__name__)

MOST_SEATS = 200
_TELL_EVERY = 1.0


async def work(
    url: str,
    token: str,
    *,
    leave_with_server: bool,
    fingerprint: str | None = None,
    skills: Skills | None = None,
) -> None:
    """Play seats for a server, or for all of its club, coming back when the link is lost.

    With `leave_with_server`, LinkError ends it instead. A refusal (a wrong token, another
    version) always ends it, and so does a certificate that cannot be trusted. NothingToPlay says
    that no level works here. With a `fingerprint` the server's certificate must be that one.
    Without `skills` it plays the levels that do not search.
    """
    skills = Skills() if skills is None else skills
    preparing = asyncio.create_task(skills.prepare())
    try:
        await skills.settle()
        home = Place(url, fingerprint)
        if leave_with_server:
            await _stay(token, skills, home, _stays, follows=False)
        else:
            await Crew(partial(_stay, token, skills), find=heard_nearby).run(home)
    finally:
        preparing.cancel()


async def work_for(
    clubs_servers: AsyncIterator[tuple[Place, ...]], token: str, *, skills: Skills
) -> None:
    """Play seats for all servers of a club, as they come and go."""
    preparing = asyncio.create_task(skills.prepare())
    crew = Crew(partial(_stay, token, skills))
    try:
        await skills.settle()
        async for places in clubs_servers:
            crew.told(places)
    finally:
        await crew.leave()
        preparing.cancel()


def _stays(nodes: tuple[Place, ...]) -> bool:
    return False


async def _stay(
    token: str, skills: Skills, place: Place, told: Told, *, follows: bool = True
) -> None:
    """Play every seat that a server offers, until the link is lost or it may go."""
    word = worker_word(token)
    async with open_link(place.url, authorization=word, fingerprint=place.fingerprint) as link:
        is_preparing = bool(skills.coming)
        await _say_hello(link, token, skills, follows=follows)
        log.info("working for %s", place.url)
        told(())
        await _take_offers(place, link, skills, told, is_preparing=is_preparing)


async def _say_hello(link: Link, token: str, skills: Skills, *, follows: bool) -> None:
    """Offer to play; to a server that is older without following it to others."""
    hello = {
        "protocol": PROTOCOL_VERSION,
        "token": token,
        "levels": list(skills.levels),
        "coming": list(skills.coming),
        "seats": MOST_SEATS,
    }
    if follows:
        try:
            await link.ask("hello_worker", **hello, follows=True)
        except Refused as refusal:
            if unknown_in_hello(refusal.reason, refusal.values) != "follows":
                raise
        else:
            return
    await link.ask("hello_worker", **hello)


async def _take_offers(
    place: Place, link: Link, skills: Skills, told: Told, *, is_preparing: bool
) -> None:
    """Play every seat that is offered, until the control connection is lost or may go.

    `is_preparing` says that levels were announced as coming.
    """
    tasks: set[asyncio.Task[None]] = set()

    def begin(task: asyncio.Task[None]) -> None:
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    try:
        if is_preparing:
            begin(asyncio.create_task(_tell_of_skills(link, skills)))
        while True:
            message = await link.receive()
            if message["type"] == "offer":
                begin(asyncio.create_task(_play_seat(place, message, skills)))
            elif message["type"] == "question":
                begin(asyncio.create_task(_advise(link, message, skills)))
            elif message["type"] == "nodes" and told(link.nodes):
                return
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _tell_of_skills(link: Link, skills: Skills) -> None:
    """Tell the server which levels are coming, how far they are, and when they are there."""
    with suppress(LinkError):  # whoever receives sees it too
        told: tuple[int, int] | None = None
        while skills.coming:
            now = skills.compiling()
            if now != told:
                told = now
                await link.send("prepare", **_prepared(skills, now))
            with suppress(TimeoutError):
                async with asyncio.timeout(_TELL_EVERY):
                    await skills.settled.wait()
        await link.send("prepare", **_prepared(skills, None))


def _prepared(skills: Skills, compiling: tuple[int, int] | None) -> Message:
    ready, kernels = compiling or (0, 0)
    levels, coming = list(skills.levels), list(skills.coming)
    return {"levels": levels, "coming": coming, "ready": ready, "of": kernels}


async def _advise(link: Link, question: Message, skills: Skills) -> None:
    """Answer a question."""
    try:
        advice = await skills.think(question["level"], partial(_advice, question, skills))
        await link.send("advise", number=question["number"], **advice)
    except LinkError:
        pass  # whoever receives sees it too
    except Exception as error:  # noqa: BLE001 (the server asks another; the worker's seats go on)
        _complain("a hint failed", error)


def _advice(question: Message, skills: Skills) -> Message:
    """Return what a player would do and why, seeing what the seat that asks sees."""
    effort = skills.effort_of_a_hint(question["level"])
    advice = advise(question["view"], question["level"], question["seed"], effort)
    reasons = [reason.plain for reason in advice.reasons]
    return {"act": _as_listed(advice.request), "reasons": reasons}


def _as_listed(request: Message) -> list[str | int]:
    """Return a request as it stands in `legal`."""
    match request["type"]:
        case "pass":
            return ["pass"]
        case "name":
            return ["name", request["opener"]]
    return [request["tile"], request["end"]] if "end" in request else [request["tile"]]


async def _play_seat(place: Place, offer: Message, skills: Skills) -> None:
    """Play one seat until its connection ends."""
    fields = {"table": offer["code"]}
    level = offer["level"]
    try:
        choose = partial(skills.choose, level, skills.make(level, offer["seed"]))
        word = seat_word(offer["ticket"])
        url, known = place.url, place.fingerprint
        async with open_link(url, authorization=word, fingerprint=known) as link:
            hello = {"protocol": PROTOCOL_VERSION, "ticket": offer["ticket"]}
            await say_hello(link, "hello_seat", hello)
            while True:
                await _play_on(link, choose)
    except LinkError as error:
        log.info("a seat of table %s is given up: %s", offer["code"], error, extra=fields)
    except Refused as refusal:  # the seat was given away meanwhile, or the act was not allowed
        reason = refusal.reason
        log.info("a seat of table %s is given up: %s", offer["code"], reason, extra=fields)
    except Exception as error:  # noqa: BLE001 (this seat fails; the worker's others go on)
        _complain("a seat failed", error, **fields)


def _complain(what: str, error: Exception, **fields: str) -> None:
    # The text of an error may quote a hand: its kind and its place are told, no more.
    place = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s: %s\n%s", what, type(error).__name__, place, extra=fields)


async def _play_on(link: Link, choose: Callable[[Message], Awaitable[Message]]) -> None:
    """Act if it is this seat's to act, else wait for news."""
    view = link.view
    is_dealing = link.witness.is_dealing
    if view is None or not view["legal"] or is_dealing or _is_held(link):
        await link.receive()
        return
    until = asyncio.get_running_loop().time() + _pause_of(link)
    act = await choose(view)
    if not await _nothing_new(link, until) or _is_held(link):
        return
    try:
        await link.answer_to(await link.act(act))
    except Refused as refusal:
        if refusal.reason not in (Refusal.STALE, Refusal.HELD, Refusal.DEALING):
            raise


def _is_held(link: Link) -> bool:
    """Tell whether somebody reads and so holds the computer players."""
    return link.table is not None and any(seat["holds"] for seat in link.table["seats"])


def _pause_of(link: Link) -> float:
    return 0.0 if link.table is None else float(link.table["pause"]) / 1000


async def _nothing_new(link: Link, until: float) -> bool:
    """Wait, so that the time an act takes tells nothing of the hand; False if news came."""
    assert link.update is not None
    version = link.update["version"]
    loop = asyncio.get_running_loop()
    while loop.time() < until:
        try:
            async with asyncio.timeout_at(until):
                await link.receive()
        except TimeoutError:
            break
        if link.update["version"] != version:
            return False
    return True
