"""Prompts: the first deal explains itself, one short sentence at a time, until it is put away."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from doublesix_client.core.choice import NOTHING
from doublesix_client.viewmodels.desk import Desk
from doublesix_client.viewmodels.picking import Picking
from doublesix_client.viewmodels.props import prop
from doublesix_client.viewmodels.way import Settings
from doublesix_client.words.prompts import Prompt, PromptWords, prompt_of

SETTING = "first_deal_prompts"


@dataclass(frozen=True, slots=True)
class PromptProps:
    """What is explained now; nothing where `sentence` is empty."""

    sentence: str = ""
    dismiss: str = ""


class PromptModel(QObject):
    """What is worth explaining now.

    A prompt that was shown in an earlier deal does not come again, and after the end of the first
    deal there are no more.
    """

    changed = Signal()
    sentence = prop(str, "sentence", changed)
    dismissal = prop(str, "dismiss", changed)

    def __init__(
        self, desk: Desk, picking: Picking, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.props = PromptProps()
        self._desk = desk
        self._picking = picking
        self._settings = settings
        self._words = PromptWords(self)
        self._has_ended = False
        desk.changed.connect(self._derive)
        picking.changed.connect(self._derive)

    @Slot()
    def dismiss(self) -> None:
        """Explain no more, now and later."""
        self._settings.set(**{SETTING: False})
        self._derive()

    @Slot()
    def retranslate(self) -> None:
        """Say everything anew after the language changed."""
        self._derive()

    @Slot()
    def _derive(self) -> None:
        prompt = self._prompt() if self._settings.get(SETTING) else None
        props = PromptProps()
        if prompt is not None:
            props = PromptProps(self._words.sentence(prompt), self._words.dismiss())
        if props != self.props:
            self.props = props
            self.changed.emit()

    def _prompt(self) -> Prompt | None:
        view, choice = self._desk.state.view, self._picking.choice
        if view is None or view.seat is None:
            return None
        if self._has_ended and view.phase != "over":
            self._settings.set(**{SETTING: False})
            return None
        self._has_ended = view.phase == "over"
        is_previewed = self._picking.act is not None and choice != NOTHING and not choice.passes
        return prompt_of(view, choice.tile, is_previewed)
