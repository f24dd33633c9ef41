"""An error names its place first."""

from __future__ import annotations

from doublesix.record.errors import RecordError, RecordFormError, RecordRuleError


def test_an_error_says_its_place_and_then_what_is_wrong() -> None:
    error = RecordRuleError("deal 3, play 12", "6-4 fits neither end of 5-5 5-2 (seat 1)")
    assert str(error) == "deal 3, play 12: 6-4 fits neither end of 5-5 5-2 (seat 1)"
    assert error.place == "deal 3, play 12"
    assert error.message == "6-4 fits neither end of 5-5 5-2 (seat 1)"


def test_an_error_about_the_whole_record_names_no_place() -> None:
    assert str(RecordFormError("", "it is empty")) == "it is empty"


def test_unreadable_and_wrong_are_two_kinds_of_one_family() -> None:
    assert issubclass(RecordFormError, RecordError)
    assert issubclass(RecordRuleError, RecordError)
    assert not issubclass(RecordFormError, RecordRuleError)
