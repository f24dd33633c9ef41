"""Link: the peer's side of the wire.

Windows, workers, the demo, load generators and tests all come to a server through here. Knows
messages and sockets; never a rule, and never what a view means.
"""

from __future__ import annotations

import asyncio
import secrets
import ssl
from collections import deque
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import (
    ConnectionClosed,
    InvalidHandshake,
    InvalidMessage,
    InvalidStatus,
    InvalidURI,
    WebSocketException,
)
from websockets.typing import Subprotocol

from doublesix import footing
from doublesix.fair.witness import Reply, Witness
from doublesix.protocol import PROTOCOL_VERSION, SUBPROTOCOL
from doublesix.protocol.codec import pack, unpack_any
from doublesix.protocol.errors import BadFrame, Closing, Refusal

Message = dict[str, Any]

_NEWER = ("shares", "follows")
"""What a hello may say that there was not from the beginning."""

MAX_ANSWER = 16 * 1024 * 1024
"""The most bytes taken in one frame from a server; a long record is the largest."""


PING_SECONDS = 20.0
"""How often a quiet server is asked whether it is there, and how long it may take to answer."""

OPEN_SECONDS = 10.0
"""How long a server may take until it is connected."""

CLOSE_SECONDS = 10.0
"""How long a server may take to close."""

_LOOK_SECONDS = 1.0
_MOST_NODES = 50


@dataclass(frozen=True, slots=True)
class Place:
    """Where a server is: its address, and its certificate's fingerprint where it is known by it."""

    url: str
    fingerprint: str | None = None


class LinkError(Exception):
    """The server cannot be reached, or is no doublesix server."""


class BadAddress(LinkError):
    """An address that can never lead to a server."""


class NoTrust(LinkError):
    """A server whose certificate cannot be trusted, or is another than was expected."""


class OtherCertificate(NoTrust):
    """A server that shows another certificate than the one it is known by."""


class NotOurs(LinkError):
    """Something answers there, and it is no doublesix server."""


class NotUnderstood(LinkError):
    """The server sent what is no message."""


class LinkLost(LinkError):
    """The connection ended; `reason` is the code the server gave, if it gave one."""

    def __init__(self, reason: str | None) -> None:
        super().__init__(f"the connection ended: {reason or 'link lost'}")
        self.reason = reason


class Moved(LinkLost):
    """What was asked for is at another server of the club."""

    def __init__(self, place: Place) -> None:
        super().__init__(Closing.ELSEWHERE)
        self.place = place


class Refused(Exception):
    """The server refused a request."""

    def __init__(self, reason: str, values: Mapping[str, Any]) -> None:
        told = ", ".join(f"{name} {value}" for name, value in values.items())
        super().__init__(f"refused: {reason}" + (f" ({told})" if told else ""))
        self.reason = reason
        self.values = dict(values)


