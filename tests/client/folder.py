"""One person's folder, for tests of the window: all of it in memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from doublesix_client.home.settings import Preferences
from tests.client.said import SECRET

NOON = 1_700_000_000
"""The time that it is in the tests."""


@dataclass
class FakeIdentities:
    """Knows who asked for which secret."""

    keys: list[str] = field(default_factory=list)

    def secret_for(self, key: str) -> bytes:
        self.keys.append(key)
        return SECRET


class FakeSettings:
    """Settings that are kept nowhere, each with its default; the name is Ana."""

    def __init__(self, **values: Any) -> None:
        self.values = {**Preferences().model_dump(), "name": "Ana", **values}

    def get(self, name: str) -> Any:
        return self.values[name]

    def set(self, **values: Any) -> None:
        self.values |= values


@dataclass(frozen=True)
class FakeSession:
    """Something that was kept."""

    code: str = "K7QM2XV0"
    server: str | None = None
    fingerprint: str | None = None
    profile: str = "chiva"
    names: tuple[str, ...] = ("Tito",)
    seat: int | None = 1
    score: tuple[int, int] = (2, 0)
    deal: int = 6
    when: int = NOON - 60
    reachable: bool = False
    host: str | None = None


@dataclass
class FakeKept:
    sessions: list[FakeSession] = field(default_factory=list)

    def list(self) -> list[FakeSession]:
        return self.sessions

    def add(self, **fields: Any) -> None:
        self.forget(fields["server"], fields["code"])
        self.sessions.insert(0, FakeSession(**fields))

    def forget(self, server: str | None, code: str) -> None:
        self.sessions = [one for one in self.sessions if (one.server, one.code) != (server, code)]


class Reasons:
    """Words that are only the code."""

    def reason(self, reason: str, values: Mapping[str, Any]) -> str:
        return " ".join([reason, *map(str, values.values())])
