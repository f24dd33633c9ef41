"""The wire: what travels between a server and its peers, and how it is written.

Knows views, events and requests; never a session or a deal, so that a full state cannot be put
on the wire. `docs/protocol.md` is the description for people.
"""

from typing import Final

SUBPROTOCOL: Final = "doublesix.v1"
"""The WebSocket subprotocol that both sides must name."""

PROTOCOL_VERSION: Final = 1
"""The number in `hello`; it rises when a client of yesterday would misunderstand."""

DEFAULT_PORT: Final = 6006
"""Where a server listens unless told otherwise."""
