"""Self-play: improve a policy by what each act of one decision a deal leads to."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from doublesix.engine.bits import Floats, Numbers, Stream, draw, share, stream_of
from doublesix.engine.compiled import compiled
from doublesix.engine.policy import (
    HEADS,
    HIDDEN,
    STAGES,
    Weights,
    pick,
    share_out,
    stage_of,
)
from doublesix.engine.seats import Desk, new_desk, play_on, weigh_acts
from doublesix.engine.told import SIZE, legal_acts, tell_pass, tell_play
from doublesix.engine.traits import TRAITS, read_stance
from tests.fitting.adam import Adam
from tests.fitting.dealing import deal_out, open_deal, worth
from tests.fitting.gradients import pull_light, pull_net

NONE = np.zeros((0, HIDDEN), np.float32)
"""A net without rows: the light form is meant."""


def no_light() -> Weights:
    """Return weights of the light form to which all acts are alike."""
    return np.zeros((STAGES, TRAITS), np.float32)


def new_net(kinds: int, seed: int) -> Weights:
    """Return a net with small random weights."""
    net = np.random.default_rng(seed).standard_normal((HEADS + kinds, HIDDEN)) * 0.26
    net[HEADS:] *= 0.3
    return net.astype(np.float32)


def self_play(
    light: Weights,
    net: Weights,
    variant: int,
    *,
    batches: int,
    batch: int,
    rate: float,
    entropy: float,
    seed: int,
) -> Iterator[float]:
    """Improve the net in place, or the light form if it has no rows; yield each mean entropy."""
    desk, stream = new_desk(), stream_of(seed)
    weights = net if len(net) else light
    adam = Adam(weights)
    for number in range(batches):
        grads_light, grads_net = np.zeros(light.shape), np.zeros(net.shape, np.float32)
        yield improve(
            number * batch,
            batch,
            variant,
            light,
            net,
            entropy,
            desk,
            stream,
            grads_light,
            grads_net,
        )
        grads = (grads_net if len(net) else grads_light) / batch
        adam.climb(weights, grads, rate * max(1 - number / batches, 0.02))


@compiled
def improve(
    first: int,
    deals: int,
    variant: int,
    light: Weights,
    net: Weights,
    entropy: float,
    desk: Desk,
    stream: Stream,
    grads_light: Floats,
    grads_net: Weights,
) -> float:
    """Add up the gradient of the chance to win over deals; return the mean entropy.

    In each deal one decision is picked, each as likely as another, and each of its acts is played
    to the end with the same luck: so the luck of the deal cancels out.
    """
    order = np.arange(28)
    hands, told = np.zeros(4, np.int64), np.zeros(SIZE, np.int64)
    found, pulls = np.zeros(8), np.zeros(8)
    whole = 0.0
    for number in range(first, first + deals):
        deal_out(order, hands, stream)
        seat = open_deal(number, hands, told)
        seat = pick_decision(hands, told, seat, variant, light, net, desk, stream)
        if seat < 0:
            continue
        count = try_acts(hands, told, seat, variant, light, net, desk, stream, found)
        weigh_acts(told, seat, hands[seat], count, variant, light, net, 0, desk)
        share_out(desk.logits, count, desk.shares)
        whole += pull_by_worth(desk.shares, found, count, entropy, pulls)
        if net.shape[0]:
            read_stance(told, seat, hands[seat], desk.stance)
            pull_net(net, 0, desk.stance, desk.traits, count, pulls, grads_net)
        else:
            pull_light(stage_of(told, seat), desk.traits, count, pulls, grads_light)
    return whole / deals


@compiled
def pick_decision(
    hands: Numbers,
    told: Numbers,
    seat: int,
    variant: int,
    light: Weights,
    net: Weights,
    desk: Desk,
    stream: Stream,
) -> int:
    """Play a deal out, then go back to one of its decisions; return its seat, -1 if it had none."""
    hands_then, told_then, seat_then = hands.copy(), told.copy(), -1
    seen, passes = 0, 0
    while passes < 4:
        count = legal_acts(hands[seat], told, desk.acts)
        choice = 0
        if count > 1:
            seen += 1
            if share(stream) * seen < 1.0:
                hands_then[:] = hands
                told_then[:] = told
                seat_then = seat
            weigh_acts(told, seat, hands[seat], count, variant, light, net, 0, desk)
            share_out(desk.logits, count, desk.shares)
            choice = pick(desk.shares, count, share(stream))
        if count:
            passes = 0
            act = desk.acts[choice]
            hands[seat] ^= 1 << (act >> 1)
            tell_play(told, seat, act)
            if hands[seat] == 0:
                break
        else:
            passes += 1
            tell_pass(told, seat)
        seat = (seat + 1) & 3
    hands[:] = hands_then
    told[:] = told_then
    return seat_then


@compiled
def try_acts(
    hands: Numbers,
    told: Numbers,
    seat: int,
    variant: int,
    light: Weights,
    net: Weights,
    desk: Desk,
    stream: Stream,
    found: Floats,
) -> int:
    """Write what comes of each act of a decision with the same luck; return how many there are."""
    kinds = np.zeros(4, np.int64)
    luck = np.zeros(1, np.uint64)
    acts = np.zeros(8, np.int64)
    count = legal_acts(hands[seat], told, acts)
    start = draw(stream) | np.uint64(1)
    for index in range(count):
        hands_after, told_after = hands.copy(), told.copy()
        hands_after[seat] ^= 1 << (acts[index] >> 1)
        tell_play(told_after, seat, acts[index])
        found[index] = 1.0
        if hands_after[seat]:
            luck[0] = start
            outcome = play_on(
                hands_after, told_after, (seat + 1) & 3, variant, light, net, kinds, desk, luck
            )
            found[index] = worth(outcome, seat)
    return int(legal_acts(hands[seat], told, desk.acts))


@compiled
def pull_by_worth(
    shares: Floats, found: Floats, count: int, entropy: float, pulls: Floats
) -> float:
    """Write how each logit raises the worth, and the entropy by a little; return the entropy."""
    mean, chaos = 0.0, 0.0
    for index in range(count):
        mean += shares[index] * found[index]
        if shares[index] > 0.0:
            chaos -= shares[index] * np.log(shares[index])
    for index in range(count):
        pulls[index] = shares[index] * (found[index] - mean)
        if shares[index] > 0.0:
            pulls[index] -= entropy * shares[index] * (np.log(shares[index]) + chaos)
    return chaos
