"""Dealing: how a session begins and goes on, with seeded deals and with drawn ones."""

from __future__ import annotations

from doublesix.protocol import manners
from doublesix.rules.acts import Kind, Play
from doublesix.rules.seat import SEATS
from doublesix.rules.shuffle import seeded_hands
from tests.server.fakes import WaitingLog, table
from tests.server.tables import (
    alone,
    begin,
    do,
    guest,
    to_the_end,
)


def test_a_host_without_a_seat_leads_a_table_of_computer_players() -> None:
    at = table()
    ana = guest(at, "Ana")
    begin(at, ana)
    to_the_end(at)
    assert do(at, ana, "go_on", version=at.version)["type"] == "update"
    assert "hand" not in ana.view


def test_seeded_deals_are_those_of_the_seed_and_random_ones_are_not_repeated() -> None:
    _, ana = alone(seed="rainy sunday")
    hand = [tile.name for tile in seeded_hands("rainy sunday", 1)[0]]
    assert ana.view["hand"] == hand
    assert ana.latest("table")["seeded"] is True
    hands = {tuple(alone(seed=None)[1].view["hand"]) for _ in range(5)}
    assert len(hands) == 5


def test_the_table_makes_the_first_legal_act_where_no_worker_can() -> None:
    log = WaitingLog()
    at = table(log=log)
    ana = guest(at, "Ana")
    for seat in SEATS:
        at.request(ana, manners.Fill(id=f"f{seat}", seat=int(seat), level="club"))
    at.request(ana, manners.Start(id="s"))
    assert at.bot_in_turn is not None
    at.dealing.act_for(at.bot_in_turn.seat)
    log.sync()
    step = log.steps()[-1]
    assert isinstance(step.act, Play)
    assert (step.actor.kind, step.actor.level) == (Kind.BOT, "club")
    assert ana.view["plays"][0][1] == "66"
