"""Reading: plain views with types, and luck."""

from __future__ import annotations

import pytest

from doublesix.players.reading import Laid, Luck, Name, Pass, Play, ends_after, read
from doublesix.protocol.plain import Plain
from doublesix.rules.notation import hand_of, parse_tile
from doublesix.rules.seat import Seat
from tests.positions import CHIVA, SIX_LOVE
from tests.shared.players.sights import sight

HAND = "62 65 54 53 41 10 33"
LINE = "4:66 1:62l 2:pass 3:63r 4:31r"


def seen(line: str = LINE, seat: int = 1, opening: str = "winner 4") -> Plain:
    return sight(CHIVA, seat, HAND, line, opening)


def naming() -> Plain:
    return sight(SIX_LOVE, 1, HAND, opening="named by 1")


def test_a_reading_says_what_the_view_says() -> None:
    reading = read(seen())
    assert reading.profile == "chiva"
    assert reading.seat is Seat.ONE
    assert set(reading.hand) == set(hand_of("65 54 53 41 10 33"))
    assert reading.ends == (2, 1)
    assert reading.held == (6, 7, 6, 5)
    assert [sorted(numbers) for numbers in reading.passed] == [[], [2, 6], [], []]
    assert reading.acts == (Play(parse_tile("10"), "right"), Play(parse_tile("41"), "right"))


def test_what_a_tile_did_to_the_ends_is_followed() -> None:
    pose, to_the_left, to_the_right, last = read(seen()).laid
    assert pose == Laid(Seat.FOUR, parse_tile("66"), None, None, None, opened=(6,))
    assert to_the_left == Laid(Seat.ONE, parse_tile("62"), (6, 6), 6, 6, opened=(2,))
    assert to_the_right == Laid(Seat.THREE, parse_tile("63"), (2, 6), 6, 2, opened=(3,))
    assert last == Laid(Seat.FOUR, parse_tile("31"), (2, 3), 3, 2, opened=(1,))


def test_a_pose_opens_both_its_numbers_and_a_later_double_none() -> None:
    reading = read(seen("2:64 3:44r 4:40r", opening="winner 2"))
    assert [laid.opened for laid in reading.laid] == [(6, 4), (), (0,)]


@pytest.mark.parametrize(
    ("rule", "line", "is_free"),
    [("double-six", "4:66", False), ("winner 4", "4:66", True), ("lighter 4", "4:64", True)],
)
def test_only_a_double_six_opening_is_no_free_pose(rule: str, line: str, is_free: bool) -> None:
    assert read(seen(line, opening=rule)).is_pose_free is is_free


def test_poses_passes_and_namings_are_read() -> None:
    poses = tuple(Play(tile) for tile in hand_of("10 33 41 53 54 62 65"))
    assert read(seen("", opening="winner 1")).acts == poses
    nothing_fits = sight(CHIVA, 1, "11 33 44 55 53 43 31", "4:66", "winner 4")
    assert read(nothing_fits).acts == (Pass(),)
    assert read(naming()).acts == (Name(Seat.ONE), Name(Seat.THREE))


def test_a_seat_that_is_not_to_act_cannot_be_read() -> None:
    view = {**seen(), "legal": [], "turn": 2}
    with pytest.raises(ValueError, match="seat 1 is not to act: the turn is 2's"):
        read(view)


def test_an_act_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="is no act"):
        read({**seen(), "legal": [["64", "left", "right"]]})


def test_requests_are_what_a_client_would_send() -> None:
    tile = parse_tile("64")
    assert Play(tile).request == {"type": "play", "tile": "64"}
    assert Play(tile, "left").request == {"type": "play", "tile": "64", "end": "left"}
    assert Pass().request == {"type": "pass"}
    assert Name(Seat.THREE).request == {"type": "name", "opener": 3}


def test_a_tile_turns_the_end_at_which_it_is_laid() -> None:
    tile = parse_tile("64")
    assert ends_after((6, 4), tile, "left") == (4, 4)
    assert ends_after((6, 4), tile, "right") == (6, 6)


def numbers(seed: str, view: Plain) -> list[int]:
    luck = Luck(seed, view)
    return [luck.pick(range(1_000_000)) for _ in range(3)]


def test_luck_is_the_same_for_the_same_seed_and_view() -> None:
    assert numbers("a", seen()) == numbers("a", seen())
    assert numbers("a", seen()) != numbers("b", seen())
    assert numbers("a", seen()) != numbers("a", seen("4:66 1:62l 2:pass 3:63r 4:30r"))


def test_luck_has_nothing_to_do_with_order_or_with_what_was_taken_back() -> None:
    view = seen()
    other = {**view, "hand": view["hand"][::-1], "takebacks": 3, "can_redo": True}
    assert numbers("a", other) == numbers("a", view)


def test_luck_is_the_same_on_every_platform_and_version() -> None:
    assert numbers("a seed", seen()) == [605681, 203821, 732317]
