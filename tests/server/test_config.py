"""Settings: flags before environment before file, and every wrong one named."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from doublesix_server.config import Settings, SettingsError, load_settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "doublesix.toml"
    path.write_text('port = 7001\nbots = 3\nhost = "0.0.0.0"\n', encoding="utf-8")
    return path


def test_the_defaults_serve_this_machine_only() -> None:
    settings = load_settings({})
    assert (settings.host, settings.port, settings.bots) == ("127.0.0.1", 6006, 1)
    assert settings.worker_token == ""


def test_flags_come_before_environment_before_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOUBLESIX_PORT", "7002")
    monkeypatch.setenv("DOUBLESIX_BOTS", "2")
    settings = load_settings({"port": 7003}, file)
    assert (settings.port, settings.bots, settings.host) == (7003, 2, "0.0.0.0")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("port = 99999", "port: 99999: Input should be less than or equal to 65535"),
        ("prot = 1", "prot: no such setting (known: host, port"),
        ("port = ", "not TOML"),
        ('bots = "many"', "bots: 'many'"),
    ],
)
def test_a_wrong_file_is_told_by_name_and_place(tmp_path: Path, content: str, told: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(SettingsError) as error:
        load_settings({}, path)
    assert told in str(error.value)
    assert "\n" not in str(error.value)


def test_a_wrong_flag_is_told_as_a_flag() -> None:
    with pytest.raises(SettingsError, match=r"^--answer-seconds: -1: Input should be greater"):
        load_settings({"answer_seconds": -1})


@pytest.mark.parametrize("name", ["worker_token", "metrics_token", "invitation"])
def test_a_wrong_secret_is_not_shown(name: str) -> None:
    with pytest.raises(SettingsError) as error:
        load_settings({name: "hush" * 100})
    assert "hush" not in str(error.value)
    assert str(error.value).startswith(f"--{name.replace('_', '-')}: String should have at most")


@pytest.mark.parametrize("name", ["certificate", "key"])
def test_a_certificate_and_its_key_go_together(name: str) -> None:
    with pytest.raises(SettingsError, match="a certificate needs its key"):
        load_settings({name: "file.pem"})
    assert load_settings({"certificate": "one.pem", "key": "other.key"}).key == "other.key"


def test_plain_is_without_a_certificate() -> None:
    with pytest.raises(SettingsError, match="plain is without a certificate"):
        load_settings({"plain": True, "certificate": "one.pem", "key": "other.key"})


@pytest.mark.parametrize(
    "name", ["dominoes.example", "attic", "203.0.113.9:7000", "[2001:db8::1]", "wss://d.example"]
)
def test_a_public_name_is_a_name_an_address_or_a_url(name: str) -> None:
    assert load_settings({"public_name": name}).public_name == name


@pytest.mark.parametrize("name", ["here there", "https://d.example", "d.example/K7QM2XV0", "a:b"])
def test_what_is_no_public_name_is_told(name: str) -> None:
    with pytest.raises(SettingsError, match=r"--public-name: .* no name, host:port, or address"):
        load_settings({"public_name": name})


STORE = "postgresql+asyncpg://ana@127.0.0.1/tables"


def test_a_club_has_a_store_and_a_directory() -> None:
    settings = load_settings({"store": STORE, "nats": "nats://one:4222, tls://two:4222"})
    assert settings.nats.startswith("nats://")
    with pytest.raises(SettingsError, match="tell it by --store"):
        load_settings({"nats": "nats://one:4222"})


def test_what_is_no_directory_is_told_without_its_password() -> None:
    with pytest.raises(SettingsError, match="a directory is nats://host:4222") as error:
        load_settings({"store": STORE, "nats": "nats://one:4222,http://ana:hush@two"})
    assert "hush" not in str(error.value)


def test_a_node_s_address_may_have_a_path() -> None:
    address, club = "wss://dominoes.example/n/one", {"store": STORE, "nats": "nats://one:4222"}
    assert load_settings({"node_address": address, **club}).node_address == address
    for wrong in ("dominoes.example", "wss://", "wss://[one", "wss://one:port"):
        with pytest.raises(SettingsError, match="an address is ws://host:port or wss://host"):
            load_settings({"node_address": wrong, **club})
    with pytest.raises(SettingsError, match="tell the club's directory by --nats"):
        load_settings({"node_address": address, "store": STORE})


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert load_settings({"proxies": "127.0.0.1, 10.0.0.0/8"}).proxies
    with pytest.raises(SettingsError, match="--proxies: 'localhost': 'localhost'"):
        load_settings({"proxies": "localhost"})


def test_a_file_that_is_not_there_or_no_text_is_told(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"nothing\.toml: cannot be read"):
        load_settings({}, tmp_path / "nothing.toml")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(SettingsError, match="not UTF-8"):
        load_settings({}, path)


def test_every_setting_says_what_it_is() -> None:
    for field in Settings.model_fields.values():
        assert field.description


def test_the_example_file_names_every_setting_with_its_default() -> None:
    example = Path(__file__).resolve().parents[2] / "deploy" / "doublesix.toml"
    named = tomllib.loads(example.read_text(encoding="utf-8"))
    assert named == {name: field.default for name, field in Settings.model_fields.items()}
    assert load_settings({}, example).model_dump() == load_settings({}).model_dump()
