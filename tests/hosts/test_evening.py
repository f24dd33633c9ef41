"""Four at four machines, a server on a fifth: whatever happens to their links, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hosts.evening import Evening, evening
from tests.hosts.told import Told, differences
from tests.netns.hosts import why_not

SEED = "hosts 0"
"""With it, and the first tile that can be played always, a match takes four deals."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Evening]:
    if (why := why_not()) is not None:
        pytest.skip(why)
    with evening(tmp_path, "--answer-seconds", "1") as made:
        yield made


@pytest.mark.slow
def test_a_match_is_played_though_links_are_cut_slowed_readdressed_and_restored(
    table: Evening,
) -> None:
    table.sit_down("chiva", "--seed", SEED)
    table.cut(["Ana", "Tom"], 2)
    table.readdress("Ana", "Eva")
    table.slow(["Ivo", "Tom"], 0.2, 0.05, acts=6)
    table.unplug(["Ivo"], 1)
    table.readdress("server")
    record = table.finish()
    assert len(record["deals"]) == 4
    assert table.client("Ana").links.count("retrying") >= 2  # its own address, and the server's
    assert table.crew.stop() == ""


@pytest.mark.slow
def test_a_match_goes_on_without_the_workers_of_a_sixth_machine_and_with_them_again(
    table: Evening,
) -> None:
    table.sit_with_workers("chiva", "--seed", "hosts and works 1")
    table.lose_workers()
    table.finish()
    assert "Traceback" not in table.crew.stop()


VIEW = {
    "seat": 2,
    "deal": 1,
    "phase": "playing",
    "hand": ["64", "10"],
    "plays": [[1, "66"], [2, "65", "left"]],
}


def test_what_is_told_otherwise_than_before_is_found() -> None:
    told = Told()
    told.note(3, VIEW)
    for planted in (
        {"hand": ["64", "11"]},
        {"plays": [[1, "66"]], "hand": ["65", "64", "10"]},
        {"seat": 3},
    ):
        with pytest.raises(AssertionError):
            told.note(4, {**VIEW, **planted})
    with pytest.raises(AssertionError):
        told.note(2, VIEW)


def test_what_a_record_says_otherwise_is_found() -> None:
    told = Told()
    result = {"winner": "1/3", "score": {"1/3": 1, "2/4": 0}}
    told.note(3, {**VIEW, "phase": "over", "result": result})
    kept = {"hands": {"2": ["65", "64", "10"]}, "plays": VIEW["plays"], "result": result}
    assert differences(told.deals, {"deals": [kept]}) == []
    for planted in (
        {"hands": {"2": ["65", "64", "11"]}},
        {"plays": [[1, "66"]]},
        {"result": {**result, "winner": "2/4"}},
    ):
        assert len(differences(told.deals, {"deals": [{**kept, **planted}]})) == 1
    assert differences(told.deals, {"deals": [kept, kept]}) != []
