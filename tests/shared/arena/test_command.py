"""The command `doublesix arena`: what it prints, and what it refuses in one line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from doublesix.cli import DONE, UNUSABLE, main
from doublesix.players import LEVELS

OUTSIDE = "tests.shared.arena.outside"
ALONE = ("--processes", "1")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["club"], "doublesix arena: Missing argument 'PLAYER'"),
        (["club", "wizard"], 'doublesix arena: no level "wizard"; there are: novice'),
        (["club", "club", "--partner", "wizard"], 'no level "wizard"; there are: novice'),
        (["club", "club@much"], '"club@much": after @ stands an effort'),
        (["club", "master@1000000000000000000000"], "the effort of a level is 1000000 at most"),
        (["club", "club", "--deals", "0"], "0 is not in the range"),
        (["club", "club", "--matches", "0"], "0 is not in the range"),
        (["club", "club", "--processes", "0"], "0 is not in the range"),
        (["club", "club", "--deals", "1", "--matches", "1"], "give one of them"),
        (["club", "club", "--profile", "whist"], "is not one of 'chiva', 'six-love'"),
        (["club", "club", "--seed", ""], "the seed is empty"),
        (["club", "club", "--seed", "\udc80"], "is no text"),
        (["club", "nowhere:player"], "nowhere:player cannot be imported: ModuleNotFoundError"),
        (["club", f"{OUTSIDE}:raises"], "the arena ends: tests.shared.arena.outside:raises fail"),
    ],
)
def test_an_arena_that_cannot_be_is_told(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *ALONE, *arguments]) == UNUSABLE
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert said in printed.err


def test_the_help_names_the_levels(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--help"]) == DONE
    said = " ".join(capsys.readouterr().out.split())
    *others, strongest = LEVELS
    assert f"PLAYER is a level, {', '.join(others)} or {strongest}, or one" in said


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["arena", "club", "novice", "--seed", "s", *ALONE, *arguments]) == DONE
    return capsys.readouterr().out.splitlines()


def test_an_arena_prints_the_win_rate_with_its_error_and_the_time_of_each_side(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first, club, novice, seed = lines(capsys, "--deals", "3")
    assert first.startswith("club wins ")
    assert "standard error" in first
    assert "against novice in 6 deals of chiva: " in first
    assert club.startswith("club: ")
    assert novice.startswith("novice: ")
    assert " ms a decision, 99 of 100 within " in club
    assert seed == "seed: s"


def test_nothing_is_said_of_the_error_of_a_single_deal(capsys: pytest.CaptureFixture[str]) -> None:
    first, *_ = lines(capsys, "--deals", "1")
    assert " % against novice in 2 deals of chiva: " in first
    assert document(capsys, "--deals", "1")["standard_error"] is None


def test_an_arena_of_matches_prints_both_rates(capsys: pytest.CaptureFixture[str]) -> None:
    matches, deals, *sides, _ = lines(capsys, "--matches", "2", "--profile", "six-love")
    assert "in 4 matches of six-love: " in matches
    assert "tied" not in matches
    assert " deals of six-love: " in deals
    assert len(sides) == 2


def test_a_partner_is_named_and_timed(capsys: pytest.CaptureFixture[str]) -> None:
    first, *sides = lines(capsys, "--deals", "2", "--partner", f"{OUTSIDE}:first_legal")
    assert f"against novice, {OUTSIDE}:first_legal beside both, in 4 deals" in first
    assert [side.partition(": ")[0] for side in sides][:2] == ["club", "novice"]
    assert sides[2].startswith(f"{OUTSIDE}:first_legal: ")


def test_the_effort_that_was_played_with_and_the_seed_stand_in_both_forms(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["arena", f"{OUTSIDE}:Seeded", "novice", "--deals", "1", "--seed", "s", *ALONE]
    assert main(asked) == DONE
    _, own, _, seed = capsys.readouterr().out.splitlines()
    assert own.startswith(f"{OUTSIDE}:Seeded@1: ")
    assert seed == "seed: s"
    assert main([*asked, "--json"]) == DONE
    found = json.loads(capsys.readouterr().out)
    assert (found["first"]["effort"], found["second"]["effort"], found["seed"]) == (1, None, "s")


def document(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Return the document of an arena without its times."""
    asked = ["arena", "novice", "club", "--profile", "six-love", "--json", *ALONE, *arguments]
    assert main(asked) == DONE
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    for role in ("first", "second"):
        for time in ("seconds", "mean_ms", "p99_ms"):
            assert found[role].pop(time) >= 0
    return found


def test_an_arena_is_one_document_and_the_same_for_the_same_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    one, again = (document(capsys, "--deals", "4") for _ in range(2))
    assert one == again
    assert one["deals"] == 4
    assert one["wins"] + one["losses"] + one["ties"] == 8
    assert 0 <= one["rate"] <= 1
    assert one["matches"] is None
    assert one["first"]["level"] == "novice"
    assert one["first"]["decisions"] > 20


def test_a_document_of_matches_counts_both(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, "--matches", "1")
    matches = found["matches"]
    assert matches["standard_error"] is None
    assert matches["matches"] == 1
    assert matches["wins"] + matches["losses"] == 2
    assert found["deals"] == found["wins"] + found["losses"] + found["ties"] >= 8
