"""The container file makes a small image that may do little; what it says is there is there."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex

import pytest

from doublesix_server.config import ENVIRONMENT_PREFIX, Settings
from tests.packages.deployed import CONTAINERFILE, DEPLOY, ROOT, instructions

LINES = instructions(CONTAINERFILE.read_text(encoding="utf-8"))
KNOWN = {
    *("FROM", "RUN", "COPY", "USER", "ENV", "VOLUME", "EXPOSE"),
    *("STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
}


def all_of(word: str) -> list[str]:
    return [rest for found, rest in LINES if found == word]


def last_stage() -> list[tuple[str, str]]:
    begins = max(at for at, (word, _) in enumerate(LINES) if word == "FROM")
    return LINES[begins:]


def environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for line in all_of("ENV") for pair in shlex.split(line))


def test_it_says_nothing_but_what_is_meant() -> None:
    assert {word for word, _ in LINES} == KNOWN


def test_its_bases_have_a_name_and_a_version() -> None:
    for base in all_of("FROM"):
        assert re.fullmatch(r"docker\.io/library/debian:\w+-slim( AS \w+)?", base)


def test_it_runs_as_somebody_without_rights() -> None:
    words = dict(last_stage())
    assert words["USER"] == "10001:10001"
    [making] = [rest for word, rest in last_stage() if word == "RUN"]
    assert "useradd --system --uid 10001 --gid doublesix" in making
    order = [word for word, _ in last_stage()]
    assert order.index("RUN") < order.index("USER") < order.index("ENTRYPOINT")


def test_what_is_written_goes_into_volumes() -> None:
    [volumes] = all_of("VOLUME")
    written = {environment()["DOUBLESIX_DATA"], environment()["NUMBA_CACHE_DIR"]}
    assert set(json.loads(volumes)) == written
    [making] = [rest for word, rest in last_stage() if word == "RUN"]
    assert all(folder in making for folder in written)


def test_its_variables_are_settings() -> None:
    settings = {f"{ENVIRONMENT_PREFIX}{name.upper()}" for name in Settings.model_fields}
    told = {name for name in environment() if name.startswith(ENVIRONMENT_PREFIX)}
    assert told
    assert told <= settings


def test_its_port_is_the_servers() -> None:
    assert all_of("EXPOSE") == [str(Settings.model_fields["port"].default)]


def test_nothing_but_the_command_and_its_python_stays() -> None:
    installed = [rest for word, rest in last_stage() if word == "RUN"]
    assert re.findall(r"--no-install-recommends ([^&]*[^& ])", installed[0]) == ["python3"]
    assert all("rm -rf /var/lib/apt/lists" in run for run in all_of("RUN") if "apt-get" in run)
    assert "--from=made /opt/doublesix /opt/doublesix" in all_of("COPY")


def is_sent(path: str) -> bool:
    """Tell whether a path goes into the build, by the file that says what does not."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    assert rules[0] == "*"
    parts = path.split("/")
    above = ["/".join(parts[:end]) for end in range(1, len(parts) + 1)]
    kept = {rule[1:] for rule in rules if rule.startswith("!")}
    dropped = [rule.removeprefix("**/") for rule in rules[1:] if not rule.startswith("!")]
    return any(one in kept for one in above) and not any(
        fnmatch.fnmatch(part, rule) for part in parts for rule in dropped
    )


@pytest.mark.parametrize(
    ("path", "sent"),
    [
        ("pyproject.toml", True),
        ("constraints.txt", True),
        ("README.md", True),
        ("LICENSE", True),
        ("server/doublesix_server/app.py", True),
        ("client/doublesix_client/desktop/doublesix.desktop", True),
        ("deploy/healthy.py", True),
        ("deploy/doublesix.1", True),
        ("deploy/compose.yaml", False),
        (".git/config", False),
        ("tests/check.py", False),
        ("shared/doublesix/__pycache__/cli.cpython-311.pyc", False),
    ],
)
def test_the_build_is_sent_what_it_needs_and_no_more(path: str, sent: bool) -> None:
    assert is_sent(path) is sent


def test_the_health_check_runs_what_was_copied() -> None:
    [check] = all_of("HEALTHCHECK")
    command = json.loads(check[check.index("CMD") + 3 :])
    assert command == ["python3", "/opt/doublesix/healthy.py"]
    assert "deploy/healthy.py /opt/doublesix/healthy.py" in all_of("COPY")
    assert (DEPLOY / "healthy.py").is_file()
