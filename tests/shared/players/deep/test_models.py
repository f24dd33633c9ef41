"""The fitted weights are there for each profile, in the forms that the engine takes."""

from __future__ import annotations

import numpy as np
import pytest

from doublesix.engine.deals import CHIVA, SIX_LOVE
from doublesix.engine.policy import HEADS, HIDDEN, STAGES
from doublesix.engine.traits import TRAITS
from doublesix.players.deep.models import PROFILES, model_of


@pytest.mark.parametrize("variant", [CHIVA, SIX_LOVE])
def test_there_are_weights_of_both_forms(variant: int) -> None:
    model = model_of(variant)
    assert model.light.shape == (STAGES, TRAITS)
    assert model.full.shape[0] > HEADS
    assert model.full.shape[1] == HIDDEN
    for weights in model:
        assert weights.dtype == np.float32
        assert np.isfinite(weights).all()
        assert weights.any()


def test_the_profiles_stand_at_the_numbers_of_their_variants() -> None:
    assert PROFILES[CHIVA] == "chiva"
    assert PROFILES[SIX_LOVE] == "six-love"
