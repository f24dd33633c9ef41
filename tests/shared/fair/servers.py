"""A server's side of draws, honest or not, and clients that hear it, for tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from doublesix.fair.draw import (
    DrawId,
    drawn_hands,
    secret_commitment,
)
from doublesix.fair.witness import Reply, Witness
from doublesix.rules.deal import Hands
from doublesix.rules.notation import names_of
from doublesix.rules.seat import SEATS, Seat

Message = dict[str, Any]
TABLE = "5e" * 16
NAMES = {Seat.ONE: "Ana", Seat.TWO: "Ivo", Seat.THREE: "Eva", Seat.FOUR: "Leo"}


class FakeServer:
    """Draws deals for four clients; a test has it change what it says by overriding a stage."""

    def __init__(self, seats: tuple[Seat, ...] = SEATS) -> None:
        self._random = random.Random("a server")
        self.clients = {seat: Witness(random.Random(f"{seat}").randbytes) for seat in SEATS}
        for client in self.clients.values():
            client.gives_shares = True
        self.seats = seats
        self.deal = 0
        self.table = TABLE
        self.draw = DrawId(TABLE, 1, 0, 0)
        self.secret = b""
        self.commitments: dict[Seat, bytes] = {}
        self.shares: dict[Seat, bytes] = {}
        self.named: list[Message] = []
        self.hands: Hands = ((), (), (), ())
        self.change: dict[str, Callable[[Message], None]] = {}

    def sit(self, **fields: Any) -> None:
        """Tell each client where it sits."""
        for seat in SEATS:
            seats = [{"seat": int(one), "stand_in": None, "name": NAMES[one]} for one in SEATS]
            you = {"seats": [int(seat)]}
            self.tell(seat, {"type": "table", "seats": seats, "you": you, **fields})

    def tell(self, seat: Seat, message: Message) -> list[Reply]:
        return self.clients[seat].hear(message)

    def say(self, stage: str, **fields: Any) -> dict[Seat, list[Reply]]:
        """Tell all of a stage, and return what they ask for."""
        draw = self.draw
        replies = {}
        for seat in SEATS:
            message = {
                "type": "draw",
                "stage": stage,
                "table": draw.table,
                "session": draw.session,
                "deal": draw.deal,
                "attempt": draw.attempt,
                "commitment": secret_commitment(draw, self.secret),
                "commitments": {},
                "named": list(self.named),
                "shares": {},
                "secret": None,
                "yours": [],
                **fields,
            }
            if stage in ("commit", "reveal") and seat in self.seats:
                message["yours"] = [int(seat)]
            if stage in self.change:
                self.change[stage](message)
            replies[seat] = self.tell(seat, message)
        return replies

    def commit(self, *, attempt: int = 1) -> None:
        """Begin an attempt at the next deal, or another at this one."""
        if attempt == 1:
            self.deal += 1
            self.named = []
        self.draw = DrawId(self.table, 1, self.deal, attempt)
        self.secret = self._random.randbytes(32)
        self.commitments, self.shares = {}, {}
        for replies in self.say("commit").values():
            for reply in replies:
                given = reply.fields["commitments"].items()
                self.commitments |= {Seat(int(seat)): value for seat, value in given}

    def reveal(self) -> None:
        """Tell the commitments, and take the shares."""
        for replies in self.say("reveal", commitments=self._plain(self.commitments)).values():
            for reply in replies:
                given = reply.fields["shares"].items()
                self.shares |= {Seat(int(seat)): value for seat, value in given}

    def dealt(self, hands: Hands | None = None) -> None:
        """Deal what was drawn, or other hands."""
        drawn = drawn_hands(self.draw, self.secret, self.shares)
        self.hands = drawn if hands is None else hands
        self.say("dealt", commitments=self._plain(self.commitments))
        for seat in SEATS:
            self.update(seat, hand=names_of(self.hands[seat - 1]))

    def end(self) -> None:
        """Deal what was drawn, end it and open it."""
        self.dealt()
        self.over()
        self.opened()

    def over(self, shown: Hands | None = None) -> None:
        """End the deal as it lies: everybody is shown all hands."""
        hands = self.hands if shown is None else shown
        result = {"hands": {str(int(seat)): names_of(hands[seat - 1]) for seat in SEATS}}
        for seat in SEATS:
            self.update(seat, hand=names_of(self.hands[seat - 1]), result=result)

    def opened(self) -> None:
        """Tell the secret and the shares."""
        commitments, shares = self._plain(self.commitments), self._plain(self.shares)
        self.say("opened", commitments=commitments, shares=shares, secret=self.secret)

    def update(self, seat: Seat, **fields: Any) -> None:
        view = {"deal": self.deal, "seat": int(seat), "plays": [], **fields}
        self.tell(seat, {"type": "update", "view": view})

    def play(self) -> None:
        """Draw a deal, deal it, end it and open it."""
        self.commit()
        self.reveal()
        self.end()

    def name(self, seat: Seat, why: str = "late") -> None:
        """Name a seat, which is asked no more for this deal."""
        attempt = self.draw.attempt
        named = {"attempt": attempt, "why": why, "seat": int(seat), "name": NAMES[seat]}
        self.named.append(named)
        self.seats = tuple(one for one in self.seats if one is not seat)

    def give_up(self) -> None:
        """Name nobody for an attempt that came to nothing."""
        attempt = self.draw.attempt
        self.named.append({"attempt": attempt, "why": "given_up", "seat": None, "name": ""})

    def _plain(self, values: dict[Seat, bytes]) -> dict[str, bytes]:
        return {str(int(seat)): value for seat, value in values.items()}
