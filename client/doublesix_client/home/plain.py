"""Plain: a file of JSON, read as far as it can be and written whole.

Knows maps and lists; never what they mean.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

from doublesix_client.home.folder import set_aside, write_whole

log = logging.getLogger(__name__)


class PlainFile:
    """A file that holds one value. What cannot be read or written is logged, never raised.

    What is precious is on the disk once it is written; the rest when the system gets to it.
    """

    def __init__(self, path: Path, *, is_precious: bool = False) -> None:
        self._path = path
        self._is_precious = is_precious

    def read(self) -> Any:
        """Return what stands there; None where there is nothing, or nothing that can be read."""
        try:
            return json.loads(self._path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except OSError as error:
            log.warning("%s cannot be read: %s", self._path.name, error.strerror)
        except (ValueError, RecursionError):
            self.give_up("all of it")
        return None

    def give_up(self, what: str) -> None:
        """Keep a copy, since some of it could not be read and the next writing drops it."""
        log.warning("%s: %s cannot be read; the old file is kept", self._path.name, what)
        try:
            set_aside(self._path)
        except OSError as error:
            log.warning("%s cannot be kept: %s", self._path.name, error.strerror)

    def write(self, plain: Any) -> None:
        """Write a value in the place of what stands there."""
        try:
            text = json.dumps(plain, indent=1, ensure_ascii=False)
            write_whole(self._path, text, is_precious=self._is_precious)
        except OSError as error:
            log.warning("%s cannot be written: %s", self._path.name, error.strerror)
