"""Adam: the usual rule for steps along a noisy gradient."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from doublesix.engine.bits import Floats
from doublesix.engine.policy import Weights


class Adam:
    """Climbs; it remembers the steps it made."""

    def __init__(self, weights: Weights) -> None:
        self.mean: Floats = np.zeros(weights.shape)
        self.square: Floats = np.zeros(weights.shape)
        self.steps = 0

    def climb(self, weights: Weights, grads: npt.NDArray[np.floating], rate: float) -> None:
        """Change weights in place, upwards."""
        self.steps += 1
        self.mean += 0.1 * (grads - self.mean)
        self.square += 0.001 * (grads * grads - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        weights += (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
