"""Who made each play follows from the seats of a record and what its deals say besides."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.record.form import OtherPerson, Seated, StandIn
from doublesix.record.stretches import stretches
from doublesix.record.write import write
from doublesix.rules.acts import PASS, Actor, DealAct, Kind, Name, Step
from doublesix.rules.profile import Profile
from doublesix.rules.seat import Seat
from doublesix.rules.session import Session
from tests.shared.record.samples import BOTH, PEOPLE, Plain
from tests.walks import Mix, Walk

SEATED = (
    Seated(Seat.ONE, "Ana", Kind.PERSON),
    Seated(Seat.TWO, "Beto", Kind.BOT, "club"),
    Seated(Seat.THREE, "Carla", Kind.PERSON),
    Seated(Seat.FOUR, "Dora", Kind.BOT),
)


def actor_in(word: str) -> Actor:
    """Read a level, "club", or a person's name, "Ana"; "bot?" and "person?" have neither."""
    if word in ("person?", "bot?"):
        return Actor(Kind(word[:-1]))
    if word.islower():
        return Actor(Kind.BOT, word)
    return Actor(Kind.PERSON, name=word)


def steps_in(line: str) -> list[Step]:
    """Read who acted for which seat, "1:Ana 2:club"; "!" after it makes it a naming."""
    steps = []
    for act in line.split():
        seat, who = act.split(":")
        what = Name(Seat.ONE) if who.endswith("!") else PASS
        steps.append(Step(Seat(int(seat)), what, actor_in(who.removesuffix("!"))))
    return steps


def told(line: str) -> list[str]:
    return [
        f"{stretch.first}-{stretch.last} {stretch.seat}:"
        f"{stretch.level if isinstance(stretch, StandIn) else stretch.name}"
        for stretch in stretches(steps_in(line), SEATED)
    ]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", []),
        ("1:Ana 2:club 3:Carla", []),
        ("1:club 2:club 3:Carla 1:Ana", ["1-1 1:club"]),
        ("1:club 2:club 3:Carla 4:bot? 1:club 2:club 3:Carla", ["1-5 1:club"]),
        ("1:club 2:club 3:Carla 4:bot? 1:novice", ["1-1 1:club", "5-5 1:novice"]),
        (
            "1:club 2:club 3:club 4:bot? 1:Ana 2:club 3:club 4:bot? 1:club",
            ["1-1 1:club", "3-7 3:club", "9-9 1:club"],
        ),
        ("2:novice 3:Carla 4:bot? 1:Ana 2:novice", ["1-5 2:novice"]),
        ("4:club 1:Ana 2:club 3:Carla 4:novice", ["1-1 4:club", "5-5 4:novice"]),
        ("4:bot? 1:Ana", []),
        ("1:Eva 2:club 3:Carla 4:bot? 1:Eva 2:club 3:Carla 4:bot? 1:Ana", ["1-5 1:Eva"]),
        ("2:Eva 3:Eva 4:Eva 1:Eva", ["1-1 2:Eva", "2-2 3:Eva", "3-3 4:Eva", "4-4 1:Eva"]),
        ("2:Beto 4:Dora", ["1-1 2:Beto", "2-2 4:Dora"]),
        ("1:person? 2:person? 3:person? 4:person?", []),
        ("1:bot? 2:bot? 3:bot?", []),
        ("1:Eva 1:person? 1:Eva", ["1-1 1:Eva", "3-3 1:Eva"]),
        ("1:Ana! 1:Ana 2:club", []),
        ("1:Eva! 1:Ana 2:club", ["0-0 1:Eva"]),
        ("1:Eva! 1:Eva 2:club", ["0-1 1:Eva"]),
        ("1:novice! 3:Carla 4:bot? 1:novice 2:club 3:Carla 4:bot? 1:Ana", ["0-3 1:novice"]),
        ("1:Ana! 1:novice 2:club", ["1-1 1:novice"]),
    ],
)
def test_who_acted_for_a_seat_is_told_where_the_seats_say_otherwise(
    line: str, said: list[str]
) -> None:
    assert told(line) == said


def test_a_computer_player_stands_in_and_a_person_is_another_person() -> None:
    assert stretches(steps_in("1:club 2:Eva"), SEATED) == (
        StandIn(1, 1, Seat.ONE, "club"),
        OtherPerson(2, 2, Seat.TWO, "Eva"),
    )


