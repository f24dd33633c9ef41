from __future__ import annotations

from tests.client.words.samples import ANA, WATCHER


def test_a_reader_has_a_side_and_a_partner_and_a_watcher_has_none() -> None:
    assert (ANA.side, ANA.partner(1), ANA.pair("2/4")) == ("1/3", "Tito", ("Nelson", "Marisol"))
    assert WATCHER.side is None
    assert not WATCHER.is_viewer(None)
