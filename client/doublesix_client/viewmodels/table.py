"""Table: the view models of the table screen together, and what is done with a table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from doublesix_client.core.arrival import Plan
from doublesix_client.core.company import is_alone
from doublesix_client.core.link import LinkPhase
from doublesix_client.core.state import State
from doublesix_client.viewmodels.allowing import AllowingModel
from doublesix_client.viewmodels.asking import AskingModel
from doublesix_client.viewmodels.bar import BarModel
from doublesix_client.viewmodels.chain import ChainModel
from doublesix_client.viewmodels.cover import CoverModel
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.hand import HandModel
from doublesix_client.viewmodels.holding import Holding
from doublesix_client.viewmodels.moment import MomentModel
from doublesix_client.viewmodels.people import PeopleModel
from doublesix_client.viewmodels.picking import Picking
from doublesix_client.viewmodels.plaques import PlaquesModel
from doublesix_client.viewmodels.points import PointsModel
from doublesix_client.viewmodels.positions import PositionsModel
from doublesix_client.viewmodels.prompts import PromptModel
from doublesix_client.viewmodels.props import own
from doublesix_client.viewmodels.result import ResultModel
from doublesix_client.viewmodels.rules import RulesModel
from doublesix_client.viewmodels.standing import StandingModel
from doublesix_client.viewmodels.talk import TalkModel
from doublesix_client.viewmodels.way import Settings
from doublesix_client.words.tiles import TileWords


def is_seated(state: State) -> bool:
    """Tell whether somebody at this window has a seat."""
    return state.table is not None and bool(state.table.you.seats)


def can_begin_anew(state: State) -> bool:
    """Tell whether a new match or session can be asked for."""
    return is_seated(state) and state.table is not None and state.table.policies.new_matches


class TableModel(QObject):
    """The table screen's view model."""

    changed = Signal()
    hand = own(QObject, "_hand")
    picking = own(QObject, "_picking")
    bar = own(QObject, "_bar")
    plaques = own(QObject, "_plaques")
    standing = own(QObject, "_standing")
    positions = own(QObject, "_positions")
    cover = own(QObject, "_cover")
    chain = own(QObject, "_chain")
    result = own(QObject, "_result")
    prompts = own(QObject, "_prompts")
    points = own(QObject, "_points")
    rules = own(QObject, "_rules")
    moment = own(QObject, "_moment")
    asking = own(QObject, "_asking")
    talk = own(QObject, "_talk")
    people = own(QObject, "_people")
    allowing = own(QObject, "_allowing")
    isSeated = own(bool, "_is_seated", changed)
    isAlone = own(bool, "_is_alone", changed)
    """Whether no other person plays here."""
    canBeginAnew = own(bool, "_can_begin_anew", changed)

    def __init__(
        self,
        desk: Desk,
        settings: Settings,
        parent: QObject | None = None,
        *,
        plan: Callable[[], Plan | None] = lambda: None,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._settings = settings
        self._moment = MomentModel(desk, settings, self)  # before whatever shows that it is over
        self._picking = Picking(desk, self)
        self._hand = HandModel(desk, self._picking, self)
        self._bar = BarModel(desk, self._picking, self)
        self._plaques = PlaquesModel(desk, self)
        self._standing = StandingModel(desk, self)
        self._positions = PositionsModel(desk, self._picking, self)
        self._cover = CoverModel(desk, self)
        self._chain = ChainModel(TileWords(self), self)
        self._result = ResultModel(desk, self)
        self._prompts = PromptModel(desk, self._picking, settings, self)
        self._asking = AskingModel(desk, self)
        self._talk = TalkModel(desk, self)
        self._people = PeopleModel(desk, self, plan=plan)
        self._allowing = AllowingModel(desk, self)
        self._points = PointsModel(desk, self)
        self._rules = RulesModel(desk, self)
        self._holding = Holding(desk, self)
        self._is_seated = self._is_alone = self._can_begin_anew = False
        self.follow_settings()
        desk.changed.connect(self._derive)
        self._picking.changed.connect(self._preview)
        self._chain.targetChosen.connect(self._picking.pickEnd)
        self._chain.tileDropped.connect(self._picking.dropTile)

    @Slot(str)
    def read(self, page: str) -> None:
        """Hold the computer players while a page is read (Rules 5.6)."""
        self._holding.read(page)

    @Slot(str)
    def putAway(self, page: str) -> None:
        """Let them go on when it is put away."""
        self._holding.put_away(page)

    @Slot()
    def newMatch(self) -> None:
        """Leave this match for a new one, or propose it."""
        self._desk.act("new_match")

    @Slot()
    def newSession(self) -> None:
        """Leave this session for a new one, or propose it."""
        self._desk.act("new_session")

    @Slot()
    def stop(self) -> None:
        """Stop here and keep the session, or propose it."""
        self._desk.ask("stop")

    @Slot()
    def leave(self) -> None:
        """Leave the table on purpose; where its server does not answer, leave that."""
        if self._desk.state.link.phase is LinkPhase.READY:
            self._desk.ask("leave")
        else:
            self._desk.leave()

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        for model in (
            *(self._hand, self._bar, self._plaques, self._standing, self._positions),
            *(self._chain, self._result, self._prompts, self._points),
            *(self._cover, self._asking, self._talk, self._people, self._allowing, self._rules),
        ):
            model.retranslate()

    @Slot()
    def follow_settings(self) -> None:
        """Take over what of the settings concerns the table."""
        self._picking.confirms_by_second_tap = bool(self._settings.get("confirm_by_second_tap"))
        self._hand.sortBy(self._settings.get("sort"))
        self._prompts.retranslate()

    @Slot()
    def _derive(self) -> None:
        state = self._desk.state
        self._chain.setView(state.view)
        self._preview()
        alone = state.table is not None and is_alone(state.table)
        now = is_seated(state), alone, can_begin_anew(state)
        if now != (self._is_seated, self._is_alone, self._can_begin_anew):
            self._is_seated, self._is_alone, self._can_begin_anew = now
            self.changed.emit()

    @Slot()
    def _preview(self) -> None:
        choice = self._picking.choice
        self._chain.setTargets(self._picking.legal)
        self._chain.setPreview(choice.tile, choice.end)
