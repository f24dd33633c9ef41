"""What the table allows is read by everybody and set by the host."""

from __future__ import annotations

import pytest

from doublesix_client.core.link import Arrived, Ask, LinkPhase, LinkState
from doublesix_client.viewmodels.allowing import AllowingModel
from doublesix_client.viewmodels.desk import Desk
from tests.client.said import FakeWire, Told, ready, table


@pytest.fixture
def wire() -> FakeWire:
    return FakeWire()


@pytest.fixture
def desk(qapp: object, wire: FakeWire) -> Desk:
    desk = Desk(wire)
    desk.take(ready())
    return desk


@pytest.fixture
def allowing(desk: Desk) -> AllowingModel:
    model = AllowingModel(desk)
    desk.take(Arrived(table(started=False, policies={"hints": False})))
    return model


def test_each_policy_has_its_sentence_as_it_is(allowing: AllowingModel) -> None:
    switches = {row.policy: row for row in allowing._switches.rows}
    assert len(switches) == 6
    assert not switches["hints"].isOn
    assert switches["hints"].sentence == "There are no hints."
    assert [row.value for row in allowing._talk.rows if row.isChosen] == ["between"]
    assert [row.value for row in allowing._stand_ins.rows if row.isChosen] == ["club"]


def test_a_change_brings_all_the_others_as_they_were(
    allowing: AllowingModel, wire: FakeWire
) -> None:
    allowing.allow("watchers", False)
    allowing.setTalk("never")
    allowing.setStandIn("novice")
    asked = [one.fields["policies"] for one in wire.orders if isinstance(one, Ask)]
    first, second, third = asked
    assert (first["watchers"], first["hints"], first["talk"]) == (False, False, "between")
    assert (second["talk"], second["hints"]) == ("never", False)
    assert (third["stand_in"], third["hints"]) == ("novice", False)


def test_only_the_host_sets_anything(allowing: AllowingModel, desk: Desk, wire: FakeWire) -> None:
    desk.take(Arrived(table(3, (1, 3), started=False, counter=2)))
    assert not allowing.props.canChange
    allowing.allow("watchers", False)
    assert wire.orders == []


def test_nothing_is_set_while_a_deal_is_played(allowing: AllowingModel, desk: Desk) -> None:
    told = Told()
    desk.take(Arrived(table(counter=2)))
    desk.take(Arrived(told.update()))
    assert not allowing.props.canChange
    desk.take(Arrived(told.to_the_end()))
    assert allowing.props.canChange


def test_nothing_is_set_while_the_link_is_lost(allowing: AllowingModel, desk: Desk) -> None:
    assert allowing.props.canChange
    desk.take(LinkState(LinkPhase.RETRYING))
    assert not allowing.props.canChange


def test_a_strict_table_is_named_so(allowing: AllowingModel, desk: Desk) -> None:
    assert allowing.props.strictText == ""
    desk.take(Arrived(table(started=False, counter=2, strict=True)))
    assert allowing.props.strictText.startswith("A strict table")


def test_a_table_whose_deals_come_from_a_seed_says_so(allowing: AllowingModel, desk: Desk) -> None:
    desk.take(Arrived(table(started=False, counter=2, seeded=True)))
    assert "seed" in allowing.props.strictText
