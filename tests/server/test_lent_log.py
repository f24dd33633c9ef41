"""A log that was lent to a table keeps and tells nothing once it was taken away."""

from __future__ import annotations

from doublesix_server.lent_log import LentLog
from doublesix_server.log import Closed, Seen
from tests.server.fakes import KeepingLog


def test_a_lent_log_is_the_log_until_it_is_cut() -> None:
    log, told = KeepingLog(), list[str]()
    lent = LentLog(log)

    def say(word: str) -> None:
        lent.append(Closed("K7QM2XV0"), lambda: told.append(f"{word} entry"))
        lent.note(Seen("K7QM2XV0", 5), lambda: told.append(f"{word} note"))
        lent.after(lambda: told.append(word))

    say("first")
    lent.cut()
    say("then")
    assert told == ["first entry", "first note", "first"]
    assert log.entries == [Closed("K7QM2XV0")]
    assert not lent.is_failing
    assert lent.is_lent_from(log)
    assert not lent.is_lent_from(KeepingLog())
