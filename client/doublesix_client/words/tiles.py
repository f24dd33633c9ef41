"""Tiles: how numbers, tiles and ends are said aloud, and written short.

Knows the names that tiles have on the wire ("64"); never whose they are.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from doublesix_client.words.filling import filled


def short(tile: str) -> str:
    """Write a tile short.

    >>> short("64")
    '6-4'
    """
    return f"{tile[0]}-{tile[1]}"


def numbers_of(tile: str) -> tuple[int, int]:
    """Return a tile's two numbers, the higher first."""
    return int(tile[0]), int(tile[1])


def other_number(tile: str, number: int) -> int:
    """Return the number of a tile opposite this one.

    >>> other_number("64", 4), other_number("55", 5)
    (6, 5)
    """
    high, low = numbers_of(tile)
    return low if number == high else high


class TileWords(QObject):
    """Says numbers and tiles aloud."""

    def number(self, number: int) -> str:
        """Say a number by itself, as an end shows it."""
        return (
            #: A number of pips at an end, said aloud; 0 is a half without pips.
            self.tr("blank", "an end"),
            #: A number of pips at an end, said aloud.
            self.tr("one", "an end"),
            #: A number of pips at an end, said aloud.
            self.tr("two", "an end"),
            #: A number of pips at an end, said aloud.
            self.tr("three", "an end"),
            #: A number of pips at an end, said aloud.
            self.tr("four", "an end"),
            #: A number of pips at an end, said aloud.
            self.tr("five", "an end"),
            #: A number of pips at an end, said aloud.
            self.tr("six", "an end"),
        )[number]

    def tile(self, tile: str) -> str:
        """Say a tile, its higher number first: "five-four", "double six"."""
        return self.said(*numbers_of(tile))

    def joined(self, tile: str, at: int) -> str:
        """Say a tile from the number that it joins by to the new end: "four-five"."""
        return self.said(at, other_number(tile, at))

    def said(self, first: int, second: int) -> str:
        """Say a tile by its two numbers, in this order."""
        if first == second:
            return self._double(first)
        #: A tile said aloud by its two numbers, each a word of its own: "five-four".
        return filled(self.tr("%1-%2", "a tile"), self._half(first), self._half(second))

    def in_row(self, layout: Sequence[str], left: int) -> list[str]:
        """Say the tiles of a layout from the left end, each as it lies."""
        told = []
        for tile in layout:
            told.append(self.joined(tile, left))
            left = other_number(tile, left)
        return told

    def fitting(self, tile: str, ends: Sequence[str], is_turn: bool) -> str:
        """Say a tile of one's hand and where it can go now; `ends` are those it fits."""
        name = self.tile(tile)
        if not is_turn:
            return name
        if len(ends) == 2:
            #: A tile (1) of one's own hand, for a screen reader.
            return filled(self.tr("%1, fits both ends"), name)
        if list(ends) == ["left"]:
            #: A tile (1) of one's own hand, for a screen reader.
            return filled(self.tr("%1, fits the left end"), name)
        if list(ends) == ["right"]:
            #: A tile (1) of one's own hand, for a screen reader.
            return filled(self.tr("%1, fits the right end"), name)
        #: A tile (1) of one's own hand, for a screen reader.
        return filled(self.tr("%1, does not fit"), name)

    def posing(self, tile: str, can_pose: bool) -> str:
        """Say a tile of the hand of whoever is to pose."""
        name = self.tile(tile)
        if can_pose:
            #: A tile (1) of the hand that begins the deal, for a screen reader.
            return filled(self.tr("%1, can open the deal"), name)
        #: A tile (1) of the hand that begins the deal, for a screen reader.
        return filled(self.tr("%1, cannot open the deal"), name)

    def end(self, side: str, number: int) -> str:
        """Name an open end and what it shows."""
        if side == "left":
            #: An open end of the row of tiles and its number (1), for a screen reader.
            return filled(self.tr("Left end, %1"), self.number(number))
        #: An open end of the row of tiles and its number (1), for a screen reader.
        return filled(self.tr("Right end, %1"), self.number(number))

    def out(self, number: int, count: int) -> str:
        """Say how many of a number's eight halves are on the table, and whether it is hard."""
        #: How many of a number (1), of which there are 8, lie on the table.
        told = filled(self.tr("%1: %2 of 8 are out"), self.number(number), count)
        if count == 7:
            #: As before, with the word for a number of which 7 of 8 are out: a hard end.
            told = filled(self.tr("%1: %2 of 8 are out, hard"), self.number(number), count)
        return told

    def blocked_on(self, number: int) -> str:
        """Say a number of which all are out, to follow "Blocked on"."""
        return (
            #: Goes into "Blocked on %1": all tiles with this number lie on the table.
            self.tr("blanks", "blocked on"),
            #: Goes into "Blocked on %1".
            self.tr("ones", "blocked on"),
            #: Goes into "Blocked on %1".
            self.tr("twos", "blocked on"),
            #: Goes into "Blocked on %1".
            self.tr("threes", "blocked on"),
            #: Goes into "Blocked on %1".
            self.tr("fours", "blocked on"),
            #: Goes into "Blocked on %1".
            self.tr("fives", "blocked on"),
            #: Goes into "Blocked on %1".
            self.tr("sixes", "blocked on"),
        )[number]

    def _half(self, number: int) -> str:
        return (
            #: One half of a tile, said aloud as in "five-blank"; 0 is a half without pips.
            self.tr("blank", "half of a tile"),
            #: One half of a tile, said aloud as in "five-one".
            self.tr("one", "half of a tile"),
            #: One half of a tile, said aloud as in "five-two".
            self.tr("two", "half of a tile"),
            #: One half of a tile, said aloud as in "five-three".
            self.tr("three", "half of a tile"),
            #: One half of a tile, said aloud as in "five-four".
            self.tr("four", "half of a tile"),
            #: One half of a tile, said aloud as in "five-four".
            self.tr("five", "half of a tile"),
            #: One half of a tile, said aloud as in "six-four".
            self.tr("six", "half of a tile"),
        )[number]

    def _double(self, number: int) -> str:
        return (
            #: The tile 0-0.
            self.tr("double blank"),
            #: The tile 1-1.
            self.tr("double one"),
            #: The tile 2-2.
            self.tr("double two"),
            #: The tile 3-3.
            self.tr("double three"),
            #: The tile 4-4.
            self.tr("double four"),
            #: The tile 5-5.
            self.tr("double five"),
            #: The tile 6-6.
            self.tr("double six"),
        )[number]
