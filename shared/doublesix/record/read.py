"""Read: bytes to a record, strictly by its form.

Knows keys, types and words; never whether what they say keeps the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from doublesix.record.draw import read_draw
from doublesix.record.errors import RecordFormError
from doublesix.record.fields import (
    a_list,
    a_number,
    a_seat,
    a_text,
    a_tile,
    a_truth,
    a_word,
    an_object,
    inside,
)
from doublesix.record.form import (
    FORMAT,
    NAMING,
    VERSION,
    OtherPerson,
    Record,
    RecordedDeal,
    RecordedPlay,
    Seated,
    StandIn,
)
from doublesix.record.strict import parse, quoted
from doublesix.rules.acts import PASS, Kind, Play
from doublesix.rules.deal import Hand, Hands
from doublesix.rules.layout import End
from doublesix.rules.notation import PASS_WORD
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.profiles import PROFILES
from doublesix.rules.result import Ending, Pips, Result, Score
from doublesix.rules.seat import SEATS, Partnership, Seat

Stretch = TypeVar("Stretch", StandIn, OtherPerson)

_KINDS: Final = {kind.value: kind for kind in Kind}
_ENDS: Final = {end.value: end for end in End}
_ENDINGS: Final = {ending.value: ending for ending in Ending}
_OPENINGS: Final = {rule.value: rule for rule in OpeningRule}
_PARTNERSHIPS: Final = {partnership.value: partnership for partnership in Partnership}
_SEAT_NAMES: Final = tuple(str(int(seat)) for seat in SEATS)


def read(content: bytes | str) -> Record:
    """Return the record that a text holds; RecordFormError names the place that cannot be read.

    `tries` in a deal, acts that must be refused, are accepted and not kept.
    """
    value = parse(content)
    if not isinstance(value, dict):
        raise RecordFormError("", f"a record is an object, not {quoted(value)}")
    _check_format(value)
    plain = an_object(
        value, "", ("format", "version", "profile", "deals"), ("strict", "seeded", "seats")
    )
    profile = a_word(plain["profile"], "profile", PROFILES)
    is_strict = a_truth(plain["strict"], "strict") if "strict" in plain else False
    is_seeded = a_truth(plain["seeded"], "seeded") if "seeded" in plain else False
    seats = _seats(plain["seats"]) if "seats" in plain else None
    deals = tuple(
        _deal(deal, f"deal {number}")
        for number, deal in enumerate(a_list(plain["deals"], "deals"), 1)
    )
    return Record(profile, deals, seats, is_strict, is_seeded)


def _check_format(plain: dict[str, object]) -> None:
    """Check what kind of file this is, before anything else in it is judged."""
    for key in ("format", "version"):
        if key not in plain:
            raise RecordFormError("", f'no record: the key "{key}" is missing')
    a_word(plain["format"], "format", {FORMAT: FORMAT})
    if a_number(plain["version"], "version") != VERSION:
        raise RecordFormError(
            "version", f"{quoted(plain['version'])} is not known, {VERSION} is right"
        )


def _seats(value: object) -> tuple[Seated, ...]:
    entries = a_list(value, "seats")
    seats: list[Seated] = []
    for number, entry in enumerate(entries, 1):
        place = f"seats, entry {number}"
        plain = an_object(entry, place, ("seat", "name", "kind"), ("level",))
        seat = a_seat(plain["seat"], inside(place, "seat"))
        if seat in [other.seat for other in seats]:
            raise RecordFormError(place, f"seat {seat} is there twice")
        name = a_text(plain["name"], inside(place, "name"))
        kind = a_word(plain["kind"], inside(place, "kind"), _KINDS)
        level = a_text(plain["level"], inside(place, "level")) if "level" in plain else None
        if level is not None and kind is not Kind.BOT:
            raise RecordFormError(place, '"level" is right for the kind "bot" only')
        seats.append(Seated(seat, name, kind, level))
    for seat in SEATS:
        if seat not in [other.seat for other in seats]:
            raise RecordFormError("seats", f"seat {seat} is missing: all four are right")
    return tuple(seats)


def _deal(value: object, place: str) -> RecordedDeal:
    plain = an_object(
        value,
        place,
        ("hands", "plays"),
        ("match", "opening", "result", "takebacks", "stand_ins", "persons", "draw", "tries"),
    )
    match = a_number(plain["match"], inside(place, "match")) if "match" in plain else None
    hands = _hands(plain["hands"], inside(place, "hands"))
    opening = _opening(plain["opening"], inside(place, "opening")) if "opening" in plain else None
    plays = tuple(
        _play(play, inside(place, f"play {number}"))
        for number, play in enumerate(a_list(plain["plays"], inside(place, "plays")), 1)
    )
    result = _result(plain["result"], inside(place, "result")) if "result" in plain else None
    takebacks = None
    if "takebacks" in plain:
        takebacks = a_number(plain["takebacks"], inside(place, "takebacks"), least=0)
    stand_ins = None
    if "stand_ins" in plain:
        here = inside(place, "stand_ins")
        stand_ins = _stretches(plain["stand_ins"], here, "level", StandIn)
    persons = None
    if "persons" in plain:
        persons = _stretches(plain["persons"], inside(place, "persons"), "name", OtherPerson)
    draw = read_draw(plain["draw"], inside(place, "draw")) if "draw" in plain else None
    return RecordedDeal(hands, plays, match, opening, result, takebacks, stand_ins, persons, draw)


def _hands(value: object, place: str) -> Hands:
    plain = an_object(value, place, _SEAT_NAMES)
    one, two, three, four = (_hand(plain[name], f"{place}, seat {name}") for name in _SEAT_NAMES)
    return one, two, three, four


def _hand(value: object, place: str) -> Hand:
    return tuple(
        a_tile(tile, inside(place, f"tile {number}"))
        for number, tile in enumerate(a_list(value, place), 1)
    )


def _opening(value: object, place: str) -> Opening:
    plain = an_object(value, place, ("rule",), ("opener", "by"))
    rule = a_word(plain["rule"], inside(place, "rule"), _OPENINGS)
    opener = a_seat(plain["opener"], inside(place, "opener")) if "opener" in plain else None
    by = a_seat(plain["by"], inside(place, "by")) if "by" in plain else None
    if opener is None and rule is not OpeningRule.NAMED:
        raise RecordFormError(place, 'the key "opener" is missing')
    return Opening(rule, opener, by)


def _play(value: object, place: str) -> RecordedPlay:
    parts = a_list(value, place)
    if len(parts) not in (2, 3):
        raise RecordFormError(
            place,
            f'[3, "66"], [4, "64", "right"] or [1, "pass"] is right, not {len(parts)} entries',
        )
    seat = a_seat(parts[0], place)
    if parts[1] == PASS_WORD:
        if len(parts) != 2:
            raise RecordFormError(place, "a pass names no end")
        return RecordedPlay(seat, PASS)
    tile = a_tile(parts[1], place)
    end = a_word(parts[2], place, _ENDS) if len(parts) == 3 else None
    return RecordedPlay(seat, Play(tile, end))


def _result(value: object, place: str) -> Result:
    plain = an_object(
        value,
        place,
        (
            *("kind", "winner", "leader", "pips", "key_tile", "points"),
            *("streak_broken", "score", "match_winner"),
        ),
    )
    return Result(
        kind=a_word(plain["kind"], inside(place, "kind"), _ENDINGS),
        winner=_partnership(plain["winner"], inside(place, "winner")),
        leader=_leader(plain["leader"], inside(place, "leader")),
        pips=_pips(plain["pips"], inside(place, "pips")),
        key_tile=a_truth(plain["key_tile"], inside(place, "key_tile")),
        points=a_number(plain["points"], inside(place, "points")),
        streak_broken=a_truth(plain["streak_broken"], inside(place, "streak_broken")),
        score=_score(plain["score"], inside(place, "score")),
        match_winner=_partnership(plain["match_winner"], inside(place, "match_winner")),
    )


def _partnership(value: object, place: str) -> Partnership | None:
    return None if value is None else a_word(value, place, _PARTNERSHIPS)


def _leader(value: object, place: str) -> Seat | None:
    return None if value is None else a_seat(value, place)


def _pips(value: object, place: str) -> Pips:
    plain = an_object(value, place, _SEAT_NAMES)
    one, two, three, four = (
        a_number(plain[name], inside(place, f"seat {name}")) for name in _SEAT_NAMES
    )
    return one, two, three, four


def _score(value: object, place: str) -> Score:
    plain = an_object(value, place, tuple(_PARTNERSHIPS))
    one_three, two_four = (a_number(plain[name], inside(place, name)) for name in _PARTNERSHIPS)
    return Score(one_three, two_four)


def _stretches(
    value: object, place: str, who: str, made: Callable[[int, int, Seat, str], Stretch]
) -> tuple[Stretch, ...]:
    """Take stretches of plays, each with who made them: a level or a name."""
    stretches: list[Stretch] = []
    for number, entry in enumerate(a_list(value, place), 1):
        here = inside(place, f"entry {number}")
        parts = a_list(entry, here)
        if len(parts) != 4:
            raise RecordFormError(
                here, f"[first play, last play, seat, {who}] is right, not {len(parts)} entries"
            )
        first, last = (a_number(part, here, least=NAMING) for part in parts[:2])
        stretches.append(made(first, last, a_seat(parts[2], here), a_text(parts[3], here)))
    return tuple(stretches)
