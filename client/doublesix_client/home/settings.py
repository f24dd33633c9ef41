"""Settings: what one person has set, each with its default.

Knows names, limits and defaults; never what they are used for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from doublesix_client.home.plain import PlainFile


class Preferences(BaseModel):
    """What can be set."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    name: Annotated[str, Field(max_length=40)] = Field(
        default="", description="what the others are shown"
    )
    language: Literal["", "en", "es", "ms", "pl"] = Field(
        default="", description="of the window; the system's where it is empty"
    )
    theme: Literal["system", "dark", "light"] = Field(default="system", description="dark or light")
    contrast: bool = Field(default=False, description="high contrast")
    text_scale: Annotated[float, Field(ge=1.0, le=2.0)] = Field(
        default=1.0, description="how large text is"
    )
    face: Literal["pips", "colours", "numerals"] = Field(
        default="pips", description="how the numbers of a tile are drawn"
    )
    motion: bool = Field(default=True, description="whether things glide")
    sound: bool = Field(default=True, description="whether there is sound")
    volume: Annotated[float, Field(ge=0.0, le=1.0)] = Field(default=0.7, description="how loud")
    alert_on_turn: bool = Field(default=True, description="to be called when it is one's turn")
    pass_at_once: bool = Field(default=False, description="forced passes are made at once")
    first_deal_prompts: bool = Field(default=True, description="whether a deal explains itself")
    sort: Literal["none", "suit", "pips"] = Field(
        default="suit", description="the order of the tiles in one's hand"
    )
    level: Literal["novice", "casual", "club", "expert", "master"] = Field(
        default="club", description="of the computer players at a new table"
    )
    confirm_by_second_tap: bool = Field(
        default=True, description="whether a second tap on the preview acts"
    )
    width: Annotated[int, Field(ge=360, le=20_000)] = Field(
        default=1366, description="of the window when it was closed"
    )
    height: Annotated[int, Field(ge=480, le=20_000)] = Field(
        default=768, description="of the window when it was closed"
    )
    last_server: Annotated[str, Field(max_length=400)] = Field(
        default="", description="the server gone to last, with its fingerprint after #"
    )


class Settings:
    """The settings of one person, kept in a file.

    What the file has wrong falls back to its default, one by one; a copy of the file is kept.
    """

    def __init__(self, path: Path) -> None:
        self._file = PlainFile(path)
        self._preferences = self._read()

    @property
    def preferences(self) -> Preferences:
        """All of them as they stand."""
        return self._preferences

    def get(self, name: str) -> Any:
        """Return a setting."""
        return getattr(self._preferences, name)

    def set(self, **values: Any) -> None:
        """Change settings and keep them; ValueError, and no change, if one cannot be so."""
        changed = Preferences(**{**self._preferences.model_dump(), **values})
        if changed != self._preferences:
            self._preferences = changed
            self._file.write(changed.model_dump(mode="json"))

    def _read(self) -> Preferences:
        plain = self._file.read()
        if plain is None:
            return Preferences()
        if not isinstance(plain, dict):
            self._file.give_up("all of it")
            return Preferences()
        good = {name: value for name, value in plain.items() if _can_be(name, value)}
        if len(good) < len(plain):
            self._file.give_up(", ".join(sorted(name for name in plain if name not in good)))
        return Preferences(**good)


def _can_be(name: str, value: object) -> bool:
    try:
        Preferences.model_validate({name: value})
    except ValidationError:
        return False
    return True
