"""The window's state is folded from what arrives, and from nothing else."""

from __future__ import annotations

from doublesix.rules.acts import GoOn
from doublesix_client.core.link import Judged, LinkPhase, LinkState
from doublesix_client.core.state import TALK_KEPT, Refusal, State, arrived, asked, judged, linked
from tests.client.said import Told, answer, ready, table


def at_a_table() -> tuple[State, Told]:
    told = Told()
    state = arrived(linked(State(), ready()), table())
    return arrived(state, told.update()), told


def test_the_latest_update_is_what_is_shown() -> None:
    state, told = at_a_table()
    told.until(1)
    later = arrived(state, told.update())
    assert later.view == told.update().view
    assert later.update is not None
    assert later.update.version == told.version


def test_a_request_waits_until_its_answer() -> None:
    state, told = at_a_table()
    state = asked(state, "7", "play")
    assert state.is_waiting
    state = arrived(state, told.update())
    assert state.is_waiting
    assert not arrived(state, told.update(re="7")).is_waiting


def test_what_is_no_act_holds_up_no_act() -> None:
    state, _ = at_a_table()
    assert not asked(state, "7", "say").is_waiting


def test_a_refusal_is_kept_with_the_kind_of_its_request_until_the_next_request() -> None:
    state, _ = at_a_table()
    refused = answer({"type": "refused", "re": "7", "reason": "stale", "values": {"version": 4}})
    state = arrived(asked(state, "7", "play"), refused)
    assert state.refusal == Refusal("play", "stale", {"version": 4})
    assert asked(state, "8", "play").refusal is None


def test_a_refusal_of_nobody_s_request_is_none_of_ours() -> None:
    state, _ = at_a_table()
    refused = answer({"type": "refused", "re": None, "reason": "bad_frame", "values": {}})
    assert arrived(state, refused).refusal is None


def test_a_hint_goes_with_the_update_it_is_about() -> None:
    state, told = at_a_table()
    state = arrived(state, told.until(1))
    plain = {"type": "hint", "re": "7", "level": "club", "act": ["pass"]}
    assert arrived(state, answer({**plain, "version": told.version + 1})).hint is None
    state = arrived(state, answer({**plain, "version": told.version}))
    assert state.hint is not None
    told.act_first()
    assert arrived(state, told.update()).hint is None


def test_no_hint_is_kept_while_the_hand_is_covered() -> None:
    """Rules 4.5, H3: as where a link is lost at a shared device, and the same position is told."""
    state, told = at_a_table()
    state = arrived(state, told.until(1))
    act = (told.update().view.legal or [])[0]
    hint = answer({"type": "hint", "re": "7", "level": "club", "act": act, "version": told.version})
    state = arrived(state, hint)
    assert state.hint is not None
    covered = arrived(state, told.update(seat=None, hand=None, legal=None))
    assert covered.hint is None
    assert arrived(covered, hint).hint is None


def test_another_table_begins_with_nothing_of_the_last() -> None:
    state, _ = at_a_table()
    assert arrived(state, table(counter=2)).update is not None
    assert arrived(state, table(code="OTHER")).update is None


def test_talk_is_kept_to_a_bound() -> None:
    state, _ = at_a_table()
    said = {"type": "talk", "person": 2, "name": "Nelson", "text": "hi", "phrase": None}
    for _ in range(TALK_KEPT + 5):
        state = arrived(state, answer(said))
    assert len(state.talk) == TALK_KEPT


def test_a_lost_link_keeps_what_is_shown_and_what_was_asked() -> None:
    state, told = at_a_table()
    state = linked(asked(state, "7", "play"), LinkState(LinkPhase.RETRYING, reason="link_lost"))
    assert state.view == told.update().view
    assert state.is_waiting


def test_leaving_forgets_the_table() -> None:
    state, _ = at_a_table()
    assert arrived(state, answer({"type": "left", "re": "7"})).table is None
    assert linked(state, LinkState()).table is None


def test_what_ended_for_good_waits_for_nothing() -> None:
    state, _ = at_a_table()
    state = linked(asked(state, "7", "play"), LinkState(LinkPhase.ENDED, reason="taken_over"))
    assert not state.is_waiting


def test_what_came_of_checking_a_deal_is_forgotten_when_another_begins() -> None:
    state, told = at_a_table()
    state = arrived(state, told.to_the_end())
    checked = judged(state, Judged("broken", 1, 1, (("not_opened", None),)))
    assert arrived(checked, told.update()).judged is not None
    begun = arrived(checked, told.act(GoOn(), seat=1))
    assert (begun.judged, begun.mistrusted) == (None, checked.mistrusted)
    at_once = judged(begun, Judged("broken", 1, 2, (("not_asked", None),)))
    assert arrived(at_once, told.update()).judged is not None


def test_the_levels_are_those_that_the_server_named_last() -> None:
    state = linked(State(), ready(levels=("club",)))
    state = arrived(state, answer({"type": "levels", "levels": ["club", "master"]}))
    assert state.link.levels == ("club", "master")


def test_a_server_that_cannot_keep_is_shown() -> None:
    state, _ = at_a_table()
    state = arrived(state, answer({"type": "keeping", "ok": False}))
    assert not state.keeping
    assert arrived(state, answer({"type": "keeping", "ok": True})).keeping


def test_what_came_of_checking_a_deal_stays_until_the_table_is_left() -> None:
    state, _ = at_a_table()
    broken = Judged("broken", 1, 1, (("not_opened", None),))
    state = judged(state, broken)
    assert (state.judged, state.mistrusted) == (broken, broken)
    sure = Judged("sure", 1, 2)
    state = judged(state, sure)
    assert (state.judged, state.mistrusted) == (sure, broken)
    again = arrived(state, table())
    assert again.mistrusted == broken
    left = answer({"type": "left", "re": "9"})
    for elsewhere in (arrived(state, left), arrived(state, table(code="OTHER"))):
        assert (elsewhere.judged, elsewhere.mistrusted) == (None, None)


def test_what_the_operator_has_everybody_told_is_known_while_linked() -> None:
    state = linked(State(), ready())
    state = arrived(state, answer({"type": "notice", "text": "until ten"}))
    assert state.notice == "until ten"
    assert linked(state, ready()).notice == "until ten"
    assert linked(state, LinkState(LinkPhase.RETRYING, reason="link_lost")).notice == ""
    assert arrived(state, answer({"type": "notice", "text": None})).notice == ""
