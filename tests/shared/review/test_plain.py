"""A look back as JSON: what the seat could know and what lay open under keys of their own."""

from __future__ import annotations

import json

from doublesix.review.form import Mark
from doublesix.review.plain import plain_review
from tests.shared.review.samples import act_review, deal_review

CHOSEN = act_review([0.61234, 0.5], chosen=1, opened=[0.0, 1.0], mark=Mark.COST, error=0.01)
FORCED = act_review([0.5], number=6)


def test_the_head_says_what_it_is_and_who_weighed() -> None:
    plain = plain_review("chiva", [], level="master", effort=7)
    assert plain == {
        "format": "doublesix-review",
        "version": 1,
        "profile": "chiva",
        "level": "master",
        "effort": 7,
        "deals": [],
    }


def test_a_deal_says_where_it_stood_how_it_ended_and_what_mattered() -> None:
    [deal] = plain_review("chiva", [deal_review(CHOSEN, FORCED)], level="m", effort=1)["deals"]
    assert (deal["deal"], deal["match"], deal["before"]) == (2, 1, {"1/3": 0, "2/4": 1})
    assert deal["opening"] == {"rule": "winner", "opener": 4}
    assert deal["result"]["winner"] == "2/4"
    assert deal["marked"] == [5]
    assert [act["number"] for act in deal["acts"]] == [5, 6]


def test_an_act_tells_apart_what_was_known_and_what_lay_open() -> None:
    [deal] = plain_review("chiva", [deal_review(CHOSEN)], level="m", effort=1)["deals"]
    [act] = deal["acts"]
    assert act == {
        "number": 5,
        "seat": 2,
        "did": ["11", "left"],
        "knew": {
            "hand": ["00", "11", "22"],
            "ends": [3, 3],
            "held": [4, 3, 5, 5],
            "passed": [[], [1], [2, 4], []],
            "unseen": 14,
        },
        "options": [
            {
                "act": ["00", "left"],
                "weighed": {"chance": 0.6123, "error": 0.01, "wins": 0.6123, "ties": 0.0},
                "open": {"outcome": "loss", "chance": 0.0},
            },
            {
                "act": ["11", "left"],
                "weighed": {"chance": 0.5, "error": 0.01, "wins": 0.5, "ties": 0.0},
                "open": {"outcome": "win", "chance": 1.0},
            },
        ],
        "chosen": 1,
        "leaned": 0,
        "loss": 0.1123,
        "deals": 100,
        "exact": False,
        "best": [1],
        "open_loss": 0.0,
        "mark": "cost",
    }


def test_a_forced_act_says_nothing_of_weighing() -> None:
    [deal] = plain_review("chiva", [deal_review(FORCED)], level="m", effort=1)["deals"]
    [act] = deal["acts"]
    assert {"leaned", "loss", "deals", "exact", "mark"} & set(act) == set()
    assert act["options"] == [{"act": ["00", "left"]}]


def test_it_is_json() -> None:
    plain = plain_review("chiva", [deal_review(CHOSEN, FORCED)], level="m", effort=None)
    assert json.loads(json.dumps(plain, allow_nan=False)) == plain
