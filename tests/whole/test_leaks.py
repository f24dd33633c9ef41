"""Nobody can tell hidden tiles by anything a server says (Rules 4.2; H1, H2, H4)."""

from __future__ import annotations

import pytest

from tests.whole.leak_plants import PLANTS, Plant
from tests.whole.leaks import scan

pytestmark = pytest.mark.slow


def test_the_same_history_over_other_tiles_tells_each_viewer_the_same_bytes() -> None:
    scanned = scan(range(8))
    assert [str(leak) for leak in scanned.leaks] == []
    assert scanned.counts["compared: deals with other tiles"] > 100
    assert scanned.counts["compared: tiles in other hands"] > 1000
    assert len(scanned.refusals) > 25
    for seldom in (
        *("told: hint", "told: record", "told: talk", "reconnects", "acts: undo"),
        "operator's questions",
    ):
        assert scanned.counts[f"sessions: {seldom}"] > 0, seldom


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant.plant(monkeypatch)
    scanned = scan(
        range(60), until=lambda leak: leak.kind == plant.kind and plant.says in leak.what
    )
    assert scanned.is_found, scanned
