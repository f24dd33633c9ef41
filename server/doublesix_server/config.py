"""Settings of a server: from flags, then environment, then a TOML file.

Knows names, limits and defaults; never what they are used for.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from doublesix.protocol import DEFAULT_PORT

ENVIRONMENT_PREFIX = "DOUBLESIX_"


class SettingsError(Exception):
    """A setting that cannot be used; the text names it, its source and what would be right."""


class Settings(BaseSettings):
    """What a server can be told; each field is a flag of `doublesix serve`."""

    model_config = SettingsConfigDict(
        env_prefix=ENVIRONMENT_PREFIX, extra="forbid", frozen=True, toml_file=None
    )

    host: Annotated[str, Field(min_length=1)] = Field(
        default="127.0.0.1", description="address to listen on"
    )
    port: Annotated[int, Field(ge=0, le=65535)] = Field(
        default=DEFAULT_PORT, description="port to listen on; 0 takes a free one"
    )
    data: str = Field(
        default="", description="folder for tables and records; the platform's own unless told"
    )
    bots: Annotated[int, Field(ge=0, le=64)] = Field(
        default=1, description="computer-player worker processes to run here"
    )
    worker_token: Annotated[str, Field(max_length=200)] = Field(
        default="", description="lets workers on other machines in; empty lets none in"
    )
    answer_seconds: Annotated[float, Field(gt=0, le=600)] = Field(
        default=10.0, description="how long a worker may think beyond the table's pause"
    )
    hello_seconds: Annotated[float, Field(gt=0, le=600)] = Field(
        default=10.0, description="how long a connection may take until it has said hello"
    )
    max_tables: Annotated[int, Field(ge=1, le=1_000_000)] = Field(
        default=1000, description="how many tables may be awake at once"
    )
    sleep_seconds: Annotated[float, Field(ge=0)] = Field(
        default=60.0, description="how long a table stays in memory when no person is at it"
    )
    keep_days: Annotated[int, Field(ge=1, le=100_000)] = Field(
        default=365, description="how long a table at which nobody was is kept, with its records"
    )
    max_unsent: Annotated[int, Field(ge=4096)] = Field(
        default=1_000_000, description="bytes a slow reader may lag behind before it is dropped"
    )

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Ask flags first, then the environment, then the file."""
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)


def load_settings(flags: Mapping[str, Any], file: Path | None = None) -> Settings:
    """Return the settings of these flags, the environment and a TOML file, in this order."""

    class FromFile(Settings):
        model_config = SettingsConfigDict(toml_file=file)

    try:
        if file is not None:  # the library passes over a file that is not there
            tomllib.loads(file.read_text(encoding="utf-8"))
        return FromFile(**flags)
    except OSError as error:
        raise SettingsError(f"{file}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise SettingsError(f"{file}: not UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{file}: not TOML: {error}") from None
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        name = str(first["loc"][0])
        if first["type"] == "extra_forbidden":
            known = ", ".join(Settings.model_fields)
            raise SettingsError(f"{file}: {name}: no such setting (known: {known})") from None
        source = f"--{name.replace('_', '-')}" if name in flags else name
        raise SettingsError(f"{source}: {first['input']!r}: {first['msg']}") from None
