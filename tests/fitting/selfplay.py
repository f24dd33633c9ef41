"""Self-play: fit a policy by playing it against itself."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from doublesix.engine.bits import stream_of
from doublesix.engine.policy import HEADS, HIDDEN, STAGES
from doublesix.engine.seats import new_desk
from doublesix.engine.traits import TRAITS
from tests.fitting import kernels


class Adam:
    """The usual step rule, upwards."""

    def __init__(self, weights: np.ndarray) -> None:
        self.first = np.zeros_like(weights, dtype=np.float64)
        self.second = np.zeros_like(weights, dtype=np.float64)
        self.steps = 0

    def climb(self, weights: np.ndarray, grads: np.ndarray, rate: float) -> None:
        self.steps += 1
        self.first += 0.1 * (grads - self.first)
        self.second += 0.001 * (grads * grads - self.second)
        first = self.first / (1 - 0.9**self.steps)
        second = self.second / (1 - 0.999**self.steps)
        weights += (rate * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def no_net() -> np.ndarray:
    return np.zeros((0, HIDDEN), np.float32)


def no_light() -> np.ndarray:
    return np.zeros((STAGES, TRAITS), np.float32)


def new_net(kinds: int, seed: int) -> np.ndarray:
    """Return a net with small random weights."""
    random = np.random.default_rng(seed)
    net = random.standard_normal((HEADS + kinds, HIDDEN)) * np.sqrt(2 / 30)
    net[HEADS:] *= 0.3
    return net.astype(np.float32)


def self_play(
    light: np.ndarray,
    net: np.ndarray,
    variant: int,
    *,
    batches: int,
    batch: int,
    rate: float,
    entropy: float,
    seed: int,
) -> Iterator[tuple[int, float]]:
    """Improve the net, or the light form if it has no rows; yield batch and mean entropy."""
    desk, stream, kinds = new_desk(), stream_of(seed), np.zeros(4, np.int64)
    weights = net if len(net) else light
    adam = Adam(weights)
    for number in range(batches):
        grads_l = np.zeros((STAGES, TRAITS))
        grads_n = np.zeros(net.shape, np.float32)
        chaos = kernels.improve(
            number * batch,
            batch,
            variant,
            light,
            net,
            kinds,
            entropy,
            desk,
            stream,
            grads_l,
            grads_n,
        )
        left = 1 - number / batches
        grads = (grads_n if len(net) else grads_l) / batch
        adam.climb(weights, grads, rate * max(left, 0.02))
        yield number, chaos
