"""`docs/protocol.md`: what the page says is what the code does."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Any, get_args

import msgpack
import pytest

from doublesix.protocol import DEFAULT_PORT, PROTOCOL_VERSION, SUBPROTOCOL, requests
from doublesix.protocol.answers import ANSWERS, AnyAnswer
from doublesix.protocol.codec import pack, unpack
from doublesix.protocol.errors import Closing, Refusal
from doublesix.protocol.fields import MAX_FRAME
from doublesix.protocol.hints import HintReason
from doublesix.protocol.plain import plain_event
from doublesix.protocol.requests import read_request
from doublesix.rules.errors import Reason
from doublesix.rules.events import Event
from tests import protocol_page, protocol_samples
from tests.shared.protocol.samples import EVENTS

TEXT = protocol_page.PAGE.read_text(encoding="utf-8")

SAMPLE = re.compile(
    r"^#### (?P<name>\w+)\n(?:(?!^#).*\n)*?```\n(?P<shown>.+)\n\n(?P<code>[\da-f\n]+)\n```$",
    re.MULTILINE,
)
PIECE = re.compile(r"""("(?:[^"\\]|\\.)*")|hex'([\da-f]*)'|\b(nil|true|false)\b""")
WORDS = {"nil": "None", "true": "True", "false": "False"}


def section(what: str) -> str:
    """Return what stands between a pair of marks."""
    found = re.search(rf"<!-- made: {what} -->\n(.*?)<!-- end -->", TEXT, re.DOTALL)
    assert found is not None, what
    return found[1]


def samples(what: str) -> Iterator[tuple[str, dict[str, Any], bytes]]:
    """Read a section as a stranger would: name, shown map and bytes of each sample."""
    for found in SAMPLE.finditer(section(what)):
        yield (
            found["name"],
            shown_map(found["shown"]),
            bytes.fromhex(found["code"].replace("\n", "")),
        )


def shown_map(text: str) -> dict[str, Any]:
    """Read a map as the page writes it."""

    def python(found: re.Match[str]) -> str:
        string, code, word = found.groups()
        return string or (WORDS[word] if word else repr(bytes.fromhex(code)))

    value: dict[str, Any] = ast.literal_eval(PIECE.sub(python, text))
    return value


ASKED, TOLD = list(samples("requests")), list(samples("answers"))
EACH_SAMPLE = pytest.mark.parametrize(
    ("name", "shown", "code"),
    [*ASKED, *TOLD],
    ids=[*(f"ask {name}" for name, _, _ in ASKED), *(f"tell {name}" for name, _, _ in TOLD)],
)


def codes_in_tables() -> set[str]:
    """Return what stands in the first column of the page's tables."""
    return set(re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE))


def test_the_page_is_what_the_models_make() -> None:
    made = protocol_page.page_with_tables(TEXT)
    assert made == TEXT, "python tests/protocol_page.py writes the page anew"


def test_the_page_would_be_made_anew_if_it_drifted() -> None:
    drifted = TEXT.replace("| `seat` | number 1–4 | which seat |", "| `seat` | number | a seat |")
    assert drifted != TEXT
    assert protocol_page.page_with_tables(drifted) == TEXT


def test_the_page_has_every_part_that_is_made() -> None:
    marks = re.findall(r"<!-- made: ([\w-]+) -->", TEXT)
    codes = ["events", "refusals", "reasons", "hints", "draws", "closings"]
    assert marks == ["requests", "answers", "parts", *codes]
    assert TEXT.count("<!-- end -->") == len(marks)


def test_each_message_has_one_sample() -> None:
    asked = [model.model_fields["type"].default for model in get_args(requests.AnyRequest)]
    told = [get_args(model.model_fields["type"].annotation)[0] for model in get_args(AnyAnswer)]
    for models, read, count in ((asked, ASKED, 45), (told, TOLD, 20)):
        names = [name for name, _, _ in read]
        assert len(models) == len(names) == len(set(names)) == count
        assert set(names) == set(models)


