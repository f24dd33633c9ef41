"""Planted leaks: one fault each by which a server tells hidden tiles, to see the scan find it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

import pytest

from doublesix.protocol.codec import pack, unpack_any
from doublesix.protocol.frames import UpdateFrames
from doublesix.protocol.hints import ActReason
from doublesix.record.write import write
from doublesix.rules.deal import Phase
from doublesix.rules.errors import Reason, RuleError
from doublesix.rules.notation import names_of
from doublesix.rules.seat import SEATS, Seat
from doublesix.rules.session import Session
from doublesix.views import PrivateView, SeatView, private_view, view_of
from doublesix_server import office as office_room
from doublesix_server import questions as questions_room
from doublesix_server import table as table_room
from doublesix_server import telling as telling_room
from doublesix_server.course import Course
from doublesix_server.hearing import Hearing
from doublesix_server.hints import Hints
from doublesix_server.manners import Manners
from doublesix_server.overview import plain_table
from doublesix_server.people import Bot, Person
from doublesix_server.table import Table
from doublesix_server.telling import Told

Patch = pytest.MonkeyPatch


@dataclass(frozen=True, slots=True)
class Plant:
    """A planted leak: what the scan must find it in, and what it must say of the difference."""

    kind: str
    says: str
    plant: Callable[[Patch], None]


def hands_of(session: Session | None) -> list[list[str]]:
    return [] if session is None else [names_of(session.deal.hand(seat)) for seat in SEATS]


def a_hand_in_the_table_message(patch: Patch) -> None:
    plain = Manners.plain

    def with_hands(manners: Manners) -> dict[str, Any]:
        return {**plain(manners), "hands": hands_of(manners._table.session)}

    patch.setattr(Manners, "plain", with_hands)


def tell_more(patch: Patch, more: Callable[[Session], dict[str, Any]]) -> None:
    """Have every update say more than it should."""
    frame = Told.frame

    def tell(told: Told, frames: UpdateFrames, seat: Seat | None, answering: str | None) -> bytes:
        return pack({**unpack_any(frame(told, frames, seat, answering)), **more(told.session)})

    patch.setattr(Told, "frame", tell)


def a_seed_in_an_update(patch: Patch) -> None:
    changed, seeds = Course._tell, [""]

    def note(course: Course, *change: Any) -> None:
        seeds[0] = course._table.seed or ""
        changed(course, *change)

    patch.setattr(Course, "_tell", note)
    tell_more(patch, lambda _: {"seed": seeds[0]})


def a_refusal_that_tells_what_a_partner_holds(patch: Patch) -> None:
    act = Hearing._act

    def tell(hearing: Hearing, member: Person | Bot, request: Any) -> None:
        try:
            act(hearing, member, request)
        except RuleError as error:
            partner = Seat.ONE if member.seat is None else member.seat.partner
            hand = hands_of(hearing._table.session)[partner - 1]
            if error.reason is Reason.NOT_YOUR_TURN and getattr(request, "tile", "") in hand:
                raise RuleError(Reason.NAMING_FIRST, error.rule, "") from None
            raise

    patch.setattr(Hearing, "_act", tell)


def a_log_line_with_a_tile(patch: Patch) -> None:
    act = Course.act

    def tell(course: Course, member: Any, seat: Any, *more: Any) -> None:
        act(course, member, seat, *more)
        logging.getLogger("doublesix_server.course").debug("next", extra={"hand": held(course)})

    def held(course: Course) -> list[str]:
        return hands_of(course.session)[0]

    patch.setattr(Course, "act", tell)


def a_hint_from_the_full_deal(patch: Patch) -> None:
    give = Hints._give

    def tell(
        hints: Hints, person: Any, seat: Seat, request: Any, level: str, act: Any, reasons: Any
    ) -> None:
        others = hands_of(hints._table.session)[seat.next - 1]
        give(hints, person, seat, request, level, act and [*act, *others], reasons)

    patch.setattr(Hints, "_give", tell)


def a_reason_from_the_full_deal(patch: Patch) -> None:
    give = Hints._give

    def tell(
        hints: Hints, person: Any, seat: Seat, request: Any, level: str, act: Any, reasons: Any
    ) -> None:
        session = hints._table.session
        assert session is not None
        pips = session.deal.pips[seat.next - 1]
        lighter = ActReason(reason="blocks", values={"count": pips})
        give(hints, person, seat, request, level, act, [*reasons, lighter])

    patch.setattr(Hints, "_give", tell)


def the_initial_deal_in_a_reconnect(patch: Patch) -> None:
    attach = Table.attach

    def tell(table: Table, peer: Any, request: Any = None) -> None:
        attach(table, peer, request)
        if table.session is not None:
            dealt = [names_of(hand) for hand in table.session.deal.dealt]
            peer.send(pack({"type": "update", "initial": dealt}))

    patch.setattr(Table, "attach", tell)


def a_covered_hand_of_a_device(patch: Patch) -> None:
    seat = Person.seat.fget  # type: ignore[attr-defined]

    def first(person: Person) -> Seat | None:
        return seat(person) or next(iter(person.seats), None)

    patch.setattr(Person, "seat", property(first))


def a_hand_in_a_watcher_s_update(patch: Patch) -> None:
    frame = Told.frame

    def tell(told: Told, frames: UpdateFrames, seat: Seat | None, answering: str | None) -> bytes:
        return frame(told, frames, seat or Seat.TWO, answering)

    patch.setattr(Told, "frame", tell)


def an_open_deal_in_the_record(patch: Patch) -> None:
    def tell(session: Session, *seats: Any, **more: Any) -> dict[str, object]:
        return {**write(session, *seats, **more), "open": hands_of(session)}

    patch.setattr(table_room, "write", tell)


def a_hand_while_another_names(patch: Patch) -> None:
    def tell(session: Session, seat: Seat, _: PrivateView | None = None) -> PrivateView:
        view = private_view(session, seat)
        is_naming = session.deal.phase is Phase.NAMING
        return PrivateView(seat, session.deal.hand(seat), view.legal) if is_naming else view

    patch.setattr(telling_room, "private_view", tell)


def a_question_with_another_s_hand(patch: Patch) -> None:
    def tell(session: Session, seat: Seat) -> SeatView:
        view = view_of(session, seat)
        own = view.private
        return SeatView(
            view.public,
            PrivateView(seat, (*(own.hand or ()), *session.deal.hand(seat.next)), own.legal),
        )

    patch.setattr(questions_room, "view_of", tell)


def a_partner_s_hand_for_a_computer_player(patch: Patch) -> None:
    tell_current = Table.tell_current

    def tell(table: Table, member: Person | Bot, answering: str | None = None) -> None:
        tell_current(table, member, answering)
        if isinstance(member, Bot) and member.peer is not None and table.session is not None:
            hand = names_of(table.session.deal.hand(member.seat.partner))
            member.peer.send(pack({"type": "update", "partner": hand}))

    patch.setattr(Table, "tell_current", tell)


def dealings(session: Session, numbers: Iterable[int]) -> dict[str, Any]:
    hands = [session.dealings[number - 1].hands for number in numbers]
    return {"dealt": [[names_of(hand) for hand in four] for four in hands]}


def a_deal_that_a_new_match_left(patch: Patch) -> None:
    def left(session: Session) -> dict[str, Any]:
        kept = {chapter.number for chapter in session.closed}
        return dealings(session, sorted(set(range(1, session.chapter.number)) - kept))

    tell_more(patch, left)


def a_deal_that_undo_left(patch: Patch) -> None:
    def ahead(session: Session) -> dict[str, Any]:
        return dealings(session, range(session.chapter.number + 1, len(session.dealings) + 1))

    tell_more(patch, ahead)


def a_hand_in_a_repeat_to_a_device(patch: Patch) -> None:
    again = Told.frame_again

    def tell(told: Told, seat: Seat | None, answering: str) -> bytes:
        steps = told.session.chapter.steps
        return again(told, seat or (steps[-1].seat if steps else None), answering)

    patch.setattr(Told, "frame_again", tell)


def a_hand_in_what_the_operator_sees(patch: Patch) -> None:
    def tell(table: Table) -> dict[str, Any]:
        return {**plain_table(table), "held": hands_of(table.session)}

    patch.setattr(office_room, "plain_table", tell)


PLANTS: Final = (
    Plant("frame", "table: hands", a_hand_in_the_table_message),
    Plant("frame", "update: seed", a_seed_in_an_update),
    Plant("frame", "refused: reason", a_refusal_that_tells_what_a_partner_holds),
    Plant("log line", "'hand'", a_log_line_with_a_tile),
    Plant("frame", "hint: act", a_hint_from_the_full_deal),
    Plant("frame", "hint: reasons", a_reason_from_the_full_deal),
    Plant("frame", "update: initial", the_initial_deal_in_a_reconnect),
    Plant("frame", "update: view.hand", a_covered_hand_of_a_device),
    Plant("frame", "update: view.hand", a_hand_in_a_watcher_s_update),
    Plant("record", "record: record.open", an_open_deal_in_the_record),
    Plant("frame", "update: view.hand", a_hand_while_another_names),
    Plant("worker's frame", "question: view.hand", a_question_with_another_s_hand),
    Plant("frame", "update: partner", a_partner_s_hand_for_a_computer_player),
    Plant("frame", "update: dealt", a_deal_that_a_new_match_left),
    Plant("frame", "update: dealt", a_deal_that_undo_left),
    Plant("hand", "a covered seat", a_hand_in_a_repeat_to_a_device),
    Plant("operator's answer", "'held'", a_hand_in_what_the_operator_sees),
)
