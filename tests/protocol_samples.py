"""One sample of each message, for `docs/protocol.md` and for tests."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from doublesix.protocol import PROTOCOL_VERSION, answers, frames, manners, shares
from doublesix.protocol import requests as ask
from doublesix.protocol.codec import unpack_any
from doublesix.protocol.errors import Closing, Refusal
from doublesix.rules import acts
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import Seat
from doublesix.rules.session import Session
from doublesix.rules.shuffle import seeded_hands
from doublesix.views import private_view, public_view, view_of

_TICKET = bytes(range(16))
_CODE = "K7QM2XV0"
_SHARE = bytes(range(32))
_COMMITMENT = bytes(range(96, 128))
_ASKED: list[tuple[type[BaseModel], dict[str, Any]]] = [
    (ask.Hello, {"protocol": PROTOCOL_VERSION, "name": "Ana", "secret": bytes(range(16))}),
    (ask.HelloSeat, {"protocol": PROTOCOL_VERSION, "ticket": _TICKET}),
    (
        ask.HelloWorker,
        {
            "protocol": PROTOCOL_VERSION,
            "token": "a word between host and workers",
            "levels": ["novice", "club"],
            "seats": 100,
        },
    ),
    (
        ask.Create,
        {
            "profile": "six-love",
            "seed": "rainy sunday",
            "pause": 800,
            "policies": {"takebacks": False, "listed": True},
        },
    ),
    (ask.Join, {"code": "K7QM-2XV0"}),
    (ask.ListTables, {}),
    (ask.ListSessions, {"before": 70}),
    (
        ask.Prepare,
        {"levels": ["novice", "club"], "coming": ["master"], "ready": 3, "of": 40},
    ),
    (
        ask.Advise,
        {
            "number": 3,
            "act": ["64", "left"],
            "reasons": [
                {"reason": "makes_pass", "values": {"seat": 2, "sure": True}},
                {"reason": "keeps_suit", "values": {"number": 5, "count": 3}},
            ],
        },
    ),
    (manners.Sit, {"seat": 1}),
    (manners.Share, {"name": "Eva", "seat": 3}),
    (manners.SeatPerson, {"person": 2, "seat": 3}),
    (manners.MixSeats, {}),
    (manners.Fill, {"seat": 2, "level": "club"}),
    (manners.Vacate, {"seat": 2}),
    (manners.Start, {}),
    (manners.SetPolicies, {"policies": {"talk": "always", "hints": False}}),
    (manners.Uncover, {"seat": 3}),
    (manners.Cover, {}),
    (manners.StandIn, {"seat": 3}),
    (manners.Reclaim, {"seat": 3}),
    (manners.GiveSeat, {"seat": 3, "person": 4}),
    (manners.Hold, {}),
    (manners.Release, {"person": 2}),
    (manners.PassAtOnce, {"on": True}),
    (manners.Agree, {"proposal": 1}),
    (manners.Decline, {"proposal": 1}),
    (manners.Hint, {"version": 12}),
    (manners.Say, {"text": "Well played!"}),
    (manners.Mute, {"person": 2, "on": True}),
    (manners.Stop, {}),
    (manners.CloseTable, {}),
    (manners.GetRecord, {"code": _CODE, "session": 1}),
    (manners.Leave, {}),
    (shares.CommitShare, {"deal": 3, "attempt": 1, "commitments": {"1": _COMMITMENT}}),
    (shares.RevealShare, {"deal": 3, "attempt": 1, "shares": {"1": _SHARE}}),
    (ask.Play, {"version": 12, "tile": "64", "end": "left"}),
    (ask.Pass, {"version": 13}),
    (ask.Name, {"version": 40, "opener": 3}),
    (ask.GoOn, {"version": 39}),
    (ask.Restart, {"version": 20}),
    (ask.NewMatch, {"version": 20}),
    (ask.NewSession, {"version": 20}),
    (ask.Undo, {"version": 20}),
    (ask.Redo, {"version": 21}),
]
REQUESTS: dict[str, tuple[type[BaseModel], dict[str, Any]]] = {
    model.model_fields["type"].default: (
        model,
        {"type": model.model_fields["type"].default, "id": str(number), **fields},
    )
    for number, (model, fields) in enumerate(_ASKED, start=1)
}
"""Each request by its type: its model, and a map that it reads."""


def _id_of(kind: str) -> str:
    request_id: str = REQUESTS[kind][1]["id"]
    return request_id


def _session() -> Session:
    """A session one play old, the same each time."""

    def dealer(number: int) -> Any:
        return seeded_hands("rainy sunday", number)

    session, _ = Session.start(PROFILES["chiva"], dealer)
    turn = session.deal.turn
    assert turn is not None
    session, _ = session.apply(acts.Step(turn, session.deal.legal()[0]), dealer)
    return session


def _update() -> bytes:
    session = _session()
    update = frames.UpdateFrames(2, [session.deal.last()], public_view(session))
    return update.for_seat(private_view(session, Seat.ONE), _id_of("play"))


def _question() -> bytes:
    session = _session()
    turn = session.deal.turn
    assert turn is not None
    view = view_of(session, turn)
    return frames.question(number=3, level="club", seed="0f" * 32, view=view)


def _hint() -> bytes:
    act = unpack_any(_question())["view"]["legal"][0]
    reasons = [{"reason": "makes_pass", "values": {"seat": 2, "sure": False}}]
    return frames.hint(_id_of("hint"), version=2, level="club", act=act, reasons=reasons)


def _seat(number: int, kind: str, state: str, **fields: Any) -> dict[str, Any]:
    absent = dict.fromkeys(("person", "name", "level"))
    seat = {"seat": number, "kind": kind, **absent, "state": state, "stand_in": None}
    return {**seat, "ready": False, "holds": False, **fields}


PLAIN_TABLE: dict[str, Any] = {
    "code": _CODE,
    "counter": 25,
    "profile": "chiva",
    "seeded": False,
    "pause": 800,
    "started": True,
    "host": 1,
    "policies": manners.Policies().model_dump(),
    "strict": False,
    "seats": [
        _seat(1, "person", "here", person=1, name="Ana", holds=True),
        _seat(2, "bot", "here", level="club"),
        _seat(3, "person", "lost", person=2, name="Ivo", stand_in="novice"),
        _seat(4, "person", "here", person=3, name="Eva", ready=True),
    ],
    "watchers": 1,
    "unseated": [{"person": 4, "name": "Leo"}],
    "proposal": {
        "proposal": 2,
        "kind": "give_seat",
        "by": 1,
        "seat": 3,
        "person": 4,
        "agreed": [1],
        "missing": [3, 4],
    },
    "ended": {"proposal": 1, "kind": "undo", "by": 1, "how": "declined", "who": 3},
}
"""What everybody is told of a table at which much goes on."""

_YOU = {"person": 1, "seat": 1, "seats": [1], "lent": [], "host": True}
_LISTED = {
    "code": _CODE,
    "profile": "six-love",
    "host": "Ana",
    "people": 2,
    "open": 2,
    "strict": False,
}
_SESSION = {
    "code": _CODE,
    "session": 1,
    "profile": "chiva",
    "names": ["Ana", "club", "Ivo", "club"],
    "began": 1796032800,
    "changed": 1796036400,
    "deals": 9,
    "score": [3, 0],
    "open": True,
}
_DRAW: dict[str, Any] = {
    "stage": "reveal",
    "table": "5e" * 16,
    "session": 1,
    "deal": 3,
    "attempt": 2,
    "commitment": bytes(range(32, 64)),
    "commitments": {"1": _COMMITMENT, "2": bytes(range(64, 96))},
    "named": [{"attempt": 1, "why": "late", "seat": 3, "name": "Ivo"}],
    "shares": {},
    "secret": None,
}
_RECORD = {"format": "doublesix-record", "version": 1, "profile": "chiva", "deals": []}

ANSWERS: dict[str, tuple[type[BaseModel], bytes]] = {
    "welcome": (
        answers.Welcome,
        frames.welcome(
            _id_of("hello"),
            protocol=PROTOCOL_VERSION,
            server="0.1.0",
            name="Ana",
            levels=["novice", "club"],
        ),
    ),
    "refused": (
        answers.Refused,
        frames.refused(_id_of("play"), Refusal.STALE, {"version": 13}),
    ),
    "table": (
        answers.Table,
        frames.TableFrames(PLAIN_TABLE).for_one(_YOU, _id_of("give_seat")),
    ),
    "update": (answers.Update, _update()),
    "draw": (answers.Draw, frames.DrawFrames(_DRAW).for_one([1])),
    "record": (answers.Record, frames.record(_id_of("get_record"), _RECORD)),
    "sessions": (
        answers.Sessions,
        frames.sessions(_id_of("list_sessions"), [_SESSION], None),
    ),
    "talk": (
        answers.Talk,
        frames.TalkFrames(person=1, name="Ana", text="Well played!", phrase=None).frame(
            _id_of("say")
        ),
    ),
    "hint": (answers.Hint, _hint()),
    "tables": (answers.Tables, frames.tables(_id_of("list_tables"), [_LISTED])),
    "left": (answers.Left, frames.left(_id_of("leave"))),
    "keeping": (answers.Keeping, frames.keeping(is_kept=False)),
    "levels": (answers.Levels, frames.levels(["novice", "club", "master"])),
    "elsewhere": (
        answers.Elsewhere,
        frames.elsewhere(
            _id_of("join"), address="wss://two.dominoes.example:6006", fingerprint="5e" * 32
        ),
    ),
    "nodes": (
        answers.Nodes,
        frames.nodes(
            [("wss://dominoes.example/n/one", None), ("wss://dominoes.example/n/two", None)]
        ),
    ),
    "notice": (answers.Notice, frames.notice("The club plays until ten tonight.")),
    "noted": (answers.Noted, frames.noted(_id_of("advise"))),
    "closing": (answers.Closing, frames.closing(Closing.SERVER_STOPS)),
    "offer": (
        answers.Offer,
        frames.offer(code=_CODE, ticket=_TICKET, level="club", seed="0f" * 32),
    ),
    "question": (answers.Question, _question()),
}
"""Each answer and piece of news by its type: its model, and a frame that it reads."""
