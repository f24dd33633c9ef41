"""Scenes: every screen of the window, each in the states that are worth a look."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from doublesix.protocol.answers import View
from doublesix_client.core.arrival import Goal, Plan
from doublesix_client.core.link import Judged, LinkPhase, LinkState, Nearby, NearbyServer
from doublesix_client.core.looking import LookFault
from tests.client.looks import FakeLooker, found_in
from tests.client.said import Told, answer, ready, seat_row, table
from tests.client.viewmodels.test_records import session_row
from tests.screens import positions
from tests.screens.positions import Wanted, position
from tests.screens.stage import Company, Stage
from tests.shared.record.samples import full

Scene = Callable[[Stage], None]
SCENES: dict[str, Scene] = {}
FRIENDS: dict[int, dict[str, Any]] = {1: {}, 2: {}, 3: {}}
"""Ana, Nelson and Tito; a computer player in the fourth seat."""


def scene(name: str) -> Callable[[Scene], Scene]:
    """Register a scene under a name."""

    def register(play: Scene) -> Scene:
        assert name not in SCENES
        SCENES[name] = play
        return play

    return register


@cache
def found(profile: str, wanted: Wanted, seat: int | None = 1) -> Told:
    """Return a position, searched for once."""
    return position(profile, wanted, seat)


MIDDLE: Wanted = positions.fits_both
OUT, BLOCK = positions.ended("out"), positions.ended("block")
TIE = positions.ended("block", winner=None)
BROKEN = positions.ended("out", streak_broken=True)
LOST = positions.ended("out", winner="2/4")


def names(view: View) -> bool:
    """Tell whether seat 1 names the opener."""
    return positions.is_turn(view, range(1), naming=True)


def another_names(view: View) -> bool:
    """Tell whether seat 3 names the opener."""
    return view.phase == "naming" and view.turn == 3


def with_friends(on: Stage, told: Told, changed: dict[int, dict[str, Any]], **fields: Any) -> None:
    """Sit with friends of whom something differs."""
    people = {seat: {**row, **changed.get(seat, {})} for seat, row in FRIENDS.items()}
    on.sit(told, seats=Company(people).rows(), **fields)


def notice() -> Any:
    """Return what a server's operator has everybody told."""
    told = "The club plays until ten tonight; results hang at the bar tomorrow."
    return answer({"type": "notice", "text": told})


@scene("home")
def _home(on: Stage) -> None:
    on.settle()


@scene("home-carry-on")
def _carry_on(on: Stage) -> None:
    on.keep()


@scene("home-join")
def _join(on: Stage) -> None:
    on.press("join-head")
    on.real.desk.take(Nearby((NearbyServer("wss://192.168.1.5:6006", "ab" * 32),)))
    on.settle()


@scene("home-join-listed")
def _listed(on: Stage) -> None:
    on.press("invite-head")  # whichever was open, this and no other is now
    on.press("join-head")
    on.real.models.property("front").look("wss://dominoes.example")
    on.say(LinkState(LinkPhase.OFF), replace(ready(), server="wss://dominoes.example"))
    on.answer("list_tables", type="tables", tables=[])
    on.settle()


@scene("home-join-told")
def _told_at_home(on: Stage) -> None:
    _listed(on)
    on.say(notice())


@scene("home-removed")
def _removed(on: Stage) -> None:
    with_friends(on, found("chiva", MIDDLE), {})
    on.say(answer({"type": "closing", "reason": "removed"}))
    on.say(LinkState(LinkPhase.ENDED, reason="removed"))


@scene("home-share")
def _share(on: Stage) -> None:
    on.press("share-head")


@scene("home-invite")
def _invite(on: Stage) -> None:
    on.press("invite-head")


@scene("home-on-the-way")
def _arriving(on: Stage) -> None:
    on.keep()
    on.real.models.way.begin(Plan(Goal.START, "chiva"))
    on.say(LinkState(LinkPhase.STARTING))


