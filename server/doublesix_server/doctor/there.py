"""There: how a server is met at an address: name, way, TLS, proxy, version, workers, speed.

Knows an address and what answers there; never its settings.
"""

from __future__ import annotations

import asyncio
import http.client
import secrets
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from hashlib import sha256
from hmac import compare_digest
from http import HTTPStatus
from time import perf_counter
from urllib.parse import urlsplit

from doublesix.link import (
    Link,
    LinkError,
    LinkLost,
    NotOurs,
    NoTrust,
    OtherCertificate,
    Refused,
    open_link,
)
from doublesix.protocol import PROTOCOL_VERSION, SUBPROTOCOL
from doublesix.protocol.errors import Refusal
from doublesix_server.doctor.findings import Finding, fine, not_tried, wrong

_PATIENCE_SECONDS = 5.0
_DEAL_SECONDS = 60.0
_LEAST_ACTS = 5.0
_LONGEST_SKEW = timedelta(minutes=2)
_NAME = "doctor"
_AFTER = ("version", "acts")


@dataclass(frozen=True, slots=True)
class Patient:
    """A server to look at: its address and what one must know to come in.

    Without `plays` no table is made there.
    """

    url: str
    fingerprint: str | None = None
    invitation: str | None = field(default=None, repr=False)
    plays: bool = True
    now: Callable[[], datetime] = field(default=lambda: datetime.now(UTC))


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered to a plain request."""

    status: int
    text: str
    headers: dict[str, str]


async def look_there(patient: Patient) -> AsyncIterator[Finding]:
    """Yield what is met on the way in, step by step; what lies behind a fault is not tried."""
    steps = (_name, _way, _tls)
    for at, step in enumerate(steps):
        found = await step(patient)
        yield found
        if found.mend:
            for later in ("way", "TLS", "upgrade", "workers", "clock", *_AFTER)[at:]:
                yield not_tried(later, f"the {found.check} comes first")
            return
    async for found in _through(patient):
        yield found


async def answers_as_ours(url: str, fingerprint: str | None) -> bool:
    """Tell whether a doublesix server answers at an address."""
    try:
        answer = await asyncio.to_thread(_asked, url, "/healthz", fingerprint)
    except (OSError, http.client.HTTPException):
        return False
    return answer.status == HTTPStatus.OK and answer.headers.get("server") == _OURS


_OURS = "doublesix"


async def _name(patient: Patient) -> Finding:
    host = urlsplit(patient.url).hostname or ""
    try:
        rows = await asyncio.get_running_loop().getaddrinfo(host, None)
    except (OSError, UnicodeError):
        mend = "correct the address, or have the name lead to the server"
        return wrong("name", f"{host or patient.url} leads nowhere", mend)
    return fine("name", f"{host} is {', '.join(dict.fromkeys(str(row[4][0]) for row in rows))}")


async def _way(patient: Patient) -> Finding:
    parts = urlsplit(patient.url)
    port = parts.port or (443 if parts.scheme == "wss" else 80)
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            _, writer = await asyncio.open_connection(parts.hostname, port)
    except TimeoutError:
        mend = f"let TCP port {port} through the firewall and the router on the way"
        return wrong("way", f"nothing answers at port {port}, and nothing refuses", mend)
    except OSError as error:
        mend = "start the server, with a --host that others can reach, or correct the port"
        return wrong("way", f"nothing listens at port {port} ({error.strerror or error})", mend)
    writer.close()
    return fine("way", f"port {port} answers")


async def _tls(patient: Patient) -> Finding:
    if not patient.url.startswith("wss:"):
        return not_tried("TLS", "ws:// is not encrypted; that is well on this machine only")
    try:
        await asyncio.to_thread(_asked, patient.url, "/healthz", patient.fingerprint)
    except ssl.SSLCertVerificationError as error:
        if patient.fingerprint:
            mend = "get a new link from the server's host; they see the fingerprint in the log"
            return wrong("TLS", "another certificate than the one of the link", mend)
        mend = "give the whole link, with its fingerprint, or a certificate for this name"
        return wrong("TLS", f"its certificate cannot be trusted: {error.verify_message}", mend)
    except ssl.SSLError as error:
        mend = "write ws:// where there is no TLS, or give the server its certificate"
        return wrong("TLS", f"no TLS is spoken there ({error.reason or 'handshake failed'})", mend)
    except (OSError, http.client.HTTPException):
        mend = "look into the server's log: it took the connection and ended it"
        return wrong("TLS", "the connection ended while it was made", mend)
    known = "known by its fingerprint" if patient.fingerprint else "signed by somebody known"
    return fine("TLS", f"encrypted, the certificate is {known}")


async def _through(patient: Patient) -> AsyncIterator[Finding]:
    """Yield what stands behind TLS: the upgrade, what HTTP tells, then a hello and a deal."""
    tries: list[Finding] = []
    try:
        async with (
            asyncio.timeout(_DEAL_SECONDS),
            open_link(patient.url, fingerprint=patient.fingerprint) as link,
        ):
            yield fine("upgrade", f"a WebSocket of {SUBPROTOCOL} is let through")
            for found in await asyncio.to_thread(_told_by_http, patient):
                yield found
            async for found in _talk(link, patient):
                tries.append(found)
                yield found
        return
    except (OtherCertificate, NoTrust, NotOurs, LinkLost, LinkError) as error:
        if not tries:
            yield _no_upgrade(error)
            for later in ("workers", "clock", *_AFTER):
                yield not_tried(later, "the upgrade comes first")
            return
        yield wrong("acts", f"the link was lost: {error}", "look into the server's log")
    except TimeoutError:
        mend = "look at /readyz and the server's log: it takes acts but does not get on"
        yield wrong("acts", f"no deal was over after {_DEAL_SECONDS:.0f} s", mend)


def _no_upgrade(error: LinkError) -> Finding:
    if SUBPROTOCOL in str(error):
        mend = f"have the proxy pass the header Sec-WebSocket-Protocol ({SUBPROTOCOL}) on as it is"
        return wrong("upgrade", "the subprotocol is lost on the way, or it is another server", mend)
    if isinstance(error, NotOurs):
        mend = "have the proxy pass WebSocket upgrades on, or correct the address"
        return wrong("upgrade", f"what answers lets no WebSocket through: {error}", mend)
    mend = "look into the server's log; it may be full, or be stopping"
    return wrong("upgrade", str(error), mend)


def _told_by_http(patient: Patient) -> list[Finding]:
    try:
        answer = _asked(patient.url, "/readyz", patient.fingerprint)
    except (OSError, http.client.HTTPException):
        return [not_tried(check, "no plain request is answered") for check in ("workers", "clock")]
    return [_workers(answer), _clock(answer, patient)]


def _workers(answer: Answer) -> Finding:
    if answer.status == HTTPStatus.OK:
        return fine("workers", "tables can go on")
    if answer.status == HTTPStatus.SERVICE_UNAVAILABLE and answer.headers.get("server") == _OURS:
        mend = "look into the server's log: it says why they end, or what cannot be kept"
        return wrong("workers", f"tables cannot go on: {answer.text.strip()}", mend)
    return not_tried("workers", f"/readyz is not passed on ({answer.status})")


def _clock(answer: Answer, patient: Patient) -> Finding:
    try:
        theirs = parsedate_to_datetime(answer.headers.get("date", ""))
    except ValueError:
        return not_tried("clock", "the server does not say what time it has")
    skew = abs(theirs - patient.now())
    if skew > _LONGEST_SKEW:
        told = f"the server's and this machine's differ by {skew.total_seconds():.0f} s"
        return wrong("clock", told, "have both take their time from the network (NTP)")
    return fine("clock", "the server's and this machine's agree")


async def _talk(link: Link, patient: Patient) -> AsyncIterator[Finding]:
    invited = {"invitation": patient.invitation} if patient.invitation else {}
    try:
        welcome = await link.ask(
            "hello",
            protocol=PROTOCOL_VERSION,
            name=_NAME,
            secret=secrets.token_bytes(16),
            **invited,
        )
    except Refused as refused:
        yield _turned_away(refused)
        yield not_tried("acts", "the hello comes first")
        return
    server = welcome["server"]
    yield fine("version", f"the server is {server}, both speak {SUBPROTOCOL}")
    if not patient.plays:
        yield not_tried("acts", "no table was to be made")
        return
    if not welcome["levels"]:
        yield wrong("acts", "no worker is there to play", "let workers come: --bots, or elsewhere")
        return
    try:
        yield await _deal(link, welcome["levels"])
    except Refused as refused:
        mend = "let workers come, or raise what the server says"
        yield wrong("acts", f"no deal can be played: {refused}", mend)


def _turned_away(refused: Refused) -> Finding:
    match refused.reason:
        case Refusal.WRONG_PROTOCOL:
            older = "server" if refused.values.get("older") == "server" else "program here"
            return wrong("version", f"the {older} is the older one", f"update the {older}")
        case Refusal.NOT_INVITED:
            mend = "give the word by --invitation, or DOUBLESIX_INVITATION"
            return wrong("version", "the server is for invited people", mend)
        case _:
            return wrong("version", f"the hello is refused: {refused}", "try again later")


async def _deal(link: Link, levels: list[str]) -> Finding:
    """Have four computer players play a deal without pauses, at a table that nobody finds."""
    await link.ask("create", profile="chiva", pause=0)
    try:
        for seat in range(1, 5):
            await link.ask("fill", seat=seat, level=levels[0])
        begun = perf_counter()
        await link.ask("start")
        while link.view is None or link.view["phase"] != "over":
            await link.receive()
        took = perf_counter() - begun
        acts = len(link.view["plays"]) / took
    finally:
        await link.send("close_table")
    told = f"{acts:.0f} a second, a deal in {took:.1f} s"
    if acts < _LEAST_ACTS:
        mend = "look what else this machine does, or how far away the workers are"
        return wrong("acts", told, mend)
    return fine("acts", told)


def _asked(url: str, path: str, fingerprint: str | None) -> Answer:
    """Ask by plain HTTP; with a fingerprint the certificate must be that one."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if parts.scheme == "wss":
        context = ssl.create_default_context()
        if fingerprint:
            context.check_hostname = False
            context.verify_mode = ssl.CERT_NONE  # and in its place what stands below
        secure = http.client.HTTPSConnection(
            host, parts.port, timeout=_PATIENCE_SECONDS, context=context
        )
        with closing(secure):
            secure.connect()
            if fingerprint:
                _check(secure, fingerprint)
            return _answered(secure, path)
    with closing(
        http.client.HTTPConnection(host, parts.port, timeout=_PATIENCE_SECONDS)
    ) as in_the_open:
        return _answered(in_the_open, path)


def _check(connection: http.client.HTTPSConnection, fingerprint: str) -> None:
    assert isinstance(connection.sock, ssl.SSLSocket)
    shown = sha256(connection.sock.getpeercert(binary_form=True) or b"").hexdigest()
    if not compare_digest(shown, fingerprint.replace(":", "").lower()):
        raise ssl.SSLCertVerificationError("another certificate than was expected")


def _answered(connection: http.client.HTTPConnection, path: str) -> Answer:
    connection.request("GET", path)
    answer = connection.getresponse()
    text = answer.read(4096).decode(errors="replace")
    return Answer(answer.status, text, {name.lower(): value for name, value in answer.getheaders()})
