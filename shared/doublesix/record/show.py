"""Show: a replayed record as a domino player would read it, in lines of up to 80 columns.

Knows English and columns; never terminals or colours.
"""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from doublesix.record.draw import draw_told
from doublesix.record.form import NAMING, OtherPerson, RecordedDeal, Seated, StandIn
from doublesix.record.replay import Replayed
from doublesix.record.words import awaited, counted, scored, why_opens
from doublesix.rules.acts import Kind, NewMatch
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Deal
from doublesix.rules.events import Passed, Played
from doublesix.rules.layout import Layout
from doublesix.rules.result import Result
from doublesix.rules.seat import SEATS, Partnership, Seat

_WIDTH: Final = 78
_COLUMN: Final = 15
_LONGEST_NAME: Final = 20


def show(replayed: Replayed) -> list[str]:
    """Return the lines: who sat where, every deal, and the table of points."""
    people = _People(replayed.record.seats or ())
    lines = [*_title(replayed), "", *people.lines()]
    pairs = zip(replayed.record.deals, replayed.chapters, strict=True)
    for number, (recorded, chapter) in enumerate(pairs, 1):
        is_seeded = replayed.record.is_seeded
        lines += ["", *_deal(number, recorded, chapter, people)]
        for sentence in draw_told(recorded, is_seeded=is_seeded):
            lines += _told(sentence)
    return [*lines, "", *_points(replayed)]


def _title(replayed: Replayed) -> Iterator[str]:
    profile = replayed.record.profile
    name = profile.name.capitalize()
    matches = replayed.chapters[-1].match if replayed.chapters else 0
    deals = counted(len(replayed.chapters), "deal")
    yield (
        f"{name}, the first to {profile.target}-0: {deals}, {counted(matches, 'match', 'matches')}"
    )
    if replayed.record.is_strict:
        yield "Played strictly: no takebacks, hints, talk or watchers."


@dataclass(frozen=True, slots=True)
class _People:
    """Who sits where, and how a seat is called when it acts."""

    seats: Sequence[Seated]

    def lines(self) -> Iterator[str]:
        """Yield who sits where and with whom."""
        for seated in sorted(self.seats, key=lambda seated: seated.seat):
            who = "a person" if seated.kind is Kind.PERSON else "a computer player"
            level = f" ({_clean(seated.level)})" if seated.level else ""
            name = self.name(seated.seat) or "(no name)"
            yield f"  Seat {seated.seat}  {name}, {who}{level}"
        yield "  Partners: seats 1 and 3 (first in every score), seats 2 and 4."

    def name(self, seat: Seat) -> str:
        """Return a seat's name as far as it is known and can be shown."""
        return next((_clean(seated.name) for seated in self.seats if seated.seat is seat), "")

    def called(self, seat: Seat) -> str:
        """Return how a seat is called within a sentence."""
        name = self.name(seat)
        return f"seat {seat} ({name})" if name else f"seat {seat}"


def _deal(number: int, recorded: RecordedDeal, chapter: Chapter, people: _People) -> Iterator[str]:
    deal = chapter.deal
    begun_by = None if chapter.begun_by is None else chapter.begun_by.act
    early = " (begun early)" if isinstance(begun_by, NewMatch) else ""
    title = f"Deal {number}, match {chapter.match}{early}, at {scored(chapter.before)}"
    yield title
    yield "-" * len(title)
    yield ""
    for seat in SEATS:
        hand = sorted(deal.dealt[seat - 1], key=lambda tile: (tile.high, tile.low), reverse=True)
        tiles = "  ".join(str(tile) for tile in hand)
        yield f"  Seat {seat}  {tiles}  {people.name(seat)}".rstrip()
    yield ""
    if deal.opening.opener is not None:
        yield from _told(
            f"{people.called(deal.opening.opener)} opens: it {why_opens(deal.opening)}."
        )
    if deal.plays:
        yield ""
        yield from _plays(deal)
        yield ""
        yield from _told(f"Layout: {deal.layout}", "          ")
    for sentence in _ending(chapter, people):
        yield from _told(sentence)
    if recorded.takebacks:
        acts = counted(recorded.takebacks, "act")
        yield from _told(f"{acts} {'was' if recorded.takebacks == 1 else 'were'} taken back.")
    for stand_in in recorded.stand_ins or ():
        yield from _told(f"A computer player ({_clean(stand_in.level)}) {_acted(stand_in)}.")
    for person in recorded.persons or ():
        yield from _told(f"A person ({_clean(person.name) or 'no name'}) {_acted(person)}.")


def _acted(stretch: StandIn | OtherPerson) -> str:
    """Say for which seat somebody acted, and from when to when."""
    if stretch.last == NAMING:
        when = "at the naming"
    elif stretch.first == stretch.last:
        when = f"at play {stretch.first}"
    else:
        first = "the naming" if stretch.first == NAMING else f"play {stretch.first}"
        when = f"from {first} to play {stretch.last}"
    return f"acted for seat {stretch.seat} {when}"


