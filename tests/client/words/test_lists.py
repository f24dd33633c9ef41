from __future__ import annotations

import pytest

from doublesix_client.words.lists import ListWords


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ([], ""),
        (["5"], "5"),
        (["5", "2"], "5 and 2"),
        (["5", "2", "1"], "5, 2 and 1"),
        (["5", "2", "1", "0"], "5, 2, 1 and 0"),
    ],
)
def test_what_is_listed_is_joined(parts: list[str], told: str) -> None:
    assert ListWords().all(parts) == told
    assert ListWords().any(parts) == told.replace("and", "or")
