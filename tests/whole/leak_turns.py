"""Turns of fate for the scan for leaks: how a session goes on, and whatever may come between.

Chooses at random what happens next; `leak_script` has it happen.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from doublesix.protocol.codec import pack, unpack_any
from doublesix.rules.acts import Pass
from doublesix.rules.deal import Phase
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.people import Bot, Person
from tests.whole.leak_script import HOST, PLAYERS, STRANGER, WATCHERS, Script
from tests.whole.leak_tries import a_try, a_wrong_knock

_BETWEEN: Final = 0.4
"""How often something comes between two turns."""
_LOOKED_IN: Final = 0.03
_DONE_TO: Final = 0.002
"""How often the operator asks, and does something, before a turn."""
_LOOKS: Final = ("status", "tables", "persons", "workers", "bans", "results")
_DEEDS: Final = ("mute", "unmute", "remove", "ban", "unban", "forget")


class Turns:
    """What happens at a table from its beginning to the end of a script."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.rng = script.rng
        self.operator = random.Random(f"operator {script.luck}")
        self._between: list[tuple[float, Callable[[], None]]] = [
            (9, lambda: self.propose("undo")),
            (3, lambda: self.propose("redo")),
            (2.5, lambda: self.propose("restart")),
            (4, lambda: self.propose("new_match")),
            (1, lambda: self.propose("new_session")),
            (3, self.stand_in),
            (3, self.reclaim),
            (2, lambda: self.ask("hold")),
            (3, lambda: self.ask("release")),
            (1, self.release_other),
            (10, self.hint),
            (1.5, lambda: self.ask("pass_at_once", on=self.rng.random() < 0.5)),
            (4, self.talk),
            (0.5, lambda: self.ask("mute", person=self.rng.randint(1, 6), on=True)),
            (4, self.record),
            (4, lambda: self.ask("uncover", seat=self.rng.randint(1, 4))),
            (1, lambda: self.ask("cover")),
            (3, self.repeat),
            (24, self.try_in_vain),
            (4, self.lose),
            (5, self.come_back),
            (0.7, lambda: self.script.come_back(self.rng.choice(PLAYERS))),
            (0.4, lambda: self.ask("leave")),
            (2, self.set_policies),
            (1, self.lose_a_seat),
            (0.5, self.lose_a_worker),
            (0.5, self.script.hire),
            (2, lambda: self.script.wait(self.rng.choice([0.5, 3, 6]))),
            (0.5, self.look_around),
            (0.8, self.nonsense),
            (1.5, self.give_seat),
            (0.2, lambda: self.ask("stop", version=None)),
            (0.3, self.script.kill),
            (0.3, self.script.fail),
            (0.5, lambda: self.ask("fill", seat=self.rng.randint(1, 4), level="novice")),
            (0.03, lambda: self.ask("close_table")),
        ]

    def play(self, turns: int) -> None:
        """Go on for so many turns, or until the table is closed."""
        weights = [weight for weight, _ in self._between]
        ways = [way for _, way in self._between]
        for _ in range(turns):
            self.look_in()
            if self.script.world.table is None:
                return
            if self.rng.random() < _BETWEEN:
                self.rng.choices(ways, weights)[0]()
            else:
                self.go_on()

    def look_in(self) -> None:
        """Have the server's operator look now and then, and seldom do something to somebody."""
        rng = self.operator
        if rng.random() < _LOOKED_IN:
            self.script.ask_as_operator(rng.choice(_LOOKS))
        if rng.random() < _DONE_TO:
            self.script.ask_as_operator(rng.choice(_DEEDS), rng.choice((*PLAYERS, *WATCHERS)))

    # How it goes on

    def go_on(self) -> None:
        """Do what the table waits for."""
        script, rng = self.script, self.rng
        proposal = script.table.manners.plain()["proposal"]
        if script.questions and rng.random() < 0.8:
            script.advise()
        elif script.offers and rng.random() < 0.8:
            script.take_seat()
        elif proposal is not None and rng.random() < 0.85:
            self.answer(proposal)
        elif script.session is not None and script.session.can_redo and rng.random() < 0.3:
            self.propose("redo")
        elif script.session is None or script.session.deal.turn is None:
            self.be_ready()
        elif not script.session.deal.plays and rng.random() < 0.1:
            self.propose("undo")
        elif not script.session.deal.plays and rng.random() < 0.2:
            self.try_in_vain()
        else:
            self.take_turn(script.session.deal.turn)

    def answer(self, proposal: dict[str, Any]) -> None:
        """Have somebody say what they think of a proposal."""
        asked = [one for one in PLAYERS + WATCHERS if self.number(one) in proposal["missing"]]
        who = self.rng.choice(asked or [HOST])
        kind = "agree" if self.rng.random() < 0.85 else "decline"
        if who in self.script.at_line:
            self.script.say(self.script.at_line[who], kind, proposal=proposal["proposal"])

    def be_ready(self) -> None:
        """Have somebody say that they are ready for the next deal."""
        script = self.script
        deciders = [one for one in script.table.seating.deciders() if one.peer is not None]
        not_ready = [one for one in deciders if one.ready_at != script.table.version]
        line = script.line_of(self.rng.choice(not_ready)) if not_ready else None
        if line is None:
            self.come_back()
        else:
            script.say(line, "go_on", version=script.table.version)

    def take_turn(self, seat: Seat) -> None:
        """Have the seat in turn act, if it can."""
        script, session = self.script, self.script.session
        assert session is not None
        sitter = script.table.seating.sitter(seat)
        line = None if sitter is None else script.line_of(sitter)
        if line is None:
            ways = (self.stand_in, self.come_back, lambda: script.wait(6), self.come_back)
            self.rng.choice(ways)()
        elif isinstance(sitter, Bot) and script.table.manners.is_held and self.rng.random() < 0.7:
            self.ask("release")
        else:
            if isinstance(sitter, Person) and sitter.is_shared and sitter.seat is not seat:
                script.say(line, "uncover", seat=int(seat))
            script.act(line, session)

    # What comes between

    def number(self, viewer: str) -> int | None:
        """Return the number by which the others call somebody who is here."""
        person = self.script.person(viewer)
        return None if person is None else person.number

    def anybody(self) -> str | None:
        """Return the connection of some person, more often of a player."""
        here = [who for who in (*PLAYERS, *PLAYERS, *WATCHERS) if who in self.script.at_line]
        return self.script.at_line[self.rng.choice(here)] if here else None

    def ask(self, kind: str, **fields: Any) -> None:
        """Have somebody ask something."""
        line = self.anybody()
        fields = {name: value for name, value in fields.items() if value is not None}
        if line is not None:
            self.script.say(line, kind, **fields)

    def propose(self, kind: str) -> None:
        """Have somebody propose an act of the table, mostly one who may."""
        script = self.script
        lines = [script.line_of(one) for one in script.table.seating.deciders()]
        line = self.rng.choice(lines or [None]) if self.rng.random() < 0.8 else self.anybody()
        if line is not None:
            script.say(line, kind, version=script.table.version)

    def stand_in(self) -> None:
        """Have somebody propose a stand-in, for somebody lost if there is one."""
        seating = self.script.table.seating
        lost = [seat for one in seating.persons.values() if one.peer is None for seat in one.seats]
        self.ask("stand_in", seat=int(self.rng.choice(lost or SEATS)))

    def reclaim(self) -> None:
        """Have somebody take their seat back."""
        for viewer in PLAYERS + WATCHERS:
            person = self.script.person(viewer)
            for seat in () if person is None else person.seats:
                if seat in self.script.table.seating.bots and self.rng.random() < 0.7:
                    self.script.say(self.script.at_line[viewer], "reclaim", seat=int(seat))
                    return

    def release_other(self) -> None:
        """Have somebody propose to end another's hold."""
        holders = [one.number for one in self.script.table.seating.persons.values() if one.holds]
        self.ask("release", person=self.rng.choice(holders or [1]))

    def hint(self) -> None:
        """Have the person in turn ask for a hint, or anybody."""
        script, session = self.script, self.script.session
        turn = None if session is None else session.deal.turn
        person = None if turn is None else script.table.seating.person_in(turn)
        line = None if person is None else script.line_of(person)
        if line is None:
            self.ask("hint", version=script.table.version)
        else:
            script.say(line, "hint", version=script.table.version)

    def talk(self) -> None:
        """Have somebody say something."""
        says: list[dict[str, Any]] = [{"text": "well, well"}, {"phrase": "well_played"}]
        said = self.rng.choice([*says, *says, {"text": "long " * 80}, {}])
        for _ in range(1 if self.rng.random() < 0.8 else 9):
            self.ask("say", **said)

    def record(self) -> None:
        """Have somebody ask for the record."""
        self.script.counts["records asked"] += 1
        self.ask("get_record")

    def repeat(self) -> None:
        """Have somebody send their last request again."""
        line = self.anybody()
        if line is not None:
            frame = self.script.last[self.script.world.lines[line].viewer]
            self.script.send(line, frame, unpack_any(frame))
            self.script.counts["repeats"] += 1

    def try_in_vain(self) -> None:
        """Have somebody try what is mostly refused: in turn, out of turn, or without a seat."""
        script, rng, session = self.script, self.rng, self.script.session
        if session is None:
            return
        turn = session.deal.turn
        seated = {one.seat: script.line_of(one) for one in script.table.seating.seated()}
        others = [line for seat, line in seated.items() if seat not in (None, turn)]
        line = rng.choice([seated.get(turn), rng.choice(others or [None]), self.anybody()])
        if line is None:
            return
        can_pass = session.deal.legal() == (Pass(),)
        is_naming = session.deal.phase is Phase.NAMING
        kind, fields = a_try(rng, script.table.version, can_pass=can_pass, is_naming=is_naming)
        script.counts["tries"] += 1
        script.say(line, kind, **fields)

    def lose(self) -> None:
        """Have somebody lose their link."""
        line = self.anybody()
        if line is not None:
            self.script.gone(line)

    def come_back(self) -> None:
        """Have somebody come back who is not here."""
        away = [who for who in PLAYERS + WATCHERS if who not in self.script.at_line]
        if away:
            self.script.come_back(self.rng.choice(away))

    def set_policies(self) -> None:
        """Have the host say what the table allows, mostly what it did."""
        policies = {
            "takebacks": self.rng.random() < 0.85,
            "hints": self.rng.random() < 0.85,
            "watchers": self.rng.random() < 0.7,
            "talk": self.rng.choice(["never", "between", "always"]),
        }
        host = self.script.table.seating.host
        line = None if host is None else self.script.line_of(host)
        if line is not None:
            self.script.say(line, "set_policies", policies=policies)

    def lose_a_seat(self) -> None:
        """Have a computer player lose its link, or do what it may not."""
        bots = [one for one in self.script.table.seating.bots.values() if one.peer is not None]
        line = self.script.line_of(self.rng.choice(bots)) if bots else None
        if line is not None and self.rng.random() < 0.5:
            self.script.gone(line)
        elif line is not None:
            kind = self.rng.choice(["undo", "pass", "hint"])
            self.script.say(line, kind, version=self.script.table.version)

    def lose_a_worker(self) -> None:
        """Have a worker go."""
        lines = [name for name, peer in self.script.world.lines.items() if peer.is_worker]
        if lines:
            self.script.gone(self.rng.choice(lines))

    def look_around(self) -> None:
        """Have a stranger knock wrongly, look for tables, and go."""
        line = self.script.come(STRANGER)
        kind, fields = a_wrong_knock(self.rng)
        self.script.say(line, kind, **fields)
        if line in self.script.world.lines:
            self.script.say(line, "hello", protocol=1, name=STRANGER, secret=b"s" * 16)
            self.script.say(line, "list_tables")
            self.script.gone(line)

    def nonsense(self) -> None:
        """Have somebody send what is no request; they lose their link for some of it."""
        line = self.anybody()
        if line is not None:
            kinds: list[dict[str, Any]] = [{"type": "nothing"}, {"type": "play"}, {"protocol": 9}]
            request = {"id": "nonsense", **self.rng.choice(kinds)}
            frame = b"\xc1" if self.rng.random() < 0.3 else pack(request)
            self.script.send(line, frame, {"type": "", **request})

    def give_seat(self) -> None:
        """Have somebody propose that a watcher takes the seat of somebody lost."""
        seating = self.script.table.seating
        lost = [seat for one in seating.persons.values() if one.peer is None for seat in one.seats]
        watchers = [one.number for one in seating.watchers()]
        if lost and watchers:
            person = self.rng.choice(watchers)
            self.ask("give_seat", seat=int(self.rng.choice(lost)), person=person)