ACTORS = [actor_in(word) for word in ("novice", "club", "Eva", "Beto", "Ana María")]
ACTORS.append(Actor(Kind.PERSON, name=""))
OFTEN_UNDONE = Mix(undo=5, redo=4, restart=1, new_match=1)


def changing_hands(profile: Profile, seed: int, acts: int) -> Session:
    """Walk at random while now and then a seat is somebody else's."""
    rng = random.Random(f"changing hands {profile.name} {seed}")
    walk = Walk(profile, str(seed), rng, OFTEN_UNDONE)
    sitting = {seat: rng.choice(ACTORS) for seat in Seat}
    for _ in range(acts):
        if rng.random() < 0.1:
            sitting[rng.choice(list(Seat))] = rng.choice(ACTORS)
        step = walk.next_step()
        if isinstance(step.act, DealAct) and step.seat is not None:
            step = replace(step, actor=sitting[step.seat])
        walk.do(step)
    return walk.session


def written(session: Session) -> list[Plain]:
    """Return the deals as whoever reads the file finds them."""
    deals: list[Plain] = json.loads(json.dumps(write(session, PEOPLE)))["deals"]
    return deals


def entries(deal: Plain) -> list[tuple[int, int, int, str, str]]:
    """Return the entries of a deal by seat and first play, with their kind."""
    both = (("bot", "stand_ins"), ("person", "persons"))
    found = [(*entry, kind) for kind, key in both for entry in deal.get(key, [])]
    return sorted(found, key=lambda entry: (entry[2], entry[0]))


def player(deal: Plain, number: int, seat: int) -> tuple[str, str | None]:
    """Derive who made a play, or the naming, from the seats and the deal's entries."""
    found = [
        (kind, who)
        for first, last, whose, who, kind in entries(deal)
        if whose == seat and first <= number <= last
    ]
    assert len(found) <= 1, (deal, number)
    if found:
        return found[0]
    seated = PEOPLE[seat - 1]
    return seated.kind.value, seated.level if seated.kind is Kind.BOT else seated.name


def acts_of(deal: Plain) -> list[tuple[int, int]]:
    """Return the number and the seat of the naming, if there was one, and of each play."""
    naming = [(0, deal["opening"]["by"])] if "by" in deal["opening"] else []
    return naming + [(number, play[0]) for number, play in enumerate(deal["plays"], 1)]


@pytest.mark.parametrize("profile", BOTH, ids=repr)
@given(seed=st.integers(0, 10_000), acts=st.integers(0, 400))
def test_who_made_each_play_is_derived_exactly(profile: Profile, seed: int, acts: int) -> None:
    session = changing_hands(profile, seed, acts)
    deals = written(session)
    for deal, chapter in zip(deals, session.finished(), strict=True):
        derived = [player(deal, number, seat) for number, seat in acts_of(deal)]
        assert derived == [
            (step.actor.kind, step.actor.level if step.actor.name is None else step.actor.name)
            for step in chapter.steps
        ]


@pytest.mark.parametrize("profile", BOTH, ids=repr)
@given(seed=st.integers(0, 10_000), acts=st.integers(0, 400))
def test_an_entry_is_as_long_as_it_can_be_and_ends_at_plays_of_its_seat(
    profile: Profile, seed: int, acts: int
) -> None:
    for deal in written(changing_hands(profile, seed, acts)):
        for first, last, seat, *_ in entries(deal):
            assert {(first, seat), (last, seat)} <= set(acts_of(deal))
        for one, two in pairwise(entries(deal)):
            if one[2:] == two[2:]:
                between = [
                    player(deal, number, seat)
                    for number, seat in acts_of(deal)
                    if seat == one[2] and one[1] < number < two[0]
                ]
                assert between != []


def test_random_sessions_come_to_every_kind_of_entry() -> None:
    found = [
        entry
        for profile in BOTH
        for seed in range(6)
        for deal in written(changing_hands(profile, seed, 600))
        for entry in entries(deal)
    ]
    for kind in ("bot", "person"):
        own = [entry for entry in found if entry[4] == kind]
        assert any(first == last == 0 for first, last, *_ in own)
        assert any(first == 0 < last for first, last, *_ in own)
        assert any(0 < first < last for first, last, *_ in own)