def _plays(deal: Deal) -> Iterator[str]:
    """Yield a row for each time around the table, from seat 1, with the ends after it."""
    yield f"  {'play':>4}  " + "".join(f"Seat {seat}".ljust(_COLUMN) for seat in SEATS) + "ends"
    layout: Layout | None = None
    cells = [""] * len(SEATS)
    first = 1
    for number, play in enumerate(deal.plays, 1):
        layout = _after(layout, play)
        cells[play.seat - 1] = _cell(play)
        if play.seat is SEATS[-1] or number == len(deal.plays):
            row = "".join(cell.ljust(_COLUMN) for cell in cells)
            yield f"  {first:>4}  {row}{layout.left}  {layout.right}"
            cells = [""] * len(SEATS)
            first = number + 1


def _after(layout: Layout | None, play: Played | Passed) -> Layout:
    if isinstance(play, Passed):
        assert layout is not None, play
        return layout
    if layout is None or play.end is None:
        return Layout.pose(play.tile)
    return layout.with_tile(play.tile, play.end)


def _cell(play: Played | Passed) -> str:
    if isinstance(play, Passed):
        ends = f"{play.left}" if play.left == play.right else f"{play.left}, {play.right}"
        return f"pass on {ends}"
    return f"{play.tile}" if play.end is None else f"{play.tile} {play.end.value}"


def _ending(chapter: Chapter, people: _People) -> Iterator[str]:
    """Yield what is left in the hands and how the deal ended, in a sentence each."""
    deal, result = chapter.deal, chapter.result
    if result is None:
        yield f"The record breaks off here, with {awaited(deal)}."
        return
    left = [
        f"seat {seat} {' '.join(str(tile) for tile in hand)} ({pips})"
        for seat, hand, pips in zip(SEATS, deal.hands, result.pips, strict=True)
        if hand
    ]
    yield f"Left in hand, with pips: {'; '.join(left)}."
    if result.winner is None:
        yield "Nobody can play, and the block is tied."
        yield f"Nobody scores: {scored(result.score)} stands."
        return
    assert result.leader is not None, result
    winners = _pair(result.winner)
    last = deal.plays[-1]
    if isinstance(last, Played):
        key = ", the key tile" if result.key_tile else ""
        seat = people.called(result.leader)
        yield f"{seat} goes out with {last.tile}{key}; {winners} win the deal."
    else:
        one, two = (result.pips[seat - 1] for seat in result.winner.seats)
        lightest = "both equally light" if one == two else f"seat {result.leader} the lighter"
        yield f"Nobody can play; {winners} win the block, {lightest}."
    yield _scoring(chapter, result, result.winner)


def _scoring(chapter: Chapter, result: Result, winner: Partnership) -> str:
    """Say what a won deal did to the match."""
    if result.streak_broken:
        streak = chapter.before.of(winner.others)
        return (
            f"That ends the streak of {_pair(winner.others)} at {streak}; nothing is scored: 0-0."
        )
    points = f"{counted(result.points, 'point')} for them: {scored(result.score)}."
    if result.match_winner is None:
        return points
    return f"{points} They win match {chapter.match}."


def _pair(partnership: Partnership) -> str:
    one, two = partnership.seats
    return f"seats {one} and {two}"


def _points(replayed: Replayed) -> Iterator[str]:
    """Yield the table of points."""
    if not replayed.chapters:
        yield "No deal was finished."
        return
    yield "Points"
    yield "------"
    yield ""
    yield "  deal  match  won by  how                      points  1/3  2/4"
    for number, chapter in enumerate(replayed.chapters, 1):
        result = chapter.result
        begin = f"  {number:>4}  {chapter.match:>5}  "
        if result is None:
            yield f"{begin}breaks off"
            continue
        winner = "tie" if result.winner is None else result.winner.value
        score = "  ".join(f"{result.score.of(side):>3}" for side in Partnership)
        yield f"{begin}{winner:<6}  {_how(result):<23}  {result.points:>6}  {score}"


def _how(result: Result) -> str:
    how = result.kind.value
    if result.key_tile:
        how = "out with the key tile"
    if result.streak_broken:
        return f"{how}, streak broken"
    if result.match_winner is not None:
        return f"{how}, wins the match"
    return how


def _told(sentence: str, further: str = "  ") -> list[str]:
    """Wrap a sentence, begun with a capital."""
    return textwrap.wrap(
        sentence[:1].upper() + sentence[1:],
        _WIDTH,
        initial_indent="  ",
        subsequent_indent=further,
        break_on_hyphens=False,
    )


def _clean(text: str) -> str:
    """Return a name without what would disturb a terminal, and not too long."""
    shown = "".join(
        character if character.isprintable() else "?" for character in " ".join(text.split())
    )
    width = 0
    for place, character in enumerate(shown):
        width += 1 + (unicodedata.east_asian_width(character) in "WF")
        if width > _LONGEST_NAME:
            return shown[:place] + "..."
    return shown
