"""Metrics: what a server has done and how it stands, as Prometheus reads it.

Counts in plain numbers while acts are made, and makes the library's families of them only when
somebody looks. Knows counts and durations; never a hand, nor which rule refused an act: that may
tell of one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from functools import partial

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector
from prometheus_client import generate_latest as _page_of
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from doublesix.protocol.errors import Refusal
from doublesix.rules.acts import Kind
from doublesix.rules.errors import Reason
from doublesix_server.limits import Clock
from doublesix_server.log import Acted, Began
from doublesix_server.ownership import ClubStanding
from doublesix_server.standing import Standing

CONTENT_TYPE = CONTENT_TYPE_LATEST

_BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_BY_THE_RULES = "rules"


class Spread:
    """How many durations were how long."""

    __slots__ = ("_counts", "_sum")

    def __init__(self) -> None:
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        """Count a duration."""
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def add_to(self, family: HistogramMetricFamily, *labels: str) -> None:
        """Show it, as counts up to each bound."""
        total, buckets = 0, []
        for bound, count in zip((*_BOUNDS, None), self._counts, strict=True):
            total += count
            buckets.append(("+Inf" if bound is None else str(bound), float(total)))
        family.add_metric(labels, buckets, self._sum)


class Metrics(Collector):
    """Counts; `most_tables` bounds what is remembered of each table."""

    def __init__(
        self,
        clock: Clock,
        standing: Callable[[], Standing],
        *,
        version: str,
        most_tables: int,
        club: Callable[[], ClubStanding | None] = lambda: None,
    ) -> None:
        self._clock = clock
        self._standing = standing
        self._club = club
        self._version = version
        self._most_tables = most_tables
        self._received: float | None = None
        self._told: OrderedDict[str, float] = OrderedDict()
        self._acts = {"person": 0, "bot": 0, "table": 0}
        self._act_seconds = Spread()
        self._decisions: dict[str, Spread] = {}
        self._refusals: Counter[str] = Counter()
        self._overdue = 0
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def page(self) -> str:
        """Return what Prometheus reads."""
        return _page_of(self._registry).decode()

    @property
    def acts(self) -> int:
        """How many acts were made."""
        return sum(self._acts.values())

    # What is told

    def received(self) -> None:
        """Note that a request has come and is answered now."""
        self._received = self._clock()

    def refused(self, reason: Refusal | Reason) -> None:
        """Count a refusal; those of the rules are one, for which it was may tell of a hand."""
        self._refusals[reason.value if isinstance(reason, Refusal) else _BY_THE_RULES] += 1

    def overdue(self) -> None:
        """Count a worker that has not answered in time: the deadline struck."""
        self._overdue += 1

    def acted(self, entry: Acted | Began, tell: Callable[[], None]) -> Callable[[], None]:
        """Count an act, and return what tells of it and notes when."""
        received = self._note_act(entry) if isinstance(entry, Acted) else None
        return partial(self._tell, entry.table, received, tell)

    def _note_act(self, entry: Acted) -> float | None:
        """Count an act; return when its request came, None where nobody asked."""
        actor = entry.step.actor
        if entry.identity is None or self._received is None:
            self._acts["table"] += 1
            return None
        if actor.kind is not Kind.BOT:
            self._acts["person"] += 1
            return self._received
        self._acts["bot"] += 1
        told = self._told.get(entry.table)
        if told is not None:
            level = str(actor.level)
            decision = self._decisions.get(level)
            if decision is None:
                decision = self._decisions[level] = Spread()
            decision.note(self._received - told)
        return self._received

    def _tell(self, table: str, received: float | None, tell: Callable[[], None]) -> None:
        tell()
        now = self._clock()
        if received is not None:
            self._act_seconds.note(now - received)
        self._told[table] = now
        self._told.move_to_end(table)
        if len(self._told) > self._most_tables:
            self._told.popitem(last=False)

    # What is shown

    def collect(self) -> Iterator[Metric]:
        """Yield everything that is shown."""
        yield from self._standing_now()
        acts = CounterMetricFamily("doublesix_acts", "acts made, by whom", labels=["by"])
        for by, count in self._acts.items():
            acts.add_metric([by], count)
        yield acts
        seconds = HistogramMetricFamily(
            "doublesix_act_seconds", "from an act's request to its telling, once it is durable"
        )
        self._act_seconds.add_to(seconds)
        yield seconds
        decisions = HistogramMetricFamily(
            "doublesix_decision_seconds",
            "from telling a computer player that it is to act until its act, the pause included",
            labels=["level"],
        )
        for level, spread in self._decisions.items():
            spread.add_to(decisions, level)
        yield decisions
        refusals = CounterMetricFamily(
            "doublesix_refusals", "requests refused, by reason", labels=["reason"]
        )
        for reason, count in self._refusals.items():
            refusals.add_metric([reason], count)
        yield refusals
        overdue = CounterMetricFamily(
            "doublesix_overdue", "turns and hints for which a worker had no answer in time"
        )
        overdue.add_metric([], self._overdue)
        yield overdue
        if (club := self._club()) is not None:
            yield from _club_now(club)

    def _standing_now(self) -> Iterator[Metric]:
        now = self._standing()
        build = GaugeMetricFamily("doublesix_build", "the server's version", labels=["version"])
        build.add_metric([self._version], 1)
        yield build
        seats = GaugeMetricFamily(
            "doublesix_seats", "seats of open tables", labels=["kind", "state"]
        )
        for (kind, state), count in sorted(now.seats.items()):
            seats.add_metric([kind, state], count)
        yield seats
        for name, about, value in (
            ("tables", "open tables", now.tables),
            ("persons", "persons at tables, watchers included", now.persons),
            ("connections", "connections, workers' included", len(now.unsent)),
            ("workers", "workers that are here", now.workers),
            ("unsent_bytes", "bytes that readers lag behind, together", sum(now.unsent)),
            ("unsent_bytes_most", "bytes that the slowest lags behind", max(now.unsent, default=0)),
            ("unwritten_entries", "entries that wait for the log", now.unwritten),
        ):
            yield GaugeMetricFamily(f"doublesix_{name}", about, value)


def _club_now(club: ClubStanding) -> Iterator[Metric]:
    for name, about, value in (
        ("nodes", "servers of the club that are alive", club.nodes),
        ("directory_up", "whether the club's directory can be reached", club.is_reachable),
        ("tables", "tables that are this server's", club.tables),
    ):
        yield GaugeMetricFamily(f"doublesix_club_{name}", about, float(value))
    if club.lease_age is not None:
        told = "seconds since the directory last heard of this server"
        yield GaugeMetricFamily("doublesix_club_lease_age_seconds", told, club.lease_age)
    claims = CounterMetricFamily(
        "doublesix_club_claims", "claims of tables, by how they ended", labels=["end"]
    )
    for end, count in club.claims.items():
        claims.add_metric([end], count)
    yield claims
    for name, about, value in (
        ("fenced", "what the store refused, since another server has the table", club.fenced),
        ("stepped_down", "times that this server lost its lease", club.stepped_down),
    ):
        counter = CounterMetricFamily(f"doublesix_club_{name}", about)
        counter.add_metric([], value)
        yield counter
