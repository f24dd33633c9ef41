"""Settings of a server: from flags, then environment, then a TOML file.

Knows names, limits and defaults; never what they are used for.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, ValidationInfo, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

from doublesix.protocol import DEFAULT_PORT
from doublesix.protocol.fields import MAX_FRAME, MAX_INVITATION, MAX_NAME, MAX_TALK
from doublesix_server.addresses import is_beyond, read_networks
from doublesix_server.reach import read_public_name

ENVIRONMENT_PREFIX = "DOUBLESIX_"
_SECRET = {"worker_token", "metrics_token", "invitation", "store", "nats"}
_DIRECTORIES = ("nats://", "tls://")
_STORES = ("postgresql://", "postgresql+asyncpg://")


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
    store: Annotated[str, Field(max_length=1000)] = Field(
        default="",
        description="PostgreSQL to keep tables in, postgresql+asyncpg://user@host/name",
    )
    nats: Annotated[str, Field(max_length=1000)] = Field(
        default="", description="directory of a club of servers, nats://host:4222; needs a store"
    )
    node_address: Annotated[str, Field(max_length=300)] = Field(
        default="", description="how clients reach this server of a club: wss://host, also a path"
    )
    public_name: Annotated[str, Field(max_length=300)] = Field(
        default="", description="how it is reached from outside: a name, host:port, or wss://host"
    )
    announce: bool = Field(
        default=True, description="be found on the own network where others can reach it (mDNS)"
    )
    map_port: bool = Field(
        default=False, description="have the home router let others in from outside (UPnP)"
    )
    bundles: str = Field(
        default="", description="folder with clients to offer on the page for browsers"
    )
    bots: Annotated[int, Field(ge=0, le=64)] = Field(
        default=1, description="computer-player worker processes to run here"
    )
    levels: str = Field(
        default="", description="levels its workers play, with commas; empty: all that work here"
    )
    budget: Annotated[float, Field(ge=0.1, le=1000)] = Field(
        default=5.0, description="milliseconds of a worker's time for a decision of the strongest"
    )
    effort: Annotated[int, Field(ge=0, le=1_000_000)] = Field(
        default=0, description="work for a decision instead, the same everywhere; 0 measures it"
    )
    worker_token: Annotated[str, Field(max_length=200)] = Field(
        default="", description="lets workers on other machines in; empty lets none in"
    )
    answer_seconds: Annotated[float, Field(gt=0, le=600)] = Field(
        default=10.0, description="how long a worker may think beyond the table's pause"
    )
    share_seconds: Annotated[float, Field(gt=0, le=600)] = Field(
        default=5.0, description="how long a client may take for each half of its part in a deal"
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
    tables_per_person: Annotated[int, Field(ge=1, le=1_000_000)] = Field(
        default=20, description="how many tables that are awake one person may have made"
    )
    connections_per_address: Annotated[int, Field(ge=1, le=1_000_000)] = Field(
        default=64, description="how many connections may come from one address; workers' are free"
    )
    guesses_per_minute: Annotated[int, Field(ge=1, le=1_000_000)] = Field(
        default=30, description="how many wrong codes, invitations or tokens an address may send"
    )
    requests_per_second: Annotated[float, Field(gt=0, le=1_000_000)] = Field(
        default=30.0, description="how many requests a connection may send in the long run"
    )
    requests_at_once: Annotated[int, Field(ge=10, le=1_000_000)] = Field(
        default=120, description="how many requests a connection may send at once"
    )
    max_frame: Annotated[int, Field(ge=2048, le=65_536)] = Field(
        default=MAX_FRAME, description="bytes in the longest frame that is taken"
    )
    max_unsent: Annotated[int, Field(ge=4096)] = Field(
        default=1_000_000, description="bytes a slow reader may lag behind before it is dropped"
    )
    max_name: Annotated[int, Field(ge=1, le=MAX_NAME)] = Field(
        default=MAX_NAME, description="characters of a name that the others are shown"
    )
    max_talk: Annotated[int, Field(ge=1, le=MAX_TALK)] = Field(
        default=200, description="characters in the longest line of talk"
    )
    ping_seconds: Annotated[float, Field(gt=0, le=3600)] = Field(
        default=20.0, description="how often a quiet connection is asked whether it is there"
    )
    pong_seconds: Annotated[float, Field(gt=0, le=3600)] = Field(
        default=20.0, description="how long it may take to answer before it is dropped"
    )
    invitation: Annotated[str, Field(max_length=MAX_INVITATION)] = Field(
        default="", description="a word that people must know to come in; empty lets all in"
    )
    plain: bool = Field(
        default=False, description="no TLS to other machines: a proxy has it, or you can do without"
    )
    certificate: str = Field(
        default="", description="file of the TLS certificate and its chain, PEM; empty for its own"
    )
    key: Annotated[str, Field(validate_default=True)] = Field(
        default="", description="file of the certificate's private key, PEM"
    )
    metrics_token: Annotated[str, Field(max_length=200)] = Field(
        default="", description="lets others than this machine read /metrics; empty lets none"
    )
    log_form: Literal["human", "json"] = Field(
        default="human", description="how to log: human or json, one object a line"
    )
    origins: str = Field(
        default="", description="web pages that may connect, like https://example.org, with commas"
    )
    proxies: str = Field(
        default="", description="proxies believed in X-Forwarded-For: addresses, networks, commas"
    )

    @field_validator("key")
    @classmethod
    def _check_key(cls, key: str, info: ValidationInfo) -> str:
        if bool(key) != bool(info.data.get("certificate")):
            raise ValueError("a certificate needs its key, and a key its certificate")
        return key

    @field_validator("certificate")
    @classmethod
    def _check_certificate(cls, certificate: str, info: ValidationInfo) -> str:
        if certificate and info.data.get("plain"):
            raise ValueError("plain is without a certificate: take one of the two")
        return certificate

    @field_validator("store")
    @classmethod
    def _check_store(cls, store: str) -> str:
        if store and not store.startswith(_STORES):
            raise ValueError("a store is postgresql+asyncpg://user@host/name")
        return store

    @field_validator("nats")
    @classmethod
    def _check_nats(cls, nats: str, info: ValidationInfo) -> str:
        if nats and not info.data.get("store"):
            raise ValueError("a club keeps its tables in one database: tell it by --store")
        if nats and not all(one.strip().startswith(_DIRECTORIES) for one in nats.split(",")):
            raise ValueError("a directory is nats://host:4222, or several with commas")
        return nats

    @field_validator("node_address")
    @classmethod
    def _check_node_address(cls, address: str, info: ValidationInfo) -> str:
        if address and not info.data.get("nats"):
            raise ValueError("only a server of a club has one: tell the club's directory by --nats")
        if address and not (address.startswith(("ws://", "wss://")) and _has_host(address)):
            raise ValueError("an address is ws://host:port or wss://host, also with a path")
        return address

    @field_validator("public_name")
    @classmethod
    def _check_public_name(cls, name: str) -> str:
        if name:
            read_public_name(name)
        return name

    @field_validator("map_port")
    @classmethod
    def _check_map_port(cls, is_wanted: bool, info: ValidationInfo) -> bool:
        if is_wanted and not is_beyond(info.data.get("host", "")):
            raise ValueError("map_port needs a host that others can reach, like ::")
        return is_wanted

    @field_validator("proxies")
    @classmethod
    def _check_proxies(cls, proxies: str) -> str:
        read_networks(proxies)
        return proxies

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
        given = "" if name in _SECRET else f" {first['input']!r}:"
        problem = first["msg"].removeprefix("Value error, ")
        raise SettingsError(f"{_source(name, flags, file)}:{given} {problem}") from None


def _source(name: str, flags: Mapping[str, Any], file: Path | None) -> str:
    """Say where a setting was told."""
    variable = f"{ENVIRONMENT_PREFIX}{name.upper()}"
    if name in flags or (file is None and variable not in os.environ):
        return f"--{name.replace('_', '-')}"
    return variable if variable in os.environ else f"{file}: {name}"


def _has_host(address: str) -> bool:
    """Tell whether an address leads to a host, and to a port if it names one."""
    try:
        parts = urlsplit(address)
        return parts.port != 0 and bool(parts.hostname)
    except ValueError:
        return False
