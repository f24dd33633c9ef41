"""A compiled kernel answers as the plain function does."""

from __future__ import annotations

from doublesix.engine.compiled import compiled, compiled_as


def halved(number: int) -> int:
    return number // 2


def test_a_kernel_answers_as_the_function_does() -> None:
    assert [compiled(halved)(number) for number in (0, 7, 28)] == [0, 3, 14]


def test_a_kernel_of_named_types_answers_as_the_function_does() -> None:
    assert [compiled_as("int64(int64)")(halved)(number) for number in (0, 7, 28)] == [0, 3, 14]
