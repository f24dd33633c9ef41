"""The compose file of a club says what the server knows, and its proxy leads to every node."""

from __future__ import annotations

import re
from pathlib import Path

from doublesix_server.config import ENVIRONMENT_PREFIX, Settings

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
COMPOSED = (DEPLOY / "compose.club.yaml").read_text(encoding="utf-8")
PROXY = (DEPLOY / "club.Caddyfile").read_text(encoding="utf-8")


def test_its_variables_are_settings() -> None:
    named = set(re.findall(rf"^ +{ENVIRONMENT_PREFIX}(\w+):", COMPOSED, re.MULTILINE)) - {"NAME"}
    assert len(named) >= 9
    assert {name.lower() for name in named} <= set(Settings.model_fields)


def test_every_node_has_a_path_that_the_proxy_leads_to_it() -> None:
    nodes = re.findall(r"^  (node\d):(?: &node)?$", COMPOSED, re.MULTILINE)
    paths = re.findall(r"NODE_ADDRESS: wss://\$\{DOUBLESIX_NAME\}(/n/\d/)$", COMPOSED, re.MULTILINE)
    led = re.findall(r"handle_path (/n/\d/)\*.*?reverse_proxy (node\d):6006", PROXY, re.DOTALL)
    assert list(zip(paths, nodes, strict=True)) == led
    assert len(nodes) == 3


def test_by_the_name_alone_one_comes_to_any_node() -> None:
    assert "reverse_proxy node1:6006 node2:6006 node3:6006 {" in PROXY
    assert Settings.model_fields["port"].default == 6006


def test_what_somebody_must_say_is_told() -> None:
    comments = "\n".join(line for line in COMPOSED.splitlines() if line.startswith("#"))
    asked = set(re.findall(r"\$\{(\w+)\}", COMPOSED))
    assert asked == {"DOUBLESIX_NAME", "DOUBLESIX_WORKER_TOKEN", "POSTGRES_PASSWORD"}
    assert all(f"{name}=" in comments for name in asked)


def test_the_figures_stay_inside() -> None:
    assert "@figures path /metrics /n/*/metrics" in PROXY
    assert "handle @figures {\n\t\trespond 404\n\t}" in PROXY
