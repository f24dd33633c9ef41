"""What is printed for friends: a link for each way, and a square that is the link."""

from __future__ import annotations

import pytest

from doublesix_server.reach import Reach
from doublesix_server.summons import can_draw, lines_of, page_at, question_of, square

NEAR = ("doublesix://192.168.1.5:6006#ab", "doublesix://[fd00::2]:6006#ab")
FAR = ("doublesix://dominoes.example:6006#ab",)


def text(reach: Reach, *, draws: bool = False) -> str:
    return "\n".join(lines_of(reach, draws=draws))


def test_each_link_is_told_with_where_it_is_good() -> None:
    told = text(Reach("wss://[::]:6006", "ab", NEAR, FAR))
    assert "on this network: doublesix://192.168.1.5:6006#ab\n" in told
    assert ": doublesix://[fd00::2]:6006#ab\n" in told
    assert "from elsewhere: doublesix://dominoes.example:6006#ab\n" in told
    assert "--public-name" not in told


def test_a_server_that_nobody_reaches_says_how_to_let_them_in() -> None:
    assert text(Reach("ws://127.0.0.1:6006")) == (
        "Only this computer reaches it; --host :: lets others in."
    )
    assert "nothing yet; --public-name says" in text(Reach("wss://[::]:6006", "ab", NEAR))


def test_a_square_is_drawn_for_the_network_and_for_outside() -> None:
    drawn = text(Reach("wss://[::]:6006", "ab", NEAR, FAR), draws=True)
    assert "To scan, on this network:" in drawn
    assert "To scan, from elsewhere:" in drawn
    assert all(line in drawn for link in (NEAR[0], FAR[0]) for line in square(link))
    assert "To scan" not in text(Reach("wss://[::]:6006", "ab", NEAR, FAR))


def test_a_square_is_as_wide_as_high() -> None:
    lines = [line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for line in square(NEAR[0])]
    assert {len(line) for line in lines} == {len(lines[0])}
    assert 2 * len(lines) - len(lines[0]) in {0, 1}


@pytest.mark.parametrize(
    ("link", "page"),
    [
        ("doublesix://dominoes.example:443", "https://dominoes.example:443/"),
        ("doublesix://192.168.1.5:6006?plain", "http://192.168.1.5:6006/"),
        (f"doublesix://192.168.1.5:6006#{'ab' * 32}", None),
        ("what is this", None),
    ],
)
def test_a_page_is_told_where_a_browser_opens_it_without_a_warning(
    link: str, page: str | None
) -> None:
    assert page_at(link) == page
    told = text(Reach("wss://[::]:6006", near=(link,)))
    assert ("for a browser" in told) == (page is not None)


def test_squares_are_for_terminals_that_have_the_letters() -> None:
    assert can_draw("utf-8")
    assert not can_draw("ascii")
    assert not can_draw("cp1252")
    assert not can_draw(None)
    assert not can_draw("what is this")


@pytest.mark.parametrize(
    ("system", "host", "asks"),
    [
        ("win32", "::", True),
        ("darwin", "0.0.0.0", True),
        ("win32", "127.0.0.1", False),
        ("linux", "::", False),
    ],
)
def test_the_question_of_a_firewall_is_announced_where_one_asks(
    system: str, host: str, asks: bool
) -> None:
    assert (question_of(system, host) is not None) is asks
