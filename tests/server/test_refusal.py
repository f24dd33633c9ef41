"""A refusal carries its reason and what belongs to it."""

from __future__ import annotations

from doublesix.protocol.errors import Refusal
from doublesix_server.refusal import Refused, TurnedAway


def test_a_refusal_has_a_reason_and_values() -> None:
    refused = Refused(Refusal.SEAT_TAKEN, seat=2)
    assert refused.reason is Refusal.SEAT_TAKEN
    assert refused.values == {"seat": 2}


def test_who_is_turned_away_is_refused() -> None:
    assert isinstance(TurnedAway(Refusal.NOT_INVITED), Refused)
