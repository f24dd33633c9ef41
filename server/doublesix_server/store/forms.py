"""Forms: log entries as bytes and back.

A stored form carries a version, and every form ever written is read for good: a server reads what
an older one left (R6). All forms are msgpack lists that begin with the entry's kind. Form 2 says
what type of request an act answers, who acted by name, and whose seat is lent; form 3 how a random
deal was drawn.
"""

from __future__ import annotations

from typing import Any, Final, assert_never

import msgpack

from doublesix.fair.draw import DrawId, Drawn, Named
from doublesix.rules import acts
from doublesix.rules.deal import Hands
from doublesix.rules.layout import End
from doublesix.rules.notation import hand_of, names_of, plain_act
from doublesix.rules.seat import Seat
from doublesix.rules.tile import BY_NAME
from doublesix_server.log import (
    Acted,
    Began,
    Closed,
    Counted,
    DrawBegun,
    Entry,
    Identity,
    Made,
    PoliciesSet,
    SeatsChanged,
    Sitting,
    UnreadableEntry,
)
from doublesix_server.policies import Policies

FORM: Final = 3
"""The form that is written."""
_READ: Final = (1, 2, 3)

# Making a packer costs as much as packing an entry. It is for one thread: that of the tables.
_pack = msgpack.Packer().pack

_TABLE_ACTS: Final[dict[str, acts.Act]] = {
    "go_on": acts.GoOn(),
    "restart": acts.RestartDeal(),
    "new_match": acts.NewMatch(),
    "undo": acts.Undo(),
    "redo": acts.Redo(),
}
_NAMES: Final = {type(act): name for name, act in _TABLE_ACTS.items()}


def to_bytes(entry: Entry) -> bytes:
    """Write an entry in the present form."""
    packed: bytes = _pack(_plain(entry))
    return packed


def from_bytes(code: str, form: int, body: bytes) -> Entry:
    """Read an entry of any form that was ever written; UnreadableEntry for another."""
    if form not in _READ:
        raise UnreadableEntry(
            f"table {code}: an entry of form {form}; this version reads forms up to {FORM}:"
            " it was written by a newer one"
        )
    try:
        plain = msgpack.unpackb(body)
        return _entry(code, _from_form_1(plain) if form == 1 else plain)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise UnreadableEntry(f"table {code}: a damaged entry ({type(error).__name__})") from None


def _plain(entry: Entry) -> list[Any]:
    match entry:
        case Acted():
            step = entry.step
            actor = step.actor
            dealt = None if entry.hands is None else [names_of(hand) for hand in entry.hands]
            return [
                "acted",
                entry.version,
                entry.identity,
                entry.request_id,
                entry.asked,
                None if step.seat is None else int(step.seat),
                _plain_act(step.act),
                actor.level,
                actor.name,
                dealt,
                *_plain_draw(entry.drawn),
            ]
        case Made():
            return ["made", entry.profile, entry.seed, entry.pause, entry.luck]
        case SeatsChanged():
            rows = [
                [
                    *(int(one.seat), one.identity, one.name, one.level, one.left),
                    *(one.number, one.is_lent),
                ]
                for one in entry.sittings
            ]
            return ["seated", entry.maker, rows]
        case PoliciesSet():
            return ["policies", entry.policies.plain()]
        case Began():
            hands = [names_of(hand) for hand in entry.hands]
            asked = (entry.identity, entry.request_id, entry.asked)
            drawn = _plain_draw(entry.drawn)
            return ["began", entry.version, *asked, entry.profile, hands, *drawn]
        case DrawBegun():
            named = _plain_named(entry.named)
            return ["drawing", entry.session, entry.deal, entry.attempt, named]
        case Counted():
            return ["counted", entry.upto]
        case Closed():
            return ["closed"]
    assert_never(entry)


def _entry(code: str, plain: list[Any]) -> Entry:
    match plain:
        case ["made", profile, seed, pause, luck]:
            return Made(code, profile, seed, pause, luck)
        case ["seated", maker, rows]:
            sittings = tuple(
                Sitting(Seat(seat), _identity(identity), name, level, left, *more)
                for seat, identity, name, level, left, *more in rows
            )
            return SeatsChanged(code, _identity(maker), sittings)
        case ["policies", policies]:
            return PoliciesSet(code, Policies(**policies))
        case ["began", version, identity, request_id, asked, profile, hands, *drawn]:
            who = _identity(identity)
            began = (version, who, request_id, asked, profile, _hands(hands), *map(_drawn, drawn))
            return Began(code, *began)
        case ["drawing", session, deal, attempt, named]:
            return DrawBegun(code, session, deal, attempt, _named(named))
        case ["acted", version, identity, request_id, asked, seat, act, level, name, hands, *drawn]:
            kind = acts.Kind.PERSON if level is None else acts.Kind.BOT
            actor = acts.Actor(kind, level, name)
            step = acts.Step(None if seat is None else Seat(seat), _act(act), actor)
            dealt = None if hands is None else _hands(hands)
            acted = (version, _identity(identity), request_id, asked, step, dealt)
            return Acted(code, *acted, *map(_drawn, drawn))
        case ["counted", upto]:
            return Counted(code, upto)
        case ["closed"]:
            return Closed(code)
    raise ValueError(plain[0])


def _plain_draw(drawn: Drawn | None) -> list[Any]:
    """Return what is added to an entry that dealt a deal which was drawn."""
    if drawn is None:
        return []
    draw = drawn.draw
    which = [draw.table, draw.session, draw.deal, draw.attempt]
    shares = [[int(seat), share] for seat, share in drawn.shares]
    return [[which, drawn.secret, shares, _plain_named(drawn.named)]]


def _drawn(plain: list[Any]) -> Drawn:
    which, secret, shares, named = plain
    given = tuple((Seat(seat), share) for seat, share in shares)
    return Drawn(DrawId(*which), secret, given, _named(named))


def _plain_named(named: tuple[Named, ...]) -> list[Any]:
    return [[one.attempt, one.why, one.seat, one.name] for one in named]


def _named(plain: list[Any]) -> tuple[Named, ...]:
    return tuple(Named(*one) for one in plain)


def _from_form_1(plain: list[Any]) -> list[Any]:
    """Return a list of form 1 as form 2 would have written it."""
    match plain:
        case ["began", version, identity, request_id, *rest]:
            asked = "start" if version == 1 else "new_session"
            return ["began", version, identity, request_id, asked, *rest]
        case ["acted", version, identity, request_id, seat, act, level, hands]:
            asked = "" if identity is None else _type_of(act)
            return ["acted", version, identity, request_id, asked, seat, act, level, None, hands]
    return plain


def _type_of(act: list[Any] | str) -> str:
    return act if isinstance(act, str) else act[0] if act[0] in ("pass", "name") else "play"


def _plain_act(act: acts.Act) -> list[Any] | str:
    return plain_act(act) if isinstance(act, acts.DealAct) else _NAMES[type(act)]


def _act(plain: list[Any] | str) -> acts.Act:
    match plain:
        case str():
            return _TABLE_ACTS[plain]
        case ["pass"]:
            return acts.PASS
        case ["name", opener]:
            return acts.Name(Seat(opener))
        case [tile]:
            return acts.Play(BY_NAME[tile])
        case [tile, end]:
            return acts.Play(BY_NAME[tile], End(end))
    raise ValueError(plain)


def _identity(identity: bytes | None) -> Identity | None:
    return None if identity is None else Identity(identity)


def _hands(hands: list[list[str]]) -> Hands:
    one, two, three, four = (hand_of(hand) for hand in hands)
    return one, two, three, four
