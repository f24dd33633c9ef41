"""Witness: a client's part in every draw, and its judgement of each deal that has ended.

Hears what a server says, in its plain form, and returns what is to be asked. Knows draws; never
sockets, rules of play or a clock. What it has heard outlives a link.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from doublesix.fair.draw import SIZE, DrawId, drawn_hands, share_commitment
from doublesix.fair.judge import Fault, Finding, TileNames, names, opens
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.value import value

Plain = Mapping[str, Any]
_HAND = 7
_MOST_FINDINGS: Final = 64
"""How many findings of one deal are kept: a server can make as many as it likes."""
_KEPT: Final = 500
"""How many deals are remembered."""


@value
class Reply:
    """A request to be sent."""

    kind: str
    fields: dict[str, Any]


class Ruling(StrEnum):
    """What a client can say of a deal that has ended."""

    SURE = "sure"
    """A share of its own went in, and all matches: nobody could have chosen it."""
    WATCHED = "watched"
    """Others' shares went in, and all that it saw matches."""
    UNSHARED = "unshared"
    """Nobody gave a share: the server alone drew it."""
    BROKEN = "broken"
    """Something does not match."""


@value
class Verdict:
    """What came of checking a deal; `evidence` is all that was heard of it, as plain values."""

    ruling: Ruling
    session: int
    deal: int
    attempt: int
    findings: tuple[Finding, ...]
    shares: tuple[int, ...]
    withheld: tuple[tuple[int, int], ...]
    evidence: dict[str, Any]


@dataclass(slots=True)
class _Heard:
    """What was heard of the latest attempt at a deal, and what is wrong with any of them."""

    draw: DrawId
    commitment: bytes = b""
    own: dict[Seat, bytes] = field(default_factory=dict)
    commitments: dict[Seat, bytes] | None = None
    has_revealed: bool = False
    was_lost: bool = False
    hands: dict[Seat, TileNames] = field(default_factory=dict)
    shown: dict[Seat, TileNames] | None = None
    is_opened: bool = False
    is_dealt: bool = False
    findings: list[Finding] = field(default_factory=list)
    messages: list[Plain] = field(default_factory=list)

    def find(self, fault: Fault, seat: int | None = None) -> None:
        """Note a fault once."""
        finding = Finding(fault, seat)
        if finding not in self.findings and len(self.findings) < _MOST_FINDINGS:
            self.findings.append(finding)

    def again(self, draw: DrawId) -> _Heard:
        """Return what is kept where another attempt begins."""
        return _Heard(draw, findings=self.findings, messages=self.messages)


