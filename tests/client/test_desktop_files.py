"""What the system is told of the window holds together, and its own tools find nothing wrong."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QGuiApplication, QImageReader

from doublesix.invitation import SCHEME
from doublesix_client.registering import FOLDER, PLACES

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
METAINFO = FOLDER / "alt.doublesix.doublesix.metainfo.xml"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def entry() -> dict[str, str]:
    read = configparser.RawConfigParser()
    read.optionxform = str  # type: ignore[assignment,method-assign] # names keep their letters
    read.read(FOLDER / "doublesix.desktop", encoding="utf-8")
    return dict(read["Desktop Entry"])


def record_type() -> str:
    [kind] = ET.parse(FOLDER / "doublesix.xml").getroot()
    assert kind.tag == f"{MIME}mime-type"
    return kind.attrib["type"]


def test_links_and_records_are_offered_to_the_window() -> None:
    assert entry()["MimeType"] == f"x-scheme-handler/{SCHEME};{record_type()};"
    provided = ET.parse(METAINFO).findall("provides/mediatype")
    assert [one.text for one in provided] == [f"x-scheme-handler/{SCHEME}", record_type()]


def test_the_window_calls_itself_as_its_entry_is_called() -> None:
    text = (ROOT / "client/doublesix_client/app.py").read_text(encoding="utf-8")
    assert 'setDesktopFileName("doublesix")' in text
    assert ET.parse(METAINFO).findtext("launchable") == "doublesix.desktop"
    assert entry()["Icon"] == "doublesix"


def test_the_window_takes_no_name_of_somebody_elses_domain() -> None:
    name = ET.parse(METAINFO).findtext("id")
    assert name is not None
    assert name.startswith("alt.")  # nobody's domain, ever (RFC 9476): the project has none
    assert METAINFO.name == f"{name}.metainfo.xml"
    bundle = (ROOT / "deploy" / "bundle" / "doublesix.spec").read_text(encoding="utf-8")
    assert f'bundle_identifier="{name}"' in bundle


def test_a_wheel_puts_each_file_where_a_system_looks() -> None:
    shared = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    for name, place in PLACES.items():
        assert shared[f"client/doublesix_client/desktop/{name}"] == f"share/{place}"
    assert all((ROOT / source).is_file() for source in shared)


def test_it_is_worded_in_every_language_of_the_window() -> None:
    spoken = {match[1] for match in map(re.compile(r"Comment\[(\w+)\]").match, entry()) if match}
    assert spoken == {"es", "ms", "pl"}


def test_the_icon_is_drawn(qapp: QGuiApplication) -> None:
    image = QImageReader(str(FOLDER / "doublesix.svg")).read()
    assert image.size().toTuple() == (128, 128)
    assert image.pixelColor(50, 64).lightness() > 128
    assert image.pixelColor(2, 64).alpha() == 0


@pytest.mark.parametrize(
    "command",
    [
        ["desktop-file-validate", str(FOLDER / "doublesix.desktop")],
        ["appstreamcli", "validate", "--no-net", str(METAINFO)],
    ],
    ids=lambda command: command[0],
)
def test_the_system_s_own_tool_finds_nothing_wrong(command: list[str]) -> None:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
