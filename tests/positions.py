"""Positions in notation: layouts, deals and sessions at a point of play, built from text.

A line of play reads "1:name3 3:66 4:64r 1:65l 2:pass". What a builder returns, it has first
compared with a reckoning of its own, in plain numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import reduce
from itertools import pairwise

from doublesix.rules.acts import Act, Actor, DealAct, Kind, Name, Pass, Play, Step
from doublesix.rules.deal import Deal, Hands
from doublesix.rules.events import Event, Passed
from doublesix.rules.layout import NOTHING_OUT, End, Layout, with_pips
from doublesix.rules.notation import hand_of, names_of, parse_tile
from doublesix.rules.opening import DOUBLE_SIX_OPENING, Opening, OpeningRule
from doublesix.rules.profile import Profile
from doublesix.rules.profiles import PROFILES
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session

CHIVA = PROFILES["chiva"]
SIX_LOVE = PROFILES["six-love"]
BOT = Actor(Kind.BOT, "novice")

ENDS = {"l": End.LEFT, "r": End.RIGHT}
ALL_NAMES = [f"{high}{low}" for high in range(7) for low in range(high + 1)]


def hands_in(text: str) -> Hands:
    """Read four hands, "66 65 ... | ... | ... | ...", and check that they are the whole set."""
    one, two, three, four = (hand_of(part) for part in text.split("|"))
    hands = one, two, three, four
    held = Counter(name for hand in hands for name in names_of(hand))
    assert held == Counter(ALL_NAMES), f"not the set: {text}"
    assert [len(hand) for hand in hands] == [7] * 4, f"not seven each: {text}"
    return hands


def opening_in(text: str) -> Opening:
    """Read "double-six", "winner 3", "lighter 2" or "named by 1"."""
    match text.split():
        case ["double-six"]:
            return DOUBLE_SIX_OPENING
        case ["named", "by", seat]:
            return Opening(OpeningRule.NAMED, by=Seat(int(seat)))
        case [rule, seat]:
            return Opening(OpeningRule(rule), opener=Seat(int(seat)))
    raise AssertionError(text)


def acts_in(line: str) -> list[tuple[Seat, DealAct]]:
    """Read a line of play."""
    acts: list[tuple[Seat, DealAct]] = []
    for word in line.split():
        seat, what = word.split(":")
        act: DealAct
        if what == "pass":
            act = Pass()
        elif what.startswith("name"):
            act = Name(Seat(int(what.removeprefix("name"))))
        else:
            act = Play(parse_tile(what[:2]), ENDS[what[2:]] if what[2:] else None)
        acts.append((Seat(int(seat)), act))
    return acts


def steps_in(line: str, bots: Collection[int] = ()) -> list[Step]:
    """Read a line of play as steps; the seats of `bots` are played by computer players."""
    return [
        Step(seat, act, BOT) if seat in bots else Step(seat, act) for seat, act in acts_in(line)
    ]


def word_of(seat: Seat, act: DealAct) -> str:
    """Write one act as a line of play does."""
    if isinstance(act, Pass):
        return f"{int(seat)}:pass"
    if isinstance(act, Name):
        return f"{int(seat)}:name{int(act.opener)}"
    return f"{int(seat)}:{act.tile.name}{act.end.value[0] if act.end else ''}"


def line_of(deal: Deal) -> str:
    """Write what a deal remembers of its acts as a line of play."""
    words = [
        word_of(play.seat, Pass() if isinstance(play, Passed) else Play(play.tile, play.end))
        for play in deal.plays
    ]
    if deal.opening.by is not None and deal.opening.opener is not None:
        words.insert(0, word_of(deal.opening.by, Name(deal.opening.opener)))
    return " ".join(words)


def deal_at(profile: Profile, hands: str | Hands, opening: str, line: str = "") -> Deal:
    """Build a deal at the end of a line of play, and check it against a second reckoning."""
    dealt = hands_in(hands) if isinstance(hands, str) else hands
    deal = Deal.start(profile, dealt, opening_in(opening))
    for seat, act in acts_in(line):
        deal = deal.act(seat, act)
    check_deal(deal, line)
    return deal


def check_deal(deal: Deal, line: str) -> None:
    """Compare a deal with what a line of play says, reckoned in plain names and numbers."""
    assert line_of(deal) == " ".join(line.split()), line
    left = [names_of(hand) for hand in deal.dealt]
    row: list[str] = []
    in_a_row = 0
    seats = [int(word[0]) for word in line.split() if "name" not in word]
    for word in line.split():
        seat, what = word.split(":")
        if what.startswith("name"):
            continue
        in_a_row = in_a_row + 1 if what == "pass" else 0
        if what == "pass":
            continue
        name, end = what[:2], what[2:]
        left[int(seat) - 1].remove(name)
        turned = name[::-1]
        if end == "l":
            row.insert(0, name if name[1] == row[0][0] else turned)
        else:
            row.append(name if not row or name[0] == row[-1][1] else turned)
    assert all(one[1] == two[0] for one, two in pairwise(row)), row
    assert [names_of(hand) for hand in deal.hands] == left, line
    assert deal.passes == in_a_row, line
    if row:
        assert deal.layout is not None
        assert str(deal.layout) == " ".join("-".join(name) for name in row), line
        assert (deal.layout.left, deal.layout.right) == (int(row[0][0]), int(row[-1][1])), line
    else:
        assert deal.layout is None
    over = in_a_row == 4 or [] in left
    assert (deal.turn is None) == (deal.verdict is not None) == over, line
    assert all(two == one % 4 + 1 for one, two in pairwise(seats)), line
    if seats and not over:
        assert deal.turn == seats[-1] % 4 + 1, line


def layout_in(text: str) -> Layout:
    """Read a layout from its left end to its right, "1-6 6-6 6-4", and check what it built.

    It is laid from the pose of its first tile, so that tile is turned by what follows it.
    """
    row = text.split()
    numbers = [(int(tile[0]), int(tile[2])) for tile in row]
    assert all(one[1] == two[0] for one, two in pairwise(numbers)), text
    tiles = tuple(parse_tile(f"{max(pair)}{min(pair)}") for pair in numbers)
    layout = Layout(tiles, numbers[0][0], numbers[-1][1], reduce(with_pips, tiles, NOTHING_OUT))
    assert str(layout) == text
    return layout


# Ten plays without a pass that close the layout on 6 at both ends; then all four pass. Seats
# here are counted from the opener, 0 to 3; what else each holds is free.
CLOSING = "0:66 1:62l 2:63r 3:21l 0:43r 1:61l 2:64r 3:65r 0:50r 1:60r 2:pass 3:pass 0:pass 1:pass"
CLOSING_PARTS = ("66 43 50", "62 61 60", "63 64", "21 65")
LEFT_OVER = "00 10 11 20 22 30 31 40 32 41 33 42 51 52 44 53 54 55"
_TIED = ("51 00 42 44", "20 40 33 53", "55 11 31 22 41", "30 54 10 32 52")


@dataclass(frozen=True, slots=True)
class Scripted:
    """A whole deal: its hands and the line that is played with them."""

    hands: Hands
    line: str


def blocked_deal(opener: int, rest: Iterable[str]) -> Scripted:
    """Make a blocked deal from the tiles that seats 1 to 4 are left with.

    The opener and the next seat are left with four tiles, the other two with five.
    """
    held = list(rest)
    order = [(opener - 1 + place) % 4 for place in range(4)]
    for place, seat in enumerate(order):
        held[seat] = f"{CLOSING_PARTS[place]} {held[seat]}"
    line = " ".join(f"{order[int(word[0])] + 1}{word[1:]}" for word in CLOSING.split())
    return Scripted(hands_in("|".join(held)), line)


def block_led_by(opener: int, leader: int | None) -> Scripted:
    """Make a deal that both games give to the leader's side, or to nobody if there is none."""
    order = [(opener - 1 + place) % 4 for place in range(4)]
    rest = ["", "", "", ""]
    if leader is None:
        for place, seat in enumerate(order):
            rest[seat] = _TIED[place]
        return blocked_deal(opener, rest)
    tiles = LEFT_OVER.split()
    for seat in (leader - 1, (leader + 1) % 4, leader % 4, (leader + 2) % 4):
        count = 4 if seat in order[:2] else 5
        rest[seat] = " ".join(tiles[:count])
        del tiles[:count]
    return blocked_deal(opener, rest)


