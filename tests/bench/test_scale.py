"""The simulation of large clubs does not contradict itself, and draws what it found."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from tests.bench.scale import (
    FAILOVER_SECONDS,
    Carried,
    Club,
    Costs,
    Habits,
    failover,
    most_people,
    row_of,
    simulated,
)
from tests.bench.scale_picture import picture

COSTS, HABITS = Costs(), Habits()


def carried(people: int, nodes: int) -> Carried:
    return simulated(Club(people, nodes), COSTS, HABITS, seconds=0.5)


def test_more_people_are_more_work_and_more_nodes_are_less_for_each() -> None:
    few, many, shared = carried(1_000, 1), carried(10_000, 1), carried(10_000, 10)
    assert many.acts == 10 * few.acts
    assert few.node < many.node
    assert shared.node < many.node
    assert few.batch < many.batch
    assert few.p99 < many.p99
    assert not many.is_behind


def test_a_node_falls_behind_with_more_people_than_it_has_time_for() -> None:
    most = 1 / COSTS.act / HABITS.acts * HABITS.persons
    assert carried(int(1.5 * most), 1).is_behind
    assert "falls behind" in row_of(carried(int(1.5 * most), 1), COSTS, HABITS)


def test_no_act_is_told_before_it_is_kept_and_no_sooner_than_it_is_handled() -> None:
    one = carried(1_000, 1)
    assert one.p50 > COSTS.act + COSTS.batch + 2 * COSTS.hop


def test_as_many_people_come_back_in_time_as_is_said() -> None:
    for nodes in (3, 10, 100):
        most = int(most_people(nodes, COSTS, HABITS))
        assert failover(Club(most, nodes), COSTS, HABITS) <= FAILOVER_SECONDS
        assert failover(Club(2 * most, nodes), COSTS, HABITS) > FAILOVER_SECONDS


def test_the_picture_shows_every_club() -> None:
    drawn = ET.fromstring(picture([carried(1_000, nodes) for nodes in (1, 10)]))
    told = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"1 node", "10 nodes", "1,000", "1,000,000"} <= set(told)
