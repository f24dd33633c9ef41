"""News of a look back are values: equal where they say the same."""

from __future__ import annotations

from doublesix_client.core.looking import LookFault, Looking, LookPhase


def test_news_without_a_fault_say_none() -> None:
    assert Looking(LookPhase.WORKING, 3, 26) == Looking(LookPhase.WORKING, done=3, of=26)
    assert Looking(LookPhase.READY, found={}).fault is None


def test_phases_and_faults_are_the_words_that_qml_reads() -> None:
    assert [str(phase) for phase in LookPhase] == ["none", "working", "ready", "failed"]
    assert str(LookFault.NOT_INSTALLED) == "not_installed"
