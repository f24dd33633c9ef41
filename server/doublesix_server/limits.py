"""Limits: how much one connection or one address may ask of a server.

Knows addresses, counts and a clock; never what is asked.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from enum import Enum, auto
from ipaddress import IPv6Address, ip_address

Clock = Callable[[], float]
"""Counts seconds from anywhere."""

_PATIENCE = 10
_MINUTE = 60.0
_MOST_BLOCKS = 100_000
_HOUSE_BITS = 64
_ADDRESS_BITS = 128


class Bucket:
    """So many at once, and so many a second in the long run.

    It begins full. What costs more than it holds takes all of it.
    """

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._then = clock()

    def take(self, cost: float = 1) -> bool:
        """Take as much, or nothing; tell whether it was there."""
        now, burst = self._clock(), self._burst
        left = self._left + (now - self._then) * self._rate
        if left > burst:
            left = burst
        if cost > burst:
            cost = burst
        self._then = now
        is_there = left >= cost
        self._left = left - cost if is_there else left
        return is_there

    def owe(self) -> None:
        """Take one that need not be there: what comes in later fills the debt first."""
        self._left, self._then = self._now() - 1, self._clock()

    @property
    def is_empty(self) -> bool:
        """Whether not even one can be taken now."""
        return self._now() < min(1, self._burst)

    @property
    def is_full(self) -> bool:
        """Whether it is as it was in the beginning."""
        return self._now() >= self._burst

    def _now(self) -> float:
        return min(self._burst, self._left + (self._clock() - self._then) * self._rate)


class Ruling(Enum):
    """What becomes of a request for the pace of its connection."""

    FINE = auto()
    TOO_FAST = auto()
    FAR_TOO_FAST = auto()


class Pace:
    """How fast one connection asks.

    What is too fast may be asked again later; who goes on for ten times what may be asked at once
    is far too fast.
    """

    __slots__ = ("_asked", "_patience")

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self._asked = Bucket(rate, burst, clock)
        self._patience = Bucket(rate, _PATIENCE * burst, clock)

    def judge(self, cost: float = 1) -> Ruling:
        """Count a request, and say what becomes of it."""
        if self._asked.take(cost):
            return Ruling.FINE
        return Ruling.TOO_FAST if self._patience.take() else Ruling.FAR_TOO_FAST


def block_of(address: str) -> str:
    """Return what one house has: an IPv4 address, or the first half of an IPv6 address.

    >>> block_of("203.0.113.7"), block_of("2001:db8::1") == block_of("2001:db8::2:3")
    ('203.0.113.7', True)
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        shift = _ADDRESS_BITS - _HOUSE_BITS
        return f"{IPv6Address(int(found) >> shift << shift)}/{_HOUSE_BITS}"
    return str(found)


class Presence:
    """How many connections each address has now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._here)

    def has_room(self, address: str) -> bool:
        """Tell whether one more may come from there."""
        return self._here.get(block_of(address), 0) < self._most

    def come(self, address: str) -> Stay:
        """Count a connection until its stay ends."""
        block = block_of(address)
        self._here[block] = self._here.get(block, 0) + 1
        return Stay(self._here, block)


class Stay:
    """One connection among those of its address."""

    __slots__ = ("_block", "_here")

    def __init__(self, here: dict[str, int], block: str) -> None:
        self._here = here
        self._block: str | None = block

    def end(self) -> None:
        """Count it no more; to end it again does nothing."""
        block, self._block = self._block, None
        if block is None:
            return
        self._here[block] -= 1
        if not self._here[block]:
            del self._here[block]


class Guesses:
    """How often each address was wrong of late: with codes, invitations and tokens.

    An address is forgotten when it may be wrong as often as in the beginning.
    """

    def __init__(self, a_minute: int, clock: Clock) -> None:
        self._a_minute = a_minute
        self._clock = clock
        self._left: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._left)

    def may(self, address: str) -> bool:
        """Tell whether what comes from there is looked at."""
        left = self._left.get(block_of(address))
        return left is None or not left.is_empty

    def wrong(self, address: str) -> None:
        """Count a wrong one."""
        block = block_of(address)
        left = self._left.get(block)
        if left is None:
            left = self._left[block] = Bucket(self._a_minute / _MINUTE, self._a_minute, self._clock)
        left.owe()  # many may be under way at once: each counts
        self._left.move_to_end(block)
        self._forget()

    def _forget(self) -> None:
        """Forget from the front, where the longest quiet stand: all fill equally fast."""
        while self._left:
            longest_quiet = next(iter(self._left.values()))
            if len(self._left) <= _MOST_BLOCKS and not longest_quiet.is_full:
                return
            self._left.popitem(last=False)
