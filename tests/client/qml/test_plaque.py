"""A plaque tells the states of a seat apart, and holds whatever a person is called."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QMetaObject, QObject
from pytestqt.qtbot import QtBot

from tests.client.windows import Shown, wait

QUIET: dict[str, object] = {
    "objectName": "plaque",
    "name": "Ana",
    "who": "you",
    "mark": "disc",
    "tiles": 7,
    "isTurn": False,
    "isOwn": False,
    "pill": "",
    "stateText": "",
    "stateGlyph": "",
    "lastKind": "",
    "lastFirst": 0,
    "lastSecond": 0,
    "passedOn": "",
    "sentence": "Ana, seven tiles.",
}
STATES: dict[str, dict[str, object]] = {
    "quiet": {},
    "your turn": {"isTurn": True, "isOwn": True, "pill": "Your turn"},
    "thinking": {"isTurn": True, "stateText": "Thinking", "stateGlyph": "clock"},
    "link lost": {"stateText": "Link lost", "stateGlyph": "link_lost"},
    "stand-in": {"stateText": "A computer plays", "stateGlyph": "computer"},
    "reads": {"stateText": "Reads", "stateGlyph": "hold"},
    "passed": {"lastKind": "pass", "passedOn": "Passed on 5"},
}
Show = Callable[..., Shown]


def plaque(**changed: object) -> str:
    values = {**QUIET, **changed}
    lines = [f"{name}: {json.dumps(value)}" for name, value in values.items()]
    return "\n".join(["Plaque {", *lines, "}"])


def settle(shown: Shown) -> None:
    """Let every text find its lines: each picture lays out once more what the last one changed."""
    for _ in range(4):
        shown.window.grabWindow()


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    made: list[Shown] = []

    def make(content: str, width: int = 800, scale: float = 1.0) -> Shown:
        shown = Shown(content, QObject(), width, 600)
        made.append(shown)
        shown.theme().setProperty("textScale", scale)
        settle(shown)
        return shown

    yield make
    for shown in made:
        shown.close()


def cut_off(shown: Shown) -> list[str]:
    """Return the visible words that are elided or stand outside of the plaque."""
    whole = shown.find("plaque")
    bad = []
    for item in shown.items(whole):
        if not item.inherits("QQuickText") or not item.isVisible() or not item.property("text"):
            continue
        area = item.mapRectToItem(whole, item.boundingRect())
        is_outside = area.bottom() > whole.height() + 1 or area.right() > whole.width() + 1
        if item.property("truncated") or is_outside:
            bad.append(str(item.property("text")))
    return bad


@pytest.mark.parametrize("shape", ["card", "flat", "chip"])
def test_no_two_states_look_alike(show: Show, shape: str) -> None:
    pictures = [
        show(plaque(shape=shape, **changed)).window.grabWindow() for changed in STATES.values()
    ]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("shape", ["card", "flat", "chip"])
@pytest.mark.parametrize("state", STATES)
def test_nothing_of_a_state_is_cut_off(show: Show, shape: str, scale: float, state: str) -> None:
    shown = show(plaque(shape=shape, **STATES[state]), 390 if shape == "chip" else 800, scale)
    assert cut_off(shown) == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("shape", ["card", "flat"])
def test_a_long_name_wraps(show: Show, shape: str, scale: float) -> None:
    name, who = "María del Carmen R.", "gra przed tobą, komputer"
    assert cut_off(show(plaque(shape=shape, name=name, who=who), scale=scale)) == []


def test_a_plaque_says_itself_once(show: Show) -> None:
    assert show(plaque()).spoken("plaque") == "Ana, seven tiles."


def test_a_pass_knocks_twice_and_the_plaque_is_back_in_its_place(show: Show, qtbot: QtBot) -> None:
    shown = show(plaque())
    shown.theme().setProperty("motion", True)
    item = shown.find("plaque")
    still = item.mapToScene(item.boundingRect().center()).y()
    heights: list[float] = []

    def is_over() -> bool:
        heights.append(item.mapToScene(item.boundingRect().center()).y())
        return max(heights) > still + 1 and heights[-1] == still

    QMetaObject.invokeMethod(item, "knock")
    qtbot.waitUntil(is_over, timeout=3000)


def test_without_motion_a_pass_moves_nothing(show: Show) -> None:
    shown = show(plaque())
    item = shown.find("plaque")
    still = item.mapToScene(item.boundingRect().center()).y()
    QMetaObject.invokeMethod(item, "knock")
    wait(30)
    assert item.mapToScene(item.boundingRect().center()).y() == still


def test_a_peg_goes_one_hole_a_point(show: Show) -> None:
    shown = show(
        'Track { objectName: "track"; target: 4; first: 0; second: 0; sentence: "Nil to nil." }'
    )
    track = shown.find("track")
    pegs = [item for item in shown.items(track) if item.metaObject().className().startswith("Peg")]
    places = []
    for points in range(5):
        track.setProperty("first", points)
        places.append(pegs[0].x())
    steps = {round(b - a, 3) for a, b in pairwise(places)}
    assert steps == {24.0}
    assert pegs[1].x() == places[0]
    assert shown.spoken("track") == "Nil to nil."


@pytest.mark.parametrize("first", [1, 6])
def test_the_last_tile_stands_beside_its_word(show: Show, first: int) -> None:
    told = {"lastKind": "play", "lastFirst": first, "passedOn": "Passed on 4, 5 and 6"}
    shown = show(plaque(shape="card", **told))
    [word] = [item for item in shown.items() if item.property("text") == "Played"]
    [last] = [item for item in shown.items() if item.metaObject().className().startswith("LastAct")]
    bone = last.childItems()[1]
    assert bone.mapToScene(bone.boundingRect().topLeft()).x() > shown.middle(word).x()
    assert abs(shown.middle(bone).y() - shown.middle(word).y()) < bone.height()