class Witness:
    """Takes part in draws and judges deals; `random_bytes` is where shares come from."""

    def __init__(self, random_bytes: Callable[[int], bytes] = os.urandom) -> None:
        self.verdict: Verdict | None = None
        self.is_dealing = False
        self._random_bytes = random_bytes
        self._heard: dict[tuple[str, int, int], _Heard] = {}
        self._session: tuple[str, int] | None = None
        self._seats: frozenset[int] = frozenset()
        self._deal = 0
        self._is_new = True

    def lost(self) -> None:
        """Note that the link was lost: whoever names this client for that is right."""
        self.is_dealing = False
        self._seats, self._deal, self._is_new = frozenset(), 0, True
        for heard in self._heard.values():
            heard.is_opened = heard.is_opened or heard.shown is not None
            heard.was_lost = heard.was_lost or not heard.is_dealt

    def hear(self, message: Plain) -> list[Reply]:
        """Take in a message of any type, and return what is to be asked because of it."""
        match message.get("type"):
            case "draw":
                return self._hear_draw(message)
            case "update":
                self._hear_update(message.get("view", {}))
            case "table":
                self._hear_table(message)
        return []

    def _hear_table(self, message: Plain) -> None:
        """Note which seats are played from here."""
        seats, you = message.get("seats", ()), message.get("you", {})
        played = {seat["seat"] for seat in seats if seat.get("stand_in") is None}
        self._seats = frozenset(played.intersection(you.get("seats", ())))

    # Draws

    def _hear_draw(self, message: Plain) -> list[Reply]:
        draw = DrawId(message["table"], message["session"], message["deal"], message["attempt"])
        key = (draw.table, draw.session, draw.deal)
        self._check_opened(key)
        stage = message["stage"]
        self.is_dealing = stage in ("commit", "reveal")
        heard = self._heard.get(key)
        if stage == "commit":
            self._is_new = False
            heard = self._begin(heard, draw, message)
            self._see_who_is_asked(heard, message, message["yours"])
            replies = self._commit(heard, _seats(message["yours"]))
        elif heard is None or heard.draw != draw:
            heard = self._come_late(heard, draw, stage, message)
            replies = []
        elif stage == "reveal":
            replies = self._reveal(heard, message)
        else:
            self._see_again(heard, message)
            replies = []
        self._keep(key, heard)
        if (told := _told(message)) not in heard.messages:
            heard.messages.append(told)
        if stage in ("dealt", "opened"):
            heard.is_dealt = True
            self._session = (draw.table, draw.session)
        if stage == "opened" and draw.deal == self._deal:  # another is not what is shown now
            self._judge(heard, message)
        return replies

    def _keep(self, key: tuple[str, int, int], heard: _Heard) -> None:
        self._heard[key] = heard
        if len(self._heard) > _KEPT:
            del self._heard[next(iter(self._heard))]

    def _begin(self, before: _Heard | None, draw: DrawId, message: Plain) -> _Heard:
        heard = _Heard(draw)
        if before is not None:
            self._see_named(before, message)
            heard = before.again(draw)
            if draw.attempt <= before.draw.attempt or before.is_dealt:
                heard.find(Fault.AGAIN)
        heard.commitment = message["commitment"]
        return heard

    def _commit(self, heard: _Heard, seats: Iterable[Seat]) -> list[Reply]:
        heard.own = {seat: self._random_bytes(SIZE) for seat in seats}
        if not heard.own:
            return []
        said = {str(int(seat)): _said(heard, seat) for seat in heard.own}
        return [_reply("commit_share", heard.draw, commitments=said)]

    def _reveal(self, heard: _Heard, message: Plain) -> list[Reply]:
        """Show the own shares, unless something is wrong: then showing them would help it."""
        if message["commitment"] != heard.commitment:
            heard.find(Fault.COMMITMENT_CHANGED)
        if heard.commitments is not None:
            heard.find(Fault.AGAIN)
            return []
        heard.commitments = _by_seat(message["commitments"])
        for seat in heard.own:
            if heard.commitments.get(seat) != _said(heard, seat):
                heard.find(Fault.OWN_COMMITMENT_CHANGED, seat)
        if heard.findings or not heard.own:
            return []
        heard.has_revealed = True
        shares = {str(int(seat)): share for seat, share in heard.own.items()}
        return [_reply("reveal_share", heard.draw, shares=shares)]

    def _come_late(self, before: _Heard | None, draw: DrawId, stage: str, message: Plain) -> _Heard:
        """Take up a draw whose beginning was not heard: one came later, or was not asked."""
        if before is not None:
            self._see_named(before, message)
        heard = _Heard(draw) if before is None else before.again(draw)
        is_live = draw.deal != self._deal  # one who comes back is told of the deal first
        if message["yours"]:
            heard.find(Fault.NOT_ASKED)
        elif is_live and not self._is_new:  # else it may have begun before one came
            self._see_who_is_asked(heard, message, ())
        if is_live and stage == "dealt":
            self._is_new = False
        heard.commitment = message["commitment"]
        heard.commitments = _by_seat(message["commitments"])
        return heard

    def _see_who_is_asked(self, heard: _Heard, message: Plain, asked: Iterable[int]) -> None:
        """See whether the own seats are asked for shares, but those named before."""
        named = [one["seat"] for one in message["named"]]
        for seat in sorted(self._seats.difference(asked, named)):
            heard.find(Fault.NOT_ASKED, seat)

    def _see_again(self, heard: _Heard, message: Plain) -> None:
        """Compare what is said of a draw that is over with what was said before."""
        if message["commitment"] != heard.commitment:
            heard.find(Fault.COMMITMENT_CHANGED)
        commitments = _by_seat(message["commitments"])
        if heard.commitments is None:
            if heard.own:
                heard.find(Fault.NOT_ASKED)
            heard.commitments = commitments
        for seat in SEATS:
            if commitments.get(seat) != heard.commitments.get(seat):
                heard.find(Fault.OWN_COMMITMENT_CHANGED, seat)

    def _see_named(self, before: _Heard, message: Plain) -> None:
        """See whether this client is named for what it did not do."""
        for one in message["named"]:
            is_own = one["seat"] in before.own and one["attempt"] == before.draw.attempt
            if is_own and not before.was_lost:
                before.find(Fault.WRONGLY_NAMED, one["seat"])

    # Deals

    def _hear_update(self, view: Plain) -> None:
        """Note the own tiles as they were dealt, and all of them when they are shown."""
        self._deal = view.get("deal", 0)
        if self._session is None:
            return
        key = (*self._session, self._deal)
        self._check_opened(key)
        heard = self._heard.get(key)
        if heard is None:
            return
        seat, hand = view.get("seat"), view.get("hand")
        if seat is not None and hand is not None and len(hand) == _HAND:
            heard.hands[Seat(seat)] = frozenset(hand)
        result = view.get("result")
        if result is not None:
            heard.shown = {
                seat: frozenset(result["hands"][str(int(seat))]) | _laid(view["plays"], seat)
                for seat in SEATS
            }

    def _check_opened(self, key: tuple[str, int, int]) -> None:
        """See whether a deal that has ended was left without its secret."""
        for other, heard in self._heard.items():
            if other != key and heard.shown is not None and not heard.is_opened:
                heard.find(Fault.NOT_OPENED)
                heard.is_opened = True
                self._conclude(heard, (), ())

    def _judge(self, heard: _Heard, message: Plain) -> None:
        draw, secret = heard.draw, message["secret"]
        shares = _by_seat(message["shares"])
        heard.is_opened = True
        said = heard.commitments if heard.commitments is not None else {}
        wrong = list(opens(draw, heard.commitment, said, secret, shares))
        for finding in wrong:
            heard.find(finding.fault, finding.seat)
        for seat, own in heard.own.items():
            if heard.has_revealed and shares.get(seat) != own:
                heard.find(Fault.OWN_SHARE_DIFFERS, seat)
        if not any(finding.fault is Fault.MALFORMED for finding in wrong):
            right = names(drawn_hands(draw, secret, shares))
            for seat, hand in heard.hands.items():
                if hand != right[seat]:
                    heard.find(Fault.HAND_DIFFERS, seat)
            for seat, hand in (heard.shown or {}).items():
                if hand != right[seat]:
                    heard.find(Fault.SHOWN_DIFFERS, seat)
        self._conclude(heard, tuple(shares), message["withheld"])

    def _conclude(
        self, heard: _Heard, shares: tuple[Seat, ...], withheld: Iterable[Iterable[int]]
    ) -> None:
        ruling = Ruling.UNSHARED
        if heard.findings:
            ruling = Ruling.BROKEN
        elif heard.own and heard.has_revealed:
            ruling = Ruling.SURE
        elif shares:
            ruling = Ruling.WATCHED
        draw = heard.draw
        counted = tuple((seat, times) for seat, times in withheld)
        given = tuple(int(seat) for seat in shares)
        self.verdict = Verdict(
            ruling,
            draw.session,
            draw.deal,
            draw.attempt,
            tuple(heard.findings),
            given,
            counted,
            _evidence(heard),
        )


