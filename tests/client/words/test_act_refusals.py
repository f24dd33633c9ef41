from __future__ import annotations

import pytest

from doublesix.protocol.errors import Refusal
from doublesix.rules.errors import Reason
from doublesix_client.words.act_refusals import ActRefusalWords


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_of_the_rules_is_worded(reason: Reason) -> None:
    told = ActRefusalWords().sentence(reason.value)
    assert told is not None
    assert told.endswith(".")


def test_the_server_s_own_reasons_are_not_the_rules() -> None:
    assert not [one for one in Refusal if ActRefusalWords().sentence(one.value)]
