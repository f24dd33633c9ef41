"""What every test stands on: how hypothesis searches, and a log that stays quiet."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# Derandomised and without deadlines: the same tree gives the same verdict on any machine.
for profile, examples in (("quick", 20), ("whole", 100)):
    settings.register_profile(
        profile,
        max_examples=examples,
        derandomize=True,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        print_blob=True,
    )
settings.load_profile("quick")


@pytest.fixture(autouse=True)
def quiet_log(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that logs a warning or worse, unless it is marked `logs`."""
    yield
    if request.node.get_closest_marker("logs") is not None:
        return
    lines = [
        f"{record.name}: {record.getMessage()}"
        for phase in ("setup", "call")
        for record in caplog.get_records(phase)
        if record.levelno >= logging.WARNING
    ]
    if lines:
        pytest.fail("unexpected in the log:\n" + "\n".join(lines))
