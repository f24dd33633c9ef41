"""Nearby: how a server is found on its own network, where nothing has to be typed (mDNS).

An announcement says where a server listens and by which certificate it is known: no table, no
person, and not the machine's name, which often is a person's. What is found is only a hint: anyone
on the network may announce anything. Knows names and addresses; never messages.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from zeroconf import Error, InterfaceChoice, IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from doublesix.invitation import Invitation, read_invitation

SERVICE: Final = "_doublesix._tcp.local."
MOST_FOUND: Final = 50
_ASK_MILLISECONDS = 2000
_FINGERPRINT, _PLAIN, _YES = "fingerprint", "plain", "1"
_NAME = re.compile(r"[a-z0-9-]{1,40}")

# Of a network that comes and goes it complains line by line; what matters is raised as `Silent`.
logging.getLogger("zeroconf").setLevel(logging.CRITICAL)

log = logging.getLogger(__name__)

Address = IPv4Address | IPv6Address
Interfaces = Sequence[str] | InterfaceChoice
Listening = Callable[[Callable[[tuple["Found", ...]], None]], AbstractAsyncContextManager[None]]
"""Tells of servers as long as the context that it returns is open."""


class Silent(Exception):
    """Nothing can be said or heard on this network; the text says why."""


@dataclass(frozen=True, slots=True)
class Found:
    """A server that was announced: where it is, and by which certificate it is known."""

    server: str
    fingerprint: str | None = None


def host_of(name: str) -> str:
    """Return the name in the network of a server that is announced as `name`.

    >>> host_of("doublesix-ab12cd")
    'doublesix-ab12cd.local'
    """
    return f"{name}.local"


@asynccontextmanager
async def announced(
    name: str,
    port: int,
    addresses: Sequence[Address],
    *,
    fingerprint: str | None,
    interfaces: Interfaces = InterfaceChoice.All,
) -> AsyncIterator[None]:
    """Announce a server while in here; one without a fingerprint is spoken to in the open."""
    assert _NAME.fullmatch(name), name
    said = {_FINGERPRINT: fingerprint} if fingerprint else {_PLAIN: _YES}
    service = AsyncServiceInfo(
        SERVICE,
        f"{name}.{SERVICE}",
        addresses=[address.packed for address in addresses],
        port=port,
        properties=said,
        server=f"{host_of(name)}.",
    )
    with _network():
        speaking = AsyncZeroconf(interfaces=interfaces)
    try:
        with _network():
            await speaking.async_register_service(service, allow_name_change=True)
        yield
    finally:
        await speaking.async_close()  # which takes the announcement back


@asynccontextmanager
async def listening(
    tell: Callable[[tuple[Found, ...]], None], *, interfaces: Interfaces = InterfaceChoice.All
) -> AsyncIterator[None]:
    """Tell which servers there are, again at each change, while in here."""
    asking: set[asyncio.Task[None]] = set()
    known: dict[str, Found] = {}

    async def ask(hearing: Zeroconf, name: str) -> None:
        service = AsyncServiceInfo(SERVICE, name)
        if not await service.async_request(hearing, _ASK_MILLISECONDS):
            return
        addresses = service.parsed_addresses(IPVersion.All)
        found = read_found(addresses, service.port, service.decoded_properties)
        if found is not None and len(known) < MOST_FOUND and known.get(name) != found:
            known[name] = found
            tell(tuple(dict.fromkeys(known.values())))

    # The names are the library's, which calls it by them.
    def changed(
        zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change is not ServiceStateChange.Removed:
            task = asyncio.ensure_future(ask(zeroconf, name))
            asking.add(task)
            task.add_done_callback(asking.discard)
        elif known.pop(name, None) is not None:
            tell(tuple(dict.fromkeys(known.values())))

    with _network():
        hearing = AsyncZeroconf(interfaces=interfaces)
    try:
        browser = AsyncServiceBrowser(hearing.zeroconf, SERVICE, handlers=[changed])
        yield
        await browser.async_cancel()
    finally:
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await hearing.async_close()


async def find(fingerprint: str, not_at: str, *, by: Listening = listening) -> str:
    """Wait until a server with this certificate is announced elsewhere, and return where."""
    known = fingerprint.replace(":", "").lower()
    found: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def note(servers: tuple[Found, ...]) -> None:
        for one in servers:
            if one.fingerprint == known and one.server != not_at and not found.done():
                found.set_result(one.server)

    try:
        async with by(note):
            return await found
    except Silent as why:
        log.debug("nobody can be looked for on this network: %s", why)
        return await found


@contextmanager
def _network() -> Iterator[None]:
    """Say of what the library meets here that this network takes nothing."""
    try:
        yield
    except (OSError, RuntimeError, Error) as error:  # RuntimeError: no adapter at all
        raise Silent(str(error) or type(error).__name__) from error


def read_found(
    addresses: Sequence[str], port: int | None, said: Mapping[str, str | None]
) -> Found | None:
    """Return what an announcement means; None where it means nothing.

    Of several addresses the first of IPv4 counts, for it is good on the whole network.
    """
    fingerprint = said.get(_FINGERPRINT)
    if not port or (fingerprint is None and said.get(_PLAIN) != _YES):
        return None
    for host in sorted(_usable(addresses), key=lambda one: one.version):
        shown = f"[{host}]" if host.version == 6 else f"{host}"
        ending = f"#{fingerprint}" if fingerprint else ""
        scheme = "wss" if fingerprint else "ws"
        read = read_invitation(f"{scheme}://{shown}:{port}{ending}")
        if isinstance(read, Invitation) and read.server:
            return Found(read.server, read.fingerprint)
    return None


def _usable(addresses: Sequence[str]) -> list[Address]:
    found: list[Address] = []
    for address in addresses:
        with suppress(ValueError):
            found.append(ip_address(address))
    return [one for one in found if not (one.is_link_local or one.is_unspecified)]
