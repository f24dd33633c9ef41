"""What a look back found, read from its document."""

from __future__ import annotations

import pytest

from doublesix_client.replay.looked_back import acts_of
from tests.client.looks import found_in
from tests.shared.record.samples import full

FOUND = found_in(full(), 2)


def test_every_act_of_the_deal_is_read() -> None:
    acts = acts_of(FOUND, 2)
    plays = full()["deals"][1]["plays"]
    assert len(acts) == len(plays) + 1
    assert acts[0].did == ("name", 3)
    assert [list(act.did) for act in acts[1:]] == [play[1:] for play in plays]
    assert [act.seat for act in acts[1:]] == [play[0] for play in plays]


def test_what_was_weighed_and_what_lay_open_are_told_apart() -> None:
    acts = acts_of(FOUND, 2)
    free = next(act for act in acts if not act.is_forced)
    assert free.options[free.chosen].chance is not None
    assert free.options[free.chosen].outcome is None
    late = next(act for act in reversed(acts) if not act.is_forced)
    assert late.options[late.chosen].outcome in {"win", "tie", "loss"}
    assert late.best


def test_a_forced_act_was_leaned_to_by_nobody() -> None:
    forced = next(act for act in acts_of(FOUND, 2) if act.is_forced)
    assert (forced.leaned, forced.loss, forced.options[0].chance) == (None, 0.0, None)


def test_a_deal_that_is_not_in_it_is_an_error() -> None:
    with pytest.raises(ValueError, match="no deal 3"):
        acts_of(FOUND, 3)
