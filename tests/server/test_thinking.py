"""What a worker's players can do, when they can do it, and on which thread they think."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from doublesix import players
from doublesix_server import thinking as room
from doublesix_server.thinking import PLAIN, NothingToPlay, Skills, levels_in, missing


class Deep:
    """Stands for a player that searches."""

    def __init__(self, effort: int | None) -> None:
        self.effort = effort

    def choose(self, view: Any) -> Any:
        return {"type": threading.current_thread().name}


@pytest.fixture
def rehearsed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Have levels that search without an engine; return what was rehearsed."""
    done: list[tuple[str, int]] = []
    real = players.make

    def make(level: str, seed: str | None = None, effort: int | None = None) -> players.Player:
        return Deep(effort) if level in players.SEARCHING else real(level, seed)

    monkeypatch.setattr(players, "playable", lambda: players.LEVELS)
    monkeypatch.setattr(players, "make", make)
    monkeypatch.setattr(players, "SHARES", {"expert": 0.125, "master": 1.0})
    monkeypatch.setattr(players, "compiling", lambda: (3, 40))
    monkeypatch.setattr(room, "rehearse", lambda level, effort: done.append((level, effort)))
    monkeypatch.setattr(room, "effort_within", lambda level, seconds, clock: int(seconds * 100_000))
    return done


def effort_of(skills: Skills, level: str) -> int | None:
    player: Any = skills.make(level, "any")
    effort: int | None = player.effort
    return effort


@pytest.mark.usefixtures("rehearsed")
async def test_plain_levels_are_there_at_once_and_the_others_once_they_are_ready() -> None:
    skills = Skills(players.LEVELS)
    assert (skills.levels, skills.coming) == (PLAIN, players.SEARCHING)
    assert skills.compiling() is None
    await skills.prepare()
    assert (skills.levels, skills.coming) == (players.LEVELS, ())
    assert skills.settled.is_set()
    assert skills.compiling() == (3, 40)


async def test_the_strongest_gets_its_budget_and_the_others_their_share(
    rehearsed: list[tuple[str, int]],
) -> None:
    skills = Skills(players.LEVELS, budget=8)
    await skills.prepare()
    assert [level for level, _ in rehearsed] == ["expert", "master"]
    assert (effort_of(skills, "master"), effort_of(skills, "expert")) == (800, 100)
    assert (skills.effort_of_a_hint("master"), skills.effort_of_a_hint("club")) == (6400, None)


@pytest.mark.usefixtures("rehearsed")
async def test_a_level_alone_gets_its_share_of_the_budget_too() -> None:
    skills = Skills(["expert"], budget=8)
    assert not skills.levels
    await skills.prepare()
    assert list(skills.levels) == ["expert"]
    assert effort_of(skills, "expert") == 100


@pytest.mark.usefixtures("rehearsed")
async def test_an_effort_that_was_told_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(room, "effort_within")
    skills = Skills(players.LEVELS, effort=160)
    await skills.prepare()
    assert (effort_of(skills, "master"), effort_of(skills, "expert")) == (160, 20)


@pytest.mark.usefixtures("rehearsed")
async def test_who_searches_thinks_on_a_thread_of_its_own_and_the_others_at_once() -> None:
    skills = Skills(players.LEVELS)
    await skills.prepare()
    chosen = await skills.choose("master", skills.make("master", "any"), {})
    assert chosen == {"type": "thinking"}
    assert await skills.think("club", threading.current_thread) is threading.main_thread()


@pytest.mark.usefixtures("rehearsed")
async def test_what_fails_there_fails_for_who_asked() -> None:
    def fail() -> None:
        raise KeyError("tile")

    skills = Skills(players.LEVELS)
    with pytest.raises(KeyError):
        await skills.think("master", fail)
    assert await skills.think("master", lambda: 7) == 7


@pytest.mark.usefixtures("rehearsed")
async def test_what_nobody_waits_for_any_more_is_not_thought() -> None:
    skills, may_end, thought = Skills(players.LEVELS), threading.Event(), []
    first = asyncio.create_task(skills.think("master", may_end.wait))
    second = asyncio.create_task(skills.think("master", lambda: thought.append("second")))
    for _ in range(3):
        await asyncio.sleep(0)
    first.cancel()
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    may_end.set()
    assert await skills.think("master", lambda: "third") == "third"
    assert thought == []


NO_SPACE = "no " + "space left"


def fail(level: str, effort: int) -> None:
    raise OSError(NO_SPACE)


@pytest.mark.logs
@pytest.mark.usefixtures("rehearsed")
async def test_where_the_engine_fails_the_plain_levels_are_played_all_the_same(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(room, "rehearse", fail)
    skills = Skills(players.LEVELS)
    await skills.prepare()
    assert (skills.levels, skills.coming) == (PLAIN, ())
    assert skills.settled.is_set()
    assert "no player that searches works here: OSError" in caplog.text
    assert NO_SPACE not in caplog.text
    await skills.settle()


@pytest.mark.logs
@pytest.mark.usefixtures("rehearsed")
async def test_where_no_level_works_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "rehearse", fail)
    skills = Skills(["expert", "master"])
    preparing = asyncio.create_task(skills.prepare())
    with pytest.raises(NothingToPlay, match="can be played here: expert, master"):
        await skills.settle()
    await preparing


def test_a_text_names_levels_or_means_all() -> None:
    assert levels_in("") == players.playable()
    assert levels_in("club, novice") == ("club", "novice")
    with pytest.raises(ValueError, match='no level "whist"; there are: novice, casual'):
        levels_in("club,whist")


def test_what_is_missing_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "playable", lambda: players.LEVELS)
    assert missing() is None
    monkeypatch.setattr(players, "playable", lambda: PLAIN)
    assert missing() == "without expert and master: they need doublesix[bots]"
    with pytest.raises(ValueError, match=r'"master" needs what doublesix.bots. installs'):
        levels_in("master")
