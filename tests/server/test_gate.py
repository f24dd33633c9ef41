"""The gate: words that let somebody in, and wrong ones that are counted."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.protocol.errors import Refusal
from doublesix_server.gate import Gate
from doublesix_server.limits import Guesses
from doublesix_server.log import Identity
from doublesix_server.refusal import Refused, TurnedAway
from tests.server.fakes import FakeClock

ANA = Identity(b"a" * 32)
HERE, THERE = "203.0.113.7", "203.0.113.8"


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def gate_with(clock: FakeClock, *, guesses: int = 2, **words: Any) -> Gate:
    return Gate(Guesses(guesses, clock), is_own_token=lambda token: token == "ours", **words)


def refusal_of(gate: Gate, invitation: str | None, address: str = HERE) -> Refusal | None:
    try:
        gate.check_invited(address, invitation)
    except TurnedAway as refusal:
        return refusal.reason
    return None


def worker_refusal_of(gate: Gate, token: str, address: str = HERE) -> Refusal | None:
    try:
        gate.check_worker(address, token)
    except TurnedAway as refusal:
        return refusal.reason
    return None


def test_without_an_invitation_everybody_is_let_in(clock: FakeClock) -> None:
    gate = gate_with(clock)
    assert refusal_of(gate, None) is None
    assert refusal_of(gate, "whatever") is None


def test_an_invitation_lets_in_and_a_wrong_one_counts_as_a_guess(clock: FakeClock) -> None:
    gate = gate_with(clock, invitation="capicú")
    assert refusal_of(gate, "capicú") is None
    for _ in range(5):
        assert refusal_of(gate, None) is Refusal.NOT_INVITED
    for wrong in ("capicu", ""):
        assert refusal_of(gate, wrong) is Refusal.NOT_INVITED
    assert refusal_of(gate, "capicú") is Refusal.TOO_MANY_GUESSES
    assert refusal_of(gate, "capicú", THERE) is None
    clock.now += 30
    assert refusal_of(gate, "capicú") is None


def test_a_worker_from_elsewhere_needs_the_token(clock: FakeClock) -> None:
    gate = gate_with(clock, worker_token="secret word")
    assert worker_refusal_of(gate, "secret word") is None
    for wrong in ("secret", ""):
        assert worker_refusal_of(gate, wrong) is Refusal.WRONG_TOKEN
    assert worker_refusal_of(gate, "secret word") is Refusal.TOO_MANY_GUESSES
    assert not gate.is_worker(HERE, "secret word")
    assert gate.is_worker(THERE, "secret word")


def test_without_a_token_no_worker_from_elsewhere_is_let_in(clock: FakeClock) -> None:
    assert worker_refusal_of(gate_with(clock), "") is Refusal.WRONG_TOKEN
    assert not gate_with(clock).is_worker(HERE, "")


def test_an_own_worker_is_let_in_however_often_others_guessed(clock: FakeClock) -> None:
    gate = gate_with(clock, worker_token="secret word")
    for _ in range(3):
        assert not gate.is_worker(HERE, "guessed")
    assert gate.is_worker(HERE, "ours")
    assert worker_refusal_of(gate, "ours") is None


def test_the_metrics_have_a_token_of_their_own(clock: FakeClock) -> None:
    gate = gate_with(clock, worker_token="secret word", metrics_token="figures")
    assert gate.is_metrics_token(HERE, "figures")
    assert not gate.is_worker(HERE, "figures")
    assert not gate.is_metrics_token(HERE, "secret word")
    assert not gate.is_metrics_token(HERE, "figures")
    assert not gate_with(clock).is_metrics_token(HERE, "")


def test_wrong_codes_count_as_guesses_too(clock: FakeClock) -> None:
    gate = gate_with(clock)
    for _ in range(2):
        gate.check_may_guess(HERE)
        gate.note_wrong(HERE)
    with pytest.raises(Refused) as refused:
        gate.check_may_guess(HERE)
    assert refused.value.reason is Refusal.TOO_MANY_GUESSES
    assert not isinstance(refused.value, TurnedAway)
    gate.check_may_guess(THERE)


def test_a_banned_person_is_turned_away_with_any_word(clock: FakeClock) -> None:
    gate = Gate(
        Guesses(2, clock),
        is_own_token=lambda token: False,
        is_banned=lambda address, identity: (address, identity) == (HERE, ANA),
    )
    with pytest.raises(TurnedAway) as refusal:
        gate.check_not_banned(HERE, ANA)
    assert refusal.value.reason is Refusal.BANNED
    gate.check_not_banned(THERE, ANA)
