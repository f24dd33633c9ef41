"""Draw: what a record says of how its deals came about, read, written, checked and told.

Knows forms and words; how a deal follows from secret and shares is `doublesix.fair`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from doublesix.fair.draw import SIZE, DrawId, Named, drawn_hands
from doublesix.fair.judge import Fault, explains, opens
from doublesix.record.errors import RecordFormError, RecordRuleError
from doublesix.record.fields import a_list, a_number, a_seat, a_text, an_object, inside
from doublesix.record.form import Record, RecordedDeal, RecordedDraw
from doublesix.record.strict import quoted
from doublesix.record.words import counted
from doublesix.rules.seat import SEATS, Seat

_HEX: Final = frozenset("0123456789abcdef")
_TABLE_DIGITS: Final = 32
_KEYS: Final = (
    *("table", "session", "deal", "attempt"),
    *("commitment", "commitments", "secret", "shares"),
)


def read_draw(value: object, place: str) -> RecordedDraw:
    """Take what a record says of a draw."""
    plain = an_object(value, place, _KEYS, ("named",))
    table = _hex(plain["table"], inside(place, "table"), _TABLE_DIGITS)
    numbers = [
        a_number(plain[key], inside(place, key), least=1) for key in ("session", "deal", "attempt")
    ]
    named = _named(plain["named"], inside(place, "named")) if "named" in plain else ()
    return RecordedDraw(
        DrawId(table, *numbers),
        _bytes(plain["commitment"], inside(place, "commitment")),
        _bytes(plain["secret"], inside(place, "secret")),
        _by_seat(plain["commitments"], inside(place, "commitments")),
        _by_seat(plain["shares"], inside(place, "shares")),
        named,
    )


def plain_draw(recorded: RecordedDraw) -> dict[str, object]:
    """Return a draw as a record says it."""
    draw = recorded.draw
    written: dict[str, object] = {
        "table": draw.table,
        "session": draw.session,
        "deal": draw.deal,
        "attempt": draw.attempt,
        "commitment": recorded.commitment.hex(),
        "commitments": _plain_by_seat(recorded.commitments),
        "secret": recorded.secret.hex(),
        "shares": _plain_by_seat(recorded.shares),
    }
    if recorded.named:
        written["named"] = [_plain_named(one) for one in recorded.named]
    return written


def check_draws(record: Record) -> None:
    """Check that each deal follows from its draw; RecordRuleError names where one does not."""
    before: DrawId | None = None
    for number, deal in enumerate(record.deals, 1):
        if deal.draw is None:
            continue
        place = f"deal {number}, draw"
        draw = deal.draw.draw
        if before is not None:
            if (draw.table, draw.session) != (before.table, before.session):
                raise RecordRuleError(place, "it was made for another table or session")
            if draw.deal <= before.deal:
                raise RecordRuleError(
                    inside(place, "deal"),
                    f"{draw.deal} comes after {before.deal}: it is used twice",
                )
        _check(deal, deal.draw, place)
        before = draw


def _check(deal: RecordedDeal, recorded: RecordedDraw, place: str) -> None:
    draw, shares = recorded.draw, recorded.shares
    for finding in opens(draw, recorded.commitment, recorded.commitments, recorded.secret, shares):
        raise RecordRuleError(place, _FINDINGS[finding.fault].format(finding.seat))
    if not explains([(one.attempt, one.seat) for one in recorded.named], draw.attempt):
        raise RecordRuleError(
            inside(place, "named"), f"it does not say of each attempt before {draw.attempt} why"
        )
    for one in recorded.named:
        if one.seat is not None and Seat(one.seat) in shares:
            raise RecordRuleError(
                inside(place, "named"), f"seat {one.seat} is named, and its share went in even so"
            )
    right = drawn_hands(draw, recorded.secret, shares)
    for seat in SEATS:
        if set(deal.hands[seat - 1]) != set(right[seat - 1]):
            raise RecordRuleError(
                place, f"seat {seat} was dealt other tiles than come of the secret and the shares"
            )


_FINDINGS: Final[Mapping[Fault, str]] = {
    Fault.SECRET_DIFFERS: "the secret is another than the server had committed itself to",
    Fault.SHARE_DIFFERS: "the share of seat {0} is another than it had committed itself to",
    Fault.SHARE_DROPPED: "the share of seat {0}, which had committed itself, is missing",
    Fault.SHARE_ADDED: "there is a share of seat {0}, which had committed itself to none",
}


def draws_told(record: Record) -> str:
    """Say in a few words what of a record's deals was checked to follow from their draws."""
    drawn = sum(deal.draw is not None for deal in record.deals)
    if record.is_seeded:
        return "dealt from a seed"
    if not drawn:
        return "how it was dealt is not recorded"
    count = counted(len(record.deals), "deal")
    follows = "follows from how it was drawn" if drawn == 1 else "follow from how they were drawn"
    return f"{drawn} of {count} {follows}"


