"""The binding to Qt keeps the counts of True and None, and a window that plays on grows no larger.

A release of PySide lost one of either with each signal; the process died some hundred acts later.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from tests.client.whole.watched import deals_watched

FEW = 50
"""What is counted beside goes up and down a little."""


class Sender(QObject):
    sent = Signal()


def test_signals_and_calls_leave_the_counts_of_true_and_none(qtbot: QtBot) -> None:
    sender = Sender()
    sender.sent.emit()
    before = sys.getrefcount(True), sys.getrefcount(None)
    for _ in range(200):
        sender.sent.emit()
        sender.setObjectName("canary")
    after = sys.getrefcount(True), sys.getrefcount(None)
    drift = [a - b for a, b in zip(after, before, strict=True)]
    assert all(abs(one) < FEW for one in drift), drift


@pytest.mark.slow
def test_a_window_that_shows_deal_after_deal_grows_no_larger(qtbot: QtBot, tmp_path: Path) -> None:
    """The long form is `python -m tests.bench.window` (W7)."""
    with deals_watched(tmp_path / "home") as watched:
        watched.play(10)
        gc.collect()
        before = watched.objects()
        watched.play(30)
        gc.collect()
        assert watched.objects() == before
