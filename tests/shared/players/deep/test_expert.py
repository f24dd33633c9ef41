"""Expert: chooses what its search puts first."""

from __future__ import annotations

import pytest

from doublesix.players.deep.expert import Expert
from doublesix.players.deep.weigh import weigh
from tests.positions import CHIVA
from tests.shared.players.sights import sight

HAND = "62 65 54 53 41 10 33"


@pytest.mark.slow
def test_expert_chooses_what_is_weighed_best() -> None:
    view = sight(CHIVA, 1, HAND, "4:66", "winner 4")
    best = weigh(view, "any", 30, "expert").choices[0].act
    assert Expert("any", 30).choose(view) == best.request


def test_a_seat_with_one_act_has_nothing_to_search() -> None:
    view = sight(CHIVA, 4, "66 00 10 20 30 40 50")
    assert Expert("any").choose(view) == {"type": "play", "tile": "66"}
