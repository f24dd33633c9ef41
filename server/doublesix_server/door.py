"""Door: what comes by HTTP, before it is a connection.

Lets WebSockets through on `/` and answers everything else itself. Knows addresses, paths and
headers; never tables.
"""

from __future__ import annotations

from binascii import unhexlify
from collections.abc import Callable
from http import HTTPStatus

from websockets.asyncio.server import ServerConnection
from websockets.http11 import Request, Response

from doublesix_server.addresses import Proxies
from doublesix_server.limits import Presence


class Socket(ServerConnection):
    """A WebSocket that knows where it comes from; `is_worker` once it has shown that it is one."""

    address = ""
    is_worker = False


class Door:
    """The way in.

    `is_worker_token` is asked with an address and a token, `is_ticket` with a ticket.
    """

    def __init__(
        self,
        presence: Presence,
        proxies: Proxies,
        *,
        is_worker_token: Callable[[str, str], bool],
        is_ticket: Callable[[bytes], bool],
    ) -> None:
        self._presence = presence
        self._proxies = proxies
        self._is_worker_token = is_worker_token
        self._is_ticket = is_ticket

    def answer(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request; None lets a WebSocket through."""
        assert isinstance(socket, Socket), socket
        match request.path.partition("?")[0]:
            case "/":
                return self._let_in(socket, request)
            case _:
                return socket.respond(HTTPStatus.NOT_FOUND, "there is nothing here\n")

    def _let_in(self, socket: Socket, request: Request) -> Response | None:
        peer, *_ = socket.remote_address or ("",)
        forwarded = request.headers.get_all("X-Forwarded-For")
        socket.address = self._proxies.address_of(peer, forwarded)
        socket.is_worker = self._is_workers(socket.address, request)
        if socket.is_worker or self._presence.has_room(socket.address):
            return None
        return socket.respond(HTTPStatus.TOO_MANY_REQUESTS, "too many connections from there\n")

    def _is_workers(self, address: str, request: Request) -> bool:
        shown = request.headers.get_all("Authorization")
        if len(shown) != 1 or not shown[0].isascii():
            return False
        scheme, _, word = shown[0].partition(" ")
        match scheme.lower():
            case "bearer":
                return self._is_worker_token(address, word.strip())
            case "ticket":
                try:
                    return self._is_ticket(unhexlify(word.strip()))
                except ValueError:
                    return False
            case _:
                return False
