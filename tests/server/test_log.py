"""The log that forgets: it does at once what waits for it."""

from __future__ import annotations

from doublesix.rules.shuffle import seeded_hands
from doublesix_server.log import Began, Identity, MemoryLog


def test_what_waits_is_done_at_once_and_in_order() -> None:
    log, done = MemoryLog(), []
    began = Began("K7QM2XV0", 1, Identity(b"ana"), "1", "start", "chiva", seeded_hands("s", 1))
    log.append(began, lambda: done.append("entry"))
    log.after(lambda: done.append("after"))
    assert done == ["entry", "after"]