class Link:
    """A connection to a server.

    It has no task and no queue of its own: messages are taken from the socket by `receive`, and
    by `ask` until the answer comes. `table` and `update` are the latest of their kind, which the
    first answer to a request that was repeated need not be; `nodes` are the servers of the club, if
    this is one's and one follows. Its part in drawing deals it does by
    itself while it receives; `witness` knows what came of it.
    """

    def __init__(self, socket: ClientConnection, witness: Witness | None = None) -> None:
        self.witness = Witness() if witness is None else witness
        self.table: Message | None = None
        self.update: Message | None = None
        self.nodes: tuple[Place, ...] = ()
        self._socket = socket
        self._asked = 0
        self._prefix = secrets.token_hex(4)  # ids are unique across reconnects
        self._closing: str | None = None
        self._replies: deque[Reply] = deque()

    @property
    def view(self) -> Message | None:
        """The latest view, in its plain form."""
        return None if self.update is None else self.update["view"]

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a request and return its id, without waiting for the answer."""
        self._asked += 1
        request_id = f"{self._prefix}-{self._asked}"
        await self.send_as(request_id, kind, fields)
        return request_id

    async def send_as(self, request_id: str, kind: str, fields: Mapping[str, Any]) -> None:
        """Send a request with an id of one's own; the same id again asks for the first answer."""
        if kind in ("hello", "hello_seat"):
            self.witness.gives_shares = fields.get("shares") is True
        await self._send({"type": kind, "id": request_id, **fields})

    async def act(self, request: Mapping[str, Any]) -> str:
        """Send an act in its plain form, against the latest version; return its id."""
        assert self.update is not None, "no session yet"
        fields = {name: value for name, value in request.items() if name != "type"}
        return await self.send(request["type"], version=self.update["version"], **fields)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request and return its answer; Refused if it is refused."""
        request_id = await self.send(kind, **fields)
        return await self.answer_to(request_id)

    async def answer_to(self, request_id: str) -> Message:
        """Receive until the answer to this request; Refused if it is refused."""
        while True:
            message = await self.receive()
            if message.get("re") == request_id:
                if message["type"] == "refused":
                    raise Refused(message["reason"], message["values"])
                return message

    async def receive(self) -> Message:
        """Return the next message; LinkLost when there will be none, Moved if that is elsewhere.

        Safe to cancel.
        """
        await self._reply()
        try:
            frame = await self._socket.recv(decode=False)
        except ConnectionClosed as error:
            raise LinkLost(self._closing) from error
        try:
            message = unpack_any(frame)
        except BadFrame as error:
            raise NotUnderstood(f"the server sent what is no message: {error}") from error
        if self._is_outdated(message):
            return message
        match message.get("type"):
            case "table":
                self._come_to(message)
            case "update":
                self.update = message
            case "closing":
                self._closing = message.get("reason")
            case "elsewhere":
                raise Moved(_place_in(message))
            case "nodes":
                self.nodes = _places_in(message)
        try:
            self._replies += self.witness.hear(message)
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise NotUnderstood(
                f"the server drew a deal wrongly: {type(error).__name__}"
            ) from error
        return message

    def _is_outdated(self, message: Message) -> bool:
        """Tell whether this is the first answer to a repeated request, and newer is known."""
        if message.get("re") is None:
            return False
        match message:
            case {"type": "update", "version": int(now)} if self.update is not None:
                return now < int(self.update["version"])
            case {"type": "table", "counter": int(now), "code": code} if self.table is not None:
                return code == self.table["code"] and now < int(self.table["counter"])
        return False

    def _come_to(self, table: Message) -> None:
        """Take in how it stands at the table; what was told of another is over."""
        if self.table is not None and self.table.get("code") != table.get("code"):
            self.update = None
        self.table = table

    async def _reply(self) -> None:
        """Send what the draw of a deal asks for.

        Not when that comes but before the next message: whoever cancels here loses none.
        """
        while self._replies:
            reply = self._replies.popleft()
            await self.send(reply.kind, **reply.fields)

    async def close(self) -> None:
        """Close the connection."""
        await self._socket.close()

    async def _send(self, request: Message) -> None:
        try:
            await self._socket.send(pack(request))
        except ConnectionClosed as error:
            raise LinkLost(self._closing) from error


@asynccontextmanager
async def open_link(
    url: str,
    *,
    authorization: str | None = None,
    fingerprint: str | None = None,
    open_seconds: float = OPEN_SECONDS,
    ping_seconds: float = PING_SECONDS,
    close_seconds: float = CLOSE_SECONDS,
    witness: Witness | None = None,
) -> AsyncIterator[Link]:
    """Connect to a server, before any hello; LinkError says what was wrong with the address.

    `authorization` is what a worker shows at the door: see `worker_word` and `seat_word`. With a
    `fingerprint` the server's certificate must be that one, whoever signed it. A `witness` of
    deals outlives the link; without one the link has its own.
    """
    headers = None if authorization is None else {"Authorization": authorization}
    tls: dict[str, Any] = {} if fingerprint is None else {"ssl": _pinned(fingerprint)}
    try:
        socket = await connect(
            url,
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            compression=None,
            max_size=MAX_ANSWER,
            additional_headers=headers,
            proxy=None if _is_this_machine(url) else True,
            open_timeout=open_seconds,
            ping_interval=ping_seconds,
            ping_timeout=ping_seconds,
            close_timeout=close_seconds,
            **tls,
        )
    except _OtherCertificate as error:
        raise OtherCertificate(
            f"{url}: the server shows another certificate than the one it is known by: it was set"
            " up anew, or somebody else answers there; ask its host for a new link"
        ) from error
    except ssl.SSLError as error:  # of which some are a ValueError too
        told = f"{url}: its TLS cannot be trusted ({_reason(error)})"
        raise _TLS_FAULTS.get(type(error), NotOurs)(told) from error
    except (InvalidURI, ValueError, OverflowError) as error:
        raise BadAddress(
            f"{url}: no address of a server: write ws://host:port or wss://host ({error})"
        ) from error
    except (OSError, TimeoutError) as error:
        raise LinkError(f"{url}: no server answers there ({error})") from error
    except InvalidHandshake as error:
        kind = LinkError if _is_passing(error) else NotOurs
        raise kind(f"{url}: no doublesix server ({error})") from error
    except (WebSocketException, ImportError) as error:  # a proxy from the environment
        raise LinkError(f"{url}: cannot be reached ({error})") from error
    watching = asyncio.create_task(_cut_off_when_uprooted(socket))
    try:
        if socket.subprotocol != SUBPROTOCOL:
            raise NotOurs(f"{url}: the server does not speak {SUBPROTOCOL}")
        yield Link(socket, witness)
    finally:
        watching.cancel()
        # The library's own deadline begins once all is written: to a server that reads nothing
        # that is never.
        try:
            async with asyncio.timeout(close_seconds):
                await socket.close()
        except TimeoutError:
            socket.transport.abort()


async def _cut_off_when_uprooted(socket: ClientConnection) -> None:
    """End a connection whose address this machine has no more: nothing comes to it again.

    The system goes on trying for minutes, and a ping would find it out only much later.
    """
    here = socket.local_address
    if footing.is_within(here):
        return
    while not footing.is_gone(here):  # noqa: ASYNC110 (no system tells all of them)
        await asyncio.sleep(_LOOK_SECONDS)
    socket.transport.abort()


_TLS_FAULTS: dict[type[ssl.SSLError], type[LinkError]] = {
    ssl.SSLCertVerificationError: NoTrust,
    ssl.SSLEOFError: LinkError,
    ssl.SSLZeroReturnError: LinkError,
}
"""What a fault of TLS says of the server; others come from where no TLS is spoken."""


def _is_passing(error: InvalidHandshake) -> bool:
    """Tell whether a handshake may succeed later: the server ends, or is full, or not up yet."""
    if isinstance(error, InvalidStatus):
        code = error.response.status_code
        return code == HTTPStatus.TOO_MANY_REQUESTS or code >= HTTPStatus.INTERNAL_SERVER_ERROR
    return isinstance(error, InvalidMessage) and isinstance(error.__cause__, EOFError)


class _OtherCertificate(ssl.SSLCertVerificationError):
    """Another certificate than was expected."""


def _pinned(fingerprint: str) -> ssl.SSLContext:
    """Return what takes one certificate, by its SHA-256, whoever signed it for whatever name."""
    expected = fingerprint.replace(":", "").lower()
    if len(expected) != sha256().digest_size * 2 or not set(expected) <= set("0123456789abcdef"):
        raise BadAddress(f"{fingerprint}: no fingerprint: write the certificate's SHA-256")

    class Pinned(ssl.SSLObject):
        def do_handshake(self) -> None:
            super().do_handshake()
            shown = self.getpeercert(binary_form=True) or b""
            if not compare_digest(sha256(shown).hexdigest(), expected):
                raise _OtherCertificate

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE  # and in its place, before a byte is sent, the above
    context.sslobject_class = Pinned
    return context


def _reason(error: ssl.SSLError) -> str:
    told = getattr(error, "verify_message", None) or getattr(error, "reason", None)
    return str(told or error)


def worker_word(token: str) -> str:
    """Return what a worker's control connection shows at the door."""
    return f"Bearer {token}"


