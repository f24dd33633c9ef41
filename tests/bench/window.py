"""How the window keeps up: its start, a fast table, a server that is silent, a thousand deals.

    python -m tests.bench.window [--repeats 7] [--deals 1000] [--short]

Offscreen and painted by the processor, which is the slowest that Qt has. Prints what it measures
and judges nothing. Linux only: memory comes from /proc, and a server is stopped by a signal.
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from doublesix_client import typeface
from doublesix_client.core.link import Arrived
from tests.client.said import Told
from tests.client.whole.driving import Player, driven
from tests.client.whole.watched import Watched, deals_watched, updates
from tests.screens.stage import stage

RATE = 50
"""Plays a second at the fast table."""
SILENT = 10.0
"""Seconds for which the server says nothing."""


class Frames(QObject):
    """When a window's frames were painted; each asks for another."""

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__()
        self.at: list[float] = []
        self.window = window
        window.frameSwapped.connect(self.note)
        window.update()

    @Slot()
    def note(self) -> None:
        """Note that one was painted."""
        self.at.append(time.monotonic())
        self.window.update()

    def during(self, seconds: float) -> list[float]:
        """Return the milliseconds between frames for so long from now."""
        begun = time.monotonic()
        QTest.qWait(round(seconds * 1000))
        times = [at for at in self.at if at >= begun]
        return [(after - before) * 1000 for before, after in pairwise(times)]


def spread(values: Sequence[float]) -> str:
    """Say median, 99th percentile and largest."""
    ordered = sorted(values)
    late = ordered[min(len(ordered) - 1, round(len(ordered) * 0.99))]
    return f"{statistics.median(ordered):.1f}, {late:.1f}, {ordered[-1]:.1f}"


def start(repeats: int) -> None:
    """Print how long ours and a bare window take to their first frame, by turns."""
    took: dict[str, list[float]] = {"ours": [], "bare": []}
    for _ in range(repeats):
        for which, times in took.items():
            begun = time.monotonic()
            argv = [sys.executable, "-m", "tests.bench.window_start", which]
            told = subprocess.run(argv, capture_output=True, text=True, check=True).stdout
            times.append(float(told.split()[-1]) - begun)
    for which, times in took.items():
        low, high = min(times) * 1000, max(times) * 1000
        middle = statistics.median(times) * 1000
        print(f"start to first frame, {which}: {middle:.0f} ms ({low:.0f} to {high:.0f})")


def fast_table(seconds: float) -> None:
    """Print how late the window is with 50 plays a second, told from another thread."""
    plays = list(updates(round(seconds * RATE / 20)))[: round(seconds * RATE)]
    with tempfile.TemporaryDirectory() as folder, stage(Path(folder), theme="dark") as on:
        on.real.settings.set(motion=True)
        on.sit(Told(seat=None))
        told: list[float] = []
        late: list[float] = []

        def tell() -> None:
            begun = time.monotonic()
            for number, update in enumerate(plays):
                time.sleep(max(0.0, begun + number / RATE - time.monotonic()))
                told.append(time.monotonic())
                on.real._bridge.tell(Arrived(update))

        def shown() -> None:
            late.append((time.monotonic() - told[len(late)]) * 1000)

        frames = Frames(on.window)
        on.real.desk.arrived.connect(lambda *_: shown())
        thread = threading.Thread(target=tell)
        begun = time.monotonic()
        thread.start()
        while len(late) < len(plays):
            QTest.qWait(5)
        took = time.monotonic() - begun
        painted = sum(1 for at in frames.at if at >= begun) / took
        print(f"{len(plays)} plays in {took:.1f} s, told {RATE} a second: {painted:.0f} frames a")
        print(f"  second; a play is taken in after {spread(late)} ms (median, p99, largest)")


def silent_server() -> None:
    """Print the intervals between frames before and while the server is stopped."""
    with tempfile.TemporaryDirectory() as folder, driven(Path(folder), seed="silent") as window:
        player = Player(window, window.click)
        player.do("start-chiva")
        while not window.can_press("confirm"):
            window.until(player.step)
        frames = Frames(window.window)
        frames.during(1.0)
        before = frames.during(SILENT)
        [pid] = _children()
        os.kill(pid, signal.SIGSTOP)
        try:
            window.click("confirm")
            silent = frames.during(SILENT)
        finally:
            os.kill(pid, signal.SIGCONT)
        print(f"between frames: {spread(before)} ms; with the server stopped: {spread(silent)} ms")


def _children() -> list[int]:
    tasks = Path("/proc/self/task").iterdir()
    told = [(task / "children").read_text(encoding="ascii") for task in tasks]
    return [int(pid) for line in told for pid in line.split()]


def memory(deals: int) -> None:
    """Print memory and objects after every tenth of so many deals in one window."""
    with tempfile.TemporaryDirectory() as folder, deals_watched(Path(folder)) as watched:
        for part in range(11):
            _print_memory(watched, part * deals // 10)
            watched.play(deals // 10)


def _print_memory(watched: Watched, deals: int) -> None:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    resident = pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    items, models = watched.objects()
    print(f"after {deals} deals: {resident:.1f} MB, {items} items, {models} objects", flush=True)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tests.bench.window")
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--short", action="store_true")
    chosen = parser.parse_args(arguments)
    start(3 if chosen.short else chosen.repeats)
    app = QGuiApplication([])
    typeface.load()
    fast_table(5.0 if chosen.short else 20.0)
    silent_server()
    memory(50 if chosen.short else chosen.deals)
    del app
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
