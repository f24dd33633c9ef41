"""Answers: what a server sends, as models for tests, documents and clients that check.

A server builds these frames from plain maps (`frames.py`); a test decodes real frames into
these models, so that the two cannot drift apart.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from doublesix.protocol.requests import RequestId, SeatNumber, TileName

Side = Literal["1/3", "2/4"]
PlainAct = list[str | int]
PlainScore = Annotated[list[int], Field(min_length=2, max_length=2)]

PointRow = Annotated[
    tuple[int, int, Side | None, int, PlainScore],
    Field(strict=False),  # the wire knows lists only
]


class _Answer(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class PlainOpening(_Answer):
    """Who opens a deal and why."""

    rule: Literal["double-six", "winner", "lighter", "named"] = Field(description="why")
    opener: SeatNumber | None = Field(description="nil until it is named or dealt")
    by: SeatNumber | None = Field(default=None, description="the representative; named only")


class PlainResult(_Answer):
    """How a deal ended and what it did to the match."""

    kind: Literal["out", "block"] = Field(description="a seat went out, or nobody could play")
    winner: Side | None = Field(description="nil for a tied block")
    leader: SeatNumber | None = Field(
        description="the seat that went out or the winners' lightest; nil after a tie"
    )
    pips: dict[str, int] = Field(description='pips left in each hand, keys "1" to "4"')
    key_tile: bool = Field(description="whether the key tile made it worth 2")
    points: int = Field(description="points awarded; 0 when a streak was broken or tied")
    streak_broken: bool = Field(description="whether the losers' streak was broken")
    score: dict[Side, int] = Field(description="the score after it")
    match_winner: Side | None = Field(description="set when this deal won the match")


class Shown(PlainResult):
    """The result with all that is shown when a deal ends."""

    hands: dict[str, list[TileName]] = Field(description="the tiles left in the four hands")
    record: list[PointRow] = Field(
        description="every finished deal: deal, match, winner, points, score after it"
    )
    next: PlainOpening = Field(description="how the next deal opens")


class View(_Answer):
    """What the receiver may know of the session. A watcher's has no seat, hand and legal."""

    profile: str = Field(description="chiva or six-love")
    deal: int = Field(description="number of the deal in the session, from 1")
    match: int = Field(description="number of the match in the session, from 1")
    score: PlainScore = Field(description="score of 1/3 and of 2/4")
    phase: Literal["naming", "playing", "over"] = Field(description="what the deal waits for")
    opening: PlainOpening = Field(description="who opens and why")
    turn: SeatNumber | None = Field(description="who must act; nil when the deal is over")
    layout: list[TileName] = Field(description="tiles from the left end to the right end")
    ends: Annotated[list[int], Field(min_length=2, max_length=2)] | None = Field(
        description="the numbers at the left and right end; nil before the pose"
    )
    plays: list[PlainAct] = Field(
        description='the deal so far: [3, "66"], [4, "64", "right"], [1, "pass"]'
    )
    held: list[int] = Field(description="tiles held by seats 1 to 4")
    passed: list[list[int]] = Field(description="the numbers each seat has passed on")
    pips_out: list[int] = Field(
        description="how often each number, 0 to 6, stands on the layout (of 8)"
    )
    takebacks: int = Field(description="acts of this deal that were taken back")
    can_undo: bool = Field(description="whether there is an act to take back")
    can_redo: bool = Field(description="whether there is one to do again")
    result: Shown | None = Field(default=None, description="only when the deal is over")
    seat: SeatNumber | None = Field(default=None, description="the receiver's seat")
    hand: list[TileName] | None = Field(
        default=None, description="the receiver's tiles; nil while another names the opener"
    )
    legal: list[PlainAct] | None = Field(
        default=None,
        description='what the receiver may do now: ["64", "left"], ["66"], ["pass"], ["name", 3]',
    )


class Welcome(_Answer):
    """The answer to `hello` and `hello_worker`."""

    type: Literal["welcome"]
    re: RequestId = Field(description="the request's id")
    protocol: int = Field(description="the protocol version the server speaks")
    server: str = Field(description="the server's version")
    name: str = Field(description="the name as others see it, cleaned")
    levels: list[str] = Field(description="levels that the workers here play, as they list them")


