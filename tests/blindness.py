"""Blindness: other tiles where a viewer may not look, and whether the viewer can tell.

Two ways of looking. `twin` changes a session's value at one point: the hands that the viewer does
not see, and whatever else lies where nobody may look (deals that undo has left, acts that were
undone, a restarted or given-up deal). `another_history` plays a whole session again, act for act,
with other tiles in the hands that the viewer was never shown.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from doublesix.protocol.frames import UpdateFrames
from doublesix.rules.acts import (
    PASS,
    Act,
    DealAct,
    GoOn,
    Name,
    NewMatch,
    Play,
    Redo,
    RestartDeal,
    Step,
    Undo,
)
from doublesix.rules.chapter import Chapter
from doublesix.rules.deal import Deal, Hand, Hands, Phase
from doublesix.rules.errors import RuleError
from doublesix.rules.events import Event, Passed, Played
from doublesix.rules.layout import End
from doublesix.rules.opening import OpeningRule
from doublesix.rules.profile import Profile
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Dealer, Dealing, Session
from doublesix.rules.shuffle import seeded_hands
from doublesix.rules.tile import DOUBLE_SIX, SET, Tile
from doublesix.views import private_view, public_view
from tests.walks import Walk

Viewer = Seat | None
WATCHER: Final = None
VIEWERS: Final[tuple[Viewer, ...]] = (*SEATS, WATCHER)

Events = tuple[Event, ...]
TRIES: Final[list[DealAct]] = [
    PASS,
    *(Name(seat) for seat in SEATS),
    *(Play(tile, end) for tile in SET for end in (None, *End)),
]
"""Whatever a seat might try, sensible or not."""

FROM_THE_TABLE: Final[tuple[Act, ...]] = (GoOn(), RestartDeal(), NewMatch(), Undo(), Redo())

Telling = Callable[[Session, Events, Viewer], bytes]
"""Packs what a viewer is sent at a point."""

Swap = dict[Tile, Tile]
"""Which tile stands for which; one that is not in it stands for itself."""


def told(session: Session, events: Events, viewer: Viewer) -> bytes:
    """Pack the update that a server sends."""
    frames = UpdateFrames(7, events, public_view(session))
    if viewer is None:
        return frames.for_watcher()
    return frames.for_seat(private_view(session, viewer))


def venture(walk: Walk) -> None:
    """Take a step of a walk, going back oftener from where more is known than before."""
    session, luck = walk.session, walk.rng.randrange(100)
    has_begun = bool(session.chapter.steps)
    is_worth_leaving = (
        not has_begun or session.deal.phase is Phase.OVER or session.deal.opening.by is not None
    )
    if is_worth_leaving and luck < 10 and has_begun:
        walk.do(Step(None, RestartDeal()))
    elif is_worth_leaving and luck < 20 and session.can_undo:
        walk.do(Step(None, Undo()))
    else:
        walk.do(walk.next_step())


# What a viewer may not see, told anew from the rules and not from the views.


def is_shown(deal: Deal, seat: Seat, viewer: Viewer) -> bool:
    """Tell whether a viewer sees a seat's hand now (Rules 4.1, 4.4, 4.5)."""
    match deal.phase:
        case Phase.OVER:
            return True
        case Phase.NAMING:
            return seat is viewer is deal.opening.by
        case Phase.PLAYING:
            return seat is viewer


def twin(session: Session, viewer: Viewer, rng: random.Random) -> Session:
    """Return a session with other tiles wherever the viewer may not look.

    It keeps every hand's size and nothing else: what is now in a hand may not go with what that
    seat has passed on.
    """
    current = session.chapter.number
    finished = {chapter.number for chapter in session.finished()}
    latest = {chapter.number: chapter.deal for chapter in (*session.closed, session.chapter)}
    swaps: dict[int, Swap] = {}
    for number in range(1, len(session.dealings) + 1):
        if number in finished:
            swaps[number] = {}
        else:
            deal = latest.get(number)  # none is kept of a deal left for a new match
            hidden = SET if deal is None else hidden_tiles(deal, viewer)
            swaps[number] = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    return Session(
        session.profile,
        tuple(
            Dealing(swapped_hands(dealing.hands, swaps[at]), dealing.takebacks)
            for at, dealing in enumerate(session.dealings, start=1)
        ),
        tuple(swapped_chapter(chapter, swaps[chapter.number]) for chapter in session.closed),
        swapped_chapter(session.chapter, swaps[current]),
        tuple(tuple(swapped_steps(steps, swaps, current)) for steps in session.undone),
    )


