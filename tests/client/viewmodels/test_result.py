from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from doublesix.protocol.answers import Update
from doublesix.rules.acts import GoOn
from doublesix_client.core.link import Arrived, Judged, LinkPhase, LinkState
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.result import ResultModel
from tests.client.said import FakeWire, Told, ready, seat_row, table


class Ended:
    """The page that a seat sees after some deals, each played as the rules list the acts."""

    def __init__(self, deals: int = 1, **told: Any) -> None:
        self.told = Told(**told)
        self.told.to_the_end()
        for _ in range(deals - 1):
            self.told.act(GoOn(), seat=1)
            self.told.to_the_end()
        self.desk = Desk(FakeWire())
        self.model = ResultModel(self.desk)
        self.desk.take(ready())
        self.sit()
        self.tell(self.told.update())

    def sit(self, **fields: Any) -> None:
        seated = {"seat": self.told.seat, "profile": self.told.profile, **fields}
        self.desk.take(Arrived(table(**seated)))

    def tell(self, update: Update) -> None:
        self.desk.take(Arrived(update))


def ended_when(wanted: Any, **told: Any) -> Ended:
    """Look for a seed whose first deal ends so."""
    for number in range(300):
        ended = Ended(seed=f"ended {number}", **told)
        view = ended.told.update().view
        if view.result is not None and wanted(view.result):
            return ended
    raise AssertionError("no such deal")


def test_nothing_is_shown_while_a_deal_is_played(qtbot: QtBot) -> None:
    ended = Ended()
    before = ended.model.props
    ended.tell(ended.told.act(GoOn(), seat=1))
    assert (before.isShown, ended.model.props.isShown) == (True, False)
    assert ended.model.sides.rows == ()
    assert ended.model.points.rows == ()


def test_the_page_has_all_that_the_view_shows(qtbot: QtBot) -> None:
    ended = Ended(6)
    view = ended.told.update().view
    result = view.result
    assert result is not None
    props = ended.model.props
    assert props.title == "Chiva, deal 6"
    assert props.headline
    assert props.reason
    assert props.openerText
    assert props.openerReason
    assert (props.first, props.second) == tuple(result.score.values())
    assert props.target == 4
    assert [row.deal for row in ended.model.points.rows] == [row[0] for row in result.record]
    assert [(row.first, row.second) for row in ended.model.points.rows] == [
        tuple(row[4]) for row in result.record
    ]
    tiles = {
        hand["name"]: [f"{tile['first']}{tile['second']}" for tile in hand["tiles"]]
        for side in ended.model.sides.rows
        for hand in side.hands
    }
    assert tiles == {
        "You": result.hands["1"],
        "Nelson": result.hands["2"],
        "Tito": result.hands["3"],
        "Marisol": result.hands["4"],
    }


def test_the_peg_steps_from_where_the_deal_began(qtbot: QtBot) -> None:
    ended = Ended(6)
    record = ended.told.update().view.result.record  # type: ignore[union-attr]
    props = ended.model.props
    assert [props.firstBefore, props.secondBefore] == record[-2][4]
    assert props.firstLeft == (props.firstBefore if props.first != props.firstBefore else -1)
    assert props.secondLeft == (props.secondBefore if props.second != props.secondBefore else -1)


def test_one_s_own_partnership_is_the_first_card(qtbot: QtBot) -> None:
    ended = Ended(seat=2)
    first, second = ended.model.sides.rows
    assert (first.side, second.side) == ("2/4", "1/3")
    assert first.title.startswith("You and ")
    assert first.hands[0]["name"] == "You"


def test_the_winners_card_says_so_in_a_word(qtbot: QtBot) -> None:
    ended = ended_when(lambda result: result.winner == "2/4")
    own, other = ended.model.sides.rows
    assert (own.isWinner, own.winnerText) == (False, "")
    assert (other.isWinner, other.winnerText) == (True, "Winners of the deal")