OUT_BY_TWO = Scripted(
    hands_in("10 63 62 31 40 22 53|43 54 55 30 20 41 66|64 42 44 52 32 00 51|21 65 61 60 50 11 33"),
    "2:66 3:64r 4:60l 1:40r 2:30l 3:00r 4:50r 1:63l 2:54r 3:42r 4:65l 1:22r 2:55l 3:51l"
    " 4:21l 1:62l 2:20r 3:pass 4:61l 1:10r 2:41l 3:44l 4:11r 1:31r 2:43l",
)
"""Seat 2 goes out with 4-3, which fits both ends; it is no key tile."""

KEY_BY_TWO = Scripted(
    hands_in("40 20 32 33 44 41 52|30 66 10 61 43 55 64|11 51 31 53 00 22 63|21 60 65 62 50 54 42"),
    "2:66 3:63l 4:65r 1:33l 2:43l 3:53r 4:54l 1:32r 2:55l 3:51l 4:42r 1:44r 2:61l 3:pass"
    " 4:62l 1:40r 2:10r 3:31r 4:21l 1:41l 2:30r 3:00r 4:60r 1:pass 2:64l",
)
"""Seat 2 goes out with 6-4, the only tile left that fits 4 or 6: the key tile."""


@dataclass(slots=True)
class Sitting:
    """A session under test: keeps its value, what happened last and what the dealer was asked."""

    profile: Profile
    deals: tuple[Hands, ...]
    asked: list[int] = field(default_factory=list)
    session: Session = field(init=False)
    events: tuple[Event, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.session, self.events = Session.start(self.profile, self.dealer)

    def dealer(self, number: int) -> Hands:
        """Deal as the table's dealer would, and note the number."""
        self.asked.append(number)
        return self.deals[number - 1]

    def do(self, *acts: Act) -> Session:
        """Make acts from the table, as a person."""
        for act in acts:
            self.step(Step(None, act))
        return self.session

    def step(self, step: Step) -> None:
        """Make one step."""
        self.session, self.events = self.session.apply(step, self.dealer)

    def play(self, line: str, bots: Collection[int] = ()) -> Session:
        """Play a line in the present deal."""
        for step in steps_in(line, bots):
            self.step(step)
        return self.session


def sitting(profile: Profile, *deals: Scripted | Hands) -> Sitting:
    """Begin a session that will be dealt these hands."""
    return Sitting(
        profile, tuple(deal.hands if isinstance(deal, Scripted) else deal for deal in deals)
    )


def any_act() -> list[tuple[Seat, DealAct]]:
    """Return whatever any seat might try in a deal, sensible or not: 356 acts."""
    tiles = [parse_tile(name) for name in ALL_NAMES]
    tries: list[DealAct] = [Play(tile, end) for tile in tiles for end in (None, *End)]
    tries += [Pass(), *(Name(seat) for seat in SEATS)]
    return [(seat, act) for seat in SEATS for act in tries]