@scene("room")
def _room(on: Stage) -> None:
    seats = [seat_row(1, "person"), seat_row(2, "open"), seat_row(3, "person"), seat_row(4)]
    on.real.models.way.begin(Plan(Goal.INVITE, "chiva", reachable=True))
    near = [f"doublesix://192.168.1.5:6006#{'ab' * 32}"]
    link = ready(values={"near": near, "far": [f"doublesix://203.0.113.7:6006#{'ab' * 32}"]})
    on.say(link, table(started=False, seats=seats, unseated=[{"person": 7, "name": "Eva"}]))


@scene("room-told")
def _told_in_the_room(on: Stage) -> None:
    _room(on)
    on.say(notice())


@scene("room-guest")
def _guest(on: Stage) -> None:
    seats = [seat_row(1, "person"), seat_row(2, "open"), seat_row(3, "person"), seat_row(4)]
    on.say(ready(), table(3, started=False, seats=seats, profile="six-love"))


@scene("table-opening")
def _opening(on: Stage) -> None:
    on.sit(found("chiva", positions.opens))


@scene("table-my-turn")
def _turn(on: Stage) -> None:
    on.sit(found("chiva", MIDDLE))


def _both_ends(told: Told) -> str:
    acts = told.update().view.legal or []
    return next(str(a[0]) for a in acts if [a[0], "left"] in acts and [a[0], "right"] in acts)


@scene("table-choosing")
def _choosing(on: Stage) -> None:
    told = found("chiva", MIDDLE)
    on.sit(told)
    on.press(f"hand-{_both_ends(told)}")


@scene("table-preview")
def _preview(on: Stage) -> None:
    told = found("chiva", MIDDLE)
    on.sit(told)
    on.press(f"hand-{_both_ends(told)}")
    on.press("target-right")


@scene("table-hint")
def _hint(on: Stage) -> None:
    told = found("chiva", MIDDLE)
    on.sit(told)
    on.press("hint")
    act = (told.update().view.legal or [])[0]
    why = [
        {"reason": "makes_pass", "values": {"seat": 2, "sure": False}},
        {"reason": "partner_opened", "values": {"number": 4, "seat": 3}},
    ]
    on.answer("hint", type="hint", version=told.version, act=act, level="master", reasons=why)


@scene("table-late")
def _late(on: Stage) -> None:
    with_friends(on, found("six-love", positions.is_late), {})


@scene("table-pass")
def _pass(on: Stage) -> None:
    on.sit(found("chiva", positions.must_pass))


@scene("table-naming")
def _naming(on: Stage) -> None:
    told = found("six-love", names)
    on.sit(told)
    on.press("opener-name 3")


@scene("table-another-names")
def _another(on: Stage) -> None:
    with_friends(on, found("six-love", another_names), {})


@scene("table-thinking")
def _thinking(on: Stage) -> None:
    with_friends(on, found("chiva", positions.waits), {})


@scene("table-held")
def _held(on: Stage) -> None:
    with_friends(on, found("chiva", positions.waits), {3: {"holds": True}})


@scene("table-lost-and-stand-in")
def _lost(on: Stage) -> None:
    changed = {2: {"state": "lost"}, 3: {"state": "lost", "stand_in": "club"}}
    with_friends(on, found("chiva", positions.waits), changed)


@scene("table-proposal")
def _proposal(on: Stage) -> None:
    asked = {"proposal": 2, "kind": "undo", "by": 3, "seat": None, "person": None}
    with_friends(
        on, found("chiva", MIDDLE), {}, proposal={**asked, "agreed": [3], "missing": [1, 2]}
    )


@scene("table-watched")
def _watched(on: Stage) -> None:
    told = found("chiva", positions.waits, None)
    on.sit(told, seats=Company(FRIENDS).rows(), watchers=2)


