"""A table that slept sends the same, byte for byte, as one that stayed awake (R3, R4).

Updates are compared whole. In a message about who is at the table the counter may jump, who only
watches is counted anew, and how the latest proposal ended is forgotten.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.protocol.codec import pack, unpack_any
from tests.server.fakes import FakePeer, House, Message, offers

PROFILES = ("chiva", "six-love")


class Evening:
    """Ana in seat 1 among three computer players, and Eva who watches; all at random.

    At a break everybody goes and comes back, and Ana asks again what she asked last. `told` is
    every frame that each of them was sent.
    """

    def __init__(self, profile: str, seed: int, *, sleeps: bool) -> None:
        self.chance = random.Random(seed)
        self.sleeps = sleeps
        self.house = House()
        self.worker = self.house.worker()
        self.told: dict[str, list[bytes]] = {name: [] for name in ("Ana", "Eva", "2", "3", "4")}
        self.peers: dict[str, FakePeer] = {}
        self.asked: Message | None = None
        self.peers["Ana"], self.code = self.house.begun(profile=profile, seed=f"{seed}")
        self.peers["Eva"] = self.house.person("Eva", code=self.code)
        self.seat_workers()

    def seat_workers(self) -> None:
        for seat, offer in zip("234", offers(self.worker)[-3:], strict=True):
            self.peers[seat] = self.house.take(offer)

    def take_a_break(self) -> None:
        for name, peer in self.peers.items():
            self.told[name] += peer.frames
            self.house.lobby.gone(peer)
        if self.sleeps:
            self.house.sleep()
            assert self.house.lobby.tables == {}
        for name in ("Ana", "Eva"):
            self.peers[name] = self.house.person(name, code=self.code)
        self.seat_workers()
        if self.asked is not None:
            self.house.lobby.receive(self.peers["Ana"], pack(self.asked))

    def go_on(self) -> None:
        """Let one act be made."""
        for name in ("2", "3", "4", "Ana"):
            update = newest_update(self.peers[name])
            legal, version = update["view"]["legal"], update["version"]
            if not legal and name != "Ana":
                continue
            request = act_of(self.chance.choice(legal)) if legal else None
            if name == "Ana" and (request is None or self.chance.random() < 0.15):
                request = {"type": self.whim(update["view"])}
            request = {"id": f"at {version}", "version": version, **(request or {})}
            if name == "Ana":
                self.asked = request
            self.house.lobby.receive(self.peers[name], pack(request))
            return

    def whim(self, view: Message) -> str:
        rare = ["restart", "new_match", "new_session"] if view["plays"] else ["new_session"]
        often = ["undo"] * view["can_undo"] + ["redo"] * view["can_redo"]
        often += ["go_on"] * (view["phase"] == "over")
        return self.chance.choice(often * 5 + rare)

    def end(self) -> dict[str, list[bytes]]:
        for name, peer in self.peers.items():
            self.told[name] += peer.frames
        return {name: [as_compared(frame) for frame in told] for name, told in self.told.items()}


def newest_update(peer: FakePeer) -> Message:
    """Return the update of the highest version: a first answer that came again is older."""
    updates = [message for message in peer.messages if message["type"] == "update"]
    return max(updates, key=lambda update: update["version"])


def act_of(chosen: list[str | int]) -> Message:
    if chosen == ["pass"]:
        return {"type": "pass"}
    if chosen[0] == "name":
        return {"type": "name", "opener": chosen[1]}
    end = {"end": chosen[1]} if len(chosen) > 1 else {}
    return {"type": "play", "tile": chosen[0], **end}


def as_compared(frame: bytes) -> bytes:
    """Take out of a table message what may differ, and the code that is another at each table."""
    message = unpack_any(frame)
    if message["type"] != "table":
        return frame
    for key in ("code", "counter", "unseated", "ended"):
        del message[key]
    if not message["you"]["seats"]:
        del message["you"]["person"]
    if message["host"] not in [seat["person"] for seat in message["seats"]]:
        del message["host"]
    return pack(message)


@pytest.mark.slow
@given(
    st.sampled_from(PROFILES),
    st.integers(0, 10**6),
    st.sets(st.integers(0, 150), max_size=8),
)
def test_asleep_or_awake_everybody_is_sent_the_same_bytes(
    profile: str, seed: int, breaks: set[int]
) -> None:
    told = []
    for sleeps in (False, True):
        evening = Evening(profile, seed, sleeps=sleeps)
        for number in range(150):
            if number in breaks:
                evening.take_a_break()
            evening.go_on()
        told.append(evening.end())
    assert told[0] == told[1]


def test_an_evening_has_undo_new_matches_and_repeats_in_it() -> None:
    seen: set[str] = set()
    repeats = 0
    for seed in range(10):
        evening = Evening("six-love", seed, sleeps=True)
        for number in range(150):
            if number % 20 == 10:
                evening.take_a_break()
                assert evening.asked is not None
                repeats += len(evening.peers["Ana"].answers_to(evening.asked["id"]))
            evening.go_on()
            seen |= {evening.asked["type"]} if evening.asked else set()
        assert not [one for one in evening.peers["Ana"].messages if one["type"] == "refused"]
    assert seen >= {"play", "undo", "redo", "go_on", "restart", "new_match", "new_session"}
    assert repeats > 40
