"""Bots: a worker process that plays empty seats.

One control connection is offered seats; each seat gets a connection of its own, which shows the
ticket and from then on is what a person's client is. All that a player is told is the
view that came over that connection.
"""

from __future__ import annotations

import asyncio
import logging
import random
import traceback

from doublesix import players
from doublesix.link import (
    BadAddress,
    Link,
    LinkError,
    Message,
    NoTrust,
    Refused,
    open_link,
    seat_word,
    worker_word,
)
from doublesix.protocol import PROTOCOL_VERSION
from doublesix.protocol.errors import Refusal

log = logging.getLogger(__name__)

MOST_SEATS = 200
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0


async def work(
    url: str, token: str, *, leave_with_server: bool, fingerprint: str | None = None
) -> None:
    """Play seats for a server, coming back when the link is lost.

    With `leave_with_server`, LinkError ends it instead. A refusal (a wrong token, another
    version) always ends it, and so does a certificate that cannot be trusted. With a
    `fingerprint` the server's certificate must be that one.
    """
    pause = _FIRST_PAUSE
    while True:
        try:
            async with open_link(
                url, authorization=worker_word(token), fingerprint=fingerprint
            ) as link:
                await link.ask(
                    "hello_worker",
                    protocol=PROTOCOL_VERSION,
                    token=token,
                    levels=list(players.LEVELS),
                    seats=MOST_SEATS,
                )
                log.info("working for %s", url)
                pause = _FIRST_PAUSE
                await _take_offers(url, fingerprint, link)
        except (BadAddress, NoTrust):
            raise
        except LinkError as error:
            if leave_with_server:
                raise
            log.warning("%s; trying again", error)
        await asyncio.sleep(pause * random.uniform(0.5, 1))
        pause = min(pause * 2, _LONGEST_PAUSE)


async def _take_offers(url: str, fingerprint: str | None, link: Link) -> None:
    """Play every seat that is offered, until the control connection is lost."""
    seats: set[asyncio.Task[None]] = set()
    try:
        while True:
            message = await link.receive()
            if message["type"] == "offer":
                seat = asyncio.create_task(_play_seat(url, fingerprint, message))
                seats.add(seat)
                seat.add_done_callback(seats.discard)
            elif message["type"] == "question":
                act = _advice(message)
                await link.send("advise", number=message["number"], act=act)
    finally:
        for seat in seats:
            seat.cancel()
        await asyncio.gather(*seats, return_exceptions=True)


def _advice(question: Message) -> list[str | int]:
    """Return what a player would do, seeing what the seat that asks sees."""
    chosen = players.make(question["level"], question["seed"]).choose(question["view"])
    match chosen["type"]:
        case "pass":
            return ["pass"]
        case "name":
            return ["name", chosen["opener"]]
    return [chosen["tile"], chosen["end"]] if "end" in chosen else [chosen["tile"]]


async def _play_seat(url: str, fingerprint: str | None, offer: Message) -> None:
    """Play one seat until its connection ends."""
    fields = {"table": offer["code"]}
    player = players.make(offer["level"], offer["seed"])
    try:
        word = seat_word(offer["ticket"])
        async with open_link(url, authorization=word, fingerprint=fingerprint) as link:
            await link.ask("hello_seat", protocol=PROTOCOL_VERSION, ticket=offer["ticket"])
            while True:
                await _play_on(link, player)
    except LinkError as error:
        log.info("a seat of table %s is given up: %s", offer["code"], error, extra=fields)
    except Refused as refusal:  # the seat was given away meanwhile, or the act was not allowed
        reason = refusal.reason
        log.info("a seat of table %s is given up: %s", offer["code"], reason, extra=fields)
    except Exception as error:  # noqa: BLE001 (this seat fails; the worker's others go on)
        # The text of an error may quote a hand: its kind and its place are told, no more.
        place = "".join(traceback.format_tb(error.__traceback__))
        log.error("a seat failed: %s\n%s", type(error).__name__, place, extra=fields)


async def _play_on(link: Link, player: players.Player) -> None:
    """Act if it is this seat's to act, else wait for news."""
    view = link.view
    if view is None or not view["legal"] or _is_held(link):
        await link.receive()
        return
    until = asyncio.get_running_loop().time() + _pause_of(link)
    act = player.choose(view)
    if not await _nothing_new(link, until) or _is_held(link):
        return
    try:
        await link.answer_to(await link.act(act))
    except Refused as refusal:
        if refusal.reason not in (Refusal.STALE, Refusal.HELD):
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
