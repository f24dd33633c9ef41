"""App: wires a server together and runs it until it is told to stop.

Knows everybody and decides nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.server import ServerConnection

from doublesix.protocol.errors import Closing
from doublesix.protocol.frames import keeping, levels, nodes
from doublesix.protocol.plain import Plain
from doublesix.version import own_version
from doublesix_server import upkeep
from doublesix_server.addresses import Proxies, read_networks
from doublesix_server.bundles import Bundle, bundles_of
from doublesix_server.config import Settings
from doublesix_server.connection import Connection
from doublesix_server.door import Door, Socket
from doublesix_server.gate import Gate
from doublesix_server.hall import Hall
from doublesix_server.keep import Keep, KeepError, opened_keep
from doublesix_server.limits import Guesses, Pace, Presence
from doublesix_server.listening import CannotListen, listen
from doublesix_server.lobby import Lobby
from doublesix_server.metrics import Metrics
from doublesix_server.office import Office
from doublesix_server.outreach import Outreach, certificate_of
from doublesix_server.ownership import MOST_NODES, SOLE, Club, Ownership
from doublesix_server.page import page_of
from doublesix_server.people import Peer, identity_of
from doublesix_server.reach import Reach
from doublesix_server.restraints import Restraints
from doublesix_server.roll import Roll
from doublesix_server.staff import Staff
from doublesix_server.standing import Standing, load_of_machine, standing_of
from doublesix_server.store.archive import StoredArchive
from doublesix_server.store.durable import DurableLog
from doublesix_server.store.register import StoredRegister
from doublesix_server.tls import Certificate, CertificateError
from doublesix_server.wicket import NoWicket, Wicket
from doublesix_server.workers import OwnWorkers

log = logging.getLogger(__name__)

_DRAIN_SECONDS = 5.0
_STOP_SECONDS = 4.0
_WORKERS_WITHIN = 20.0


class ServerError(Exception):
    """The server cannot run; the text says why and what would help."""


class App:
    """A server and all that belongs to it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.own_workers = OwnWorkers(settings.bots)
        self._restraints = Restraints()
        self.gate = Gate(
            Guesses(settings.guesses_per_minute, monotonic),
            invitation=settings.invitation,
            worker_token=settings.worker_token,
            metrics_token=settings.metrics_token,
            is_own_token=self.own_workers.is_token,
            is_banned=self._restraints.is_banned,
        )
        self._metrics = Metrics(
            monotonic,
            self._standing,
            version=own_version(),
            most_tables=settings.max_tables,
            club=lambda: None if self._club is None else self._club.standing(),
        )
        self.presence = Presence(settings.connections_per_address)
        self.staff = Staff(
            clock=lambda: asyncio.get_running_loop().time(),
            random_bytes=os.urandom,
            answer_seconds=settings.answer_seconds,
            dismissed=self._dismissed,
            levels_changed=self._tell_levels,
            measures=self._metrics,
        )
        self.hall: Hall
        self.lobby: Lobby
        self._log: DurableLog
        self._ownership: Ownership = SOLE
        self._club: Club | None = None
        self._office: Office
        self._certificate: Certificate | None = None
        self._outreach: Outreach | None = None
        self._bundles = bundles_of(settings.bundles)
        self._connections: set[Connection] = set()
        self._aside: set[asyncio.Task[None]] = set()
        self._stop = asyncio.Event()
        self._is_closing = False
        self._stops_for = Closing.SERVER_STOPS
        self._since = monotonic()

    def stop(self, why: Closing = Closing.SERVER_STOPS) -> None:
        """Ask the server to stop, and to tell everybody why."""
        if not self._stop.is_set():
            self._stops_for = why
        self._stop.set()

    def drain(self) -> None:
        """Ask the server to stop so that another goes on with what it keeps."""
        self.stop(Closing.SERVER_UPDATES)

    async def run(self, ready: Callable[[Reach], None]) -> None:
        """Serve until told to stop; `ready` is told where.

        It is called once the own workers are there, or have not come for 20 seconds.
        """
        try:
            async with opened_keep(self.settings, aside=self.begin_aside, drop=self._drop) as keep:
                self._certificate = certificate_of(self.settings, keep.folder)
                await self._run_on(keep, ready)
        except (CannotListen, CertificateError, KeepError) as error:
            raise ServerError(str(error)) from None

    def _drop(self, code: str) -> None:
        self.hall.drop(code)

    async def _run_on(self, keep: Keep, ready: Callable[[Reach], None]) -> None:
        engine, tables_log, ownership = keep.engine, keep.log, keep.ownership
        self._log, self._ownership, self._club = tables_log, ownership, keep.club
        tables_log.changed = self._tell_whether_kept
        archive = StoredArchive(engine, tables_log)
        register = StoredRegister(engine, tables_log)
        self._restraints.take(await register.restraints())
        self.hall = Hall(
            self.staff,
            tables_log,
            archive,
            max_tables=self.settings.max_tables,
            tables_per_person=self.settings.tables_per_person,
            sleep_seconds=self.settings.sleep_seconds,
            max_name=self.settings.max_name,
            max_talk=self.settings.max_talk,
            measures=self._metrics,
            clock=asyncio.get_running_loop().time,
            share_seconds=self.settings.share_seconds,
            ownership=ownership,
            restraints=self._restraints,
        )
        self.lobby = Lobby(
            self.hall,
            self.staff,
            tables_log,
            archive,
            gate=self.gate,
            max_name=self.settings.max_name,
            aside=self.begin_aside,
            measures=self._metrics,
            ownership=ownership,
            notice=lambda: self._office.notice,
        )
        if self._club is not None:
            self._club.keep(self.hall, self._tell_nodes)
        self._office = Office(
            self.hall,
            self.staff,
            archive,
            register,
            self._restraints,
            Roll(self.hall, register, lambda: self._connections),
            tell_all=self._tell_all,
            status=self._status,
            drain=self.drain,
            proxies=read_networks(self.settings.proxies),
        )
        self._office.notice = await register.notice()
        wicket = Wicket(keep.folder, self._office.answer)
        writing = asyncio.create_task(tables_log.run())
        try:
            await self._open(wicket)
            await self._serve(ready)
        finally:
            await wicket.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(_DRAIN_SECONDS):
                    await tables_log.drained()
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            await register.close()
            await archive.close()
            await engine.dispose()

    async def _open(self, wicket: Wicket) -> None:
        try:
            await wicket.open()
        except NoWicket as why:
            log.warning("`doublesix admin` cannot come in: %s", why)

    async def _serve(self, ready: Callable[[Reach], None]) -> None:
        settings = self.settings
        certificate = self._certificate
        proxies = Proxies(read_networks(settings.proxies))
        paths = {"/", urlsplit(settings.node_address).path or "/"}
        door = Door(self.presence, proxies, self, paths)
        server = await listen(settings, certificate, door, proxies, self._serve_one)
        outreach = self._outreach = Outreach(
            settings, certificate, server.sockets[0].getsockname()[1]
        )
        tasks = [
            asyncio.create_task(upkeep.watch(self._watches)),
            asyncio.create_task(upkeep.forget_daily(self.hall, self._log, settings.keep_days)),
            asyncio.create_task(self._run_own_workers(outreach.inside)),
            asyncio.create_task(outreach.announce()),
        ]
        try:
            await outreach.open()
            tasks.append(asyncio.create_task(outreach.keep_open()))
            if (club := self._club) is not None:
                await club.be_found_at(*outreach.node)
                tasks += [
                    asyncio.create_task(club.run()),
                    asyncio.create_task(
                        upkeep.list_tables(lambda: club.list_tables(self.lobby.listed()))
                    ),
                    asyncio.create_task(upkeep.hear_other_offices(self._office)),
                ]
            await self._until_workers_are_here()
            if not self._stop.is_set():
                ready(outreach.reach())
            await self._stop.wait()
            self._say_that_it_ends()
            if self._club is not None:
                await self._club.leave()
        finally:
            self._is_closing = True
            server.close(close_connections=False)
            await outreach.close()
            await self._tell_what_was_done()
            for connection in list(self._connections):
                self._send_away(connection)
            self.hall.close()
            tasks += self._aside
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(TimeoutError):  # whoever has not shaken hands yet is not waited for
                async with asyncio.timeout(_STOP_SECONDS):
                    await server.wait_closed()

    def _say_that_it_ends(self) -> None:
        now, drains = self._standing(), self._stops_for is Closing.SERVER_UPDATES
        does = "drains, so that another can go on" if drains else "stops"
        log.info("the server %s: %d persons at %d tables are told", does, now.persons, now.tables)

    async def _tell_what_was_done(self) -> None:
        """Wait until what was done is durable and so told, unless nothing can be kept."""
        if not self._log.is_failing:
            with suppress(TimeoutError):
                async with asyncio.timeout(_DRAIN_SECONDS):
                    await self._log.drained()

    async def _run_own_workers(self, url: str) -> None:
        """Have the own workers come from inside, where the certificate's name is not ours."""
        settings, certificate = self.settings, self._certificate
        flags = (
            *("--log-form", settings.log_form, "--levels", settings.levels),
            *("--budget", str(settings.budget), "--effort", str(settings.effort)),
        )
        if certificate is None:
            await self.own_workers.run(url, *flags)
            return
        log.info("the certificate's fingerprint is %s", certificate.fingerprint)
        await self.own_workers.run(url, *flags, "--fingerprint", certificate.fingerprint)

    async def _serve_one(self, socket: ServerConnection) -> None:
        assert isinstance(socket, Socket), socket
        settings = self.settings
        connection = Connection(
            socket,
            self.lobby,
            address=socket.address,
            pace=Pace(settings.requests_per_second, settings.requests_at_once, monotonic),
            stay=None if socket.is_worker else self.presence.come(socket.address),
            max_unsent=settings.max_unsent,
            hello_seconds=settings.hello_seconds,
        )
        self._connections.add(connection)
        if self._is_closing:  # it shook hands while the others were sent away
            self._send_away(connection)
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)

    def _send_away(self, connection: Connection) -> None:
        """Close a connection for good; in a club people go on at another server."""
        other = None if connection.is_worker else self._ownership.next_other()
        if other is None:
            connection.close(self._stops_for)
        else:
            connection.go_elsewhere(other)

    async def _until_workers_are_here(self) -> None:
        """Wait until all own workers have arrived, so that nobody finds no computer player."""
        deadline = asyncio.get_running_loop().time() + _WORKERS_WITHIN
        while self.staff.workers < self.settings.bots and not self._stop.is_set():
            if asyncio.get_running_loop().time() > deadline:
                log.error("the workers have not come; tables wait for them")
                return
            await asyncio.sleep(0.02)

    def _watches(self) -> list[Callable[[], None]]:
        club = [] if self._club is None else [self._club.watch]
        return [*club, self.staff.watch, self.hall.sweep]

    def begin_aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside all else, until the server stops."""
        task = asyncio.create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    # What the door asks

    def is_worker_token(self, address: str, token: str) -> bool:
        """Tell whether a token that came from there is a worker's."""
        return self.gate.is_worker(address, token)

    def is_metrics_token(self, address: str, token: str) -> bool:
        """Tell whether a token that came from there lets one read the metrics."""
        return self.gate.is_metrics_token(address, token)

    def is_ticket(self, ticket: bytes) -> bool:
        """Tell whether a ticket is good for a seat."""
        return self.staff.place_of(identity_of(ticket)) is not None

    def why_not_ready(self) -> str | None:
        """Say what is missing for tables to go on, None where nothing is."""
        if self._stop.is_set():
            return "it stops"
        if self._log.is_failing:
            return "nothing can be kept"
        if self._club is not None and (why_not := self._club.why_not_ready()) is not None:
            return why_not
        if self.staff.workers < self.settings.bots:
            return "its workers are not here"
        return None

    def metrics(self) -> str:
        """Return the figures that Prometheus reads."""
        return self._metrics.page()

    def page(self) -> str:
        """Return what a browser is shown."""
        reach = self._outreach.reach() if self._outreach else None
        return page_of(
            bundles=self._bundles.list(),
            link=next((link for link in reach.far if "#" not in link), None) if reach else None,
            is_for_invited=bool(self.settings.invitation),
        )

    def bundle(self, name: str) -> Bundle | None:
        """Return a file that is offered to whoever has no client."""
        return self._bundles.find(name)

    def _standing(self) -> Standing:
        return standing_of(
            (table.seating for table in self.lobby.tables.values()),
            workers=self.staff.workers,
            unsent=(connection.unsent for connection in self._connections),
            unwritten=self._log.unwritten,
        )

    def _status(self) -> Plain:
        """Return how the server stands, for its operator."""
        now, outreach = self._standing(), self._outreach
        return {
            "version": own_version(),
            "up": int(monotonic() - self._since),
            "address": outreach.reach().url if outreach else None,
            "tables": now.tables,
            "most_tables": self.settings.max_tables,
            "persons": now.persons,
            "connections": len(now.unsent),
            "workers": now.workers,
            "levels": self.staff.levels,
            "keeping": not self._log.is_failing,
            "shared": bool(self.settings.store),
            "nodes": None if self._club is None else self._club.standing().nodes,
            "unwritten": now.unwritten,
            "acts": self._metrics.acts,
            "load": load_of_machine(),
        }

    def _tell_whether_kept(self, is_kept: bool) -> None:
        """Tell everybody that acts wait, or go on: nobody else can while nothing is durable."""
        for connection in list(self._connections):
            if connection.is_known:
                connection.send(keeping(is_kept=is_kept))

    def _tell_nodes(self) -> None:
        """Tell everybody who follows which servers the club has now."""
        places = [(place.address, place.fingerprint) for place in self._ownership.nodes()]
        for connection in list(self._connections):
            if connection.is_known and connection.follows and places:
                connection.send(nodes(places[:MOST_NODES]))

    def _tell_levels(self, names: list[str]) -> None:
        """Tell everybody which levels of computer players can be had now."""
        self._tell_all(levels(names))

    def _tell_all(self, frame: bytes) -> None:
        for connection in list(self._connections):
            if connection.is_known and not connection.is_worker:
                connection.send(frame)

    def _dismissed(self, peer: Peer) -> None:
        assert isinstance(peer, Connection), peer
        self.own_workers.kill(peer.worker_token)


async def serve_until_stopped(
    settings: Settings,
    ready: Callable[[Reach], None],
    on_end: Callable[[Callable[[], None]], None] | None = None,
) -> None:
    """Run a server until Ctrl-C or what `on_end` calls from another thread; SIGTERM drains it."""
    app = App(settings)
    loop = asyncio.get_running_loop()

    def stop(*_: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: it has stopped already
            loop.call_soon_threadsafe(app.stop)

    def drain(*_: object) -> None:
        loop.call_soon_threadsafe(app.drain)

    for number, then in ((signal.SIGINT, stop), (signal.SIGTERM, drain)):
        try:
            loop.add_signal_handler(number, then)
        except NotImplementedError:  # Windows
            signal.signal(number, then)
    if on_end is not None:
        on_end(stop)
    await app.run(ready)
