"""The check stops where it should and exits as the failing step did."""

from __future__ import annotations

import sys

import pytest

from tests.check import Step, quick_steps, run, whole_steps


def python(name: str, code: str) -> Step:
    return Step(name, (sys.executable, "-c", code), f"mend {name}")


def test_a_failing_step_ends_the_check_with_its_own_status(
    capfd: pytest.CaptureFixture[str],
) -> None:
    steps = [
        python("first", "pass"),
        python("second", "raise SystemExit(5)"),
        python("third", "print('reached')"),
    ]
    assert run(steps) == 5
    printed = capfd.readouterr().out
    assert "first: fine" in printed
    assert "mend it: mend second" in printed
    assert "reached" not in printed


@pytest.mark.skipif(sys.platform == "win32", reason="no signals of this kind there")
def test_a_step_ended_by_a_signal_fails() -> None:
    assert run([python("aborts", "import os; os.kill(os.getpid(), 9)")]) == 137


def test_steps_that_pass_end_with_0() -> None:
    assert run([python("first", "pass"), python("second", "pass")]) == 0


def test_both_forms_begin_with_format_lint_and_types() -> None:
    for steps in (quick_steps(), whole_steps()):
        names = [step.name for step in steps]
        assert names[:3] == ["format", "lint", "types"]
        assert "tests" in names
