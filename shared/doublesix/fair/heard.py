"""Heard: all that a client has heard of the draw of one deal, and what is wrong with it.

Knows what a server said, and what was given to it; never what is to be asked of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from doublesix.fair.draw import DrawId, drawn_hands
from doublesix.fair.judge import Fault, Finding, TileNames, explains, names, opens
from doublesix.rules.seat import Seat
from doublesix.rules.value import value

Plain = Mapping[str, Any]

_MOST_FINDINGS: Final = 64
"""How many findings of one deal are kept: a server can make as many as it likes."""
_MOST_MESSAGES: Final = 100
"""How many of its messages are; a draw with all attempts that there can be has a dozen."""


@value
class Miss:
    """Whose share was missing from an attempt, as a server tells it: nobody's where it gave up."""

    attempt: int
    seat: int | None
    name: str


@dataclass(slots=True)
class Heard:
    """What was heard of the latest attempt at a deal, and what is wrong with any of them.

    `misses` are None until they were told. `held` are the attempts that were begun in this
    client's hearing, by a link that held since; `answered` those at which a seat of its own gave
    all that it was asked for.
    """

    draw: DrawId
    commitment: bytes = b""
    own: dict[Seat, bytes] = field(default_factory=dict)
    commitments: dict[Seat, bytes] | None = None
    has_revealed: bool = False
    hands: dict[Seat, TileNames] = field(default_factory=dict)
    shown: dict[Seat, TileNames] | None = None
    is_opened: bool = False
    is_dealt: bool = False
    misses: list[Miss] | None = None
    held: set[int] = field(default_factory=set)
    answered: set[tuple[int, int]] = field(default_factory=set)
    findings: list[Finding] = field(default_factory=list)
    messages: list[Plain] = field(default_factory=list)

    def find(self, fault: Fault, seat: int | None = None) -> None:
        """Note a fault once."""
        finding = Finding(fault, seat)
        if finding not in self.findings and len(self.findings) < _MOST_FINDINGS:
            self.findings.append(finding)

    def keep(self, message: Plain) -> None:
        """Keep a message as evidence, once."""
        told = {key: _shown(value) for key, value in message.items()}
        if told not in self.messages and len(self.messages) < _MOST_MESSAGES:
            self.messages.append(told)

    def again(self, draw: DrawId) -> Heard:
        """Return what is kept where another attempt begins."""
        return Heard(
            draw,
            misses=self.misses,
            held=self.held,
            answered=self.answered,
            findings=self.findings,
            messages=self.messages,
        )

    def begun(self) -> None:
        """Note that an attempt begins, and that its own seats answer."""
        attempt = self.draw.attempt
        self.held.add(attempt)
        self.answered |= {(attempt, int(seat)) for seat in self.own}

    def lost(self) -> None:
        """Note that the link was lost: nobody can say any more what came of this attempt."""
        if not self.is_dealt:
            self.withheld()
            self.held.discard(self.draw.attempt)

    def withheld(self) -> None:
        """Note that the own seats do not give all that they are asked for."""
        self.answered = {one for one in self.answered if one[0] != self.draw.attempt}

    def see_misses(self, message: Plain) -> None:
        """See whether each attempt before is explained, the same way as ever, and rightly."""
        told = [Miss(one["attempt"], one["seat"], one["name"]) for one in message["named"]]
        pairs = [(one.attempt, one.seat) for one in told]
        if not explains(pairs, message["attempt"]) or self._is_changed(told):
            self.find(Fault.UNEXPLAINED)
        for one in told:
            if one.seat is None and one.attempt in self.held:
                self.find(Fault.UNEXPLAINED)  # who was there knows that it was not restarted
            elif one.seat is not None and (one.attempt, one.seat) in self.answered:
                self.find(Fault.WRONGLY_NAMED, one.seat)
            if one.seat is not None and str(one.seat) in message["commitments"]:
                self.find(Fault.SHARE_ADDED, one.seat)
        self.misses = told

    def _is_changed(self, told: list[Miss]) -> bool:
        """Tell whether somebody else is named now for an attempt that was explained before."""
        if self.misses is None:
            return False
        before, since = told[: len(self.misses)], told[len(self.misses) :]
        return before != self.misses or any(one.attempt < self.draw.attempt for one in since)

    def judge(self, secret: bytes | None, shares: Mapping[Seat, bytes]) -> None:
        """Compare what a deal came of with what was said, given, dealt and shown."""
        self.is_opened = True
        said = self.commitments if self.commitments is not None else {}
        wrong = list(opens(self.draw, self.commitment, said, secret, shares))
        for finding in wrong:
            self.find(finding.fault, finding.seat)
        for seat, own in self.own.items():
            if self.has_revealed and shares.get(seat) != own:
                self.find(Fault.OWN_SHARE_DIFFERS, seat)
        if secret is None or any(finding.fault is Fault.MALFORMED for finding in wrong):
            return
        right = names(drawn_hands(self.draw, secret, shares))
        for fault, hands in (
            (Fault.HAND_DIFFERS, self.hands),
            (Fault.SHOWN_DIFFERS, self.shown or {}),
        ):
            for seat, hand in hands.items():
                if hand != right[seat]:
                    self.find(fault, seat)

    def evidence(self) -> dict[str, Any]:
        """Return all of it as plain values, as JSON can hold them."""
        return {
            "findings": [[finding.fault.value, finding.seat] for finding in self.findings],
            "messages": list(self.messages),
            "own_shares": {str(int(seat)): share.hex() for seat, share in self.own.items()},
            "own_hands": _sorted(self.hands),
            "hands_shown": _sorted(self.shown or {}),
        }


def _sorted(hands: Mapping[Seat, TileNames]) -> dict[str, list[str]]:
    return {str(int(seat)): sorted(hand) for seat, hand in hands.items()}


def _shown(value: Any) -> Any:
    match value:
        case bytes():
            return value.hex()
        case Mapping():
            return {key: _shown(part) for key, part in value.items()}
        case list() | tuple():
            return [_shown(part) for part in value]
    return value
