"""Two persons share one device: between them stands the cover, and no tile is behind it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.client.whole.driving import Driven, Player, driven
from tests.client.whole.listening import Listener

TILE = re.compile(
    r"\b(?:blank|one|two|three|four|five|six)-(?:blank|one|two|three|four|five|six)\b"
)


class Handing(Player):
    """Two persons at one device: they hand it over, and look for tiles while it is covered."""

    def __init__(self, window: Driven) -> None:
        super().__init__(window, window.click)
        self.covers: list[str] = []
        self.has_seen_tiles = False
        self._listener = Listener(window)

    def step(self) -> bool:
        if self.window.seen("cover") is not None:
            title = self.window.seen("coverTitle")
            assert title is not None
            self.covers.append(str(title.property("text")))
            assert faces(self.window) == []
            assert [name for name in self._listener.names() if TILE.search(name)] == []
        elif faces(self.window):
            self.has_seen_tiles = any(map(TILE.search, self._listener.names()))
        return super().step()


def faces(window: Driven) -> list[str]:
    """Return the tiles that are anywhere in the scene, seen or not."""
    kinds = ("Bone_", "ChainStone", "HandTile")
    return [
        item.objectName() or item.metaObject().className()
        for item in window.items()
        if item.metaObject().className().startswith(kinds)
        or item.objectName().startswith(("hand-", "stone-"))
    ]


@pytest.mark.slow
@pytest.mark.parametrize("profile", ["chiva", "six-love"])
def test_two_persons_share_a_device(qtbot: QtBot, tmp_path: Path, profile: str) -> None:
    with driven(tmp_path / "home", seed="shared") as window:
        player = Handing(window)
        player.do("share-head")
        for seat, name in ((1, "Ana"), (2, "Rosa"), (3, ""), (4, "")):
            window.write(f"share-{seat}", name)
        player.do(f"share-{profile}")
        player.play_deal()
        assert any("Ana" in cover for cover in player.covers)
        assert any("Rosa" in cover for cover in player.covers)
        assert player.has_seen_tiles
        player.go_on()
        player.play_until(lambda: window.seen("cover") is None)
