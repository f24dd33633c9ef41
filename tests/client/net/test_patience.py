"""How long a window waits: longer and longer, and not all windows at once."""

from __future__ import annotations

from doublesix_client.net.patience import PATIENCE


def test_waits_grow_to_ten_seconds_and_no_further() -> None:
    waits = [PATIENCE.wait(tries, 0.5) for tries in range(10)]
    assert waits[:3] == [0.5, 1.0, 2.0]
    assert waits == sorted(waits)
    assert waits[-1] == 10.0


def test_chance_spreads_the_windows_that_a_server_lost_at_once() -> None:
    assert PATIENCE.wait(1, 0.0) < PATIENCE.wait(1, 0.5) < PATIENCE.wait(1, 1.0)