@scene("table-link-lost")
def _link_lost(on: Stage) -> None:
    with_friends(on, found("chiva", MIDDLE), {})
    on.say(ready(), LinkState(LinkPhase.RETRYING, reason="link_lost", wait=4.0))


@scene("table-link-ended")
def _link_ended(on: Stage) -> None:
    with_friends(on, found("chiva", MIDDLE), {})
    values = {"ours": 7, "theirs": 8, "older": "client"}
    on.say(LinkState(LinkPhase.ENDED, reason="wrong_version", values=values))


@scene("table-server-updates")
def _updates(on: Stage) -> None:
    with_friends(on, found("chiva", MIDDLE), {})
    on.say(ready(), LinkState(LinkPhase.RETRYING, reason="server_updates", wait=2.0))


@scene("table-told")
def _told_at_the_table(on: Stage) -> None:
    with_friends(on, found("chiva", MIDDLE), {})
    on.say(ready(), notice())


def _panel(page: str) -> None:
    @scene(f"panel-{page}")
    def _open(on: Stage) -> None:
        with_friends(on, found("chiva", MIDDLE), {}, unseated=[{"person": 7, "name": "Eva"}])
        on.panel(page)


@scene("panel-points")
def _points(on: Stage) -> None:
    with_friends(on, found("chiva", MIDDLE), {})
    on.panel("points")
    on.answer("get_record", type="record", record=full())


for _page in ("menu", "details", "positions", "people", "rules"):
    _panel(_page)


@scene("panel-talk")
def _talk(on: Stage) -> None:
    with_friends(on, found("chiva", MIDDLE), {})
    for person, name, text in ((2, "Nelson", "Good evening!"), (1, "Ana", "Who opens?")):
        on.say(
            answer({"type": "talk", "person": person, "name": name, "text": text, "phrase": None})
        )
    on.panel("talk")


def _result(name: str, profile: str, wanted: Wanted) -> None:
    @scene(f"result-{name}")
    def _end(on: Stage) -> None:
        told = found(profile, wanted)
        on.sit(told)
        on.say(Judged("sure", 1, told.update().view.deal))


for _name, _profile, _wanted in (
    ("out", "chiva", OUT),
    ("lost", "six-love", LOST),
    ("block-by-sum", "chiva", BLOCK),
    ("block-by-lowest-hand", "six-love", BLOCK),
    ("tie", "chiva", TIE),
    ("streak-broken", "six-love", BROKEN),
    ("match-won", "chiva", positions.won_match),
):
    _result(_name, _profile, _wanted)


@scene("result-key-tile")
def _key_tile(on: Stage) -> None:
    """So rare that no search finds it: the points of a common end are doubled."""
    told = found("chiva", OUT)
    view = told.update().view
    assert view.result is not None
    shown = view.result.model_dump()
    shown |= {"key_tile": True, "points": 2, "score": {**shown["score"], "1/3": 2}}
    *before, last = shown["record"]
    shown["record"] = [*before, (*last[:3], 2, [2, 0])]
    on.sit(told)
    on.say(told.update(result=shown, score=[2, 0]))


@scene("result-fair")
def _fair(on: Stage) -> None:
    told = found("chiva", OUT)
    on.sit(told)
    on.say(Judged("sure", 1, told.update().view.deal, withheld=((4, 2, ""),)))
    on.press("fairMark")


@scene("result-not-fair")
def _not_fair(on: Stage) -> None:
    told = found("chiva", OUT)
    on.sit(told)
    findings = (("secret_differs", None), ("share_dropped", 2))
    on.say(Judged("broken", 1, told.update().view.deal, findings))


@scene("table-deal-not-fair")
def _not_fair_at_the_table(on: Stage) -> None:
    with_friends(on, found("chiva", MIDDLE), {})
    on.say(Judged("broken", 1, 3, (("secret_differs", None), ("share_dropped", 2))))


