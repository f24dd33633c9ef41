"""Two persons at two windows play at one server, and nothing that happens to it loses the deal."""

from __future__ import annotations

import signal
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from pytestqt.qtbot import QtBot

from doublesix_client.core.arrival import Goal, Plan
from doublesix_server.reach import own_addresses
from tests.client.whole.driving import Driven, Player, driven, play_together
from tests.whole.processes import ServerProcess, server_process


def sit_together(ana: Player, ivo: Player, by: str = "link") -> None:
    """Let one join the other's room by its link or code, fill the rest with computers, begin."""
    ana.window.until_shown("room-code")
    told = str(ana.window.real.models.property("room").property(by))
    ivo.do("join-head")
    ivo.window.write("join-code", told)
    ivo.do("join-go")
    ivo.window.until_shown("room-leave")
    ana.do("start")
    for player in (ana, ivo):
        player.window.until(partial(is_at, player.window, "table"))


def is_at(window: Driven, screen: str) -> bool:
    return window.screen == screen


def has_no_banner(window: Driven) -> bool:
    return window.seen("link-banner") is None


def is_over(player: Player) -> bool:
    return player.window.seen("resultHeadline") is not None


def tiles(window: Driven) -> set[str]:
    """Return the tiles of the hand that is shown."""
    return {
        name for name in window.names() if name.startswith("hand-") and len(name) == len("hand-66")
    }


@pytest.mark.slow
def test_a_friend_joins_by_link_at_the_window_s_own_server(qtbot: QtBot, tmp_path: Path) -> None:
    with driven(tmp_path / "ana", seed="two") as one, driven(tmp_path / "ivo") as other:
        ana, ivo = Player(one, one.click), Player(other, other.click)
        ana.do("invite-head")
        ana.do("invite-chiva")
        sit_together(ana, ivo)
        play_together([ana, ivo], lambda: is_over(ana) and is_over(ivo))
        assert tiles(one).isdisjoint(tiles(other))


@pytest.mark.slow
@pytest.mark.skipif(not own_addresses(), reason="no network to be found on")
def test_a_friend_on_the_network_joins_by_the_code_alone(qtbot: QtBot, tmp_path: Path) -> None:
    with driven(tmp_path / "ana", seed="two") as one, driven(tmp_path / "ivo") as other:
        ana, ivo = Player(one, one.click), Player(other, other.click)
        ana.do("invite-head")
        ana.do("invite-chiva")
        sit_together(ana, ivo, by="code")
        plan = other.real.models.way.plan
        assert plan is not None
        assert (plan.server or "").startswith("wss://")
        assert plan.fingerprint is not None
        play_together([ana, ivo], lambda: is_over(ana) and is_over(ivo))


@pytest.mark.slow
@pytest.mark.logs
def test_an_act_is_taken_back_by_consent_and_a_killed_server_comes_back(
    qtbot: QtBot, tmp_path: Path
) -> None:
    flags = ("--data", str(tmp_path / "server"), "--bots", "1")
    with (
        driven(tmp_path / "ana", seed="two") as one,
        driven(tmp_path / "ivo") as other,
        server_process(*flags) as server,
    ):
        ana, ivo = Player(one, one.click), Player(other, other.click)
        one.real.models.way.begin(Plan(Goal.INVITE, "six-love", server=server.url))
        sit_together(ana, ivo)
        play_together([ana, ivo], lambda: "confirm" in ana.pressed and one.can_press("undo"))
        take_back(ana, ivo)
        kill_and_restart(server, flags, (one, other))
        play_together([ana, ivo], lambda: is_over(ana) and is_over(ivo))


def take_back(asking: Player, asked: Player) -> None:
    """Let one ask to take an act back, and the other agree."""
    before = tiles(asking.window)
    asking.do("undo")
    asked.window.until(lambda: asked.window.with_beginning("yes-"))
    asked.do(asked.window.with_beginning("yes-") or "")
    asking.window.until(lambda: tiles(asking.window) > before)


def kill_and_restart(
    server: ServerProcess, flags: tuple[str, ...], windows: tuple[Driven, Driven]
) -> None:
    """End the server without a word, see that each window says so, and bring it back."""
    port = urlsplit(server.url).port
    server.stop(signal.SIGKILL)
    for window in windows:
        window.until_shown("link-banner")
        assert window.screen == "table"
    again = ServerProcess("--port", str(port), *flags)
    server.process = again.process
    for window in windows:
        window.until(partial(has_no_banner, window))
