"""Directory: what the servers of a club know of each other, and who has which table.

`Directory` is what is asked of it. `NatsDirectory` keeps it in three buckets of NATS JetStream: a
word of each node, renewed again and again; a key for each table that is awake, taken by
compare-and-set; and the tables that each node lists. What changes in the first and the last is
heard as it is published, so that no consumer has to outlive the directory's restart.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol
from urllib.parse import urlsplit

import nats
import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.js import JetStreamContext
from nats.js.api import Header, KeyValueConfig
from nats.js.errors import (
    APIError,
    KeyNotFoundError,
    KeyWrongLastSequenceError,
    NoKeysError,
    NotFoundError,
)
from nats.js.kv import KV_DEL, KV_OP, KeyValue

from doublesix_server.addresses import is_beyond
from doublesix_server.club.node import Word, word_of

log = logging.getLogger(__name__)

NODES, TABLES, LISTED = "doublesix-nodes", "doublesix-tables", "doublesix-listed"
KEPT_SECONDS = 60.0
"""How long the word of a node, and its list, stay where nothing renews them."""
_ANSWER_SECONDS = 2.0
_WORD_SECONDS = 0.7
"""After so long its buckets are looked for: one that was lost is not answered for at all."""
_CONNECT_SECONDS = 2
_OPEN_SECONDS = 8.0
_AGAIN_SECONDS = 0.2
_REPLICAS = 3
"""On how many servers of NATS the directory is, where there are so many: one may be lost then."""
_WRONG_LAST_SEQUENCE = 10071
_TOO_FEW_SERVERS = frozenset({10005, 10074})
"""No suitable peers for placement; replicas > 1 not supported in non-clustered mode."""


class Unreachable(Exception):
    """The directory cannot be asked now."""


class Taken(Exception):
    """Somebody else was quicker."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """Who has a table, in which epoch of it; `revision` is what the next one has to know."""

    node_id: str
    epoch: int
    revision: int


class Directory(Protocol):
    """What the nodes of a club know of each other; everything raises Unreachable."""

    async def announce(self, word: Word) -> None:
        """Say that a node is there."""

    async def withdraw(self, node_id: str) -> None:
        """Say that a node is there no more."""

    async def look_up(self, node_id: str) -> Word | None:
        """Return the latest word of a node, None if nothing is kept of it."""

    async def assignment(self, code: str) -> Assignment | None:
        """Return who has a table, None where nobody has."""

    async def assign(self, code: str, node_id: str, epoch: int, last: int) -> Assignment:
        """Give a table to a node; Taken if `last` is not the latest revision, 0 for none."""

    async def unassign(self, code: str, revision: int) -> None:
        """Have nobody own a table, unless it was given away since."""

    async def list_tables(self, node_id: str, rows: bytes) -> None:
        """Say which tables of a node anybody may join."""


_TURNED_AWAY = "it refuses the name and password, or there are none: nats://name:password@host"
Heard = Callable[[str, bytes | None], None]
"""Is told the key and the value of what was said; None where it was taken back."""


class NatsDirectory:
    """The directory of a club in NATS JetStream, at these addresses with commas between."""

    def __init__(self, servers: str, open_seconds: float | None = None) -> None:
        self._servers = [server.strip() for server in servers.split(",")]
        self._open_seconds = open_seconds or _OPEN_SECONDS
        self._is_open = False
        self._is_finding = False
        self._is_turned_away = False
        self._client = Client()
        self._jetstream: JetStreamContext
        self._nodes: KeyValue
        self._tables: KeyValue
        self._listed: KeyValue

    async def open(self, heard_node: Heard, heard_list: Heard) -> None:
        """Connect, and tell what is said from now on and what is kept already."""
        try:
            async with asyncio.timeout(self._open_seconds):
                await self._open(heard_node, heard_list)
            self._is_open = True
        except (nats.errors.Error, OSError, TimeoutError) as error:
            await self.close()
            kind = type(error).__name__
            raise Unreachable(_TURNED_AWAY if self._is_turned_away else kind) from None

    async def _open(self, heard_node: Heard, heard_list: Heard) -> None:
        await self._client.connect(
            self._servers,
            connect_timeout=_CONNECT_SECONDS,
            reconnect_time_wait=_AGAIN_SECONDS,  # type: ignore[arg-type]  # it sleeps so long
            max_reconnect_attempts=-1,
            allow_reconnect=True,
            error_cb=self._pass_over,
            disconnected_cb=self._tell_lost,
            reconnected_cb=self._tell_found,
        )
        self._jetstream = self._client.jetstream(timeout=_ANSWER_SECONDS)
        await self._find_buckets()
        await self._hear(self._nodes, NODES, heard_node)
        await self._hear(self._listed, LISTED, heard_list)

    async def close(self) -> None:
        """Let go of the connection."""
        self._is_open = False
        if not self._client.is_closed:
            await self._client.close()

    @property
    def is_far(self) -> bool:
        """Whether it is on other machines than this one."""
        return any(is_beyond(urlsplit(server).hostname or "") for server in self._servers)

    @property
    def is_reachable(self) -> bool:
        """Whether there is a connection."""
        return self._client.is_connected

    async def announce(self, word: Word) -> None:
        """Say that a node is there; what is kept is set up anew where it was lost.

        Others may be said meanwhile.
        """
        told = asyncio.ensure_future(self._asked(self._nodes.put(word.node.id, word.to_bytes())))
        try:
            await asyncio.wait({told}, timeout=_WORD_SECONDS)
            if not told.done() or told.exception() is not None:
                with suppress(Unreachable):
                    await self._find_lost_buckets()
            await told
        finally:
            told.cancel()

    async def withdraw(self, node_id: str) -> None:
        """Say that a node is there no more."""
        await self._asked(self._nodes.delete(node_id))
        await self._asked(self._listed.delete(node_id))

    async def look_up(self, node_id: str) -> Word | None:
        """Return the latest word of a node, None if nothing is kept of it."""
        try:
            entry = await self._asked(self._nodes.get(node_id))
        except KeyNotFoundError:
            return None
        return word_of(node_id, entry.value or b"")

    async def assignment(self, code: str) -> Assignment | None:
        """Return who has a table, None where nobody has."""
        try:
            entry = await self._asked(self._tables.get(code))
        except KeyNotFoundError:
            return None
        node_id, epoch = json.loads(entry.value or b"")
        return Assignment(node_id, epoch, entry.revision or 0)

    async def assign(self, code: str, node_id: str, epoch: int, last: int) -> Assignment:
        """Give a table to a node; Taken if `last` is not the latest revision, 0 for none."""
        kept = json.dumps([node_id, epoch]).encode()
        try:
            if last:
                revision = await self._asked(self._tables.update(code, kept, last=last))
            else:
                revision = await self._asked(self._tables.create(code, kept))
        except KeyWrongLastSequenceError:
            raise Taken from None
        return Assignment(node_id, epoch, revision)

    async def unassign(self, code: str, revision: int) -> None:
        """Have nobody own a table, unless it was given away since.

        The mark that the key is gone goes too: there would be one for every table that ever was.
        """
        subject = f"$KV.{TABLES}.{code}"
        headers = {KV_OP: KV_DEL, Header.EXPECTED_LAST_SUBJECT_SEQUENCE.value: str(revision)}
        try:
            mark = await self._asked(self._jetstream.publish(subject, headers=headers))
        except APIError:  # it was given away since
            return
        purge = self._jetstream.purge_stream(f"KV_{TABLES}", seq=mark.seq + 1, subject=subject)
        await self._asked(purge)

    async def list_tables(self, node_id: str, rows: bytes) -> None:
        """Say which tables of a node anybody may join."""
        await self._asked(self._listed.put(node_id, rows))

    async def _asked(self, answer: Awaitable[Any]) -> Any:
        """Wait for an answer; nothing is asked of a server that is away, and asked later unseen."""
        if not self._client.is_connected:
            if hasattr(answer, "close"):
                answer.close()
            raise Unreachable("no connection")
        try:
            return await answer
        except (KeyNotFoundError, KeyWrongLastSequenceError):
            raise
        except (nats.errors.Error, OSError, TimeoutError) as error:
            if getattr(error, "err_code", None) == _WRONG_LAST_SEQUENCE:
                raise
            raise Unreachable(type(error).__name__) from None

    async def _find_lost_buckets(self) -> None:
        if self._client.is_connected and not self._is_finding:
            self._is_finding = True
            try:
                await self._asked(self._find_buckets())
            finally:
                self._is_finding = False

    async def _find_buckets(self) -> None:
        self._nodes = await self._bucket(NODES, KEPT_SECONDS)
        self._tables = await self._bucket(TABLES, None)
        self._listed = await self._bucket(LISTED, KEPT_SECONDS)

    async def _bucket(self, name: str, ttl: float | None) -> KeyValue:
        try:
            bucket = await self._jetstream.key_value(name)
        except NotFoundError:
            return await self._made(KeyValueConfig(bucket=name, ttl=ttl, replicas=_REPLICAS))
        await self._spread(f"KV_{name}")
        return bucket

    async def _made(self, config: KeyValueConfig) -> KeyValue:
        """Make a bucket on several servers of NATS, on one where there are no more."""
        try:
            return await self._jetstream.create_key_value(config)
        except APIError as error:
            if error.err_code not in _TOO_FEW_SERVERS:
                raise
        return await self._jetstream.create_key_value(config.evolve(replicas=1))

    async def _spread(self, stream: str) -> None:
        """Have a bucket on several servers of NATS that was made when there was one."""
        found = await self._jetstream.stream_info(stream)
        # A server by itself takes the order, and does not find the bucket again once restarted.
        if found.cluster is None or (found.config.num_replicas or 1) >= _REPLICAS:
            return
        try:
            await self._jetstream.update_stream(found.config.evolve(num_replicas=_REPLICAS))
        except APIError as error:
            if error.err_code not in _TOO_FEW_SERVERS:
                raise

    async def _hear(self, bucket: KeyValue, name: str, heard: Heard) -> None:
        head = f"$KV.{name}."

        async def take(message: Msg) -> None:
            is_gone = bool(message.headers and KV_OP in message.headers)
            heard(message.subject.removeprefix(head), None if is_gone else message.data)

        await self._client.subscribe(f"{head}>", cb=take)
        try:
            keys = await bucket.keys()
        except NoKeysError:
            return
        for key in keys:
            try:
                entry = await bucket.get(key)
            except KeyNotFoundError:
                continue
            heard(key, entry.value)

    async def _pass_over(self, error: Exception) -> None:
        """Name what went wrong beside what was asked: its text may hold a password."""
        self._is_turned_away |= "authorization" in str(error).lower()
        log.debug("the club's directory: %s", type(error).__name__)

    async def _tell_lost(self) -> None:
        if self._is_open:
            log.warning("the club's directory is lost; trying again")

    async def _tell_found(self) -> None:
        log.info("the club's directory is here again")
