"""Visit: one stay at a server, through as many links as it takes.

A link that is lost is taken up again: with the same secret, at the table where one was, and what
was not answered is asked again under the same id. Knows links and orders; never a window.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from doublesix.fair.verdict import Verdict
from doublesix.fair.witness import Witness
from doublesix.following import FOLLOW_SECONDS
from doublesix.link import (
    OPEN_SECONDS,
    Link,
    LinkError,
    LinkLost,
    Moved,
    NotUnderstood,
    Place,
    open_link,
    unknown_in_hello,
)
from doublesix.protocol import PROTOCOL_VERSION
from doublesix.protocol.answers import (
    AnyAnswer,
    Closing,
    Draw,
    Left,
    Levels,
    Nodes,
    Noted,
    Refused,
    Table,
    Welcome,
    read_answer,
)
from doublesix.protocol.errors import BadFrame, Refusal
from doublesix_client.core.link import Arrived, Ask, Judged, LinkPhase, LinkState, News, Open
from doublesix_client.net.ends import (
    FINAL,
    LINK_LOST,
    NO_SERVER,
    NOT_THERE,
    End,
    end_by,
    end_by_refusal,
    end_elsewhere,
)
from doublesix_client.net.own_server import OwnServer, OwnServerFailed, Served
from doublesix_client.net.patience import PATIENCE, Patience
from doublesix_client.net.places import Places
from doublesix_client.net.whereabouts import Find, Whereabouts, find

MOST_UNANSWERED: Final = 16
"""How many requests may wait for their answer: so many a server keeps while a table wakes."""

_GOING = {"leave", "close_table"}
_NOT_AGAIN = {"share", "mix_seats", "say"}
"""What a server that was restarted meanwhile would do twice, for everybody to see."""

_MOST_TIMES = 3
"""How often a request is sent: one that costs the link each time is given up then."""

_BREATH_SECONDS = 0.01

Tell = Callable[[News], None]
Behind = Callable[[], bool]
"""Tells whether whoever listens has much to take in still: then nothing more is read."""


def never_behind() -> bool:
    """Be whoever takes in at once what is told."""
    return False


class Visit:
    """A stay at the server that an order names, from its opening until it ends for good."""

    def __init__(
        self,
        order: Open,
        own: OwnServer,
        tell: Tell,
        patience: Patience = PATIENCE,
        chance: Callable[[], float] = random.random,
        is_behind: Behind = never_behind,
        find: Find = find,
    ) -> None:
        self.is_over = False
        self._order = order
        self._places = (
            None if order.server is None else Places(Place(order.server, order.fingerprint))
        )
        self._own = own
        self._tell = tell
        self._patience = patience
        self._chance = chance
        self._is_behind = is_behind
        self._whereabouts = Whereabouts(order.server, order.fingerprint, find)
        self._state = LinkState(server=order.server)
        self._code = order.code
        self._unanswered: dict[str, Ask] = {}
        self._sent: Counter[str] = Counter()
        self._going_as: dict[str, str] = {}  # a leave is repeated under another id
        self._to_send: asyncio.Queue[tuple[str, Ask]] | None = None
        self._passes_at_once = False
        self._hurry = asyncio.Event()
        self._tries = 0
        self._prefix = secrets.token_hex(4)
        self._own_ids = 0
        self._witness = Witness()
        self._verdict: Verdict | None = None

    def ask(self, order: Ask) -> None:
        """Send a request now, or when the link is there again."""
        if self.is_over:
            self._refuse(order, LINK_LOST)
        elif len(self._unanswered) >= MOST_UNANSWERED:
            self._refuse(order, Refusal.TOO_FAST)
        else:
            self._unanswered[order.id] = order
            if order.kind == "pass_at_once":
                self._passes_at_once = bool(order.fields.get("on"))
            if self._to_send is not None:
                self._to_send.put_nowait((order.id, order))

    def hurry(self, order: Open) -> bool:
        """Try again now if an order leads where this visit is trying to come back to."""
        is_same = replace(order, name="") == replace(self._order, name="", code=self._code)
        if self._state.phase is not LinkPhase.RETRYING or not is_same:
            return False
        self._order, self._tries = order, 0
        self._hurry.set()
        return True

    def drop(self) -> None:
        """Give up what was not answered, and say so."""
        self.is_over = True
        for order in list(self._unanswered.values()):
            self._refuse(order, LINK_LOST)

    async def let_send(self) -> None:
        """Wait until what was asked is on its way, but not long: then the visit may be ended."""
        if self._to_send is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._patience.close):
                    await self._to_send.join()

    async def run(self) -> None:
        """Stay until it ends for good; a link that is lost is taken up again."""
        is_own = self._order.server is None
        self._show(LinkPhase.STARTING if is_own else LinkPhase.CONNECTING)
        while not (end := await self._try()).is_final:
            if self._goes_on_at_once(end):
                continue
            wait = self._patience.wait(self._tries, self._chance())
            self._tries += 1
            self._show(LinkPhase.RETRYING, end, wait=wait)
            self._hurry.clear()
            await self._whereabouts.rest(wait, self._hurry)
            self._show(LinkPhase.RETRYING, end)
        self.is_over = True
        self._unanswered.clear()
        self._show(LinkPhase.ENDED, end)

    def _goes_on_at_once(self, end: End) -> bool:
        """Tell whether there is another server of the club to go to, before anything is waited for.

        A link that was lost is looked for first where it was.
        """
        if self._places is None:
            return False
        if end.moved_to is not None:
            return self._places.follow(end.moved_to)
        return not end.was_there and self._places.fail()

    @property
    def _is_home(self) -> bool:
        return self._places is None or self._places.is_home

    async def _try(self) -> End:
        """Try where the server may be by now."""
        try:
            served = await self._served()
        except OwnServerFailed as failed:
            return End("own_server_failed", {"told": str(failed)})
        end = await self._try_elsewhere(served) or await self._try_at(served)
        is_new = self._state.name is None
        if end.reason in NOT_THERE and (end.is_final or is_new):
            await self._whereabouts.listen(self._patience.look)
            end = await self._try_elsewhere(served) or end
        return end

    async def _try_elsewhere(self, served: Served) -> End | None:
        """Try where the server is said to be; None if it is not there."""
        rumoured = self._whereabouts.take_rumour(served)
        if self._places is None or rumoured is None or not self._is_home:
            return None
        end = await self._try_at(rumoured)
        if end.reason in NOT_THERE:
            return None
        self._whereabouts.server = rumoured.url
        self._places.settle_at(rumoured.url)
        return end

    async def _try_at(self, served: Served) -> End:
        try:
            async with open_link(
                served.url,
                fingerprint=served.fingerprint,
                open_seconds=OPEN_SECONDS if self._is_home else FOLLOW_SECONDS,
                ping_seconds=self._patience.ping,
                close_seconds=self._patience.close,
                witness=self._witness,
            ) as link:
                self._witness.lost()
                return await self._be_there(link, served)
        except Moved as moved:
            return end_elsewhere(moved)
        except LinkError as error:
            end = end_by(error, is_known=False)
            return end if self._is_home else replace(end, is_final=False)

    async def _served(self) -> Served:
        """Return where the server is; the own one is started once and no more."""
        order = self._order
        if self._places is not None:
            return Served(self._places.now.url, self._places.now.fingerprint)
        if self._state.phase is not LinkPhase.STARTING:
            return await self._own.find()
        served = await self._own.start(reachable=order.reachable)
        self._show(LinkPhase.CONNECTING)
        return served

    async def _be_there(self, link: Link, served: Served) -> End:
        try:
            async with asyncio.timeout(self._patience.hello):
                answer = await self._hello(link)
        except TimeoutError:
            return End(NO_SERVER, is_final=False)
        if isinstance(answer, Refused):
            return end_by_refusal(answer, self._code)
        self._state = replace(self._state, name=answer.name, levels=tuple(answer.levels))
        links = {"near": list(served.near), "far": list(served.far)}
        values = {name: told for name, told in links.items() if told}
        self._show(LinkPhase.READY, values=values)
        clock = asyncio.get_running_loop().time
        since = clock()
        to_send = self._to_send = asyncio.Queue()
        self._ask_again(to_send)
        async with asyncio.TaskGroup() as both:
            sending = both.create_task(self._send_all(link, to_send))
            try:
                end = await self._receive_all(link)
            finally:
                self._to_send = None
                sending.cancel()
        if clock() - since >= self._patience.steady:
            self._tries = 0
            if self._places is not None:
                self._places.settle()
        return replace(end, was_there=True)

    async def _hello(self, link: Link) -> Welcome | Refused:
        """Say hello, and once more without the code if the table that was being left is gone."""
        answer = await self._hello_at(link, self._code)
        is_gone = isinstance(answer, Refused) and answer.reason == Refusal.NO_SUCH_TABLE
        going = [order for order in self._unanswered.values() if order.kind in _GOING]
        if not (is_gone and going):
            return answer
        for order in going:
            self._take(Left(type="left", re=order.id))
        return await self._hello_at(link, None)

    async def _hello_at(self, link: Link, code: str | None) -> Welcome | Refused:
        order = self._order
        fields = {"protocol": PROTOCOL_VERSION, "name": order.name, "secret": order.secret}
        told = {"code": code, "invitation": order.invitation}
        fields |= {name: value for name, value in told.items() if value is not None}
        fields |= {"shares": True, "follows": True}
        while True:
            answer = await self._hello_with(link, fields)
            unknown = None
            if isinstance(answer, Refused):
                unknown = unknown_in_hello(answer.reason, answer.values)
            if unknown not in fields:
                self._state = replace(self._state, checks="shares" in fields)
                return answer
            del fields[unknown]

    async def _hello_with(self, link: Link, fields: dict[str, Any]) -> Welcome | Refused:
        hello_id = self._new_id()
        await link.send_as(hello_id, "hello", fields)
        while True:
            message = await _next(link)
            if isinstance(message, Welcome | Refused) and message.re in (hello_id, None):
                return message

    def _ask_again(self, to_send: asyncio.Queue[tuple[str, Ask]]) -> None:
        """Ask what was not answered, in order, and what holds for a connection only."""
        kinds = {order.kind for order in self._unanswered.values()}
        if self._passes_at_once and self._code is not None and "pass_at_once" not in kinds:
            own_id = self._new_id()
            to_send.put_nowait((own_id, Ask(own_id, "pass_at_once", {"on": True})))
        for order in list(self._unanswered.values()):
            was_sent = self._sent[order.id] > 0
            is_fatal = self._sent[order.id] >= _MOST_TIMES
            if is_fatal or (was_sent and order.kind in _NOT_AGAIN):
                self._refuse(order, LINK_LOST)
            elif was_sent and order.kind in _GOING:
                # The same id would be answered by what was done before we came to the table
                # again just now, and we would be there still (W8).
                going_id = self._new_id()
                self._going_as[going_id] = order.id
                to_send.put_nowait((going_id, order))
            else:
                to_send.put_nowait((order.id, order))

    async def _send_all(self, link: Link, to_send: asyncio.Queue[tuple[str, Ask]]) -> None:
        """Send what is asked; that the link is lost is seen by who receives, with its reason."""
        try:
            while True:
                request_id, order = await to_send.get()
                self._sent[order.id] += 1
                await link.send_as(request_id, order.kind, order.fields)
                to_send.task_done()
        except LinkLost:
            pass

    async def _receive_all(self, link: Link) -> End:
        try:
            while True:
                # Looked at again and again: who listens is another thread, and knows no loop.
                while self._is_behind():  # noqa: ASYNC110
                    await asyncio.sleep(_BREATH_SECONDS)
                message = await _next(link)
                if isinstance(message, Nodes) and self._places is not None:
                    self._places.told(link.nodes)
                self._take(message)
                self._judge()
        except Moved as moved:
            return end_elsewhere(moved)
        except LinkError as error:
            return end_by(error, is_known=True)

    def _judge(self) -> None:
        """Tell what came of checking a deal, once."""
        verdict = self._witness.verdict
        if verdict is None or verdict is self._verdict:
            return
        self._verdict = verdict
        self._tell(
            Judged(
                verdict.ruling.value,
                verdict.session,
                verdict.deal,
                tuple((one.fault.value, one.seat) for one in verdict.findings),
                verdict.shares,
                verdict.withheld,
                verdict.given_up,
                verdict.evidence,
            )
        )

    def _take(self, message: AnyAnswer) -> None:
        """Note what a message says of where one is, and hand it on."""
        if isinstance(message, Draw | Noted | Nodes) or _is_of_a_draw(message):
            return  # between the programs
        answered = getattr(message, "re", None)
        if answered in self._going_as:
            answered = self._going_as.pop(answered)
            message = message.model_copy(update={"re": answered})
        if answered is not None:
            self._unanswered.pop(answered, None)
            del self._sent[answered]
        match message:
            case Table():
                self._code = message.code
            case Left():
                self._code = None
            case Levels():
                self._state = replace(self._state, levels=tuple(message.levels))
            case Closing() if message.reason not in FINAL:
                return  # it comes back, and what is shown of the table stays
        self._tell(Arrived(message))

    def _refuse(self, order: Ask, reason: str) -> None:
        """Answer a request in the server's place."""
        self._unanswered.pop(order.id, None)
        self._tell(Arrived(Refused(type="refused", re=order.id, reason=reason, values={})))

    def _show(
        self,
        phase: LinkPhase,
        end: End | None = None,
        *,
        wait: float | None = None,
        values: dict[str, Any] | None = None,
    ) -> None:
        reason = None if end is None else end.reason
        told = (values or {}) if end is None else end.values
        self._state = replace(self._state, phase=phase, reason=reason, values=told, wait=wait)
        self._tell(self._state)

    def _new_id(self) -> str:
        self._own_ids += 1
        return f"{self._prefix}-{self._own_ids}"


def _is_of_a_draw(message: AnyAnswer) -> bool:
    return isinstance(message, Refused) and message.reason == Refusal.DRAW_IS_OVER


async def _next(link: Link) -> AnyAnswer:
    """Return the next message; NotUnderstood if it is none, without a word of what it says."""
    try:
        return read_answer(await link.receive())
    except BadFrame as error:
        raise NotUnderstood(str(error)) from None
