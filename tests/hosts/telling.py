"""Telling: how a client of a trial, a process of its own, tells whoever began it how it fares.

One line of JSON for each change; nothing else stands on standard output. It is over when standard
input ends.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from tests.hosts.told import Told

Message = dict[str, Any]


class Teller:
    """Tells how one client fares, and keeps what it was told."""

    def __init__(self) -> None:
        self.told = Told()
        self._said: Message = {}

    def say(self, **news: Any) -> None:
        """Say what is new."""
        if any(self._said.get(name) != value for name, value in news.items()):
            self._said.update(news)
            print(json.dumps(news), flush=True)

    def note_update(self, version: int, view: Message) -> None:
        """Note an update, and say where the session is."""
        self.told.note(version, view)
        is_over = view["phase"] == "over"
        winner = view["result"]["match_winner"] if is_over else None
        turn = None if is_over else view["turn"]
        self.say(version=version, deal=view["deal"], is_over=is_over, winner=winner, turn=turn)

    def note_table(self, table: Message) -> None:
        """Say who is there, and where one sits oneself."""
        states = {str(seat["seat"]): seat["state"] for seat in table["seats"]}
        people = sum(seat["kind"] == "person" for seat in table["seats"])
        seat = table["you"]["seat"]
        self.say(code=table["code"], seat=seat, states=states, people=people)

    def finish(self, record: Message | None = None) -> None:
        """Say all that was told, and the record if one was fetched."""
        self.say(deals=self.told.deals, record=record)


def wait_for_the_end() -> None:
    """Wait until standard input ends."""
    while os.read(sys.stdin.fileno(), 1):
        pass
