"""The hand shows one's tiles, what can be played, and nothing while it is covered."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from doublesix.rules.acts import GoOn
from doublesix_client.core.choice import tiles_in
from doublesix_client.core.link import Arrived
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.hand import HandModel, sorted_hand
from doublesix_client.viewmodels.picking import Picking
from tests.client.said import FakeWire, Told, answer, ready, table


def holding(told: Told) -> tuple[HandModel, Picking, Desk]:
    desk = Desk(FakeWire())
    picking = Picking(desk)
    hand = HandModel(desk, picking)
    for news in (ready(), Arrived(table()), Arrived(told.update())):
        desk.take(news)
    return hand, picking, desk


def in_turn() -> Told:
    told = Told()
    told.act_first()
    told.until(1)
    return told


def test_the_hand_is_that_of_the_view_and_what_fits_is_playable(qtbot: QtBot) -> None:
    told = in_turn()
    view = told.update().view
    hand, _, _ = holding(told)
    rows = hand.rows.rows
    assert [row.tile for row in rows] == view.hand
    assert {row.tile for row in rows if row.isPlayable} == set(tiles_in(view.legal or []))
    assert hand.isTurn
    assert all((row.first, row.second) == (int(row.tile[0]), int(row.tile[1])) for row in rows)


def test_a_tile_is_chosen_and_dropped(qtbot: QtBot) -> None:
    told = in_turn()
    hand, picking, _ = holding(told)
    tile = next(row.tile for row in hand.rows.rows if row.isPlayable)
    hand.press(tile)
    assert [row.tile for row in hand.rows.rows if row.isChosen] == [tile]
    picking.cancel()
    assert not any(row.isChosen for row in hand.rows.rows)


def test_sorting_changes_the_order_alone(qtbot: QtBot) -> None:
    assert sorted_hand(["10", "66", "31"], "suit") == ["66", "31", "10"]
    assert sorted_hand(["50", "41", "66", "32"], "pips") == ["66", "32", "41", "50"]
    told = in_turn()
    hand, _, _ = holding(told)
    before = {row.tile for row in hand.rows.rows}
    hand.sortBy("pips")
    assert {row.tile for row in hand.rows.rows} == before
    assert hand.sort == "pips"
    hand.sortBy("of another kind")
    assert hand.sort == "none"


def test_a_hint_shows_its_tile(qtbot: QtBot) -> None:
    told = in_turn()
    hand, _, desk = holding(told)
    act = (told.update().view.legal or [])[0]
    hint = {"type": "hint", "re": "9", "version": told.version, "level": "club", "act": act}
    desk.take(Arrived(answer(hint)))
    assert [row.tile for row in hand.rows.rows if row.isHinted] == [act[0]]


def test_while_another_names_the_opener_there_is_no_hand(qtbot: QtBot) -> None:
    told = Told(profile="six-love", seed="naming")
    update = told.to_the_end()
    while update.view.phase != "naming":
        told.to_the_end()
        update = told.act(GoOn(), seat=1)
    turn = update.view.turn
    assert turn is not None
    told.seat = turn % 4 + 1
    hand, _, desk = holding(told)
    assert hand.rows.rows == ()
    with qtbot.assertNotEmitted(hand.lost):
        desk.take(Arrived(told.update()))


def test_a_hand_that_goes_says_so(qtbot: QtBot) -> None:
    told = in_turn()
    hand, _, desk = holding(told)
    with qtbot.waitSignal(hand.lost):
        desk.take(Arrived(told.update(hand=None, legal=None)))


def two_ended(seed: str) -> Told | None:
    """Return a session in which seat 1 has a tile that fits both ends; None in this one."""
    told = Told(seed=seed)
    told.act_first()
    for _ in range(6):
        told.until(1)
        ends = tiles_in(told.update().view.legal or [])
        if any(len(where) == 2 for where in ends.values()):
            return told
        told.act_first()
    return None


def test_the_keyboard_begins_at_the_picked_tile_or_the_first_that_fits(qtbot: QtBot) -> None:
    told = in_turn()
    hand, _, desk = holding(told)
    fitting = [at for at, row in enumerate(hand.rows.rows) if row.isPlayable]
    assert hand.start == fitting[0]
    hand.enter(hand.rows.rows[fitting[-1]].tile)
    assert hand.start == fitting[-1]
    told.act_first()
    desk.take(Arrived(told.update()))
    assert hand.start == 0


def test_a_picked_tile_that_is_entered_again_is_confirmed(qtbot: QtBot) -> None:
    told = in_turn()
    hand, picking, _ = holding(told)
    ends = tiles_in(told.update().view.legal or [])
    tile = next(tile for tile, where in ends.items() if len(where) == 1)
    hand.enter(tile)
    with qtbot.waitSignal(picking.confirmed):
        hand.enter(tile)


def test_where_only_the_button_confirms_a_tile_entered_again_leads_to_it(qtbot: QtBot) -> None:
    told = in_turn()
    hand, picking, _ = holding(told)
    picking.confirms_by_second_tap = False
    ends = tiles_in(told.update().view.legal or [])
    tile = next(tile for tile, where in ends.items() if len(where) == 1)
    hand.enter(tile)
    with qtbot.assertNotEmitted(picking.confirmed), qtbot.waitSignal(hand.confirmWanted):
        hand.enter(tile)


def test_a_tile_that_fits_both_ends_and_is_entered_again_leads_to_an_end(qtbot: QtBot) -> None:
    told = next(told for told in map(two_ended, map(str, range(99))) if told is not None)
    hand, picking, _ = holding(told)
    ends = tiles_in(told.update().view.legal or [])
    tile = next(tile for tile, where in ends.items() if len(where) == 2)
    hand.enter(tile)
    with qtbot.waitSignal(hand.endWanted):
        hand.enter(tile)
    assert picking.choice.tile == tile
