"""Door: what comes by HTTP, before it is a connection.

Lets WebSockets through on `/` and answers everything else itself. Knows addresses, paths and
headers; never tables.
"""

from __future__ import annotations

import asyncio
from binascii import unhexlify
from http import HTTPStatus
from typing import Protocol

from websockets.asyncio.server import ServerConnection
from websockets.http11 import Request, Response

from doublesix_server.addresses import Proxies, is_loopback, unmapped
from doublesix_server.limits import Presence, Stay
from doublesix_server.metrics import CONTENT_TYPE
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


class Door:
    """The way in."""

    def __init__(self, presence: Presence, proxies: Proxies, asked: Asked) -> None:
        self._presence = presence
        self._proxies = proxies
        self._asked = asked

    def answer(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request; None lets a WebSocket through."""
        assert isinstance(socket, Socket), socket
        socket.has_asked()
        peer, *_ = socket.remote_address or ("",)
        forwarded = request.headers.get_all("X-Forwarded-For")
        socket.address = self._proxies.address_of(peer, forwarded)
        path = request.path.partition("?")[0]
        if path == "/":
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
                del response.headers["Content-Type"]
                response.headers["Content-Type"] = CONTENT_TYPE
                return response
            case _:
                return socket.respond(HTTPStatus.NOT_FOUND, "there is nothing here\n")

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