class Refused(_Answer):
    """A request was refused and changed nothing."""

    type: Literal["refused"]
    re: RequestId | None = Field(description="the request's id; nil where it had none")
    reason: str = Field(description="a code, from the table of reasons")
    values: dict[str, Any] = Field(description="what belongs to the reason")


class SeatState(_Answer):
    """Who sits where."""

    seat: SeatNumber = Field(description="which seat")
    kind: Literal["open", "person", "bot"] = Field(description="who plays it")
    name: str | None = Field(description="a person's name")
    level: str | None = Field(description="a computer player's level")
    state: Literal["open", "here", "lost", "left", "waiting"] = Field(
        description="here; link lost; left on purpose; waiting for a worker"
    )


class You(_Answer):
    """What the receiver is at the table."""

    seat: SeatNumber | None = Field(description="the receiver's seat; nil for a watcher")
    host: bool = Field(description="whether the receiver is the host")


class Table(_Answer):
    """Who is at the table; sent whenever that changes."""

    type: Literal["table"]
    re: RequestId | None = Field(default=None, description="in the answer to a request: its id")
    code: str = Field(description="what others join by")
    counter: int = Field(description="counts changes of this message; makes no act stale")
    profile: str = Field(description="chiva or six-love")
    seeded: bool = Field(description="whether deals come from an explicit seed")
    pause: int = Field(description="milliseconds a computer player waits before each act")
    started: bool = Field(description="whether the session has begun")
    host: str | None = Field(description="the host's name")
    seats: list[SeatState] = Field(description="seats 1 to 4")
    watchers: int = Field(description="how many watch")
    you: You = Field(description="the receiver")


class Update(_Answer):
    """The session changed: the whole view, and the story of how."""

    type: Literal["update"]
    re: RequestId | None = Field(default=None, description="in the answer to a request: its id")
    version: int = Field(description="counts changes of the session; never goes back")
    events: list[dict[str, Any]] = Field(description="what happened, from the table of events")
    view: View = Field(description="the truth, whole")


class Record(_Answer):
    """The record of the session's finished deals."""

    type: Literal["record"]
    re: RequestId = Field(description="the request's id")
    record: dict[str, Any] = Field(description="as `doublesix record` reads it")


class SessionRow(_Answer):
    """A session in a list. Times are whole seconds since 1970, UTC."""

    code: str = Field(description="the table's code")
    session: int = Field(description="number of the session at that table, from 1")
    profile: str = Field(description="chiva or six-love")
    names: Annotated[list[str | None], Field(min_length=4, max_length=4)] = Field(
        description="who sits in seats 1 to 4, or did last; a computer player's level"
    )
    began: int = Field(description="when it began")
    changed: int = Field(description="when a deal was finished or taken back, or a seat changed")
    deals: int = Field(description="how many deals are finished")
    score: PlainScore = Field(description="score of 1/3 and of 2/4 in the match as it stands")
    open: bool = Field(description="whether it can be played on at its table")


class Sessions(_Answer):
    """The sessions that the asker sat in, those that began last first; at most 50."""

    type: Literal["sessions"]
    re: RequestId = Field(description="the request's id")
    sessions: list[SessionRow] = Field(description="one after the other")
    more: int | None = Field(description="`before` for those that follow; nil where none do")


class Left(_Answer):
    """The answer to `leave`."""

    type: Literal["left"]
    re: RequestId = Field(description="the request's id")


class Closing(_Answer):
    """The last message before the server closes a connection."""

    type: Literal["closing"]
    reason: str = Field(description="a code, from the table of reasons for closing")


class Offer(_Answer):
    """To a worker: a seat to play. It connects anew and shows the ticket."""

    type: Literal["offer"]
    code: str = Field(description="the table's code")
    ticket: bytes = Field(description="for `hello_seat`; good for this seat alone")
    level: str = Field(description="the level to play at")
    seed: str = Field(description="the seat's seed; tells nothing about deals")


Answer = Annotated[
    Welcome | Refused | Table | Update | Record | Sessions | Left | Closing | Offer,
    Field(discriminator="type"),
]

ANSWERS: TypeAdapter[
    Welcome | Refused | Table | Update | Record | Sessions | Left | Closing | Offer
] = TypeAdapter(Answer)
"""Validates a decoded frame of a server."""
