"""Whatever people do at a table, in whatever order: what holds after each request.

A random walk over a table on fakes: several people, a shared device, watchers, stand-ins,
proposals, holds, hints, talk, lost links and returns, workers that act, fail and are lost, and
clients that give shares to draws, keep them back, or give what they are not asked for.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.fair.judge import Fault
from doublesix.fair.verdict import Ruling
from doublesix.fair.witness import Witness
from doublesix.protocol import manners
from doublesix.protocol import requests as ask
from doublesix.protocol.answers import ANSWERS
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.log import Identity
from doublesix_server.people import Bot, Person
from doublesix_server.table import Table
from tests.server.draws import SharingPeer
from tests.server.fakes import CountedBytes, FakeClock, FakeStaff, Message, table
from tests.server.tables import STRICT

NAMES = ("Ana", "Ivo", "Eva", "Leo", "Ben", "Dan")
PHRASES = ("hello", "sorry")
GIVEN = (("commit_share", "commitments"), ("reveal_share", "shares"))

Sent = tuple[str, dict[str, Any]]


class LookedAt(SharingPeer):
    """A connection that sees at once whether it may be sent what it is sent.

    `witness` outlives it. What it gave may be late, or be spoilt by the walk.
    """

    def __init__(self, name: str, at: Table, witness: Witness) -> None:
        super().__init__(name)
        self.witness = witness
        self.at = at
        self.kinds: dict[str, str] = {}
        self.answered: set[str] = set()
        self.news: dict[str, Message] = {}

    def send(self, frame: bytes) -> None:
        super().send(frame)
        ANSWERS.validate_python(self.last)
        self.look_at_the_hand()
        self.look_at_the_draw()
        request_id = self.last.get("re")
        is_repeat = request_id in self.answered and "cover" not in self.kinds[request_id]
        if request_id is not None:
            self.answered.add(request_id)
        former = self.news.get(self.last["type"], self.last)
        if not is_repeat or former.get("counter", 0) < self.last.get("counter", 0):
            self.news[self.last["type"]] = self.last
            assert former.get("version", 0) <= self.last.get("version", 0), "a version falls"

    def look_at_the_hand(self) -> None:
        if self.last["type"] == "update" and "hand" in self.last["view"]:
            member = self.at.seating.member(self.identity)
            assert member is not None, "somebody is shown a hand who is not at the table"
            assert self.last["view"]["seat"] == member.seat, "a hand is shown that is covered"
            assert isinstance(member, Bot) or member.seat in member.seats, "another's hand"

    def look_at_the_draw(self) -> None:
        if self.last["type"] == "draw" and self.last["stage"] != "opened":
            assert (self.last["secret"], self.last["shares"]) == (None, {}), "told before the end"
        if self.witness.verdict is not None:
            faults = {one.fault for one in self.witness.verdict.findings}
            assert faults <= {Fault.WRONGLY_NAMED}, "an honest server is mistrusted"


@dataclass
class AnyWalk:
    """A table, everybody who was ever there, and what was asked and not answered yet."""

    rng: random.Random
    staff: FakeStaff = field(default_factory=FakeStaff)
    clock: FakeClock = field(default_factory=FakeClock)
    people: dict[str, LookedAt | None] = field(default_factory=lambda: dict.fromkeys(NAMES))
    asked: list[tuple[LookedAt, str, dict[str, Any]]] = field(default_factory=list)
    hints: dict[tuple[Identity, str], LookedAt] = field(default_factory=dict)
    witnesses: dict[str, Witness] = field(default_factory=dict)
    waiting: list[tuple[LookedAt, str]] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    count: int = 0
    at: Table = field(init=False)

    def __post_init__(self) -> None:
        profile = self.rng.choice(["chiva", "six-love"])
        seed = self.rng.choice([f"seed {self.rng.randrange(99)}", None, None])
        self.at = table(
            profile=profile,
            seed=seed,
            staff=self.staff,
            clock=self.clock,
            random_bytes=CountedBytes(),
        )
        for name in NAMES[: self.rng.randint(1, 4)]:
            self.ask(self.come(name), "sit", {})

    # What may happen

    def go(self, steps: int) -> None:
        for _ in range(steps):
            before = self.at.version, self.owners()
            happened = self.rng.choices(
                [
                    *(self.somebody_asks, self.somebody_acts, self.link_changes),
                    *(self.workers_do, self.somebody_gives),
                ],
                [30, 45, 5, 20, 60 if self.at.drawing.is_on else 1],
            )[0]
            happened()
            self.close_what_is_closed()
            self.check(*before)
        self.workers_do()
        for (_, request_id), peer in self.hints.items():
            asked = sum(one is peer and sent["id"] == request_id for one, _, sent in self.asked)
            least = 1 if self.at.is_here(peer) else 0
            assert least <= len(peer.answers_to(request_id)) <= asked

    def somebody_asks(self) -> None:
        here = self.here() or [self.come("Ana")]
        seated = [peer for peer in here if self.at.seating.persons[peer.identity].seats]
        peer = self.rng.choice(here + seated * 3)
        if self.asked and self.rng.random() < 0.1:
            _, kind, fields = self.rng.choice(self.asked)
            self.ask(peer, kind, fields)
        else:
            self.ask(peer, *self.rng.choice(self.requests(peer)))

    def requests(self, peer: LookedAt) -> list[Sent]:
        rng, at = self.rng, self.at
        me = at.seating.persons[peer.identity]
        seat = {"seat": rng.choice([1, 2, 3, 4, *map(int, me.seats)])}
        person = {"person": rng.choice([one.number for one in at.seating.persons.values()] + [99])}
        version = {"version": max(0, at.version - (rng.random() < 0.05))}
        proposal = at.manners.plain()["proposal"]
        number = {"proposal": proposal["proposal"] if proposal else 1}
        level = {"level": rng.choice(["club", "novice", "wizard"])}
        policies: dict[str, Any] = rng.choice([STRICT, {}, {"talk": "always"}, {"hints": False}])
        common: list[Sent] = [
            *[("agree", number)] * (12 if proposal else 1),
            ("decline", number),
            *[("undo", version)] * 2,
            *[("redo", version)] * (20 if at.session and at.session.can_redo else 1),
            ("restart", version),
            *[("go_on", version)] * (30 if at.is_between_deals else 1),
            *[("uncover", seat)] * 6,
            *[("stand_in", seat)] * 3,
            *[("give_seat", {**seat, **person})] * 6,
            *[("reclaim", seat)] * 4,
            *[("release", rng.choice([{}, person]))] * 4,
            *[("hint", version)] * 4,
            ("new_match", version),
            ("new_session", version),
            ("cover", {}),
            ("hold", {}),
            ("pass_at_once", {"on": rng.random() < 0.7}),
            ("say", {"phrase": rng.choice(PHRASES)}),
            ("mute", {**person, "on": rng.random() < 0.7}),
            ("get_record", {}),
            ("set_policies", {"policies": policies}),
            ("fill", {**seat, **level}),
        ]
        rare: list[Sent] = [("leave", {}), ("stop", {})]
        before: list[Sent] = [
            ("sit", rng.choice([seat, {}])),
            ("share", {"name": "Eve", **rng.choice([seat, {}])}),
            ("seat", {**seat, **person}),
            ("vacate", seat),
            ("mix_seats", {}),
            *[("fill", {**seat, "level": "club"})] * 4,
            *[("start", {})] * 4,
        ]
        if at.session is None:
            return before * 4 + common
        return common * 3 + before + rare

    def somebody_acts(self) -> None:
        at = self.at
        turn = None if at.session is None else at.session.deal.turn
        sitter = None if turn is None else at.seating.sitter(turn)
        if turn is None or sitter is None or not isinstance(sitter.peer, LookedAt):
            return
        if isinstance(sitter, Person) and sitter.is_shared:
            self.ask(sitter.peer, "uncover", {"seat": int(turn)})
        if isinstance(sitter, Bot) and self.rng.random() < 0.02:
            self.ask(sitter.peer, "pass", {"version": at.version})
            return
        legal = sitter.peer.view.get("legal")
        if not legal:  # a repeat of something else covered the hand
            return
        chosen = self.rng.choice(legal)
        kind, fields = "pass", {}
        if chosen[0] == "name":
            kind, fields = "name", {"opener": chosen[1]}
        elif chosen != ["pass"]:
            kind, fields = "play", {"tile": chosen[0]}
            fields |= {"end": chosen[1]} if len(chosen) > 1 else {}
        self.ask(sitter.peer, kind, {**fields, "version": at.version})

    def link_changes(self) -> None:
        name = self.rng.choice(NAMES)
        peer = self.people[name]
        if peer is None or self.rng.random() < 0.2:
            self.come(name)
        else:
            self.people[name] = None
            self.at.detach(peer)

    def workers_do(self) -> None:
        for bot in list(self.at.seating.bots.values()):
            if bot.peer is None:
                worker = LookedAt(f"ticket {bot.seat}", self.at, Witness(self.rng.randbytes))
                self.at.give_ticket(bot.seat, worker.identity)
                self.at.attach_bot(worker, bot.seat)
            elif self.rng.random() < 0.05:
                self.at.detach(bot.peer)
        while self.staff.questions:
            _, then = self.staff.questions.pop()
            hints: list[list[str | int] | None] = [["66"], ["pass"], None]
            then("club", self.rng.choice(hints), [])
        self.clock.now += 1
        self.at.drawing.watch()

    def somebody_gives(self) -> None:
        """Have a client give its share, keep it back, give another, or give when not asked."""
        peer = self.rng.choice(self.here() + self.workers() or [self.come("Ana")])
        luck = self.rng.random()
        if luck < 0.05:
            peer.replies.clear()
        elif luck < 0.1:
            latest = self.at.drawing._latest
            given = {self.rng.choice("1234"): bytes(self.rng.choice([5, 32]))}
            kind, key = self.rng.choice(GIVEN)
            which = {"deal": max(1, latest[1]), "attempt": max(1, latest[2])}
            self.ask(peer, kind, {**which, key: given})
        while peer.replies:
            reply = peer.replies.pop(0)
            self.ask(peer, reply.kind, reply.fields)

    def workers(self) -> list[LookedAt]:
        peers = [bot.peer for bot in self.at.seating.bots.values()]
        return [peer for peer in peers if isinstance(peer, LookedAt)]

    def come(self, name: str) -> LookedAt:
        witness = self.witnesses.setdefault(name, Witness(self.rng.randbytes))
        witness.gives_shares = True
        witness.lost()
        peer = self.people[name] = LookedAt(name, self.at, witness)
        self.at.attach(peer, ask.Join(id=f"join {name}", code=self.at.code))
        return peer

    def here(self) -> list[LookedAt]:
        return [peer for peer in self.people.values() if peer is not None]

    def ask(self, peer: LookedAt, kind: str, fields: dict[str, Any]) -> None:
        """Have a peer ask, mostly something new; see that it gets one answer."""
        self.count += 1
        own = [one for one in self.asked if one[0] is peer]
        request_id = f"r{self.count}"
        if own and self.rng.random() < 0.05:
            _, kind, fields = self.rng.choice(own)
            request_id = fields["id"]
        sent = {**fields, "type": kind, "id": request_id}
        before = len(peer.answers_to(request_id))
        peer.kinds.setdefault(request_id, kind)
        self.at.request(peer, ask.read_request(sent))  # type: ignore[arg-type]
        answers = len(peer.answers_to(request_id)) - before
        if answers == 0 and self.at.drawing.will_answer(peer.identity, request_id):
            self.waiting.append((peer, request_id))
            self.seen[f"{kind} drawn"] += 1
        elif answers == 0:
            assert kind == "hint", sent
            self.hints[peer.identity, request_id] = peer
            self.seen["hint done"] += 1
        else:
            assert answers == 1, sent
            answer = next(one for one in reversed(peer.messages) if one.get("re") == request_id)
            self.seen[f"{kind} {answer.get('reason', 'done')}"] += 1
        self.asked.append((peer, kind, {**fields, "id": request_id}))
        if kind == "leave":
            self.people = {name: None if one is peer else one for name, one in self.people.items()}

    def close_what_is_closed(self) -> None:
        for name, peer in self.people.items():
            if peer is not None and peer.closed is not None:
                self.people[name] = None
                self.at.detach(peer)

    # What holds

    def owners(self) -> dict[Seat, Identity]:
        persons = self.at.seating.persons.values()
        return {seat: one.identity for one in persons for seat in one.seats}

    def check(self, version: int, owners: dict[Seat, Identity]) -> None:
        at = self.at
        assert at.version >= version, "a version falls"
        if not at.drawing.is_on:
            for asker, request_id in self.waiting:
                assert asker.answers_to(request_id) or not at.is_here(asker), "nobody answers"
            self.waiting.clear()
        for member in at.seating.everybody():
            if isinstance(member.peer, LookedAt):
                self.check_told(member, member.peer)
        for peer in self.people.values():
            assert peer is None or at.is_here(peer)
        if at.session is not None and owners and version:
            changed = {seat for seat in SEATS if self.owners().get(seat) != owners.get(seat)}
            how = at.manners.plain()["ended"]
            is_given = how is not None and (how["kind"], how["how"]) == ("give_seat", "agreed")
            is_taken_back = bool(self.asked) and self.asked[-1][1] == "reclaim"
            assert len(changed) <= (is_given or is_taken_back), "a seat is lost unasked"
            assert all(seat in self.owners() for seat in changed)

    def check_told(self, member: Person | Bot, peer: LookedAt) -> None:
        at = self.at
        told = peer.news["table"]
        assert told["seats"] == at.seating.plain_seats(at.version)
        assert told["proposal"] == at.manners.plain()["proposal"]
        if at.session is not None and (isinstance(member, Bot) or member.seats):
            update = peer.news["update"]
            assert update["version"] == at.version, "somebody is behind"
            assert update["view"].get("seat") == member.seat, "a hand is covered, or is not"


@given(st.integers(0, 2**32))
def test_whatever_people_do_each_is_answered_once_and_no_hand_is_shown_to_others(luck: int) -> None:
    walk = AnyWalk(random.Random(luck))
    walk.go(150)


@pytest.mark.slow
def test_a_long_walk_comes_by_everything() -> None:
    seen: Counter[str] = Counter()
    rulings = set()
    for luck in range(25):
        walk = AnyWalk(random.Random(luck))
        walk.go(600)
        seen += walk.seen
        rulings |= {one.verdict.ruling for one in walk.witnesses.values() if one.verdict}
    assert rulings == set(Ruling)
    done = {kind for kind, reason in map(str.split, seen) if reason == "done"}
    asked = {model.model_fields["type"].default for model in get_args(ask.Act | manners.Manner)}
    assert done == asked - {"close_table"}
    refused = {reason for _, reason in map(str.split, seen)}
    assert refused >= {"proposal_open", "held", "stood_in", "covered", "stale", "dealing"}
    drawn = {kind for kind, reason in map(str.split, seen) if reason == "drawn"}
    assert drawn >= {"start", "go_on", "agree"}
