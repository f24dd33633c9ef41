"""What is said when the peer is wrong."""

from __future__ import annotations

from enum import StrEnum


class ProtocolError(Exception):
    """The peer sent what the protocol does not allow."""


class BadFrame(ProtocolError):
    """A frame that is no msgpack map; nothing after it can be trusted."""


class BadRequest(ProtocolError):
    """A map that is no request: `field` is where, `problem` a code of what is wrong there."""

    def __init__(self, field: str, problem: str, request_id: str | None) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem
        self.request_id = request_id


class Refusal(StrEnum):
    """Why a server refuses, beside the reasons of the rules (`rules.errors.Reason`)."""

    BAD_FRAME = "bad_frame"
    BAD_REQUEST = "bad_request"
    HELLO_FIRST = "hello_first"
    HELLO_TWICE = "hello_twice"
    WRONG_PROTOCOL = "wrong_protocol"
    WRONG_TOKEN = "wrong_token"
    NOT_INVITED = "not_invited"
    BANNED = "banned"
    TOO_MANY_GUESSES = "too_many_guesses"
    TOO_FAST = "too_fast"
    CANNOT_KEEP = "cannot_keep"
    TICKET_IS_OVER = "ticket_is_over"
    ID_USED = "id_used"
    NOT_FOR_WORKERS = "not_for_workers"
    NO_SUCH_TABLE = "no_such_table"
    CANNOT_LOAD = "cannot_load"
    NO_SUCH_SESSION = "no_such_session"
    AT_A_TABLE = "at_a_table"
    NOT_AT_A_TABLE = "not_at_a_table"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_MANY_OF_YOURS = "too_many_of_yours"
    SEAT_TAKEN = "seat_taken"
    SEAT_OPEN = "seat_open"
    NO_SUCH_LEVEL = "no_such_level"
    HOST_ONLY = "host_only"
    NOT_SEATED = "not_seated"
    STARTED = "started"
    NOT_STARTED = "not_started"
    STALE = "stale"
    DEALING = "dealing"
    DRAW_IS_OVER = "draw_is_over"
    ALREADY_SEATED = "already_seated"
    TABLE_FULL = "table_full"
    NO_SUCH_PERSON = "no_such_person"
    NOT_YOURS = "not_yours"
    COVERED = "covered"
    STOOD_IN = "stood_in"
    NOT_STOOD_IN = "not_stood_in"
    NOT_LOST = "not_lost"
    HELD = "held"
    NOT_HELD = "not_held"
    SWITCHED_OFF = "switched_off"
    NOT_BETWEEN_DEALS = "not_between_deals"
    PROPOSAL_OPEN = "proposal_open"
    NO_SUCH_PROPOSAL = "no_such_proposal"
    NOT_ASKED = "not_asked"
    DECLINED_BEFORE = "declined_before"
    NOTHING_SAID = "nothing_said"
    TALK_TOO_LONG = "talk_too_long"
    TALK_TOO_FAST = "talk_too_fast"
    MUTED = "muted"
    NO_HINT = "no_hint"
    BUSY = "busy"


class Closing(StrEnum):
    """Why a server closes a connection."""

    SERVER_STOPS = "server_stops"
    ELSEWHERE = "elsewhere"
    SERVER_UPDATES = "server_updates"
    TAKEN_OVER = "taken_over"
    TABLE_CLOSED = "table_closed"
    TABLE_STOPPED = "table_stopped"
    SEAT_GIVEN_AWAY = "seat_given_away"
    REMOVED = "removed"
    BANNED = "banned"
    TOO_SLOW = "too_slow"
    TOO_FAST = "too_fast"
    REFUSED = "refused"
