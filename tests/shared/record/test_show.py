"""A record as a domino player reads it: every fact of the deal, in 80 columns."""

from __future__ import annotations

import json
import re

import pytest

from doublesix.record.read import read
from doublesix.record.show import show
from doublesix.record.verify import verify
from tests.shared.record.samples import VECTORS, Plain, bare, full, vector, with_value


def shown(record: Plain) -> str:
    return "\n".join(show(verify(read(json.dumps(record)))))


def told(record: Plain) -> str:
    """Return what is shown as one line, so that sentences are whole."""
    return " ".join(shown(record).split())


def in_words(tile: str) -> str:
    return f"{tile[0]}-{tile[1]}"


@pytest.mark.parametrize("name", VECTORS)
def test_every_play_of_a_vector_is_shown_in_its_column(name: str) -> None:
    text = shown(VECTORS[name])
    lines = text.splitlines()
    assert max(map(len, lines)) <= 80
    assert all(line == line.rstrip() for line in lines)
    rows = [line for line in lines if re.match(r"  [ \d]{3}\d  .*\d  \d$", line)]
    cells = [
        (seat, cell)
        for row in rows
        for seat in (1, 2, 3, 4)
        if (cell := row[8 + 15 * (seat - 1) : 8 + 15 * seat].strip())
    ]
    plays = [play for deal in VECTORS[name]["deals"] for play in deal["plays"]]
    assert [seat for seat, _ in cells] == [play[0] for play in plays]
    for (_, cell), play in zip(cells, plays, strict=True):
        if play[1] == "pass":
            assert cell.startswith("pass on ")
        else:
            assert cell == " ".join([in_words(play[1]), *play[2:]])


def test_hands_are_sorted_and_named() -> None:
    text = shown(full())
    deal = full()["deals"][0]
    for seat, name in (("1", "Ana María"), ("4", "Dora")):
        tiles = sorted(deal["hands"][seat], reverse=True)
        assert f"  Seat {seat}  {'  '.join(map(in_words, tiles))}  {name}" in text


def test_who_sits_where() -> None:
    assert shown(full()).splitlines()[3:8] == [
        "  Seat 1  Ana María, a person",
        "  Seat 2  Beto, a computer player (club)",
        "  Seat 3  Carla, a person",
        "  Seat 4  Dora, a computer player",
        "  Partners: seats 1 and 3 (first in every score), seats 2 and 4.",
    ]


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        (
            "chiva-two-matches",
            [
                "Chiva, the first to 4-0: 11 deals, 2 matches",
                "Deal 1, match 1, at 0-0",
                "Seat 4 opens: it holds 6-6 and must pose it.",
                "Seat 4 opens: it went out in the deal before.",
                "Seat 4 opens: it was the lighter of the winners of the block before.",
                "1 point for them: 0-4. They win match 1.",
                "Deal 5, match 2, at 0-0",
                "Nobody can play, and the block is tied. Nobody scores: 0-1 stands.",
                "That ends the streak of seats 2 and 4 at 1; nothing is scored: 0-0.",
            ],
        ),
        (
            "six-love-two-matches",
            [
                "Six-love, the first to 6-0: 21 deals, 2 matches",
                "Seat 2 opens: it was named by seat 4.",
                "Seat 4 opens: it named itself.",
                ", the key tile; seats 2 and 4 win the deal. 2 points for them: 0-7. They win",
            ],
        ),
        ("chiva-twin-higher-seat-lighter-0", ["seats 1 and 3 win the block, seat 3 the lighter."]),
        ("chiva-twin-equal-partners-0", ["seats 1 and 3 win the block, both equally light."]),
        (
            "chiva-opening",
            [
                "Left in hand, with pips: seat 2 4-0 1-1 (6); seat 3 4-1 (5); seat 4",
                "Seat 1 goes out with 2-1; seats 1 and 3 win the deal. 1 point for them: 1-0.",
            ],
        ),
        (
            "chiva-breaks-off",
            ["The record breaks off here, with seat 4 to play.", "3 1 breaks off"],
        ),
    ],
)
def test_what_happened_is_told(name: str, sentences: list[str]) -> None:
    text = told(VECTORS[name])
    for sentence in sentences:
        assert sentence in text


