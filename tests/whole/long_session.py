"""A long session of four persons on fakes, for what grows with it and what does not."""

from __future__ import annotations

from itertools import count

from doublesix.protocol.codec import pack, unpack_any
from tests.chosen import request_of
from tests.server.fakes import FakePeer, House, KeepingLog, Message

NAMES = ("Ana", "Ivo", "Eva", "Leo")


class Forgetful(FakePeer):
    """A connection that keeps the newest message of each type."""

    def send(self, frame: bytes) -> None:
        message = unpack_any(frame)
        self.messages = [one for one in self.messages if one["type"] != message["type"]]
        self.messages.append(message)


class LongSession:
    """Four persons who play on and on; `house` is where."""

    def __init__(self, log: KeepingLog | None = None, profile: str = "six-love") -> None:
        self.house = House(log=log)
        self.ids = count()
        self.people = [self.come(name, None) for name in NAMES]
        ana = self.people[0]
        made = {"profile": profile, "seed": "long", "pause": 0}
        self.code: str = self.house.says(ana, "create", "c", **made)["code"]
        for seat, person in enumerate(self.people, start=1):
            if seat > 1:
                self.house.says(person, "join", "j", code=self.code)
            self.house.says(person, "sit", "s", seat=seat)
        self.house.says(ana, "start", "start")

    def come(self, name: str, code: str | None) -> FakePeer:
        guest = Forgetful()
        hello = {"protocol": 1, "name": name, "secret": name.encode().ljust(16, b"."), "code": code}
        self.house.says(guest, "hello", f"hello {name}", **hello)
        return guest

    def play(self, deals: int) -> None:
        """Play so many deals to their end."""
        for _ in range(deals):
            for person in self.people:
                if person.view["phase"] == "over":
                    self.say(person, {"type": "go_on"})
            while (actor := self.in_turn()) is not None:
                self.say(actor, request_of(actor.view["legal"][-1]))

    def in_turn(self) -> FakePeer | None:
        return next((person for person in self.people if person.view["legal"]), None)

    def say(self, person: FakePeer, request: Message) -> None:
        version = self.house.lobby.tables[self.code].version
        request = {"id": f"{next(self.ids)}", "version": version, **request}
        self.house.lobby.receive(person, pack(request))

    def leave(self) -> None:
        """Lose every link, and let the table go to sleep."""
        for person in self.people:
            self.house.lobby.gone(person)
        self.people.clear()
        self.house.sleep()
