"""Looks back for tests of the window: one that is told what to find, and what is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from doublesix.review.look import look_back
from doublesix.review.plain import plain_review
from doublesix_client.core.looking import LookFault, Looking, LookPhase
from tests.shared.review.samples import by_trying, heaviest_first, replayed

Tell = Callable[[Looking], None]


def found_in(record: dict[str, Any], deal: int) -> dict[str, Any]:
    """Return what is found of a deal by somebody who thinks heavy tiles good."""
    review = look_back(replayed(record), deal, heaviest_first, by_trying(14), lambda: None)
    return plain_review(record["profile"], [review], level="master", effort=1)


@dataclass
class FakeLooker:
    """Keeps what it was asked for, and tells what a test wants."""

    asked: list[tuple[str, int]] = field(default_factory=list)
    cancelled: int = 0
    _tell: Tell | None = None

    def begin(self, record: Callable[[], str], deal: int, tell: Tell) -> None:
        self.asked.append((record(), deal))
        self._tell = tell

    def cancel(self) -> None:
        self.cancelled += 1

    def tell(self, news: Looking) -> None:
        """Tell whoever asked last."""
        assert self._tell is not None
        self._tell(news)

    def be_at(self, done: int, of: int) -> None:
        """Tell how far it is."""
        self.tell(Looking(LookPhase.WORKING, done, of))

    def find(self, found: dict[str, Any]) -> None:
        """Tell what was found."""
        self.tell(Looking(LookPhase.READY, found=found))

    def fail(self, fault: LookFault) -> None:
        """Tell that nothing is found."""
        self.tell(Looking(LookPhase.FAILED, fault=fault))