@scene("panel-menu-not-fair")
def _not_fair_in_the_menu(on: Stage) -> None:
    _not_fair_at_the_table(on)
    on.press("banner-close")
    on.panel("menu")


@scene("panel-points-not-fair")
def _not_fair_among_the_points(on: Stage) -> None:
    _not_fair_in_the_menu(on)
    on.press("menu-points")
    on.answer("get_record", type="record", record=full())


@scene("cover")
def _cover(on: Stage) -> None:
    told = found("chiva", positions.waits, None)
    you = {"person": 1, "seat": None, "seats": [1, 2], "lent": [], "host": True}
    on.sit(told, seats=Company({1: {}, 2: {"person": 1}}).rows(), you=you)


@scene("cover-naming")
def _cover_naming(on: Stage) -> None:
    told = found("six-love", another_names, None)
    you = {"person": 1, "seat": None, "seats": [1, 3], "lent": [], "host": True}
    on.sit(told, seats=Company({1: {}, 3: {"person": 1}}).rows(), you=you)


def _page_scene(page: str) -> None:
    @scene(page)
    def _open(on: Stage) -> None:
        on.open(page)


for _page in ("rules", "settings"):
    _page_scene(_page)


@scene("records")
def _records(on: Stage) -> None:
    on.say(ready())
    on.open("records")
    rows = [session_row(3, open=True), session_row(2, profile="six-love"), session_row(1)]
    on.answer("list_sessions", type="sessions", sessions=rows, more=3)


@scene("records-empty")
def _no_records(on: Stage) -> None:
    on.say(ready())
    on.open("records")
    on.answer("list_sessions", type="sessions", sessions=[], more=None)


def _replay(name: str, seat: int) -> None:
    @scene(name)
    def _step(on: Stage) -> None:
        place = on.folder / "shown.json"
        place.write_text(json.dumps(full()), encoding="utf-8")
        on.open("records")
        on.model("records").open(str(place))  # type: ignore[attr-defined]
        on.until_screen("replay")
        replayed = on.model("records", "replayed")
        replayed.goTo(2)  # type: ignore[attr-defined]
        replayed.stepTo(9)  # type: ignore[attr-defined]
        replayed.lookFrom(seat)  # type: ignore[attr-defined]


for _name, _seat in (("replay-open", 0), ("replay-from-a-seat", 1)):
    _replay(_name, _seat)


def _look_back(name: str, end: Callable[[Stage, FakeLooker], None]) -> None:
    @scene(name)
    def _look(on: Stage) -> None:
        place = on.folder / "looked.json"
        place.write_text(json.dumps(full()), encoding="utf-8")
        on.open("records")
        on.model("records").open(str(place))  # type: ignore[attr-defined]
        on.until_screen("replay")
        on.model("records", "replayed").goTo(2)  # type: ignore[attr-defined]
        on.press("showLookBack")
        looker = on.real.looker
        assert isinstance(looker, FakeLooker)
        end(on, looker)
        on.settle()


@cache
def looked_back() -> dict[str, Any]:
    """Return what is found in a record, looked for once."""
    return found_in(full(), 2)


def _find(on: Stage, looker: FakeLooker) -> None:
    on.press("beginLookBack")
    looker.find(looked_back())
    on.settle()
    on.press("nextMarked")


def _find_and_shut(on: Stage, looker: FakeLooker) -> None:
    _find(on, looker)
    on.press("closePanel")
    on.model("records", "lookBack").choose(15)  # type: ignore[attr-defined]


def _work(on: Stage, looker: FakeLooker) -> None:
    on.press("beginLookBack")
    looker.be_at(11, 26)


def _miss(on: Stage, looker: FakeLooker) -> None:
    on.press("beginLookBack")
    looker.fail(LookFault.NOT_INSTALLED)


for _name, _what in (
    ("look-back", _find),
    ("look-back-shut", _find_and_shut),
    ("look-back-working", _work),
    ("look-back-not-installed", _miss),
):
    _look_back(_name, _what)
