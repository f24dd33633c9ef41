"""Requests: what a peer may ask, as strict models that validate what a server receives.

The seat is never in a request: it comes from the connection.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeGuard, get_args

from pydantic import Field, TypeAdapter, ValidationError

from doublesix.protocol.errors import BadRequest
from doublesix.protocol.fields import (
    MAX_COUNT,
    MAX_ID,
    MAX_INVITATION,
    MAX_NAME,
    MAX_PAUSE,
    MAX_SECRET,
    MAX_SEED,
    MIN_SECRET,
    Asking,
    AskingAgainst,
    Code,
    Count,
    LevelName,
    ProfileName,
    SeatNumber,
    TileName,
)
from doublesix.protocol.hints import ActReasons
from doublesix.protocol.manners import Manner, Policies


class Hello(Asking):
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
    invitation: Annotated[str, Field(max_length=MAX_INVITATION)] | None = Field(
        default=None, description="the word that a server for invited people asks for"
    )
    shares: bool = Field(
        default=False, description="whether the client gives shares to draws, and is told of them"
    )
    follows: bool = Field(
        default=False,
        description="whether the client goes where `elsewhere` says, and is told of `nodes`",
    )


class HelloSeat(Asking):
    """Take an offered seat; the first message of a worker's connection for that seat."""

    type: Literal["hello_seat"] = "hello_seat"
    protocol: int = Field(description="the protocol version the worker speaks")
    ticket: Annotated[bytes, Field(min_length=MIN_SECRET, max_length=MAX_SECRET)] = Field(
        description="from the offer; good for that seat until it is given to somebody else"
    )
    shares: bool = Field(default=False, description="as in `hello`")


class HelloWorker(Asking):
    """Offer to play empty seats; the first message of a worker's control connection."""

    type: Literal["hello_worker"] = "hello_worker"
    protocol: int = Field(description="the protocol version the worker speaks")
    token: Annotated[str, Field(min_length=1, max_length=200)] = Field(
        description="what the server's host gave to its workers"
    )
    levels: Annotated[list[LevelName], Field(min_length=1, max_length=20)] = Field(
        description="the levels it can play"
    )
    coming: Annotated[list[LevelName], Field(max_length=20)] = Field(
        default=[], description="those that it makes ready; see `prepare`"
    )
    seats: Annotated[int, Field(ge=1, le=10_000)] = Field(
        description="how many seats it can play at once"
    )
    follows: bool = Field(
        default=False, description="whether it plays for a whole club, and is told of `nodes`"
    )


class Create(Asking):
    """Make a table and become its host."""

    type: Literal["create"] = "create"
    profile: ProfileName = Field(description="which rules: chiva or six-love")
    seed: Annotated[str, Field(min_length=1, max_length=MAX_SEED)] | None = Field(
        default=None, description="explicit seed; without it deals are random"
    )
    pause: Annotated[int, Field(ge=0, le=MAX_PAUSE)] = Field(
        default=800, description="milliseconds that a computer player waits before each act"
    )
    policies: Policies | None = Field(default=None, description="what the table allows")


class Join(Asking):
    """Come to a table by its code, as a watcher or back to one's seat."""

    type: Literal["join"] = "join"
    code: Code = Field(description="the table's code; dashes, spaces and case do not matter")


class ListTables(Asking):
    """Ask for the tables that anybody may join and that have not begun."""

    type: Literal["list_tables"] = "list_tables"


class ListSessions(Asking):
    """Ask which sessions one sat in, those that began last first."""

    type: Literal["list_sessions"] = "list_sessions"
    before: Count | None = Field(
        default=None, description="`more` of the list before this one, to go on there"
    )


class Prepare(Asking):
    """A worker's news of what it plays, over its control connection.

    Levels that search need time before they can be played, most at a first start.
    """

    type: Literal["prepare"] = "prepare"
    levels: Annotated[list[LevelName], Field(min_length=1, max_length=20)] = Field(
        description="the levels it can play now"
    )
    coming: Annotated[list[LevelName], Field(max_length=20)] = Field(
        description="those that it makes ready"
    )
    ready: Annotated[int, Field(ge=0, le=MAX_COUNT)] = Field(
        description="how many parts are compiled"
    )
    of: Annotated[int, Field(ge=0, le=MAX_COUNT)] = Field(
        description="of how many; 0 where nothing has to be"
    )


class Advise(Asking):
    """A worker's answer to a `question`, over its control connection."""

    type: Literal["advise"] = "advise"
    number: Annotated[int, Field(ge=1)] = Field(description="the question's number")
    act: Annotated[list[str | int], Field(min_length=1, max_length=2)] = Field(
        description="the act it would choose, as it stands in `legal`"
    )
    reasons: ActReasons = Field(default=[], description="why, the strongest reason first")


class Play(AskingAgainst):
    """Lay a tile."""

    type: Literal["play"] = "play"
    tile: TileName = Field(description="its two numbers, the higher first")
    end: Literal["left", "right"] | None = Field(
        default=None, description="where; absent for a deal's first tile"
    )


class Pass(AskingAgainst):
    """Pass, because no tile fits."""

    type: Literal["pass"] = "pass"


class Name(AskingAgainst):
    """Name the opener, as the winners' representative."""

    type: Literal["name"] = "name"
    opener: SeatNumber = Field(description="oneself or one's partner")


class GoOn(AskingAgainst):
    """Be ready for the next deal, or for the next match when one was won.

    When all people present are, it begins.
    """

    type: Literal["go_on"] = "go_on"


class Restart(AskingAgainst):
    """Begin the deal again with the same tiles."""

    type: Literal["restart"] = "restart"


class NewMatch(AskingAgainst):
    """Leave the match and begin another."""

    type: Literal["new_match"] = "new_match"


class NewSession(AskingAgainst):
    """Leave the session and begin another, with an empty record."""

    type: Literal["new_session"] = "new_session"


class Undo(AskingAgainst):
    """Take back one's latest act and the replies to it."""

    type: Literal["undo"] = "undo"


class Redo(AskingAgainst):
    """Do again what was undone last."""

    type: Literal["redo"] = "redo"


Act = Play | Pass | Name | GoOn | Restart | NewMatch | NewSession | Undo | Redo
"""What changes a session."""

DealAct = Play | Pass | Name
"""What a seat does within a deal."""

AtTheTable = Act | Manner
"""What is asked of a table by who is there."""

AnyRequest = (
    Hello
    | HelloSeat
    | HelloWorker
    | Create
    | Join
    | ListTables
    | ListSessions
    | Prepare
    | Advise
    | AtTheTable
)

Request = Annotated[AnyRequest, Field(discriminator="type")]

_ACTS = frozenset(get_args(Act))
_DEAL_ACTS = frozenset(get_args(DealAct))


def is_act(request: AnyRequest) -> TypeGuard[Act]:
    """Tell whether a request changes a session.

    To ask whether a model is of a class that it is not of costs more than to validate a field.
    """
    return type(request) in _ACTS


def is_deal_act(request: Act) -> TypeGuard[DealAct]:
    """Tell whether an act is one within a deal, as `is_act` does."""
    return type(request) in _DEAL_ACTS


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
