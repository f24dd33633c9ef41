"""A computer player gets, byte for byte, what a person in its seat would (C3)."""

from __future__ import annotations

from doublesix.protocol.codec import pack, unpack_any
from doublesix.rules.seat import SEATS, Seat
from tests.server.fakes import FakePeer, House, Message, offers

PROFILES = ("chiva", "six-love")


def session_frames(profile: str, seat_of_bot: Seat | None) -> dict[Seat, list[bytes]]:
    """Play the same two deals; return the update frames of each seat."""
    house = House()
    worker = house.worker()
    ana = house.person("A")
    code = house.says(ana, "create", "c", profile=profile, seed="same", pause=0)["code"]
    peers: dict[Seat, FakePeer] = {}
    for seat, name in zip(SEATS, "ABCD", strict=True):
        if seat is seat_of_bot:
            house.says(ana, "fill", f"fill {seat}", seat=int(seat), level="club")
            peers[seat] = house.take(offers(worker)[-1])
        else:
            peers[seat] = ana if name == "A" else house.person(name, code=code)
            house.says(peers[seat], "sit", f"sit {seat}", seat=int(seat))
    house.says(ana, "start", "start")
    for deal in (1, 2):
        while (actor := next((p for p in peers.values() if p.view["legal"]), None)) is not None:
            act(house, actor)
        version = ana.latest("update")["version"]
        for seat, peer in reversed(peers.items()):  # whoever asks last is answered: always seat 1
            if seat is not seat_of_bot:
                house.says(peer, "go_on", f"on {deal}", version=version)
    return {
        seat: [frame for frame in peer.frames if unpack_any(frame)["type"] == "update"]
        for seat, peer in peers.items()
    }


def act(house: House, peer: FakePeer) -> None:
    update = peer.latest("update")
    chosen, version = update["view"]["legal"][0], update["version"]
    request: Message = {"id": f"at {version}", "version": version}
    if chosen == ["pass"]:
        request["type"] = "pass"
    elif chosen[0] == "name":
        request |= {"type": "name", "opener": chosen[1]}
    else:
        request |= {"type": "play", "tile": chosen[0]}
        request |= {"end": chosen[1]} if len(chosen) > 1 else {}
    house.lobby.receive(peer, pack(request))


def test_a_computer_player_is_sent_the_same_bytes_as_a_person() -> None:
    for profile in PROFILES:
        persons = session_frames(profile, None)
        for seat in (Seat.TWO, Seat.THREE, Seat.FOUR):
            with_bot = session_frames(profile, seat)
            assert len(with_bot[seat]) > 40
            as_told = [without_undo(frame) for frame in persons[seat]]
            assert [without_undo(frame) for frame in with_bot[seat]] == as_told


def without_undo(frame: bytes) -> bytes:
    """Take out whether a person's act is there to be undone: that does differ."""
    message = unpack_any(frame)
    del message["view"]["can_undo"]
    return pack(message)
