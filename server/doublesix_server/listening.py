"""Listening: the socket by which everybody comes, opened as the settings say.

Knows settings and the library; never who comes, or what is asked.
"""

from __future__ import annotations

import errno
import socket
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.typing import Origin, Subprotocol

from doublesix.protocol import SUBPROTOCOL
from doublesix_server.addresses import Proxies
from doublesix_server.config import Settings
from doublesix_server.connection import CLOSE_SECONDS
from doublesix_server.door import Door, counted
from doublesix_server.limits import Presence
from doublesix_server.reach import EVERY, address_of
from doublesix_server.tls import Certificate


class CannotListen(Exception):
    """Nobody can come by the address that was told; the text says why and what would help."""


async def listen(
    settings: Settings,
    certificate: Certificate | None,
    door: Door,
    proxies: Proxies,
    come: Callable[[ServerConnection], Awaitable[None]],
) -> Server:
    """Let people come from now on, each to `come`; CannotListen where that cannot be."""
    handshake: dict[str, Any] = (
        {"ssl_handshake_timeout": settings.hello_seconds} if certificate else {}
    )
    try:
        return await serve(
            come,
            **_where(settings.host, settings.port),
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            compression=None,
            server_header="doublesix",
            origins=_origins(settings.origins),
            process_request=door.answer,
            open_timeout=settings.hello_seconds,
            ping_interval=settings.ping_seconds,
            ping_timeout=settings.pong_seconds,
            max_size=settings.max_frame,
            # A reader that lags is dropped by us, so that no ping and no close waits for it.
            write_limit=2 * settings.max_unsent,
            close_timeout=CLOSE_SECONDS,
            create_connection=counted(Presence(settings.connections_per_address), proxies),
            ssl=certificate.context() if certificate else None,
            **handshake,
        )
    except OSError as error:
        where = address_of(settings.host, settings.port)
        raise CannotListen(f"cannot listen on {where}: {_why(error)}") from None


def _origins(pages: str) -> list[Origin | None]:
    """Return whose connections are taken: programs', which name no origin, and these pages'."""
    return [None, *(Origin(page.strip()) for page in pages.split(",") if page.strip())]


def _why(error: OSError) -> str:
    """Say what is wrong with an address, and what would be right."""
    if isinstance(error, socket.gaierror):
        return "this leads nowhere; choose another --host"
    match error.errno:
        case errno.EADDRINUSE:
            return "another program has this port; choose another --port, or 0 for a free one"
        case errno.EACCES:
            return "this port is not for everybody; choose a --port above 1023"
        case errno.EADDRNOTAVAIL:
            told = "this machine has no such address"
            return f"{told}; choose a --host that is an address of this machine, or :: for all"
        case errno.EAFNOSUPPORT:
            return "this machine has no IPv6; choose --host 0.0.0.0"
    return f"{error.strerror or error}; choose another --host or --port"


def _where(host: str, port: int) -> dict[str, Any]:
    """Return where to listen, as the library takes it: on both kinds of IP by one socket."""
    if host == EVERY and socket.has_dualstack_ipv6():
        both = socket.create_server(("", port), family=socket.AF_INET6, dualstack_ipv6=True)
        return {"sock": both}
    return {"host": host, "port": port}
