"""Requests: what a peer may ask, as strict models that validate what a server receives.

The seat is never in a request: it comes from the connection.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from doublesix.protocol.errors import BadRequest
from doublesix.rules.profiles import PROFILES
from doublesix.rules.tile import BY_NAME

MAX_FRAME = 4096
"""The most bytes in a frame that a server takes."""
MAX_ID = 64
MAX_NAME = 40
MAX_SEED = 200
MAX_PAUSE = 10_000
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
LevelName = Annotated[str, Field(min_length=1, max_length=40)]


class _Request(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    id: RequestId = Field(description="chosen by the sender; a repeat gets its first answer")


class _Versioned(_Request):
    version: Version = Field(description="the version of the update it was made against")


class Hello(_Request):
    """Say who is there; the first message of every connection but a worker's."""

    type: Literal["hello"] = "hello"
    protocol: int = Field(description="the protocol version the client speaks")
    name: Annotated[str, Field(max_length=MAX_NAME)] = Field(
        description="what the others are shown; carries no authority"
    )
    secret: Annotated[bytes, Field(min_length=MIN_SECRET, max_length=MAX_SECRET)] = Field(
        description="random bytes that the client keeps for this server; its identity"
    )
    code: Code | None = Field(default=None, description="a table to join at once")


class HelloSeat(_Request):
    """Take an offered seat; the first message of a worker's connection for that seat."""

    type: Literal["hello_seat"] = "hello_seat"
    protocol: int = Field(description="the protocol version the worker speaks")
    ticket: Annotated[bytes, Field(min_length=MIN_SECRET, max_length=MAX_SECRET)] = Field(
        description="from the offer; good for that seat until it is given to somebody else"
    )


class HelloWorker(_Request):
    """Offer to play empty seats; the first message of a worker's control connection."""

    type: Literal["hello_worker"] = "hello_worker"
    protocol: int = Field(description="the protocol version the worker speaks")
    token: Annotated[str, Field(min_length=1, max_length=200)] = Field(
        description="what the server's host gave to its workers"
    )
    levels: Annotated[list[LevelName], Field(min_length=1, max_length=20)] = Field(
        description="the levels it can play"
    )
    seats: Annotated[int, Field(ge=1, le=10_000)] = Field(
        description="how many seats it can play at once"
    )


class Create(_Request):
    """Make a table and become its host."""

    type: Literal["create"] = "create"
    profile: ProfileName = Field(description="which rules: chiva or six-love")
    seed: Annotated[str, Field(min_length=1, max_length=MAX_SEED)] | None = Field(
        default=None, description="explicit seed; without it deals are random"
    )
    pause: Annotated[int, Field(ge=0, le=MAX_PAUSE)] = Field(
        default=800, description="milliseconds that a computer player waits before each act"
    )


class Join(_Request):
    """Come to a table by its code, as a watcher or back to one's seat."""

    type: Literal["join"] = "join"
    code: Code = Field(description="the table's code; dashes, spaces and case do not matter")


class Sit(_Request):
    """Take an open seat; one who sits already changes seats. Before the start only."""

    type: Literal["sit"] = "sit"
    seat: SeatNumber = Field(description="which seat")


class Fill(_Request):
    """Give a seat that is open or was left, or a computer player's, to one of a level.

    The host's.
    """

    type: Literal["fill"] = "fill"
    seat: SeatNumber = Field(description="which seat")
    level: LevelName = Field(description="a level that a worker plays")


class Vacate(_Request):
    """Open a seat again before the start: one's own, or any as the host."""

    type: Literal["vacate"] = "vacate"
    seat: SeatNumber = Field(description="which seat")


class Start(_Request):
    """Begin the session, once four seats are taken. The host's."""

    type: Literal["start"] = "start"


class Play(_Versioned):
    """Lay a tile."""

    type: Literal["play"] = "play"
    tile: TileName = Field(description="its two numbers, the higher first")
    end: Literal["left", "right"] | None = Field(
        default=None, description="where; absent for a deal's first tile"
    )


class Pass(_Versioned):
    """Pass, because no tile fits."""

    type: Literal["pass"] = "pass"


class Name(_Versioned):
    """Name the opener, as the winners' representative."""

    type: Literal["name"] = "name"
    opener: SeatNumber = Field(description="oneself or one's partner")


class GoOn(_Versioned):
    """Go on to the next deal, or to the next match when one was won."""

    type: Literal["go_on"] = "go_on"


class Restart(_Versioned):
    """Begin the deal again with the same tiles."""

    type: Literal["restart"] = "restart"


class NewMatch(_Versioned):
    """Leave the match and begin another."""

    type: Literal["new_match"] = "new_match"


class NewSession(_Versioned):
    """Leave the session and begin another, with an empty record."""

    type: Literal["new_session"] = "new_session"


class Undo(_Versioned):
    """Take back one's latest act and the replies to it."""

    type: Literal["undo"] = "undo"


class Redo(_Versioned):
    """Do again what was undone last."""

    type: Literal["redo"] = "redo"


class GetRecord(_Request):
    """Ask for the record of the session's finished deals."""

    type: Literal["get_record"] = "get_record"


class Leave(_Request):
    """Leave the table on purpose. A lost link is no leaving."""

    type: Literal["leave"] = "leave"


Act = Play | Pass | Name | GoOn | Restart | NewMatch | NewSession | Undo | Redo
"""What changes a session."""

DealAct = Play | Pass | Name
"""What a seat does within a deal."""

Manner = Sit | Fill | Vacate | Start | GetRecord | Leave
"""What is asked of a table besides acts."""

AtTheTable = Act | Manner
"""What is asked of a table by who is there."""

AnyRequest = Hello | HelloSeat | HelloWorker | Create | Join | AtTheTable

Request = Annotated[AnyRequest, Field(discriminator="type")]

_REQUESTS: TypeAdapter[AnyRequest] = TypeAdapter(Request)
_validated: Callable[[object], AnyRequest] = _REQUESTS.validator.validate_python


def read_request(plain: dict[str, object]) -> AnyRequest:
    """Validate a decoded map; BadRequest names the field and what is wrong with it."""
    try:
        return _validated(plain)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = [str(step) for step in first["loc"][1:]] or ["type"]
        raise BadRequest(".".join(place)[:MAX_ID], first["type"], id_in(plain)) from None


def id_in(plain: dict[str, object]) -> str | None:
    """Return the id of a map that may be no request, if it has a usable one."""
    asked = plain.get("id")
    return asked if isinstance(asked, str) and 0 < len(asked) <= MAX_ID else None
