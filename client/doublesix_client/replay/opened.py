"""Opened: a record's text, read and checked against the rules, or what is wrong with it.

Knows texts and limits; never where a file is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from doublesix.record.errors import RecordFormError, RecordRuleError
from doublesix.record.form import Seated
from doublesix.record.read import read
from doublesix.record.replay import Replayed
from doublesix.record.verify import verify
from doublesix.record.write import dumps, plain

LARGEST: Final = 4 * 1024 * 1024
"""The most bytes that are read: a record of a thousand deals has less than half of it."""


class Fault(StrEnum):
    """Why a record cannot be shown."""

    TOO_LARGE = "too_large"
    NO_RECORD = "no_record"
    """It is not of the form of a record."""
    BREAKS_RULES = "breaks_rules"
    NO_DEALS = "no_deals"


class UnreadableRecord(Exception):
    """A record that cannot be shown.

    `values` are `place`, as "deal 3, play 12" or empty, and `message`, what is wrong there.
    """

    def __init__(self, fault: Fault, **values: str) -> None:
        super().__init__(f"{fault}: {values}")
        self.fault = fault
        self.values = values


@dataclass(frozen=True, slots=True)
class OpenedRecord:
    """A record that keeps the rules, with all that follows from its plays."""

    replayed: Replayed

    @property
    def profile(self) -> str:
        """The name of the rules that it was played by."""
        return self.replayed.record.profile.name

    @property
    def is_seeded(self) -> bool:
        """Whether its deals come from an explicit seed."""
        return self.replayed.record.is_seeded

    @property
    def seats(self) -> tuple[Seated, ...]:
        """Who sat where; nobody where the record does not say."""
        return self.replayed.record.seats or ()

    @property
    def text(self) -> str:
        """The record as a file holds it, with every derived field."""
        return dumps(plain(self.replayed.record))


def open_record(content: bytes) -> OpenedRecord:
    """Read and check a file's content; UnreadableRecord says what is wrong and where."""
    if len(content) > LARGEST:
        raise UnreadableRecord(Fault.TOO_LARGE)
    return _checked(content)


def open_fetched(record: Mapping[str, Any]) -> OpenedRecord:
    """Check a record that a server sent."""
    try:
        content = dumps(record)
    except (TypeError, ValueError):
        raise UnreadableRecord(Fault.NO_RECORD, place="", message="it cannot be JSON") from None
    return _checked(content)


def _checked(content: bytes | str) -> OpenedRecord:
    try:
        replayed = verify(read(content))
    except RecordFormError as error:
        raise UnreadableRecord(Fault.NO_RECORD, place=error.place, message=error.message) from None
    except RecordRuleError as error:
        raise UnreadableRecord(
            Fault.BREAKS_RULES, place=error.place, message=error.message
        ) from None
    if not replayed.chapters:
        raise UnreadableRecord(Fault.NO_DEALS)
    return OpenedRecord(replayed)
