"""Models: the fitted weights of the policy, for each profile, as the engine takes them.

Where they come from stands in docs/players.md.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Weights = npt.NDArray[np.float32]

PROFILES: Final = ("chiva", "six-love")
"""The profiles, by the engine's number of their variant."""


KIND_SHARES: Final = {"expert": np.array([0.2, 0.8]), "master": np.array([0.8, 0.2])}
"""How likely each level takes a seat to be of each kind that `full` has a head for.

The first are players that search, the second such as the level `club`.
"""


class Model(NamedTuple):
    """Both forms of the policy: the light one plays well, the full one says how others play."""

    light: Weights
    full: Weights


@cache
def model_of(variant: int) -> Model:
    """Return the weights fitted to a variant."""
    return Model(*(_load(f"{form}.npy")[variant] for form in Model._fields))


def _load(name: str) -> Weights:
    stored = (files(__package__) / "fitted" / name).read_bytes()
    weights = np.load(BytesIO(stored), allow_pickle=False)
    return np.ascontiguousarray(weights, dtype=np.float32)
