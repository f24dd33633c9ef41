"""A choice is a preview: what it may become, when it stands, and which act it makes."""

from __future__ import annotations

import pytest

from doublesix.protocol.answers import PlainAct
from doublesix_client.core.choice import (
    LEFT,
    NOTHING,
    RIGHT,
    Choice,
    act_of,
    first_choice,
    openers_in,
    request_of,
    standing,
    tiles_in,
    with_act,
    with_end,
    with_opener,
    with_tile,
    with_tile_at,
)

LEGAL: list[PlainAct] = [["64", "left"], ["64", "right"], ["40", "right"]]
POSE: list[PlainAct] = [["66"], ["31"]]
PASS: list[PlainAct] = [["pass"]]
NAMING: list[PlainAct] = [["name", 1], ["name", 3]]


def test_tiles_are_listed_with_the_ends_they_fit() -> None:
    assert tiles_in(LEGAL) == {"64": (LEFT, RIGHT), "40": (RIGHT,)}
    assert tiles_in(POSE) == {"66": (None,), "31": (None,)}
    assert tiles_in(PASS) == tiles_in(NAMING) == {}
    assert openers_in(NAMING) == (1, 3)


def test_a_pass_is_picked_from_the_start_where_nothing_else_can_be_done() -> None:
    assert first_choice(PASS) == Choice(passes=True)
    assert first_choice(LEGAL) == first_choice([]) == NOTHING


def test_a_tile_that_fits_one_end_goes_there_and_one_that_fits_both_waits_for_an_end() -> None:
    assert with_tile(NOTHING, LEGAL, "40") == Choice(tile="40", end=RIGHT)
    both = with_tile(NOTHING, LEGAL, "64")
    assert both == Choice(tile="64")
    assert act_of(both, LEGAL) is None
    assert with_end(both, LEGAL, LEFT) == Choice(tile="64", end=LEFT)


def test_another_tap_on_the_same_drops_it() -> None:
    assert with_tile(Choice(tile="64", end=LEFT), LEGAL, "64") == NOTHING
    assert with_opener(Choice(opener=3), NAMING, 3) == NOTHING


def test_what_is_not_legal_cannot_be_picked() -> None:
    picked = Choice(tile="40", end=RIGHT)
    assert with_tile(picked, LEGAL, "11") == picked
    assert with_end(picked, LEGAL, LEFT) == picked
    assert with_end(NOTHING, LEGAL, LEFT) == NOTHING
    assert with_opener(NOTHING, NAMING, 2) == NOTHING
    assert with_tile_at(LEGAL, "40", LEFT) == NOTHING
    assert with_act(LEGAL, ["40", "left"]) == NOTHING


def test_a_tile_is_dragged_to_an_end_or_posed_anywhere() -> None:
    assert with_tile_at(LEGAL, "64", RIGHT) == Choice(tile="64", end=RIGHT)
    assert with_tile_at(POSE, "66", LEFT) == Choice(tile="66")


@pytest.mark.parametrize("legal", [LEGAL, POSE, PASS, NAMING], ids=str)
def test_every_legal_act_can_be_picked_and_confirmed(legal: list[PlainAct]) -> None:
    for act in legal:
        assert act_of(with_act(legal, act), legal) == act


def test_a_choice_falls_when_it_is_legal_no_more() -> None:
    assert standing(Choice(tile="40", end=RIGHT), LEGAL) == Choice(tile="40", end=RIGHT)
    assert standing(Choice(tile="64"), LEGAL) == Choice(tile="64")
    assert standing(Choice(tile="40", end=RIGHT), [["64", "left"]]) == NOTHING
    assert standing(Choice(tile="40", end=RIGHT), PASS) == Choice(passes=True)


@pytest.mark.parametrize(
    ("act", "request_"),
    [
        (["pass"], ("pass", {})),
        (["name", 3], ("name", {"opener": 3})),
        (["66"], ("play", {"tile": "66"})),
        (["64", "left"], ("play", {"tile": "64", "end": "left"})),
    ],
)
def test_an_act_becomes_one_request(act: PlainAct, request_: tuple[str, dict[str, object]]) -> None:
    assert request_of(act) == request_
