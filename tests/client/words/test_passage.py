from __future__ import annotations

from doublesix_client.words.passage import Passage


def test_a_passage_may_have_no_picture() -> None:
    passage = Passage("aim", "Winning", ("Four points.",))
    assert (passage.tiles, passage.caption) == ((), "")
