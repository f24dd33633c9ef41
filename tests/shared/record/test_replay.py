"""From hands, namings and plays alone: everything else follows, and every wrong act is refused."""

from __future__ import annotations

import json

import pytest

from doublesix.record.errors import RecordRuleError
from doublesix.record.form import OtherPerson, StandIn
from doublesix.record.read import read
from doublesix.record.replay import Replayed, replay
from doublesix.record.write import plain
from doublesix.rules.acts import Name
from doublesix.rules.deal import Phase
from doublesix.rules.errors import Reason, RuleError
from doublesix.rules.opening import Opening, OpeningRule
from doublesix.rules.seat import Seat
from tests.shared.record.samples import VECTORS, Plain, bare, vector, with_value, without

FOUR_NIL = "chiva-four-nil-then-next"
NAMINGS = "six-love-break"


def replayed(record: Plain) -> Replayed:
    return replay(read(json.dumps(record)))


def refusal(record: Plain) -> RecordRuleError:
    with pytest.raises(RecordRuleError) as refused:
        replayed(record)
    return refused.value


@pytest.mark.parametrize("name", VECTORS)
def test_a_vector_stripped_to_hands_and_plays_gives_back_the_whole(name: str) -> None:
    assert plain(replayed(bare(VECTORS[name])).record) == vector(name)


@pytest.mark.parametrize("name", VECTORS)
def test_what_a_record_derives_itself_decides_nothing(name: str) -> None:
    wrong = vector(name)
    for deal in wrong["deals"]:
        deal.pop("result", None)
        if deal["opening"]["rule"] != "named":
            deal["opening"] = {"rule": "lighter", "opener": deal["opening"]["opener"] % 4 + 1}
    assert plain(replayed(wrong).record) == vector(name)


WHYS = {
    "first tile must be 6-6": Reason.MUST_POSE_DOUBLE_SIX,
    "not this seat's turn": Reason.NOT_YOUR_TURN,
    "has a playable tile": Reason.CAN_PLAY,
    "does not match that end": Reason.DOES_NOT_FIT,
    "tile not in hand": Reason.TILE_NOT_IN_HAND,
    "only the representative names": Reason.NOT_THE_REPRESENTATIVE,
    "the opener must be of the winners": Reason.NOT_A_PARTNER,
}
TRIES = [
    (name, number, attempt)
    for name, record in VECTORS.items()
    for number, deal in enumerate(record["deals"], 1)
    for attempt in deal.get("tries", [])
]


def test_there_are_tries_of_every_kind() -> None:
    assert {attempt["why"] for _, _, attempt in TRIES} == set(WHYS)
    assert len(TRIES) > 60


@pytest.mark.parametrize(("name", "number", "attempt"), TRIES)
def test_a_try_is_refused_where_it_is_made_and_for_what_it_is(
    name: str, number: int, attempt: Plain
) -> None:
    record = vector(name)
    record["deals"] = record["deals"][:number]
    last = record["deals"][-1]
    del last["result"]
    after = attempt["after"]
    if "play" in attempt:
        last["plays"] = [*last["plays"][:after], attempt["play"]]
        error = refusal(record)
        assert error.place == f"deal {number}, play {after + 1}"
        assert isinstance(error.__cause__, RuleError)
        assert error.__cause__.reason is WHYS[attempt["why"]]
        return
    assert after == 0
    last["plays"] = []
    del last["opening"]
    deal = replayed(record).chapters[-1].deal
    assert deal.phase is Phase.NAMING
    seat, opener = attempt["name"]
    with pytest.raises(RuleError) as refused:
        deal.act(Seat(seat), Name(Seat(opener)))
    assert refused.value.reason is WHYS[attempt["why"]]


def change(name: str, path: tuple[str | int, ...], value: object) -> RecordRuleError:
    return refusal(with_value(bare(VECTORS[name]), path, value))


