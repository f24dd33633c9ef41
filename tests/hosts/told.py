"""Told: what one client was told of a session, deal by deal, and whether a record says the same.

Knows plain views; never a socket.
"""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


class Told:
    """What one seat was told. `note` fails where something is told otherwise than before."""

    def __init__(self) -> None:
        self.version = 0
        self.deals: dict[int, Message] = {}

    def note(self, version: int, view: Message) -> None:
        """Note an update; one that comes twice must be the same."""
        assert version >= self.version, f"version {version} after {self.version}"
        self.version = version
        seat = view["seat"]
        laid = [play[1] for play in view["plays"] if play[0] == seat and play[1] != "pass"]
        deal = self.deals.setdefault(view["deal"], {"seat": seat, "plays": []})
        assert deal["seat"] == seat, f"seat {seat}, and {deal['seat']} before"
        dealt = sorted([*view["hand"], *laid])
        assert deal.setdefault("dealt", dealt) == dealt, "another hand in the same deal"
        before, now = deal["plays"], [list(play) for play in view["plays"]]
        assert now[: len(before)] == before, "what was played is lost"
        deal["plays"] = now
        if view["phase"] == "over":
            deal["result"] = view["result"]


def differences(deals: dict[int, Message], record: Message) -> list[str]:
    """Return where what a seat was told of finished deals is not what the record says."""
    found = [] if len(deals) == len(record["deals"]) else [f"{len(deals)} deals were told"]
    for number, kept in enumerate(record["deals"], 1):
        told = deals.get(number)
        if told is None:
            found.append(f"deal {number} was not told")
            continue
        pairs = {
            "hand": (told["dealt"], sorted(kept["hands"][str(told["seat"])])),
            "plays": (told["plays"], [list(play) for play in kept["plays"]]),
            "winner": ((told.get("result") or {}).get("winner"), kept["result"]["winner"]),
            "score": ((told.get("result") or {}).get("score"), kept["result"]["score"]),
        }
        found += [
            f"deal {number}: {name} told {one}, kept {other}"
            for name, (one, other) in pairs.items()
            if one != other
        ]
    return found
