"""The staff: what a worker tells of itself reaches those who are concerned."""

from __future__ import annotations

from tests.server.fakes import House
from tests.server.test_posts import prepared


def test_news_of_a_worker_that_is_gone_changes_nothing() -> None:
    house = House()
    worker = house.worker(("club",))
    house.staff.depart(worker)
    prepared(house, worker, ["club", "master"], [])
    assert house.staff.levels == ["club"]


def test_news_of_skills_is_a_workers() -> None:
    house = House()
    ana = house.person("Ana")
    news = {"levels": ["club"], "coming": [], "ready": 0, "of": 0}
    assert house.says(ana, "prepare", "p", **news)["reason"] == "not_at_a_table"
