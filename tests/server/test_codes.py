"""Codes of tables: hard to guess, easy to say."""

from __future__ import annotations

import secrets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix_server.codes import new_code, read_code


@given(number=st.integers(0, 2**40 - 1))
def test_every_number_of_40_bits_gives_a_code_of_its_own(number: int) -> None:
    code = new_code(lambda bits: number if bits == 40 else -1)
    digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    assert len(code) == 8
    assert sum(digits.index(digit) * 32**place for place, digit in enumerate(code[::-1])) == number


@pytest.mark.parametrize("typed", ["K7QM2XV0", "k7qm2xv0", "K7QM-2XV0", " k7qm 2xvo ", "K7QM2XVO"])
def test_case_dashes_spaces_and_misread_letters_do_not_matter(typed: str) -> None:
    assert read_code(typed) == "K7QM2XV0"


def test_a_code_is_read_as_it_was_made() -> None:
    code = new_code(secrets.randbits)
    assert read_code(code) == code