def hidden_tiles(deal: Deal, viewer: Viewer) -> Hand:
    """Return the tiles in all hands that the viewer does not see."""
    return tuple(
        tile for seat in SEATS if not is_shown(deal, seat, viewer) for tile in deal.hand(seat)
    )


def swapped(tiles: Iterable[Tile], swap: Swap) -> tuple[Tile, ...]:
    return tuple([swap.get(tile, tile) for tile in tiles])


def swapped_hands(hands: Hands, swap: Swap) -> Hands:
    if not swap:
        return hands
    one, two, three, four = hands
    return swapped(one, swap), swapped(two, swap), swapped(three, swap), swapped(four, swap)


def swapped_chapter(chapter: Chapter, swap: Swap) -> Chapter:
    """Swap all tiles of a chapter, with the pips that follow from them."""
    if not swap:
        return chapter
    deal = chapter.deal
    layout, verdict, result = deal.layout, deal.verdict, chapter.result
    if layout is not None:
        layout = replace(layout, tiles=swapped(layout.tiles, swap))
    plays = tuple(
        Played(play.seat, swap.get(play.tile, play.tile), play.end)
        if isinstance(play, Played)
        else play
        for play in deal.plays
    )
    dealt, hands = swapped_hands(deal.dealt, swap), swapped_hands(deal.hands, swap)
    deal = replace(deal, dealt=dealt, hands=hands, layout=layout, plays=plays)
    if verdict is not None:
        deal = replace(deal, verdict=replace(verdict, pips=deal.pips))
    if result is not None:
        result = replace(result, pips=deal.pips)
    number = chapter.number
    steps = tuple(swapped_steps(chapter.steps, {number: swap}, number))
    return replace(chapter, deal=deal, steps=steps, result=result)


def swapped_steps(steps: Iterable[Step], swaps: dict[int, Swap], number: int) -> Iterator[Step]:
    """Swap the tiles of steps that begin in this deal."""
    for step in steps:
        act = step.act
        if isinstance(act, Play) and act.tile in swaps[number]:
            yield Step(step.seat, Play(swaps[number][act.tile], act.end), step.actor)
        else:
            number += isinstance(act, GoOn | NewMatch)
            yield step


# One point, another value.


def point_leaks(
    session: Session, events: Events, rng: random.Random, telling: Telling = told
) -> list[str]:
    """Return who can tell other hidden tiles from these, at one point of a session."""
    found = []
    for viewer in VIEWERS:
        other = twin(session, viewer, rng)
        if telling(session, events, viewer) != telling(other, events, viewer):
            found.append(f"{name_of(viewer)} is told of hidden tiles")
        if viewer is not None:
            act = rng.choice(TRIES)
            if refusal(session, viewer, act) != refusal(other, viewer, act):
                found.append(f"{name_of(viewer)} is refused {act} by hidden tiles")
    return found


def refusal(session: Session, seat: Seat, act: DealAct) -> tuple[str, ...]:
    """Return all that a refusal says, nothing if the act is allowed."""
    try:
        session.deal.act(seat, act)
    except RuleError as error:
        return error.reason, error.rule, str(error)
    return ()


def name_of(viewer: Viewer) -> str:
    return "a watcher" if viewer is None else f"seat {viewer}"


# A whole history, other tiles.


@dataclass(frozen=True, slots=True)
class Moment:
    """A session after a step, and what the step told."""

    session: Session
    events: Events

    @property
    def number(self) -> int:
        return self.session.chapter.number

    @property
    def is_over(self) -> bool:
        return self.session.deal.phase is Phase.OVER


def history(profile: Profile, dealer: Dealer, steps: Iterable[Step]) -> list[Moment]:
    """Play steps from a session's start; the first moment is before them all."""
    moments = [Moment(*Session.start(profile, dealer))]
    for step in steps:
        moments.append(Moment(*moments[-1].session.apply(step, dealer)))
    return moments


@dataclass(frozen=True, slots=True)
class Compared:
    """A history beside another: how many places held other tiles, and who could tell."""

    differing: int
    leaks: list[str]


