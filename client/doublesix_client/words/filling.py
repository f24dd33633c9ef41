"""Filling: how values come into a sentence, and how sentences follow each other.

Knows placeholders; never what a sentence says.
"""

from __future__ import annotations

import re

_PLACE = re.compile(r"%([1-9])")


def filled(text: str, *values: object) -> str:
    """Put values in the places %1, %2 ... of a text; a value's own %1 stays as it is.

    >>> filled("%1 and %2", "Ana", "100%1")
    'Ana and 100%1'
    """
    return _PLACE.sub(lambda place: str(values[int(place[1]) - 1]), text)


def together(*sentences: str) -> str:
    """Say whole sentences one after the other; what is empty is left out.

    >>> together("You pass.", "", "It is Ana’s turn.")
    'You pass. It is Ana’s turn.'
    """
    return " ".join(sentence for sentence in sentences if sentence)