def draw_told(deal: RecordedDeal, *, is_seeded: bool = False) -> Iterator[str]:
    """Yield in sentences how a deal came about, and whether it can be proved."""
    recorded = deal.draw
    if recorded is None and is_seeded:
        yield "It comes from a seed: whoever set the seed knew it."
        return
    if recorded is None:
        yield "How it was drawn is not recorded: whoever dealt it could have chosen it."
        return
    for one in recorded.named:
        yield f"Attempt {one.attempt} to draw it came to nothing: {_why(one)}."
    seats = [int(seat) for seat in SEATS if seat in recorded.shares]
    if not seats:
        yield "It was drawn without a share of any seat: the server alone could have chosen it."
    elif len(seats) == len(SEATS):
        yield "It was drawn with a share of every seat: see docs/fair-deals.md for the proof."
    else:
        shown = ", ".join(map(str, seats))
        yield f"It was drawn with shares of seats {shown}: see docs/fair-deals.md for the proof."


def _why(one: Named) -> str:
    why = _WHYS.get(one.why, one.why)
    return why if one.seat is None else f"seat {one.seat} {why}"


_WHYS: Final = {
    "late": "gave no share in time",
    "lost": "lost its link",
    "malformed": "gave a share that is none",
    "twice": "gave two different things",
    "copied": "gave another seat's commitment",
    "mismatch": "gave a share that it had not committed itself to",
    "out_of_turn": "gave its share before all had committed themselves",
    "given_up": "it was given up",
}


def _named(value: object, place: str) -> tuple[Named, ...]:
    named = []
    for number, entry in enumerate(a_list(value, place), 1):
        here = inside(place, f"entry {number}")
        parts = a_list(entry, here)
        if len(parts) not in (2, 4):
            raise RecordFormError(
                here, f"[attempt, why] or [attempt, why, seat, name] is right, not {len(parts)}"
            )
        attempt = a_number(parts[0], here, least=1)
        why = a_text(parts[1], here)
        if why not in _WHYS:
            raise RecordFormError(here, f"{quoted(why)} is not known")
        who = () if len(parts) == 2 else (int(a_seat(parts[2], here)), a_text(parts[3], here))
        named.append(Named(attempt, why, *who))
    return tuple(named)


def _plain_named(one: Named) -> list[object]:
    return [one.attempt, one.why, *(() if one.seat is None else (one.seat, one.name))]


def _by_seat(value: object, place: str) -> dict[Seat, bytes]:
    names = tuple(str(int(seat)) for seat in SEATS)
    plain = an_object(value, place, (), names)
    return {Seat(int(key)): _bytes(part, f"{place}, seat {key}") for key, part in plain.items()}


def _plain_by_seat(values: Mapping[Seat, bytes]) -> dict[str, object]:
    return {str(int(seat)): values[seat].hex() for seat in SEATS if seat in values}


def _bytes(value: object, place: str) -> bytes:
    return bytes.fromhex(_hex(value, place, 2 * SIZE))


def _hex(value: object, place: str, digits: int) -> str:
    if not isinstance(value, str) or len(value) != digits or not set(value) <= _HEX:
        raise RecordFormError(place, f"{digits} hexadecimal digits are right, not {quoted(value)}")
    return value
