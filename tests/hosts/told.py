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
    """Return where what a seat was told of finished deals is not what the record says.

    Whoever was away while a deal ended was told of its beginning only: the others go on.
    """
    found = []
    for number, told in deals.items():
        if number > len(record["deals"]):
            found.append(f"deal {number} is not kept")
            continue
        kept = record["deals"][number - 1]
        plays = [list(play) for play in kept["plays"]]
        pairs = {
            "hand": (told["dealt"], sorted(kept["hands"][str(told["seat"])])),
            "plays": (told["plays"], plays[: len(told["plays"])]),
        }
        if (result := told.get("result")) is not None:
            pairs["plays"] = (told["plays"], plays)
            pairs |= {name: (result[name], kept["result"][name]) for name in ("winner", "score")}
        found += [
            f"deal {number}: {name} told {one}, kept {other}"
            for name, (one, other) in pairs.items()
            if one != other
        ]
    if "result" not in deals.get(len(record["deals"]), {}):
        found.append("the end was not told")
    return found