HANDS = VECTORS[FOUR_NIL]["deals"][2]["hands"]


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        (HANDS["4"][:6], "6 tiles for seat 4, 7 is right; 5-5 is missing"),
        ([], "0 tiles for seat 4, 7 is right; 1-1, 2-0, 3-0, 3-2, 4-2, 5-5 and 6-1 are missing"),
        ([*HANDS["4"], "66"], "6-6 is dealt twice, to seat 3 and to seat 4"),
        ([*HANDS["4"], HANDS["4"][0]], "2-0 is twice in the hand of seat 4"),
        (
            [*HANDS["4"][:6], "50"],
            "5-0 is dealt twice, to seat 1 and to seat 4; 5-5 is missing",
        ),
    ],
)
def test_hands_that_are_not_the_set_are_refused(hand: list[str], said: str) -> None:
    error = change(FOUR_NIL, ("deals", 2, "hands", "4"), hand)
    assert error.place == "deal 3, hands, seat 4"
    assert error.message == said


def test_a_seat_with_eight_tiles_is_refused() -> None:
    record = bare(VECTORS[FOUR_NIL])
    hands = record["deals"][2]["hands"]
    hands["2"].append(hands["4"].pop())
    error = refusal(record)
    assert str(error) == "deal 3, hands, seat 2: 8 tiles for seat 2, 7 is right"


PLAYS = VECTORS[FOUR_NIL]["deals"][2]["plays"]


@pytest.mark.parametrize(
    ("number", "play", "said"),
    [
        (12, [1, "31", "right"], "it is seat 3's turn, not seat 1's"),
        (1, [1, "50"], "it is seat 4's turn, not seat 1's: seat 4 went out in the deal before"),
        (
            12,
            [3, "66", "left"],
            (
                "6-6 fits neither end of 1-0 0-5 5-4 4-3 3-5 5-5 5-6 6-1 1-5 5-2 2-3 (seat 3)"
                "; seat 3 plays 3-1 left, 3-1 right or 4-1 left"
            ),
        ),
        (
            12,
            [3, "41", "right"],
            (
                "4-1 fits the left end of 1-0 0-5 5-4 4-3 3-5 5-5 5-6 6-1 1-5 5-2 2-3, not the"
                " right (seat 3); seat 3 plays 3-1 left, 3-1 right or 4-1 left"
            ),
        ),
        (
            12,
            [3, "31"],
            (
                "3-1 needs an end, left or right, of 1-0 0-5 5-4 4-3 3-5 5-5 5-6 6-1 1-5 5-2 2-3"
                " (seat 3); seat 3 plays 3-1 left, 3-1 right or 4-1 left"
            ),
        ),
        (
            12,
            [3, "55", "left"],
            "seat 3 does not hold 5-5; seat 3 plays 3-1 left, 3-1 right or 4-1 left",
        ),
        (
            12,
            [3, "pass"],
            (
                "seat 3 cannot pass: it holds a tile that fits 1 or 3;"
                " seat 3 plays 3-1 left, 3-1 right or 4-1 left"
            ),
        ),
        (
            1,
            [4, "pass"],
            "seat 4 poses and cannot pass; seat 4 poses 2-0, 3-0, 1-1, 6-1, 3-2, 4-2 or 5-5",
        ),
        (1, [4, "55", "left"], "5-5 is the first tile and opens both ends: name no end (seat 4)"),
        (
            1,
            [4, "66"],
            "seat 4 does not hold 6-6; seat 4 poses 2-0, 3-0, 1-1, 6-1, 3-2, 4-2 or 5-5",
        ),
        (26, [1, "pass"], "the deal is over (seat 1): play 25 ended it"),
    ],
)
def test_a_wrong_play_is_refused_with_what_is_right(
    number: int, play: list[object], said: str
) -> None:
    plays = [*PLAYS[: number - 1], play, *PLAYS[number:]]
    error = change(FOUR_NIL, ("deals", 2, "plays"), plays)
    assert error.place == f"deal 3, play {number}"
    assert error.message == said


