"""Kernels: self-play, gradients and duels of the policy's two forms, compiled."""

from __future__ import annotations

import numpy as np

from doublesix.engine.bits import draw, share
from doublesix.engine.compiled import compiled
from doublesix.engine.deals import block
from doublesix.engine.policy import HEADS, HIDDEN, add_rows, pick, share_out, stage_of
from doublesix.engine.seats import play_on, weigh_acts
from doublesix.engine.told import SIZE, begin, legal_acts, tell_pass, tell_play
from doublesix.engine.traits import STANCE, TRAITS, read_stance

SIX_SIX = 27


@compiled
def deal_out(order, hands, stream):
    """Shuffle the set into four hands."""
    for index in range(27):
        other = index + np.int64(share(stream) * (28 - index))
        order[index], order[other] = order[other], order[index]
    for seat in range(4):
        hand = 0
        for index in range(7):
            hand |= 1 << order[seat * 7 + index]
        hands[seat] = hand


@compiled
def open_deal(number, hands, told):
    """Begin a deal, every other one with 6-6; return the seat that is to act."""
    begin(told)
    if number & 1:
        for seat in range(4):
            if hands[seat] >> SIX_SIX & 1:
                hands[seat] ^= 1 << SIX_SIX
                tell_play(told, seat, SIX_SIX * 2)
                return (seat + 1) & 3
    return (number >> 1) & 3


@compiled
def worth(outcome, seat):
    """Return what an outcome is worth to a seat's pair: 1, 0.5 or 0."""
    if outcome == 0:
        return 0.5
    return 1.0 if (((outcome - 1) >> 1) - seat) & 1 == 0 else 0.0


@compiled
def pull_net(net, kind, stance, traits, count, pulls, grads):
    """Add the gradient of a sum of logits, each times its pull, to `grads`."""
    base = np.zeros(HIDDEN, np.float32)
    hidden = np.zeros(HIDDEN, np.float32)
    total = np.zeros(HIDDEN, np.float32)
    head = net[HEADS + kind]
    add_rows(net, 0, stance, STANCE, base)
    for index in range(count):
        x = traits[index]
        for place in range(HIDDEN):
            hidden[place] = base[place]
        add_rows(net, STANCE, x, TRAITS, hidden)
        pull = np.float32(pulls[index])
        for place in range(HIDDEN):
            if hidden[place] > 0.0:
                grads[HEADS + kind, place] += pull * hidden[place]
                hidden[place] = pull * head[place]
            else:
                hidden[place] = 0.0
            total[place] += hidden[place]
        for row in range(TRAITS):
            by = x[row]
            if by != 0.0:
                for place in range(HIDDEN):
                    grads[STANCE + row, place] += by * hidden[place]
    for row in range(STANCE):
        by = stance[row]
        if by != 0.0:
            for place in range(HIDDEN):
                grads[row, place] += by * total[place]


@compiled
def pull_light(stage, traits, count, pulls, grads):
    for index in range(count):
        for place in range(TRAITS):
            grads[stage, place] += pulls[index] * traits[index, place]