def test_a_hand_that_went_out_has_a_word_for_its_tiles(qtbot: QtBot) -> None:
    ended = ended_when(lambda result: result.kind == "out")
    hands = [hand for side in ended.model.sides.rows for hand in side.hands]
    assert [hand["out"] for hand in hands if not hand["tiles"]] == ["Went out"]
    assert not ended.model.props.isCounted


def test_a_block_of_chiva_counts_both_hands(qtbot: QtBot) -> None:
    ended = ended_when(lambda result: result.kind == "block")
    pips = ended.told.update().view.result.pips  # type: ignore[union-attr]
    own, other = ended.model.sides.rows
    assert own.count == pips["1"] + pips["3"]
    assert other.count == pips["2"] + pips["4"]
    assert own.counted == "pips in both hands"
    assert ended.model.props.isCounted
    assert not any(hand["counts"] for side in ended.model.sides.rows for hand in side.hands)


def test_a_block_of_six_love_counts_the_lightest_hand(qtbot: QtBot) -> None:
    ended = ended_when(
        lambda result: result.kind == "block" and result.winner is not None, profile="six-love"
    )
    pips = ended.told.update().view.result.pips  # type: ignore[union-attr]
    own, other = ended.model.sides.rows
    assert own.count == min(pips["1"], pips["3"])
    assert other.count == min(pips["2"], pips["4"])
    assert own.counted == "pips in the lightest hand"
    counting = [hand for side in ended.model.sides.rows for hand in side.hands if hand["counts"]]
    assert counting
    assert {hand["pips"] for hand in counting} == {f"{min(pips.values())} pips"}


def test_matches_are_headed_once_there_are_two(qtbot: QtBot) -> None:
    ended = Ended()
    assert {row.match for row in ended.model.points.rows} == {""}
    while ended.told.session.chapter.match == 1:
        ended.told.act(GoOn(), seat=1)
        ended.told.to_the_end()
    ended.tell(ended.told.update())
    assert [*dict.fromkeys(row.match for row in ended.model.points.rows)] == ["Match 1", "Match 2"]
    assert [row.deal for row in ended.model.points.rows if row.isLatest] == [
        ended.told.session.chapter.number
    ]


def test_a_won_match_goes_on_to_the_next(qtbot: QtBot) -> None:
    ended = Ended()
    assert ended.model.props.nextText == "Next deal"
    while not ended.told.update().view.result.match_winner:  # type: ignore[union-attr]
        ended.told.act(GoOn(), seat=1)
        ended.told.to_the_end()
    ended.tell(ended.told.update())
    assert ended.model.props.nextText == "Next match"
    winner = next(side for side in ended.model.sides.rows if side.isWinner)
    assert winner.winnerText == "Winners of the match"


@pytest.mark.parametrize(
    ("those", "said"),
    [
        ((), ""),
        ((2,), "Nelson is ready."),
        ((2, 3), "Nelson and Tito are ready."),
        ((2, 3, 4), "Nelson, Tito and Marisol are ready."),
        ((1,), "You are ready. Waiting for Nelson, Tito and Marisol."),
        ((1, 2), "You are ready. Waiting for Tito and Marisol."),
        ((1, 2, 3), "You are ready. Waiting for Marisol."),
        ((1, 2, 3, 4), "All are ready."),
    ],
)
def test_who_is_ready_is_said(qtbot: QtBot, those: tuple[int, ...], said: str) -> None:
    ended = Ended()
    seats = [seat_row(seat, "person", ready=seat in those) for seat in (1, 2, 3, 4)]
    ended.sit(seats=seats)
    assert ended.model.props.readyText == said
    assert ended.model.props.canGoOn == (1 not in those)


def test_nobody_waits_for_who_is_away_or_stood_in_for(qtbot: QtBot) -> None:
    ended = Ended()
    seats = [
        seat_row(1, "person", ready=True),
        seat_row(2, "person", state="lost"),
        seat_row(3, "person", stand_in="club"),
        seat_row(4, "bot"),
    ]
    ended.sit(seats=seats)
    assert ended.model.props.readyText == "All are ready."


