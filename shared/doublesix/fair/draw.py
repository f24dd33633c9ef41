"""Draw: how a random deal comes about, from a server's secret and the seats' shares.

The algorithm is documented with test vectors in `docs/fair-deals.md`. Each hash begins with a label
and holds the draw's name, so that nothing of one draw, seat or stage is good for another.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from hashlib import sha256
from typing import Final

from doublesix.rules.deal import Hands
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.shuffle import shuffled, stream_of
from doublesix.rules.value import value

SIZE: Final = 32
"""How many bytes a secret, a share and a commitment have."""
_NUMBER_BYTES: Final = 8
_TABLE_DIGITS: Final = 32
_TABLE: Final = b"doublesix-table-v1"
_DRAW: Final = b"doublesix-draw-v1"
_SECRET: Final = b"doublesix-secret-v1"
_SHARE: Final = b"doublesix-share-v1"
_FAIR: Final = b"doublesix-fair-v1"


@value
class DrawId:
    """Which draw: of which deal, and which attempt at it; all are counted from 1.

    `table` is a text of 32 hexadecimal digits that tells a table from all others and nobody how to
    come to it: a record may be shown around.
    """

    table: str
    session: int
    deal: int
    attempt: int

    @property
    def name(self) -> bytes:
        """The draw in every hash of it."""
        numbers = (self.session, self.deal, self.attempt)
        packed = b"".join(number.to_bytes(_NUMBER_BYTES, "big") for number in numbers)
        return sha256(_DRAW + packed + self.table.encode()).digest()


@value
class Named:
    """Why an attempt came to nothing: which one, why (a code), and whose share was missing.

    `seat` is None where nobody's was; `name` is who sat there.
    """

    attempt: int
    why: str
    seat: int | None = None
    name: str = ""


@value
class Drawn:
    """A draw that became a deal: the secret, the shares that went in, who was named before."""

    draw: DrawId
    secret: bytes = field(repr=False)
    shares: tuple[tuple[Seat, bytes], ...] = field(repr=False)
    named: tuple[Named, ...] = ()

    @property
    def commitment(self) -> bytes:
        """What the server said of its secret beforehand."""
        return secret_commitment(self.draw, self.secret)

    @property
    def commitments(self) -> dict[Seat, bytes]:
        """What each seat said of its share beforehand."""
        return {seat: share_commitment(self.draw, seat, share) for seat, share in self.shares}


def table_text(luck: str) -> str:
    """Return what draws call a table, from something that is known to nobody but its server."""
    return sha256(_TABLE + luck.encode()).hexdigest()[:_TABLE_DIGITS]


def secret_commitment(draw: DrawId, secret: bytes) -> bytes:
    """Return what a server says of its secret before it hears of any share."""
    return sha256(_SECRET + draw.name + secret).digest()


def share_commitment(draw: DrawId, seat: int, share: bytes) -> bytes:
    """Return what a seat says of its share before it shows it."""
    return sha256(_SHARE + draw.name + bytes([seat]) + share).digest()


def hands_of(drawn: Drawn) -> Hands:
    """Return the deal that comes of a draw."""
    return drawn_hands(drawn.draw, drawn.secret, dict(drawn.shares))


def drawn_hands(draw: DrawId, secret: bytes, shares: Mapping[Seat, bytes]) -> Hands:
    """Return the deal of a secret and shares of `SIZE` bytes each, whoever gave none."""
    sizes = {len(secret), *map(len, shares.values())}
    assert sizes == {SIZE}, sizes
    given = b"".join(bytes([seat]) + shares[seat] for seat in SEATS if seat in shares)
    return shuffled(stream_of(sha256(_FAIR + draw.name + secret + given).digest()))
