"""The arena's table: deals and matches by the rules, and who is asked when."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from doublesix.arena.contender import Contender, Unplayable
from doublesix.arena.table import Sitter, Sitters, act_of, play_deal, play_match
from doublesix.players import make
from doublesix.players.reading import Plain, View
from doublesix.rules.acts import PASS, Name, Play
from doublesix.rules.layout import End
from doublesix.rules.notation import parse_tile
from doublesix.rules.opening import DOUBLE_SIX_OPENING
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import Partnership, Seat
from doublesix.rules.shuffle import seeded_hands
from tests.positions import CHIVA, SIX_LOVE

BOTH = pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
OUTSIDE = "tests.shared.arena.outside"


def ticking() -> Callable[[], float]:
    """Return a clock that a second passes on at each look."""
    ticks = count()
    return lambda: float(next(ticks))


def four(who: str) -> Sitters:
    one, two, three, four = (Sitter(who, Contender(who).player(str(seat))) for seat in range(4))
    return one, two, three, four


@BOTH
def test_a_deal_is_played_to_its_verdict(profile: Profile) -> None:
    sitters = four("novice")
    hands = seeded_hands("table", 1)
    verdict = play_deal(profile, hands, DOUBLE_SIX_OPENING, sitters, ticking())
    assert verdict == play_deal(profile, hands, DOUBLE_SIX_OPENING, four("novice"), ticking())


def test_the_clock_is_read_before_and_after_each_choice() -> None:
    sitters = four("club")
    play_deal(CHIVA, seeded_hands("table", 1), DOUBLE_SIX_OPENING, sitters, ticking())
    times = [time for sitter in sitters for time in sitter.times]
    assert 10 < len(times) < 28
    assert set(times) == {1.0}


class Choosy:
    """A novice that may not be asked about what is forced."""

    def __init__(self) -> None:
        self.novice = make("novice", "choosy")

    def choose(self, view: View) -> Plain:
        assert len(view["legal"]) > 1
        return self.novice.choose(view)


def test_a_forced_act_is_made_without_asking() -> None:
    one, two, three, four = (Sitter("choosy", Choosy()) for _ in range(4))
    for number in range(1, 9):
        hands = seeded_hands("table", number)
        play_deal(CHIVA, hands, DOUBLE_SIX_OPENING, (one, two, three, four), ticking())


@BOTH
def test_a_match_is_played_until_a_side_reaches_the_target(profile: Profile) -> None:
    winner, verdicts = play_match(
        profile, lambda number: seeded_hands("match", number), four("novice"), ticking()
    )
    points = sum(
        verdict.worth
        for verdict in verdicts[-profile.target :]
        if verdict.winner is winner or verdict.winner is None
    )
    assert isinstance(winner, Partnership)
    assert verdicts[-1].winner is winner
    assert points >= profile.target


def test_in_a_match_the_players_see_its_score() -> None:
    seen: list[tuple[int, int, int]] = []

    class Spy:
        def __init__(self, seed: str) -> None:
            self.club = make("novice", seed)

        def choose(self, view: View) -> Plain:
            seen.append((view["deal"], *view["score"]))
            return self.club.choose(view)

    one, two, three, four = (Sitter("spy", Spy(str(seat))) for seat in range(4))
    play_match(
        SIX_LOVE, lambda number: seeded_hands("m", number), (one, two, three, four), ticking()
    )
    assert seen[0] == (1, 0, 0)
    assert max(max(left, right) for _, left, right in seen) in (4, 5)


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("raises", "raises failed .*RuntimeError: out of ideas"),
        ("answers_nonsense", "answers nothing usable: .*asks for nothing within a deal"),
        ("plays_what_it_has_not", "breaks the rules"),
    ],
)
def test_a_player_that_fails_at_the_table_is_named(player: str, why: str) -> None:
    with pytest.raises(Unplayable, match=f"outside:{player} .*{why}|{why}"):
        play_deal(
            CHIVA,
            seeded_hands("table", 2),
            DOUBLE_SIX_OPENING,
            four(f"{OUTSIDE}:{player}"),
            ticking(),
        )


def test_a_request_is_read_as_the_act_it_asks_for() -> None:
    tile = parse_tile("64")
    assert act_of({"type": "play", "tile": "64"}) == Play(tile)
    assert act_of({"type": "play", "tile": "64", "end": "left"}) == Play(tile, End.LEFT)
    assert act_of({"type": "pass"}) == PASS
    assert act_of({"type": "name", "opener": 3}) == Name(Seat.THREE)
    with pytest.raises(ValueError, match="asks for nothing within a deal"):
        act_of({"type": "undo"})
