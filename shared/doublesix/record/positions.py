"""Positions: a replayed record's session as it stood after so many acts of a deal.

Knows whole deals: what leaves here for a seat goes through `views`.
"""

from __future__ import annotations

from doublesix.record.replay import Replayed
from doublesix.rules.session import Dealing, Session


def session_at(replayed: Replayed, deal: int, acts: int) -> Session:
    """Return the session after the first `acts` acts of a deal; deals count from 1."""
    recorded = replayed.record.deals[:deal]
    dealings = tuple(Dealing(one.hands, one.takebacks or 0) for one in recorded)
    closed = replayed.chapters[: deal - 1]
    chapter = replayed.chapters[deal - 1].cut_to(acts)
    return Session(replayed.record.profile, dealings, closed, chapter)
