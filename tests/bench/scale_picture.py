"""A picture of what clubs of one, ten and a hundred nodes carry. Knows numbers and lines."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

WIDTH, HEIGHT = 1080, 560
LEFT, RIGHT, TOP, BOTTOM = 90, 960, 60, 480
_INK, _PALE, _PAPER = "#122E2E", "#AEBFB2", "#F6F2E6"
_COLOURS = ("#A4492B", "#0F6E6E", "#6B4E9B")
_PEOPLE = (1_000, 10_000, 100_000, 1_000_000)
_DELAYS = (2, 5, 10, 20, 50, 100)


class Size(Protocol):
    """How large a club is."""

    @property
    def people(self) -> int: ...

    @property
    def nodes(self) -> int: ...


class Row(Protocol):
    """What a club carries."""

    @property
    def club(self) -> Size: ...

    @property
    def p99(self) -> float: ...

    @property
    def node(self) -> float: ...

    @property
    def is_behind(self) -> bool: ...


def picture(rows: Sequence[Row]) -> str:
    """Return the SVG: people across, the 99th percentile of an act's delay upwards."""
    lines = [*_frame()]
    for colour, nodes in zip(_COLOURS, sorted({row.club.nodes for row in rows}), strict=False):
        lines += _club(nodes, colour, [row for row in rows if row.club.nodes == nodes])
    title = "<title>How many people a club of one, ten or a hundred nodes carries</title>"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="DejaVu Sans, Verdana, sans-serif" font-size="14">'
    )
    return "\n".join([head, title, *lines, "</svg>", ""])


def _across(people: float) -> float:
    share = math.log10(people / _PEOPLE[0]) / math.log10(_PEOPLE[-1] / _PEOPLE[0])
    return LEFT + share * (RIGHT - LEFT)


def _up(milliseconds: float) -> float:
    held = min(max(milliseconds, _DELAYS[0]), _DELAYS[-1])
    share = math.log(held / _DELAYS[0]) / math.log(_DELAYS[-1] / _DELAYS[0])
    return BOTTOM - share * (BOTTOM - TOP)


def _frame() -> Iterator[str]:
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_PAPER}"/>'
    told = "from an act to its telling, 99th percentile, in ms; beside it how busy a node is"
    yield _text(LEFT, 34, told, "start")
    yield _text(RIGHT, HEIGHT - 24, "people at tables", "end")
    for people in _PEOPLE:
        x = _across(people)
        yield f'<path d="M{x:.0f} {TOP}V{BOTTOM}" stroke="{_PALE}"/>'
        yield _text(x, BOTTOM + 24, f"{people:,}", "middle")
    for delay in _DELAYS:
        y = _up(delay)
        yield f'<path d="M{LEFT} {y:.0f}H{RIGHT}" stroke="{_PALE}"/>'
        yield _text(LEFT - 10, y + 5, f"{delay}", "end")


def _club(nodes: int, colour: str, rows: Sequence[Row]) -> Iterable[str]:
    kept = [row for row in rows if not row.is_behind]
    points = [(_across(row.club.people), _up(1e3 * row.p99)) for row in kept]
    path = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
    yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="3"/>'
    for (x, y), row in zip(points, kept, strict=True):
        yield f'<circle cx="{x:.0f}" cy="{y:.0f}" r="4" fill="{colour}"/>'
        if row.node >= 0.2:
            yield _text(x, y - 12, f"{row.node:.0%}", "middle", colour)
    x, y = points[-1]
    name = "1 node" if nodes == 1 else f"{nodes} nodes"
    yield _text(x + 12, y + 5, name, "start", colour)


def _text(x: float, y: float, text: str, anchor: str, colour: str = _INK) -> str:
    where = f'x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="{colour}"'
    return f"<text {where}>{text}</text>"