@EACH_SAMPLE
def test_a_sample_s_bytes_are_the_map_beside_them(
    name: str, shown: dict[str, Any], code: bytes
) -> None:
    assert msgpack.unpackb(code) == shown
    assert list(msgpack.unpackb(code)) == list(shown)
    assert shown["type"] == name
    assert msgpack.packb(shown) == code == pack(shown)


@pytest.mark.parametrize(("name", "shown", "code"), ASKED, ids=[name for name, _, _ in ASKED])
def test_a_sample_of_a_request_is_read_by_a_server(
    name: str, shown: dict[str, Any], code: bytes
) -> None:
    request = read_request(unpack(code))
    assert request.type == name
    assert request.model_dump(exclude_unset=True) == shown


@pytest.mark.parametrize(("name", "shown", "code"), TOLD, ids=[name for name, _, _ in TOLD])
def test_a_sample_of_an_answer_is_read_by_a_client(
    name: str, shown: dict[str, Any], code: bytes
) -> None:
    answer = ANSWERS.validate_python(msgpack.unpackb(code))
    assert answer.type == name
    assert msgpack.unpackb(msgpack.packb(answer.model_dump(exclude_unset=True))) == shown


def test_the_samples_are_the_bytes_that_are_sent() -> None:
    asked = {name: pack(plain) for name, (_, plain) in protocol_samples.REQUESTS.items()}
    told = {name: frame for name, (_, frame) in protocol_samples.ANSWERS.items()}
    assert {name: code for name, _, code in ASKED} == asked
    assert {name: code for name, _, code in TOLD} == told


TABLES: dict[type[StrEnum], str] = {
    Refusal: "refusals",
    Reason: "reasons",
    HintReason: "hints",
    Closing: "closings",
}


@pytest.mark.parametrize("code", [code for codes in TABLES for code in codes])
def test_every_code_stands_in_a_table(code: StrEnum) -> None:
    assert section(TABLES[type(code)]).count(f"| `{code.value}` |") == 1


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_event_stands_in_the_table_with_its_fields(kind: type[Event]) -> None:
    plains = [plain_event(event) for event, _ in EVENTS if isinstance(event, kind)]
    word = plains[0]["event"]
    row = re.search(rf"^\| `{word}` \| (.*) \|$", section("events"), re.MULTILINE)
    assert row is not None
    fields = {field for plain in plains for field in plain} - {"event"}
    assert set(re.findall(r"`(\w+)`", row[1])) == fields


def test_no_table_of_codes_has_more_than_there_is() -> None:
    events = {plain["event"] for _, plain in EVENTS}
    for what, codes in {
        "events": events,
        "refusals": set(Refusal),
        "reasons": set(Reason),
        "hints": set(HintReason),
        "closings": set(Closing),
    }.items():
        assert set(re.findall(r"^\| `(\w+)` \|", section(what), re.MULTILINE)) == codes


def test_every_field_of_a_message_stands_in_its_table_with_a_meaning() -> None:
    models = [*get_args(requests.AnyRequest), *get_args(AnyAnswer)]
    models += protocol_page.PARTS.values()
    for model in models:
        assert model.__doc__
        for name, field in model.model_fields.items():
            assert name == "type" or field.description, (model, name)
            assert name == "type" or name in codes_in_tables()


@pytest.mark.parametrize(
    "said",
    [
        f"`{SUBPROTOCOL}`",
        f"({DEFAULT_PORT} unless",
        f"The protocol, version {PROTOCOL_VERSION}\n",
        f"at most {MAX_FRAME:,} bytes",
    ],
)
def test_the_page_says_how_to_connect(said: str) -> None:
    assert said in TEXT


def test_the_small_client_on_the_page_is_python() -> None:
    [program] = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    compile(program, "docs/protocol.md", "exec", ast.PyCF_ONLY_AST)
    assert f'subprotocols=["{SUBPROTOCOL}"]' in program
    assert "doublesix." not in program.replace(SUBPROTOCOL, "")