def test_nothing_can_be_asked_while_an_act_waits(qtbot: QtBot) -> None:
    ended = Ended()
    assert ended.model.props.canUndo
    assert ended.model.props.canRestart
    ended.desk.act("go_on")
    props = ended.model.props
    assert (props.canGoOn, props.canUndo, props.canRestart) == (False, False, False)


def test_nothing_can_be_asked_while_the_link_is_lost(qtbot: QtBot) -> None:
    ended = Ended()
    ended.desk.take(LinkState(LinkPhase.RETRYING, reason="link_lost"))
    props = ended.model.props
    assert (props.canGoOn, props.canUndo, props.canRestart) == (False, False, False)


def test_a_table_without_takebacks_offers_none(qtbot: QtBot) -> None:
    ended = Ended()
    ended.sit(policies={"takebacks": False})
    assert not ended.model.props.canUndo
    assert not ended.model.props.canRestart
    assert ended.model.props.canGoOn


def test_a_watcher_sees_the_page_and_can_do_nothing(qtbot: QtBot) -> None:
    ended = Ended(seat=None)
    props = ended.model.props
    assert props.isShown
    assert (props.isSeated, props.canGoOn, props.canUndo, props.canRestart) == (False,) * 4
    assert props.readyText == "The next deal begins when the players are ready."
    assert [side.side for side in ended.model.sides.rows] == ["1/3", "2/4"]
    assert all("You" not in side.title for side in ended.model.sides.rows)


def test_rows_change_as_the_model_says(qtbot: QtBot) -> None:
    ended = Ended()
    for model in (ended.model.sides, ended.model.points):
        mode = QAbstractItemModelTester.FailureReportingMode.Fatal
        QAbstractItemModelTester(model, mode, model)
    for _ in range(8):
        ended.tell(ended.told.act(GoOn(), seat=1))
        ended.tell(ended.told.to_the_end())
    assert len(ended.model.points.rows) == 9


def test_all_is_said_anew_after_the_language_changed(qtbot: QtBot) -> None:
    ended = Ended()
    before = ended.model.props
    ended.model.retranslate()
    assert ended.model.props == before


def test_a_mark_says_whether_the_deal_could_have_been_chosen(qtbot: QtBot) -> None:
    ended = Ended()
    assert ended.model.props.fairKind == "plain"
    assert "not shown" in ended.model.props.fairDetail
    ended.desk.take(Judged("sure", 1, 1, shares=(1, 2, 3, 4)))
    assert (ended.model.props.fairKind, ended.model.props.fairText) == ("sure", "Fair deal")
    assert ended.model.props.fairDetail.startswith("Nobody could have chosen this deal")


@pytest.mark.parametrize("ruling", ["watched", "unshared"])
def test_a_deal_of_which_less_is_known_has_a_plain_mark(qtbot: QtBot, ruling: str) -> None:
    ended = Ended()
    ended.desk.take(Judged(ruling, 1, 1))
    assert ended.model.props.fairKind == "plain"
    assert ended.model.props.fairDetail


def test_a_deal_that_does_not_match_is_said_loudly(qtbot: QtBot) -> None:
    ended = Ended()
    ended.desk.take(Judged("broken", 1, 1, (("secret_differs", None),)))
    assert ended.model.props.fairKind == "broken"
    assert "promised" in ended.model.props.fairDetail


def test_what_came_of_another_deal_is_not_said_of_this_one(qtbot: QtBot) -> None:
    ended = Ended(2)
    ended.desk.take(Judged("sure", 1, 1))
    assert ended.model.props.fairKind == "plain"
    assert "not shown" in ended.model.props.fairDetail


def test_a_seed_is_marked(qtbot: QtBot) -> None:
    ended = Ended()
    ended.sit(seeded=True)
    assert ended.model.props.fairKind == "plain"
    assert "seed" in ended.model.props.fairDetail


def test_an_older_server_is_named(qtbot: QtBot) -> None:
    ended = Ended()
    ended.desk.take(LinkState(phase=LinkPhase.READY, checks=False))
    assert "older" in ended.model.props.fairDetail
