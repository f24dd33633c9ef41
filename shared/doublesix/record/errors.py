"""What is said of a record that cannot be taken as it is."""

from __future__ import annotations


class RecordError(Exception):
    """Something is wrong with a record at one place.

    `place` is where, in a player's words ("deal 3, play 12"), empty for the record as a whole;
    `message` says what is wrong there and what would be right.
    """

    def __init__(self, place: str, message: str) -> None:
        super().__init__(f"{place}: {message}" if place else message)
        self.place = place
        self.message = message


class RecordFormError(RecordError):
    """It cannot be read: it is not JSON, or not of the form of a record."""


class RecordRuleError(RecordError):
    """It can be read, and contradicts the rules."""
