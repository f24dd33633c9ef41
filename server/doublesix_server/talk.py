"""Talk: what people say to each other at a table, and whom they do not hear.

Knows people, policies and a clock; never tiles. What is said is kept nowhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from doublesix.protocol import manners as ask
from doublesix.protocol.errors import Refusal
from doublesix.protocol.frames import TalkFrames
from doublesix_server.answers import Given
from doublesix_server.limits import Bucket
from doublesix_server.people import Person, clean_text
from doublesix_server.refusal import Refused

if TYPE_CHECKING:
    from doublesix_server.table import Table

_AT_ONCE = 5
_A_SECOND = 0.5


class Talk:
    """The talk of one table; `most` is how many characters may be said at once."""

    def __init__(self, table: Table, *, most: int, clock: Callable[[], float]) -> None:
        self._table = table
        self._most = most
        self._clock = clock
        self._left: WeakKeyDictionary[Person, Bucket] = WeakKeyDictionary()

    def say(self, person: Person, request: ask.Say) -> None:
        """Say something to everybody here who hears this person."""
        table = self._table
        self._check_may(person)
        text = clean_text(request.text) if request.text else None
        if bool(text) is bool(request.phrase):
            raise Refused(Refusal.NOTHING_SAID)
        if text and len(text) > self._most:
            raise Refused(Refusal.TALK_TOO_LONG, most=self._most)
        if not self._left.setdefault(person, Bucket(_A_SECOND, _AT_ONCE, self._clock)).take():
            raise Refused(Refusal.TALK_TOO_FAST)
        frames = TalkFrames(
            person=person.number, name=person.shown_name, text=text, phrase=request.phrase
        )
        answer = frames.frame(request.id)
        table.answers.keep(person.identity, request.id, Given(request.type, answer))
        for one in table.seating.persons.values():
            if person.number not in one.muted:
                table.tell(one, answer if one is person else frames.frame())

    def mute(self, person: Person, request: ask.Mute) -> None:
        """Hear somebody no more, or again."""
        number = self._table.seating.numbered(request.person).number
        if number == person.number:
            raise Refused(Refusal.NO_SUCH_PERSON, person=number)
        here = {one.number for one in self._table.seating.persons.values()}
        muted = person.muted & here
        person.muted = muted | {number} if request.on else muted - {number}

    def _check_may(self, person: Person) -> None:
        table = self._table
        if table.restraints.is_muted(person.identity):
            raise Refused(Refusal.MUTED)
        if not person.is_seated and person is not table.seating.host:
            raise Refused(Refusal.NOT_SEATED)
        if table.policies.talk == "never":
            raise Refused(Refusal.SWITCHED_OFF, policy="talk")
        if table.policies.talk == "between" and not table.is_between_deals:
            raise Refused(Refusal.NOT_BETWEEN_DEALS)
