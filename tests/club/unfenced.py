"""A node without the fence: the store takes an entry from whoever sends it, for the fault run.

    python -m tests.club.unfenced serve ...

Only the run with the planted fault begins this. The server itself has no such setting.
"""

from __future__ import annotations

from doublesix.__main__ import main
from doublesix_server.store import postgres
from doublesix_server.store.statements import KEEP

_FENCE = " AND o.epoch = asked.epoch"


def take_the_fence_away() -> None:
    """Have entries of any epoch kept."""
    assert _FENCE in KEEP
    vars(postgres)["KEEP"] = KEEP.replace(_FENCE, "")


if __name__ == "__main__":
    take_the_fence_away()
    main()
