"""Here: what a server's settings meet on this machine: its port, names, disk and certificate.

Knows settings and this machine; never a running server but by its port.
"""

from __future__ import annotations

import errno
import os
import shutil
import socket
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter
from urllib.parse import urlsplit

from cryptography import x509

from doublesix_server.addresses import Address, is_beyond
from doublesix_server.config import Settings
from doublesix_server.doctor.findings import Finding, fine, not_tried, wrong
from doublesix_server.reach import EVERY, EVERY_4, own_addresses, read_public_name
from doublesix_server.store.folder import data_folder
from doublesix_server.tls import OWN_FILE, CertificateError, given_certificate, server_context

_LEAST_FREE = 200 * 1024**2
_LONGEST_SYNC = 0.05
_SYNCS = 9
_SOON = timedelta(days=14)
_PATIENCE_SECONDS = 3.0
_EARLIEST = datetime(2026, 1, 1, tzinfo=UTC)
"""No clock that is right is before this program was written."""


def _sync_seconds(file: Path) -> float:
    """Return how long this disk takes, as a rule, to keep a page for good."""
    took = []
    with file.open("wb") as opened:
        for _ in range(_SYNCS):
            begun = perf_counter()
            opened.write(bytes(4096))
            opened.flush()
            os.fsync(opened.fileno())
            took.append(perf_counter() - begun)
    return statistics.median(took)


@dataclass(frozen=True, slots=True)
class Machine:
    """What is asked of this machine; tests plant faults in it."""

    addresses: Callable[[], list[Address]] = own_addresses
    free_bytes: Callable[[Path], int] = lambda path: shutil.disk_usage(path).free
    sync_seconds: Callable[[Path], float] = _sync_seconds
    now: Callable[[], datetime] = field(default=lambda: datetime.now(UTC))


def look_here(settings: Settings, machine: Machine, *, runs: bool) -> Iterator[Finding]:
    """Yield what the settings meet; `runs` is whether their server answers at their port."""
    yield (
        fine("port", f"a doublesix server answers at port {settings.port}")
        if runs
        else _port(settings)
    )
    yield _addresses(settings, machine)
    yield _public_name(settings)
    yield _certificate(settings, machine)
    yield from _disk(settings, machine)
    yield _clock(machine)


def _port(settings: Settings) -> Finding:
    host = "" if settings.host in (EVERY, EVERY_4) else settings.host
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    where = f"port {settings.port}"
    try:
        with socket.create_server((host, settings.port), family=family):
            return fine("port", f"{where} is free; no server runs there")
    except OSError as error:
        match error.errno:
            case errno.EACCES:
                return wrong("port", f"{where} is not for everybody", "choose a --port above 1023")
            case errno.EADDRINUSE:
                mend = (
                    "if that is your server, name its --data, and its --certificate if it was given"
                    " one; else end the program that has it, or choose another --port"
                )
                return wrong("port", f"{where} belongs to another program or other settings", mend)
            case _:
                mend = "choose a --host that is an address of this machine"
                return wrong("port", f"{settings.host} is no address of this machine", mend)


def _addresses(settings: Settings, machine: Machine) -> Finding:
    if not is_beyond(settings.host):
        told = f"at {settings.host} only this machine reaches it; --host :: lets others in"
        return not_tried("addresses", told)
    found = machine.addresses()
    if not found:
        mend = "connect this machine to a network"
        return wrong("addresses", "this machine has none that others could reach", mend)
    return fine("addresses", ", ".join(map(str, found)))


def _public_name(settings: Settings) -> Finding:
    name = settings.public_name
    if not name:
        return not_tried("public name", "none is told; --public-name tells one")
    host = urlsplit(read_public_name(name).server or "").hostname or name
    try:
        rows = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except OSError:
        mend = "have the name lead to this house's address, or correct --public-name"
        return wrong("public name", f"{host} leads nowhere", mend)
    return fine("public name", f"{host} is {', '.join(dict.fromkeys(str(r[4][0]) for r in rows))}")


def _certificate(settings: Settings, machine: Machine) -> Finding:
    check = "certificate"
    own = data_folder(settings.data) / OWN_FILE
    try:
        if settings.certificate:
            given = given_certificate(Path(settings.certificate), Path(settings.key))
            return _dates_and_names(given.file, settings, machine)
        if settings.plain or not is_beyond(settings.host):
            return not_tried(check, "none is needed: what this server says is not encrypted by it")
        if not own.exists():
            return fine(check, "one of its own is made at the first start")
        server_context(own, own)
    except CertificateError as error:
        mend = "give the right files, or move a certificate of its own away to have a new one"
        return wrong(check, str(error), mend)
    return fine(check, f"one of its own: {own}")


def _dates_and_names(file: Path, settings: Settings, machine: Machine) -> Finding:
    check = "certificate"
    read = x509.load_pem_x509_certificate(file.read_bytes())
    now, until = machine.now(), read.not_valid_after_utc
    if until < now:
        return wrong(check, f"{file}: over since {until:%Y-%m-%d}", "renew it")
    if until - now < _SOON:
        return wrong(check, f"{file}: good until {until:%Y-%m-%d} only", "renew it")
    if read.not_valid_before_utc > now:
        mend = "set this machine's clock, or wait"
        return wrong(check, f"{file}: good from {read.not_valid_before_utc:%Y-%m-%d} on", mend)
    name = settings.public_name
    host = urlsplit(read_public_name(name).server or "").hostname if name else None
    if host and "://" not in name and not _is_for(read, host):
        return wrong(check, f"{file}: not for {host}", f"get one that names {host}")
    return fine(check, f"{file}: good until {until:%Y-%m-%d}")


def _is_for(certificate: x509.Certificate, host: str) -> bool:
    try:
        names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return False
    named = [*names.get_values_for_type(x509.DNSName)]
    named += map(str, names.get_values_for_type(x509.IPAddress))
    return host in named or f"*.{host.partition('.')[2]}" in named


def _disk(settings: Settings, machine: Machine) -> Iterator[Finding]:
    folder = data_folder(settings.data)
    # A folder that is not there yet is the server's to make.
    place = next((one for one in (folder, *folder.parents) if one.exists()), folder)
    probe = place / ".doctor"
    try:
        took = machine.sync_seconds(probe)
        free = machine.free_bytes(place)
    except OSError as error:
        mend = "choose another --data, or let the server write there"
        yield wrong("disk", f"{folder}: cannot be written: {error.strerror or error}", mend)
        return
    finally:
        _forget(probe)
    told = f"{folder}: {free / 1024**3:.1f} GiB free"
    if free < _LEAST_FREE:
        yield wrong("disk", told, "make room: a server that cannot keep an act lets it wait")
    else:
        yield fine("disk", told)
    told = f"it keeps a page in {took * 1000:.1f} ms"
    if took > _LONGEST_SYNC:
        yield wrong("disk speed", told, "put --data on a faster disk: each act waits for it")
    else:
        yield fine("disk speed", told)


def _forget(probe: Path) -> None:
    try:
        probe.unlink(missing_ok=True)
    except OSError:
        return


def _clock(machine: Machine) -> Finding:
    now = machine.now()
    if now < _EARLIEST:
        mend = "set this machine's clock: certificates and logs need it"
        return wrong("clock", f"it says {now:%Y-%m-%d %H:%M} UTC", mend)
    return fine("clock", f"it says {now:%Y-%m-%d %H:%M} UTC")