def test_names_stand_in_the_sentences() -> None:
    text = told(full())
    assert "Seat 1 (Ana María) opens: it holds 6-6 and must pose it." in text
    assert "Seat 3 (Carla) opens: it was named by seat 1." in text


def test_takebacks_and_stand_ins_are_told() -> None:
    text = told(full())
    assert "3 acts were taken back." in text
    assert "A computer player (novice) acted for seat 1 from play 2 to play 9." in text
    assert "A computer player (club) acted for seat 3 at play 14." in text
    assert "1 act was taken back." in told(with_value(full(), ("deals", 1, "takebacks"), 1))
    assert "taken back" not in told(with_value(full(), ("deals", 1, "takebacks"), 0))


def test_strict_play_is_told_under_the_title() -> None:
    sentence = "Played strictly: no takebacks, hints, talk or watchers."
    assert shown(full()).splitlines()[1:3] == [sentence, ""]
    assert "strict" not in shown(with_value(full(), ("strict",), value=False))


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ([0, 0, 1, "Eva"], "A person (Eva) acted for seat 1 at the naming."),
        ([0, 11, 1, "Eva"], "A person (Eva) acted for seat 1 from the naming to play 11."),
        ([2, 2, 4, "Eva"], "A person (Eva) acted for seat 4 at play 2."),
        ([2, 6, 4, ""], "A person (no name) acted for seat 4 from play 2 to play 6."),
        ([2, 6, 4, "E\x1bva"], "A person (E?va) acted for seat 4 from play 2 to play 6."),
        ([2, 6, 4, "eva"], "A person (eva) acted for seat 4 from play 2 to play 6."),
    ],
)
def test_who_acted_for_a_seat_is_told(entry: list[object], sentence: str) -> None:
    assert sentence in told(with_value(full(), ("deals", 1, "persons"), [entry]))


def test_a_match_begun_early_is_told() -> None:
    record = bare(VECTORS["six-love-break"])
    record["deals"] = record["deals"][:3]
    for deal, number in zip(record["deals"], (1, 1, 2), strict=True):
        deal["match"] = number
    assert "Deal 3, match 2 (begun early), at 0-0" in shown(record)


def test_a_record_that_breaks_off_before_the_opener_is_named() -> None:
    record = bare(VECTORS["six-love-break"])
    record["deals"] = record["deals"][:2]
    record["deals"][1]["plays"] = []
    text = told(record)
    assert "The record breaks off here, with seat 1 to name the opener." in text
    assert "Layout" not in text.partition("Deal 2")[2]


def test_the_table_of_points_ends_it() -> None:
    assert shown(VECTORS["six-love-tie-keeps"]).splitlines()[-9:] == [
        "Points",
        "------",
        "",
        "  deal  match  won by  how                      points  1/3  2/4",
        "     1      1  1/3     out                           1    1    0",
        "     2      1  1/3     out with the key tile         2    3    0",
        "     3      1  tie     block                         0    3    0",
        "     4      1  tie     block                         0    3    0",
        "     5      1  1/3     out                           1    4    0",
    ]
    assert shown(VECTORS["six-love-opener-choice"]).endswith(
        "     2      1  2/4     out, streak broken            0    0    0"
    )


def test_a_record_of_no_deals_says_so() -> None:
    text = shown({**vector("chiva-opening"), "deals": []})
    assert text.splitlines()[0] == "Chiva, the first to 4-0: 0 deals, 0 matches"
    assert text.endswith("No deal was finished.")


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Ana\x1b[31m\nMaría", "Ana?[31m María"),
        ("\u202eanA", "?anA"),
        ("", "(no name)"),
        ("  Ana   María ", "Ana María"),
        ("A" * 21, "A" * 20 + "..."),
        ("名" * 11, "名" * 10 + "..."),
    ],
)
def test_a_name_cannot_disturb_the_terminal(name: str, seen: str) -> None:
    lines = show(verify(read(json.dumps(with_value(full(), ("seats", 0, "name"), name)))))
    assert f"  Seat 1  {seen}, a person" in lines
    assert all(line.isprintable() for line in lines)
