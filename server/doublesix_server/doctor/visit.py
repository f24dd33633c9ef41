"""Visit: what the doctor looks at, in which order: a server elsewhere, or this machine's own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from urllib.parse import urlsplit

from doublesix.invitation import Invitation, read_invitation
from doublesix_server.addresses import is_beyond
from doublesix_server.admin.call import CallError, ask
from doublesix_server.config import Settings
from doublesix_server.doctor.around import look_at_router, look_for_announcement
from doublesix_server.doctor.club import look_at_club
from doublesix_server.doctor.findings import Finding, not_tried, wrong
from doublesix_server.doctor.here import Machine, look_here
from doublesix_server.doctor.there import Patient, answers_as_ours, look_there
from doublesix_server.reach import EVERY, EVERY_4, reach_of, url_of
from doublesix_server.store.folder import data_folder
from doublesix_server.tls import OWN_FILE, fingerprint_of, is_self_signed

_FROM_INSIDE = {EVERY_4: "127.0.0.1", EVERY: "::1"}
_BY_NAME = "public name, "
_PATIENCE_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Shown:
    """The certificate that a server here shows: its fingerprint, and who knows it."""

    fingerprint: str
    is_own: bool


@dataclass(frozen=True, slots=True)
class Own:
    """A server of this machine: its settings, and the machine."""

    settings: Settings
    plays: bool = True
    machine: Machine = field(default_factory=Machine)


async def look_at_own(own: Own) -> AsyncIterator[Finding]:
    """Yield what the settings meet on this machine, and the server itself where it runs."""
    settings = await asyncio.to_thread(as_it_serves, own.settings)
    shown = await asyncio.to_thread(_shown, settings)
    fingerprint = shown.fingerprint if shown else None
    host = _FROM_INSIDE.get(settings.host, settings.host)
    url = url_of("wss" if shown else "ws", host, settings.port)
    runs = settings.port > 0 and await answers_as_ours(url, fingerprint)
    for found in await asyncio.to_thread(lambda: [*look_here(settings, own.machine, runs=runs)]):
        yield found
    async for found in look_at_club(settings):
        yield found
    if runs and settings.announce and is_beyond(settings.host):
        yield await look_for_announcement(fingerprint)
    else:
        yield not_tried("announcement", "no server runs here that is announced")
    yield await look_at_router(is_wanted=settings.map_port)
    if not runs:
        yield not_tried("server", "none runs here; start it, then ask again")
        return
    patient = Patient(url, fingerprint, settings.invitation or None, own.plays)
    async for found in look_there(patient):
        yield found
    async for found in _by_name(settings, shown, patient):
        yield found


async def _by_name(
    settings: Settings, shown: Shown | None, patient: Patient
) -> AsyncIterator[Finding]:
    """Yield what is met on the way that others take, as far as it leads back to here."""
    if not settings.public_name:
        return
    reach = reach_of(
        settings.host,
        settings.port,
        is_tls=shown is not None,
        fingerprint=shown.fingerprint if shown and shown.is_own else None,
        public_name=settings.public_name,
    )
    found = read_invitation(reach.far[0])
    assert isinstance(found, Invitation)
    assert found.server is not None
    outside = replace(patient, url=found.server, fingerprint=found.fingerprint, plays=False)
    async for one in look_there(outside):
        mend = one.mend
        if mend and one.check == "way":
            mend += "; or ask from elsewhere: some routers lead nobody in who is inside already"
        yield replace(one, check=_BY_NAME + one.check, mend=mend)


def as_it_serves(settings: Settings) -> Settings:
    """Return the settings with the address at which their folder's server says that it serves.

    They stay as they are where no server answers, or where another address was told.
    """
    try:
        status = ask(data_folder(settings.data), "status", within=_PATIENCE_SECONDS)
    except CallError:
        return settings
    where = urlsplit(status["address"] or "")
    host = where.hostname or ""
    if not host:  # it is just starting, or stopping
        return settings
    is_plain = where.scheme == "ws" and is_beyond(host)
    serves = {"host": host, "port": where.port, "plain": is_plain}
    told = {name: getattr(settings, name) for name in serves if name in settings.model_fields_set}
    return settings if told.items() - serves.items() else settings.model_copy(update=serves)


def _shown(settings: Settings) -> Shown | None:
    """Return the certificate that a server with these settings shows, if there is one."""
    try:
        if settings.certificate:
            file = Path(settings.certificate)
            return Shown(fingerprint_of(file), is_self_signed(file.expanduser()))
        if is_beyond(settings.host) and not settings.plain:
            return Shown(fingerprint_of(data_folder(settings.data) / OWN_FILE), is_own=True)
    except (OSError, ValueError):
        return None
    return None


def read_patient(address: str, settings: Settings, fingerprint: str | None) -> Patient | Finding:
    """Return the server of an address or a link; a finding where it is none."""
    found = read_invitation(address)
    if not isinstance(found, Invitation) or found.server is None:
        mend = "write wss://host, ws://host:port, or the whole link"
        return wrong("address", f"{address}: no address of a server", mend)
    known = fingerprint or found.fingerprint
    return Patient(found.server, known, settings.invitation or None)
