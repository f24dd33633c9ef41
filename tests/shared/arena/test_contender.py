"""Contenders: how they are named and made."""

from __future__ import annotations

from pathlib import Path

import pytest

from doublesix.arena.contender import Contender, Unplayable, worded
from doublesix.players.club import Club

OUTSIDE = "tests.shared.arena.outside"
VIEW = {"legal": [["64", "left"], ["65", "right"]]}


@pytest.mark.parametrize(
    ("text", "contender"),
    [
        ("club", Contender("club")),
        ("master@400", Contender("master", 400)),
        ("Master@400", Contender("master", 400)),
        ("a.b:c.d@1", Contender("a.b:c.d", 1)),
    ],
)
def test_a_contender_is_read_and_written_alike(text: str, contender: Contender) -> None:
    assert Contender.parse(text) == contender
    assert str(contender) == text.lower()


@pytest.mark.parametrize("text", ["club@", "club@0", "club@-1", "club@many", "club@1.5", "a@٣"])
def test_an_effort_is_a_whole_number(text: str) -> None:
    with pytest.raises(ValueError, match="after @ stands an effort"):
        Contender.parse(text)


def test_the_effort_of_a_level_is_a_million_at_most() -> None:
    assert Contender.parse("master@1000000") == Contender("master", 1_000_000)
    with pytest.raises(ValueError, match="the effort of a level is 1000000 at most"):
        Contender.parse("master@1000001")
    assert Contender.parse("a:b@1000001") == Contender("a:b", 1_000_001)


@pytest.mark.parametrize(
    ("text", "played"),
    [
        ("club", "club"),
        ("master", "master@550"),
        ("master@400", "master@400"),
        (f"{OUTSIDE}:first_legal", f"{OUTSIDE}:first_legal"),
        (f"{OUTSIDE}:Seeded", f"{OUTSIDE}:Seeded@1"),
        (f"{OUTSIDE}:Seeded@3", f"{OUTSIDE}:Seeded@3"),
    ],
)
def test_a_contender_that_is_told_no_effort_plays_with_its_own(text: str, played: str) -> None:
    assert str(Contender.parse(text).played) == played


def test_a_level_plays_by_its_seed() -> None:
    assert Contender("club").player("seed") == Club("seed")


def test_a_level_that_there_is_not_cannot_play() -> None:
    with pytest.raises(ValueError, match='no level "wizard"'):
        Contender("wizard").player("seed")


def test_a_function_of_the_view_is_a_player() -> None:
    player = Contender(f"{OUTSIDE}:first_legal").player("seed")
    assert player.choose(VIEW) == {"type": "play", "tile": "64", "end": "left"}


def test_a_function_that_takes_an_effort_gets_it() -> None:
    for effort, tile in ((None, "64"), (1, "65"), (2, "64")):
        player = Contender(f"{OUTSIDE}:with_effort", effort).player("seed")
        assert player.choose(VIEW)["tile"] == tile


def test_what_takes_a_seed_makes_a_player() -> None:
    one, other = (Contender(f"{OUTSIDE}:Seeded", effort).player("s") for effort in (None, 2))
    assert (one.choose(VIEW)["tile"], other.choose(VIEW)["tile"]) == ("64", "65")


def test_a_builtin_counts_as_a_function_of_the_view() -> None:
    assert Contender("builtins:dict").player("seed").choose({"type": "pass"}) == {"type": "pass"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("no_such_module:player", "cannot be imported: ModuleNotFoundError"),
        ("no_such_module:player", "'; call the arena from the folder that the module is in$"),
        ("tests.nobody:Nobody", "the outsiders of the tests are run from the folder of a clone"),
        (f"{OUTSIDE}:nobody", "cannot be imported: AttributeError"),
        (f"{OUTSIDE}:", "cannot be imported: AttributeError"),
        (":player", "cannot be imported: ValueError"),
        (f"{OUTSIDE}:NUMBER", "is no function: 7"),
        (f"{OUTSIDE}:first_legal@5", "takes no effort: leave out @5"),
        ("os:getcwd", "os:getcwd takes no view: a player is a function of a seat's view, or"),
        (f"{OUTSIDE}:makes_a_number", r"makes nothing with choose\(view\): a player is a function"),
        (f"{OUTSIDE}:makes_nothing", "makes no player: RuntimeError: no licence"),
    ],
)
def test_why_an_outsider_cannot_play_is_said(text: str, why: str) -> None:
    with pytest.raises(Unplayable, match=why):
        Contender.parse(text).player("seed")


def test_a_library_that_a_module_lacks_is_no_matter_of_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lacking_one.py").write_text("import no_such_library")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Unplayable, match=r"No module named 'no_such_library'$"):
        Contender("lacking_one:player").player("seed")


def test_an_error_without_words_is_named() -> None:
    assert worded(ValueError()) == "ValueError"