@compiled
def improve(first, deals, variant, light, net, kinds, entropy, desk, stream, grads_l, grads_n):
    """Add up the gradient of the win rate over deals; return the mean spread of acts' worth.

    In each deal one decision is picked at random; each of its acts is played to the end with the
    same luck, so the luck of the deal cancels out.
    """
    order = np.arange(28)
    hands = np.zeros(4, np.int64)
    told = np.zeros(SIZE, np.int64)
    hands_then = np.zeros(4, np.int64)
    told_then = np.zeros(SIZE, np.int64)
    luck = np.zeros(1, np.uint64)
    found = np.zeros(16)
    pulls = np.zeros(16)
    acts = np.zeros(16, np.int64)
    surprise = 0.0
    for number in range(first, first + deals):
        deal_out(order, hands, stream)
        seat = open_deal(number, hands, told)
        seen = 0
        seat_then = 0
        passes = 0
        while True:
            hand = hands[seat]
            count = legal_acts(hand, told, desk.acts)
            if count == 0:
                tell_pass(told, seat)
                passes += 1
                if passes == 4:
                    break
                seat = (seat + 1) & 3
                continue
            passes = 0
            choice = 0
            if count > 1:
                seen += 1
                if share(stream) * seen < 1.0:
                    hands_then[:] = hands
                    told_then[:] = told
                    seat_then = seat
                weigh_acts(told, seat, hand, count, variant, light, net, kinds[seat], desk)
                share_out(desk.logits, count, desk.shares)
                choice = pick(desk.shares, count, share(stream))
            act = desk.acts[choice]
            hands[seat] = hand ^ (1 << (act >> 1))
            tell_play(told, seat, act)
            if hands[seat] == 0:
                break
            seat = (seat + 1) & 3
        if seen == 0:
            continue
        seat = seat_then
        count = legal_acts(hands_then[seat], told_then, acts)
        start = draw(stream) | np.uint64(1)
        for index in range(count):
            hands[:] = hands_then
            told[:] = told_then
            luck[0] = start
            act = acts[index]
            hands[seat] ^= 1 << (act >> 1)
            tell_play(told, seat, act)
            if hands[seat] == 0:
                found[index] = 1.0
            else:
                found[index] = worth(
                    play_on(hands, told, (seat + 1) & 3, variant, light, net, kinds, desk, luck),
                    seat,
                )
        legal_acts(hands_then[seat], told_then, desk.acts)
        weigh_acts(told_then, seat, hands_then[seat], count, variant, light, net, kinds[seat], desk)
        share_out(desk.logits, count, desk.shares)
        mean = 0.0
        chaos = 0.0
        for index in range(count):
            mean += desk.shares[index] * found[index]
            if desk.shares[index] > 0.0:
                chaos -= desk.shares[index] * np.log(desk.shares[index])
        for index in range(count):
            part = desk.shares[index]
            pulls[index] = part * (found[index] - mean)
            if part > 0.0:
                pulls[index] -= entropy * part * (np.log(part) + chaos)
        surprise += chaos
        if net.shape[0]:
            read_stance(told_then, seat, hands_then[seat], desk.stance)
            pull_net(net, kinds[seat], desk.stance, desk.traits, count, pulls, grads_n)
        else:
            pull_light(stage_of(told_then, seat), desk.traits, count, pulls, grads_l)
    return surprise / deals


@compiled
def play_both(hands, told, seat, variant, lights, net_a, net_b, kinds, sharp, swap, desk, stream):
    """Play a deal on, pair 0 by one policy and pair 1 by another, swapped if `swap` is 1."""
    passes = 0
    while True:
        hand = hands[seat]
        count = legal_acts(hand, told, desk.acts)
        if count == 0:
            tell_pass(told, seat)
            passes += 1
            if passes == 4:
                return block(hands[0], hands[1], hands[2], hands[3], variant)
            seat = (seat + 1) & 3
            continue
        passes = 0
        choice = 0
        if count > 1:
            side = (seat & 1) ^ swap
            net = net_a if side == 0 else net_b
            weigh_acts(told, seat, hand, count, variant, lights[side], net, kinds[side], desk)
            for index in range(count):
                desk.logits[index] *= sharp[side]
            share_out(desk.logits, count, desk.shares)
            choice = pick(desk.shares, count, share(stream))
        act = desk.acts[choice]
        hands[seat] = hand ^ (1 << (act >> 1))
        tell_play(told, seat, act)
        if hands[seat] == 0:
            return 1 + 2 * seat
        seat = (seat + 1) & 3


@compiled
def duel(deals, variant, lights, net_a, net_b, kinds, sharp, desk, stream):
    """Play each deal twice, the policies changing pairs; return mean and standard error."""
    order = np.arange(28)
    hands = np.zeros(4, np.int64)
    told = np.zeros(SIZE, np.int64)
    dealt = np.zeros(4, np.int64)
    total = 0.0
    squares = 0.0
    for number in range(deals):
        deal_out(order, dealt, stream)
        score = 0.0
        for swap in range(2):
            hands[:] = dealt
            seat = open_deal(number, hands, told)
            outcome = play_both(
                hands, told, seat, variant, lights, net_a, net_b, kinds, sharp, swap, desk, stream
            )
            score += worth(outcome, swap) * 0.5
        total += score
        squares += score * score
    mean = total / deals
    return mean, np.sqrt((squares / deals - mean * mean) / deals)


@compiled
def many_deals(deals, variant, light, net, kinds, desk, stream):
    order = np.arange(28)
    hands = np.zeros(4, np.int64)
    told = np.zeros(SIZE, np.int64)
    wins = 0.0
    for number in range(deals):
        deal_out(order, hands, stream)
        seat = open_deal(number, hands, told)
        wins += worth(play_on(hands, told, seat, variant, light, net, kinds, desk, stream), 0)
    return wins / deals
