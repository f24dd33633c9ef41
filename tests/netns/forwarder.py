"""Forwards what passes a cable late, and loses some of it: for kernels that cannot do so.

    python -m tests.netns.forwarder ADAPTER ADAPTER SECONDS LOSS

Whatever comes in at one adapter goes out at the other, either way, until standard input ends.
What is lost is drawn from a seed of its own, so that two runs lose alike.
"""

from __future__ import annotations

import heapq
import random
import select
import socket
import sys
import time
from contextlib import suppress
from itertools import count

_ALL_PROTOCOLS = 3
_SOL_PACKET, _PACKET_VNET_HDR, _PACKET_IGNORE_OUTGOING = 263, 15, 23
_MOST = 80_000  # what the kernel has not cut into packets yet comes in one piece


def opened(adapter: str) -> socket.socket:
    """Return what reads and writes every frame of an adapter.

    With each comes what its sender left for an adapter to do (checksums, cutting into packets),
    which must be passed on with it: nobody here does it.
    """
    frames = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, 0)
    frames.setsockopt(_SOL_PACKET, _PACKET_VNET_HDR, 1)
    frames.setsockopt(_SOL_PACKET, _PACKET_IGNORE_OUTGOING, 1)
    frames.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4 * 1024 * 1024)
    frames.bind((adapter, _ALL_PROTOCOLS))
    frames.setblocking(False)
    return frames


def forward(one: socket.socket, other: socket.socket, seconds: float, loss: float) -> None:
    """Forward until standard input ends."""
    chance = random.Random(1)
    other_end = {one.fileno(): (one, other), other.fileno(): (other, one)}
    waiting: list[tuple[float, int, bytes, socket.socket]] = []
    numbers = count()
    while True:
        until = max(0.0, waiting[0][0] - time.monotonic()) if waiting else None
        ready, _, _ = select.select([*other_end, sys.stdin.fileno()], [], [], until)
        if sys.stdin.fileno() in ready:
            return
        for number in ready:
            comes, goes = other_end[number]
            with suppress(BlockingIOError):
                while True:
                    frame = comes.recv(_MOST)
                    if chance.random() >= loss:
                        due = time.monotonic() + seconds
                        heapq.heappush(waiting, (due, next(numbers), frame, goes))
        while waiting and waiting[0][0] <= time.monotonic():
            _, _, frame, goes = heapq.heappop(waiting)
            with suppress(OSError):  # a cable that is out, or full: it is lost
                goes.send(frame)


def main(one: str, other: str, seconds: str, loss: str) -> None:
    """Say once that it forwards, then forward."""
    with opened(one) as here, opened(other) as there:
        print("forwards", flush=True)
        forward(here, there, float(seconds), float(loss))


if __name__ == "__main__":
    main(*sys.argv[1:])
