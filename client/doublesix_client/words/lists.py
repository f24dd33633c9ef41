"""Lists: several things in one sentence. Knows how they are joined; never what they are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from doublesix_client.words.filling import filled


class ListWords(QObject):
    """Joins what is listed."""

    def all(self, parts: Sequence[str]) -> str:
        """Join names or numbers: "5", "5 and 2", "5, 2 and 1"; nothing for none."""
        if len(parts) < 2:
            return "".join(parts)
        *firsts, last = parts
        #: The end of a list of names or numbers: "5 and 2", "Ana, Ivo and Eva".
        return filled(self.tr("%1 and %2"), self._row(firsts), last)

    def any(self, parts: Sequence[str]) -> str:
        """Join what one may choose of: "5", "5 or 2", "5, 2 or 1"; nothing for none."""
        if len(parts) < 2:
            return "".join(parts)
        *firsts, last = parts
        #: The end of a list that one may choose of: "Ana or Ivo".
        return filled(self.tr("%1 or %2"), self._row(firsts), last)

    def _row(self, parts: Sequence[str]) -> str:
        row = parts[0]
        for part in parts[1:]:
            #: Two neighbours in a longer list: "5, 2" of "5, 2 and 1".
            row = filled(self.tr("%1, %2"), row, part)
        return row
