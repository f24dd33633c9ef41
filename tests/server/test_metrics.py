"""What Prometheus reads: counts of acts and refusals, durations, and how the server stands."""

from __future__ import annotations

from collections import Counter

import pytest
from prometheus_client.parser import text_string_to_metric_families

from doublesix.protocol.errors import Refusal
from doublesix.rules.acts import PASS, PERSON, Actor, Kind, Step
from doublesix.rules.errors import Reason
from doublesix.rules.seat import Seat
from doublesix.rules.shuffle import seeded_hands
from doublesix_server.log import Acted, Began, Identity, nothing
from doublesix_server.metrics import Metrics
from doublesix_server.ownership import ClubStanding
from doublesix_server.standing import Standing
from tests.server.fakes import FakeClock

ANA = Identity(b"ana")
CLUB = Actor(Kind.BOT, "club")
NOW = Standing(2, Counter({("bot", "here"): 3, ("open", "open"): 5}), 4, 1, (10, 70, 0), 6)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def metrics(clock: FakeClock) -> Metrics:
    return Metrics(clock, lambda: NOW, version="0.1.0", most_tables=2)


def act(actor: Actor = PERSON, *, by: Identity | None = ANA, table: str = "K7QM2XV0") -> Acted:
    return Acted(table, 1, by, "1", "pass", Step(Seat.ONE, PASS, actor), None)


def began(table: str = "K7QM2XV0") -> Began:
    return Began(table, 1, ANA, "1", "start", "chiva", seeded_hands("s", 1))


def _sorted(labels: dict[str, str]) -> list[str]:
    return [labels[name] for name in sorted(labels)]


def values(metrics: Metrics) -> dict[str, float]:
    """Return each figure by its name and labels, as a reader of the page has it."""
    return {
        ".".join([sample.name.removeprefix("doublesix_"), *_sorted(sample.labels)]): sample.value
        for family in text_string_to_metric_families(metrics.page())
        for sample in family.samples
    }


def test_the_page_says_how_the_server_stands(metrics: Metrics) -> None:
    assert (
        values(metrics).items()
        >= {
            "build.0.1.0": 1,
            "tables": 2,
            "seats.bot.here": 3,
            "seats.open.open": 5,
            "persons": 4,
            "connections": 3,
            "workers": 1,
            "unsent_bytes": 80,
            "unsent_bytes_most": 70,
            "unwritten_entries": 6,
        }.items()
    )


def test_acts_are_counted_by_who_made_them_and_told_all_the_same(metrics: Metrics) -> None:
    told: list[int] = []
    metrics.acted(act(by=None), lambda: told.append(0))()
    metrics.received()
    for actor in (PERSON, CLUB, CLUB):
        metrics.acted(act(actor), lambda: told.append(1))()
    metrics.acted(act(CLUB, by=None), lambda: told.append(2))()
    assert told == [0, 1, 1, 1, 2]
    acts = {key: value for key, value in values(metrics).items() if key.startswith("acts")}
    assert acts == {"acts_total.person": 1, "acts_total.bot": 2, "acts_total.table": 2}
    assert metrics.acts == 5


def test_an_act_lasts_from_its_request_to_its_telling(metrics: Metrics, clock: FakeClock) -> None:
    metrics.received()
    tell = metrics.acted(act(), nothing)
    clock.now += 0.003
    assert values(metrics)["act_seconds_count"] == 0
    tell()
    metrics.received()
    metrics.acted(act(), nothing)()
    seen = values(metrics)
    assert seen["act_seconds_count"] == seen["act_seconds_bucket.+Inf"] == 2
    assert seen["act_seconds_bucket.0.0025"] == 1
    assert seen["act_seconds_bucket.0.005"] == 2
    assert seen["act_seconds_sum"] == pytest.approx(0.003)


def test_a_decision_lasts_from_what_was_told_to_the_act(metrics: Metrics, clock: FakeClock) -> None:
    metrics.received()
    metrics.acted(began(), nothing)()
    for seconds in (0.8, 20.0):
        clock.now += seconds
        metrics.received()
        metrics.acted(act(CLUB), nothing)()
    clock.now += 60
    metrics.received()
    metrics.acted(act(), nothing)()
    seen = values(metrics)
    assert seen["decision_seconds_count.club"] == 2
    assert seen["decision_seconds_sum.club"] == pytest.approx(20.8)
    assert seen["decision_seconds_bucket.1.0.club"] == 1
    assert seen["decision_seconds_bucket.10.0.club"] == 1


def test_what_is_remembered_of_tables_is_bounded(metrics: Metrics) -> None:
    for number in range(5):
        metrics.acted(began(f"{number}"), nothing)()
    assert list(metrics._told) == ["3", "4"]


def test_deadlines_that_struck_are_counted(metrics: Metrics) -> None:
    assert values(metrics)["overdue_total"] == 0
    metrics.overdue()
    assert values(metrics)["overdue_total"] == 1


def test_refusals_are_counted_by_reason_but_those_of_the_rules_are_one(metrics: Metrics) -> None:
    for reason in (Refusal.STALE, Refusal.STALE, Refusal.TOO_FAST, *Reason):
        metrics.refused(reason)
    refusals = {key: value for key, value in values(metrics).items() if "refusals" in key}
    assert refusals == {
        "refusals_total.stale": 2,
        "refusals_total.too_fast": 1,
        "refusals_total.rules": len(Reason),
    }
    assert not any(reason.value in metrics.page() for reason in Reason)


def test_a_server_of_a_club_shows_how_it_stands_there(clock: FakeClock) -> None:
    standing = ClubStanding(
        nodes=3,
        lease_age=0.5,
        is_reachable=True,
        tables=7,
        claims={"owned": 9, "elsewhere": 2},
        stepped_down=1,
        fenced=4,
    )
    clubbed = Metrics(clock, lambda: NOW, version="0.1.0", most_tables=2, club=lambda: standing)
    shown = values(clubbed)
    assert (shown["club_nodes"], shown["club_tables"], shown["club_directory_up"]) == (3, 7, 1)
    assert shown["club_lease_age_seconds"] == 0.5
    assert (shown["club_claims_total.owned"], shown["club_claims_total.elsewhere"]) == (9, 2)
    assert (shown["club_fenced_total"], shown["club_stepped_down_total"]) == (4, 1)


def test_a_server_that_was_never_heard_has_no_lease(clock: FakeClock) -> None:
    standing = ClubStanding(1, None, False, 0, {}, 0, 0)
    shown = values(
        Metrics(clock, lambda: NOW, version="0.1.0", most_tables=2, club=lambda: standing)
    )
    assert "club_lease_age_seconds" not in shown
    assert shown["club_directory_up"] == 0


def test_a_server_by_itself_shows_nothing_of_a_club(metrics: Metrics) -> None:
    assert [name for name in values(metrics) if name.startswith("club")] == []
