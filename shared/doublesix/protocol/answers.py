"""Answers: what a server sends, as models for tests, documents and clients that check.

A server builds these frames from plain maps (`frames.py`); a test decodes real frames into
these models, so that the two cannot drift apart.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from doublesix.protocol.errors import BadFrame
from doublesix.protocol.fields import RequestId, SeatNumber, TileName
from doublesix.protocol.hints import ActReasons
from doublesix.protocol.manners import Policies

Side = Literal["1/3", "2/4"]
PlainAct = list[str | int]
ProposalKind = Literal[
    "undo",
    "redo",
    "restart",
    "new_match",
    "new_session",
    "stand_in",
    "give_seat",
    "release",
    "stop",
]
DrawFailure = Literal[
    "late", "lost", "malformed", "twice", "copied", "mismatch", "out_of_turn", "given_up"
]
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
    levels: list[str] = Field(description="levels that the workers here play, weakest first")


class Refused(_Answer):
    """A request was refused and changed nothing."""

    type: Literal["refused"]
    re: RequestId | None = Field(description="the request's id; nil where it had none")
    reason: str = Field(description="a code, from the table of reasons")
    values: dict[str, Any] = Field(description="what belongs to the reason")


class SeatState(_Answer):
    """Who sits where."""

    seat: SeatNumber = Field(description="which seat")
    kind: Literal["open", "person", "bot"] = Field(description="whose seat it is")
    person: int | None = Field(
        description="a person's number; seats with the same number are at one device"
    )
    name: str | None = Field(description="a person's name")
    level: str | None = Field(description="a computer player's level")
    state: Literal["open", "here", "lost", "left", "waiting"] = Field(
        description="here; link lost; left on purpose; waiting for a worker"
    )
    stand_in: str | None = Field(
        description="the level of the computer player that stands in for the person"
    )
    ready: bool = Field(description="whether the person is ready for the next deal")
    holds: bool = Field(description="whether the person reads and holds the computer players")


class Unseated(_Answer):
    """Somebody at the table who has no seat."""

    person: int = Field(description="their number")
    name: str = Field(description="their name")


class Proposed(_Answer):
    """What somebody asks of the others. One at a time is open."""

    proposal: int = Field(description="its number")
    kind: ProposalKind = Field(description="what is asked for")
    by: int = Field(description="the number of who asks")
    seat: SeatNumber | None = Field(description="for stand_in and give_seat: which seat")
    person: int | None = Field(description="for give_seat and release: the number of whom")
    agreed: list[int] = Field(description="the numbers of those who agreed")
    missing: list[int] = Field(description="the numbers of those who are yet to agree")


class Ended(_Answer):
    """How the latest proposal ended."""

    proposal: int = Field(description="its number")
    kind: ProposalKind = Field(description="what was asked for")
    by: int = Field(description="the number of who asked")
    how: Literal["agreed", "declined", "withdrawn", "moved_on"] = Field(
        description="moved_on: the position changed, or what it was about is gone"
    )
    who: int | None = Field(description="the number of who declined or withdrew it")


class You(_Answer):
    """What the receiver is at the table."""

    person: int | None = Field(description="the receiver's number; nil for a computer player")
    seat: SeatNumber | None = Field(
        description="the receiver's seat; nil without one and at a shared device"
    )
    seats: list[SeatNumber] = Field(description="all seats of the receiver")
    lent: list[SeatNumber] = Field(
        description="seats that were given away while the receiver was lost; `reclaim` them"
    )
    host: bool = Field(description="whether the receiver is the host")


class Table(_Answer):
    """Who is at the table and what it allows; sent whenever that changes."""

    type: Literal["table"]
    re: RequestId | None = Field(default=None, description="in the answer to a request: its id")
    code: str = Field(description="what others join by")
    counter: int = Field(description="counts changes of this message; makes no act stale")
    profile: str = Field(description="chiva or six-love")
    seeded: bool = Field(description="whether deals come from an explicit seed")
    pause: int = Field(description="milliseconds a computer player waits before each act")
    started: bool = Field(description="whether the session has begun")
    host: int | None = Field(description="the host's number")
    policies: Policies = Field(description="what the table allows")
    strict: bool = Field(
        description="whether it allows no takebacks, no hints, no talk and no watchers"
    )
    seats: list[SeatState] = Field(description="seats 1 to 4")
    watchers: int = Field(description="how many people without a seat are there")
    unseated: list[Unseated] = Field(description="the first 32 of them")
    proposal: Proposed | None = Field(description="what waits for agreement")
    ended: Ended | None = Field(description="how the latest proposal ended")
    you: You = Field(description="the receiver")


class Update(_Answer):
    """The session changed: the whole view, and the story of how."""

    type: Literal["update"]
    re: RequestId | None = Field(default=None, description="in the answer to a request: its id")
    version: int = Field(description="counts changes of the session; never goes back")
    events: list[dict[str, Any]] = Field(description="what happened, from the table of events")
    view: View = Field(description="the truth, whole")


class NamedShare(_Answer):
    """Why an attempt to draw a deal came to nothing, before anybody saw a tile."""

    attempt: int = Field(description="which attempt")
    why: DrawFailure = Field(description="a code, from the table of draws that came to nothing")
    seat: SeatNumber | None = Field(description="whose share was missing; nil where nobody's was")
    name: str = Field(description="who sat there")


class Draw(_Answer):
    """How a random deal comes about; sent to clients that said `shares` in their hello."""

    type: Literal["draw"]
    stage: Literal["commit", "reveal", "dealt", "opened"] = Field(
        description="commitments are asked for; shares are; it is dealt; it has ended"
    )
    table: str = Field(description="tells the table from all others; not its code")
    session: int = Field(description="number of the session at the table, from 1")
    deal: int = Field(description="number of the deal in the session, from 1")
    attempt: int = Field(description="number of the attempt to draw it, from 1")
    commitment: bytes = Field(description="what the server says of its secret")
    commitments: dict[str, bytes] = Field(
        description='what the seats say of their shares, keys "1" to "4"; empty at first'
    )
    named: list[NamedShare] = Field(description="attempts before this one, and who was missing")
    shares: dict[str, bytes] = Field(description="the shares that went in; only when it has ended")
    secret: bytes | None = Field(description="the server's secret; only when it has ended")
    yours: list[SeatNumber] = Field(description="seats of the receiver that are asked for a share")


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


class Talk(_Answer):
    """Somebody said something."""

    type: Literal["talk"]
    re: RequestId | None = Field(default=None, description="in the answer to a request: its id")
    person: int = Field(description="the number of who said it")
    name: str = Field(description="their name")
    text: str | None = Field(description="what was said, in their own words, cleaned")
    phrase: str | None = Field(description="or which phrase it was")


class Hint(_Answer):
    """The answer to `hint`."""

    type: Literal["hint"]
    re: RequestId = Field(description="the request's id")
    version: int = Field(description="the version of the update that it is about")
    level: str = Field(description="the level of the computer player that was asked")
    act: PlainAct = Field(description="what it would do, as in `legal`")
    reasons: ActReasons = Field(default=[], description="why, the strongest reason first")


class ListedTable(_Answer):
    """A table that anybody may join."""

    code: str = Field(description="what it is joined by")
    profile: str = Field(description="chiva or six-love")
    host: str | None = Field(description="the host's name")
    people: int = Field(description="how many people sit there")
    open: int = Field(description="how many seats are open or a computer player's")
    strict: bool = Field(description="as in `table`")


class Tables(_Answer):
    """The answer to `list_tables`."""

    type: Literal["tables"]
    re: RequestId = Field(description="the request's id")
    tables: list[ListedTable] = Field(description="the newest first, at most 50")


class Left(_Answer):
    """The answer to `leave` and `close_table`."""

    type: Literal["left"]
    re: RequestId = Field(description="the request's id")


class Keeping(_Answer):
    """Nothing can be kept now, or it can be again. Acts wait meanwhile, and nothing is lost."""

    type: Literal["keeping"]
    ok: bool = Field(description="false: the disk is full or gone; true: the server goes on")


class Levels(_Answer):
    """The levels of computer players that can be had are others now."""

    type: Literal["levels"]
    levels: list[str] = Field(description="as in `welcome`")


class NodeAddress(_Answer):
    """Where one server of a club is."""

    address: str = Field(description="where to connect, `wss://...` or `ws://...`")
    fingerprint: str | None = Field(
        description="SHA-256 of its certificate, which must be that one; nil: checked as usual"
    )


class Elsewhere(_Answer):
    """What was asked for, or the table one was at, is on another server of the club now.

    The connection is closed; connect there, say hello again and ask again.
    """

    type: Literal["elsewhere"]
    re: RequestId | None = Field(default=None, description="in the answer to a request: its id")
    address: str = Field(description="as in [node-address](#node-address)")
    fingerprint: str | None = Field(description="as there")


class Nodes(_Answer):
    """The servers of the club that take tables now, this one among them."""

    type: Literal["nodes"]
    nodes: Annotated[list[NodeAddress], Field(max_length=50)] = Field(
        description="at most 50; any of them may be come to"
    )


class Notice(_Answer):
    """What the server's operator has everybody told: after `welcome`, and when it changes."""

    type: Literal["notice"]
    text: str | None = Field(description="one line to be shown as it is; nil: nothing any more")


