"""The crew: a duel among processes comes out as in one."""

from __future__ import annotations

import multiprocessing

import pytest

from doublesix.arena.contender import Contender, Unplayable
from doublesix.arena.crew import play
from doublesix.arena.duel import Duel

OUTSIDE = "tests.shared.arena.outside"


def duel_of(first: str, second: str, *, is_matches: bool = False) -> Duel:
    both = Contender.parse(first), Contender.parse(second)
    return Duel(*both, "chiva", "crew", is_matches=is_matches)


def test_the_number_of_processes_changes_nothing_but_the_times() -> None:
    duel = duel_of("club", f"{OUTSIDE}:Seeded@3")
    done: list[int] = []
    alone = play(duel, 11, processes=1, told=done.append)
    assert sum(done) == 11
    done.clear()
    shared = play(duel, 11, processes=3, told=done.append)
    assert sum(done) == 11
    assert alone.deals == shared.deals
    assert [pace.decisions for pace in alone.paces] == [pace.decisions for pace in shared.paces]
    assert multiprocessing.active_children() == []


def test_a_match_too_may_be_played_anywhere() -> None:
    duel = duel_of("novice", f"{OUTSIDE}:first_legal", is_matches=True)
    alone, shared = (
        play(duel, 2, processes=processes, told=lambda more: None) for processes in (1, 2)
    )
    assert (alone.matches, alone.deals) == (shared.matches, shared.deals)


@pytest.mark.parametrize("processes", [1, 2])
def test_what_fails_in_a_process_is_told_here(processes: int) -> None:
    duel = duel_of("club", f"{OUTSIDE}:raises")
    with pytest.raises(Unplayable, match="outside:raises failed"):
        play(duel, 4, processes=processes, told=lambda more: None)
    assert multiprocessing.active_children() == []


def test_a_process_that_ends_is_missed() -> None:
    duel = duel_of("club", f"{OUTSIDE}:leaves")
    with pytest.raises(Unplayable, match="a process of the arena ended with status 7"):
        play(duel, 4, processes=2, told=lambda more: None)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("processes", [1, 2])
def test_whoever_stops_listening_leaves_no_process_behind(processes: int) -> None:
    def stop(more: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(duel_of("club", "novice"), 64, processes=processes, told=stop)
    assert multiprocessing.active_children() == []
