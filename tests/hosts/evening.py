"""An evening of four at four machines, and what happens to their links meanwhile.

Two sit at windows and two at raw clients, at the server of a fifth machine, which they find by its
announcement or by a link, always by its certificate. Whatever happens is over before the next
begins: everybody is back at the table, in the seat that was theirs.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from doublesix.record.read import read
from doublesix.record.verify import verify
from doublesix.record.write import dumps
from tests.hosts.crew import Client, Crew
from tests.hosts.told import differences
from tests.netns.hosts import network

Message = dict[str, Any]
_ACTS = 5
"""After so many acts more it is seen that all go on."""


class Evening:
    """Four at a table; `log` has what happened and how long it took until all went on."""

    def __init__(self, crew: Crew, tell: Callable[[str], None] = lambda line: None) -> None:
        self.crew = crew
        self.log: list[tuple[str, float]] = []
        self._tell = tell
        self._addresses = 100

    @property
    def version(self) -> int:
        """The latest version that anybody was told."""
        return max(client.version for client in self.crew.clients)

    @property
    def is_over(self) -> bool:
        """Whether anybody was told that the session is over."""
        return any("deals" in client.said for client in self.crew.clients)

    def sit_down(self, profile: str, *terms: str, deals: int = 0) -> None:
        """Make a table from one machine, and come to it from three others, each in another way."""
        crew, until = self.crew, ("--deals", str(deals))
        ana, ivo = (crew.window(name, *until) for name in ("Ana", "Ivo"))
        eva = crew.raw("Eva", "--make", profile, *terms, *until)
        crew.until(lambda: "code" in eva.said)
        code: str = eva.said["code"]
        server, _, fingerprint = crew.link.partition("#")
        ana.tell(code)
        ivo.tell(f"{server}/{code}#{fingerprint}")
        crew.raw("Tom", "--join", code, "--link", crew.link, *until)
        crew.until(lambda: all(client.version for client in crew.clients))
        self.seats = {client.host.name: client.said["seat"] for client in crew.clients}
        assert sorted(self.seats.values()) == [1, 2, 3, 4]

    def sit_with_workers(self, profile: str, *terms: str) -> None:
        """Make a table for two on two machines, and for workers on a third."""
        crew = self.crew
        host = ("--make", profile, "--people", "2", "--levels", "novice", *terms)
        eva = crew.raw("Eva", *host)
        crew.until(lambda: "code" in eva.said)
        crew.raw("Tom", "--join", eva.said["code"], "--link", crew.link)
        crew.workers("works", 2)
        crew.until(lambda: all(client.version for client in crew.clients))
        self.seats = {client.host.name: client.said["seat"] for client in crew.clients}

    def lose_workers(self) -> None:
        """Cut the workers off until the table has acted for them, and let them come back."""
        works, eva = self._host("works"), self.client("Eva")

        def stand(state: str) -> bool:
            states = eva.said["states"].items()
            bots = [told for seat, told in states if int(seat) not in self.seats.values()]
            return len(bots) == 2 and all(told == state for told in bots)

        self.crew.until(lambda: stand("here"))
        with self.happening("the workers cut off"):
            works.cut()
            self.crew.until(lambda: stand("waiting"))
            self.go_on()
            works.mend()
            self.crew.until(lambda: stand("here"))

    def client(self, name: str) -> Client:
        """Return who is called so."""
        return next(client for client in self.crew.clients if client.host.name == name)

    def go_on(self, acts: int = _ACTS) -> None:
        """Let all play so many acts more, unless the session is over before."""
        goal = self.version + acts
        self.crew.until(lambda: self.is_over or self._all_at(goal))

    @contextmanager
    def happening(self, what: str) -> Iterator[None]:
        """Do something in here, and see that afterwards everybody goes on."""
        yield
        since = time.monotonic()
        self.go_on()
        self.log.append((what, time.monotonic() - since))
        self._tell(f"{what}: all went on after {time.monotonic() - since:.1f} s")

    def cut(self, names: Sequence[str], seconds: float) -> None:
        """Lose all that passes some links for a while; nobody is told that it is lost."""
        hosts = [self._host(name) for name in names]
        with self.happening(f"{' and '.join(names)} cut off for {seconds:g} s"):
            for host in hosts:
                host.cut()
            self._let_pass(seconds)
            for host in hosts:
                host.mend()

    def unplug(self, names: Sequence[str], seconds: float) -> None:
        """Pull the cables of some machines for a while."""
        hosts = [self._host(name) for name in names]
        with self.happening(f"{' and '.join(names)} unplugged for {seconds:g} s"):
            for host in hosts:
                host.unplug()
            self._let_pass(seconds)
            for host in hosts:
                host.plug()

    def readdress(self, *names: str) -> None:
        """Give some machines other addresses."""
        with self.happening(f"{' and '.join(names)} at another address"):
            for name in names:
                self._addresses += 1
                self._host(name).readdress(f"10.66.0.{self._addresses}")

    def slow(self, names: Sequence[str], seconds: float, loss: float, acts: int) -> None:
        """Slow some links, and play so many acts over them."""
        what = f"{' and '.join(names)} {1000 * seconds:g} ms late, {100 * loss:g} % lost"
        since = time.monotonic()
        with ExitStack() as slowed:
            for name in names:
                slowed.enter_context(self.crew.network.slowed(self._host(name), seconds, loss))
            self.go_on(acts)
        self.log.append((what, time.monotonic() - since))
        self._tell(f"{what}: {acts} acts in {time.monotonic() - since:.1f} s")

    def finish(self) -> Message:
        """Play to the end; see that nothing was lost, by anybody. Return the record."""
        crew = self.crew
        while not self._all_told():
            self.go_on(acts=1)
            crew.until(lambda: self._all_told() or not self.is_over)
        told = [client.said["record"] for client in crew.clients]
        records = [record for record in told if record is not None]
        assert records
        assert all(record == records[0] for record in records)
        verify(read(dumps(records[0]).encode()))
        for client in crew.clients:
            assert client.fault is None
            deals = {int(number): deal for number, deal in client.said["deals"].items()}
            assert differences(deals, records[0]) == [], client.host.name
            assert client.said["seat"] == self.seats[client.host.name]
            assert client.said["link"] == "ready"
        record: Message = records[0]
        return record

    def _all_told(self) -> bool:
        return all("deals" in client.said for client in self.crew.clients)

    def _all_at(self, version: int) -> bool:
        clients = self.crew.clients
        return all(one.version >= version and one.said["link"] == "ready" for one in clients)

    def _host(self, name: str) -> Any:
        return next(host for host in self.crew.network.hosts if host.name == name)

    def _let_pass(self, seconds: float) -> None:
        """Let time pass, whatever comes meanwhile."""
        end = time.monotonic() + seconds
        self.crew.until(lambda: time.monotonic() >= end)


@contextmanager
def evening(
    folder: Path, *flags: str, tell: Callable[[str], None] = lambda line: None
) -> Iterator[Evening]:
    """Have a server on a machine of its own, for those who will come to it from others."""
    with network() as wire:
        crew = Crew(wire, folder, "--bots", "0", *flags)
        try:
            yield Evening(crew, tell)
        finally:
            crew.close()
