"""Prompts: the first deal explains itself, a short sentence at a time.

Knows the reader's own view and what is chosen; which were dismissed is the asker's to keep.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QObject

from doublesix.protocol.answers import View


class Prompt(StrEnum):
    """What a prompt explains."""

    OPEN = "open"
    CHOOSE = "choose"
    END = "end"
    CONFIRM = "confirm"
    PASS = "pass"
    NAME = "name"
    PARTNER = "partner"
    RESULT = "result"


def prompt_of(view: View, tile: str | None = None, is_previewed: bool = False) -> Prompt | None:
    """Return what is worth explaining now: `tile` is what is chosen, if anything is.

    `is_previewed` says that nothing but the confirmation is missing.
    """
    if view.phase == "over":
        return Prompt.RESULT
    if view.seat is None:
        return None
    if view.turn != view.seat or not view.legal:
        return Prompt.PARTNER if view.plays else None
    if is_previewed:
        return Prompt.CONFIRM
    if view.phase == "naming":
        return Prompt.NAME
    if view.legal == [["pass"]]:
        return Prompt.PASS
    if tile is not None:
        return Prompt.END
    return Prompt.OPEN if view.ends is None else Prompt.CHOOSE


class PromptWords(QObject):
    """Words the prompts of the first deal."""

    def sentence(self, prompt: Prompt) -> str:
        """Say what to do, or what is seen, in a sentence or two."""
        return {
            #: Explains the first deal: you play the first tile.
            Prompt.OPEN: self.tr(
                "You open this deal. Tap a tile, then the middle of the table, or drag it there."
            ),
            #: Explains the first deal: it is your turn.
            Prompt.CHOOSE: self.tr(
                "Tap a tile that has the number of an end. Those that fit stand out."
            ),
            #: Explains the first deal: a tile is chosen.
            Prompt.END: self.tr("Tap the end where the tile is to lie, or drag it there."),
            #: Explains the first deal: the preview shows what would be done.
            Prompt.CONFIRM: self.tr(
                "This is only a preview. Confirm plays it; Cancel puts it back."
            ),
            #: Explains the first deal: no tile fits.
            Prompt.PASS: self.tr("None of your tiles fits an end, so you pass. All see on what."),
            #: Explains six-love: you say who opens.
            Prompt.NAME: self.tr(
                "You see your new tiles, your partner’s you do not. Say which of you two opens."
            ),
            #: Explains the first deal: others play.
            Prompt.PARTNER: self.tr(
                "Your partner sits across. If either of you goes out, you both win the deal."
            ),
            #: Explains the end of the first deal.
            Prompt.RESULT: self.tr(
                "A deal won moves your peg; a win by the others takes it home. "
                "The match goes to whoever fills the row first."
            ),
        }[prompt]

    def track(self) -> str:
        """Explain the track in the corner."""
        #: Explains the track: two rows of holes with a peg for each partnership.
        return self.tr(
            "Each deal you win in a row moves your peg one hole. "
            "One win by the others takes it back home."
        )

    def dismiss(self) -> str:
        """Return the label of what puts prompts away."""
        #: A button that puts the explanations of the first deal away for good.
        return self.tr("No more tips")
