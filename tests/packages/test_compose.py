"""The compose files say what the server knows, and give each container no more than it needs."""

from __future__ import annotations

import json
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from doublesix.cli import doublesix
from doublesix_server.config import ENVIRONMENT_PREFIX, Settings
from tests.packages.deployed import COMPOSED, CONTAINERFILE, DEPLOY, instructions, services

KNOWN = {
    *("image", "build", "environment", "ports", "volumes", "restart", "stop_grace_period"),
    *("read_only", "tmpfs", "cap_drop", "cap_add", "security_opt", "networks", "depends_on"),
    *("command", "healthcheck"),
}
OURS = [
    pytest.param(file, name, service, id=f"{file.stem}-{name}")
    for file in COMPOSED
    for name, service in services(file).items()
    if service["image"] == "doublesix"
]
GIVEN = {
    "DOUBLESIX_NAME": "dominoes.example",
    "DOUBLESIX_SERVER": "doublesix://dominoes.example:6006#" + "ab" * 32,
    "DOUBLESIX_WORKER_TOKEN": "a token",
    "POSTGRES_PASSWORD": "a word",
}


def test_there_is_one_for_each_way() -> None:
    assert [file.name for file in COMPOSED] == [
        "compose.club.yaml",
        "compose.proxy.yaml",
        "compose.workers.yaml",
        "compose.yaml",
    ]


@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.stem)
def test_it_uses_what_the_specification_has(file: Path) -> None:
    whole = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert set(whole) <= {"name", "services", "networks", "volumes"}
    for service in whole["services"].values():
        assert set(service) <= KNOWN
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in whole["volumes"] or (DEPLOY / source).is_file()
        assert set(service.get("networks", ())) <= set(whole.get("networks", ()))


@pytest.mark.parametrize(("file", "name", "service"), OURS)
def test_a_container_of_ours_may_do_little(file: Path, name: str, service: dict[str, Any]) -> None:
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "privileged" not in service
    assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


@pytest.mark.parametrize(("file", "name", "service"), OURS)
def test_its_variables_are_settings(file: Path, name: str, service: dict[str, Any]) -> None:
    settings = {f"{ENVIRONMENT_PREFIX}{one.upper()}" for one in Settings.model_fields}
    assert set(service["environment"]) <= settings


@pytest.mark.parametrize(("file", "name", "service"), OURS)
def test_what_it_writes_is_kept(file: Path, name: str, service: dict[str, Any]) -> None:
    [folders] = [
        json.loads(rest)
        for word, rest in instructions(CONTAINERFILE.read_text("utf-8"))
        if word == "VOLUME"
    ]
    kept = [volume.partition(":")[2] for volume in service["volumes"]]
    is_server = "command" not in service
    assert kept == (folders if is_server else folders[1:])


def test_workers_are_given_their_command_and_their_server() -> None:
    command = services(DEPLOY / "compose.workers.yaml")["workers"]["command"]
    assert command[0] in doublesix.late
    assert command[1:] == ["--server", "${DOUBLESIX_SERVER}"]


def test_the_proxy_is_believed_and_nobody_else_comes_in() -> None:
    file = DEPLOY / "compose.proxy.yaml"
    server, proxy = services(file)["server"], services(file)["proxy"]
    assert "ports" not in server
    assert server["environment"]["DOUBLESIX_PLAIN"] == "true"
    [network] = yaml.safe_load(file.read_text("utf-8"))["networks"]["inside"]["ipam"]["config"]
    assert server["environment"]["DOUBLESIX_PROXIES"] == network["subnet"]
    assert ip_network(network["subnet"]).is_private
    assert server["networks"] == proxy["networks"] == ["inside"]


def test_the_proxy_hands_everything_on_but_the_figures() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "{$DOUBLESIX_NAME} {" in text
    assert "respond /metrics 404" in text
    port = Settings.model_fields["port"].default
    assert f"reverse_proxy server:{port}" in text


def test_what_somebody_must_say_is_told() -> None:
    for file in COMPOSED:
        text = file.read_text(encoding="utf-8")
        asked = set(re.findall(r"\$\{(\w+)\}", text))
        assert asked <= set(GIVEN)
        comments = "\n".join(line for line in text.splitlines() if line.startswith("#"))
        assert all(name in comments for name in asked)