def test_the_first_deal_is_posed_with_6_6_by_who_holds_it() -> None:
    error = change(FOUR_NIL, ("deals", 0, "plays", 0), [4, "11"])
    assert str(error) == "deal 1, play 1: seat 4 must pose 6-6, not 1-1"
    error = change(FOUR_NIL, ("deals", 0, "plays", 0), [1, "66"])
    assert str(error) == (
        "deal 1, play 1: it is seat 4's turn, not seat 1's: seat 4 holds 6-6 and must pose it"
    )


def test_a_deal_that_breaks_off_is_refused_before_the_last() -> None:
    error = refusal(without(bare(VECTORS[FOUR_NIL]), ("deals", 2, "plays", 24)))
    assert str(error) == (
        "deal 3: only the last deal may break off; this one does after play 24, with seat 4 to play"
    )
    error = change(FOUR_NIL, ("deals", 2, "plays"), [])
    assert str(error) == (
        "deal 3: only the last deal may break off; this one does before the pose, "
        "with seat 4 to pose"
    )


def test_a_deal_without_an_end_has_no_result() -> None:
    error = refusal(without(vector(FOUR_NIL), ("deals", 3, "plays", 26)))
    assert str(error) == (
        "deal 4, result: a result is recorded, but the deal breaks off after play 26, "
        "with seat 2 to play"
    )


def test_a_last_deal_that_breaks_off_is_taken_as_it_is() -> None:
    record = replayed(bare(VECTORS["chiva-breaks-off"])).record
    assert record.deals[-1].result is None
    assert record.deals[-1].opening == Opening(OpeningRule.WINNER, Seat.ONE)
    assert len(record.deals[-1].plays) == 11


def before_the_pose(opening: object) -> Plain:
    """Return a six-love record whose last deal breaks off before the pose."""
    record = bare(VECTORS[NAMINGS])
    record["deals"] = record["deals"][:2]
    record["deals"][1]["plays"] = []
    if opening is not None:
        record["deals"][1]["opening"] = opening
    return record


@pytest.mark.parametrize("opening", [None, {"rule": "named", "by": 1}])
def test_an_opener_that_nobody_named_yet_is_left_open(opening: object) -> None:
    record = replayed(before_the_pose(opening)).record
    assert record.deals[1].opening == Opening(OpeningRule.NAMED, by=Seat.ONE)
    assert plain(record)["deals"] == plain(read(json.dumps(plain(record))))["deals"]


def test_an_opener_may_be_named_before_the_record_breaks_off() -> None:
    record = replayed(before_the_pose({"rule": "named", "opener": 3, "by": 1})).record
    assert record.deals[1].opening == Opening(OpeningRule.NAMED, Seat.THREE, Seat.ONE)


def test_a_named_opener_is_of_the_winners() -> None:
    error = refusal(before_the_pose({"rule": "named", "opener": 2, "by": 1}))
    assert str(error) == (
        "deal 2, opening, opener: seat 2 cannot open: seat 1 names itself or seat 3, not seat 2"
    )
    error = change(NAMINGS, ("deals", 1, "plays", 0, 0), 4)
    assert str(error) == (
        "deal 2, play 1: seat 4 cannot open: seat 1 names itself or seat 3, not seat 4"
    )


def test_the_named_opener_poses() -> None:
    record = vector(NAMINGS)
    record["deals"][1]["opening"]["opener"] = 1
    assert str(refusal(record)) == (
        "deal 2, play 1: it is seat 1's turn, not seat 3's: seat 1 named itself"
    )


def with_matches(name: str, *numbers: int) -> Plain:
    """Return a stripped record with its first deals, numbered by matches."""
    record = bare(VECTORS[name])
    record["deals"] = record["deals"][: len(numbers)]
    for deal, number in zip(record["deals"], numbers, strict=True):
        deal["match"] = number
    return record


