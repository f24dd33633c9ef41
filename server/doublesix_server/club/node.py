"""Node: one server of a club, as it says of itself to the others.

Knows where it is found and by which certificate it is known; never its tables.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from doublesix_server.ownership import OtherNode


@dataclass(frozen=True, slots=True)
class Node:
    """A server of the club; `id` is new each time it begins, `is_leaving` once it is to stop.

    `store` is by what the database of its tables is known, None if it does not say.
    """

    id: str
    address: str
    fingerprint: str | None = None
    is_leaving: bool = False
    store: str | None = None

    @property
    def place(self) -> OtherNode:
        """Where clients are sent who are to come here."""
        return OtherNode(self.address, self.fingerprint)


@dataclass(frozen=True, slots=True)
class Word:
    """What a node says; `beat` counts its words, so that an old one is no sign of life."""

    node: Node
    beat: int

    def to_bytes(self) -> bytes:
        """Return what the directory keeps of it."""
        node = self.node
        plain = {
            "address": node.address,
            "fingerprint": node.fingerprint,
            "is_leaving": node.is_leaving,
            "store": node.store,
            "beat": self.beat,
        }
        return json.dumps(plain).encode()


def word_of(node_id: str, kept: bytes) -> Word:
    """Read what the directory keeps of a node; ValueError if it is no word of one."""
    kept_word = json.loads(kept)
    match kept_word:
        case {
            "address": str(address),
            "fingerprint": (str() | None) as fingerprint,
            "is_leaving": bool(is_leaving),
            "beat": int(beat),
        }:
            store = kept_word.get("store")  # which servers of before do not say
            known = store if isinstance(store, str) else None
            return Word(Node(node_id, address, fingerprint, is_leaving, known), beat)
    raise ValueError("no word of a server")