def compare_histories(
    walk: Walk, viewer: Viewer, rng: random.Random, telling: Telling = told
) -> Compared:
    """Play a walk again up to some moment, with other tiles in the deal that it ends in there.

    The moment is chosen so that this deal was never over before: then the viewer has been told
    nothing of the tiles that are changed, and must be told the same all along.
    """
    profile, seed = walk.profile, walk.seed
    moments = _up_to_an_open_deal(
        history(profile, lambda number: seeded_hands(seed, number), walk.steps), rng
    )
    number = moments[-1].number
    hands = _other_hands(moments, viewer, rng)

    def dealer(asked: int) -> Hands:
        return hands if asked == number else seeded_hands(seed, asked)

    others = history(profile, dealer, walk.steps[: len(moments) - 1])
    leaks = [
        f"{name_of(viewer)} is told of hidden tiles {len(moments) - at} steps ago"
        for at, (one, other) in enumerate(zip(moments, others, strict=True), start=1)
        if telling(one.session, one.events, viewer) != telling(other.session, other.events, viewer)
    ]
    leaks += [
        f"{name_of(viewer)} can tell hidden tiles by {step}"
        for step in _whatever_one_might_do(viewer)
        if _outcome(moments[-1], step, dealer, viewer, telling)
        != _outcome(others[-1], step, dealer, viewer, telling)
    ]
    dealt = moments[-1].session.deal.dealt
    differing = sum(
        before is not after
        for one, other in zip(dealt, hands, strict=True)
        for before, after in zip(one, other, strict=True)
    )
    return Compared(differing, leaks)


def _up_to_an_open_deal(moments: Sequence[Moment], rng: random.Random) -> Sequence[Moment]:
    """Cut a history at some moment of a deal that was never over until then.

    One time in two it is a naming that was not left yet, if there is any.
    """
    ended: set[int] = set()
    begun: set[int] = set()
    cuts, namings = [], []
    for at, moment in enumerate(moments, start=1):
        match moment.session.deal.phase:
            case Phase.OVER:
                ended.add(moment.number)
            case Phase.PLAYING:
                begun.add(moment.number)
        if moment.number not in ended:
            cuts.append(at)
            if moment.number not in begun:
                namings.append(at)
    return moments[: rng.choice(namings if namings and rng.random() < 0.5 else cuts)]


def _other_hands(moments: Sequence[Moment], viewer: Viewer, rng: random.Random) -> Hands:
    """Deal the last deal anew, so that all that happened in it could have happened as well.

    Tiles that were ever played in it stay where they are, undone or not; a seat gets no tile
    that would have fitted where it passed; a hand that the viewer was ever shown stays.
    """
    number = moments[-1].number
    fixed: set[Tile] = set()
    passed_on: dict[Seat, set[int]] = {seat: set() for seat in SEATS}
    hidden = set(SEATS)
    for moment in moments:
        if moment.number != number:
            continue
        deal = moment.session.deal
        hidden -= {seat for seat in SEATS if is_shown(deal, seat, viewer)}
        if deal.opening.rule is OpeningRule.DOUBLE_SIX:
            fixed.add(DOUBLE_SIX)
        for play in deal.plays:
            match play:
                case Played(tile=tile):
                    fixed.add(tile)
                case Passed(seat, left, right):
                    passed_on[seat] |= {left, right}
    hands = [list(hand) for hand in moments[-1].session.deal.dealt]
    places = [
        (seat, at)
        for seat in sorted(hidden)
        for at, tile in enumerate(hands[seat - 1])
        if tile not in fixed
    ]
    for _ in range(60 if places else 0):
        (one, at), (two, by) = rng.choice(places), rng.choice(places)
        first, second = hands[one - 1][at], hands[two - 1][by]
        if not any(second.has(number) for number in passed_on[one]) and not any(
            first.has(number) for number in passed_on[two]
        ):
            hands[one - 1][at], hands[two - 1][by] = second, first
    dealt: list[Hand] = [tuple(hand) for hand in hands]
    return dealt[0], dealt[1], dealt[2], dealt[3]


def _whatever_one_might_do(viewer: Viewer) -> Iterator[Step]:
    yield from (Step(None, act) for act in FROM_THE_TABLE)
    if viewer is not None:
        yield from (Step(viewer, act) for act in TRIES)


def _outcome(
    moment: Moment, step: Step, dealer: Dealer, viewer: Viewer, telling: Telling
) -> tuple[str, ...] | bytes:
    """Return what a viewer is told when a step is tried: a refusal, or the update."""
    try:
        after = Moment(*moment.session.apply(step, dealer))
    except RuleError as error:
        return error.reason, error.rule, str(error)
    if after.is_over:
        return b"all hands are shown"
    return telling(after.session, after.events, viewer)
