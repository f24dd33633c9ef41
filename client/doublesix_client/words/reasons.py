"""Reasons: why a computer player would do what a hint says, a sentence for each.

Knows codes and their values; never whether they are true. A code from a newer server, or one
without its values, has no sentence and is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import islice

from PySide6.QtCore import QObject

from doublesix.protocol.hints import ActReason
from doublesix_client.core.around import seats_from
from doublesix_client.words.filling import filled, together
from doublesix_client.words.people import People

MOST_SAID = 2
"""How many reasons are said: the strongest that can be."""

Values = Mapping[str, int | bool]
Wording = Callable[[Values, People], str]


class ReasonWords(QObject):
    """Words the reasons of a hint."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wordings: dict[str, Wording] = {
            "only_pass": self._only_pass,
            "goes_out": self._goes_out,
            "goes_out_key": self._goes_out_key,
            "only_tile": self._only_tile,
            "runs_out": self._runs_out,
            "runs_out_key": self._runs_out_key,
            "plays_again": self._plays_again,
            "blocks": self._blocks,
            "holds_back": self._holds_back,
            "lets_partner_out": self._lets_partner_out,
            "shuts_out": self._shuts_out,
            "makes_pass": self._makes_pass,
            "key_in_reach": self._key_in_reach,
            "yours_alone": self._yours_alone,
            "partner_opened": self._partner_opened,
            "keeps_suit": self._keeps_suit,
            "brings_suit": self._brings_suit,
            "covers": self._covers,
            "heavy": self._heavy,
            "double": self._double,
            "most_numbers": self._most_numbers,
            "long_suit": self._long_suit,
            "many_numbers": self._many_numbers,
            "no_suit": self._no_suit,
        }

    def strongest(self, reasons: Iterable[ActReason], people: People) -> str:
        """Say the first of these reasons that can be said, strongest first; nothing if none can."""
        said = (self.one(reason, people) for reason in reasons)
        return together(*islice(filter(None, said), MOST_SAID))

    def one(self, reason: ActReason, people: People) -> str:
        """Say one reason; nothing if it is not known here."""
        wording = self._wordings.get(reason.reason)
        if wording is None:
            return ""
        try:
            return wording(reason.values, people)
        except (KeyError, IndexError):
            return ""

    def suit(self, number: int) -> str:
        """Name all tiles with a number."""
        return (
            #: All tiles with no pips on a half, as in "you keep your blanks".
            self.tr("blanks", "a suit"),
            #: All tiles with this number, as in "you keep your ones".
            self.tr("ones", "a suit"),
            #: All tiles with this number, as in "you keep your twos".
            self.tr("twos", "a suit"),
            #: All tiles with this number, as in "you keep your threes".
            self.tr("threes", "a suit"),
            #: All tiles with this number, as in "you keep your fours".
            self.tr("fours", "a suit"),
            #: All tiles with this number, as in "you keep your fives".
            self.tr("fives", "a suit"),
            #: All tiles with this number, as in "you keep your sixes".
            self.tr("sixes", "a suit"),
        )[number]

    def _only_pass(self, _: Values, __: People) -> str:
        #: Why a hint says to pass.
        return self.tr("None of your tiles fits.")

    def _goes_out(self, _: Values, __: People) -> str:
        #: Why a hint names a tile: it is the last one.
        return self.tr("You go out.")

    def _goes_out_key(self, _: Values, __: People) -> str:
        #: Why a hint names a tile, in six-love: it is the last one, and the key tile.
        return self.tr("You go out with the key tile.")

    def _only_tile(self, _: Values, __: People) -> str:
        #: Why a hint names a tile.
        return self.tr("You can play no other tile.")

    def _runs_out(self, _: Values, __: People) -> str:
        #: Why a hint names a tile: all others can only pass until you have played your last one.
        return self.tr("From here on only you can play, and you go out.")

    def _runs_out_key(self, _: Values, __: People) -> str:
        #: Why a hint names a tile, in six-love: all others can only pass until your last one,
        #: which is the key tile.
        return self.tr("From here on only you can play, and you go out with the key tile.")

    def _plays_again(self, _: Values, __: People) -> str:
        #: Why a hint names a tile: the other three must pass.
        return self.tr("Nobody else can play, and it is your turn again.")

    def _blocks(self, values: Values, _: People) -> str:
        if values["sure"]:
            #: Why a hint names a tile: it ends the deal by a block that the reader's pair wins.
            return self.tr("This play blocks the deal, and your side surely wins it.")
        #: Why a hint names a tile: it ends the deal by a block that the reader's pair likely wins.
        return self.tr("This play blocks the deal, and your side likely wins it.")

    def _holds_back(self, values: Values, people: People) -> str:
        name = people.names[_place(values)]
        if values["sure"]:
            #: Why a hint names a tile; %1 is the name of who plays next.
            return filled(self.tr("%1 has one tile left and must pass."), name)
        #: Why a hint names a tile; %1 is the name of who plays next.
        return filled(self.tr("%1 has one tile left and likely must pass."), name)

    def _lets_partner_out(self, values: Values, people: People) -> str:
        name = people.names[_place(values)]
        if values["sure"]:
            #: Why a hint names a tile; %1 is the partner's name.
            return filled(self.tr("Then %1 can go out."), name)
        #: Why a hint names a tile; %1 is the partner's name.
        return filled(self.tr("Then %1 can likely go out."), name)

    def _shuts_out(self, _: Values, people: People) -> str:
        following, previous = seats_from(people.viewer)[1::2]
        #: Why a hint names a tile; %1 and %2 are the names of the other pair.
        text = self.tr("Neither %1 nor %2 has a tile that fits.")
        return filled(text, people.name(following), people.name(previous))

    def _makes_pass(self, values: Values, people: People) -> str:
        name = people.names[_place(values)]
        if values["sure"]:
            #: Why a hint names a tile; %1 is the name of who plays next.
            return filled(self.tr("%1 must pass."), name)
        #: Why a hint names a tile; %1 is the name of who plays next.
        return filled(self.tr("%1 likely must pass."), name)

    def _key_in_reach(self, _: Values, __: People) -> str:
        #: Why a hint names a tile, in six-love: your pair may yet go out with the key tile.
        return self.tr("The key tile stays in reach.")

    def _yours_alone(self, values: Values, _: People) -> str:
        #: Why a hint names a tile; %1 is a suit as "fives": nobody else has one.
        return filled(self.tr("Only you still have %1."), self.suit(values["number"]))

    def _partner_opened(self, values: Values, people: People) -> str:
        suit, name = self.suit(values["number"]), people.names[_place(values)]
        #: Why a hint names a tile; %1 is a suit as "threes", which shows at an end then; %2 is the
        #: name of the partner, who brought it up before.
        return filled(self.tr("This play leaves the %1 that %2 brought up."), suit, name)

    def _keeps_suit(self, values: Values, _: People) -> str:
        #: Why a hint names a tile: you keep all your tiles with a number; %1 is that suit, as
        #: "fives".
        return filled(self.tr("You keep your %1."), self.suit(values["number"]))

    def _brings_suit(self, values: Values, _: People) -> str:
        #: Why a hint names a tile: it brings a number to an end; %1 is its suit as "fives", of
        #: which you have several more.
        text = self.tr("This play brings up %1, and you have more.")
        return filled(text, self.suit(values["number"]))

    def _covers(self, values: Values, people: People) -> str:
        suit, name = self.suit(values["number"]), people.names[_place(values)]
        #: Why a hint names a tile; %1 is a suit as "fives", which shows at no end any more; %2 is
        #: the name of somebody of the other pair, who brought it up before.
        return filled(self.tr("This play covers the %1 that %2 brought up."), suit, name)

    def _heavy(self, _: Values, __: People) -> str:
        #: Why a hint names a tile: it has many pips.
        return self.tr("You get rid of a heavy tile.")

    def _double(self, _: Values, __: People) -> str:
        #: Why a hint names a tile: a double fits one number only.
        return self.tr("You get rid of a double.")

    def _most_numbers(self, _: Values, __: People) -> str:
        #: Why a hint names a tile: with what is left one can answer as many numbers as possible.
        return self.tr("No other tile leaves you more different numbers.")

    def _long_suit(self, values: Values, _: People) -> str:
        number, count = values["number"], values["count"]
        #: Why a hint says that you open yourself; %1 is a number, as "5".
        return filled(self.tr("You have %n tiles with %1.", "", count), number)

    def _many_numbers(self, values: Values, _: People) -> str:
        #: Why a hint says that you open yourself; %1 is 6 or 7.
        text = self.tr("Your tiles have %1 of the seven numbers.")
        return filled(text, values["count"])

    def _no_suit(self, _: Values, __: People) -> str:
        #: Why a hint says that your partner opens: you have many tiles of no number.
        return self.tr("You have no long suit.")


def _place(values: Values) -> int:
    """Return the place of a seat among the names; KeyError if there is none."""
    seat = values["seat"]
    if not 1 <= seat <= 4:
        raise KeyError(seat)
    return seat - 1