def seat_word(ticket: bytes) -> str:
    """Return what a worker's connection for a seat shows at the door."""
    return f"Ticket {ticket.hex()}"


def _places_in(told: Message) -> tuple[Place, ...]:
    """Read where the servers of a club are, no more of them than there may be."""
    nodes = told.get("nodes")
    if not isinstance(nodes, list):
        raise NotUnderstood("the server names no other servers")
    return tuple(map(_place_in, nodes[:_MOST_NODES]))


def _place_in(told: Any) -> Place:
    """Read where a server is; NotUnderstood if it is not said."""
    if not isinstance(told, dict):
        raise NotUnderstood("the server names no other server")
    address, fingerprint = told.get("address"), told.get("fingerprint")
    if not isinstance(address, str) or not isinstance(fingerprint, str | None):
        raise NotUnderstood("the server names no other server")
    return Place(address, fingerprint)


def _is_this_machine(url: str) -> bool:
    """Tell whether an address is this machine's own: no proxy leads there."""
    host = urlsplit(url).hostname or ""
    return host == "localhost" or host == "::1" or host.startswith("127.")


async def greet(
    link: Link, *, name: str, secret: bytes, code: str | None = None, follows: bool = False
) -> Message:
    """Say hello, and come to a table at once if a code is given; return the welcome.

    Who `follows` is told by Moved where the table is, and goes there.
    """
    where = {} if code is None else {"code": code}
    fields = {"protocol": PROTOCOL_VERSION, "name": name, "secret": secret, **where}
    return await say_hello(link, "hello", {**fields, **({"follows": True} if follows else {})})


async def say_hello(link: Link, kind: str, fields: Mapping[str, Any]) -> Message:
    """Say hello as one who gives shares to deals, and without what the server is too old for."""
    asked = {**fields, "shares": True}
    while True:
        try:
            return await link.ask(kind, **asked)
        except Refused as refusal:
            unknown = unknown_in_hello(refusal.reason, refusal.values)
            if unknown not in asked:
                raise
            del asked[unknown]


def unknown_in_hello(reason: str, values: Mapping[str, Any]) -> str | None:
    """Return what a server is too old for that refused a hello; None where that is not why."""
    field = values.get("field")
    return field if reason == Refusal.BAD_REQUEST and field in _NEWER else None
