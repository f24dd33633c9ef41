"""Manners: what is asked of a table besides acts, as strict models.

Who sits where, what the table allows, what people ask of each other, and talk. Knows no rule.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from doublesix.protocol.fields import (
    MAX_NAME,
    MAX_TALK,
    Asking,
    AskingAgainst,
    Code,
    Count,
    LevelName,
    SeatNumber,
)
from doublesix.protocol.shares import OfADraw

PersonNumber = Annotated[int, Field(ge=1)]
ShownName = Annotated[str, Field(max_length=MAX_NAME)]
Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thank_you",
    "sorry",
    "one_moment",
    "i_am_back",
    "shall_we_go_on",
    "goodbye",
]
TalkRule = Literal["never", "between", "always"]


class Policies(BaseModel):
    """What a table allows; shown to everybody at it."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    takebacks: bool = Field(default=True, description="undo, redo and restart")
    new_matches: bool = Field(
        default=True, description="leaving a match for a new one, and a session for a new one"
    )
    hints: bool = Field(default=True, description="hints from a computer player")
    talk: TalkRule = Field(
        default="between", description="when there is talk: never, between deals, or always"
    )
    watchers: bool = Field(
        default=True, description="whether people without a seat are shown the deals"
    )
    shared_devices: bool = Field(
        default=True, description="whether several people may sit at one device"
    )
    listed: bool = Field(default=False, description="whether anybody finds it in `list_tables`")
    stand_in: LevelName = Field(default="club", description="the level of its stand-ins")


class Sit(Asking):
    """Take a seat that is open or a computer player's; one who sits already changes seats.

    Before the start only.
    """

    type: Literal["sit"] = "sit"
    seat: SeatNumber | None = Field(
        default=None, description="which seat; without it the table chooses, the second opposite"
    )


class Share(Asking):
    """Seat somebody else at this device too, under a name of their own. Before the start only."""

    type: Literal["share"] = "share"
    name: ShownName = Field(description="the name of who sits there")
    seat: SeatNumber | None = Field(default=None, description="which seat; as in `sit`")


class SeatPerson(Asking):
    """Give somebody a seat before the start. The host's."""

    type: Literal["seat"] = "seat"
    person: PersonNumber = Field(description="who, by the number in `table`")
    seat: SeatNumber = Field(description="which seat")


class MixSeats(Asking):
    """Have chance decide who sits where, before the start. The host's."""

    type: Literal["mix_seats"] = "mix_seats"


class Fill(Asking):
    """Give an open seat, or a computer player's, to a computer player of a level.

    The host's. Once the session has begun it changes the level of one that is there.
    """

    type: Literal["fill"] = "fill"
    seat: SeatNumber = Field(description="which seat")
    level: LevelName = Field(description="a level that a worker plays")


class Vacate(Asking):
    """Open a seat again before the start: one's own, or any as the host."""

    type: Literal["vacate"] = "vacate"
    seat: SeatNumber = Field(description="which seat")


class Start(Asking):
    """Begin the session, once four seats are taken. The host's."""

    type: Literal["start"] = "start"


class SetPolicies(Asking):
    """Say what the table allows, before the start or between deals. The host's."""

    type: Literal["set_policies"] = "set_policies"
    policies: Policies = Field(description="all of them; what is absent is as at a new table")


class Uncover(Asking):
    """At a shared device: show one of its hands, and cover the others."""

    type: Literal["uncover"] = "uncover"
    seat: SeatNumber = Field(description="whose hand")


class Cover(Asking):
    """At a shared device: cover all hands."""

    type: Literal["cover"] = "cover"


class StandIn(Asking):
    """Propose that a computer player stands in for somebody."""

    type: Literal["stand_in"] = "stand_in"
    seat: SeatNumber = Field(description="whose seat")


class Reclaim(Asking):
    """Take one's seat back from a stand-in, at any time."""

    type: Literal["reclaim"] = "reclaim"
    seat: SeatNumber = Field(description="which seat of one's own")


class GiveSeat(Asking):
    """Propose that somebody without a seat takes one whose person is lost or has left.

    Or one that a computer player has; who wants it may propose it too.
    """

    type: Literal["give_seat"] = "give_seat"
    seat: SeatNumber = Field(description="which seat")
    person: PersonNumber = Field(description="to whom, by the number in `table`")


class Hold(Asking):
    """Hold the computer players while one reads."""

    type: Literal["hold"] = "hold"


class Release(Asking):
    """Let the computer players go on: end one's own hold, or propose to end another's."""

    type: Literal["release"] = "release"
    person: PersonNumber | None = Field(default=None, description="whose hold, if not one's own")


class PassAtOnce(Asking):
    """Say whether one's forced passes are made at once. Holds for this connection."""

    type: Literal["pass_at_once"] = "pass_at_once"
    on: bool = Field(description="whether")


class Agree(Asking):
    """Agree to what is proposed; harmless when repeated."""

    type: Literal["agree"] = "agree"
    proposal: PersonNumber = Field(description="its number in `table`")


class Decline(Asking):
    """Decline what is proposed, or withdraw what one proposed."""

    type: Literal["decline"] = "decline"
    proposal: PersonNumber = Field(description="its number in `table`")


class Hint(AskingAgainst):
    """Ask what a computer player would do here, seeing what one sees."""

    type: Literal["hint"] = "hint"


class Say(Asking):
    """Say something to the table: a text or one of the phrases."""

    type: Literal["say"] = "say"
    text: Annotated[str, Field(min_length=1, max_length=MAX_TALK)] | None = Field(
        default=None, description="what is said, in one's own words"
    )
    phrase: Phrase | None = Field(default=None, description="or a phrase, worded by the client")


class Mute(Asking):
    """Hear no more, or again, what somebody says."""

    type: Literal["mute"] = "mute"
    person: PersonNumber = Field(description="who, by the number in `table`")
    on: bool = Field(description="whether")


class Stop(Asking):
    """Propose to stop here; the same people come back to the session whenever they like."""

    type: Literal["stop"] = "stop"


class CloseTable(Asking):
    """Close the table for good. The host's."""

    type: Literal["close_table"] = "close_table"


class GetRecord(Asking):
    """Ask for a record of finished deals: of the session here, or of any that one sat in."""

    type: Literal["get_record"] = "get_record"
    code: Code | None = Field(default=None, description="which table; the asker's unless told")
    session: Count | None = Field(
        default=None, description="which session of that table, from 1; the latest unless told"
    )


class Leave(Asking):
    """Leave the table on purpose. A lost link is no leaving."""

    type: Literal["leave"] = "leave"


Seats = Sit | Share | SeatPerson | MixSeats | Fill | Vacate
"""Who sits where, before the start."""

Manner = (
    Seats
    | Start
    | SetPolicies
    | Uncover
    | Cover
    | StandIn
    | Reclaim
    | GiveSeat
    | Hold
    | Release
    | PassAtOnce
    | Agree
    | Decline
    | Hint
    | Say
    | Mute
    | Stop
    | CloseTable
    | GetRecord
    | Leave
    | OfADraw
)
"""What is asked of a table besides acts."""
