"""Drawing: how a table comes to its random deals, with a share of every seat (Rules 1.12).

First the server commits itself to a secret and each seat's client to a share, then the shares are
shown. Whoever withholds theirs is named, and the draw is void before anybody saw a tile; another
goes on without that seat. Knows seats, peers and bytes; never a tile, nor what a deal is for.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from doublesix.fair.draw import (
    SIZE,
    DrawId,
    Drawn,
    Named,
    secret_commitment,
    share_commitment,
    table_text,
)
from doublesix.protocol.errors import Refusal
from doublesix.protocol.frames import DrawFrames
from doublesix.protocol.plain import Plain
from doublesix.protocol.shares import CommitShare, OfADraw
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.lines import about
from doublesix_server.log import DrawBegun, Identity, Log, nothing
from doublesix_server.people import Bot, Peer, Person
from doublesix_server.refusal import Refused
from doublesix_server.telling import Asked

if TYPE_CHECKING:
    from doublesix_server.table import Table

log = logging.getLogger(__name__)

SHARE_SECONDS = 5.0
"""How long a client may take for each half of its part, unless the server says otherwise."""

Then = Callable[[Drawn | None], None]


@dataclass(slots=True, eq=False)
class _Attempt:
    """A draw that is under way; `asked` are the seats whose clients give a share, with `names`.

    `told_at` is when they were told of the present stage, None until that could be kept.
    """

    draw: DrawId
    secret: bytes = field(repr=False)
    asked: dict[Seat, Peer]
    names: dict[Seat, str]
    commitments: dict[Seat, bytes] = field(default_factory=dict)
    shares: dict[Seat, bytes] = field(default_factory=dict, repr=False)
    told_at: float | None = None

    @property
    def is_committing(self) -> bool:
        """Whether some commitment is missing still."""
        return len(self.commitments) < len(self.asked)


class Drawing:
    """The draws of one table, one at a time.

    `clock` counts seconds: deadlines bind programs only (Rules 1.11).
    """

    def __init__(
        self,
        table: Table,
        *,
        log: Log,
        clock: Callable[[], float],
        seconds: float,
        random_bytes: Callable[[int], bytes],
    ) -> None:
        self._table = table
        self._log = log
        self._clock = clock
        self._seconds = seconds
        self._random_bytes = random_bytes
        self._id = table_text(table.luck)
        self._attempt: _Attempt | None = None
        self._then: Then | None = None
        self._answers: tuple[Identity, str] | None = None
        self._latest: tuple[int, int, int] = (0, 0, 0)
        self._named: tuple[Named, ...] = ()

    @property
    def is_on(self) -> bool:
        """Whether a deal is being drawn."""
        return self._attempt is not None

    def will_answer(self, identity: Identity, request_id: str) -> bool:
        """Tell whether the draw that is under way will answer this request."""
        return self._attempt is not None and self._answers == (identity, request_id)

    def begin(
        self, session: int, deal: int, then: Then, asker: Person | None, asked: Asked | None
    ) -> None:
        """Draw a deal, and do `then` with it: at once where no client gives a share.

        There is none if somebody leaves meanwhile without whom nothing can begin.
        """
        assert self._attempt is None, self._table.code
        self._then = then
        self._answers = None if asker is None or asked is None else (asker.identity, asked.id)
        attempt = 1
        if self._latest[:2] == (session, deal):
            attempt = self._latest[2] + 1
            if all(one.attempt != self._latest[2] for one in self._named):
                self._named = (*self._named, Named(self._latest[2], "given_up"))
        else:
            self._named = ()
        self._try(DrawId(self._id, session, deal, attempt))
        if self.is_on:
            self._table.tell_table()  # who was ready last, or agreed: nobody waits for them now

    def restore(self, entry: DrawBegun) -> None:
        """Take up that a draw was begun; a deal may or may not have come of it."""
        self._latest = (entry.session, entry.deal, entry.attempt)
        self._named = entry.named

    def drop(self) -> None:
        """Draw nothing any more."""
        self._attempt = self._then = None

    # What clients give

    def take(self, peer: Peer, request: OfADraw) -> None:
        """Take what a client gives; Refused if the draw is another or it is not asked."""
        attempt = self._attempt
        which = (request.deal, request.attempt)
        if attempt is None or which != (attempt.draw.deal, attempt.draw.attempt):
            raise Refused(Refusal.DRAW_IS_OVER)
        is_commitment = isinstance(request, CommitShare)
        given = request.commitments if isinstance(request, CommitShare) else request.shares
        mine = {Seat(int(key)): value for key, value in given.items()}
        for seat in mine:
            if attempt.asked.get(seat) is not peer:
                raise Refused(Refusal.NOT_YOURS, seat=int(seat))
        judge = self._why_not_commitment if is_commitment else self._why_not_share
        failures = {seat: why for seat, value in mine.items() if (why := judge(seat, value))}
        if failures:
            self._void(failures)
            return
        was_committing = attempt.is_committing
        (attempt.commitments if is_commitment else attempt.shares).update(mine)
        if was_committing and not attempt.is_committing:
            self._tell("reveal", attempt)
        elif len(attempt.shares) == len(attempt.asked):
            self._complete(attempt)

    def _why_not_commitment(self, seat: Seat, value: bytes) -> str | None:
        assert self._attempt is not None
        commitments = self._attempt.commitments
        if len(value) != SIZE:
            return "malformed"
        if seat in commitments:
            return None if commitments[seat] == value else "twice"
        return "copied" if value in commitments.values() else None

    def _why_not_share(self, seat: Seat, value: bytes) -> str | None:
        attempt = self._attempt
        assert attempt is not None
        if attempt.is_committing:
            return "out_of_turn"
        if len(value) != SIZE:
            return "malformed"
        if seat in attempt.shares:
            return None if attempt.shares[seat] == value else "twice"
        said = attempt.commitments[seat]
        return None if share_commitment(attempt.draw, seat, value) == said else "mismatch"

    def lost(self, peer: Peer) -> None:
        """Go on without the seats of a client whose link is gone, or that are open now."""
        attempt = self._attempt
        if attempt is not None:
            sitters = {seat: self._table.seating.sitter(seat) for seat in SEATS}
            seats = [
                seat
                for seat, sitter in sitters.items()
                if sitter is None or attempt.asked.get(seat) is peer
            ]
            self._void(dict.fromkeys(seats, "lost"))

    def watch(self) -> None:
        """Go on without the seats that took too long; to be called every now and then."""
        attempt = self._attempt
        if attempt is None or attempt.told_at is None or self._log.is_failing:
            return
        if self._clock() - attempt.told_at > self._seconds:
            given = attempt.commitments if attempt.is_committing else attempt.shares
            self._void({seat: "late" for seat in attempt.asked if seat not in given})

    # Attempts

    def _try(self, draw: DrawId) -> None:
        table = self._table
        out = {one.seat for one in self._named}
        asked: dict[Seat, Peer] = {}
        for seat in SEATS:
            sitter = table.seating.sitter(seat)
            if sitter is None:  # who sat there left before the session began
                self._finish(None)
                return
            peer = None if seat in out else sitter.peer
            if peer is not None and peer.gives_shares:
                asked[seat] = peer
        names = {one.seat: one.name for one in table.seating.seats()} if asked else {}
        attempt = self._attempt = _Attempt(draw, self._random_bytes(SIZE), asked, names)
        self._latest = (draw.session, draw.deal, draw.attempt)
        if not asked:
            self._complete(attempt)
            return
        self._log.append(DrawBegun(table.code, *self._latest, self._named))
        self._tell("commit", attempt)

    def _void(self, failures: Mapping[Seat, str]) -> None:
        """Name seats, and try again without them."""
        attempt = self._attempt
        if attempt is None or not failures:
            return
        table, draw = self._table, attempt.draw
        for seat, why in failures.items():
            one = Named(draw.attempt, why, int(seat), attempt.names[seat])
            self._named = (*self._named, one)
            log.info(
                "table %s: seat %d gives no share of a deal: %s",
                *(table.code, seat, why),
                extra=about(table.code, seat),
            )
        self._try(DrawId(draw.table, draw.session, draw.deal, draw.attempt + 1))

    def _complete(self, attempt: _Attempt) -> None:
        shares = tuple(sorted(attempt.shares.items()))
        self._finish(Drawn(attempt.draw, attempt.secret, shares, self._named))

    def _finish(self, drawn: Drawn | None) -> None:
        then = self._then
        self.drop()
        assert then is not None, self._table.code
        then(drawn)

    # Telling

    def _tell(self, stage: str, attempt: _Attempt) -> None:
        attempt.told_at = None
        commitments = {} if stage == "commit" else attempt.commitments
        commitment = secret_commitment(attempt.draw, attempt.secret)
        public = _public(stage, attempt.draw, commitment, commitments, self._named)
        frames = DrawFrames(public)
        sends = []
        for peer in self._witnesses():
            yours = [int(seat) for seat, one in attempt.asked.items() if one is peer]
            sends.append(partial(peer.send, frames.for_one(yours)))

        def tell() -> None:
            attempt.told_at = self._clock()
            for send in sends:
                send()

        self._log.after(tell)

    def _witnesses(self) -> list[Peer]:
        everybody = self._table.seating.everybody()
        return [one.peer for one in everybody if one.peer is not None and self._may_see(one)]

    def _may_see(self, one: Person | Bot) -> bool:
        """Tell whether somebody is here who is told of draws."""
        has_seat = isinstance(one, Bot) or bool(one.seats)
        may_watch = has_seat or self._table.policies.watchers
        return may_watch and one.peer is not None and one.peer.gives_shares

    def dealt(self, drawn: Drawn, *, is_over: bool) -> Callable[[], None]:
        """Return what tells everybody of a draw that became a deal; all of it if that is over."""
        peers = self._witnesses()
        if not peers:
            return nothing
        return partial(_send_all, peers, self.frame_of(drawn, is_over=is_over))

    def tell_current(self, one: Person | Bot, drawn: Drawn, *, is_over: bool) -> None:
        """Tell one who comes how the present deal came about."""
        if self._may_see(one) and one.peer is not None:
            frame = self.frame_of(drawn, is_over=is_over)
            self._log.after(partial(one.peer.send, frame))

    def frame_of(self, drawn: Drawn, *, is_over: bool) -> bytes:
        """Return what is told of a draw that became a deal: its secret only if that is over."""
        stage = "opened" if is_over else "dealt"
        public = _public(stage, drawn.draw, drawn.commitment, drawn.commitments, drawn.named)
        if is_over:
            public["secret"] = drawn.secret
            public["shares"] = {str(int(seat)): share for seat, share in drawn.shares}
        return DrawFrames(public).for_one([])


def _public(
    stage: str,
    draw: DrawId,
    commitment: bytes,
    commitments: Mapping[Seat, bytes],
    named: Iterable[Named],
) -> Plain:
    return {
        "stage": stage,
        "table": draw.table,
        "session": draw.session,
        "deal": draw.deal,
        "attempt": draw.attempt,
        "commitment": commitment,
        "commitments": {str(int(seat)): value for seat, value in sorted(commitments.items())},
        "named": [
            {"attempt": one.attempt, "why": one.why, "seat": one.seat, "name": one.name}
            for one in named
        ],
        "shares": {},
        "secret": None,
    }


def _send_all(peers: Iterable[Peer], frame: bytes) -> None:
    for peer in peers:
        peer.send(frame)
