"""Ending: a sure way out, the key tile and the margin of a block."""

from __future__ import annotations

import pytest

from doublesix.players.beliefs import beliefs_of
from doublesix.players.ending import block_margin, points_for_sure
from doublesix.players.reading import Play, read
from doublesix.protocol.plain import Plain
from doublesix.rules.profile import Profile
from tests.positions import CHIVA, KEY_BY_TWO, OUT_BY_TWO, SIX_LOVE, Scripted, sitting
from tests.shared.players.sights import sight, view_to_act

Points = dict[tuple[str, str | None], int]

# Seat 2 holds 0-0 and 4-0 at the ends 4 and 0; no other tile with these numbers is left.
LAST_TWO_HAND = "64 00 63 53 41 40 10"
LAST_TWO = (
    "1:66 2:64l 3:43l 4:32l 1:42l 2:63r 3:33r 4:31r 1:44l 2:41r 3:pass 4:pass 1:54r 2:53r"
    " 3:30r 4:20r 1:21r 2:10r 3:60r 4:65r 1:50r"
)


def points(view: Plain) -> Points:
    """Return the sure points of each play by its tile and end."""
    reading = read(view)
    unseen = beliefs_of(reading).unseen
    return {
        (play.tile.name, play.end): points_for_sure(reading, unseen, play)
        for play in reading.acts
        if isinstance(play, Play)
    }


def before_the_last_play(profile: Profile, deal: Scripted) -> Plain:
    at = sitting(profile, deal)
    at.play(" ".join(deal.line.split()[:-1]))
    return view_to_act(at.session)


@pytest.mark.parametrize(("profile", "key_points"), [(CHIVA, 1), (SIX_LOVE, 2)])
def test_two_last_tiles_that_nobody_can_part_go_out_for_sure(
    profile: Profile, key_points: int
) -> None:
    """4-0 last is the key tile (Rules 3.5); 4-0 on the 0 leaves 4 at both ends, and 0-0 over."""
    view = sight(profile, 2, LAST_TWO_HAND, LAST_TWO)
    assert points(view) == {("00", "right"): key_points, ("40", "left"): 1, ("40", "right"): 0}


@pytest.mark.parametrize(
    ("profile", "deal", "worth"),
    [(CHIVA, KEY_BY_TWO, 1), (SIX_LOVE, KEY_BY_TWO, 2), (SIX_LOVE, OUT_BY_TWO, 1)],
)
def test_the_last_tile_goes_out_for_sure(profile: Profile, deal: Scripted, worth: int) -> None:
    assert set(points(before_the_last_play(profile, deal)).values()) == {worth}


def test_nothing_is_sure_while_others_may_follow() -> None:
    assert set(points(sight(SIX_LOVE, 1, "62 65 54 53 41 10 63", "4:66")).values()) == {0}
    assert set(points(sight(SIX_LOVE, 1, "62 65 54 53 41 10 63", "", "winner 1")).values()) == {0}


@pytest.mark.parametrize(
    ("profile", "own", "partner", "others", "margin"),
    [
        ("chiva", 3, 20, (5, 6), -12),
        ("six-love", 3, 20, (5, 6), 2),
        ("six-love", 20, 3, (5, 6), 2),
        ("chiva", 10, 0, (4, 20), 14),
        ("six-love", 10, 0, (4, 20), 4),
        ("six-love", 10, 9, (4, 20), -5),
        ("a third variant", 10, 9, (4, 20), 5),
    ],
)
def test_a_block_is_judged_as_its_game_judges_it(
    profile: str, own: float, partner: float, others: tuple[float, float], margin: float
) -> None:
    """Rules 2.2, 3.2."""
    assert block_margin(profile, own, partner, others) == margin
