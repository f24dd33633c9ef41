"""Fields: what requests are made of, and what all of them share.

Knows names and limits; never what a request asks for.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from doublesix.rules.profiles import PROFILES
from doublesix.rules.tile import BY_NAME

MAX_FRAME = 4096
"""The most bytes in a frame that a server takes."""
MAX_ID = 64
MAX_NAME = 40
MAX_SEED = 200
MAX_INVITATION = 200
MAX_TALK = 500
"""The most characters that a server may allow in something said."""
MAX_PAUSE = 10_000
MAX_COUNT = 2**31 - 1
MIN_SECRET, MAX_SECRET = 16, 64


def _known_tile(name: str) -> str:
    if name not in BY_NAME:
        raise ValueError("a tile is two numbers from 0 to 6, the higher first")
    return name


def _known_profile(name: str) -> str:
    if name not in PROFILES:
        raise ValueError("a profile is one of " + ", ".join(PROFILES))
    return name


RequestId = Annotated[str, Field(min_length=1, max_length=MAX_ID)]
Version = Annotated[int, Field(ge=0)]
SeatNumber = Annotated[int, Field(ge=1, le=4)]
TileName = Annotated[str, Field(min_length=2, max_length=2), AfterValidator(_known_tile)]
ProfileName = Annotated[str, Field(max_length=40), AfterValidator(_known_profile)]
Code = Annotated[str, Field(min_length=1, max_length=20)]
Count = Annotated[int, Field(ge=1, le=MAX_COUNT)]
LevelName = Annotated[str, Field(min_length=1, max_length=40)]


class Asking(BaseModel):
    """What every request has."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    id: RequestId = Field(description="chosen by the sender; a repeat gets its first answer")


class AskingAgainst(Asking):
    """A request that was made looking at the session as it stood."""

    version: Version = Field(description="the version of the update it was made against")
