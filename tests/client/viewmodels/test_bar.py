"""The bar says what can be done now, and lets nothing else be pressed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from doublesix.rules.acts import GoOn
from doublesix_client.core.arrival import LEVELS
from doublesix_client.core.choice import NOTHING, Choice
from doublesix_client.core.link import Arrived, Ask, LinkPhase, LinkState
from doublesix_client.viewmodels.bar import BarModel, derive_origin
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.picking import Picking
from doublesix_client.words.bar import BarWords
from doublesix_client.words.policies import PolicyWords
from tests.client.said import FakeWire, Told, answer, ready, table


class Seated:
    def __init__(self, told: Told, **fields: object) -> None:
        self.told = told
        self.wire = FakeWire()
        self.desk = Desk(self.wire)
        self.picking = Picking(self.desk)
        self.bar = BarModel(self.desk, self.picking)
        self.desk.take(ready())
        self.desk.take(Arrived(table(told.seat, **fields)))  # type: ignore[arg-type]
        self.desk.take(Arrived(told.update()))

    @property
    def asked(self) -> list[tuple[str, dict[str, object]]]:
        return [(order.kind, order.fields) for order in self.wire.orders if isinstance(order, Ask)]


def in_turn() -> Told:
    """Return a session in which seat 1 may play one of several tiles."""
    told = Told()
    told.act_first()
    told.until(1)
    return told


def must_pass() -> Told:
    """Return a session in which the seat told of can only pass."""
    for number in range(200):
        told = Told(seed=f"pass {number}")
        told.act_first()
        while told.session.deal.phase.value == "playing":
            turn = told.session.deal.turn
            if (
                turn is not None
                and next(iter(told.session.deal.legal())).__class__.__name__ == "Pass"
            ):
                told.seat = int(turn)
                return told
            told.act_first()
    raise AssertionError("nobody ever passes")


def test_it_says_what_fits_and_then_what_the_preview_would_do(qtbot: QtBot) -> None:
    seated = Seated(in_turn())
    assert seated.bar.sentence.startswith(("Choose a tile with", "Only "))
    assert not seated.bar.canConfirm
    seated.picking.pick_act((seated.told.update().view.legal or [])[0])
    assert " end. " in seated.bar.sentence
    assert seated.bar.canConfirm
    assert seated.bar.canCancel
    seated.bar.cancel()
    assert seated.picking.choice == NOTHING


def test_a_pass_waits_to_be_confirmed(qtbot: QtBot) -> None:
    seated = Seated(must_pass())
    assert seated.bar.sentence.startswith("You pass: nothing fits")
    assert seated.bar.canConfirm
    assert not seated.bar.canPass
    assert seated.asked == []
    seated.bar.confirm()
    assert [kind for kind, _ in seated.asked] == ["pass"]


def test_a_pass_cannot_be_picked_while_a_tile_fits(qtbot: QtBot) -> None:
    seated = Seated(in_turn())
    assert not seated.bar.canPass
    seated.bar.sayPass()
    assert seated.picking.choice == NOTHING


def test_nothing_can_be_pressed_while_an_act_waits_for_the_server(qtbot: QtBot) -> None:
    seated = Seated(in_turn())
    seated.picking.pick_act((seated.told.update().view.legal or [])[0])
    seated.bar.confirm()
    assert seated.bar.sentence == "Waiting for the server."
    assert not (seated.bar.canConfirm)
    assert not (seated.bar.canUndo)
    assert not (seated.bar.canHint)


def test_nothing_can_be_confirmed_while_the_link_is_lost(qtbot: QtBot) -> None:
    seated = Seated(in_turn())
    seated.picking.pick_act((seated.told.update().view.legal or [])[0])
    seated.desk.take(LinkState(LinkPhase.RETRYING, reason="link_lost"))
    assert not seated.bar.canConfirm
    seated.desk.take(ready())
    assert seated.bar.canConfirm


@pytest.mark.parametrize(
    ("level", "here", "said"),
    [
        ("master", LEVELS, ""),
        ("club", LEVELS, "From a weaker level: Club player."),
        (
            "club",
            ("novice", "casual", "club"),
            "Level: Club player; a stronger one is not ready.",
        ),
        ("master", (*LEVELS, "oracle"), "From a weaker level: Master."),
        ("oracle", (*LEVELS, "oracle"), ""),
        ("a level that is gone", LEVELS, ""),
    ],
)
def test_a_hint_of_a_weaker_level_says_so(
    qtbot: QtBot, level: str, here: tuple[str, ...], said: str
) -> None:
    assert derive_origin(level, here, BarWords(), PolicyWords()) == said


def test_the_level_of_a_weaker_hint_stands_under_it(qtbot: QtBot) -> None:
    seated = Seated(in_turn())
    seated.desk.take(ready(levels=("novice", "club")))
    seated.bar.hint()
    [order] = seated.wire.orders
    assert isinstance(order, Ask)
    act = (seated.told.update().view.legal or [])[0]
    hint = {"type": "hint", "re": order.id, "version": seated.told.version, "level": "club"}
    with qtbot.waitSignal(seated.bar.hinted) as hinted:
        seated.desk.take(Arrived(answer({**hint, "act": act, "reasons": []})))
    [said] = hinted.args
    assert said.startswith("Hint: ")
    assert said.endswith("Level: Club player; a stronger one is not ready.")
    assert said == seated.bar.sentence.replace("\n", " ")


def test_a_hint_becomes_the_preview_and_nothing_more(qtbot: QtBot) -> None:
    seated = Seated(in_turn())
    assert seated.bar.canHint
    seated.bar.hint()
    assert seated.asked == [("hint", {"version": seated.told.version})]
    assert not seated.bar.canHint
    act = (seated.told.update().view.legal or [])[0]
    [order] = seated.wire.orders
    assert isinstance(order, Ask)
    hint = {"type": "hint", "re": order.id, "version": seated.told.version, "level": "master"}
    why = [{"reason": "keeps_suit", "values": {"number": 5, "count": 3}}]
    with qtbot.waitSignal(seated.bar.hinted) as hinted:
        seated.desk.take(Arrived(answer({**hint, "act": act, "reasons": why})))
    assert seated.picking.choice == Choice(tile=str(act[0]), end=act[1])  # type: ignore[arg-type]
    assert seated.bar.sentence.startswith("Hint: ")
    assert seated.bar.sentence.endswith(" end.\nYou keep your fives.")
    assert hinted.args == [seated.bar.sentence.replace("\n", " ")]
    assert seated.bar.isHint
    assert len(seated.asked) == 1
    seated.bar.cancel()
    assert seated.picking.choice == NOTHING
    assert not seated.bar.isHint
    assert "fives" not in seated.bar.sentence


def test_undo_redo_and_restart_are_asked_against_what_is_shown(qtbot: QtBot) -> None:
    told = in_turn()
    told.act_first()
    told.until(1)
    seated = Seated(told)
    assert (seated.bar.canUndo, seated.bar.canRedo, seated.bar.canRestart) == (True, False, True)
    seated.bar.redo()
    seated.bar.undo()
    assert seated.asked == [("undo", {"version": told.version})]


def test_what_the_table_does_not_allow_is_not_offered(qtbot: QtBot) -> None:
    told = in_turn()
    told.act_first()
    seated = Seated(told, policies={"takebacks": False, "hints": False})
    bar = seated.bar
    assert not (bar.allowsTakebacks)
    assert not (bar.allowsHints)
    assert not (bar.canUndo)
    assert not (bar.canHint)


def test_a_watcher_can_press_nothing(qtbot: QtBot) -> None:
    told = in_turn()
    told.seat = None
    seated = Seated(told)
    bar = seated.bar
    assert not (bar.isSeated)
    assert not (bar.canConfirm)
    assert not (bar.canUndo)
    assert not (bar.canHint)
    assert not (bar.canRestart)


def test_going_on_is_asked_when_the_deal_is_over(qtbot: QtBot) -> None:
    told = in_turn()
    seated = Seated(told)
    seated.bar.goOn()
    assert seated.asked == []
    told.to_the_end()
    seated.desk.take(Arrived(told.update()))
    assert seated.bar.isOver
    seated.bar.goOn()
    assert seated.asked == [("go_on", {"version": told.version})]
    told.act(GoOn(), seat=1)


def test_a_tile_that_does_not_fit_is_said_and_nothing_else_changes(qtbot: QtBot) -> None:
    seated = Seated(in_turn())
    view = seated.told.update().view
    playable = {str(act[0]) for act in view.legal or []}
    unfit = next(tile for tile in view.hand or [] if tile not in playable)
    before = seated.bar.props
    with qtbot.waitSignal(seated.bar.refused) as refused:
        seated.picking.pickTile(unfit)
    assert refused.args == [seated.bar.sentence]
    assert seated.bar.sentence.startswith(f"{unfit[0]}-{unfit[1]} ")
    assert replace(seated.bar.props, sentence="") == replace(before, sentence="")
    seated.bar.cancel()
    assert seated.bar.props == before
