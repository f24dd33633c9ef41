"""Gate: what a stranger must know to come in, and how often one may guess it.

Knows words and addresses; never tables. A ticket is not guessed: it has 128 random bits, and
one that is over is often only late.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest

from doublesix.protocol.errors import Refusal
from doublesix_server.limits import Guesses
from doublesix_server.log import Identity
from doublesix_server.refusal import Refused, TurnedAway


class Gate:
    """The words that let somebody in.

    Without an `invitation` everybody is let in, without a `worker_token` no worker from
    elsewhere is. `is_own_token` knows the tokens of the server's own workers,
    `is_banned` whom the operator keeps out.
    """

    def __init__(
        self,
        guesses: Guesses,
        *,
        invitation: str = "",
        worker_token: str = "",
        metrics_token: str = "",
        is_own_token: Callable[[str], bool],
        is_banned: Callable[[str, Identity], bool] = lambda address, identity: False,
    ) -> None:
        self._guesses = guesses
        self._invitation = invitation
        self._worker_token = worker_token
        self._metrics_token = metrics_token
        self._is_own_token = is_own_token
        self._is_banned = is_banned

    def check_not_banned(self, address: str, identity: Identity) -> None:
        """Turn away whom the server's operator keeps out."""
        if self._is_banned(address, identity):
            raise TurnedAway(Refusal.BANNED)

    def check_invited(self, address: str, invitation: str | None) -> None:
        """Turn away who was not invited, where one must be."""
        if not self._invitation:
            return
        if invitation is None:
            raise TurnedAway(Refusal.NOT_INVITED)
        self._check_may_try(address)
        if not _are_equal(self._invitation, invitation):
            self.note_wrong(address)
            raise TurnedAway(Refusal.NOT_INVITED)

    def check_worker(self, address: str, token: str) -> None:
        """Turn away a worker with another token than it was given."""
        if not self._is_own_token(token):
            self._check_may_try(address)
            if not self.is_worker(address, token):
                raise TurnedAway(Refusal.WRONG_TOKEN)

    def is_own_worker(self, token: str) -> bool:
        """Tell whether a token is that of a worker which the server started."""
        return self._is_own_token(token)

    def is_worker(self, address: str, token: str) -> bool:
        """Tell whether a token is a worker's; where too many were wrong, none is looked at."""
        return self._is_own_token(token) or self._is_token(address, self._worker_token, token)

    def is_metrics_token(self, address: str, token: str) -> bool:
        """Tell whether a token lets one read the metrics; wrong ones count as elsewhere."""
        return self._is_token(address, self._metrics_token, token)

    def _is_token(self, address: str, right: str, token: str) -> bool:
        if not self._guesses.may(address):
            return False
        if right and _are_equal(right, token):
            return True
        self.note_wrong(address)
        return False

    def check_may_guess(self, address: str) -> None:
        """Refuse to look at a code where too many wrong ones came from."""
        if not self._guesses.may(address):
            raise Refused(Refusal.TOO_MANY_GUESSES)

    def note_wrong(self, address: str) -> None:
        """Count a code, an invitation or a token that was wrong."""
        self._guesses.wrong(address)

    def _check_may_try(self, address: str) -> None:
        if not self._guesses.may(address):
            raise TurnedAway(Refusal.TOO_MANY_GUESSES)


def _are_equal(one: str, other: str) -> bool:
    """Compare in a time that tells nothing of where two words differ."""
    return compare_digest(one.encode(), other.encode())
