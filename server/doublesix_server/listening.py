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
from doublesix_server.reach import EVERY
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
        raise CannotListen(
            f"cannot listen on {settings.host}:{settings.port}: {error.strerror or error};"
            f" {_other_address(error)}"
        ) from None


def _origins(pages: str) -> list[Origin | None]:
    """Return whose connections are taken: programs', which name no origin, and these pages'."""
    return [None, *(Origin(page.strip()) for page in pages.split(",") if page.strip())]


def _other_address(error: OSError) -> str:
    if isinstance(error, socket.gaierror):
        return "choose another --host"
    if error.errno == errno.EADDRNOTAVAIL:
        return "choose a --host that is an address of this machine"
    return "choose another --port, or 0 for a free one"


def _where(host: str, port: int) -> dict[str, Any]:
    """Return where to listen, as the library takes it: on both kinds of IP by one socket."""
    if host == EVERY and socket.has_dualstack_ipv6():
        both = socket.create_server(("", port), family=socket.AF_INET6, dualstack_ipv6=True)
        return {"sock": both}
    return {"host": host, "port": port}
