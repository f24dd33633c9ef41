"""Witness: a client's part in every draw, and its judgement of each deal that has ended.

Hears what a server says, in its plain form, and returns what is to be asked. Knows draws; never
sockets, rules of play or a clock. What it has heard outlives a link.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from doublesix.fair.draw import SIZE, DrawId, share_commitment
from doublesix.fair.heard import Heard, Plain
from doublesix.fair.judge import Fault, TileNames
from doublesix.fair.verdict import Verdict, verdict_of
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.value import value

_HAND = 7
_KEPT: Final = 500
"""How many deals are remembered."""

Key = tuple[str, int, int]
"""Table, session and deal."""


@value
class Reply:
    """A request to be sent."""

    kind: str
    fields: dict[str, Any]


class Witness:
    """Takes part in draws and judges deals; `random_bytes` is where shares come from.

    `gives_shares` is what was said in the hello: a server that took it must draw its random deals.
    """

    def __init__(self, random_bytes: Callable[[int], bytes] = os.urandom) -> None:
        self.verdict: Verdict | None = None
        self.is_dealing = False
        self.gives_shares = False
        self._random_bytes = random_bytes
        self._heard: dict[Key, Heard] = {}
        self._unopened: Key | None = None
        self._code: str | None = None
        self._table: str | None = None
        self._sitting: dict[int, str] = {}
        self._forget_where()

    def _forget_where(self) -> None:
        """Forget where the session stands: what is told next may be of any moment."""
        self._session: tuple[str, int] | None = None
        self._pending: Key | None = None
        self._seats: frozenset[int] = frozenset()
        self._had_seats = self._is_seeded = self._could_redo = False
        self._deal = self._version = 0
        self._is_new = True

    def lost(self) -> None:
        """Note that the link was lost: whoever names this client for that is right."""
        self.is_dealing = False
        self._forget_where()
        for heard in self._heard.values():
            heard.lost()
        self._unopened = None  # who comes back is shown it again, or missed it

    def hear(self, message: Plain) -> list[Reply]:
        """Take in a message of any type, and return what is to be asked because of it."""
        match message.get("type"):
            case "draw":
                return self._hear_draw(message)
            case "update":
                self._hear_update(message)
            case "table":
                self._hear_table(message)
            case "left":
                self._check_opened(None)
                self._forget_where()
                self._code = self._table = None
        return []

    def _hear_table(self, message: Plain) -> None:
        """Note where one is, and which seats are played from here."""
        code = message.get("code")
        if code != self._code:
            self._forget_where()
            self._code, self._table = code, None
        you, seats = message.get("you", {}), message.get("seats", ())
        self._sitting = {
            seat["seat"]: seat.get("name") or seat.get("level") or "" for seat in seats
        }
        played = {seat["seat"] for seat in seats if seat.get("stand_in") is None}
        before, self._seats = self._seats, frozenset(played.intersection(you.get("seats", ())))
        self._is_seeded = bool(message.get("seeded"))
        if message.get("started") is False:
            self._had_seats = bool(self._seats)
        elif self._seats and not before:
            self._session = None  # what was dealt before, was perhaps not told

    # Draws

    def _hear_draw(self, message: Plain) -> list[Reply]:
        draw = DrawId(message["table"], message["session"], message["deal"], message["attempt"])
        key = (draw.table, draw.session, draw.deal)
        self._check_opened(key)
        stage = message["stage"]
        self.is_dealing = stage in ("commit", "reveal")
        before = self._heard.get(key)
        heard = Heard(draw) if before is None else before
        heard.see_misses(message)
        if self._table not in (None, draw.table):
            heard.find(Fault.UNEXPLAINED)
        replies = []
        if stage == "commit":
            self._see_place(heard, key)
            self._is_new = False
            heard = self._next(before, heard, draw)
            heard.commitment = message["commitment"]
            self._see_who_is_asked(heard, message, message["yours"])
            replies = self._commit(heard, _seats(message["yours"]))
        elif before is None or heard.draw != draw:
            heard = self._come_late(self._next(before, heard, draw), stage, message)
        elif stage == "reveal":
            replies = self._reveal(heard, message)
        else:
            self._see_again(heard, message)
        heard.keep(message)
        self._keep(key, heard)
        self._pending = key if self.is_dealing else None
        if not self.is_dealing:
            heard.is_dealt = True
            self._session = draw.table, draw.session
            self._table = self._table or draw.table
        if stage == "opened" and draw.deal == self._deal:  # another is not what is shown now
            self._judge(heard, message)
        return replies

    def _keep(self, key: Key, heard: Heard) -> None:
        self._heard[key] = heard
        if len(self._heard) > _KEPT:
            del self._heard[next(iter(self._heard))]

    def _see_place(self, heard: Heard, key: Key) -> None:
        """See whether a draw is the next: no other was dropped for it, and none came after it."""
        if self._pending not in (None, key):
            heard.find(Fault.UNEXPLAINED)
        latest = [other for other, one in self._heard.items() if one.is_dealt]
        if any(other[0] == key[0] and other > key for other in latest):
            heard.find(Fault.AGAIN)

    def _next(self, before: Heard | None, heard: Heard, draw: DrawId) -> Heard:
        """Return what is heard of an attempt that comes after those of before."""
        if before is None:
            return heard
        if draw.attempt <= before.draw.attempt or before.is_dealt:
            heard.find(Fault.AGAIN)
        return heard.again(draw)

    def _commit(self, heard: Heard, seats: Iterable[Seat]) -> list[Reply]:
        heard.own = {seat: self._random_bytes(SIZE) for seat in seats}
        heard.begun()
        if not heard.own:
            return []
        said = {str(int(seat)): _said(heard, seat) for seat in heard.own}
        return [_reply("commit_share", heard.draw, commitments=said)]

    def _reveal(self, heard: Heard, message: Plain) -> list[Reply]:
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
            heard.withheld()
            return []
        heard.has_revealed = True
        shares = {str(int(seat)): share for seat, share in heard.own.items()}
        return [_reply("reveal_share", heard.draw, shares=shares)]

    def _come_late(self, heard: Heard, stage: str, message: Plain) -> Heard:
        """Take up a draw whose beginning was not heard: one came later, or was not asked."""
        draw = heard.draw
        is_other = self._session not in (None, (draw.table, draw.session))
        is_live = is_other or draw.deal != self._deal  # who comes back is told of the deal first
        if message["yours"]:
            heard.find(Fault.NOT_ASKED)
        elif is_live and not self._is_new:  # else it may have begun before one came
            self._see_who_is_asked(heard, message, ())
        if is_other and self._seats and stage == "opened":
            heard.find(Fault.UNEXPLAINED)
        if is_live and stage == "dealt":
            self._is_new = False
        heard.commitment = message["commitment"]
        heard.commitments = _by_seat(message["commitments"])
        return heard

    def _see_who_is_asked(self, heard: Heard, message: Plain, asked: Iterable[int]) -> None:
        """See whether the own seats are asked for shares, but those named before."""
        named = [one["seat"] for one in message["named"]]
        for seat in sorted(self._seats.difference(asked, named)):
            heard.find(Fault.NOT_ASKED, seat)

    def _see_again(self, heard: Heard, message: Plain) -> None:
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

    # Deals

    def _hear_update(self, message: Plain) -> None:
        """Note the own tiles as they were dealt, and all of them when they are shown."""
        version = message.get("version")
        if isinstance(version, int):
            if version < self._version:
                return  # an answer of before, told again
            self._version = version
        view = message.get("view", {})
        is_fresh = self._is_fresh(view)
        self._deal = view.get("deal", 0)
        key = None if self._session is None else (*self._session, self._deal)
        self._check_opened(key)
        heard = None if key is None else self._heard.get(key)
        if heard is not None and heard.is_dealt:
            self._see_hands(heard, view)
            if view.get("result") is not None and not heard.is_opened:
                self._unopened = key
        elif is_fresh and self.gives_shares and not self._is_seeded:
            self._see_undrawn()
        self._had_seats = bool(self._seats)
        self._could_redo = bool(view.get("can_redo"))

    def _is_fresh(self, view: Plain) -> bool:
        """Tell whether a deal begins before the eyes of one who plays: none that is gone back to.

        Who goes back can go on again, and who goes on again could do so before.
        """
        is_other = view.get("deal", 0) != self._deal
        return is_other and self._had_seats and not (self._could_redo or view.get("can_redo"))

    def _see_undrawn(self) -> None:
        """Find that a deal was dealt of which no draw was told."""
        session = 0 if self._session is None else self._session[1]
        heard = Heard(DrawId("", session, self._deal, 0))
        heard.find(Fault.NOT_ASKED)
        self._conclude(heard, ())

    def _see_hands(self, heard: Heard, view: Plain) -> None:
        number, hand = view.get("seat"), view.get("hand")
        if number is not None and hand is not None and len(hand) == _HAND:
            seat, dealt = Seat(number), frozenset(hand)
            if heard.hands.setdefault(seat, dealt) != dealt:
                heard.find(Fault.HAND_DIFFERS, seat)  # other tiles than the same deal had before
                self._conclude(heard, ())
        result = view.get("result")
        if result is not None:
            heard.shown = {
                seat: frozenset(result["hands"][str(int(seat))]) | _laid(view["plays"], seat)
                for seat in SEATS
            }

    def _check_opened(self, key: Key | None) -> None:
        """See whether a deal that has ended was left without its secret."""
        if self._unopened in (None, key):
            return
        assert self._unopened is not None
        heard = self._heard.get(self._unopened)
        self._unopened = None
        if heard is not None:
            heard.find(Fault.NOT_OPENED)
            heard.is_opened = True
            self._conclude(heard, ())

    def _judge(self, heard: Heard, message: Plain) -> None:
        self._unopened = None
        shares = _by_seat(message["shares"])
        heard.judge(message["secret"], shares)
        self._conclude(heard, tuple(shares))

    def _conclude(self, heard: Heard, shares: tuple[Seat, ...]) -> None:
        which = heard.draw.table, heard.draw.session
        misses = [
            miss
            for (table, session, _), one in self._heard.items()
            if (table, session) == which
            for miss in one.misses or ()
        ]
        self.verdict = verdict_of(heard, shares, misses, self._sitting)


def _reply(kind: str, draw: DrawId, **fields: Any) -> Reply:
    return Reply(kind, {"deal": draw.deal, "attempt": draw.attempt, **fields})


def _said(heard: Heard, seat: Seat) -> bytes:
    return share_commitment(heard.draw, seat, heard.own[seat])


def _seats(numbers: Iterable[int]) -> list[Seat]:
    return [Seat(number) for number in numbers]


def _by_seat(plain: Mapping[str, bytes]) -> dict[Seat, bytes]:
    return {Seat(int(seat)): value for seat, value in plain.items()}


def _laid(plays: Iterable[list[Any]], seat: Seat) -> TileNames:
    return frozenset(play[1] for play in plays if play[0] == seat and play[1] != "pass")
