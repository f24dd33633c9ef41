"""A table draws its deals with everybody's share, and names whoever gives none (Rules 1.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from doublesix.fair.draw import SIZE, hands_of
from doublesix.fair.judge import Fault
from doublesix.fair.verdict import Ruling
from doublesix.rules.seat import SEATS, Seat
from doublesix_server.log import Acted, Began, DrawBegun
from doublesix_server.table import Table
from tests.server.draws import (
    SECONDS,
    SharingPeer,
    all_ready,
    ask_only,
    begun,
    come,
    give,
    play_out,
    settle,
    sharers,
    start,
)
from tests.server.fakes import KeepingLog, Message, table
from tests.server.tables import do, do_now, guest, several


def named(peer: SharingPeer) -> list[tuple[int, str, int | None]]:
    """Return who was named, as somebody was told last."""
    told = peer.latest("draw")["named"]
    return [(one["attempt"], one["why"], one["seat"]) for one in told]


def stages(peer: SharingPeer) -> list[tuple[str, int, int]]:
    return [(one["stage"], one["deal"], one["attempt"]) for one in peer.draws]


# An honest draw


def test_a_session_begins_when_all_have_given_their_shares() -> None:
    at, people, _ = sharers()
    start(at, people)
    assert (at.drawing.is_on, at.version) == (True, 0)
    settle(at, people)
    assert (at.drawing.is_on, at.version) == (False, 1)
    one = people[Seat.ONE]
    assert one.latest("update")["re"] is not None  # the answer to `start`
    assert stages(one) == [("commit", 1, 1), ("reveal", 1, 1), ("dealt", 1, 1)]


def test_a_deal_is_opened_when_it_ends_and_all_find_it_right() -> None:
    at, people, _ = begun()
    assert all(one["secret"] is None for peer in people.values() for one in peer.draws)
    play_out(at)
    for peer in people.values():
        assert peer.verdict.ruling is Ruling.SURE
        assert peer.messages[-1]["stage"] == "opened"
        assert peer.messages[-2]["view"]["phase"] == "over"  # in the same breath, the hands first


def test_the_next_deal_is_drawn_when_all_are_ready() -> None:
    at, people, _ = begun()
    for deal in (2, 3):
        play_out(at)
        all_ready(at, people)
        assert at.drawing.is_on
        settle(at, people)
        assert at.session is not None
        assert at.session.chapter.number == deal
    play_out(at)
    assert {peer.verdict.deal for peer in people.values()} == {3}
    assert {peer.verdict.ruling for peer in people.values()} == {Ruling.SURE}


def test_nobody_waits_for_whoever_was_ready_last_while_the_deal_is_drawn() -> None:
    at, people, _ = begun()
    play_out(at)
    all_ready(at, people)
    assert at.drawing.is_on
    assert all(seat["ready"] for seat in people[Seat.ONE].latest("table")["seats"])


def test_a_new_session_counts_its_draws_anew() -> None:
    at, people, _ = begun(1)
    ask_only(at, people[Seat.ONE], "new_session", version=at.version)
    settle(at, people)
    draw = people[Seat.ONE].latest("draw")
    assert (draw["session"], draw["deal"], draw["attempt"]) == (2, 1, 1)
    play_out(at)
    assert people[Seat.ONE].verdict.ruling is Ruling.SURE


def test_an_early_match_is_drawn_and_the_deal_that_was_left_is_never_opened() -> None:  # 4.4
    at, people, _ = begun(1)
    one = people[Seat.ONE]
    ask_only(at, one, "new_match", version=at.version)
    settle(at, people)
    assert stages(one)[-1] == ("dealt", 2, 1)
    play_out(at)
    assert [stage for stage, deal, _ in stages(one) if deal == 1] == ["commit", "reveal", "dealt"]
    assert one.verdict.ruling is Ruling.SURE


def test_a_device_gives_a_share_for_each_of_its_seats() -> None:
    at, people, _ = sharers(1)
    one = people[Seat.ONE]
    do(at, one, "share", seat=3, name="Ben")
    start(at, people)
    settle(at, people)
    play_out(at)
    assert (one.verdict.ruling, one.verdict.shares) == (Ruling.SURE, (1, 3))


def test_a_computer_player_gives_a_share_like_a_person() -> None:
    at, people, _ = sharers(1)
    worker = SharingPeer("ticket 2")
    at.give_ticket(Seat.TWO, worker.identity)
    at.attach_bot(worker, Seat.TWO)
    start(at, people)
    settle(at, {**people, Seat.TWO: worker})
    play_out(at)
    assert worker.verdict.shares == (1, 2)
    assert {worker.verdict.ruling, people[Seat.ONE].verdict.ruling} == {Ruling.SURE}


def test_a_watcher_sees_what_went_in_unless_the_table_has_no_watchers() -> None:
    at, people, _ = sharers()
    watcher = come(at, "Zoe")
    start(at, people)
    settle(at, people)
    play_out(at)
    assert watcher.verdict.ruling is Ruling.WATCHED
    do(at, people[Seat.ONE], "set_policies", policies={"watchers": False})
    all_ready(at, people)
    settle(at, people)
    assert {one["deal"] for one in watcher.draws} == {1}


def test_clients_without_shares_are_told_nothing_and_dealt_to_at_once() -> None:
    log = KeepingLog()
    at, people = several(4, seed=None, log=log)
    assert at.session is not None
    told = {message["type"] for peer in people.values() for message in peer.messages}
    assert "draw" not in told
    [began] = [one for one in log.entries if isinstance(one, Began)]
    assert began.drawn is not None
    assert began.drawn.shares == ()


def test_an_older_client_is_a_seat_without_a_share() -> None:
    at, people, _ = sharers(3)
    old = guest(at, "Old")
    do(at, people[Seat.ONE], "vacate", seat=4)
    do(at, old, "sit", seat=4)
    start(at, people)
    settle(at, people)
    play_out(at)
    verdict = people[Seat.ONE].verdict
    assert (verdict.ruling, verdict.shares, verdict.withheld) == (Ruling.SURE, (1, 2, 3), ())
    assert "draw" not in {message["type"] for message in old.messages}


def test_a_seed_draws_nothing() -> None:
    at = table(seed="rainy sunday")
    one = come(at, "Ana")
    do(at, one, "sit", seat=1)
    for seat in (2, 3, 4):
        do(at, one, "fill", seat=seat, level="club")
    do(at, one, "start")
    assert at.session is not None
    assert (one.draws, at.course.draws) == ([], {})


def test_going_back_and_on_again_draws_nothing_anew() -> None:  # Rules 5.3, 5.5
    at, people, _ = begun(1)
    one = people[Seat.ONE]
    play_out(at)
    ask_only(at, one, "go_on", version=at.version)
    settle(at, people)
    assert at.session is not None
    dealt = at.session.dealings
    count = len(at.course.draws)
    do_now(at, one, "undo")
    assert one.latest("draw")["stage"] == "opened"
    do_now(at, one, "redo")
    do_now(at, one, "undo")
    do_now(at, one, "go_on")
    assert not at.drawing.is_on
    assert at.session.dealings == dealt
    play_out(at)
    do_now(at, one, "restart")
    assert not at.drawing.is_on
    assert len(at.course.draws) == count
    play_out(at)
    assert (one.verdict.deal, one.verdict.ruling) == (2, Ruling.SURE)


# What nobody may know


def test_nothing_of_an_open_deal_is_told_but_commitments() -> None:  # 4.2
    log = KeepingLog()
    at, people, _ = begun(log=log)
    [began] = [one for one in log.entries if isinstance(one, Began)]
    assert began.drawn is not None
    hidden = [began.drawn.secret, *(share for _, share in began.drawn.shares)]
    late = come(at, "Zoe")
    told = [frame for peer in (*people.values(), late) for frame in peer.frames]
    assert not [one for one in hidden if any(one in frame for frame in told)]
    play_out(at)
    assert all(one in people[Seat.ONE].frames[-1] for one in hidden)


def test_the_secret_of_a_void_attempt_is_never_told() -> None:
    secrets = []
    at, people, clock = sharers()
    supply = at.drawing._random_bytes

    def noted(size: int) -> bytes:
        secrets.append(supply(size))
        return secrets[-1]

    at.drawing._random_bytes = noted
    start(at, people)
    clock.now += SECONDS + 1
    people[Seat.TWO].replies.clear()
    for seat in (Seat.ONE, Seat.THREE, Seat.FOUR):
        give(at, people[seat])
    at.drawing.watch()
    settle(at, people)
    play_out(at)
    assert len(secrets) == 2
    told = b"".join(frame for peer in people.values() for frame in peer.frames)
    assert secrets[0] not in told
    assert secrets[1] in told


# Clients that give no share, or a wrong one


def late_commitment(at: Table, cheat: SharingPeer, people: dict[Seat, SharingPeer]) -> None:
    cheat.replies.clear()


def malformed(at: Table, cheat: SharingPeer, people: dict[Seat, SharingPeer]) -> None:
    give(at, cheat, commitments={"2": b"short"})


def another_one_s(at: Table, cheat: SharingPeer, people: dict[Seat, SharingPeer]) -> None:
    copied = people[Seat.ONE].replies[0].fields["commitments"]["1"]
    give(at, people[Seat.ONE])
    give(at, cheat, commitments={"2": copied})


def two_commitments(at: Table, cheat: SharingPeer, people: dict[Seat, SharingPeer]) -> None:
    reply = cheat.replies[0]
    give(at, cheat)
    do(at, cheat, reply.kind, **{**reply.fields, "commitments": {"2": bytes(32)}})


def share_too_early(at: Table, cheat: SharingPeer, people: dict[Seat, SharingPeer]) -> None:
    give(at, cheat)
    do(at, cheat, "reveal_share", deal=1, attempt=1, shares={"2": bytes(32)})


def is_lost(at: Table, cheat: SharingPeer, people: dict[Seat, SharingPeer]) -> None:
    at.detach(cheat)


def is_taken_over(at: Table, cheat: SharingPeer, people: dict[Seat, SharingPeer]) -> None:
    come(at, cheat.name)


def leaves(at: Table, cheat: SharingPeer, people: dict[Seat, SharingPeer]) -> None:
    do(at, cheat, "leave")


Cheat = Callable[[Table, SharingPeer, dict[Seat, SharingPeer]], None]


def after(cheat: Cheat) -> tuple[Table, dict[Seat, SharingPeer]]:
    """Return a table where seat 2 did something wrong in the draw of the second deal."""
    at, people, clock = begun()
    play_out(at)
    all_ready(at, people)
    cheat(at, people[Seat.TWO], people)
    others = {seat: peer for seat, peer in people.items() if seat is not Seat.TWO}
    settle(at, others)
    clock.now += SECONDS + 1
    at.drawing.watch()
    settle(at, others)
    return at, people


@pytest.mark.parametrize(
    ("cheat", "why"),
    [
        (late_commitment, "late"),
        (is_lost, "lost"),
        (is_taken_over, "lost"),
        (leaves, "lost"),
    ],
)
def test_who_gives_nothing_is_named_and_the_deal_goes_on_without(cheat: Cheat, why: str) -> None:
    at, people = after(cheat)
    one = people[Seat.ONE]
    assert at.session is not None
    assert at.session.chapter.number == 2
    assert named(one) == [(1, why, 2)]
    assert one.latest("draw")["attempt"] == 2
    assert one.latest("draw")["named"][0]["name"] == "Ivo"
    play_out(at)
    verdict = one.verdict
    assert (verdict.ruling, verdict.shares, verdict.withheld) == (
        Ruling.SURE,
        (1, 3, 4),
        ((2, 1, ""),),
    )


def first_deal(cheat: Cheat) -> tuple[Table, dict[Seat, SharingPeer]]:
    at, people, _ = sharers()
    start(at, people)
    cheat(at, people[Seat.TWO], people)
    settle(at, people)
    return at, people


@pytest.mark.parametrize(
    ("cheat", "why"),
    [
        (malformed, "malformed"),
        (another_one_s, "copied"),
        (two_commitments, "twice"),
        (share_too_early, "out_of_turn"),
    ],
)
def test_who_gives_what_cannot_be_is_named_at_once(cheat: Cheat, why: str) -> None:
    at, people = first_deal(cheat)
    assert named(people[Seat.THREE]) == [(1, why, 2)]
    play_out(at)
    assert people[Seat.THREE].verdict.ruling is Ruling.SURE
    assert people[Seat.THREE].verdict.shares == (1, 3, 4)


@pytest.mark.parametrize(
    ("share", "why"), [(bytes(32), "mismatch"), (b"short", "malformed"), (b"", "malformed")]
)
def test_a_share_that_was_not_said_beforehand_is_named(share: bytes, why: str) -> None:
    at, people, _ = sharers()
    start(at, people)
    for peer in people.values():
        reply = peer.replies.pop(0)
        do(at, peer, reply.kind, **reply.fields)
    give(at, people[Seat.TWO], shares={"2": share})
    settle(at, people)
    assert named(people[Seat.ONE]) == [(1, why, 2)]


def test_two_different_shares_are_named_and_the_same_again_is_harmless() -> None:
    at, people, _ = sharers()
    start(at, people)
    for peer in people.values():
        reply = peer.replies.pop(0)
        do(at, peer, reply.kind, **reply.fields)
        assert do(at, peer, reply.kind, **reply.fields)["type"] in ("noted", "refused")
    reveal = people[Seat.TWO].replies.pop(0)
    for _ in range(2):
        assert do(at, people[Seat.TWO], reveal.kind, **reveal.fields)["type"] == "noted"
    do(at, people[Seat.TWO], reveal.kind, **{**reveal.fields, "shares": {"2": bytes(32)}})
    assert named(people[Seat.ONE]) == [(1, "twice", 2)]


def test_whoever_withholds_a_reveal_is_named_before_anybody_saw_a_tile() -> None:
    at, people, clock = sharers()
    start(at, people)
    for peer in people.values():
        reply = peer.replies.pop(0)
        do(at, peer, reply.kind, **reply.fields)
    people[Seat.TWO].replies.clear()
    settle(at, people)
    clock.now += SECONDS + 1
    at.drawing.watch()
    assert at.session is None
    assert not any(message["type"] == "update" for message in people[Seat.ONE].messages)
    settle(at, people)
    assert named(people[Seat.ONE]) == [(1, "late", 2)]
    assert people[Seat.TWO].latest("draw")["stage"] == "dealt"


def test_all_who_are_late_are_named_together_and_a_deal_comes_even_so() -> None:
    at, people, clock = sharers()
    start(at, people)
    for peer in people.values():
        peer.replies.clear()
    clock.now += SECONDS + 1
    at.drawing.watch()
    assert named(people[Seat.ONE]) == [(1, "late", int(seat)) for seat in SEATS]
    assert at.session is not None
    play_out(at)
    verdict = people[Seat.ONE].verdict
    assert [one.fault for one in verdict.findings] == [Fault.WRONGLY_NAMED]  # it had answered
    assert verdict.shares == ()


def test_nobody_is_late_while_nothing_can_be_kept() -> None:
    log = KeepingLog()
    at, people, clock = sharers(log=log)
    start(at, people)
    log.is_failing = True
    clock.now += SECONDS + 1
    at.drawing.watch()
    assert named(people[Seat.ONE]) == []


def test_what_comes_while_nothing_can_be_kept_counts() -> None:
    log = KeepingLog()
    at, people, _ = sharers(log=log)
    start(at, people)
    log.is_failing = True
    reply = people[Seat.TWO].replies.pop(0)
    assert do(at, people[Seat.TWO], reply.kind, **reply.fields)["type"] == "noted"
    log.is_failing = False
    settle(at, people)
    assert named(people[Seat.ONE]) == []


def test_whoever_comes_back_in_mid_draw_finds_nothing_wrong() -> None:
    at, people, _ = begun()
    play_out(at)
    all_ready(at, people)
    at.detach(people[Seat.TWO])
    back = come(at, "Ivo")
    back.witness = people[Seat.TWO].witness
    back.witness.lost()
    back.replies.clear()
    settle(at, {**people, Seat.TWO: back})
    play_out(at)
    assert back.verdict.findings == ()
    assert back.verdict.ruling is Ruling.WATCHED


def test_nobody_is_late_before_the_time_is_over() -> None:
    at, people, clock = sharers()
    start(at, people)
    clock.now += SECONDS
    at.drawing.watch()
    assert named(people[Seat.ONE]) == []
    settle(at, people)
    at.drawing.watch()
    assert at.session is not None


def test_a_share_for_another_s_seat_or_another_draw_is_refused_and_harms_nobody() -> None:
    at, people, _ = sharers()
    start(at, people)
    cheat = people[Seat.TWO]
    wrong: dict[str, Any] = {"deal": 1, "attempt": 1, "commitments": {"1": bytes(SIZE)}}
    assert do(at, cheat, "commit_share", **wrong)["reason"] == "not_yours"
    for other in ({"deal": 2}, {"attempt": 2}):
        told = do(at, cheat, "commit_share", **{**wrong, "commitments": {"2": bytes(32)}, **other})
        assert told["reason"] == "draw_is_over"
    settle(at, people)
    assert named(people[Seat.ONE]) == []
    told = do(at, cheat, "commit_share", **{**wrong, "commitments": {"2": bytes(32)}})
    assert told["reason"] == "draw_is_over"


def test_withholding_again_and_again_is_counted() -> None:
    at, people, clock = begun()
    for _ in range(3):
        play_out(at)
        all_ready(at, people)
        people[Seat.FOUR].replies.clear()
        settle(at, people)
        clock.now += SECONDS + 1
        at.drawing.watch()
        settle(at, people)
    play_out(at)
    assert people[Seat.ONE].verdict.withheld == ((4, 3, ""),)


# A table that draws


def reason(told: Message) -> str | None:
    why: str | None = told.get("reason")
    return why


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("undo", {}),
        ("new_match", {}),
        ("new_session", {}),
        ("restart", {}),
        ("go_on", {}),
        ("stand_in", {"seat": 2}),
        ("reclaim", {"seat": 1}),
        ("give_seat", {"seat": 2, "person": 3}),
        ("set_policies", {"policies": {}}),
        ("agree", {"proposal": 1}),
        ("stop", {}),
        ("fill", {"seat": 2, "level": "club"}),
    ],
)
def test_what_would_change_the_session_waits_for_the_deal(
    kind: str, fields: dict[str, Any]
) -> None:
    at, people, _ = begun()
    play_out(at)
    all_ready(at, people)
    versioned = kind in ("undo", "new_match", "new_session", "restart", "go_on")
    fields = {**fields, "version": at.version} if versioned else fields
    assert reason(do(at, people[Seat.ONE], kind, **fields)) == "dealing"
    settle(at, people)
    assert at.session is not None
    assert at.session.chapter.number == 2


@pytest.mark.parametrize(
    ("kind", "fields", "answer"),
    [
        ("hold", {}, "table"),
        ("pass_at_once", {"on": True}, "table"),
        ("say", {"text": "Hello"}, "talk"),
        ("get_record", {}, "record"),
    ],
)
def test_what_changes_nothing_is_answered_meanwhile(
    kind: str, fields: dict[str, Any], answer: str
) -> None:
    at, people, _ = begun()
    play_out(at)
    all_ready(at, people)
    assert do(at, people[Seat.ONE], kind, **fields)["type"] == answer


def test_computer_players_wait_and_none_is_acted_for_while_a_match_is_left() -> None:
    at, people, _ = begun(1)
    ask_only(at, people[Seat.ONE], "new_match", version=at.version)
    version = at.version
    assert at.bot_in_turn is None
    at.dealing.act_for(Seat.TWO)
    at.course.make_forced_passes()
    assert at.version == version


def test_a_request_that_comes_again_while_its_deal_is_drawn_is_answered_once_by_the_deal() -> None:
    at, people, _ = sharers()
    one = people[Seat.ONE]
    for _ in range(3):
        ask_only(at, one, "start", id="begin")
    settle(at, people)
    assert [message["type"] for message in one.messages if message.get("re") == "begin"] == [
        "update"
    ]
    ask_only(at, one, "start", id="begin")
    assert len([message for message in one.messages if message.get("re") == "begin"]) == 2


def test_a_start_fails_where_somebody_left_while_the_deal_was_drawn() -> None:
    at, people, _ = sharers()
    ask_only(at, people[Seat.ONE], "start", id="begin")
    do(at, people[Seat.TWO], "leave")
    people.pop(Seat.TWO)
    told = next(one for one in people[Seat.ONE].messages if one.get("re") == "begin")
    assert reason(told) == "seat_open"
    assert (at.session, at.drawing.is_on) == (None, False)
    do(at, people[Seat.ONE], "fill", seat=2, level="club")
    start(at, people)
    settle(at, people)
    assert named(people[Seat.ONE]) == [(1, "lost", 2)]
    play_out(at)
    verdict = people[Seat.ONE].verdict
    assert (verdict.ruling, verdict.withheld) == (Ruling.SURE, ((2, 1, "Ivo"),))


def test_a_start_fails_at_once_where_one_without_a_share_left() -> None:
    at, people, _ = sharers(3)
    old = guest(at, "Old")
    do(at, people[Seat.ONE], "vacate", seat=4)
    do(at, old, "sit", seat=4)
    start(at, people)
    one = people[Seat.ONE]
    give(at, one)
    do(at, old, "leave")
    assert not at.drawing.is_on
    one.replies.clear()
    do(at, one, "fill", seat=4, level="club")
    start(at, people)
    settle(at, people)
    assert named(one) == [(1, "lost", 4)]
    play_out(at)
    assert one.verdict.findings == ()


def test_a_table_that_is_closed_draws_no_more() -> None:
    at, people, clock = sharers()
    start(at, people)
    do(at, people[Seat.ONE], "close_table")
    assert not at.drawing.is_on
    clock.now += SECONDS + 1
    at.drawing.watch()
    assert at.session is None


def test_whoever_comes_back_is_told_how_the_deal_came_about() -> None:
    at, people, _ = begun()
    at.detach(people[Seat.TWO])
    back = come(at, "Ivo")
    assert [one["stage"] for one in back.draws] == ["dealt"]
    play_out(at)
    assert back.verdict.ruling is Ruling.WATCHED
    again = come(at, "Ivo")
    assert [one["stage"] for one in again.draws] == ["opened"]


# A server that was killed


def taken_up(log: KeepingLog) -> Table:
    at = table(seed=None, log=KeepingLog())
    for entry in log.entries:
        at.restore(entry)  # type: ignore[arg-type]
    at.go_on_counting()
    return at


def test_a_draw_outlives_the_server() -> None:
    log = KeepingLog()
    at, people, _ = begun(log=log)
    again = taken_up(log)
    assert again.course.draws == at.course.draws
    back = come(again, "Ana")
    back.witness = people[Seat.ONE].witness
    back.witness.lost()
    play_out(again)
    assert back.verdict.ruling is Ruling.SURE


def test_a_server_that_was_killed_in_mid_draw_begins_another_attempt_and_it_shows() -> None:
    log = KeepingLog()
    at, people, _ = begun(log=log)
    play_out(at)
    all_ready(at, people)
    again = taken_up(log)
    back = {seat: come(again, people[seat].name) for seat in people}
    for seat, peer in back.items():
        peer.witness = people[seat].witness
        peer.witness.lost()
    all_ready(again, back)
    assert named(back[Seat.ONE]) == [(1, "given_up", None)]
    assert back[Seat.ONE].latest("draw")["attempt"] == 2
    settle(again, back)
    play_out(again)
    assert back[Seat.ONE].verdict.ruling is Ruling.SURE


def test_a_draw_is_on_the_disk_before_anybody_is_asked() -> None:
    log = KeepingLog()
    at, people, _ = sharers(log=log)
    start(at, people)
    [drawing] = [one for one in log.entries if isinstance(one, DrawBegun)]
    assert (drawing.session, drawing.deal, drawing.attempt, drawing.named) == (1, 1, 1, ())


def test_the_log_keeps_how_each_deal_was_drawn() -> None:
    log = KeepingLog()
    at, people, _ = begun(log=log)
    play_out(at)
    all_ready(at, people)
    settle(at, people)
    drawn = [one.drawn for one in log.entries if isinstance(one, Began | Acted) if one.drawn]
    assert [one.draw.deal for one in drawn] == [1, 2]
    assert [len(one.shares) for one in drawn] == [4, 4]
    assert at.session is not None
    assert [hands_of(one) for one in drawn] == [one.hands for one in at.session.dealings]
