"""The window is put together, shown, and taken down cleanly at any point."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtQuick import QQuickWindow
from pytestqt.qtbot import QtBot

from doublesix_client import app
from doublesix_client.app import MOST_NEWS, Bridge, Window, run
from doublesix_client.core.link import Judged, LinkPhase, LinkState
from doublesix_client.home.folder import HomeTaken, entered, home_of
from doublesix_client.viewmodels.settings import LANGUAGES

VECTORS = Path(__file__).resolve().parents[1] / "vectors"


class Heard:
    """Sounds that are written down."""

    def __init__(self, heard: list[tuple[str, float]]) -> None:
        self._heard = heard

    def play(self, name: str, volume: float = 1.0) -> None:
        self._heard.append((name, volume))

    def close(self) -> None: ...


def shown(folder: Path) -> Window:
    home = home_of(folder)
    home.path.mkdir(exist_ok=True)
    window = Window(home)
    window.show(width=800, height=600)
    return window


def test_the_window_opens_on_the_home_screen(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    [root] = window.engine.rootObjects()
    assert isinstance(root, QQuickWindow)
    assert root.property("screen") == "home"
    window.close()


def test_a_table_is_one_press_away_and_closing_at_it_is_clean(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    [root] = window.engine.rootObjects()
    window.models.front.start("chiva")
    qtbot.waitUntil(lambda: root.property("screen") == "table", timeout=60_000)
    assert window.desk.state.view is not None
    window.close()


@pytest.mark.parametrize("phase", [LinkPhase.OFF, LinkPhase.STARTING])
def test_closing_before_there_is_a_table_is_clean(
    qtbot: QtBot, tmp_path: Path, phase: LinkPhase
) -> None:
    window = shown(tmp_path / "home")
    if phase is not LinkPhase.OFF:
        window.models.front.start("six-love")
        qtbot.waitUntil(lambda: window.desk.state.link.phase is phase, timeout=20_000)
    window.close()


def test_the_language_is_changed_while_the_window_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    window.models.settings.choose("language", LANGUAGES.index("pl"))
    assert window.language.code == "pl"
    assert QLocale().language() == QLocale.Language.Polish
    window.close()
    again = shown(tmp_path / "home")
    assert again.language.code == "pl"
    again.close()


def test_sounds_are_as_loud_as_they_are_set(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    heard: list[tuple[str, float]] = []
    window.sound = Heard(heard)
    window.settings.set(volume=0.3)
    window.models.attention.heard.emit("click")
    window.settings.set(sound=False)
    window.models.attention.heard.emit("knock")
    assert heard == [("click", 0.3)]
    window.close()


def test_a_record_that_comes_late_covers_no_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    window.models.records.opened.emit()
    assert window.models.shell.screen == "home"
    window.models.shell.open("records")
    window.models.records.opened.emit()
    assert window.models.shell.screen == "replay"
    window.close()


def test_the_network_waits_for_a_window_that_has_much_to_take_in(qtbot: QtBot) -> None:
    bridge = Bridge()
    taken: list[object] = []
    bridge.news.connect(taken.append)

    def tell() -> None:
        for _ in range(MOST_NEWS + 1):
            bridge.tell(LinkState())

    telling = threading.Thread(target=tell)
    telling.start()
    telling.join()
    assert bridge.is_behind()
    qtbot.waitUntil(lambda: len(taken) == MOST_NEWS + 1)
    assert not bridge.is_behind()


def test_what_is_on_its_way_when_the_window_closes_is_dropped(qtbot: QtBot) -> None:
    bridge = Bridge()
    taken: list[object] = []
    bridge.news.connect(taken.append)
    telling = threading.Thread(target=lambda: bridge.tell(LinkState()))
    telling.start()
    telling.join()
    bridge.close()
    qtbot.waitUntil(lambda: bridge._taken == 1)
    assert taken == []


def test_the_window_opens_as_large_as_it_was_left_and_on_the_screen(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = shown(tmp_path / "home")
    [root] = window.engine.rootObjects()
    assert isinstance(root, QQuickWindow)
    root.resize(500, 620)
    window.close()
    home = home_of(tmp_path / "home")
    again = Window(home)
    again.show()
    [root] = again.engine.rootObjects()
    assert isinstance(root, QQuickWindow)
    assert root.size().toTuple() == (500, 620)
    again.close()


def test_a_second_window_says_why_it_does_not_open(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    class Told:
        def __init__(self, path: str) -> None:
            told.append(path)

        def close(self) -> None: ...

    class Application:
        def exec(self) -> int:
            return 0

    monkeypatch.setattr(app, "is_seen", lambda: True)
    monkeypatch.setattr(app, "RefusedWindow", Told)
    monkeypatch.setattr(app, "_application", Application)
    monkeypatch.setattr(app, "_heed_signals", lambda _: None)
    with entered(home_of(tmp_path)), pytest.raises(HomeTaken):
        run(tmp_path)
    assert told == [str(tmp_path)]


def test_a_second_window_hands_on_what_it_was_to_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[Path, str]] = []

    def take(folder: Path, what: str) -> bool:
        told.append((folder, what))
        return True

    monkeypatch.setattr(app, "call", take)
    with entered(home_of(tmp_path)):
        assert run(tmp_path, what="K7QM-2XV0") == 0
    assert told == [(tmp_path, "K7QM-2XV0")]


def test_a_link_is_followed_from_the_home_screen_and_never_away_from_a_table(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = shown(tmp_path / "home")
    [root] = window.engine.rootObjects()
    assert window.open("doublesix://not a link")
    assert window.models.front.property("joinProblem")
    window.models.front.start("chiva")
    qtbot.waitUntil(lambda: root.property("screen") == "table", timeout=60_000)
    plan = window.models.way.plan
    assert not window.open("doublesix://192.0.2.7:6006/K7QM-2XV0")
    assert window.models.way.plan is plan
    window.close()


def test_a_record_is_opened_and_stepped_through(qtbot: QtBot, tmp_path: Path) -> None:
    vectors = json.loads((VECTORS / "rules.json").read_text(encoding="utf-8"))
    deals = (one["record"] for one in vectors)
    record = next(one for one in deals if not any("tries" in deal for deal in one["deals"]))
    file = tmp_path / "sunday.doublesix.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    window = shown(tmp_path / "home")
    assert window.open(str(file))
    qtbot.waitUntil(lambda: window.models.shell.screen == "replay", timeout=20_000)
    window.close()


@pytest.mark.logs
def test_the_evidence_of_a_deal_that_does_not_match_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    window = shown(tmp_path / "home")
    window._bridge.news.emit(Judged("sure", 1, 1, evidence={"messages": []}))
    assert not (tmp_path / "home" / "evidence").exists()
    broken = Judged("broken", 1, 2, (("not_opened", None),), evidence={"messages": ["all"]})
    window._bridge.news.emit(broken)
    [kept] = (tmp_path / "home" / "evidence").iterdir()
    assert "all" in kept.read_text(encoding="utf-8")
    window.close()
