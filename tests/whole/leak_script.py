"""A script for the scan for leaks: what happens in one session, kept to happen again.

Speaks for everybody: asks, answers what the server offers or asks, comes and goes. Looks into the
server to choose what makes sense; what it has chosen is frames.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from doublesix.players.reading import read
from doublesix.players.reasons import reasons_of
from doublesix.protocol.codec import pack, unpack_any
from doublesix.rules.acts import Name, Pass, Play
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix.rules.tile import BY_NAME
from doublesix_server.people import Bot, Person
from doublesix_server.table import Table
from tests.server.fakes import Message
from tests.whole.leak_hands import Tried
from tests.whole.leak_worlds import (
    TOKEN,
    Asked,
    Came,
    Failed,
    Gone,
    Happening,
    Killed,
    Line,
    Said,
    Waited,
    World,
)

HOST: Final = "Ana"
PLAYERS: Final = (HOST, "Ivo", "Eva", "Leo")
WATCHERS: Final = ("Wim", "Zoe")
WORKERS: Final = "workers"
STRANGER: Final = "Sam"
_DEVICES: Final = ((1, 1, 1, 1), (2, 1, 1), (1,), (2, 2), (1, 1), (2, 1), (1, 1, 1))
"""How many seats each person's device has, session after session."""
BY_HELD_TILES: Final = frozenset(
    ("does_not_fit", "end_needed", "pose_has_no_end", "must_pose_double_six")
)
"""Refusals by which the seat in turn holds the tile that it tried."""


