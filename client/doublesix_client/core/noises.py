"""Noises: which sounds belong to an update. Names only; who plays them is elsewhere."""

from __future__ import annotations

from doublesix.protocol.answers import Update
from doublesix_client.core.around import side_of

CLICK, KNOCK, SHUFFLE, TURN, WIN, LOSE = "click", "knock", "shuffle", "turn", "win", "lose"


def noises_of(update: Update, viewer: int | None, *, was_turn: bool) -> list[str]:
    """Return what is heard, in order; each sound once, however much happened.

    `was_turn` says that it was the viewer's turn before: then the note for it is not played again.
    """
    view = update.view
    heard = [_noise_of(event["event"]) for event in update.events]
    if view.result is not None and any(event["event"] == "deal_ended" for event in update.events):
        winner = view.result.winner
        if winner is not None:
            heard.append(WIN if viewer is None or side_of(viewer) == winner else LOSE)
    if view.legal and view.turn == viewer and not was_turn:
        heard.append(TURN)
    return list(dict.fromkeys(noise for noise in heard if noise))


def _noise_of(event: str) -> str:
    return {"played": CLICK, "passed": KNOCK, "dealt": SHUFFLE}.get(event, "")