@pytest.mark.parametrize(
    ("name", "numbers", "said"),
    [
        (FOUR_NIL, (2,), "deal 1, match: 2 is recorded, 1 is right"),
        (FOUR_NIL, (0,), "deal 1, match: 0 is recorded, 1 is right"),
        (
            FOUR_NIL,
            (1, 3),
            "deal 2, match: 3 is recorded, 1 is right (2 where a match was begun early)",
        ),
        (
            FOUR_NIL,
            (1, 0),
            "deal 2, match: 0 is recorded, 1 is right (2 where a match was begun early)",
        ),
        ("chiva-two-matches", (1, 1, 1, 1, 1), "deal 5, match: 1 is recorded, 2 is right"),
        ("chiva-two-matches", (1, 1, 1, 1, 3), "deal 5, match: 3 is recorded, 2 is right"),
    ],
)
def test_a_match_number_that_does_not_follow_is_refused(
    name: str, numbers: tuple[int, ...], said: str
) -> None:
    assert str(refusal(with_matches(name, *numbers))) == said


def test_a_match_that_rises_without_a_win_was_begun_early() -> None:
    three = with_matches(NAMINGS, 1, 1, 2)
    deal = replayed(three).record.deals[2]
    assert deal.match == 2
    assert deal.opening == Opening(OpeningRule.NAMED, Seat.ONE, Seat.THREE)
    assert deal.result is not None
    assert (deal.result.streak_broken, deal.result.points) == (False, 1)
    assert (deal.result.score.one_three, deal.result.score.two_four) == (0, 1)


def test_in_chiva_a_match_begun_early_opens_with_the_double_six() -> None:
    error = refusal(with_matches(FOUR_NIL, 1, 2))
    assert str(error) == "deal 2, play 1: seat 2 must pose 6-6, not 4-0"


@pytest.mark.parametrize(("key", "made"), [("stand_ins", StandIn), ("persons", OtherPerson)])
@pytest.mark.parametrize(
    ("name", "number", "first", "last"),
    [(FOUR_NIL, 3, 1, 1), (FOUR_NIL, 3, 1, 25), (NAMINGS, 2, 0, 0), (NAMINGS, 2, 0, 25)],
)
def test_who_acted_for_a_seat_is_kept(
    key: str,
    made: type[StandIn] | type[OtherPerson],
    name: str,
    number: int,
    first: int,
    last: int,
) -> None:
    record = with_value(bare(VECTORS[name]), ("deals", number - 1, key), [[first, last, 1, "x"]])
    kept = getattr(replayed(record).record.deals[number - 1], key)
    assert kept == (made(first, last, Seat.ONE, "x"),)


@pytest.mark.parametrize("key", ["stand_ins", "persons"])
@pytest.mark.parametrize(
    ("name", "number", "first", "last", "there"),
    [
        (FOUR_NIL, 3, 2, 26, "the plays 1 to 25"),
        (FOUR_NIL, 3, 9, 8, "the plays 1 to 25"),
        (FOUR_NIL, 3, 26, 26, "the plays 1 to 25"),
        (FOUR_NIL, 3, 0, 5, "the plays 1 to 25"),
        (NAMINGS, 2, 0, 26, "the naming as 0 and the plays 1 to 25"),
        (NAMINGS, 2, 1, 0, "the naming as 0 and the plays 1 to 25"),
    ],
)
def test_who_acts_for_a_seat_acts_within_the_deal(
    key: str, name: str, number: int, first: int, last: int, there: str
) -> None:
    stretches = [[1, 1, 1, "x"], [first, last, 1, "x"]]
    record = with_value(bare(VECTORS[name]), ("deals", number - 1, key), stretches)
    assert str(refusal(record)) == (
        f"deal {number}, {key}, entry 2: from play {first} to play {last} is recorded, "
        f"the deal has {there}"
    )


def test_nobody_acts_before_the_opener_is_named() -> None:
    record = bare(VECTORS[NAMINGS])
    record["deals"] = record["deals"][:2]
    record["deals"][1] |= {"plays": [], "persons": [[0, 0, 1, "x"]]}
    assert "deal 2, persons, entry 1: from play 0 to play 0 is recorded" in str(refusal(record))


def test_a_record_of_no_deals_is_replayed_to_nothing() -> None:
    assert replayed({**bare(VECTORS[FOUR_NIL]), "deals": []}).chapters == ()
