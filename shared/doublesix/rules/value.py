"""Value: what is made anew at each act and never changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

Made = TypeVar("Made")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[Made]) -> type[Made]:
    """Make a slotted dataclass that compares and hashes by its fields, and is never set.

    The type checker holds the latter. A dataclass that holds it itself takes five times as long
    to be made, and dozens of them are made at each act.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
