"""Door: what comes by HTTP, before it is a connection.

Lets WebSockets through on `/`, and on the path by which a server of a club is found, and answers
everything else itself: a browser's request for `/` with a page. Knows addresses, paths and headers;
never tables.
"""

from __future__ import annotations

import asyncio
from binascii import unhexlify
from collections.abc import Container, Coroutine, Mapping
from http import HTTPStatus
from typing import Any, Protocol
from urllib.parse import unquote

from websockets.asyncio.server import ServerConnection
from websockets.http11 import Request, Response

from doublesix_server.addresses import Proxies, is_loopback, unmapped
from doublesix_server.bundles import MOST_AT_ONCE, PATIENCE_SECONDS, Bundle, Elsewhere, send
from doublesix_server.limits import Presence, Stay
from doublesix_server.metrics import CONTENT_TYPE
from doublesix_server.page import DOWNLOADS, HEADERS
from doublesix_server.prompt import PromptSocket

_PASSED_ON = ("X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via", "Origin")
"""Headers that what is asked on this machine itself does not have."""


class Socket(PromptSocket):
    """A WebSocket that knows where it comes from; `is_worker` once it has shown that it is one.

    `silent` counts those of each address that have not asked for anything yet; this machine's own,
    and believed proxies, come with many at once.
    """

    silent: Presence
    proxies: Proxies
    address = ""
    is_worker = False
    transport: asyncio.Transport
    _silence: Stay | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count who is there, and cut off one too many of an address that says nothing."""
        super().connection_made(transport)
        peer = unmapped((self.remote_address or ("",))[0])
        if is_loopback(peer) or self.proxies.has(peer):
            return
        if self.silent.has_room(peer):
            self._silence = self.silent.come(peer)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self.has_asked()
        super().connection_lost(exc)

    def give_away(self) -> asyncio.Transport:
        """Return the transport for somebody else to use; from here on nothing is sent to it."""
        given, self.transport = self.transport, Elsewhere()
        return given

    def has_asked(self) -> None:
        """Note that its HTTP request is here."""
        if self._silence is not None:
            self._silence.end()


def counted(silent: Presence, proxies: Proxies) -> type[Socket]:
    """Return the kind of socket of one server."""
    return type("CountedSocket", (Socket,), {"silent": silent, "proxies": proxies})


class Asked(Protocol):
    """What the door asks of the server behind it."""

    def is_worker_token(self, address: str, token: str) -> bool:
        """Tell whether a token that came from there is a worker's."""

    def is_metrics_token(self, address: str, token: str) -> bool:
        """Tell whether a token that came from there lets one read the metrics."""

    def is_ticket(self, ticket: bytes) -> bool:
        """Tell whether a ticket is good for a seat."""

    def why_not_ready(self) -> str | None:
        """Say what is missing for tables to go on, None where nothing is."""

    def metrics(self) -> str:
        """Return the figures that Prometheus reads."""

    def page(self) -> str:
        """Return what a browser is shown."""

    def bundle(self, name: str) -> Bundle | None:
        """Return a file that is offered to whoever has no client."""

    def begin_aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside all else, until the server stops."""


class Door:
    """The way in."""

    def __init__(
        self, presence: Presence, proxies: Proxies, asked: Asked, paths: Container[str] = ("/",)
    ) -> None:
        self._presence = presence
        self._proxies = proxies
        self._asked = asked
        self._paths = paths
        self._sending = 0

    def answer(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request; None lets a WebSocket through."""
        assert isinstance(socket, Socket), socket
        socket.has_asked()
        peer, *_ = socket.remote_address or ("",)
        forwarded = request.headers.get_all("X-Forwarded-For")
        socket.address = self._proxies.address_of(peer, forwarded)
        path = request.path.partition("?")[0]
        if path in self._paths and not _is_browser_s(request):
            return self._let_in(socket, request)
        if request.method not in {"GET", "HEAD"}:
            return None  # which the library refuses by itself
        response = self._plain_answer(socket, peer, path, request)
        if request.method == "HEAD":
            response.body = b""
        return response

    def _plain_answer(self, socket: Socket, peer: str, path: str, request: Request) -> Response:
        match path:
            case "/healthz":
                return socket.respond(HTTPStatus.OK, "it runs\n")
            case "/readyz":
                why_not = self._asked.why_not_ready()
                if why_not is not None:
                    return socket.respond(HTTPStatus.SERVICE_UNAVAILABLE, f"{why_not}\n")
                return socket.respond(HTTPStatus.OK, "it is ready\n")
            case "/metrics":
                if not self._may_read_metrics(socket.address, peer, request):
                    told = "for this machine, or with the metrics token\n"
                    return socket.respond(HTTPStatus.FORBIDDEN, told)
                response = socket.respond(HTTPStatus.OK, self._asked.metrics())
                return _with_headers(response, {"Content-Type": CONTENT_TYPE})
            case "/":
                return _with_headers(socket.respond(HTTPStatus.OK, self._asked.page()), HEADERS)
            case _ if path.startswith(DOWNLOADS):
                return self._download(socket, unquote(path.removeprefix(DOWNLOADS)), request)
            case _:
                return socket.respond(HTTPStatus.NOT_FOUND, "there is nothing here\n")

    def _download(self, socket: Socket, name: str, request: Request) -> Response:
        """Send a file beside the connection, which has no time for it; what is returned is lost."""
        bundle = self._asked.bundle(name)
        if bundle is None:
            return socket.respond(HTTPStatus.NOT_FOUND, "there is nothing here\n")
        response = socket.respond(HTTPStatus.OK, "")
        if request.method == "HEAD":
            return response
        if self._sending >= MOST_AT_ONCE or not self._presence.has_room(socket.address):
            told = "too many are taking something; try again later\n"
            return socket.respond(HTTPStatus.SERVICE_UNAVAILABLE, told)
        stay = self._presence.come(socket.address)
        self._sending += 1
        self._asked.begin_aside(self._send(bundle, socket.give_away(), socket, stay))
        return response

    async def _send(
        self, bundle: Bundle, transport: asyncio.Transport, socket: Socket, stay: Stay
    ) -> None:
        try:
            await send(bundle, transport, socket.drain)
            async with asyncio.timeout(PATIENCE_SECONDS):
                await socket.wait_closed()  # what the last reader has not taken yet is on its way
        except TimeoutError:
            transport.abort()
        except asyncio.CancelledError:
            transport.abort()
            raise
        finally:
            self._sending -= 1
            stay.end()

    def _may_read_metrics(self, address: str, peer: str, request: Request) -> bool:
        scheme, word = _authorization(request)
        if scheme == "bearer":
            return self._asked.is_metrics_token(address, word)
        return is_loopback(peer) and _is_asked_here(request)

    def _let_in(self, socket: Socket, request: Request) -> Response | None:
        socket.is_worker = self._is_workers(socket.address, request)
        if socket.is_worker or self._presence.has_room(socket.address):
            return None
        return socket.respond(HTTPStatus.TOO_MANY_REQUESTS, "too many connections from there\n")

    def _is_workers(self, address: str, request: Request) -> bool:
        match _authorization(request):
            case "bearer", token:
                return self._asked.is_worker_token(address, token)
            case "ticket", digits:
                try:
                    return self._asked.is_ticket(unhexlify(digits))
                except ValueError:
                    return False
            case _:
                return False


def _is_browser_s(request: Request) -> bool:
    """Tell whether a request wants a page, and no WebSocket."""
    wants_page = "Upgrade" not in request.headers and "Sec-WebSocket-Key" not in request.headers
    return wants_page and request.method in {"GET", "HEAD"}


def _with_headers(response: Response, headers: Mapping[str, str]) -> Response:
    for name, value in headers.items():
        if name in response.headers:
            del response.headers[name]
        response.headers[name] = value
    return response


def _authorization(request: Request) -> tuple[str, str]:
    """Return what somebody shows, its scheme in small letters."""
    shown = request.headers.get_all("Authorization")
    if len(shown) != 1 or not shown[0].isascii():
        return "", ""
    scheme, _, word = shown[0].partition(" ")
    return scheme.lower(), word.strip()


def _is_asked_here(request: Request) -> bool:
    """Tell whether a request from this machine is meant for it, and not passed on by a proxy.

    A page that a browser here has open may come by a name of its own that leads to this machine.
    """
    if any(name in request.headers for name in _PASSED_ON):
        return False
    match request.headers.get_all("Host"):
        case [host]:
            return host.partition(":")[0] == "localhost" or is_loopback(host)
        case _:
            return False
