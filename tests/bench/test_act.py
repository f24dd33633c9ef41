"""The bench of an act: it plays on, counts each act once, and measures the server alone."""

from __future__ import annotations

from tests.bench.act import Bench, lines


def test_a_round_is_one_act_at_each_table() -> None:
    bench = Bench(3)
    before = [table.version for table in bench.house.lobby.tables.values()]
    acts, spent = bench.round()
    after = [table.version for table in bench.house.lobby.tables.values()]
    assert acts == 3
    assert spent > 0
    assert after == [version + 1 for version in before]


def test_whole_deals_are_played_and_gone_on_from() -> None:
    bench = Bench(1)
    [table] = bench.house.lobby.tables.values()
    for _ in range(100):
        bench.round()
    assert table.session is not None
    assert table.session.chapter.number > 1


def test_what_goes_on_between_requests_is_not_timed() -> None:
    bench, begun = Bench(1), []
    bench.round(lambda: begun.append(1))
    assert begun == [1]


def test_its_lines_say_how_long_an_act_takes_and_what_calls_cost() -> None:
    counted, plain, swept = lines(1, 0.05, [0, 64])
    assert counted.startswith("1 tables: ")
    assert plain.startswith("  nothing between: ")
    assert swept.startswith("  64 KB swept between requests: ")
