"""Evidence: what was told of a deal that did not match how it was drawn, kept in files.

Knows plain values; never what they mean.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from doublesix_client.home.folder import write_whole

_MOST: Final = 100
"""How many are kept: a server can make as many as it likes."""


class Evidence:
    """A folder of evidence, made when there is some."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, session: int, deal: int, evidence: dict[str, Any]) -> Path | None:
        """Write a file of its own, and return where; None where it cannot be written."""
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, exist_ok=True)
            kept = len(list(self._folder.glob("*.json")))
            if kept < _MOST:
                path = self._folder / f"{kept + 1:03}-session-{session}-deal-{deal}.json"
                write_whole(path, json.dumps(evidence, indent=1) + "\n", is_precious=True)
                return path
        return None