class Noted(_Answer):
    """The answer to `prepare` and `advise`."""

    type: Literal["noted"]
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


class Question(_Answer):
    """To a worker: what would you do here? It answers with `advise`."""

    type: Literal["question"]
    number: int = Field(description="the question's number")
    level: str = Field(description="the level to answer at")
    seed: str = Field(description="as in an offer")
    view: View = Field(description="what the seat that asks may know")


AnyAnswer = (
    Welcome
    | Refused
    | Table
    | Update
    | Draw
    | Record
    | Sessions
    | Talk
    | Hint
    | Tables
    | Left
    | Noted
    | Keeping
    | Levels
    | Elsewhere
    | Nodes
    | Notice
    | Closing
    | Offer
    | Question
)

ANSWERS: TypeAdapter[AnyAnswer] = TypeAdapter(Annotated[AnyAnswer, Field(discriminator="type")])
"""Validates a decoded frame of a server."""

_TOLD_STEPS = 2  # further in, a step may be a key that the server chose


def read_answer(plain: dict[str, Any]) -> AnyAnswer:
    """Validate what a server sent; BadFrame names the field, and never what stands in it."""
    try:
        return ANSWERS.validate_python(plain)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(str(step) for step in first["loc"][:_TOLD_STEPS]) or "type"
        raise BadFrame(f"{place}: {first['type']}") from None
