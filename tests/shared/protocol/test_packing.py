"""Packing views one after another: whatever was packed before, a view gets the same bytes."""

from __future__ import annotations

import random
from typing import Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.protocol.codec import bare, joined
from doublesix.protocol.frames import UpdateFrames
from doublesix.protocol.packing import ViewPacker, packed_event
from doublesix.protocol.plain import plain_private, plain_public
from doublesix.rules.events import Event
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix.views import private_view, public_view
from tests.blindness import venture
from tests.positions import CHIVA, OUT_BY_TWO, sitting
from tests.shared.protocol.samples import EVENTS
from tests.walks import Mix, Walk


def frames_of(version: int, session: Session, packer: ViewPacker | None) -> list[bytes]:
    """Pack an update for a watcher and the four seats."""
    update = UpdateFrames(version, (), public_view(session), packer)
    views = [private_view(session, seat, update.latest.get(seat)) for seat in SEATS]
    return [update.for_watcher(), *(update.for_seat(view) for view in views)]


@given(st.sampled_from(sorted(PROFILES)), st.integers(0, 2**32 - 1))
def test_what_is_kept_changes_no_byte_of_any_update(profile: str, luck: int) -> None:
    mix = Mix(undo=6, redo=6, restart=2, new_match=1)
    walk = Walk(PROFILES[profile], f"packing {luck}", random.Random(luck), mix)
    packer = ViewPacker()
    for version in range(1, 80):
        kept = frames_of(version, walk.session, packer)
        assert kept == frames_of(version, walk.session, None)
        assert kept == frames_of(version, walk.session, packer)
        venture(walk)


@given(st.integers(0, 2**32 - 1))
def test_a_packer_that_saw_another_session_packs_this_one_as_it_is(luck: int) -> None:
    chance = random.Random(luck)
    walks = [
        Walk(PROFILES[profile], f"two {luck}", random.Random(luck), Mix())
        for profile in sorted(PROFILES)
    ]
    packer = ViewPacker()
    for version in range(1, 60):
        walk = chance.choice(walks)
        venture(walk)
        assert frames_of(version, walk.session, packer) == frames_of(version, walk.session, None)


def test_a_view_is_packed_as_its_plain_form() -> None:
    at = sitting(CHIVA, OUT_BY_TWO)
    packer = ViewPacker()
    public = public_view(at.session)
    assert joined(packer.public(public)) == msgpack.packb(plain_public(public))
    for seat in SEATS:
        own = private_view(at.session, seat)
        assert packer.own(own) == bare(plain_private(own))


@pytest.mark.parametrize(("event", "plain"), EVENTS)
def test_an_event_is_packed_as_its_plain_form_once_and_again(
    event: Event, plain: dict[str, Any]
) -> None:
    assert packed_event(event) == packed_event(event) == msgpack.packb(plain)


@pytest.mark.parametrize("seat", SEATS)
def test_only_a_seat_s_own_latest_view_is_taken_again(seat: Seat) -> None:
    session = sitting(CHIVA, OUT_BY_TWO).session
    packer = ViewPacker()
    assert seat not in packer.latest
    own = private_view(session, seat)
    packed = packer.own(own)
    assert packer.latest[seat] is own
    assert packer.own(own) is packed
    assert list(packer.latest) == [seat]
    same = private_view(session, seat, own)
    is_in_turn = session.deal.turn is seat
    assert same == own
    assert (same is own) is not is_in_turn
    assert private_view(session, seat.next, own) == private_view(session, seat.next)