def _reply(kind: str, draw: DrawId, **fields: Any) -> Reply:
    return Reply(kind, {"deal": draw.deal, "attempt": draw.attempt, **fields})


def _said(heard: _Heard, seat: Seat) -> bytes:
    return share_commitment(heard.draw, seat, heard.own[seat])


def _seats(numbers: Iterable[int]) -> list[Seat]:
    return [Seat(number) for number in numbers]


def _by_seat(plain: Mapping[str, bytes]) -> dict[Seat, bytes]:
    return {Seat(int(seat)): value for seat, value in plain.items()}


def _laid(plays: Iterable[list[Any]], seat: Seat) -> TileNames:
    return frozenset(play[1] for play in plays if play[0] == seat and play[1] != "pass")


def _told(message: Plain) -> dict[str, Any]:
    return {key: _shown(value) for key, value in message.items()}


def _shown(value: Any) -> Any:
    """Return a value as JSON can hold it."""
    match value:
        case bytes():
            return value.hex()
        case Mapping():
            return {key: _shown(part) for key, part in value.items()}
        case list() | tuple():
            return [_shown(part) for part in value]
    return value


def _evidence(heard: _Heard) -> dict[str, Any]:
    shown = heard.shown or {}
    return {
        "findings": [[finding.fault.value, finding.seat] for finding in heard.findings],
        "messages": list(heard.messages),
        "own_shares": {str(int(seat)): share.hex() for seat, share in heard.own.items()},
        "own_hands": {str(int(seat)): sorted(hand) for seat, hand in heard.hands.items()},
        "hands_shown": {str(int(seat)): sorted(hand) for seat, hand in shown.items()},
    }
