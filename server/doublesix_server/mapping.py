"""Mapping: has the home router let others in from outside, as long as the server runs (UPnP).

Knows ports and a router; never tables. Only on request: it opens the house to the internet.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Final, Protocol

log = logging.getLogger(__name__)

LEASE_SECONDS: Final = 3600
_RENEW_SECONDS = 1200.0
_PATIENCE_SECONDS = 8.0
_DISCOVER_MILLISECONDS = 2000
_NAME = "doublesix"
_FOR_GOOD = "OnlyPermanentLeasesSupported"


class Unmapped(Exception):
    """No port was opened; the text says why, and what would help."""


class Router(Protocol):
    """A router that opens ports. Its methods wait for it; OSError says what it refused."""

    def outside(self) -> str:
        """Return its address in the internet."""

    def open(self, port: int) -> None:
        """Lead a port from outside to the same one of this machine, for an hour."""

    def close(self, port: int) -> None:
        """Lead it no more."""


class PortMapping:
    """One port, kept open until closed."""

    def __init__(
        self,
        port: int,
        find: Callable[[], Router] | None = None,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._port = port
        self._find = find or find_router
        self._sleep = sleep
        self._router: Router | None = None

    async def open(self) -> str:
        """Open the port and return the address outside; Unmapped if there is none."""
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                return await asyncio.to_thread(self._open)
        except TimeoutError:
            raise Unmapped(f"the router does not answer; {_by_hand(self._port)}") from None

    async def keep(self) -> None:
        """Ask anew before the hour is over, again and again, until cancelled."""
        while True:
            await self._sleep(_RENEW_SECONDS)
            try:
                await asyncio.to_thread(self._open)
            except Unmapped as why:
                log.warning("the port is open no more: %s", why)

    async def close(self) -> None:
        """Close it, if the router listens; else the hour does."""
        router, self._router = self._router, None
        if router is not None:
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(_PATIENCE_SECONDS):
                    await asyncio.to_thread(router.close, self._port)

    def _open(self) -> str:
        router = self._router or self._find()
        try:
            outside = router.outside()
            if not is_in_the_internet(outside):
                raise Unmapped(
                    f"the router has no address of its own in the internet ({outside or 'none'});"
                    " take IPv6, or a rented server"
                )
            router.open(self._port)
        except OSError as refused:
            raise Unmapped(f"the router refuses: {refused}; {_by_hand(self._port)}") from None
        self._router = router
        return outside


def find_router() -> Router:
    """Return the router of this network; Unmapped if none opens ports. It takes two seconds."""
    try:
        import miniupnpc
    except ImportError:
        raise Unmapped(
            "the library for it is not here: pip install 'doublesix[router]' brings it"
        ) from None
    upnp = miniupnpc.UPnP()
    upnp.discoverdelay = _DISCOVER_MILLISECONDS
    try:
        upnp.discover()
        upnp.selectigd()
    except Exception as error:  # noqa: BLE001 (the library raises nothing more particular)
        raise Unmapped(
            f"no router that opens ports answers ({error}); switch UPnP on in it, or map the port"
            " there by hand"
        ) from None
    return _Router(upnp)


class _Router:
    """A router by the library, whose every error is a bare `Exception`."""

    def __init__(self, upnp: object) -> None:
        self._upnp = upnp

    def outside(self) -> str:
        return str(self._ask("externalipaddress"))

    def open(self, port: int) -> None:
        here = getattr(self._upnp, "lanaddr", "")
        what = port, "TCP", here, port, _NAME, ""
        try:
            self._ask("addportmapping", *what, LEASE_SECONDS)
        except OSError as refused:
            if _FOR_GOOD not in str(refused):
                raise
            self._ask("addportmapping", *what, 0)  # it knows no hours: closing it is up to us

    def close(self, port: int) -> None:
        self._ask("deleteportmapping", port, "TCP")

    def _ask(self, name: str, *what: object) -> object:
        try:
            return getattr(self._upnp, name)(*what)
        except Exception as error:  # noqa: BLE001 (see above)
            raise OSError(str(error)) from None


def is_in_the_internet(address: str) -> bool:
    """Tell whether an address leads to somebody from everywhere."""
    try:
        return ip_address(address).is_global
    except ValueError:
        return False


def _by_hand(port: int) -> str:
    return f"map TCP port {port} there to this machine by hand"
