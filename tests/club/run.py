"""The fault run: a club of nodes with its store and its directory, people at tables, and strikes.

Wires the programs together and runs them for as long as the strikes take. Knows everybody's
address; never what a frame says.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.club.engines import Directory, Store
from tests.club.ground import Ground, ground
from tests.club.judge import some_of_each
from tests.club.nodes import Node
from tests.club.tiles import told_in_files
from tests.club.workers import Workers

PEOPLE = "people"
FIRST_PORT = 6101
SETTLE_SECONDS = 90.0
FINISH_SECONDS = 600.0
JUDGE_SECONDS = 600.0

LIVES = 500
"""How often a node may be begun."""
_USERS = """
DO $$ BEGIN FOR life IN 1..{lives} LOOP
  EXECUTE format('CREATE ROLE {name}_%s SUPERUSER LOGIN', life);
END LOOP; END $$
"""
_WITNESS = """
CREATE TABLE claims (at bigserial, code text, epoch bigint, claimer text);
CREATE FUNCTION note_claim() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN INSERT INTO claims (code, epoch, claimer) VALUES (NEW.code, NEW.epoch, session_user);
  RETURN NEW; END $$;
CREATE TRIGGER note_claim AFTER INSERT OR UPDATE ON owners
  FOR EACH ROW EXECUTE FUNCTION note_claim();
ALTER TABLE entries ADD COLUMN writer text, ADD COLUMN epoch_then bigint;
CREATE FUNCTION note_writer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN NEW.writer := session_user;
  NEW.epoch_then := (SELECT epoch FROM owners WHERE code = NEW.code);
  RETURN NEW; END $$;
CREATE TRIGGER note_writer BEFORE INSERT ON entries
  FOR EACH ROW EXECUTE FUNCTION note_writer();
"""
"""Has the store itself say who claimed a table when, and who wrote which entry in which epoch."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How large a run is. `think` is the seconds that people think on average.

    `restless` is after how many seconds, at the least, people of some tables rest or give up.
    `planted` is a fault of all nodes that the run is to find.
    """

    tables: int
    nodes: int = 3
    workers: int = 2
    think: float = 0.8
    restless: float = 15.0
    seed: int = 1
    planted: str | None = None
    on_loopback: bool = False


class Crowd:
    """The process of the people."""

    def __init__(self, at: Ground, plan: Plan, nodes: Sequence[str], folder: Path) -> None:
        self.file = folder / "diaries"
        self.latest: dict[str, Any] = {"playing": 0, "acts": 0, "told": 0, "faults": []}
        told = {"nodes": list(nodes), "tables": plan.tables, "seed": plan.seed}
        told |= {"think": plan.think, "restless": plan.restless, "file": str(self.file)}
        self._process = at.begin(
            PEOPLE,
            *(sys.executable, "-m", "tests.club.crowd", json.dumps(told)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    async def follow(self) -> None:
        """Take in what it says, to its end."""
        assert self._process.stdout is not None
        while line := await asyncio.to_thread(self._process.stdout.readline):
            self.latest = json.loads(line)

    async def until(self, is_so: Callable[[dict[str, Any]], bool], seconds: float) -> None:
        """Wait until what it says is so."""
        async with asyncio.timeout(seconds):
            while not is_so(self.latest):
                assert self._process.poll() is None, "the crowd is gone"
                await asyncio.sleep(0.1)

    async def finish(self) -> None:
        """Have everybody end the deal that they are in."""
        assert self._process.stdin is not None
        self._process.stdin.write("finish\n")
        self._process.stdin.flush()
        status = await asyncio.to_thread(self._process.wait, FINISH_SECONDS)
        assert status == 0, "the crowd failed"


class Listener:
    """The process that hears what passes the directory."""

    def __init__(self, at: Ground, directory: Directory) -> None:
        self._process = at.begin(
            directory.place,
            *(sys.executable, "-m", "tests.club.overhearing"),
            f"nats://{directory.address}:{directory.port}",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline(), "the listener hears nothing"

    def faults(self) -> list[str]:
        """End it, and return what it has to say."""
        said, _ = self._process.communicate("", timeout=JUDGE_SECONDS)
        told = json.loads(said)
        assert told["heard"], "the listener heard nothing"
        return [f"a tile in the directory: {subject}" for subject in told["naming"]]


class Club:
    """All programs of a run."""

    def __init__(self, at: Ground, plan: Plan, folder: Path) -> None:
        self.ground = at
        self.plan = plan
        self._folder = folder
        folder.chmod(0o755)  # the store's user passes through
        for name in ("store", "directory"):
            (folder / name).mkdir()
        self.store = Store(at, folder / "store")
        self.directory = Directory(at, folder / "directory")
        self.nodes = [
            Node(at, f"n{number}", FIRST_PORT + number, folder / f"n{number}")
            for number in range(1, plan.nodes + 1)
        ]
        self.workers = Workers(at, plan.workers, folder)
        self.crowd: Crowd
        self.listener: Listener

    def begin(self) -> None:
        """Begin all programs but the people."""
        self.store.begin()
        self.directory.begin()
        self.store.until_ready()
        self.directory.until_ready()
        self.listener = Listener(self.ground, self.directory)
        for node in self.nodes:
            self.store.query(_USERS.format(name=node.name, lives=LIVES))
            self.begin_node(node)
            if node is self.nodes[0]:  # which makes the store's tables
                node.until_serving()
                self.store.query(_WITNESS)
        for node in self.nodes[1:]:
            node.until_serving()
        self.workers.begin(self.nodes[-1].address)

    def begin_node(self, node: Node) -> None:
        """Begin a node; each life of it is a user of its own to the store."""
        user = f"{node.name}_{node.life + 1}"
        node.begin(
            *("--store", self.store.url(node.name, user)),
            *("--nats", self.directory.url(node.name)),
            *("--node-address", node.address, "--bots", "0"),
            planted=self.plan.planted,
        )

    def gather(self) -> None:
        """Have the people come."""
        addresses = [node.address for node in self.nodes]
        self.crowd = Crowd(self.ground, self.plan, addresses, self._folder)

    def judge(self) -> dict[str, Any]:
        """Have everything judged."""
        argv = ("-m", "tests.club.judge", self.store.url(PEOPLE), str(self.crowd.file))
        judge = self.ground.begin(PEOPLE, sys.executable, *argv, stdout=subprocess.PIPE)
        said, _ = judge.communicate(timeout=JUDGE_SECONDS)
        assert judge.returncode == 0, "the judge failed"
        found: dict[str, Any] = json.loads(said)
        open_books = [*self._folder.glob("*/log-*"), self.workers.log]
        told = [*self.listener.faults(), *told_in_files(open_books)]
        found["faults"] += some_of_each(told)
        found["fault_count"] += len(told)
        return found


@contextmanager
def club(plan: Plan, keep: Path | None = None) -> Iterator[Club]:
    """Have a club running; nothing of it is left afterwards but a folder that is to be kept."""
    with ground(on_loopback=plan.on_loopback) as at, ExitStack() as stack:
        if keep is None:
            passing = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
            keep = Path(stack.enter_context(passing))
        else:
            keep.mkdir(parents=True)
        made = Club(at, plan, keep)
        made.begin()
        yield made
