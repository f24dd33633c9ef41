"""Hints: why a computer player would do what it advises, as codes with values.

Knows what a reason is called; never what makes it true.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

MOST_REASONS = 8
"""How many reasons a hint may have."""
MOST_VALUES = 4

_WORD = "^[a-z_]+$"

ReasonCode = Annotated[str, Field(min_length=1, max_length=40, pattern=_WORD)]
ValueName = Annotated[str, Field(min_length=1, max_length=20, pattern=_WORD)]
ReasonValue = Annotated[int, Field(ge=0, le=1000)] | bool


class HintReason(StrEnum):
    """What can be said for an act; there may be others one day."""

    ONLY_PASS = "only_pass"
    GOES_OUT = "goes_out"
    GOES_OUT_KEY = "goes_out_key"
    ONLY_TILE = "only_tile"
    RUNS_OUT = "runs_out"
    RUNS_OUT_KEY = "runs_out_key"
    PLAYS_AGAIN = "plays_again"
    BLOCKS = "blocks"
    HOLDS_BACK = "holds_back"
    LETS_PARTNER_OUT = "lets_partner_out"
    SHUTS_OUT = "shuts_out"
    MAKES_PASS = "makes_pass"
    KEY_IN_REACH = "key_in_reach"
    YOURS_ALONE = "yours_alone"
    PARTNER_OPENED = "partner_opened"
    KEEPS_SUIT = "keeps_suit"
    BRINGS_SUIT = "brings_suit"
    COVERS = "covers"
    HEAVY = "heavy"
    DOUBLE = "double"
    MOST_NUMBERS = "most_numbers"
    LONG_SUIT = "long_suit"
    MANY_NUMBERS = "many_numbers"
    NO_SUIT = "no_suit"


class ActReason(BaseModel):
    """One thing to be said for an act. Leave out a code that you do not know."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    reason: ReasonCode = Field(description="a code, from the table of reasons for a hint")
    values: Annotated[dict[ValueName, ReasonValue], Field(max_length=MOST_VALUES)] = Field(
        description="what belongs to the code: numbers, and whether it is `sure`"
    )


ActReasons = Annotated[list[ActReason], Field(max_length=MOST_REASONS)]
"""The strongest first."""
