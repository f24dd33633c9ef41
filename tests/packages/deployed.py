"""What of `deploy/` is looked at: lines of the container file, and compose files as values."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = DEPLOY / "Containerfile"
COMPOSED = sorted(DEPLOY.glob("compose*.yaml"))


def instructions(text: str) -> list[tuple[str, str]]:
    """Return the instructions of a container file, their lines put together."""
    joined = re.sub(r"\\\n\s*", "", text)
    lines = [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def services(file: Path) -> dict[str, dict[str, Any]]:
    """Return the services of a compose file."""
    found: dict[str, dict[str, Any]] = yaml.safe_load(file.read_text("utf-8"))["services"]
    return found
