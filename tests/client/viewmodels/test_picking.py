"""Picking is free and confirming acts once."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from doublesix.rules.acts import GoOn
from doublesix_client.core.choice import NOTHING, Choice
from doublesix_client.core.link import Arrived, Ask, LinkPhase, LinkState
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.picking import Picking
from tests.client.said import FakeWire, Told, ready, seat_row, table


def at_table(told: Told) -> tuple[Picking, Desk, FakeWire]:
    wire = FakeWire()
    desk = Desk(wire)
    picking = Picking(desk)
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    return picking, desk, wire


def asked(wire: FakeWire) -> list[Ask]:
    return [order for order in wire.orders if isinstance(order, Ask)]


def in_turn() -> Told:
    """Return a session in which seat 1 has a choice, past the pose."""
    told = Told()
    told.act_first()
    told.until(1)
    assert told.update().view.legal not in (None, [["pass"]])
    return told


def test_nothing_is_asked_before_it_is_confirmed(qtbot: QtBot) -> None:
    told = in_turn()
    picking, _, wire = at_table(told)
    tile, end = (told.update().view.legal or [])[0]
    picking.pickTile(str(tile))
    picking.cancel()
    picking.dropTile(str(tile), str(end))
    assert picking.choice == Choice(tile=str(tile), end=end)  # type: ignore[arg-type]
    assert asked(wire) == []


def test_confirming_twice_acts_once(qtbot: QtBot) -> None:
    told = in_turn()
    picking, desk, wire = at_table(told)
    act = (told.update().view.legal or [])[0]
    picking.pick_act(act)
    picking.confirm()
    picking.confirm()
    [order] = asked(wire)
    assert order.fields["tile"] == act[0]
    told.act_first()
    desk.take(Arrived(told.update(re=order.id)))
    assert picking.choice == NOTHING


def test_a_second_tap_on_the_end_confirms(qtbot: QtBot) -> None:
    told = in_turn()
    picking, _, wire = at_table(told)
    tile, end = (told.update().view.legal or [])[0]
    picking.dropTile(str(tile), str(end))
    picking.pickEnd(str(end))
    assert len(asked(wire)) == 1


def test_nothing_can_be_picked_while_a_stand_in_plays(qtbot: QtBot) -> None:
    told = in_turn()
    picking, desk, wire = at_table(told)
    seats = [seat_row(1, "person", stand_in="club"), *(seat_row(seat) for seat in (2, 3, 4))]
    picking.pick_act((told.update().view.legal or [])[0])
    desk.take(Arrived(table(seats=seats, counter=2)))
    assert picking.choice == NOTHING
    picking.confirm()
    assert asked(wire) == []


def test_a_preview_outlives_what_others_say_but_not_a_new_position(qtbot: QtBot) -> None:
    told = in_turn()
    picking, desk, _ = at_table(told)
    picking.pick_act((told.update().view.legal or [])[0])
    picked = picking.choice
    desk.take(Arrived(table(counter=2)))
    assert picking.choice == picked
    told.act_first()
    desk.take(Arrived(told.update()))
    assert picking.choice == NOTHING


def test_an_opener_is_named_as_a_tile_is_played(qtbot: QtBot) -> None:
    told = Told(profile="six-love", seed="naming")
    told.to_the_end()
    update = told.act(GoOn(), seat=1)
    while update.view.phase != "naming":  # a tie opens by double-six
        told.to_the_end()
        update = told.act(GoOn(), seat=1)
    representative = update.view.turn
    assert representative is not None
    told.seat = representative
    picking, _, wire = at_table(told)
    picking.pickOpener(representative)
    assert asked(wire) == []
    picking.confirm()
    assert [(order.kind, order.fields["opener"]) for order in asked(wire)] == [
        ("name", representative)
    ]


def test_a_second_tap_confirms_nothing_while_the_link_is_lost(qtbot: QtBot) -> None:
    """What is picked stays; it waits for the server (S3)."""
    told = in_turn()
    picking, desk, wire = at_table(told)
    tile, end = (told.update().view.legal or [])[0]
    picking.dropTile(str(tile), str(end))
    desk.take(LinkState(LinkPhase.RETRYING, reason="link_lost"))
    picking.pickEnd(str(end))
    assert asked(wire) == []
    assert picking.choice.tile == tile


def test_a_tile_that_does_not_fit_changes_nothing_and_is_named(qtbot: QtBot) -> None:
    told = in_turn()
    view = told.update().view
    picking, _, wire = at_table(told)
    playable = [str(act[0]) for act in view.legal or []]
    unfit = next(tile for tile in view.hand or [] if tile not in playable)
    picking.pickTile(playable[0])
    before = picking.choice
    with qtbot.waitSignal(picking.refused):
        picking.pickTile(unfit)
    assert (picking.choice, picking.unfit) == (before, unfit)
    assert asked(wire) == []
    picking.pickTile(playable[0])
    assert picking.unfit is None
