"""Outreach: what a server does so that others find it: certificate, announcement, router, links.

Knows settings and ports; never connections.
"""

from __future__ import annotations

import logging
import secrets
from pathlib import Path

from doublesix_server.addresses import Address, is_beyond
from doublesix_server.announcing import keep_announced
from doublesix_server.config import Settings
from doublesix_server.mapping import PortMapping, Unmapped
from doublesix_server.reach import (
    EVERY,
    EVERY_4,
    Reach,
    is_among,
    own_addresses,
    reach_of,
    url_of,
)
from doublesix_server.tls import Certificate, certificate_in, given_certificate

log = logging.getLogger(__name__)

_FROM_INSIDE = {EVERY_4: "127.0.0.1", EVERY: "::1"}
_NAME_DIGITS = 6


def certificate_of(settings: Settings, folder: Path) -> Certificate | None:
    """Return what others are shown: none where only this machine can come, or none shall be."""
    if settings.certificate:
        return given_certificate(Path(settings.certificate), Path(settings.key))
    if settings.plain or not is_beyond(settings.host):
        return None
    return certificate_in(folder, lambda: list(map(str, own_addresses())))


class Outreach:
    """One server's ways to the others, once it listens at a port."""

    def __init__(self, settings: Settings, certificate: Certificate | None, port: int) -> None:
        self._settings = settings
        self._certificate = certificate
        self._port = port
        self._mapping = PortMapping(port)
        self._outside: str | None = None
        known = certificate.fingerprint if certificate else secrets.token_hex(_NAME_DIGITS)
        self._name = f"doublesix-{known[:_NAME_DIGITS]}"
        """What it is called on its network; that tells nothing of whose it is."""

    @property
    def inside(self) -> str:
        """The address for who is on this machine."""
        host = _FROM_INSIDE.get(self._settings.host, self._settings.host)
        return url_of("wss" if self._certificate else "ws", host, self._port)

    @property
    def node(self) -> tuple[str, str | None]:
        """The address for clients of a club, and the fingerprint where it is known by that."""
        settings, certificate = self._settings, self._certificate
        address = settings.node_address or self.inside
        if not settings.node_address and settings.host in _FROM_INSIDE:
            host = next(iter(self._addresses()), None)
            scheme = "wss" if certificate else "ws"
            address = self.inside if host is None else url_of(scheme, str(host), self._port)
        is_own = certificate is not None and certificate.is_own and address.startswith("wss://")
        return address, certificate.fingerprint if certificate and is_own else None

    def reach(self) -> Reach:
        """Return where others find the server."""
        settings, certificate = self._settings, self._certificate
        return reach_of(
            settings.host,
            self._port,
            is_tls=certificate is not None,
            fingerprint=certificate.fingerprint if certificate and certificate.is_own else None,
            public_name=settings.public_name or self._outside or "",
            names=[f"{self._name}.local"] if self._is_announced else (),
            addresses=own_addresses() if is_beyond(settings.host) else (),
        )

    async def announce(self) -> None:
        """Be found on the network until cancelled, if that is wanted."""
        if self._is_announced:
            fingerprint = self._certificate.fingerprint if self._certificate else None
            await keep_announced(self._name, self._port, self._addresses, fingerprint=fingerprint)

    async def open(self) -> None:
        """Have the router let others in, if that is wanted and it does."""
        if self._settings.map_port:
            try:
                self._outside = await self._mapping.open()
            except Unmapped as why:
                log.warning("no port is open in the router: %s", why)

    async def keep_open(self) -> None:
        """Keep the router's port open until cancelled."""
        if self._outside is not None:
            await self._mapping.keep()

    async def close(self) -> None:
        """Close the router's port."""
        await self._mapping.close()

    def _addresses(self) -> list[Address]:
        return [one for one in own_addresses() if is_among(one, self._settings.host)]

    @property
    def _is_announced(self) -> bool:
        return self._settings.announce and is_beyond(self._settings.host)
