"""A valid request of each type, how to spoil one, and how it is refused then."""

from __future__ import annotations

from typing import TypeVar

import pytest
from pydantic import BaseModel

from doublesix.protocol.errors import BadRequest
from doublesix.protocol.requests import read_request
from tests.protocol_samples import REQUESTS

Model = TypeVar("Model", bound=BaseModel)

VALID = {name: plain for name, (_, plain) in REQUESTS.items()}


def changed(name: str, /, **fields: object) -> dict[str, object]:
    """Return a valid request with some fields changed; `...` takes a field away."""
    both = {**VALID[name], **fields}
    return {key: value for key, value in both.items() if value is not ...}


def read_as(model: type[Model], name: str, /, **fields: object) -> Model:
    """Return a valid request with some fields changed, as it is read."""
    request = read_request(changed(name, **fields))
    assert isinstance(request, model)
    return request


def refusal_of(plain: dict[str, object]) -> BadRequest:
    """Return how a map is refused."""
    with pytest.raises(BadRequest) as refused:
        read_request(plain)
    return refused.value
