"""What people hand on leads to the same table again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.invitation import (
    Invitation,
    Unreadable,
    address_of,
    link_of,
    read_code,
    read_invitation,
    shown_code,
)
from doublesix_server.codes import new_code

PRINT = "0123456789abcdef" * 4


@pytest.mark.parametrize(
    "typed", ["K7QM2XV0", "k7qm-2xv0", " K7QM 2XVO ", "k7qm–2xvo", "k 7 q m 2 x v 0"]
)
def test_a_code_is_read_however_it_was_typed(typed: str) -> None:
    assert read_invitation(typed) == Invitation(code="K7QM2XV0")


@given(st.integers(0, 2**40 - 1))
def test_every_code_of_a_server_is_read_as_it_is_shown(bits: int) -> None:
    code = new_code(lambda _: bits)
    assert read_code(shown_code(code).lower()) == code


@pytest.mark.parametrize(
    ("typed", "server"),
    [
        ("doublesix://192.168.1.5:6006/K7QM-2XV0", "wss://192.168.1.5:6006"),
        ("doublesix://192.168.1.5/K7QM-2XV0?plain", "ws://192.168.1.5:6006"),
        ("doublesix://anas-laptop.local/k7qm2xv0", "wss://anas-laptop.local:6006"),
        ("doublesix://dominoes.example/K7QM2XV0", "wss://dominoes.example:6006"),
        ("doublesix://dominoes.example:7000/K7QM2XV0?plain", "ws://dominoes.example:7000"),
        ("doublesix://[fe80::1]:6006/K7QM2XV0", "wss://[fe80::1]:6006"),
        ("doublesix://[::1]:6006/K7QM2XV0", "ws://[::1]:6006"),
        ("127.0.0.1:6006/K7QM2XV0", "ws://127.0.0.1:6006"),
        ("192.168.1.5:6006 K7QM 2XV0", "wss://192.168.1.5:6006"),
        ("wss://dominoes.example k7qm2xv0", "wss://dominoes.example"),
    ],
)
def test_a_link_names_server_and_table(typed: str, server: str) -> None:
    assert read_invitation(typed) == Invitation(server, "K7QM2XV0")


def test_a_fingerprint_makes_the_way_a_secret_one() -> None:
    typed = f"doublesix://192.168.1.5:6006/K7QM-2XV0#{PRINT.upper()}"
    assert read_invitation(typed) == Invitation("wss://192.168.1.5:6006", "K7QM2XV0", PRINT)
    here = f"doublesix://127.0.0.1:6006/K7QM-2XV0?plain#{PRINT}"
    assert read_invitation(here) == Invitation("wss://127.0.0.1:6006", "K7QM2XV0", PRINT)


@pytest.mark.parametrize(
    ("typed", "server"),
    [
        ("ws://192.168.1.5:6006", "ws://192.168.1.5:6006"),
        ("localhost", "ws://localhost:6006"),
        ("Dominoes.Example:443", "wss://dominoes.example:443"),
        ("laptop:6006", "wss://laptop:6006"),
    ],
)
def test_an_address_alone_names_the_server(typed: str, server: str) -> None:
    assert read_invitation(typed) == Invitation(server)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", Unreadable.EMPTY),
        ("   ", Unreadable.EMPTY),
        ("K7QM", Unreadable.NO_CODE),
        ("K7QM2XV0Z", Unreadable.NO_CODE),
        ("UUUUUUUU", Unreadable.NO_CODE),
        ("what is this", Unreadable.NO_CODE),
        ("192.168.1.5 what", Unreadable.NO_CODE),
        ("doublesix://dominoes.example/what", Unreadable.NO_CODE),
        ("doublesix://dominoes.example/K7QM2XV0#12", Unreadable.NO_FINGERPRINT),
        ("https://dominoes.example/K7QM2XV0", Unreadable.NO_ADDRESS),
        ("doublesix:///K7QM2XV0", Unreadable.NO_ADDRESS),
        ("doublesix://host:port/K7QM2XV0", Unreadable.NO_ADDRESS),
        ("ws://ana:word@dominoes.example", Unreadable.NO_ADDRESS),
        ("ws://-.example", Unreadable.NO_ADDRESS),
        ("ws://[::1", Unreadable.NO_ADDRESS),
        ("laptop:70000", Unreadable.NO_ADDRESS),
    ],
)
def test_what_leads_nowhere_is_told_by_its_reason(typed: str, why: Unreadable) -> None:
    assert read_invitation(typed) is why


@given(
    st.sampled_from(["ws", "wss"]),
    st.sampled_from(["192.168.1.5", "dominoes.example", "[fe80::1]", "laptop", "127.0.0.1"]),
    st.integers(1, 65535),
    st.booleans(),
    st.sampled_from(["K7QM2XV0", None]),
)
def test_a_link_that_was_written_leads_back(
    scheme: str, host: str, port: int, own: bool, code: str | None
) -> None:
    # A wire in the open has no certificate; nobody signs one for this machine.
    fingerprint = PRINT if scheme == "wss" and (own or host == "127.0.0.1") else None
    server = f"{scheme}://{host}:{port}"
    link = link_of(server, code, fingerprint)
    assert read_invitation(link) == Invitation(server, code, fingerprint)


@given(st.text())
def test_nothing_typed_breaks_the_reading(typed: str) -> None:
    assert isinstance(read_invitation(typed), Invitation | Unreadable)


@pytest.mark.parametrize(
    ("server", "told"),
    [
        ("ws://192.168.1.5:6006", "ws://192.168.1.5:6006"),
        ("ws://127.0.0.1:6006", "127.0.0.1:6006"),
        ("wss://dominoes.example:6006", "dominoes.example:6006"),
        ("wss://dominoes.example", "dominoes.example:443"),
        ("ws://dominoes.example:7000", "ws://dominoes.example:7000"),
        ("wss://192.168.1.5:6006", "192.168.1.5:6006"),
    ],
)
def test_an_address_is_said_as_short_as_it_is_understood(server: str, told: str) -> None:
    assert address_of(server) == told
    found = read_invitation(told)
    assert isinstance(found, Invitation)
    assert found.server in {server, f"{server}:443"}


def test_what_is_no_address_is_not_said() -> None:
    with pytest.raises(ValueError, match="no address of a server"):
        address_of("here there")


def test_a_port_that_goes_without_saying_is_said_in_a_link() -> None:
    assert link_of("wss://dominoes.example", "K7QM2XV0") == (
        "doublesix://dominoes.example:443/K7QM-2XV0"
    )


def test_no_link_is_written_to_what_is_no_address() -> None:
    with pytest.raises(ValueError, match="no address of a server"):
        link_of("here there", "K7QM2XV0")
