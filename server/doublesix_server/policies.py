"""Policies: what a table allows.

Knows what may be allowed; never who asks.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal

from doublesix.protocol import manners as ask
from doublesix.protocol.plain import Plain

Policy = Literal["takebacks", "new_matches", "hints", "talk", "watchers", "shared_devices"]
"""What a request may be refused for."""


@dataclass(frozen=True, slots=True)
class Policies:
    """The policies of a table, by the names that they have on the wire."""

    takebacks: bool = True
    new_matches: bool = True
    hints: bool = True
    talk: ask.TalkRule = "between"
    watchers: bool = True
    shared_devices: bool = True
    listed: bool = False
    stand_in: str = "club"

    @staticmethod
    def asked(model: ask.Policies) -> Policies:
        """Return the policies that somebody asked for."""
        return Policies(**model.model_dump())

    @property
    def is_strict(self) -> bool:
        """Whether they allow no takebacks, no hints, no talk and no watchers."""
        return not (self.takebacks or self.hints or self.watchers) and self.talk == "never"

    def plain(self) -> Plain:
        """Return them as the wire and the log say them."""
        return {name: getattr(self, name) for name in _NAMES}


_NAMES = tuple(field.name for field in fields(Policies))