class Script:
    """Has things happen in a world, and keeps them in order."""

    def __init__(self, luck: int) -> None:
        self.luck = luck
        self.rng = random.Random(f"script {luck}")
        self.world = World(luck)
        self.happenings: list[Happening] = []
        self.tries: list[Tried] = []
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.offers: list[tuple[str, Message]] = []
        self.questions: list[tuple[str, Message, int]] = []
        self.at_line: dict[str, str] = {}
        self.code = ""
        self.last: dict[str, bytes] = {}
        self._read = 0
        self._ended: Message | None = None
        self._count = 0

    # Happenings

    def do(self, happening: Happening) -> None:
        """Have it happen, and close the connections that the server closed."""
        self.happenings.append(happening)
        self.world.happen(happening)
        self.world.look()
        self._listen()
        for name in [name for name, line in self.world.lines.items() if line.closed is not None]:
            if name in self.world.lines:
                self.gone(name)

    def _listen(self) -> None:
        heard = self.world.heard[self._read :]
        self._read = len(self.world.heard)
        self._note_agreement()
        for one in heard:
            if one.frame.startswith(b"closed: "):
                continue
            message = unpack_any(one.frame)
            self.counts[f"told: {message['type']}"] += 1
            match message["type"]:
                case "offer":
                    self.offers.append((one.line, message))
                case "question":
                    self.questions.append((one.line, message, self.dealing))
                case "refused":
                    self.refusals[message["reason"]] += 1

    def _note_agreement(self) -> None:
        table = self.world.table
        ended = None if table is None else table.manners.plain()["ended"]
        if ended != self._ended and ended is not None:
            self.counts[f"{ended['kind']} {ended['how']}"] += 1
        self._ended = ended

    @property
    def dealing(self) -> int:
        """The count of the deal that stands."""
        return self.world.moments[-1].dealing if self.world.moments else -1

    def come(self, viewer: str) -> str:
        """Open a connection of somebody."""
        self._count += 1
        name = f"{viewer} {self._count}"
        self.do(Came(name, viewer))
        return name

    def gone(self, line: str) -> None:
        """Close a connection."""
        self.at_line = {who: at for who, at in self.at_line.items() if at != line}
        self.offers = [offer for offer in self.offers if offer[0] != line]
        self.questions = [question for question in self.questions if question[0] != line]
        self.do(Gone(line))

    def say(self, line: str, kind: str, **fields: Any) -> Message | None:
        """Have a connection send a request; return what answers it, if anything does at once."""
        self._count += 1
        request = {"id": f"r{self._count}", "type": kind, **fields}
        return self.send(line, pack(request), request)

    def send(self, line: str, frame: bytes, request: Message) -> Message | None:
        """Have a connection send a frame that holds this request."""
        session, dealing = self.session, self.dealing
        heard, viewer = len(self.world.heard), self.world.lines[line].viewer
        self.last[viewer] = frame
        self.do(Said(line, frame))
        told = [one for one in self.world.heard[heard:] if one.line == line]
        messages = [unpack_any(one.frame) for one in told if not one.frame.startswith(b"closed")]
        answer = next((one for one in messages if one.get("re") == request["id"]), None)
        if answer is not None and answer["type"] != "refused":
            if request["type"] == "uncover":
                self.world.uncovered[viewer] = Seat(request["seat"])
            elif request["type"] == "cover":
                self.world.uncovered.pop(viewer, None)
        elif answer is not None and request["type"] == "play" and session is not None:
            self._note_try(session, dealing, request, answer["reason"])
        self.world.look()
        return answer

    def _note_try(self, session: Session, dealing: int, request: Message, reason: str) -> None:
        turn, held = session.deal.turn, reason in BY_HELD_TILES
        if turn is not None and (held or reason == "tile_not_in_hand"):
            tile = BY_NAME[request["tile"]]
            self.tries.append(Tried(self.world.at, dealing, turn, tile, held))

    # Who is there

    @property
    def table(self) -> Table:
        """The table."""
        table = self.world.table
        assert table is not None
        return table

    @property
    def session(self) -> Session | None:
        """The session, if it has begun."""
        table = self.world.table
        return None if table is None else table.session

    def person(self, viewer: str) -> Person | None:
        """Return somebody as the table knows them, if they are here."""
        line = self.at_line.get(viewer)
        if line is None or self.world.table is None:
            return None
        member = self.table.seating.member(self.world.lines[line].identity)
        return member if isinstance(member, Person) else None

    def line_of(self, member: Person | Bot) -> str | None:
        """Return the connection of a member."""
        return member.peer.line if isinstance(member.peer, Line) else None

    def greet(self, viewer: str, *, with_code: bool = True) -> str:
        """Have a person say hello, at the table if it is known."""
        line = self.come(viewer)
        fields: Message = {"name": viewer, "secret": viewer.encode().ljust(16, b".")}
        if with_code:
            fields["code"] = self.code
        if viewer in WATCHERS:
            fields["shares"] = True  # who watches is told how deals are drawn, and gives nothing
        self.say(line, "hello", protocol=1, **fields)
        if line in self.world.lines:
            self.at_line[viewer] = line
        return line

    def come_back(self, viewer: str) -> None:
        """Have somebody come back to the table, or take their own link over."""
        self.counts["reconnects"] += 1
        self.greet(viewer)

    def hire(self) -> None:
        """Have a worker come."""
        line = self.come(WORKERS)
        fields = {"token": TOKEN, "levels": ["novice", "club"], "seats": 8}
        self.say(line, "hello_worker", protocol=1, **fields)

    def take_seat(self) -> None:
        """Have a worker take a seat that it was offered."""
        _, offer = self.offers.pop(0)
        line = self.come(f"computer player {self._count}")
        self.say(line, "hello_seat", protocol=1, ticket=offer["ticket"])

    def advise(self) -> None:
        """Have a worker answer a question."""
        line, question, dealing = self.questions.pop(0)
        view = question["view"]
        act = self.rng.choice(view["legal"])
        if act[0] in BY_NAME:
            seat, tile = Seat(view["seat"]), BY_NAME[act[0]]
            self.tries.append(Tried(self.world.at + 1, dealing, seat, tile, held=True))
        reading = read(view)
        chosen = reading.acts[sorted(view["legal"]).index(act)]
        reasons = [reason.plain for reason in reasons_of(reading, chosen)]
        self.say(line, "advise", number=question["number"], act=act, reasons=reasons)
        self.counts["hints asked"] += 1

    def kill(self) -> None:
        """Kill the server; everybody comes back to the next one."""
        self.counts["servers killed"] += 1
        here = list(self.at_line)
        self.at_line, self.offers, self.questions = {}, [], []
        self.do(Killed())
        self.hire()
        for viewer in here:
            if self.world.table is not None:
                self.come_back(viewer)

    def fail(self) -> None:
        """Have the log keep nothing for a while, and somebody ask something then."""
        self.do(Failed(is_failing=True))
        if HOST in self.at_line:
            self.say(self.at_line[HOST], "get_record")
        self.do(Failed(is_failing=False))

    def ask_as_operator(self, do: str, whom: str | None = None) -> None:
        """Have the server's operator ask for something."""
        self.counts["operator's questions"] += 1
        self.do(Asked(do, whom))

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.do(Waited(seconds))

    # Beginning

    def begin(self) -> None:
        """Have people come, sit and begin."""
        rng = self.rng
        self.hire()
        self.hire()
        line = self.greet(HOST, with_code=False)
        seed = f"seed {rng.randrange(10**6):06}" if rng.random() < 0.5 else None
        policies = {"listed": rng.random() < 0.5, "talk": rng.choice(["between", "always"])}
        made = self.say(
            line,
            "create",
            profile=("chiva", "six-love")[self.luck % 2],
            seed=seed,
            pause=0,
            policies=policies,
        )
        assert made is not None
        self.code = made["code"]
        for viewer in (*PLAYERS[1:], *WATCHERS):
            self.greet(viewer)
        self._seat_all()
        if rng.random() < 0.2:
            self.say(line, "mix_seats")
        while self.offers:
            self.take_seat()
        self.say(line, "start")
        assert self.session is not None

    def _seat_all(self) -> None:
        rng, free = self.rng, list(SEATS)
        rng.shuffle(free)
        devices = _DEVICES[self.luck // 2 % len(_DEVICES)]
        for viewer, seats in zip(PLAYERS, devices, strict=False):
            line = self.at_line[viewer]
            self.say(line, "sit", seat=int(free.pop()))
            self.counts["shared devices"] += seats > 1
            for other in range(1, seats):
                self.say(line, "share", seat=int(free.pop()), name=f"{viewer}'s guest {other}")
        for seat in free:
            level = rng.choice(["novice", "club"])
            self.say(self.at_line[HOST], "fill", seat=int(seat), level=level)

    # Acting

    def act(self, line: str, session: Session) -> None:
        """Have the seat in turn do something that is allowed."""
        act, version = self.rng.choice(session.deal.legal()), self.table.version
        match act:
            case Pass():
                self.say(line, "pass", version=version)
            case Name(opener):
                self.say(line, "name", version=version, opener=int(opener))
            case Play(tile, end):
                ends = {} if end is None else {"end": end.value}
                self.say(line, "play", version=version, tile=tile.name, **ends)
